"""The games as learners know them: PettingZoo, Gymnasium, OpenSpiel, and many at once.

Nothing here is imported unless it is asked for; the extra `learn` installs what it needs.
"""
