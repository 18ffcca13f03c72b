"""The rules of Raids, each shown by small written positions."""
