"""What can be read off the client's files: what stands twice, and what stands there for nobody."""

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


def styles() -> str:
    text = "\n".join(file.read_text(encoding="utf-8") for file in STATIC.rglob("*.css"))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def test_every_class_that_has_a_style_is_worn_by_something() -> None:
    selectors = re.findall(r"([^{};]+)\{", styles())
    classes = {name for part in selectors for name in re.findall(r"\.([a-z][\w-]*)", part)}
    pages = "\n".join(file.read_text(encoding="utf-8") for file in STATIC.rglob("*.html"))
    words = set(re.findall(r"[a-z][\w-]*", scripts() + pages))
    assert classes - words <= {f"s{seat}" for seat in range(2, 6)}  # put together from a number


def test_every_colour_and_measure_is_used() -> None:
    drawings = "\n".join(file.read_text(encoding="utf-8") for file in STATIC.rglob("*.svg"))
    used = set(re.findall(r"var\((--(?:\$\{[^}]*\}|[^),])+)", styles() + drawings + scripts()))
    made = {re.sub(r"\$\{.*?\}", r"\\w+", name) for name in used if "${" in name}
    declared = set(re.findall(r"(--[\w-]+):", styles()))
    loose = {name for name in declared - used if not any(re.fullmatch(each, name) for each in made)}
    assert not loose


def test_what_a_module_offers_is_taken_by_another() -> None:
    files = [file for file in STATIC.rglob("*.js") if file.parent.name != "games"]
    offered = {
        name
        for file in files
        for name in re.findall(
            r"^export (?:async )?(?:function|const|class) (\w+)",
            file.read_text(encoding="utf-8"),
            flags=re.MULTILINE,
        )
    }
    modules = "\n".join(file.read_text(encoding="utf-8") for file in STATIC.rglob("*.js"))
    rows = re.findall(r"^import \{(.*?)\}", modules, flags=re.MULTILINE)
    taken = {each.split(" as ")[0].strip() for row in rows for each in row.split(",")}
    assert offered - taken == {"open"}  # of a page; app.js asks each for it
