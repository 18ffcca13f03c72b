"""Probability that no game owns: exact, or sampled and with its error."""
