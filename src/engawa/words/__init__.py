"""What is told to people: data until it leaves the house, then text in the listener's language.

Rules and screens make a `Say`, an id with arguments. A `Voice` (a language, the names of the seats,
and who listens) makes text of it. The catalogues, one file a book and language, hold the grammar.
"""

from engawa.words.say import (
    SEATS,
    Arg,
    Say,
    Seat,
    Words,
    either,
    listed,
    row,
    together,
)
from engawa.words.voice import ENGLISH, Voice

__all__ = ["ENGLISH", "SEATS", "Arg", "Say", "Seat", "Voice", "Words"]
__all__ += ["either", "listed", "row", "together"]
