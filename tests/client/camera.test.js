// The camera: all is seen, and the board stays where it is as long as it can.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { svg } from "../../src/engawa/table/static/dom.js";
import { Camera } from "../../src/engawa/table/static/engine/camera.js";
import { page } from "./page.js";

beforeEach(() => page());

/** A garden of 400 by 300 pixels; `box` is what is to be seen of it. */
function garden(box, head = 0) {
  const root = svg("svg");
  const size = { width: 400, height: 300 };
  root.getBoundingClientRect = () => size;
  const camera = new Camera({ root, world: svg("g"), scaled() {} }, { press() {} });
  Object.assign(camera, { box: () => box.now, head: () => head });
  camera.keep();
  return { camera, size, seen: () => [camera.base, camera.x, camera.y].join(" ") };
}

test("what grows within the view, or a little smaller, moves nothing", () => {
  const box = { now: [0, 0, 300, 200] };
  const { camera, seen } = garden(box);
  const before = seen();
  box.now = [10, 10, 300, 200];
  camera.keep();
  assert.equal(seen(), before);
  box.now = [-5, 0, 302, 202];
  camera.keep();
  assert.equal(seen(), before);
});

test("what would be outside, or could be much larger, is fitted", () => {
  const box = { now: [0, 0, 300, 200] };
  const { camera, seen } = garden(box);
  const before = seen();
  box.now = [0, 0, 600, 200];
  camera.keep();
  assert.notEqual(seen(), before);
  box.now = [0, 0, 300, 200];
  camera.keep();
  assert.equal(seen(), before);
});

test("nothing lies under the papers at the head, however little room is left", () => {
  const box = { now: [0, 0, 100, 1000] };
  const { camera } = garden(box, 84);
  assert.ok(camera.y >= 84 - 1);
  const low = garden(box, 290);
  assert.ok(low.camera.base > 0);
});

test("what a visitor has moved stays, and a nudge is taken back", () => {
  const box = { now: [0, 0, 300, 200] };
  const { camera, seen } = garden(box);
  const before = seen();
  camera.nudge(30, 0);
  camera.keep();
  assert.equal(seen(), before);
  camera.pan(30, 0);
  const moved = seen();
  box.now = [0, 0, 900, 900];
  camera.keep();
  assert.equal(seen(), moved);
});
