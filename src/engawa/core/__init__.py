"""The contract every game keeps. It needs the standard library only."""
