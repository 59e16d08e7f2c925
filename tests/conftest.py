"""Hypothesis without clocks or luck: the same examples everywhere, however slow the machine."""

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
