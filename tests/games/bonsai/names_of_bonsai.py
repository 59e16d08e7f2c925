"""What Bonsai calls the same in every language."""

from engawa.games.bonsai.rules.components import LEVEL_WORDS

NAMES = [*LEVEL_WORDS]
