"""Print the digest of some games in this build, for `check_builds`."""

import json
import sys

import engawa
from engawa.core import arena
from engawa.core.rng import Rng

name, seats, options, seed, games = json.loads(sys.argv[1])
print(arena.digest(engawa.make(name, seats, **options).start(), games, Rng(seed)))
