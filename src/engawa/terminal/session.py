"""A game in a terminal: people type lines or numbers, bots answer, chance rolls.

All output is plain lines, for screen readers and pipes. If the screen can be cleared, the board is
a map that stays in its place.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engawa import bots
from engawa.bots.explain import explain
from engawa.bots.players import Players, listening
from engawa.bots.remote import Forfeit, check
from engawa.core import record
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.book import find_rule, rules_of
from engawa.core.errors import EngawaError
from engawa.core.game import Game
from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.terminal.cells import wrapped
from engawa.terminal.chart import WIDE
from engawa.terminal.choices import line_meant, listed_choices, why
from engawa.terminal.coach import Coach
from engawa.terminal.draw import called, draw, draw_map
from engawa.words import Voice, Words, listed, row, together
from engawa.words import terminal as say
from engawa.words.library import REFERENCE

PERSON = "person"
INDENT = "    "  # before the continuation of a line
NEWS = 8  # the most lines of news on the screen
HELP = {  # what can be typed besides a number or a line
    "?": say.HELP_HELP,
    "table": say.HELP_TABLE,
    "read": say.HELP_READ,
    "why LINE": say.HELP_WHY,
    "hint": say.HELP_HINT_ORDER,
    "rules [ID]": say.HELP_RULES,
    "undo": say.HELP_UNDO,
    "save FILE": say.HELP_SAVE,
    "quit": say.HELP_QUIT,
}


class Stop(Exception):
    """The person leaves, or the input ends."""


@dataclass
class Session:
    """One game, from the first line to the last."""

    game: Game
    players: list[str]  # the name of a bot, or PERSON, by seat
    write: Callable[[str], None]
    ask: Callable[[str], str]  # raises EOFError at the end of the input
    seed: int | None = None
    language: str = REFERENCE
    clear: Callable[[], None] | None = None  # clears the screen; None: plain lines
    coach: Coach | None = None  # for a first game
    played: list[tuple[Position, int]] = field(default_factory=list)  # and the position before

    def __post_init__(self) -> None:
        for name in self.players:
            if name != PERSON:
                check(name)
        self.start = self.game.start()
        self.s = self.start.copy()
        self.news: list[Callable[[], Words]] = []  # what happened since the person's last decision
        self.tip: Words = ""  # for the coming decision
        seed = secrets.randbits(60) if self.seed is None else self.seed
        self.hints = seed
        self.luck = None if self.seed is None else named("play", self.seed, "chance")
        self.seat_luck = [named("play", seed, "seat", seat) for seat in range(self.game.seats)]
        self.names = [say.PERSON if name == PERSON else say.bot(name) for name in self.players]
        self.people = [seat for seat, name in enumerate(self.players) if name == PERSON]
        if len(self.people) == 1:
            self.names[self.people[0]] = say.YOU
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None

    @property
    def voice(self) -> Voice:
        """The voice for the person who plays: seats keep their letters, their own is "you"."""
        return Voice(self.language, you=self.looking)

    def say(self, words: Words) -> None:
        self.tell_text(self.voice(words))

    def tell_text(self, text: str) -> None:
        """Write text, wrapped on a screen. Pipes and screen readers get whole lines."""
        rows = text.split("\n")
        if self.clear:
            rows = [part for each in rows for part in wrapped(each, WIDE, INDENT) or [""]]
        self.write("\n".join(rows))

    def run(self) -> None:
        """Play until the game ends or the person stops."""
        self.say(say.titled(what=self.game.spec.title, says=self.game.spec.says))
        seating = say.seats(listed([called(k, self.names) for k in range(self.game.seats)]))
        self.say(together(seating, say.HELP_HINT if self.people else ""))
        try:
            with Players() as players:
                self._seat(players)
                while self.s.to_move != NOBODY:
                    self._step()
                for _, remote in self.ears:
                    remote.finish(self.s.scores(), self.s.points())
        except (Stop, EOFError):
            self.say(say.STOPPED)
            return
        self._tell_result()

    def _seat(self, players: Players) -> None:
        """Seat the bots; programs among them are told what happens."""
        here = [seat for seat, name in enumerate(self.players) if name != PERSON]
        found = players.seat([self.players[seat] for seat in here])
        self.bots = dict(zip(here, found, strict=True))
        self.ears = [(here[k], remote) for k, remote in listening(found)]
        for seat, remote in self.ears:
            remote.begin(self.game, seat, self.seat_luck[seat].below(1 << 30))

    def _choose(self, seat: int) -> int:
        """Return a bot's choice. If a program cannot play on, a greedy bot plays for it."""
        try:
            return self.bots[seat](Sight(self.s, seat), self.seat_luck[seat])
        except Forfeit as error:
            says = say.forfeited(why=error.says, seat=seat_name(seat))
            self._report(lambda: says)
            self.bots[seat] = bots.find("greedy")
            self.ears = [(k, remote) for k, remote in self.ears if k != seat]
            return self._choose(seat)

    def _step(self) -> None:
        mover = self.s.to_move
        if mover == CHANCE:
            before = self.s.copy()
            self.tell(before, self.s.roll(self.luck))
        elif self.players[mover] == PERSON:
            self._ask(mover)
        else:
            self.play(self._choose(mover))

    def play(self, action: int) -> None:
        before = self.s.copy()
        self.s.apply(action)
        self.tell(before, action)

    def tell(self, before: Position, action: int) -> None:
        """Say what happened, as the person at the table may hear it."""
        self.played.append((before, action))
        for seat, remote in self.ears:
            remote.hear(before, action, seat)
        after = self.s.copy()
        self._report(lambda: self._told(before, after, action))

    def _told(self, before: Position, after: Position, action: int) -> Words:
        """Describe it in the game's words; if it has none, as the line that was played."""
        seat = self.looking
        line = before.line_for(action, seat)
        narrate = self.game.spec.narrate
        told = narrate(before.sight(seat), after.sight(seat), line, before.to_move).says
        return told or say.played(who=self._who(before), line=line)

    def _report(self, news: Callable[[], Words]) -> None:
        """Say news at once; if the screen is cleared, keep them for the next person who looks."""
        if self.clear:
            self.news.append(news)
        else:
            self.say(news())

    def _newest(self) -> list[str]:
        return [self.voice(news()) for news in self.news[-NEWS:]]

    def _who(self, before: Position) -> Words:
        """Say who played a line: a seat, or chance, perhaps for a seat."""
        if before.to_move != CHANCE:
            return seat_name(before.to_move)
        turn = before.observe(self.looking).get("turn")
        return say.chance_for(seat_name(turn)) if turn is not None and turn >= 0 else say.CHANCE

    # --- a person's turn ---

    def _ask(self, seat: int) -> None:
        if len(self.people) > 1:
            self._hand_over(seat)
        self.tip = self.coach.tip(self.s, seat) if self.coach else ""
        self._show(seat)
        while self.s.to_move == seat:
            typed = " ".join(self.ask(f"{seat_name(seat)}> ").split())
            before = len(self.played)
            self._answer(seat, typed)
            if len(self.played) != before:
                return

    def _hand_over(self, seat: int) -> None:
        """If seats have secrets, wait for the next person to come to the keyboard."""
        hidden = any(self.s.observe(k) != self.s.observe(seat) for k in self.people)
        if hidden and self.looking != seat:
            if self.clear:
                self.clear()
            self.ask(self.voice(say.your_turn(seat_name(seat))) + " ")
        self.looking = seat

    def _show(self, seat: int) -> None:
        """Show the table in plain lines, or as a map if the screen can be cleared."""
        scene, chart = self.s.scene(seat), self.game.spec.chart
        if self.clear and chart:
            self.clear()
            news = self._newest()
            self.write(draw_map(scene, self.names, self.voice, chart, self.s.lines(), news))
        else:
            self.say("")
            self.tell_text(draw(scene, self.names, self.voice))
        if self.tip:
            self.say(self.tip)
        for choice in listed_choices(self.s, seat, self.voice, short=self.clear is not None):
            self.tell_text(choice)

    def _read(self, seat: int) -> None:
        """Read the whole table in words."""
        self.tell_text(draw(self.s.scene(seat), self.names, self.voice))
        for choice in listed_choices(self.s, seat, self.voice):
            self.tell_text(choice)

    def _answer(self, seat: int, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        orders: dict[str, Callable[[], object]] = {
            "?": self._help,
            "help": self._help,
            "table": lambda: self._show(seat),
            "read": lambda: self._read(seat),
            "why": lambda: self._why(rest),
            "hint": lambda: self._hint(seat),
            "rules": lambda: self._rules(rest),
            "undo": lambda: self._undo(seat),
            "save": lambda: self._save(rest),
            "quit": self._quit,
        }
        try:
            if word.lower() in orders and not (word == "?" and rest):
                orders[word.lower()]()
            elif typed:
                action = self.s.parse(line_meant(self.s, typed))
                self.news = []
                self.play(action)
        except EngawaError as error:
            self.say(error.says)

    def _help(self) -> None:
        self.say(say.HELP)
        for order, does in HELP.items():
            self.write(f"  {order:<12} {self.voice(does)}")

    def _why(self, typed: str) -> None:
        for words in why(self.s, typed, self.language):
            self.say(words)

    def _hint(self, seat: int) -> None:
        """Give a hint from what the seat may know.

        It has its own luck, so asking changes nothing.
        """
        rng = named("hint", self.hints)
        self.say(explain(Sight(self.s, seat), rng).says())

    def _rules(self, rule: str) -> None:
        place, known = self.game.spec, rules_of(self.game.spec, self.language)
        for entry in [find_rule(place, rule, self.language)] if rule else known.values():
            self.say(say.titled(what=entry.id, says=entry.says))

    def _undo(self, seat: int) -> None:
        if not self.played or self.played[-1][0].to_move != seat:
            self.say(say.UNDO_FAR)
            return
        self.s, action = self.played.pop()
        for _, remote in self.ears:
            remote.forget()
        taken = say.taken_back(self.s.text(action))
        self._report(lambda: taken)

    def _save(self, name: str) -> bool:
        if not name:
            self.say(say.SAVE_WHAT)
            return False
        actions = [action for _, action in self.played]
        try:
            Path(name).write_text(record.write(self.start, actions), encoding="utf-8")
        except OSError as error:
            self.say(say.not_saved(file=name, why=error.strerror or str(error)))
            return False
        self.say(say.saved(n=len(actions), file=name))
        return True

    def _quit(self) -> None:
        raise Stop

    def _tell_result(self) -> None:
        for news in self._newest():
            self.tell_text(news)
        self.say("")
        self.tell_text(draw(self.s.scene(self.looking), self.names, self.voice))
        for line in result(self.s, self.names):
            self.say(line)
        if self.people:
            self._offer_save()

    def _offer_save(self) -> None:
        while True:
            try:
                asked = self.ask(self.voice(say.save_or_finish("save FILE")) + " ")
                word, _, name = asked.strip().partition(" ")
                if word != "save" or self._save(name.strip()):
                    return
            except EOFError:
                return


def result(s: Position, names: Sequence[Words]) -> Iterator[Words]:
    """Say who won, and the points."""
    scores, points = s.scores(), s.points()
    winners = [called(seat, names) for seat, score in enumerate(scores) if score > 0]
    won = say.wins if len(winners) == 1 else say.share
    yield won(listed(winners)) if winners else say.NOBODY
    yield say.points(row([say.has_points(who=seat_name(k), n=n) for k, n in enumerate(points)]))
