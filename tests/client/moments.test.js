// The queue of moments: what is shown when they come faster than they can be.

import assert from "node:assert/strict";
import test from "node:test";
import { Moments } from "../../src/engawa/table/static/parts/moments.js";

/** A queue whose drawings end when the test says so. */
function table({ still = false } = {}) {
  const drawn = [];
  const moments = new Moments({
    draw: (moment, speed) => new Promise((done) => drawn.push({ n: moment.n, speed, done })),
    skip: () => {},
    still: () => still,
  });
  const end = async () => {
    drawn.at(-1).done();
    await new Promise((done) => setImmediate(done));
  };
  const take = (...numbers) => {
    const taken = numbers.map((n) => ({ n }));
    for (const moment of taken) moments.take(moment);
    return taken;
  };
  return { drawn, moments, end, take };
}

const shown = ({ drawn }) => drawn.map(({ n, speed }) => [n, speed]);

test("the first moment is there at once, the next ones are played in order", async () => {
  const it = table();
  it.take(0);
  assert.deepEqual(shown(it), [[0, 0]]);
  it.take(1, 2);
  assert.deepEqual(shown(it), [
    [0, 0],
    [1, 1],
  ]);
  assert.equal(it.moments.live, false);
  await it.end();
  assert.deepEqual(shown(it).at(-1), [2, 1]);
  assert.equal(it.moments.live, true);
});

test("with many that wait they are played faster, and with more the newest is shown at once", async () => {
  const it = table();
  it.take(0, 1, 2, 3, 4, 5);
  await it.end();
  assert.deepEqual(shown(it).at(-1), [2, 2]);
  it.take(6, 7, 8);
  assert.deepEqual(shown(it).at(-1), [8, 0]);
  assert.equal(it.moments.live, true);
});

test("a press ends the motion; it is news only if something newer is shown by that", async () => {
  const it = table();
  it.take(0, 1);
  assert.equal(it.moments.finish(), false);
  it.take(2);
  assert.equal(it.moments.finish(), true);
  assert.deepEqual(shown(it).at(-1), [2, 0]);
});

test("nothing moves for who wants it still", () => {
  const it = table({ still: true });
  it.take(0, 1, 2);
  assert.deepEqual(shown(it), [
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

test("who looks back is not disturbed, and returns to the newest", async () => {
  const it = table();
  const [old] = it.take(0, 1);
  await it.end();
  it.moments.lookBack(old);
  it.take(2);
  await it.end();
  assert.deepEqual(shown(it).at(-1), [0, 1]);
  assert.equal(it.moments.live, false);
  assert.equal(it.moments.finish(), false);
  it.moments.lookBack(null);
  assert.deepEqual(shown(it).at(-1), [2, 1]);
  assert.equal(it.moments.live, true);
});

test("what is drawn again is no new question", () => {
  const it = table();
  it.take(0);
  it.moments.shownAt = -1000;
  it.moments.redraw();
  assert.equal(it.moments.unread, false);
  it.take(1);
  assert.equal(it.moments.unread, true);
});

test("who looks back while moves are being played sees no more of them, and returns to the newest", async () => {
  const it = table();
  it.take(0, 1, 2, 3);
  it.moments.lookBack({ n: -1 });
  assert.deepEqual(shown(it).at(-1), [-1, 1]);
  await it.end();
  it.take(4);
  assert.equal(it.moments.finish(), false); // a press is no answer to what is not shown
  assert.deepEqual(shown(it).at(-1), [-1, 1]);
  it.moments.lookBack(null);
  assert.deepEqual(shown(it).at(-1), [4, 1]);
  assert.equal(it.moments.live, true);
});

test("before the first moment there is nothing to return to", () => {
  const it = table();
  it.moments.lookBack(null);
  it.moments.again([{ n: 0 }, { n: 1 }]);
  assert.deepEqual(shown(it), []);
});

test("what was is played again up to the newest, but not while one looks back or it is being played", async () => {
  const it = table();
  const [first, second] = it.take(0, 1);
  await it.end();
  const [newest] = it.take(2);
  it.moments.again([first, second, newest]); // it is being played
  assert.deepEqual(shown(it).at(-1), [2, 1]);
  await it.end();
  it.moments.again([first, second, newest]);
  assert.deepEqual(shown(it).slice(-2), [
    [0, 0],
    [1, 1],
  ]);
  assert.equal(it.moments.live, false);
  await it.end();
  await it.end();
  assert.deepEqual(shown(it).at(-1), [2, 1]);
  assert.equal(it.moments.live, true);
});

/** A moment that came by others, of which the first is looked at for a while. */
const by = (n, ...ways) => ({ n, by: ways.map((scene, i) => ({ scene, turn: i, rests: i === 0 })) });

/** What was drawn: moments, or scenes on the way to them. */
function tableWithWays() {
  const it = table();
  const drawn = [];
  const { draw } = it.moments;
  it.moments.draw = (moment, speed) => {
    drawn.push(moment.scene ?? moment.n);
    return draw(moment, speed);
  };
  return { ...it, ways: drawn };
}

test("what a moment came by is shown before it, and no press answers to that", async () => {
  const it = tableWithWays();
  it.moments.rest = () => Promise.resolve();
  it.take(0);
  it.moments.take(by(1, "thrown", "settled"));
  assert.equal(it.moments.live, false);
  await it.end();
  assert.deepEqual(it.ways, [0, "thrown", "settled"]);
  assert.equal(it.moments.shown.turn, 1);
  await it.end();
  assert.deepEqual(it.ways.at(-1), 1);
  assert.equal(it.moments.live, true);
});

test("a press ends what passes, also while it is looked at, and the newest is there", async () => {
  for (const rests of [false, true]) {
    const it = tableWithWays();
    it.take(0);
    it.moments.take(by(1, "thrown", "settled"));
    if (rests) await it.end();
    it.moments.skip = () => it.drawn.at(-1).done(); // what was moving is there
    assert.equal(it.moments.finish(), true);
    await it.end();
    assert.deepEqual(it.ways, [0, "thrown", 1]);
    assert.equal(it.moments.live, true);
    it.take(2);
    assert.deepEqual(it.ways.at(-1), 2);
  }
});
