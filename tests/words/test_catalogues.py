"""Catalogues and code fit; what does not fit is reported in a sentence."""

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from games_by import LARGEST, SMALLEST
from typer.testing import CliRunner

import engawa
from engawa.cli import app
from engawa.games import spec
from engawa.words import Voice, library
from engawa.words.check import check, fits, missing, plural, plurals, same, unread, uses, write
from engawa.words.library import BadWords
from engawa.words.make import make
from engawa.words.pseudo import PSEUDO, accented, pseudo

HOME = Path(engawa.__file__).parent
ENGLISH = """\
# who: seat, n: number
gave = { $who ->
    [you] You gave { $n }.
   *[other] { $who } gave { $n }.
}
plain = Nothing.
# what: words
took = Took { $what }.
"""


def test_all_words_of_the_house_fit() -> None:
    for name in engawa.names():
        spec(name)
    assert list(check(library.written(), [HOME])) == []


def test_a_catalogue_is_parsed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    class Parser(FluentParser):
        def parse(self, source: str) -> ast.Resource:
            parsed.append(source)
            return super().parse(source)

    monkeypatch.setattr(library, "FluentParser", Parser)
    text = ENGLISH + "once = Once.\n"
    (tmp_path / "en.ftl").write_text(text)
    monkeypatch.setitem(library.BOOKS, "parsed_once", tmp_path)
    for _ in range(2):
        assert "parsed_once.once" in library.read("parsed_once", "en")
    assert parsed == [text]


def test_functions_are_made_as_the_formatter_would_have_them(tmp_path: Path) -> None:
    long = "# " + ", ".join(f"argument{n}: words" for n in range(5)) + "\n"
    text = ENGLISH + long + "long-message-with-a-name = " + "{ $argument0 }" + "\n"
    file = tmp_path / "made.py"
    file.write_text(make("some_game", text))
    command = [sys.executable, "-m", "ruff", "format", "--check", "--line-length", "100", str(file)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0, file.read_text()
    assert "def gave(*, who: Seat, n: int) -> Say:" in file.read_text()
    assert 'PLAIN = Say("some_game.plain")' in file.read_text()


@pytest.mark.parametrize(
    ("other", "wrong"),
    [
        ("plain = Nichts.\n", "gave is missing"),
        (ENGLISH + "more = Mehr.\n", "no code knows more"),
        (ENGLISH.replace("Nothing.", "Nothing { $n }."), "speaks of $n, and is not given it"),
        (ENGLISH.replace("Took { $what }.", "Took it."), "took leaves out $what"),
        (ENGLISH + "broken = { $x ->\n", "this is no message"),
        (ENGLISH + "plain = Again.\n", "stands there twice: 'plain'"),
    ],
)
def test_what_does_not_fit_is_told(other: str, wrong: str) -> None:
    assert any(wrong in sentence for sentence in fits("x, de", other, ENGLISH))
    assert not list(fits("x, de", ENGLISH, ENGLISH))


def test_a_form_of_a_word_may_be_asked_for() -> None:
    german = ENGLISH.replace("Took { $what }.", "Nahm { $what-dative }.")
    assert not list(fits("x, de", german, ENGLISH))


# --- a language for itself: a small one, made up ---

NAMES = "### As in English: Nothing, Stone\n###   Garden, OK.\n### Another thing: not this.\n\n"


def test_what_was_left_in_english_is_told() -> None:
    other = ENGLISH.replace("You gave", "Du gabst").replace("Took", "Nahm")
    assert list(unread("x, de", other, ENGLISH, frozenset())) == [
        "x, de: plain is still English: Nothing."
    ]
    assert list(unread("x, de", other, ENGLISH, frozenset({"nothing"}))) == []
    assert list(unread("x, de", other, ENGLISH, frozenset({"noth", "not"})))
    assert list(unread("x, en", ENGLISH, ENGLISH, frozenset())) == []


def test_signs_and_numbers_are_the_same_in_every_language() -> None:
    english, other = "# n: number\nless = -{ $n } %\na = A\n", "less = -{ $n } %\na = B\n"
    assert list(unread("x, de", other, english, frozenset())) == []


def test_a_catalogue_names_what_is_the_same_in_english() -> None:
    assert same(NAMES + ENGLISH) == {"Nothing", "Stone Garden", "OK"}
    assert same(ENGLISH) == frozenset()


POINTS = (
    "# n: number, what: words\npoints = { $n ->\n    [one] { $what }\n   *[other] { $what }\n}\n"
)


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("de", []),
        ("fr", []),  # its [many] is for millions
        ("pl", ["has no form [few]", "has no form [many]"]),
        ("ja", ["has a form [one] for $n, which ja never uses"]),
    ],
)
def test_a_number_has_the_forms_that_the_language_has(language: str, wrong: list[str]) -> None:
    told = list(plural("x", POINTS, POINTS, language))
    assert len(told) == len(wrong)
    assert all(end in sentence for end, sentence in zip(wrong, told, strict=True)), told
    by_word = POINTS.replace("$n ->", "$what ->")
    assert list(plural("x", by_word, POINTS, language)) == []


def test_forms_of_a_number_are_looked_for_in_forms_of_a_message_too() -> None:
    inner = "points = { $what }\n    .dative = { $n ->\n       *[other] { $what }\n    }\n"
    assert list(plural("x", inner, POINTS, "pl")) == []
    inner = inner.replace("*[other]", "[one] x\n       *[other]")
    assert len(list(plural("x", inner, POINTS, "pl"))) == 2


def test_a_language_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadWords, match="nothing is known of a language 'xx'"):
        plurals("xx")


@pytest.fixture
def little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a house of two books that also has some Esperanto."""
    books = {name: tmp_path / name for name in ("house", "game")}
    for folder in books.values():
        folder.mkdir()
        (folder / "en.ftl").write_text("a = One\n# what: words\nb = With { $what }\n")
        (folder / "eo.ftl").write_text("a = Unu\nb = Kun { $what-acc }\n")
    (tmp_path / "game/eo.ftl").write_text("a = Unu\n    .acc = Unun\nb = Kun { $what }\n")
    (tmp_path / "view.py").write_text(
        "from x.game import words as say\nfrom engawa.words import house\n"
        "x = say.A, say.b, house.A, house.b\n"
    )
    monkeypatch.setattr(library, "BOOKS", books)
    monkeypatch.setattr("engawa.words.check.BOOKS", books)
    for book in books:
        write(book)
    return tmp_path


def test_a_language_fits_if_every_book_does(little: Path) -> None:
    assert list(check(["house", "game"], [little], ["en", "eo"])) == []
    assert list(check(["game"], [little], ["en", "eo", "fr"])) == ["game: there is no fr.ftl"]


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("a = Unu", "a = One", "game, eo: a is still English: One"),
        (".acc", ".akk", "house, eo: b asks for a form .acc, and no message has it"),
        ("$what", "$kio", "game, eo: b speaks of $kio, and is not given it"),
        ("a = Unu\n    .acc = Unun\n", "", "game, eo: a is missing"),
    ],
)
def test_one_book_that_does_not_fit_is_told(old: str, new: str, wrong: str, little: Path) -> None:
    file = little / "game/eo.ftl"
    file.write_text(file.read_text().replace(old, new))
    assert wrong in list(check(["house", "game"], [little], ["en", "eo"]))


def test_a_form_that_only_another_game_has_is_told(
    little: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = little / "other"
    other.mkdir()
    for name in ("en.ftl", "eo.ftl"):
        (other / name).write_text((little / "game" / name).read_text().replace(".acc", ".dat"))
    books = library.BOOKS | {"other": other}
    monkeypatch.setattr(library, "BOOKS", books)
    monkeypatch.setattr("engawa.words.check.BOOKS", books)
    asks = little / "game/eo.ftl"
    asks.write_text(asks.read_text().replace("$what", "$what-dat"))
    told = list(check([*books], [little], ["eo"]))
    assert "game, eo: b asks for a form .dat, and no message has it" in told


def test_names_of_the_house_are_for_every_book(little: Path) -> None:
    for name in ("house", "game"):
        file = little / name / "eo.ftl"
        file.write_text(file.read_text().replace("a = Unu", "a = One"))
    house = little / "house/eo.ftl"
    house.write_text("### As in English: One\n\n" + house.read_text())
    assert list(check(["house", "game"], [little], ["en", "eo"])) == []


def test_what_is_left_to_do_is_told_as_it_stands_in_english(little: Path) -> None:
    assert missing("game", "eo") == ""
    (little / "game/eo.ftl").write_text("a = Unu\n")
    assert missing("game", "eo") == "# what: words\nb = With { $what }\n"


def test_the_command_tells_a_translator_what_is_left() -> None:
    found = CliRunner().invoke(app, ["words", "check", SMALLEST, "--lang", "eo"])
    assert found.exit_code == 1
    first, *_ = found.output.splitlines()
    assert first.startswith("### to be translated in ")
    assert first.endswith(f"/{SMALLEST}/words/eo.ftl")
    assert f"\ntitle = {spec(SMALLEST).title}\n" in found.output
    assert f"{SMALLEST}: there is no eo.ftl\n" in found.output
    assert f"{SMALLEST}, eo: there is no RULES.eo.md\n" in found.output


def test_uses_are_found_by_the_name_of_the_import(tmp_path: Path) -> None:
    (tmp_path / "view.py").write_text(
        f"from engawa.games.{LARGEST} import words as say\nfrom engawa.words import house\n"
        "x = say.LEAF, house.points(3), other.NOTHING\n"
    )
    assert set(uses(tmp_path)) >= {(LARGEST, "LEAF"), ("house", "points")}


def test_the_command_says_that_all_fits() -> None:
    found = CliRunner().invoke(app, ["words", "check"])
    assert (found.exit_code, found.output) == (0, "All words fit.\n")


def test_a_language_made_by_machine_has_no_plain_letter() -> None:
    assert accented("Give a panda") == "Ĝîîṽéé åå þååñđåå"
    assert "{ $who ->" in pseudo(ENGLISH)
    title = spec(SMALLEST).title
    assert str(Voice(PSEUDO)(title)) == accented(str(title)) != str(title)
