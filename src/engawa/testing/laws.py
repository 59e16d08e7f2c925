"""Play random games and check the laws at every step."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engawa.core import record
from engawa.core.actions import CHANCE
from engawa.core.book import rules_of
from engawa.core.errors import EngawaError, Refusal
from engawa.core.game import Game
from engawa.core.observation import FOLLOWING
from engawa.core.position import Position
from engawa.core.rng import Rng, named
from engawa.testing.builds import check_builds
from engawa.testing.compare import difference, numbers, who
from engawa.testing.odds import check_odds
from engawa.testing.scenes import check_scene
from engawa.testing.secrets import check_alike, check_secrets
from engawa.testing.twins import Twin
from engawa.testing.walk import options, walk

NONSENSE = ("", "?", "xyzzy", "a b c d e f", "-1", "é", "give", "\t", "0" * 40)
LOOKS = 60  # about how many positions of a game are examined closely
TRIED = 60  # lines from elsewhere in the game that are tried where they are not legal
ASKED = 12  # about how many arguments of a cached function are checked
ODDS = 100  # the most chances that are sampled often; see `check_odds`


def check_laws(game: Game, games: int = 5, seed: int = 0, hides: bool | None = None) -> None:
    """Play random games and check every law at every step; an AssertionError says which is broken.

    If a game shows everything to everybody, no law can know that something should be hidden. Say so
    with `hides`: True if something is hidden from somebody, False if nothing ever is.
    """
    laws = _Laws(game)
    for number in range(games):
        laws.play(named("laws", repr(game), seed, number))
    if hides is not None:
        assert laws.hidden or not hides, f"nothing is hidden from anybody: {game}"
        assert hides or not laws.hidden, f"something is hidden, {laws.hidden}: {game}"
    check_builds(game, seed)


@dataclass
class _Laws:
    """The laws for one game, and what was found so far."""

    game: Game
    seen: dict[str, None] = field(default_factory=dict)  # lines, to try where they are not legal
    met: Counter[str] = field(default_factory=Counter)  # chances, by the first word of their lines
    rolled: int = 0  # chances that were sampled often
    hidden: str = ""  # from whom something is hidden, and where

    def play(self, rng: Rng) -> None:
        thinker = Rng(rng.below(1 << 30))  # a bot's luck must not touch the game's
        played = walk(self.game, rng)
        stride = 1 + len(played) // LOOKS  # in long games, only some positions are examined closely
        s = self.game.start()
        twins = [Twin(seat) for seat in range(s.seats)]
        past: list[tuple[Position, object]] = []
        for number, action in enumerate(played):
            before = s.copy()
            past.append((before, numbers(s)))
            if number % stride == 0:
                self.look(s, twins, thinker)
            if s.to_move == CHANCE:
                self.chance(s, action, thinker)
            else:
                self.choice(s)
            self.seen.pop(s.text(action), None)
            self.seen[s.text(action)] = None  # latest last
            for twin in twins:
                twin.follow(s, action, thinker)
            other = s.copy()
            other.apply(action)
            s.apply(action)
            assert numbers(other) == numbers(s), f"one action led to two positions: {before}"
        self.look(s, twins, thinker)
        self.ends(s)
        for copy, held in past:
            assert numbers(copy) == held, f"a copy changed when the game went on: {copy}"
        self.replays(past[0][0], played, s)

    def look(self, s: Position, twins: list[Twin], rng: Rng) -> None:
        self.writes_and_reads(s)
        for seat in [*range(s.seats), None]:
            check_scene(s, seat, rng)
        for seat in range(s.seats):
            if check_secrets(s, seat, rng):
                self.hidden = self.hidden or f"from {who(seat)} in {s}"
        for twin in twins:
            if twin.position is not None:
                check_alike(s, twin.position, twin.seat, rng)
        self.refuses(s)

    def writes_and_reads(self, s: Position) -> None:
        reread = self.game.position(str(s))
        assert str(reread) == str(s), f"{s} reads back as {reread}"
        assert reread.legal() == s.legal(), f"half written: {s}"
        assert reread.chances() == s.chances(), f"half written: {s}"
        for seat in range(s.seats):
            mine, other = s.observe(seat), reread.observe(seat)
            assert mine == other, (
                f"half written: {who(seat)} sees {difference(mine, other)}, once it is read: {s}"
            )
        self.follows(s)
        values = s.values()
        assert all(0 <= v <= 1 for v in values), f"a value is a share of a win: {values} {s}"

    def follows(self, s: Position) -> None:
        """A cached part is what would be made anew, for all arguments seen at such tables."""
        for kept, make, asked in FOLLOWING.get(type(s), ()):
            fits = [args for seats, *args in asked if seats == s.seats]
            for args in fits[:: 1 + len(fits) // ASKED]:
                assert kept(s, *args) == make(s, *args), (
                    f"{make.__qualname__}{(*args,)} follows from more than it says: {s}"
                )

    def chance(self, s: Position, action: int, rng: Rng) -> None:
        outcomes = dict(s.chances())
        assert len(outcomes) == len(s.chances()) > 0, f"an outcome is listed twice, or none: {s}"
        assert min(outcomes.values()) > 0, f"an outcome without a way: {s}"
        assert not s.legal(), f"a choice is offered at a chance: {s}"
        assert action in outcomes, f"sampled the impossible: {s.text(action)!r} in {s}"
        if max(outcomes.values()) * 2 <= sum(outcomes.values()):
            futures = (s.copy().roll(rng) for _ in range(64))
            assert any(future != action for future in futures), f"it knows its own future: {s}"
        self.spells(s, action)
        self.odds(s, s.text(action).split()[0], rng)

    def odds(self, s: Position, verb: str, rng: Rng) -> None:
        """Sample often the first, second, fourth, eighth ... chance of each kind."""
        self.met[verb] += 1
        if self.met[verb].bit_count() == 1 and self.rolled < ODDS:
            self.rolled += 1
            check_odds(s, rng)

    def choice(self, s: Position) -> None:
        legal = s.legal()
        assert len(set(legal)) == len(legal), f"an action is offered twice: {s}"
        assert all(0 <= a < self.game.spec.actions for a in legal), f"numbered outside: {s}"
        assert not s.chances(), f"chance is due while a seat is to move: {s}"
        for action in legal:
            self.spells(s, action)
            assert s.why_not(s.text(action)) is None, f"{s.text(action)!r} is legal: {s}"
        assert [s.text(a) for a in legal] == s.lines()

    def spells(self, s: Position, action: int) -> None:
        line = s.text(action)
        assert s.parse(line) == action, f"{line!r} reads back as another action: {s}"
        assert line == " ".join(line.split()), f"{line!r} is not one line"
        assert not set(line) & set("#;|"), f"{line!r} cannot stand in a record"

    def refuses(self, s: Position) -> None:
        """Every illegal line has a reason, with a rule from RULES.md."""
        rules = rules_of(self.game.spec)
        before, held = s.copy(), numbers(s)
        allowed = {s.text(a) for a in options(s)}
        for line in [*NONSENSE, *list(self.seen)[-TRIED:]]:
            refusal = s.why_not(line)
            if line in allowed:
                continue
            assert isinstance(refusal, Refusal), f"{line!r} is allowed in {s}"
            assert refusal.rule in rules, f"{line!r}: no rule {refusal.rule!r} in RULES.md"
            assert str(refusal.says).strip(), f"{line!r}: the refusal has no words"
            try:
                s.play(line)
            except EngawaError:
                assert numbers(s) == held, f"a refused line changed the position: {line!r} {before}"
            else:
                raise AssertionError(f"{line!r} is refused and yet was played: {before}")

    def ends(self, s: Position) -> None:
        assert not s.legal(), f"a choice is offered when all is over: {s}"
        assert not s.chances(), f"chance is due when all is over: {s}"
        scores = s.scores()
        assert all(0 <= score <= 1 for score in scores), f"scores are shares of a win: {scores}"
        if s.seats > 1:
            assert abs(sum(scores) - 1) < 1e-9, f"the win is not shared out: {scores} {s}"
        sheet = s.score_sheet()
        sums = [sum(row.points[seat] for row in sheet) for seat in range(s.seats)]
        assert sums == s.points(), f"the score sheet counts {sums}, the rules {s.points()}: {s}"
        assert str(s.ending()), f"nothing says how it was won: {s}"
        for line in [*NONSENSE, *self.seen]:
            assert s.why_not(line) is not None, f"{line!r} is allowed after the end"

    def replays(self, start: Position, played: list[int], end: Position) -> None:
        text = record.write(start, played)
        steps = list(record.replay(record.read(text), self.game))
        assert str(steps[-1].position) == str(end), f"the record leads elsewhere: {text}"
