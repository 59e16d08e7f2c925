"""The games as environments for machine learning: PettingZoo, Gymnasium, OpenSpiel, and in bulk.

Nothing here is imported unless it is used; the extra `learn` installs what it needs.
"""
