"""A voice: makes text from what is told, in one language, for one listener."""

from __future__ import annotations

from unicodedata import bidirectional

from msgspec.json import Encoder

from engawa.words.library import REFERENCE, BadWords, language
from engawa.words.pattern import Number
from engawa.words.say import Arg, Say, Seat, Words

#: A message chooses by this key if a seat is the listener's own. Every message may also choose by
#: `$you`, which has this value if the listener is among the seats in it.
YOU = "you"
LONGEST = 1000  # the most letters of a text in a message, as people may type anything
LETTERS = tuple("ABCDEFGH")  # the names of seats without players


class Voice:
    """Says things in one language to one seat; None is a listener without a seat."""

    strict = False  # tests raise an error for what cannot be said; at a table the game goes on

    def __init__(
        self,
        language_: str = REFERENCE,
        names: tuple[str, ...] = LETTERS,
        you: int | None = None,
    ) -> None:
        self.language, self.names, self.you = language(language_), names, you
        self._known = self.language.known  # texts without names
        self._heard = self.language.shelf(names, None)  # texts that name others
        self._kept = self.language.shelf(names, you)  # texts that name the listener
        self._called = [self._call(seat) for seat in range(len(names))]
        self.encode = Encoder(enc_hook=self._say).encode  # encodes a message, its Says as text

    def _call(self, seat: int) -> str:
        """Return the key for the listener, or the name of another, marked to be told apart."""
        if seat == self.you:
            return YOU
        name = self.names[seat]
        if any(bidirectional(letter) in ("R", "AL") for letter in name):
            return f"\u2068{name}\u2069"  # ends the direction of its text
        return f"“{YOU}”" if name == YOU else name

    def __call__(self, words: Words) -> str:
        """Return the text."""
        return words if isinstance(words, str) else self._say(words)

    def _say(self, say: Say) -> str:
        """Return the text of a Say, kept for the next time.

        An encoder calls it for unknown objects.
        """
        if type(say) is not Say:
            raise TypeError(f"{type(say).__name__} cannot be sent")
        seats = say.seats
        shelf = self._known if not seats else self._kept if self.you in seats else self._heard
        text = shelf.get(say)
        if text is None:
            text = self._make(say)
            self.language.keep(shelf, say, text)
        return text

    def _make(self, say: Say) -> str:
        try:
            return self._form(say, "")
        except BadWords:
            if Voice.strict:
                raise
            self.language.missing.add(say.id)
            return f"[{say.id}]"

    def _form(self, say: Say, form: str) -> str:
        """Return a form of the message; if it has none, ask its arguments for that form."""
        message, wanted = self.language.find(say.id, form)
        given = dict(say.args)
        if YOU in message.names:
            given[YOU] = YOU if self.you in say.seats else ""
        needed = {}
        for name, arg, of in message.needs(given):
            if arg not in given:
                raise message.lacks(name, given)
            needed[name] = self._value(given[arg], of or wanted)
        return message.text(needed)

    def _value(self, value: Arg, form: str) -> str | Number:
        if isinstance(value, int):
            return self.language.number(value)
        if isinstance(value, Seat):
            return self._called[value.at]
        if isinstance(value, Say):
            return self._form(value, form) if form else self(value)
        return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


ENGLISH = Voice()
