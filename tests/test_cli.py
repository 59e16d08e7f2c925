"""The command: what it prints, and one sentence with exit code 2 for whatever it cannot do."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from commands import Run
from games_by import SMALLEST, capped, switch, titled

import engawa
from engawa.commands import play
from engawa.core.book import rules_of
from engawa.games import GAMES, spec
from engawa.lab import bench

ROOT = Path(__file__).parent.parent
GAME = SMALLEST  # quick to play
TITLE, SEATS = titled(GAME), spec(GAME).seats
OPTIONS = {option.name: option for option in spec(GAME).options}
SWITCH, CAP = switch(GAME), OPTIONS[next(iter(capped(GAME, 1)))]
RECORDS = ROOT / "tests/games" / GAME / "records"


def python(*words: object, path: Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a process that finds the packages of `path` first."""
    paths = os.pathsep.join([str(path), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


# --- what cannot be done ---

HEAD = f"game: {GAME}\nseats: Ann, Ben\n"
BAD_RECORDS = {
    "empty.rec": "",
    "header.rec": HEAD + "colour: red\n",
    "from.rec": HEAD + "from: hello\n",
    "game.rec": HEAD.replace(GAME, "chess"),
    "seats.rec": HEAD.replace(", Ben", ""),
    "option.rec": HEAD + "options: colour=red\n",
}
DUEL = (GAME, "--bots", "random,random")
NO_CHESS = f"there is no game 'chess'; there are: {GAMES[0]}"
NO_COLOUR = f"{TITLE} has no option 'colour'; it has: "


def test_alone_it_opens_the_table_in_a_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []
    monkeypatch.setattr("engawa.table.run.serve", lambda *asked: served.append(asked))
    assert run().code == 0
    [(where, settings, _)] = served
    assert (where.browser, where.usual, where.port, settings.compile) == (True, True, 8765, False)
    assert run("serve", "--compile", "--db", "x.db").code == 0
    where, settings, _ = served[1]
    assert (where.browser, where.usual, where.db, settings.compile) == (False, False, "x.db", True)


def test_in_the_shell_plain_rules_are_compiled_meanwhile_and_weak_levels_said(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    class Cold:
        state = "plain"

        def start(self) -> None:
            heard.append("start")

        def end(self) -> None:
            heard.append("end")

    monkeypatch.setattr(play, "Warmup", Cold)
    asked = ["play", GAME, "--seed", 1, "--bots"]
    assert "may play below their name" not in run(*asked, "level1,level1").out
    assert heard == ["end"]
    told = run(*asked, "level1,level6", "--compile")
    assert told.out.startswith("The rules are not compiled: bots from level 6 on may play below")
    assert heard == ["end", "start", "end"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "chess"), NO_CHESS),
        (("rules", "chess"), NO_CHESS),
        (("bench", "--game", "chess"), NO_CHESS),
        (("match", "chess", "--bots", "random"), "there is no game 'chess'; there are: "),
        (("play", *DUEL[:1], "--seats", "9"), f"{TITLE} seats {SEATS[0]} to {SEATS[-1]}, not 9"),
        (("play", *DUEL, "--seats", "5"), "2 bots do not fill 5 seats, with or without you"),
        (("match", *DUEL[:2], "random"), f"{TITLE} seats {SEATS[0]} to {SEATS[-1]}, not 1"),
        (("play", *DUEL[:2], "deep"), "there is no bot 'deep'; there are: random, greedy"),
        (("match", *DUEL[:2], "random,deep"), "there is no bot 'deep'; there are: random, greedy"),
        (("play", *DUEL, "-o", "colour=red"), NO_COLOUR),
        (("match", *DUEL, "-o", "colour"), NO_COLOUR),
        (("play", *DUEL, "-o", f"{SWITCH}=maybe"), f"option {SWITCH} takes yes or no, not 'maybe'"),
        (
            ("match", *DUEL, "-o", f"{CAP.name}=0"),
            f"option {CAP.name} takes a whole number from 1 to {CAP.high}, not '0'",
        ),
        (("rules", GAME, "jump"), f"{TITLE} has no rule 'jump'; it has: "),
        (("replay", "nowhere.rec"), "nowhere.rec: No such file or directory"),
        (("replay", "."), ".: Is a directory"),
        (("replay", "empty.rec"), "a record needs the header 'game', and this one has none"),
        (("replay", "header.rec"), "line 3: expected a header (game, rules-version, seats, "),
        (("replay", "from.rec"), f"header 'from': 'hello' is not a position of {TITLE}; "),
        (("replay", "game.rec"), NO_CHESS),
        (("replay", "seats.rec"), f"{TITLE} seats {SEATS[0]} to {SEATS[-1]}, not 1"),
        (("replay", "option.rec"), NO_COLOUR),
        (("analyse", "nowhere.rec"), "nowhere.rec: No such file or directory"),
        (("analyse", "game.rec"), NO_CHESS),
        (("hint", *DUEL[:1], "--position", "hello"), f"'hello' is not a position of {TITLE}"),
        (("report", *DUEL[:1], "--bot", "deep"), "there is no bot 'deep'; there are: random"),
        (
            ("report", *DUEL[:1], "--against", "colour=red"),
            NO_COLOUR,
        ),
        (("report",), f"which game? There are: {GAMES[0]}, "),
        (("report", "--from", "games.txt"), "games.txt should end in .csv or .parquet, which says"),
        (("match", *DUEL, "--engine", "dask"), "there is no engine 'dask'; there are: processes, "),
        (
            ("match", *DUEL, "--address", "a:1"),
            "--address is for a Ray cluster; use it with --engine ",
        ),
        (("match", *DUEL, "--data", "games.xls"), "games.xls should end in .csv or .parquet, "),
        (("tournament", *DUEL), "'random' is there twice; a bot enters a tournament once"),
        (("tournament", *DUEL[:2], "random,greedy", "--zero", "x"), "--zero takes one of random, "),
        (("new", "Red Lantern"), "a game's name is lower-case words with _ between them, not "),
        (("new", "class"), "a game's name is lower-case words with _ between them, not 'class'"),
        (("new", "../up"), "a game's name is lower-case words with _ between them, not '../up'"),
        (("new", GAME), f"there is a game '{GAME}' already"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, tuple) else "",
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    run: Run, tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    for name, text in BAD_RECORDS.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    told = run(*words)
    assert told.code == 2
    assert told.out == ""
    assert told.err.startswith(f"engawa: {says}")
    assert told.err.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("option", ["seats=3", "name=x"])
@pytest.mark.parametrize("command", ["play", "match"])
def test_an_option_called_like_an_argument_is_unknown_too(
    run: Run, command: str, option: str
) -> None:
    told = run(command, *DUEL, "-o", option)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"engawa: {TITLE} has no option ")


def test_a_file_that_is_no_text_is_no_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture.rec").write_bytes(b"\x89PNG\xff\xfe")
    told = run("replay", "picture.rec")
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("engawa: ")


@pytest.mark.parametrize("words", [("juggle",), ("match", GAME), ("match", *DUEL, "--games", "0")])
def test_what_is_no_command_shows_how_to_get_help(run: Run, words: tuple[str, ...]) -> None:
    told = run(*words)
    assert (told.code, told.out) == (2, "")
    assert "--help" in told.err
    assert "Traceback" not in told.err


# --- version, games, rules ---


def test_the_version_says_which_build_runs(run: Run) -> None:
    build = "compiled" if engawa.COMPILED else "not compiled, so slower"
    assert run("--version") == (0, f"engawa {engawa.__version__} ({build})\n", "")


def test_the_games_are_listed_with_seats_and_options(run: Run) -> None:
    told = run("games")
    assert told.code == 0
    rows = told.out.splitlines()
    says = f"{GAME}: {spec(GAME).says} {SEATS[0]} to {SEATS[-1]} seats."
    option = rows.index(f"    {SWITCH}: {OPTIONS[SWITCH].says}", rows.index(says))
    assert rows[option + 1] == "        yes or no; usually no"
    assert [name for name in engawa.names() if not any(row.startswith(name) for row in rows)] == []


def test_all_rules_are_printed_with_rulings_gaps_and_the_house_apart(run: Run) -> None:
    rows = run("rules", GAME).out.splitlines()
    assert rows[0].startswith(f"{next(iter(rules_of(spec(GAME))))}: ")
    assert [row for row in rows if row and ":" not in row] == ["Rulings", "Gaps", "House"]
    assert rows[-1] == "house.over: When a game is over, nothing more can be played."


# --- play ---


def test_a_game_is_played_from_the_keyboard(run: Run) -> None:
    told = run("play", GAME, "--seed", 3, typed="quit\n")
    assert (told.code, told.err) == (0, "")
    assert told.out.splitlines()[1] == "Seats: A (you) and B (greedy). Type ? for help."
    assert told.out.endswith("The game stops here, unfinished.\n")


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (("--bots", "random"), "A (you) and B (random)"),
        (("--bots", "random,person"), "A (person), B (random) and C (person)"),
        (("--seats", "4"), "A (you), B (greedy), C (greedy) and D (greedy)"),
        (("--bots", "random,greedy", "--seats", "3"), "A (you), B (random) and C (greedy)"),
        (("--bots", "person,random", "--seats", "2"), "A (you) and B (random)"),
    ],
)
def test_the_seats_are_filled_as_asked(run: Run, words: tuple[str, ...], seats: str) -> None:
    told = run("play", GAME, *words, "--seed", 1, typed="")
    assert told.out.splitlines()[1] == f"Seats: {seats}. Type ? for help."


def test_bots_in_all_seats_play_without_anybody(run: Run) -> None:
    words = ("play", *DUEL, "--seats", 2, "--seed", 1, "-o", SWITCH)
    told = run(*words)
    assert told.code == 0
    assert told.out.splitlines()[-2].endswith((" wins.", " share the win."))
    assert run(*words) == told


def test_whoever_interrupts_is_let_go(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert run("play", GAME, "--seed", 3).code == 130


# --- match and bench ---


def test_a_match_is_one_object(run: Run) -> None:
    words = ("match", *DUEL, "--games", 6, "--seed", 4, "--workers", 1, "-o", f"{CAP.name}=20")
    told = run(*words, "--json")
    assert (told.code, told.err, told.out.count("\n")) == (0, "", 1)
    found = json.loads(told.out)
    assert (found["game"], found["games"], found["seed"]) == (GAME, 6, 4)
    assert found["options"] == {CAP.name: "20"}
    assert [row["bot"] for row in found["bots"]] == ["random", "random"]
    assert found["digest"] in run(*words).out


def test_a_match_is_a_table_for_people(run: Run) -> None:
    told = run("match", *DUEL, "--games", 4, "--workers", 1)
    assert told.code == 0
    rows = told.out.splitlines()
    assert [row.split()[0] for row in rows] == ["bot", "random", "random", "Wins", "4", "Digest"]


def test_a_tournament_is_a_table_or_an_object_and_goes_on_from_its_file(run: Run) -> None:
    words: tuple[object, ...] = (
        "tournament",
        GAME,
        "--bots",
        "random,greedy",
        "--seats",
        3,
    )
    words = (*words, "--workers", 1, "--rounds", 2, "--file", "t.jsonl", "--zero", "random")
    told = run(*words)
    assert (told.code, told.out.splitlines()[0].split()[:2]) == (0, ["bot", "rating"])
    found = json.loads(run(*words, "--json").out)
    assert found["digest"] in told.out
    assert (found["games"], found["bots"][0]["elo"]) == (12, 0)
    other = run(*words, "--seed", 1)
    assert other.code == 2
    assert other.err.startswith("engawa: t.jsonl has a tournament whose seed is 0, not 1; ask ")


def test_a_report_is_for_designers_and_compares_an_option(run: Run) -> None:
    words: tuple[object, ...] = (
        "report",
        GAME,
        "--seats",
        3,
        "--games",
        4,
        "--workers",
        1,
    )
    words = (*words, "--bot", "random")
    told = run(*words)
    assert (told.code, told.out.split()[:2]) == (0, ["figure", "mean"])
    beside = run(*words, "--against", SWITCH)
    assert "game by game with the same luck" in beside.out
    found = json.loads(run(*words, "--against", SWITCH, "--json").out)
    assert list(found) == ["base", "against", "change"]
    assert found["against"]["options"] == {SWITCH: 1}
    assert found["base"]["digest"] in told.out


def test_a_report_is_made_again_from_the_tables_it_wrote(run: Run) -> None:
    words = ("report", GAME, "--games", 6, "--workers", 1, "--against", SWITCH)
    told = run(*words, "--data", "games.csv", "--decisions", "decisions.csv", "--file", "r.jsonl")
    assert (told.code, told.err) == (0, "")
    assert run("report", "--from", "games.csv") == told
    assert run(*words, "--file", "r.jsonl") == told
    assert Path("decisions.csv").read_text().startswith("options,number,n,seat,line,choices,")


def test_reports_tournaments_and_analyses_are_pages_too(run: Run) -> None:
    run("report", GAME, "--games", 4, "--workers", 1, "--html", "report.html")
    bots = ("--bots", "random,greedy", "--workers", 1, "--rounds", 2)
    run("tournament", GAME, *bots, "--html", "tournament.html")
    few = ("--iterations", 5, "--workers", 1)
    run("analyse", RECORDS / "whole_game.rec", *few, "--html", "analysis.html")
    for name in ("report", "tournament", "analysis"):
        text = Path(f"{name}.html").read_text(encoding="utf-8")
        assert text.startswith("<!doctype html>")
        assert f"<small>{name}</small>" in text


def test_a_match_goes_on_from_its_file_and_writes_tables(run: Run) -> None:
    words = ("match", *DUEL, "--workers", 1, "--file", "m.jsonl", "--data", "games.csv")
    run(*words, "--games", 4)
    told = run(*words, "--games", 8)
    assert told.out == run("match", *DUEL, "--workers", 1, "--games", 8).out
    assert len(Path("games.csv").read_text().splitlines()) == 9


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 1e-4)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(
        bench, "_plain_row", lambda name, seats: bench.measure(engawa.make(name, seats))
    )


@pytest.mark.usefixtures("hurry")
def test_a_benchmark_is_a_row_of_json_for_each_number_of_seats(run: Run) -> None:
    told = run("bench", "--game", GAME, "--json")
    rows = [json.loads(line) for line in told.out.splitlines()]
    assert (told.code, sorted({row["seats"] for row in rows})) == (0, [*SEATS])
    keys = ["game", "seats", "compiled", "games_per_s", "moves_per_s", "copies_per_s"]
    assert all(list(row) == keys for row in rows)


@pytest.mark.usefixtures("hurry")
def test_a_benchmark_of_the_search_is_rows_too(run: Run) -> None:
    words = ("bench", "--search", "--game", GAME)
    found = [json.loads(row) for row in run(*words, "--json").out.splitlines()]
    assert {row["seats"] for row in found} <= {*SEATS}
    assert len(run(*words).out.splitlines()) == 1 + len(found) > 1


@pytest.mark.usefixtures("hurry")
def test_a_benchmark_is_a_table_for_people(run: Run) -> None:
    rows = run("bench", "--game", GAME).out.splitlines()
    assert rows[0].split() == ["game", "seats", "build", "games/s", "moves/s", "copies/s"]
    assert rows[-2] == "Microseconds a call from Python"
    assert rows[-1].startswith(f"{GAME}: to_move ")


# --- new ---


def test_a_new_game_stands_in_any_folder_and_passes_its_tests(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    told = run("new", "red_lantern")
    assert told.code == 0
    assert "wrote red_lantern/rules/game.py" in told.out
    assert '    red_lantern = "red_lantern"' in told.out
    assert "engawa.template" not in "".join(f.read_text() for f in tmp_path.rglob("*.py"))
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", path=tmp_path, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "11 passed" in done.stdout


def test_a_new_game_in_a_checkout_joins_the_others(run: Run, tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src/engawa",
        tmp_path / "src/engawa",
        ignore=shutil.ignore_patterns("*.so", "__pycache__"),
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    told = run("new", "red_lantern")
    assert told.code == 0
    assert '  add "red_lantern" to GAMES in src/engawa/games/__init__.py' in told.out
    games = tmp_path / "src/engawa/games/__init__.py"
    games.write_text(games.read_text().replace("GAMES = [", 'GAMES = [\n    "red_lantern",'))
    assert (tmp_path / "tests/games/red_lantern/records/whole_game.rec").exists()
    check = (
        "import engawa; from engawa.testing import check_laws; "
        "assert not engawa.COMPILED; "
        "check_laws(engawa.make('red_lantern', misere=1), games=2); "
        "print(engawa.make('red_lantern').spec.title)"
    )
    done = python("-c", check, path=tmp_path / "src", cwd=tmp_path)
    assert (done.stdout, done.stderr) == ("Red Lantern\n", "")
    tests = (
        "tests/games/red_lantern",
        "-k",
        "not laws",
        "-p",
        "no:cacheprovider",
    )
    done = python("-m", "pytest", "-q", *tests, path=tmp_path / "src", cwd=tmp_path)
    assert "5 passed" in done.stdout, done.stdout + done.stderr


def test_a_new_game_does_not_overwrite_another(run: Run, tmp_path: Path) -> None:
    assert run("new", "red_lantern").code == 0
    (tmp_path / "red_lantern/rules/game.py").write_text("# mine\n")
    told = run("new", "red_lantern")
    assert (told.code, told.err) == (2, "engawa: red_lantern exists already\n")
    assert (tmp_path / "red_lantern/rules/game.py").read_text() == "# mine\n"


def test_two_new_games_can_stand_in_one_folder(run: Run, tmp_path: Path) -> None:
    run("new", "red_lantern")
    run("new", "blue_lantern")
    assert len(list(tmp_path.rglob("*.rec"))) == 2


def test_a_new_package_is_a_whole_project(run: Run, tmp_path: Path) -> None:
    told = run("new", "red_lantern", "--package")
    assert told.code == 0
    assert "  pip install -e red_lantern" in told.out
    assert "  web/         painter.js draws its pieces, style.css has its colours" in told.out
    project = tomllib.loads((tmp_path / "red_lantern/pyproject.toml").read_text())
    assert project["project"]["entry-points"]["engawa.games"] == {"red_lantern": "red_lantern"}
    home = tmp_path / "red_lantern/src"
    text = "".join(f.read_text() for f in tmp_path.rglob("*.*") if f.suffix != ".pyc")
    assert "engawa.template" not in text
    assert '[data-game="red_lantern"]' in text
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", path=home, cwd=home.parent)
    assert "11 passed" in done.stdout, done.stdout + done.stderr


def test_a_new_game_may_have_pebbles_in_its_name(run: Run, tmp_path: Path) -> None:
    run("new", "pebbles_too")
    for file in tmp_path.rglob("*.py"):
        compile(file.read_text(), file.name, "exec")
