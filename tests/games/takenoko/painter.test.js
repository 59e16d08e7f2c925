// The painter of Takenoko.

import assert from "node:assert/strict";
import test from "node:test";
import { ghostless, heart, recalls, ring, size } from "../../../src/engawa/games/takenoko/web/painter.js";

test("the middle of bamboo is where it stands, clear of the gardener beside the panda", () => {
  const bamboo = { key: "bamboo-se1", place: "garden", drawing: "tk-bamboo-green", face: { height: 1 } };
  const gardener = { key: "gardener", place: "garden", drawing: "tk-gardener", face: { pair: true } };
  const [[x, y], [u, v]] = [heart(bamboo), heart(gardener)];
  const reach = (s) => Math.min(...size(s)) / 2;
  assert.ok(Math.hypot(x - u, y - v) > (reach(bamboo) + reach(gardener)) * 0.4);
});

test("an improvement that only makes room for a figure is no part of a preview", () => {
  const plot = { key: "plot-e1", place: "garden", drawing: "tk-plot-green", x: 1, y: 0 };
  const alone = { ...plot, face: { wet: true, improvement: "fertilizer" } };
  const beside = { ...plot, face: { wet: true, improvement: "fertilizer", aside: true } };
  assert.ok(ghostless(alone, beside));
  assert.ok(!ghostless(beside, alone)); // it steps aside, for real
  assert.ok(!ghostless({ ...plot, face: { wet: true } }, beside));
  assert.ok(!recalls(beside, alone)); // nor is it told as a change
  assert.ok(recalls(alone, null) && recalls(alone, { ...plot, face: { wet: true } }));
});

test("a tile that several things could come to asks which, if all of them have a name", () => {
  const plot = { key: "plot-e1", place: "garden", drawing: "tk-plot-green", face: {} };
  const sprites = new Map(["gardener", "panda", "mat-watershed"].map((key) => [key, { key, text: "1 watershed" }]));
  const verbs = ["gardener", "panda", "improve"].map((line) => ({ line, title: line }));
  const names = (...lines) => ring({ ...plot, lines }, { sprites, verbs })?.map(({ name }) => name) ?? null;
  assert.deepEqual(names("gardener e1", "panda e1"), ["gardener", "panda"]);
  assert.deepEqual(names("panda e1", "improve e1 watershed"), ["panda", "1 watershed"]);
  assert.equal(names("grow e1", "improve e1 watershed"), null);
  assert.equal(ring({ ...plot, place: "mat", lines: ["panda e1"] }, { sprites, verbs }), null);
});
