"""Questions, and examples of rules: what the engine knows, asked and shown."""
