"""Words of the game that a newcomer may ask about."""

from __future__ import annotations

from engawa.core.learn import Word
from engawa.games.the_harvest import words as say

GLOSSARY = (
    Word(say.WORD_ALLY, say.WORD_ALLY_SAYS),
    Word(say.WORD_FACEDOWN, say.WORD_FACEDOWN_SAYS),
    Word(say.WORD_RESET, say.WORD_RESET_SAYS),
    Word(say.WORD_STREET, say.WORD_STREET_SAYS),
)
