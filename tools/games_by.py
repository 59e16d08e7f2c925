"""Games by what they are like, for tools that mean any of a kind."""

from engawa.games import GAMES, spec

BY_ACTIONS = sorted(GAMES, key=lambda name: spec(name).actions)
SMALLEST, SMALL, *_, LARGEST = BY_ACTIONS  # with the fewest actions, the next, with the most
LONGEST = max(GAMES, key=lambda name: spec(name).minutes or (0, 0))  # of those that people play
FILES = [  # options that name a file, and their games
    (name, option.name) for name in GAMES for option in spec(name).options if option.load
]
