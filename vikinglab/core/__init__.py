"""How any game is played. Knows no game, and nothing of Jupyter."""
