"""Parts that games share; knows core only."""
