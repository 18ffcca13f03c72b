"""The kit that every game must pass: on a small game, on that game with a defect at a time, and on installed games."""
