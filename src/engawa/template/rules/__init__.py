"""The rules in numbers: every file in this folder is compiled."""
