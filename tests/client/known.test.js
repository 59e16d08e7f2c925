// What a visitor knows: tips that were told, and how much a coach still says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coach, coaching, forget, knownTips, learned, quieter } from "../../src/engawa/table/static/parts/known.js";

globalThis.document = { documentElement: { dataset: {} } }; // where settings show

test("a tip is learned once, in its own game", () => {
  learned("go", "liberty");
  learned("go", "liberty");
  learned("chess", "fork");
  assert.deepEqual(knownTips("go"), ["liberty"]);
  assert.deepEqual(knownTips("chess"), ["fork"]);
  assert.deepEqual(knownTips("shogi"), []);
});

test("a coach says less, then nothing, until it is called back", () => {
  assert.equal(coaching("go"), "all");
  assert.equal(quieter("go"), "less");
  assert.equal(quieter("go"), "none");
  assert.equal(quieter("go"), "none");
  assert.equal(coaching("chess"), "all");
  forget("go");
  assert.equal(coaching("go"), "all");
  assert.deepEqual(knownTips("go"), []);
});

test("how much it says can be set", () => {
  coach("go", "less");
  assert.equal(coaching("go"), "less");
});
