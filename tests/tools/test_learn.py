"""Learning weights for traits: from games to weights, and to a search that uses them."""

import sys
from pathlib import Path

import numpy as np
import pytest
from games_by import PEOPLES

import engawa
from engawa import Rng
from engawa.bots.search import search
from engawa.bots.tree import Settings
from engawa.core.sight import Sight
from tools import learn

TOLD = [name for name in PEOPLES if engawa.make(name).start().traits(0)]


def test_the_fit_finds_the_weights_that_the_results_were_made_with() -> None:
    rng = np.random.default_rng(1)
    rows, truth = rng.normal(size=(20000, 3)) * [1, 10, 0.1], np.array([0.8, -0.1, 0.0])
    came = (rng.random(20000) < 1 / (1 + np.exp(-rows @ truth))).astype(float)
    weights = learn.fit(rows, came)
    assert weights[:2] == pytest.approx(truth[:2], rel=0.1)
    assert learn.loss(rows, came, weights) <= learn.loss(rows, came, truth)


@pytest.mark.parametrize("name", TOLD)
def test_from_games_to_weights_that_a_search_plays_by(
    name: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """More games can be added to stored ones."""
    kept = tmp_path / "rows.npz"
    command = ["learn.py", name, "--games", "1", "--iterations", "2", "--kept", str(kept)]
    for first in ("0", "1"):
        monkeypatch.setattr(sys, "argv", [*command, "--first", first, "--slips", "0.5"])
        learn.main()
    one, two = (int(line.split()[0]) for line in capsys.readouterr().out.splitlines()[::2])
    rows = np.load(kept)["rows"]
    assert two == len(rows) > one
    weights = learn.fit(rows, np.load(kept)["came"])
    s, rng = engawa.make(name).start(), Rng(1)
    while s.to_move < 0 or len(s.legal()) == 1:
        if s.to_move < 0:
            s.roll(rng)
        else:
            s.apply(s.legal()[0])
    found = search(Sight(s, s.to_move), rng, 30, Settings(weights=weights.tolist()))
    assert sum(thought.visits for thought in found) == 30
