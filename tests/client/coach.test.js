// The coach's rings: around what a tip is about, and nothing else.

import assert from "node:assert/strict";
import test from "node:test";
import { joined, ring, thread } from "../../src/engawa/table/static/parts/coach.js";
import { page } from "./page.js";

page();

globalThis.DOMRect = class {
  constructor(x, y, width, height) {
    Object.assign(this, { left: x, top: y, right: x + width, bottom: y + height });
  }
};

/** Cards of 50 with gaps of 5, by column and row. */
const rings = (...cards) => joined(cards.map(([x, y]) => new DOMRect(x * 55, y * 55, 50, 50)));

test("cards in a row, or one below the other, have one ring", () => {
  const [row, ...more] = rings([0, 0], [1, 0], [2, 0]);
  assert.deepEqual([row.left, row.right, row.bottom, more.length], [0, 160, 50, 0]);
  assert.equal(rings([0, 0], [0, 1]).length, 1);
});

test("cards that touch at a corner have a ring each, and none holds what lies beside them", () => {
  assert.equal(rings([0, 0], [1, 1]).length, 2);
  const bent = rings([0, 0], [1, 0], [1, 1]);
  assert.ok(bent.every((ring) => ring.right <= 105 && (ring.left > 50 || ring.bottom <= 50)));
  assert.equal(rings([0, 0], [3, 0]).length, 2);
});

test("a thread leads from the paper to the ring, and not over other papers", () => {
  const box = (x, y, width, height) => Object.assign(new DOMRect(x, y, width, height), { x, y, width, height });
  const [paper, ring] = [box(0, 300, 200, 200), box(500, 300, 50, 50)];
  assert.equal(thread(paper, ring, []).length, 2);
  assert.equal(thread(paper, ring, [box(250, 0, 100, 100)]).length, 2);
  assert.equal(thread(paper, ring, [box(250, 200, 100, 200)]).length, 0);
});

test("dice that lie a little crooked have one ring", () => {
  const dice = [0, 17, 4].map((down, i) => new DOMRect(i * 80, down, 58, 58));
  assert.equal(joined(dice).length, 1);
});

test("what has been scrolled out of sight has no ring", () => {
  Object.assign(globalThis, { innerWidth: 390, innerHeight: 844 });
  const box = (x) => Object.assign(new DOMRect(x, 600, 50, 50), { width: 50, height: 50 });
  assert.ok(ring(box(300), "edge"));
  assert.equal(ring(box(600), "edge"), null);
  assert.equal(ring(box(-200), "edge"), null);
});
