// The focus of keys: where Tab, N, P and the arrows lead.

import assert from "node:assert/strict";
import test from "node:test";
import { firstStop, hopped, toward } from "../../src/engawa/table/static/parts/focus.js";

const piece = (key, more = {}) => ({ key, label: key, lines: [], would: [], ...more });
const at = (key, x, y) => ({ x, y, sprite: piece(key) });
const NONE = new Set();

test("Tab comes to what is chosen, or to the first that is lit", () => {
  const row = [piece("a"), piece("b", { lines: ["b"] }), piece("c", { lines: ["c"] })];
  assert.equal(firstStop(row, new Set(["b", "c"]), NONE), "b");
  assert.equal(firstStop(row, new Set(["b", "c"]), new Set(["c"])), "c");
  assert.equal(firstStop(row, NONE, NONE), null);
});

test("Tab leaves out what has no words", () => {
  const row = [piece("a", { label: "", lines: ["a"] }), piece("b", { lines: ["b"] })];
  assert.equal(firstStop(row, new Set(["a", "b"]), NONE), "b");
});

test("N and P go round, and begin at the ends", () => {
  assert.equal(hopped(-1, 1, 3), 0);
  assert.equal(hopped(-1, -1, 3), 2);
  assert.equal(hopped(2, 1, 3), 0);
  assert.equal(hopped(0, -1, 3), 2);
  assert.equal(hopped(-1, 1, 0), null);
});

test("an arrow leads to what lies straight on before what is nearer and aside", () => {
  const items = [at("here", 0, 0), at("aside", 60, 80), at("on", 100, 0), at("behind", -10, 0)];
  assert.equal(toward(items[0], items, [1, 0], NONE).sprite.key, "on");
  assert.equal(toward(items[0], items, [-1, 0], NONE).sprite.key, "behind");
  assert.equal(toward(items[0], items, [0, -1], NONE), null);
});

test("of two that are as near an arrow takes the one that is lit", () => {
  const items = [at("here", 0, 0), at("left", 80, -40), at("right", 80, 40)];
  assert.equal(toward(items[0], items, [1, 0], new Set(["right"])).sprite.key, "right");
  assert.equal(toward(items[0], items, [1, 0], new Set(["left"])).sprite.key, "left");
});
