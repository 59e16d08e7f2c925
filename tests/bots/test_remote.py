"""Programs as bots: what they are told, what they answer, and what happens if they do not."""

import json
import sys
import time
from pathlib import Path

import pytest
from games_by import HIDING, SMALLEST

from engawa import CHANCE, Rng, bots
from engawa.bots.players import Players, listening
from engawa.bots.remote import Forfeit, Remote, check
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.core.sight import Sight
from engawa.lab.match import Match, contest
from engawa.lab.planned_game import PlannedGame, play
from engawa.lab.processes import Processes
from engawa.template import SPEC

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = f"remote:{sys.executable} {ROOT / 'examples/remote_bot.py'}"
GAME = Game(SPEC, 3, {})
TAKING = GAME.position("2 A")  # A takes one pebble or two
SIGHT = Sight(TAKING, 0)

TAKES_THE_LAST = """
import json, sys
log = open(sys.argv[1], "a")
for line in sys.stdin:
    print(line, end="", file=log, flush=True)
    message = json.loads(line)
    if message["is"] == "decide":
        print(message["lines"][-1], flush=True)
"""


def program(folder: Path, text: str, *words: object) -> str:
    """Return the name of a bot that runs this program."""
    file = folder / "bot.py"
    file.write_text(text, encoding="utf-8")
    return " ".join(["remote:" + sys.executable, str(file), *map(str, words)])


def answers(folder: Path, *lines: str) -> str:
    """Return a program that gives these answers one by one, whatever it is told."""
    text = f"import sys\nfor line in {lines!r}:\n"
    return program(folder, text + "    sys.stdin.readline()\n    print(line, flush=True)\n")


def planned(*names: str) -> PlannedGame:
    seat_luck = tuple(("test", seat) for seat in range(len(names)))
    return PlannedGame(HIDING[0], names, ("test", "luck"), seat_luck)


def heard(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


# --- what a program hears ---


def test_a_program_hears_start_decisions_and_the_end(tmp_path: Path) -> None:
    name = program(tmp_path, TAKES_THE_LAST, tmp_path / "log")
    with Players() as players:
        result = play(planned("random", name), players)
    assert (result.forfeit, result.says) == (None, "")
    start, *decisions, over = heard(tmp_path / "log")
    assert {"is": "start", "game": HIDING[0], "seats": 2, "seat": 1}.items() <= start.items()
    assert list(start) == ["is", "game", "rules_version", "options", "seats", "seat", "seed"]
    assert {message["is"] for message in decisions} == {"decide"}
    assert (over["is"], over["scores"], over["points"]) == ("over", result.scores, result.points)


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    """Followed line by line: observation, lines and everything told are those of seat B."""
    name = program(tmp_path, TAKES_THE_LAST, tmp_path / "log")
    with Players() as players:
        actions = play(planned("random", name), players).actions
    asked = iter(heard(tmp_path / "log")[1:])
    s = planned("random", "random").make().start()
    told: list[dict[str, object]] = []
    hidden = 0
    for action in actions:
        if s.to_move == 1:
            message = next(asked)
            assert list(message) == ["is", "told", "observe", "lines"]
            assert message["told"] == told
            assert message["observe"] == json.loads(json.dumps(s.observe(1)))
            assert message["lines"] == s.lines()
            told = []
        seat = None if s.to_move == CHANCE else s.to_move
        told.append({"seat": seat, "line": s.line_for(action, 1)})
        hidden += s.line_for(action, 1) != s.text(action)
        s.apply(action)
    assert next(asked)["told"] == told
    assert hidden > 0  # A had secrets, so this game was a test


def test_one_program_in_two_seats_is_two_programs(tmp_path: Path) -> None:
    """What one seat knows cannot reach the other through a program in both seats."""
    with Players() as players:
        seated = players.seat([EXAMPLE, "random", EXAMPLE])
        assert [seat for seat, _ in listening(seated)] == [0, 2]
        assert seated[0] is not seated[2]
        assert players.seat([EXAMPLE])[0] is seated[0]


def test_what_was_taken_back_is_not_told(tmp_path: Path) -> None:
    log = tmp_path / "log"
    remote = Remote(program(tmp_path, TAKES_THE_LAST, log))
    remote.begin(GAME, 0, 1)
    for action in (1, 2):
        remote.hear(TAKING, action, 0)
    remote.forget()
    remote(SIGHT, Rng(1))
    remote.close()
    assert heard(log)[1]["told"] == [{"seat": 0, "line": TAKING.text(1)}]


# --- what it answers ---


def test_the_example_plays_whole_games_the_same_ones_each_time() -> None:
    match = Match(SMALLEST, ("greedy", EXAMPLE), seed=3)
    tally = contest(match, 4)
    assert tally.says == []
    assert contest(match, 4, Processes(2)).digest == tally.digest


def test_the_example_is_short() -> None:
    lines = (ROOT / "examples/remote_bot.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 30


def test_a_wrong_answer_may_be_mended(tmp_path: Path) -> None:
    remote = Remote(answers(tmp_path, "", "jump", "  take   2 "))
    remote.begin(GAME, 0, 1)
    assert TAKING.text(remote(SIGHT, Rng(1))) == "take 2"
    remote.close()


def test_a_line_that_nobody_asked_for_is_no_answer(tmp_path: Path) -> None:
    """It says 'take 1' when the game starts, and 'take 2' when it is asked."""
    remote = Remote(answers(tmp_path, "take 1", "take 2"))
    remote.begin(GAME, 0, 1)
    while remote._answers.empty():
        time.sleep(0.01)
    assert TAKING.text(remote(SIGHT, Rng(1))) == "take 2"
    remote.close()


def test_a_refusal_says_what_came_and_how_many_tries_are_left(tmp_path: Path) -> None:
    text = TAKES_THE_LAST.replace('message["lines"][-1]', '"jump"').replace(
        '== "decide"', 'in ("decide", "refused")'
    )
    remote = Remote(program(tmp_path, text, tmp_path / "log"))
    remote.begin(GAME, 0, 1)
    with pytest.raises(
        Forfeit, match="answered 3 times with a line that cannot be played: 'jump' is not among"
    ):
        remote(SIGHT, Rng(1))
    remote.close()
    refused = [message for message in heard(tmp_path / "log") if message["is"] == "refused"]
    says = "'jump' is not among the 2 lines that can be played"
    assert refused == [{"is": "refused", "says": says, "left": left} for left in (2, 1, 0)]


def test_a_program_that_ends_forfeits_and_is_opened_again(tmp_path: Path) -> None:
    remote = Remote(answers(tmp_path, "early"))
    for _ in range(2):
        remote.begin(GAME, 0, 1)
        with pytest.raises(Forfeit, match="ended with code 0 where an answer was due"):
            remote(SIGHT, Rng(1))
    remote.close()


def test_silence_is_a_forfeit(tmp_path: Path) -> None:
    remote = Remote(program(tmp_path, "import time\ntime.sleep(60)\n"), patience=0.05)
    remote.begin(GAME, 0, 1)
    with pytest.raises(Forfeit, match=r"gave no answer within 0\.05 seconds"):
        remote(SIGHT, Rng(1))
    remote.close()


def test_a_program_that_never_stops_talking_fills_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engawa.bots.remote.FAREWELL", 0.1)
    remote = Remote(program(tmp_path, "while True: print('take 1', flush=True)\n"))
    remote.begin(GAME, 0, 1)
    assert TAKING.text(remote(SIGHT, Rng(1))) == "take 1"
    remote.close()


def test_a_program_that_stays_after_its_input_ended_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engawa.bots.remote.FAREWELL", 0.05)
    remote = Remote(program(tmp_path, "import time\ntime.sleep(60)\n"))
    remote.begin(GAME, 0, 1)
    remote.close()
    remote.close()  # a second time does no harm


# --- in a match ---


def test_a_forfeit_loses_the_game_and_the_others_share_it(tmp_path: Path) -> None:
    tally = contest(Match(SMALLEST, ("random", answers(tmp_path), "random")), 3)
    assert [part.json()["score"] for part in tally.bots] == [1.5, 0.0, 1.5]
    assert [part.forfeits for part in tally.bots] == [0, 3, 0]
    assert [part.forfeits for part in tally.seats] == [1, 1, 1]
    assert len(tally.says) == 1


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("remote:", "after 'remote:' comes a command, such as remote:python my_bot.py"),
        ("remote:no-such-program x", "there is no program 'no-such-program' to be a remote bot"),
        ("deep", "there is no bot 'deep'; there are: random, greedy"),
    ],
)
def test_a_bot_that_is_not_there_is_noticed_before_the_first_game(name: str, says: str) -> None:
    with pytest.raises(BadGame) as refused:
        check(name)
    assert str(refused.value).startswith(says)


def test_whoever_looks_up_a_bot_by_its_name_opens_no_program() -> None:
    """Names come over the network too; only the lab and the terminal start programs."""
    with pytest.raises(BadGame, match="there is no bot 'remote:"):
        bots.find(EXAMPLE)
