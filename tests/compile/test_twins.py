"""Hand-written declarations match their Python files."""

import re
from pathlib import Path

import pytest

from engawa.compile import twins, units

TWINS = pytest.mark.parametrize("twin", twins.paths(), ids=lambda twin: twin.stem)
HOOK = re.compile(r'"(_[a-z]\w*)"')


@TWINS
def test_a_twin_takes_and_gives_what_its_python_file_does(twin: Path) -> None:
    assert [*twins.differences(twin)] == []


@TWINS
def test_a_twin_defines_something_of_its_python_file(twin: Path) -> None:
    """Otherwise nothing would be compared."""
    file = twin.with_suffix(".py").read_text(encoding="utf-8")
    defined = re.findall(r"(?m)^def (\w+)\(", file)
    text = twin.read_text(encoding="utf-8")
    assert any(re.search(rf"(?m)^cdef inline .*\b{name}\(", text) for name in defined)


@TWINS
def test_a_twin_names_the_same_hooks(twin: Path) -> None:
    texts = [file.read_text(encoding="utf-8") for file in (twin, twin.with_suffix(".py"))]
    assert len({frozenset(HOOK.findall(text)) for text in texts}) == 1


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("double score(object s, int seat)", "int score(object s, int seat)"),
        ("int sample(object s, object rng)", "int sample(object s, int rng)"),
        ("void apply(object s, int action)", "void apply(object s, int line)"),
        ("void imagine(object s, int seat, object rng)", "void imagine(object s, int seat)"),
    ],
)
def test_a_twin_that_differs_is_named_with_its_line(tmp_path: Path, right: str, wrong: str) -> None:
    twin = tmp_path / "plain.pxd"
    twin.write_text(f"# a twin\ncdef inline {wrong} noexcept with gil:\n    pass\n")
    (found,) = twins.differences(twin)
    assert f"plain.pxd:2: plain.py says {right}, and its twin {wrong}" in found


def test_every_file_that_is_to_be_compiled_is_listed_and_there() -> None:
    """A file with compiler directives is in the rules of a game, or listed."""
    listed = {
        units.HOME.parent.joinpath(*package.split("."), f"{name}.py")
        for packages in (units.HOT, units.WARM)
        for package, names in packages.items()
        for name in names
    }
    says = {
        file
        for file in units.HOME.rglob("*.py")
        if file.parent.name != units.FOLDER
        and file.read_text(encoding="utf-8").startswith("# cython:")
    }
    assert all(file.exists() for file in listed)
    assert says <= listed
