// What the last lines changed: whose they were, what is outlined, and what any line of the log did.

import assert from "node:assert/strict";
import test from "node:test";
import { opened } from "../../src/engawa/table/static/engine/scene.js";
import { Recap } from "../../src/engawa/table/static/parts/recap.js";

const scene = (...rows) => opened({ board: rows.map(([key, x]) => ({ key, x, place: "garden" })) });
const line = (n, seat, more = {}) => ({ n, seat, line: "lay", says: "", ...more });
const BARE = scene(["a", 0]);
const MOVED = scene(["a", 1]);
const MORE = scene(["a", 1], ["b", 2]);

/** A garden that tells what it was to outline: the seat, the keys with where they were, the chips. */
function recap(older = () => null) {
  const shown = [];
  const recall = (seat, changes = [], chips = new Map()) =>
    shown.push([seat, changes.map(([s, was]) => [s.key, was?.x ?? null]), [...chips]]);
  return { shown, one: new Recap({ recall, recalls: () => true }, older) };
}

test("what a seat did in a row is outlined from where it began, until another seat moves", () => {
  const { one, shown } = recap();
  one.keep(BARE, MOVED, [line(1, 1)]);
  one.keep(MOVED, scene(["a", 2]), [line(2, 1)]);
  one.show(0);
  assert.deepEqual(shown.at(-1), [1, [["a", 0]], []]);
  one.keep(MOVED, MORE, [line(3, 2)]);
  one.show(0);
  assert.deepEqual(shown.at(-1), [2, [["b", null]], []]);
});

test("one's own line is not outlined, but what its piece brought stands on it", () => {
  const { one, shown } = recap();
  one.keep(MOVED, MORE, [line(1, 0, { effect: "+3" })]);
  one.show(0);
  assert.deepEqual(shown.at(-1), [0, [], [["b", "+3"]]]);
});

test("what chance did belongs to the seat before it", () => {
  const { one, shown } = recap();
  one.keep(BARE, MOVED, [line(1, 1)]);
  one.keep(MOVED, MORE, [line(2, null)]);
  one.show(0);
  assert.deepEqual(shown.at(-1)[0], 1);
  assert.equal(one.lines.get(2).seat, 1);
});

test("a line that was taken back leaves nothing on the board", () => {
  const { one, shown } = recap();
  one.keep(BARE, MOVED, [line(1, 1)]);
  one.keep(MOVED, BARE, [line(1, 1, { undone: true })]);
  one.show(0);
  assert.deepEqual(shown.at(-1), [null, [], []]);
});

test("a line of the log is asked for once, and shown only while it is pointed at", async () => {
  const asked = [];
  const changes = [[MORE.sprites.get("b"), null]];
  const { one, shown } = recap(async (n) => asked.push(n) && { seat: 2, changes });
  await one.point(7);
  await one.point(7);
  assert.deepEqual([asked, shown.at(-1)], [[7], [2, [["b", null]], []]]);
  const late = one.point(8);
  one.leave();
  await late;
  assert.deepEqual([asked, shown.length], [[7, 8], 2]);
});

test("a line that nobody can tell of outlines nothing", async () => {
  const { one, shown } = recap(async () => null);
  await one.point(3);
  assert.deepEqual(shown, [[null, [], []]]);
});
