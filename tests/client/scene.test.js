// Scenes: what differences do to them, and how they are laid out.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { applied } from "../../src/engawa/table/static/engine/diff.js";
import { arranged, changed, lying, opened, playable, touched } from "../../src/engawa/table/static/engine/scene.js";
import { learn } from "../../src/engawa/table/static/words.js";

const CASES = JSON.parse(readFileSync(new URL("diffs.json", import.meta.url), "utf8")); // as tests/table/test_diff.py

/** Letters on the board and, after a bar, in the tray. */
function letters(words) {
  const [board, tray = ""] = words.split("|");
  const row = (key) => ({ key, drawing: "stone", place: "here", label: "" });
  return {
    asks: "",
    notes: [],
    verbs: [],
    places: [],
    panels: [],
    board: [...board].map(row),
    tray: [...tray].map(row),
  };
}

const spelled = ({ board, tray }) => [board, tray].map((rows) => rows.map((row) => row.key).join("")).join("|");
const whole = (words) => (words.includes("|") ? words : `${words}|`);

test("a difference, applied to the old scene, is the new scene", () => {
  assert.ok(CASES.length >= 50);
  for (const { old, new: now, told } of CASES) {
    const scene = letters(old);
    const found = applied(scene, told);
    assert.equal(spelled(found), whole(now), `${old} -> ${now}`);
    assert.ok([...found.board, ...found.tray].every((row) => row.drawing === "stone" && !("after" in row)));
    assert.equal(spelled(scene), whole(old), "the old one stays as it was");
  }
});

test("a row keeps what is not told of it, wherever it goes", () => {
  const scene = { board: [{ key: "a", label: "A stone", x: 3, lines: ["take a"] }], tray: [] };
  const found = applied(scene, { tray: [{ key: "a", x: 0, after: "" }] });
  assert.deepEqual(found.tray, [{ key: "a", label: "A stone", x: 0, lines: ["take a"] }]);
  assert.deepEqual(found.board, []);
});

test("figures alone keep what they count, and a goal what is not told of it", () => {
  const counts = [
    ["wood", "Wood", 3],
    ["leaf", "Leaves", 0],
  ];
  const old = {
    panels: [{ seat: 1, counts, meters: [["sun", "Sun", 1, 4]], rows: [["leaf", "3 each", 3]] }],
    goal: { says: "Win.", sign: "cup" },
  };
  const now = applied(old, { panel: [{ seat: 1, counts: [2, 5], meters: [3, 4], rows: [6] }], goal: { end: "Soon." } });
  assert.deepEqual(now.panels[0].counts, [
    ["wood", "Wood", 2],
    ["leaf", "Leaves", 5],
  ]);
  assert.deepEqual(now.panels[0].meters, [["sun", "Sun", 3, 4]]);
  assert.deepEqual(now.panels[0].rows, [["leaf", "3 each", 6]]);
  assert.deepEqual(now.goal, { says: "Win.", sign: "cup", end: "Soon." });
  assert.equal(counts[0][2], 3, "the old one stays as it was");
  const whole = [["bamboo", "Bamboo", 1]];
  assert.deepEqual(applied(old, { panel: [{ seat: 1, counts: whole }] }).panels[0].counts, whole);
});

test("what touching means is told once for all that share it, and changes nothing else", () => {
  const [asked, still] = [
    { key: "a", label: "A", would: ["take a"], press: "take it" },
    { key: "b", label: "B" },
  ];
  const lit = { key: "x-c1", label: "C", lines: ["take c1"] };
  const told = {
    lines: [
      ["take *", "a"],
      ["see", "x-c1"],
      ["give * to *", "x-c1", "a"],
      ["see", "a"],
    ],
    would: [
      ["", "a"],
      ["go *", "x-c1"],
    ],
    press: [
      ["", "a"],
      ["see it", "x-c1"],
    ],
  };
  const found = applied({ board: [asked, still], tray: [lit] }, told);
  const a = { key: "a", label: "A", lines: ["take a", "give a to a", "see"], would: [], press: "" };
  assert.deepEqual(found.board, [a, still]);
  assert.deepEqual(found.tray, [{ ...lit, lines: ["see", "give c1 to c1"], would: ["go c1"], press: "see it" }]);
  assert.equal(found.board[1], still);
  assert.deepEqual(asked.would, ["take a"], "the old one stays as it was");
});

test("notes and buttons that were there before are told by their places", () => {
  const [rain, last] = [{ says: "Rain.", sign: "rain" }, { says: "The last round." }];
  const [draw, end] = [
    { line: "draw", says: "Draw" },
    { line: "end", says: "End", off: true },
  ];
  const scene = { board: [], tray: [], notes: [rain, last], verbs: [draw, end] };
  const found = applied(scene, { notes: [1, { says: "New." }, 0], verbs: [{ line: "end", off: false }, 0] });
  assert.deepEqual(found.notes, [last, { says: "New." }, rain]);
  assert.deepEqual(found.verbs, [{ ...end, off: false }, draw]);
  const wet = applied(scene, { notes: [{ sign: "rain", state: "done" }] }).notes;
  assert.deepEqual(wet, [{ ...rain, state: "done" }]);
  assert.deepEqual(applied(scene, { notes: [] }).notes, []);
});

test("a face keeps what is not told of it, and loses what is usual again", () => {
  const plot = { key: "a", face: { wet: true, improvement: "fertilizer", height: 1 } };
  const found = applied({ board: [plot], tray: [] }, { board: [{ key: "a", face: { improvement: null, height: 2 } }] });
  assert.deepEqual(found.board, [{ key: "a", face: { wet: true, height: 2 } }]);
  assert.deepEqual(applied({ board: [plot], tray: [] }, { board: [{ key: "a", face: null }] }).board[0].face, null);
  assert.deepEqual(plot.face, { wet: true, improvement: "fertilizer", height: 1 }, "the old one stays as it was");
});

test("a button that was there before is told by what changed", () => {
  const [draw, end] = [
    { line: "draw", says: "Draw one", title: "Draw", off: true },
    { line: "end", says: "End it", title: "End" },
  ];
  const scene = { board: [], tray: [], verbs: [draw, end] };
  const found = applied(scene, {
    verbs: [{ line: "end" }, { line: "skip", says: "Skip it" }, { line: "draw", off: false }],
  });
  assert.deepEqual(found.verbs, [end, { line: "skip", says: "Skip it" }, { ...draw, off: false }]);
  assert.deepEqual(applied(scene, { verbs: [] }).verbs, []);
});

test("at rest nothing can be touched, and what could not be stays the same object", () => {
  const still = { key: "b", label: "B" };
  const lit = { key: "a", label: "A", lines: ["take a"], would: ["give a"], press: "take it" };
  const panel = { seat: 0, note: "x", lines: ["give A"] };
  const found = applied({ board: [lit, still], tray: [], panels: [panel] }, { rest: true, asks: "Wait" });
  assert.deepEqual(found.board, [{ key: "a", label: "A" }, still]);
  assert.equal(found.board[1], still);
  assert.deepEqual(found.panels, [{ seat: 0, note: "x" }]);
  assert.equal(found.asks, "Wait");
  const told = applied({ board: [lit], tray: [] }, { rest: true, board: [{ key: "a", label: "Z" }] });
  assert.deepEqual(told.board, [{ key: "a", label: "Z" }]);
});

test("places and panels are told by their names, and may have those of sprites", () => {
  const scene = {
    board: [{ key: "hand", label: "A hand" }],
    places: [{ name: "shop" }],
    panels: [{ seat: 0 }, { seat: 1 }],
  };
  const found = applied(scene, {
    place: [{ name: "hand", title: "Hand", after: "" }],
    panel: [{ seat: 1, note: "x" }],
  });
  assert.deepEqual(found.places, [{ name: "hand", title: "Hand" }, { name: "shop" }]);
  assert.deepEqual(found.panels, [{ seat: 0 }, { seat: 1, note: "x" }]);
});

test("sprites that nothing is told of stay the same objects", () => {
  const before = opened({
    board: [
      { key: "a", place: "here", label: "A" },
      { key: "b", place: "here", label: "B" },
    ],
    places: [{ name: "here" }],
  });
  const after = changed(before, { board: [{ key: "b", state: "faded" }] });
  assert.equal(after.sprites.get("a"), before.sprites.get("a"));
  assert.deepEqual(
    touched(before, after).map(([s, was]) => [s.key, s.state, was.state]),
    [["b", "faded", ""]],
  );
});

test("a label says what a press does, joined as the language joins sentences", () => {
  const told = (label, press, words) => {
    learn({ language: "xx", languages: ["xx"], words });
    const { sprites } = opened({ board: [{ key: "a", place: "p", label, press, lines: ["take a"] }] });
    assert.equal(sprites.get("a").words, label);
    return sprites.get("a").label;
  };
  const english = { press: "Press: {what}.", sentence: "{what}.", sentences: "{first} {rest}" };
  assert.equal(told("A stone", "take it", english), "A stone. Press: take it.");
  assert.equal(told("A stone?", "take it", english), "A stone? Press: take it.");
  assert.equal(told("", "take it", english), "Press: take it.");
  const japanese = { press: "押すと：{what}。", sentence: "{what}。", sentences: "{first}{rest}" };
  assert.equal(told("石", "取る", japanese), "石。押すと：取る。");
  assert.equal(told("石です。", "取る", japanese), "石です。押すと：取る。");
});

test("what a game gives no place is laid out, and again when more comes", () => {
  const row = (key) => ({ key, place: "heap", label: key });
  const spots = (scene) => new Set([...scene.sprites.values()].map(({ x, y }) => `${x} ${y}`)).size;
  const scene = opened({ board: ["a", "b", "c"].map(row) });
  assert.equal(spots(scene), 3);
  assert.equal(spots(changed(scene, { board: [row("d"), row("e")] })), 5);
});

test("with everything open a seat's places go by their own names", () => {
  const scene = opened({ board: [{ key: "a", place: "B:hand" }], places: [{ name: "B:hand", on: "tray" }] });
  assert.equal(scene.sprites.get("a").place, "hand");
  const [group] = lying(scene, "tray");
  assert.deepEqual([group.place.name, group.place.id, group.sprites.length], ["hand", "B:hand", 1]);
});

test("a verb that opens lines of pieces is no line itself", () => {
  const scene = opened({
    board: [{ key: "a", place: "p", lines: ["panda e1"] }],
    verbs: [{ line: "panda" }, { line: "end" }, { line: "roll", off: true }],
    panels: [{ seat: 1, lines: ["give B"] }],
  });
  assert.deepEqual([...playable(scene).keys()], ["panda e1", "give B", "end"]);
});

test("a painter may lay the things of a place otherwise on a screen, or leave them out", () => {
  const scene = opened({
    places: [{ name: "here" }, { name: "there" }],
    board: ["a", "b", "c"].map((key) => ({ key, x: 1, place: key === "c" ? "there" : "here" })),
  });
  const lay = (sprite) => (sprite.key === "a" ? null : { x: 5, y: 6 });
  const arrange = (places) => places.map((place) => (place.name === "here" ? { ...place, lay } : place));
  const found = arranged(scene, { arrange }, {});
  assert.deepEqual(
    [...found.sprites.values()].map(({ key, x, y }) => [key, x, y]),
    [
      ["b", 5, 6],
      ["c", 1, 0],
    ],
  );
  assert.equal(scene.sprites.size, 3, "the scene itself stays as it was");
});
