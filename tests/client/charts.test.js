// Charts: what they draw of games that are very short.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { el } from "../../src/engawa/table/static/dom.js";
import { chanceChart, scoreBars } from "../../src/engawa/table/static/pages/charts.js";
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

test("a category keeps its colour when one before it brought nothing", () => {
  const colours = (plots) => {
    const pad = [
      { title: "Plots", points: [plots, 0] },
      { title: "Panda", points: [3, 4] },
    ];
    const bars = [scoreBars(pad, [plots + 3, 4], ["Ann", "Ben"], [0, 1])].flat();
    const root = el("div", {}, bars);
    return new Map(
      root.querySelectorAll("li").map((row) => [row.textContent, row.children[0].style["background-color"]]),
    );
  };
  assert.deepEqual([...colours(0).keys()], ["Panda"]);
  assert.equal(colours(0).get("Panda"), colours(2).get("Panda"));
});
