// The painter of Bamboo Harvest: what stands at the edges of the forest, quick answers, and best paths.

import assert from "node:assert/strict";
import test from "node:test";
import { learn } from "engawa/words.js";
import {
  arrange,
  bounds,
  deed,
  frame,
  leads,
  overlay,
  paint,
  plans,
  reads,
  size,
} from "../../../src/engawa/games/bamboo_harvest/web/painter.js";

const helpers = { text: (words) => words, group: ({ transform }, node) => [transform, node] };
const side = (text, turn) => paint({ key: "side", drawing: "bh-side", place: "forest", face: {}, text, turn }, helpers);

test("the name of an edge lies along it, a single letter stands upright", () => {
  assert.equal(side("West", -90), "West");
  assert.deepEqual(side("西", -90), ["rotate(90)", "西"]);
  assert.deepEqual(side("東", 90), ["rotate(-90)", "東"]);
});

test("all tokens are harvested at once, what draws a deed last", () => {
  const words = {
    "harvest-all": "Harvest with all {n} tokens",
    "harvest-all-press": "Harvest +{n}",
    "harvest-deeds-press": "Harvest deeds: {n}",
  };
  learn({ language: "en", languages: ["en"], words });
  const crop = (cell, rank, reeds, deeds = 0) => [
    cell,
    { key: cell, drawing: "bh-crop", face: { cell, rank, reeds, deeds } },
  ];
  const king = crop("e1", "K", 0, 1);
  const sprites = new Map([king, crop("c6", "6", 6)]);
  const lines = new Map(["harvest e1 K", "harvest e1 6", "harvest c6 6"].map((line) => [line, []]));
  const found = plans({ sprites }, lines).map((plan) => [plan.title, plan.lines]);
  assert.deepEqual(found, [["Harvest with all 2 tokens", ["harvest c6 6", "harvest e1 K"]]]);
  const ready = (each) => plans({ sprites: each }, lines).map(({ press, usual }) => [press, usual]);
  assert.deepEqual(ready(sprites), [["Harvest +6", true]]);
  assert.deepEqual(ready(new Map([king])), [["Harvest deeds: 1", true]]);
  assert.deepEqual(ready(new Map()), []);
});

test("many reeds take no more room than some", () => {
  const heap = (count) => size({ key: "reeds", drawing: "bh-reeds", place: "reeds", face: { count } })[0];
  assert.ok(heap(24) < heap(34));
  assert.equal(heap(204), heap(34));
});

const DESK = { width: 1440, height: 900, narrow: false, flat: true };
const PHONE = { width: 390, height: 844, narrow: true, flat: false };
const path = (seat, cells, missing) => ({
  key: `path-${seat}`,
  drawing: "bh-path",
  place: "forest",
  state: "",
  face: { seat, cells, missing },
  x: 0,
  y: 0,
});
const nine = { key: "9H", drawing: "bh-card", place: "forest", state: "", face: { rank: "9", suit: "H" }, x: 1, y: 0 };
const six = { ...nine, key: "6H", face: { rank: "6", suit: "H" }, y: 1 };
const ways = [path("A", ["b1", "b2"], ["b1"]), path("C", ["b1", "b2"], ["b1", "b2"])];

/** How it is drawn on a screen: all attributes of a kind. Whose deeds lie in a panel is another. */
function drawn(screen, act, others = []) {
  const sprites = new Map([nine, ...ways].map((s) => [s.key, s]));
  arrange([], screen, { sprites, places: others.map((name) => ({ name: `seat ${name}` })) });
  const seen = { paths: [], shapes: [], ranks: [] };
  act(
    new Proxy(
      {
        seatOf: (name) => "ABCDE".indexOf(name),
        svg: (tag, attributes) => tag === "path" && seen.paths.push(attributes),
        seatShape: (seat) => seen.shapes.push(seat),
        numeral: (rank) => seen.ranks.push(rank),
      },
      { get: (h, name) => h[name] ?? (() => null) },
    ),
  );
  return seen;
}

test("two best paths over the same cards lie side by side, and are drawn anew when there is another", () => {
  const [a, c] = ways.map((way) => drawn(DESK, (h) => paint(way, h)).paths.map(({ d }) => d));
  assert.ok(a.every((d, i) => !d || d !== c[i]));
  const before = reads(ways[0]);
  arrange([], DESK, { sprites: new Map([["path-A", ways[0]]]), places: [] });
  assert.notEqual(reads(ways[0]), before);
});

test("over a missing card one sees dots, and the card between them", () => {
  const { paths } = drawn(DESK, (h) => paint(ways[1], h));
  assert.ok(paths.filter(({ d }) => d).every((each) => "stroke-dasharray" in each));
});

test("a missing card tells whose path it is missing to, and its rank where that is small", () => {
  const tags = (h) =>
    overlay(
      { name: "forest" },
      [nine, six, ...ways].map((sprite) => ({ sprite, x: 0, y: 0 })),
      h,
    );
  const desk = drawn(DESK, tags);
  assert.deepEqual(
    [desk.shapes, desk.ranks],
    [
      [0, 2, 2],
      ["9", "6"],
    ],
  );
  const hidden = (h) =>
    overlay(
      { name: "forest" },
      [six, ...ways].map((sprite) => ({ sprite, x: 0, y: 0 })),
      h,
    );
  assert.deepEqual(drawn(DESK, hidden).ranks, ["6"], "where a preview lies nothing is said");
  const corner = { ...nine, key: "8H", face: { rank: "8", suit: "H" }, x: 0, y: 0 };
  const a1 = path("A", ["a1", "a2"], ["a1"]);
  const first = drawn(DESK, (h) =>
    overlay(
      { name: "forest" },
      [corner, a1].map((sprite) => ({ sprite, x: 0, y: 0 })),
      h,
    ),
  );
  assert.deepEqual(first.ranks, ["8"], "a path lies at no cell");
  const phone = drawn(PHONE, tags);
  assert.deepEqual([phone.shapes, phone.ranks], [[0, 2, 2], []]);
  assert.deepEqual(drawn(PHONE, tags, ["A"]).shapes, [2, 2], "a phone shows one's own path alone");
  assert.deepEqual(drawn(DESK, tags, ["A"]).shapes, [0, 2, 2]);
  assert.deepEqual(overlay({ name: "forest" }, [{ sprite: nine, x: 0, y: 0 }], {}), []);
});

test("what a swap would do for one's path is both cards by one press; a build is a line by itself", () => {
  const option = (cell, line) => [
    `way-${cell}`,
    { key: `way-${cell}`, drawing: "bh-option", lines: line ? [line] : [], words: "", face: { cell } },
  ];
  const sprites = new Map([option("e7", "swap d5"), option("d6", "build d6 5C"), option("f1", "")]);
  const found = [...leads({ sprites }, null, false)].map(([key, { lines, keys }]) => [key, lines, keys]);
  assert.deepEqual(found, [["way-e7", ["swap d5", "with e7"], ["way-e7"]]]);
});

test("of a turn one sees where something was done, not what only led there", () => {
  const h = { fit: (id) => id, text: (words) => words, wide: (words) => words.length * 10 };
  const signs = (line) => deed({ line, seat: 1 }, h)?.picture ?? null;
  assert.deepEqual(signs("with e7"), ["bh-swap", "e7"]);
  assert.deepEqual(signs("harvest c6 10"), ["bh-reed", "c6"]);
  assert.deepEqual(signs("buy"), ["bh-scroll", ""]);
  for (const line of ["swap d5", "done", "reveal 5C"]) assert.equal(signs(line), null);
});

test("the columns of the tray keep their places, however much one has", () => {
  arrange([], DESK, { sprites: new Map(), places: [] });
  const right = (name, sprites) => frame({ name }, sprites)[2];
  const deeds = (n) => Array.from({ length: n }, (_, x) => ({ drawing: "bh-deed", place: "hand", x, y: 0 }));
  assert.equal(right("hand", deeds(3)), right("hand", deeds(1)));
  assert.ok(right("hand", deeds(4)) > right("hand", deeds(3)));
  const heap = (count) => [{ drawing: "bh-reeds", place: "reeds", face: { count }, x: 0, y: 0 }];
  const wide = (count) => right("reeds", heap(count)) - frame({ name: "reeds" }, heap(count))[0];
  assert.equal(wide(4), wide(31));
  assert.equal(frame({ name: "piles" }, heap(1)), null);
});

test("on a phone the forest has the room at its edges too", () => {
  arrange([], DESK, { sprites: new Map(), places: [] });
  const [, top, , bottom] = bounds();
  arrange([], PHONE, { sprites: new Map(), places: [] });
  assert.ok(bounds()[3] - bounds()[1] < bottom - top);
});
