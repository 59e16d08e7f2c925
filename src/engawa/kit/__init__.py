"""Parts that games share. They use the core only."""
