// The painter of Pass the Pandas: rolls that are over at once are seen, and where dice fly from.

import assert from "node:assert/strict";
import test from "node:test";
import { deed, origin, passing, recalls } from "../../../src/engawa/games/pass_the_pandas/web/painter.js";

const die = (key, place, shows = "blank", state = "") => ({
  key,
  place,
  lies: place,
  drawing: "pp-die",
  state,
  label: "",
  lines: [],
  would: [],
  face: { shows },
});
const tray = (name, count) => ({
  key: `tray-${name}`,
  place: "trays",
  drawing: "pp-tray",
  face: { seat: name, count },
});

/** Seats with so many dice, the first being one's own; and what lies on the cloth. */
function scene(counts, cloth = []) {
  const sprites = [...cloth];
  for (const [seat, count] of counts.entries()) {
    const name = "ABC"[seat];
    if (seat) sprites.push(tray(name, count));
    const rolls = cloth.some(({ key }) => key[0] === name);
    for (let i = 0; i < (rolls ? 0 : count); i += 1) sprites.push(die(`${name}-${i}`, seat ? `seat ${name}` : "mine"));
  }
  const panels = counts.map((_, seat) => ({ seat }));
  return { panels, places: [], sprites: new Map(sprites.map((s) => [s.key, s])) };
}

/** How many dice lie where, and what shows on the cloth. */
function lies({ scene: { sprites } }) {
  const dice = [...sprites.values()].filter((s) => s.drawing === "pp-die");
  const found = {};
  for (const s of dice) found[s.place] = (found[s.place] ?? 0) + 1;
  const cloth = dice.filter((s) => s.place === "cloth").map((s) => s.face.shows ?? "blank");
  return [found, cloth.join(" ")];
}

const GIVEN = [die("A-p0", "cloth", "panda"), die("A-0", "cloth", "bamboo"), die("A-1", "cloth")];
const TOLD = [
  { n: 1, line: "give B", seat: 0, says: "You gave Ren a panda." },
  { n: 2, line: "roll WB...", of: 1, says: "Ren rolled." },
  { n: 3, line: "roll P..", of: 2, says: "Mika rolled." },
];
const BEFORE = scene([3, 4, 3], GIVEN);
const AFTER = scene([2, 4, 3], [die("C-p0", "cloth", "panda"), die("C-0", "cloth"), die("C-1", "cloth")]);

test("a roll without a panda lies on the cloth before its dice go back to the tray", () => {
  const ways = passing(BEFORE, AFTER, TOLD);
  assert.deepEqual(ways.map(lies), [
    [{ mine: 2, "seat B": 5, "seat C": 3 }, ""],
    [{ mine: 2, cloth: 5, "seat C": 3 }, "water bamboo blank blank blank"],
    [{ mine: 2, "seat B": 4, "seat C": 3 }, ""],
  ]);
  assert.deepEqual(
    ways.map(({ scene, turn, rests }) => [scene.asks, turn, rests]),
    [
      ["You gave Ren a panda.", 0, false],
      ["Ren rolled.", 1, true],
      ["Ren rolled.", 1, false],
    ],
  );
  const bamboo = ways.map(({ scene }) => [...scene.sprites.values()].filter((s) => s.face.shows === "bamboo"));
  assert.deepEqual(
    bamboo.map((dice) => dice.map((s) => s.key)),
    [["A-0"], ["A-0", "B-0"], ["B-0"]],
  );
});

test("a roll that is left to look at passes nothing, and neither does what was taken back", () => {
  assert.deepEqual(passing(BEFORE, AFTER, TOLD.slice(2)), []);
  assert.deepEqual(passing(BEFORE, AFTER, [{ ...TOLD[1], undone: true }]), []);
  assert.deepEqual(passing(BEFORE, BEFORE, TOLD.slice(0, 1)), []);
});

test("dice fly from where they lay: rolled ones from the tray, a panda from the cloth, paid ones from who paid", () => {
  const lying = scene([2, 3, 2]);
  const rolled = scene([2, 3, 2], [die("B-w0", "cloth", "water"), die("B-p0", "cloth", "panda"), die("B-0", "cloth")]);
  const from = (key, before, after) => origin(after.sprites.get(key), before.sprites, after);
  assert.deepEqual(
    ["B-w0", "B-p0"].map((key) => from(key, lying, rolled)),
    ["B-1", "B-2"],
  );
  const given = scene([2, 1, 3]);
  assert.equal(from("C-2", rolled, given), "B-p0");
  const paid = scene([2, 5, 0]);
  assert.deepEqual(
    ["B-3", "B-4"].map((key) => from(key, lying, paid)),
    ["C-0", "C-1"],
  );
  const owing = scene([3, 2, 3], [die("B-p0", "cloth", "panda"), die("B-0", "cloth"), die("B-1", "cloth")]);
  const settled = scene([4, 4, 1]); // the panda went to one seat, and the other had to pay
  assert.deepEqual(
    ["A-3", "B-2", "B-3"].map((key) => from(key, owing, settled)),
    ["B-p0", "C-1", "C-2"],
  );
});

test("a line is drawn with its faces, with whom a panda went to, and with what had to be given", () => {
  const h = {
    fit: (id, { color }) => [id, color],
    svg: () => "arrow",
    text: (words) => words,
  };
  assert.deepEqual(deed({ line: "roll WP.", effect: "" }, h), {
    picture: [
      ["pp-ic-water", null],
      ["pp-ic-panda", null],
      ["pp-ic-blank", null],
    ],
    width: 66,
  });
  assert.deepEqual(deed({ line: "give B", effect: "+2" }, h), {
    picture: [
      ["pp-ic-panda", null],
      "arrow",
      ["seat-mountain", "var(--seat-2)"],
      "arrow",
      ["pp-ic-bamboo", null],
      "+2",
    ],
    width: 134,
  });
  assert.equal(deed({ line: "keep" }, h), null);
});

test("a die that comes to one's own tray is seen as part of a move, those of the turn to come are not", () => {
  assert.equal(recalls(die("A-4", "mine"), null), true);
  assert.equal(recalls(die("after-0", "mine"), null), false);
});
