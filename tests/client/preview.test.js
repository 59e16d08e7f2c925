// A preview: chips lie on the pieces as they are shown, and one rim is enough for what comes together.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { svg } from "../../src/engawa/table/static/dom.js";
import { Preview } from "../../src/engawa/table/static/engine/preview.js";
import { page } from "./page.js";

beforeEach(() => page());

const place = { id: "row" };
const sprite = (key, x, more = {}) => ({ key, x, y: 0, drawing: "tile", state: "", face: {}, ...more });
const itemOf = (s) => ({ sprite: s, place, x: s.x, y: s.y, k: 1 });

/** A surface on which sprites lie; those on a layer above stand on the others. */
function surface(...sprites) {
  const groups = [svg("g"), svg("g")];
  const items = sprites.map(itemOf);
  const nodes = new Map(items.map((item) => [item.sprite.key, { item, outer: svg("g"), fly: svg("g") }]));
  const painter = {
    layer: (s) => s.layer ?? 0,
    size: () => [10, 10],
    paint: () => null,
    ghostless: (_s, was) => Boolean(was),
  };
  const chips = [];
  const chip = (words) => chips.push(words) && svg("text", { words });
  const h = () => ({ chip, chipSize: () => [8, 4], text: () => null });
  return {
    ...{ items, nodes, painter, h, chips, marked: new Map(), previews: svg("g") },
    ...{ item: itemOf, pass: (layer) => groups[layer], overlays() {}, groups },
  };
}

test("a chip lies on its piece where that is shown, though it would lie elsewhere later", () => {
  const on = surface(sprite("a", 0), sprite("b", 50));
  const preview = new Preview(on);
  preview.show([{ place, sprites: [sprite("a", 50), sprite("b", 0)] }], [["b", "1st"]], () => null);
  const [chip] = on.previews.children;
  assert.match(chip.getAttribute("transform"), /^translate\(50 0\)/);
});

test("what stands on a thing that comes has no rim of its own", () => {
  const on = surface();
  const preview = new Preview(on);
  const both = [sprite("plot", 20), sprite("cane", 20, { layer: 1 }), sprite("far", 80, { layer: 1 })];
  preview.show([{ place, sprites: both }], [], () => null);
  const rims = on.groups.map((group) => group.querySelectorAll("g.rims").length);
  assert.deepEqual(rims, [1, 1]);
  assert.equal(on.groups[1].querySelectorAll("g.along").length, 1);
  preview.clear();
  assert.equal(on.groups[1].children.length, 0);
});

test("a thing that tells how far it is tells how far it would be, and lies where it lay", () => {
  const on = surface(sprite("a", 0, { note: "1 of 2" }), sprite("b", 50, { note: "0 of 3" }), sprite("c", 90));
  const notes = [];
  on.painter.paint = (s) => notes.push(s.note) && svg("g");
  const preview = new Preview(on);
  const later = [sprite("a", 0, { note: "2 of 2" }), sprite("b", 50, { note: "0 of 3" }), sprite("c", 90)];
  preview.show([{ place, sprites: later }], [], () => null);
  assert.deepEqual(notes, ["note-here", "note-same"]);
  assert.equal(on.groups[0].querySelectorAll("g.real").length, 2);
  assert.equal(preview.away.length, 0);
});
