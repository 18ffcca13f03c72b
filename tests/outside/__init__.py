"""A game from outside: tablut, written and installed as anybody's own would be."""
