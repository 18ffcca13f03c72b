"""The core: everything that no game owns. It knows no game, and nothing of Jupyter."""
