"""The contract every game keeps; the standard library is all it needs."""
