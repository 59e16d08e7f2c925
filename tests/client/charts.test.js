// Charts: what they draw of games that are very short.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { chanceChart } from "../../src/engawa/table/static/pages/charts.js";
import { page } from "./page.js";

beforeEach(page);

/** The moves that the chart of a curve of so many points names below it. */
function named(points) {
  const curve = Array.from({ length: points }, (_, n) => ({ n, scores: [0.5, 0.5] }));
  const asked = [];
  chanceChart(curve, ["Ann", "Ben"], [], { move: (i) => asked.push(curve[i].n) });
  return asked;
}

test("a chart names the moves of its points and of no others", () => {
  assert.deepEqual([0, 1, 2, 3, 6].map(named), [[], [], [1], [1, 2], [1, 2, 3, 4, 5]]);
});
