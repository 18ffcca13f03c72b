"""The games of the house, each in a folder of its own."""
