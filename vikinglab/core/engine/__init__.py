"""Positions, what they wait for, and how they are written: no game, no board."""
