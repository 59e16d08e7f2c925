"""The laws need only Engawa; the strategies say that they need Hypothesis."""

import subprocess
import sys

import pytest
from games_by import SMALLEST

from engawa import testing

WITHOUT = """
import sys
sys.modules["hypothesis"] = None  # as if it were not installed
import engawa
from engawa.testing import check_laws
check_laws(engawa.make("{game}"), games=1)
try:
    from engawa.testing import {name}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize("name", ["positions", "playthroughs"])
def test_without_hypothesis_the_laws_are_checked_and_the_rest_says_what_to_install(
    name: str,
) -> None:
    command = [sys.executable, "-c", WITHOUT.format(name=name, game=SMALLEST)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    says = "positions and playthroughs are made by Hypothesis: pip install hypothesis\n"
    assert (done.stdout, done.stderr) == (says, "")


def test_what_is_not_there_is_not_there() -> None:
    with pytest.raises(AttributeError, match=r"'engawa\.testing' has no attribute 'postions'"):
        _ = testing.postions


def test_everything_named_is_there() -> None:
    assert all(hasattr(testing, name) for name in testing.__all__)
