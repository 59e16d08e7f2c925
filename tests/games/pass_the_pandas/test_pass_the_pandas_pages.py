"""Pass the Pandas in a browser: a lesson that is played by hand, and dice that are seen to roll."""

from __future__ import annotations

import pytest
from e2e.driver import Person, begin, watch
from e2e.stage import Visit, keep
from playwright.sync_api import expect


def test_a_lesson_is_played_by_hand_and_says_what_does_not_help(base: str, visit: Visit) -> None:
    page = visit(phone=True)
    page.goto(f"{base}/learn/pass_the_pandas/panda")
    person = Person(page)
    page.wait_for_selector(".rail[data-live=true]")
    person.press({"kind": "sprite", "key": "tray-C"})
    person.confirm()
    expect(page.locator(".rail .ask")).to_contain_text("Try again?")
    keep(page, "lesson-astray-phone")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".rail[data-live=true]")
    person.press({"kind": "sprite", "key": "tray-B"})
    person.confirm()
    expect(page.get_by_role("button", name="Next lesson")).to_have_attribute(
        "aria-disabled", "false"
    )


#: from here on, the rolls that are told, and those that lie on the cloth in what is shown of it
WATCHED = """() => {
  const { frame } = engawa;
  const { take } = frame.moments;
  const letters = {water: 'W', panda: 'P', bamboo: 'B'};
  const dice = (scene) => [...scene.sprites.values()].filter((s) => s.place === 'cloth');
  const shown = (scene) => dice(scene).map((s) => letters[s.face.shows] ?? '.').join('');
  engawa.from = engawa.n;
  engawa.thrown = [];
  frame.moments.take = (moment, ...how) => {
    for (const { scene } of [...moment.by, moment]) {
      if (shown(scene) !== engawa.thrown.at(-1)) engawa.thrown.push(shown(scene));
    }
    return take.call(frame.moments, moment, ...how);
  };
}"""

#: both, in their order
ROLLED = """() => {
  const lines = engawa.story().filter((each) => each.n > engawa.from).map((each) => each.line);
  const rolls = lines.filter((line) => line.startsWith('roll ')).map((line) => line.slice(5));
  return [rolls, engawa.thrown.filter(Boolean)];
}"""

#: where dice of a roll lie if it passes, and where they lie if it stays
LAID = """() => {
  const { painter, frame } = engawa;
  const { scene } = frame.moments.newest;
  const lie = (all) => [...all.values()].filter((s) => s.place === 'cloth')
    .map(({key, x, y, turn, face}) => [key, x, y, turn, face.shows ?? 'blank']);
  const letters = {water: 'W', panda: 'P', bamboo: 'B'};
  const line = 'roll ' + lie(scene.sprites).map((die) => letters[die[4]] ?? '.').join('');
  const swept = new Map([...scene.sprites].filter(([, s]) => s.place !== 'cloth'));
  const told = [{n: 1, line, of: engawa.head.you, says: ''}];
  const [thrown] = painter.passing(scene, {...scene, sprites: swept}, told);
  return [lie(scene.sprites), lie(thrown.scene.sprites)];
}"""


def test_every_roll_is_seen_on_the_cloth_also_if_nothing_is_to_be_decided(
    base: str, visit: Visit
) -> None:
    page = visit(motion=True)
    person = begin(page, base, "pass_the_pandas", seats=4, bots=[None, *["random"] * 3])
    person.waits()
    stays, passes = page.evaluate(LAID)
    assert stays == passes, "it lies as the server lays it"
    page.evaluate(WATCHED)
    person.play(3)
    rolled, shown = page.evaluate(ROLLED)
    assert len(rolled) > 1
    assert [roll for roll in shown if roll in rolled] == rolled


def test_the_bars_at_the_end_stand_in_the_order_of_dice(base: str, visit: Visit) -> None:
    page = visit()
    for seats in (3, 4, 5, 5):
        watch(page, base, "pass_the_pandas", seats=seats)
        left = [int(n) for n in page.locator(".score-row .total").all_inner_texts()]
        assert left[0] == 0
        assert left == sorted(left)


#: a name that does not fit, of those that the strip of seats shows or hides
CUT = """() => [...document.querySelectorAll('.seat .who b')]
  .filter((b) => !b.clientWidth || b.scrollWidth > b.clientWidth).map((b) => b.textContent)"""


@pytest.mark.parametrize("seats", [4, 5])
def test_all_names_are_whole_on_a_phone(seats: int, base: str, visit: Visit) -> None:
    page = visit(phone=True)
    begin(page, base, "pass_the_pandas", seats=seats, bots=[None, *["random"] * (seats - 1)])
    assert page.evaluate(CUT) == []
    keep(page, f"table-pass_the_pandas-{seats}-phone")


#: what the chip of the last move says while a moment still waits to be shown, and then
WAITING = """() => {
  const { moments, layout } = engawa.frame;
  const { newest } = moments;
  moments.shown = { ...newest };  // an older one, in which dice are on their way
  engawa.frame.narrate([{ line: 'roll P', says: 'A panda!', seat: 1, n: newest.n }]);
  const before = layout.lastChip.textContent;
  moments.show(newest, 0);
  return [before.includes('A panda!'), layout.lastChip.textContent];
}"""


def test_the_chip_of_the_last_move_never_runs_ahead_of_the_dice(base: str, visit: Visit) -> None:
    page = visit()
    begin(page, base, "pass_the_pandas", seats=4, bots=[None, *["random"] * 3])
    assert page.evaluate(WAITING) == [False, "A panda!"]
