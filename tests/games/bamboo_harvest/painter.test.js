// The painter of Bamboo Harvest: what stands at the edges of the forest.

import assert from "node:assert/strict";
import test from "node:test";
import { paint } from "../../../src/engawa/games/bamboo_harvest/web/painter.js";

const helpers = { text: (words) => words, group: ({ transform }, node) => [transform, node] };
const side = (text, turn) => paint({ key: "side", drawing: "bh-side", place: "forest", face: {}, text, turn }, helpers);

test("the name of an edge lies along it, a single letter stands upright", () => {
  assert.equal(side("West", -90), "West");
  assert.deepEqual(side("西", -90), ["rotate(90)", "西"]);
  assert.deepEqual(side("東", 90), ["rotate(-90)", "東"]);
});
