"""What can be read off the client's files: colours that stand twice, words of the catalogue."""

import re
from pathlib import Path

import pytest

import engawa.table

STATIC = Path(engawa.table.__file__).parent / "static"
DARK = re.compile(r':root\[data-theme="dark"\] \{(.*?)\}', re.DOTALL)
DUSK = re.compile(r"prefers-color-scheme: dark\) \{\s*:root[^{]*\{(.*?)\}", re.DOTALL)
SAYS = re.compile(r"""\bsay\("(\w+)\"""")
QUOTED = re.compile(r'"(\w+)"')


def declared(css: str, block: re.Pattern[str]) -> dict[str, str]:
    found = block.search(css)
    assert found is not None, f"no block like {block.pattern}"
    plain = re.sub(r"/\*.*?\*/", "", found[1], flags=re.DOTALL)
    pairs = (each.split(":", 1) for each in plain.split(";") if each.strip())
    return {name.strip(): " ".join(value.split()) for name, value in pairs}


@pytest.mark.parametrize("file", ["tokens.css", "pages.css"])
def test_the_evening_is_the_same_whether_the_system_or_the_visitor_asks_for_it(file: str) -> None:
    css = (STATIC / "css" / file).read_text(encoding="utf-8")
    assert declared(css, DARK) == declared(css, DUSK)


def scripts() -> str:
    files = [file for file in STATIC.rglob("*.js") if file.name != "words.js"]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def catalogue() -> set[str]:
    words = (STATIC / "words.js").read_text(encoding="utf-8")
    table = words[words.index("const EN = {") : words.index("\n};")]
    return set(re.findall(r"^  (\w+):", table, flags=re.MULTILINE))


def test_every_word_that_is_said_stands_in_the_catalogue() -> None:
    assert set(SAYS.findall(scripts())) <= catalogue()


def test_every_word_of_the_catalogue_is_said_somewhere() -> None:
    words = (STATIC / "words.js").read_text(encoding="utf-8")
    own = set(re.findall(r"TABLE\.(\w+)", words))
    assert catalogue() <= set(QUOTED.findall(scripts())) | own
