"""The kit that every game must pass: on a small game, on that game with one defect at a time, and on those that are installed."""
