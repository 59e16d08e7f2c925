// What the others did since one's own last decision.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { opened } from "../../src/engawa/table/static/engine/scene.js";
import { Turns } from "../../src/engawa/table/static/parts/turns.js";
import { learn } from "../../src/engawa/table/static/words.js";
import { page, squares } from "./page.js";

const HEAD = { you: 0, seats: [{ name: "Ann" }, { name: "Ben" }, { name: "Cyd" }] };
const moment = (n) => ({ n, scene: opened({ board: [{ key: "a", x: n, place: "garden" }] }) });
const line = (n, seat, more = {}) => ({ n, seat, line: "lay", says: `line ${n}`, ...more });

/** Turns after these lines, each with a moment of its own. */
function turns(...lines) {
  const seen = { pointed: [], again: [] };
  const one = new Turns(squares, {
    shows: () => true,
    point: (n) => seen.pointed.push(n),
    again: (moments) => seen.again.push(moments.map(({ n }) => n)),
  });
  for (const each of lines) one.take(moment(each.n - 1), moment(each.n), [each], 0);
  return { one, seen };
}

learn({ language: "en", languages: ["en"], words: { sentence: "{what}.", sentences: "{first} {rest}" } });

const told = ({ turns: all }) => all.map(({ seat, beats }) => [seat, beats.map(({ n }) => n)]);

beforeEach(() => page());

test("lines are kept by seats in a row, chance with the seat before it", () => {
  const { one } = turns(line(1, 1), line(2, null), line(3, 2), line(4, 1));
  assert.deepEqual(told(one), [
    [1, [1, 2]],
    [2, [3]],
    [1, [4]],
  ]);
});

test("chance before anybody else, or after oneself, is nobody's turn", () => {
  const { one } = turns(line(1, 0), line(2, null), line(3, 2));
  assert.deepEqual(told(one), [[2, [3]]]);
});

test("a piece that was taken is pictured, if its painter says that it is part of the move", () => {
  const painter = { ...squares, took: (sprite) => sprite.key === "b" };
  const [before, after] = [["a", "b", "c"], ["a"]].map((keys, n) => ({
    n,
    scene: opened({ board: keys.map((key) => ({ key, x: 0, place: "garden" })) }),
  }));
  const one = new Turns(painter, { shows: () => true, point: () => {}, again: () => {} });
  one.take(before, after, [line(1, 1)], 0);
  assert.deepEqual(
    one.turns[0].beats[0].changes.map(([sprite]) => sprite.key),
    ["b"],
  );
});

test("whoever plays, or takes back, begins anew", () => {
  const { one } = turns(line(1, 1), line(2, 0), line(3, 2));
  assert.deepEqual(told(one), [[2, [3]]]);
  one.take(moment(3), moment(4), [line(3, 2, { undone: true })], 0);
  assert.deepEqual(told(one), []);
});

test("one's own turn without a decision is among them, but not the one that goes on", () => {
  const own = { of: 0 };
  const { one } = turns(line(1, 0), line(2, null, own), line(3, 1), line(4, null, own), line(5, 2), line(6, null, own));
  assert.deepEqual(told(one), [
    [1, [3]],
    [0, [4]],
    [2, [5]],
    [0, [6]],
  ]);
  one.show(HEAD, true);
  const rows = [...one.node.querySelectorAll(".turn-row")].map((row) => row.textContent);
  assert.deepEqual(rows.length, 3);
  assert.ok(rows[1].includes("line 4"));
});

test("they stand on the board while one decides, until they are closed", () => {
  const { one } = turns(line(1, 1));
  one.show(HEAD, false);
  assert.equal(one.node.hidden, true);
  one.show(HEAD, true);
  assert.equal(one.node.hidden, false);
  assert.ok(one.node.textContent.includes("line 1"));
  one.close();
  one.show(HEAD, true);
  assert.equal(one.node.hidden, true);
});

test("a picture points at its line, and all of it is played again from what one left", () => {
  const { one, seen } = turns(line(1, 1), line(2, 2));
  one.replay(); // not while it is not shown
  one.show(HEAD, true);
  one.node.querySelectorAll("button.beat")[1].click();
  one.replay();
  assert.deepEqual(seen, { pointed: [2], again: [[0, 1, 2]] });
});
