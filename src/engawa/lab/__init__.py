"""Bots playing in bulk: matches of thousands of games, and measurements of speed."""
