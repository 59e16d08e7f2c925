// The painter of Bamboo Harvest: what stands at the edges of the forest, and quick answers.

import assert from "node:assert/strict";
import test from "node:test";
import { learn } from "engawa/words.js";
import { paint, plans } from "../../../src/engawa/games/bamboo_harvest/web/painter.js";

const helpers = { text: (words) => words, group: ({ transform }, node) => [transform, node] };
const side = (text, turn) => paint({ key: "side", drawing: "bh-side", place: "forest", face: {}, text, turn }, helpers);

test("the name of an edge lies along it, a single letter stands upright", () => {
  assert.equal(side("West", -90), "West");
  assert.deepEqual(side("西", -90), ["rotate(90)", "西"]);
  assert.deepEqual(side("東", 90), ["rotate(-90)", "東"]);
});

test("all tokens are harvested at once, what draws a deed last", () => {
  learn({ language: "en", languages: ["en"], words: { "harvest-all": "Harvest with all {n} tokens" } });
  const crop = (cell, rank, reeds) => [cell, { key: cell, drawing: "bh-crop", face: { cell, rank, reeds } }];
  const sprites = new Map([crop("e1", "K", 0), crop("c6", "6", 6)]); // a king brings a deed
  const lines = new Map(["harvest e1 K", "harvest e1 6", "harvest c6 6"].map((line) => [line, []]));
  const found = plans({ sprites }, lines).map((plan) => [plan.title, plan.lines]);
  assert.deepEqual(found, [["Harvest with all 2 tokens", ["harvest c6 6", "harvest e1 K"]]]);
});
