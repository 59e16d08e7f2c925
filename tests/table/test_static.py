"""Check the client's files: nothing twice, and nothing unused."""

import re
from pathlib import Path

import pytest

import engawa.table
from engawa.games import folder, names

STATIC = Path(engawa.table.__file__).parent / "static"
WEB = [folder(name) / "web" for name in names()]  # the files of games
TESTS = Path(__file__).parent.parent
WIDEST = 120  # as in biome.jsonc, which wraps no comments or strings
DARK = re.compile(r':root\[data-theme="dark"\] \{(.*?)\}', re.DOTALL)
DUSK = re.compile(r"prefers-color-scheme: dark\) \{\s*:root[^{]*\{(.*?)\}", re.DOTALL)


def test_no_line_of_the_client_is_wider_than_a_screen() -> None:
    home = STATIC.parent
    files = [*home.rglob("*.js"), *home.rglob("*.css"), *TESTS.rglob("*.js")]
    files += [file for web in WEB for file in web.iterdir() if file.suffix in (".js", ".css")]
    wide = [
        f"{file.name}:{n}"
        for file in files
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert len(files) > 40
    assert not wide


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


def read(kind: str) -> str:
    """Return all files of a kind, ours and those of the games."""
    files = [file for home in (STATIC, *WEB) for file in home.rglob(f"*.{kind}")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def scripts() -> str:
    return read("js")


def styles() -> str:
    return re.sub(r"/\*.*?\*/", "", read("css"), flags=re.DOTALL)


def test_every_class_that_has_a_style_is_worn_by_something() -> None:
    selectors = re.findall(r"([^{};]+)\{", styles())
    classes = {name for part in selectors for name in re.findall(r"\.([a-z][\w-]*)", part)}
    words = set(re.findall(r"[a-z][\w-]*", scripts() + read("html")))
    assert classes - words <= {f"s{seat}" for seat in range(2, 6)}  # these are made from a number


def test_every_colour_and_measure_is_used() -> None:
    text = styles() + read("svg") + scripts()
    used = set(re.findall(r"var\((--(?:\$\{[^}]*\}|[^),])+)", text))
    made = {re.sub(r"\$\{.*?\}", r"\\w+", name) for name in used if "${" in name}
    declared = set(re.findall(r"(--[\w-]+):", styles()))
    loose = {name for name in declared - used if not any(re.fullmatch(each, name) for each in made)}
    assert not loose


def test_what_a_module_offers_is_taken_by_another_or_tested_by_itself() -> None:
    files = STATIC.rglob("*.js")
    offered = {
        name
        for file in files
        for name in re.findall(
            r"^export (?:async )?(?:function|const|class) (\w+)",
            file.read_text(encoding="utf-8"),
            flags=re.MULTILINE,
        )
    }
    tests = [file.read_text(encoding="utf-8") for file in TESTS.rglob("*.js")]
    modules = "\n".join([scripts(), *tests])
    rows = re.findall(r"^(?:import|/\*\* @import) \{([^}]*)\}", modules, flags=re.MULTILINE)
    taken = {each.split(" as ")[0].strip() for row in rows for each in row.split(",")}
    assert offered - taken == {"open"}  # of a page; app.js asks each for it
