"""Two editions of one game: a small one, Crossing, whose editions differ in rules, players, figures and board."""
