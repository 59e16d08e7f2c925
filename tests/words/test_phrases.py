"""The page's catalogue becomes a table, and fits the scripts."""

from pathlib import Path

import pytest

from engawa.words.library import REFERENCE, BadWords, source
from engawa.words.phrases import BOOK, Use, misfits, parsed, say, table, types, uses
from engawa.words.pseudo import PSEUDO, accented

ENGLISH = """\
# name: words
waiting = Waiting for { $name }
# n: number
free = { $n ->
    [0] No seat is free
    [one] { $n } seat is free
   *[other] { $n } seats are free
}
close = Close
braces = { "{" }or{ "}" }
"""


def test_text_variables_and_one_choice_make_a_table() -> None:
    assert parsed(ENGLISH) == {
        "waiting": "Waiting for {name}",
        "free": {
            "by": "n",
            "0": "No seat is free",
            "one": "{n} seat is free",
            "other": "{n} seats are free",
        },
        "close": "Close",
        "braces": "{or}",
    }


@pytest.mark.parametrize(
    "message",
    [
        "a = Some { close }",
        "a = { $n ->\n    [one] One\n   *[many] Many\n}",
        "a = There { $n ->\n    [one] is one\n   *[other] are many\n}",
        "a = { NUMBER($n) }",
    ],
)
def test_what_a_table_cannot_hold_is_refused(message: str) -> None:
    with pytest.raises(BadWords, match=r"^a: "):
        parsed(message + "\n")


def test_every_phrase_of_the_page_is_there_in_every_language() -> None:
    assert table(PSEUDO).keys() == table(REFERENCE).keys() == parsed(source(BOOK, "en")).keys()
    assert say(PSEUDO, "close") == accented("Close")


def test_what_a_script_says_is_found_with_its_arguments() -> None:
    script = """
      const a = say("waiting", { name: called(head, seat), more }) + `${say("close")}`;
      say(over ? "close" : "open", all);
      say(place.on === "tray" ? "tray" : "garden");
      say("free", { ...rest });
      function say(id) {}
    """
    assert list(uses("a.js", script)) == [
        Use("a.js", "waiting", frozenset({"name", "more"})),
        Use("a.js", "close", frozenset()),
        Use("a.js", "close", None),
        Use("a.js", "open", None),
        Use("a.js", "tray", frozenset()),
        Use("a.js", "garden", frozenset()),
        Use("a.js", "free", None),
    ]


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        ('say("gone")', "a.js says gone, and no message is called so"),
        ('say("waiting")', "a.js gives waiting no name"),
        ('say("close", { n })', "a.js gives close a n, which it does not declare"),
        ("", "page: nothing says close"),
    ],
)
def test_what_does_not_fit_is_told(script: str, wrong: str, tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text(script)
    assert wrong in list(misfits(ENGLISH, [tmp_path]))


def test_a_page_and_python_say_messages_too(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('tool("waiting", act); say("free", { n: 2 })')
    (tmp_path / "a.html").write_text("<p>{{close}}</p>")
    (tmp_path / "a.py").write_text('title = phrases.say(language, "braces")')
    assert list(misfits(ENGLISH, [tmp_path])) == []


def test_types_name_every_message_and_its_arguments() -> None:
    assert '  "waiting": { name: string | number };\n  "free": { n: number };' in types(ENGLISH)
