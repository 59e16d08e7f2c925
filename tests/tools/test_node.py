"""Node checks the client, if it is there; pinned packages name no registry."""

import json

import pytest

from tools import client


@pytest.mark.parametrize("program", ["node", "npm"])
def test_without_node_or_its_packages_every_part_is_skipped_by_name(
    program: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client, "here", lambda name: None if name == program else "found")
    monkeypatch.setattr(client, "run", lambda command: 1)
    monkeypatch.setattr(client, "STAMP", client.ROOT / "nowhere")
    assert client.main([]) == 0
    shown = capsys.readouterr().out
    assert (
        f"Skipped, as there is no wheel of Node for this machine: {', '.join(client.PARTS)}"
        in shown
    )
    assert shown.endswith(f"0 passed, 0 failed, {len(client.PARTS)} skipped\n")


def test_a_part_that_fails_fails_the_ring(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client, "program", lambda name: name)
    monkeypatch.setattr(client, "install_packages", lambda: None)
    monkeypatch.setattr(client, "run", lambda command: "--test" in command)
    assert client.main([]) == 1
    passed = len(client.PARTS) - 1
    assert capsys.readouterr().out.endswith(f"{passed} passed, 1 failed, 0 skipped\n")


def test_packages_are_pinned_by_what_is_in_them_and_not_by_where_they_lie() -> None:
    lock = json.loads((client.ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert packages
    assert not [name for name, each in packages.items() if "resolved" in each]
    assert not [name for name, each in packages.items() if "integrity" not in each]
    wanted = json.loads((client.ROOT / "package.json").read_text(encoding="utf-8"))
    assert all(version[0].isdigit() for version in wanted["devDependencies"].values())
