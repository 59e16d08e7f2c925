// Clocks between messages: they run for one seat, and one's own is said when little is left.

import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { Clocks } from "../../src/engawa/table/static/parts/clocks.js";
import { learn } from "../../src/engawa/table/static/words.js";

learn({ language: "en", languages: ["en"], words: { "seconds-left": "{n} left" } });

/** Clocks of which the test moves the time. */
function clocks(clock, you) {
  const seen = { shown: [], said: [] };
  let now = 1000;
  mock.method(performance, "now", () => now);
  const one = new Clocks({ show: ({ left }) => seen.shown.push(left), announce: (words) => seen.said.push(words) });
  one.close();
  one.set(clock, you);
  const after = (ms) => {
    now = 1000 + ms;
    one.tick();
  };
  return { one, seen, after };
}

test("only the seat whose turn it is loses time, and none less than nothing", () => {
  const { seen, after } = clocks({ left: [5000, 9000], running: 0 }, 1);
  after(2000);
  after(7000);
  assert.deepEqual(seen, {
    shown: [
      [3000, 9000],
      [0, 9000],
    ],
    said: [],
  });
});

test("what is left of one's own is said once at each mark, and again when there was more meanwhile", () => {
  const { one, seen, after } = clocks({ left: [65000, 9000], running: 0 }, 0);
  for (const ms of [1000, 6000, 7000, 36000]) after(ms);
  assert.deepEqual(seen.said, ["60 left", "30 left"]);
  one.set({ left: [65000, 9000], running: 1 }, 0);
  after(100);
  one.set({ left: [20000, 9000], running: 0 }, 0);
  after(200);
  assert.deepEqual(seen.said.slice(2), ["60 left", "30 left"]);
});

test("clocks that stand still are left alone", () => {
  const { one, seen, after } = clocks({ left: [5000], running: null }, 0);
  after(1000);
  one.set(null, 0);
  after(1000);
  assert.deepEqual(seen, { shown: [], said: [] });
});
