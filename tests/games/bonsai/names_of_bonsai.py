"""Names of Bonsai that are the same in every language."""

from engawa.games.bonsai.rules.components import LEVEL_WORDS

NAMES = [*LEVEL_WORDS]
