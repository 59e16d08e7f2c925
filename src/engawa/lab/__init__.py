"""Machines playing: matches by the thousand, and how fast they run."""
