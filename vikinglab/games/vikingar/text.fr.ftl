game = Vikingar
