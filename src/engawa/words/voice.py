"""The voice: text of what is told, in one language, to one listener."""

from __future__ import annotations

from unicodedata import bidirectional

from msgspec.json import Encoder

from engawa.words.library import REFERENCE, BadWords, language
from engawa.words.pattern import Number
from engawa.words.say import Arg, Say, Seat, Words

#: The key that a message selects by if a seat is the listener's own. And `$you`, which every
#: message may choose by, has it if the listener is among those that the message speaks of.
YOU = "you"
LONGEST = 1000  # letters of a text inside a message: somebody may type anything
LETTERS = tuple("ABCDEFGH")  # what seats are called where nobody has a name


class Voice:
    """Says things in one language to one seat; None listens without a seat."""

    strict = False  # in tests, what cannot be said is an error; at a table the game goes on

    def __init__(
        self,
        language_: str = REFERENCE,
        names: tuple[str, ...] = LETTERS,
        you: int | None = None,
    ) -> None:
        self.language, self.names, self.you = language(language_), names, you
        self._known = self.language.known  # what names nobody
        self._heard = self.language.shelf(names, None)  # what names others
        self._kept = self.language.shelf(names, you)  # what names the listener
        self._called = [self._call(seat) for seat in range(len(names))]
        self.encode = Encoder(enc_hook=self._say).encode  # a message, with every Say as text

    def _call(self, seat: int) -> str:
        """The key for the listener; else the name, which no name may imitate."""
        if seat == self.you:
            return YOU
        name = self.names[seat]
        if any(bidirectional(letter) in ("R", "AL") for letter in name):
            return f"\u2068{name}\u2069"  # its direction ends with it
        return f"“{YOU}”" if name == YOU else name

    def __call__(self, words: Words) -> str:
        """The text of it."""
        return words if isinstance(words, str) else self._say(words)

    def _say(self, say: Say) -> str:
        """What was said before is not made again. To an encoder, what it does not know is a Say."""
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
        """The message in that form. A form that it does not have is asked of its words."""
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
