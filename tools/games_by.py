"""Games by their properties, for tools that need any game of a kind."""

from engawa.games import GAMES, spec

BY_ACTIONS = sorted(GAMES, key=lambda name: spec(name).actions)
SMALLEST, SMALL, *_, LARGEST = BY_ACTIONS  # fewest, second fewest and most actions
LONGEST = max(GAMES, key=lambda name: spec(name).minutes or (0, 0))  # among games that people play
FILES = [  # options that name a file, with their games
    (name, option.name) for name in GAMES for option in spec(name).options if option.load
]
