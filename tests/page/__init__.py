"""The parts of the front end that need neither a browser nor Jupyter."""
