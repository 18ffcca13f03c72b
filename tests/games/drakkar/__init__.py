"""The rules of Drakkar, each shown by small written positions."""
