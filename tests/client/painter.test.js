import assert from "node:assert/strict";
import { test } from "node:test";
import { over } from "engawa/engine/painter.js";

const sprite = { key: "a", drawing: "stone", words: "a stone", face: "" };
const h = { box: () => [0, 0, 9, 9], fit: (id, where) => [id, where.width, where.height] };

test("a game without a picture of its own is drawn as tiles of its size, and reads their words", () => {
  const { paint, reads } = over({ size: () => [30, 40] }, "stones"); // hooks are called by themselves
  assert.deepEqual(paint(sprite, h), ["stone", 30, 40]);
  assert.equal(reads(sprite), "a stone");
});

test("what a game brings wins over the plain painter, and its picture reads no words", () => {
  const painter = over({ paint: () => null, unit: 50 }, "stones");
  assert.deepEqual(
    [painter.paint(sprite, h), painter.unit, painter.reads, painter.game],
    [null, 50, undefined, "stones"],
  );
});
