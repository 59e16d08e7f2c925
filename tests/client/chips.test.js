// A preview: what it hides, outlines and says.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { svg } from "../../src/engawa/table/static/dom.js";
import { Surface } from "../../src/engawa/table/static/engine/surface.js";
import { learn } from "../../src/engawa/table/static/words.js";
import { page, squares } from "./page.js";

const PLACE = { id: "row", name: "row", x: 0, y: 0, size: 1 };
const piece = (key, x) => ({ key, x, y: 0, turn: 0, drawing: "stone", face: {}, state: "", text: "", label: "" });

/** A surface with stones in a row, and what a preview of it shows. */
function previewed(painter, before, after, steps = []) {
  const surface = new Surface(svg("svg"), { ...squares, ...painter });
  surface.draw({ places: [PLACE] }, [{ place: PLACE, sprites: before }]);
  surface.preview.show(after && [{ place: PLACE, sprites: after }], steps, () => null);
  return surface;
}

const many = (surface, name) => surface.root.querySelectorAll(`.${name}`).length;

beforeEach(() => {
  page();
  learn({ "was-here": "was here" });
});

test("a piece that goes leaves its outline, unless it lay on another one", () => {
  const [a, b] = [piece("a", 0), piece("b", 5)];
  assert.equal(many(previewed({}, [a, b], [b]), "was-place"), 1);
  assert.equal(many(previewed({ leaves: (s) => s.key !== "a" }, [a, b], [b]), "was-place"), 0);
});

test("chips that would lie on each other stand above each other", () => {
  const row = [piece("a", 0), piece("b", 0.5), piece("c", 40)];
  const { preview, previews } = previewed({}, row, null, [
    ["a", "stops 1"],
    ["b", "5 is too much"],
    ["c", "stops 2"],
  ]);
  assert.equal(previews.querySelectorAll(".chip").length, 3);
  const [a, b, c] = preview.chips;
  assert.ok(b[3] <= a[1], "above the first");
  assert.deepEqual([c[1], c[3]], [a[1], a[3]]); // far from both it stands as low as the first
});
