// The ring of a place: where its options stand.

import assert from "node:assert/strict";
import test from "node:test";
import { around, outside } from "../../src/engawa/table/static/engine/around.js";

const ROOM = { left: 0, top: 0, right: 800, bottom: 600 };
const MIDDLE = { x: 400, y: 300 };
const above = (spots, y) => spots.every((spot) => spot.y < y);

test("options stand above the place, from the left to the right", () => {
  const spots = around(MIDDLE, 3, 60, ROOM, []);
  assert.ok(above(spots, MIDDLE.y));
  assert.ok(spots[0].x < spots[1].x && spots[1].x < spots[2].x);
  assert.equal(Math.round(spots[1].x), MIDDLE.x);
});

test("they turn away from pieces that lie there", () => {
  const cards = [{ left: 250, right: 550, top: 100, bottom: 290 }];
  const spots = around(MIDDLE, 2, 60, ROOM, cards);
  const covers = ({ x, y }) => x > 220 && x < 580 && y > 80 && y < 290;
  assert.ok(!spots.some(covers));
});

test("they turn inward at an edge", () => {
  const spots = around({ x: 400, y: 40 }, 3, 60, ROOM, []);
  assert.deepEqual(outside(spots, 60, ROOM), [0, 0]);
});

test("in a room that is too small the view moves so that all are seen", () => {
  const walls = [{ left: 0, right: 800, top: 200, bottom: 600 }];
  const spots = around({ x: 30, y: 120 }, 4, 60, ROOM, walls);
  const [dx, dy] = outside(spots, 60, ROOM);
  const moved = spots.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  assert.deepEqual(outside(moved, 60, ROOM), [0, 0]);
});
