"""Messages in every language, refusals, moments and the rules that they name."""
