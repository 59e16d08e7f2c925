"""Words of the game that a newcomer may ask about."""

from __future__ import annotations

from engawa.core.learn import Word
from engawa.games.bamboo_harvest import words as say

GLOSSARY = (
    Word(say.WORD_DEED, say.WORD_DEED_SAYS),
    Word(say.WORD_REED, say.WORD_REED_SAYS),
    Word(say.WORD_DISTURB, say.WORD_DISTURB_SAYS),
    Word(say.WORD_SWAP, say.WORD_SWAP_SAYS),
    Word(say.WORD_VACANT, say.WORD_VACANT_SAYS),
    Word(say.WORD_WILD, say.WORD_WILD_SAYS),
)
