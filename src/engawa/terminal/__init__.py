"""Playing in a terminal, line by line."""
