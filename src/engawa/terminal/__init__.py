"""Playing in a shell, in plain lines."""
