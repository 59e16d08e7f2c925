"""What people are told: data inside the program, and text in the listener's language at the edge.

Rules and screens make a `Say`: an id with arguments. A `Voice` makes text of it, for a language,
the names of the seats, and the listener. The catalogues hold the grammar: one file for each book
and language.
"""

from engawa.words.library import plural
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
__all__ += ["either", "listed", "plural", "row", "together"]
