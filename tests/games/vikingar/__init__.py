"""The rules of Vikingar, each shown by small written positions."""
