// What happened at a table, asked of the server.

import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { differences, Past, replayLink, turnsOf } from "../../src/engawa/table/static/pages/past.js";

let asked;
let answers; // what is said in turn, then the last one again

const refusal = (code) => [202, { is: "refused", code, says: code }];

beforeEach(() => {
  asked = [];
  answers = [[200, {}]];
  globalThis.location = { href: "https://table.example/t/x" };
  globalThis.fetch = async (path) => {
    asked.push(path);
    const [status, body] = answers.length > 1 ? answers.shift() : answers[0];
    return new Response(JSON.stringify(body), { status });
  };
});

test("a code goes along with everything, and an empty one does not", async () => {
  const past = new Past("x", { join: "CODE" });
  await past.head();
  await past.moment(3, "none");
  await new Past("x", { join: "" }).steps();
  assert.deepEqual(asked, [
    "/api/tables/x?join=CODE",
    "/api/tables/x/steps/3?as=none&join=CODE",
    "/api/tables/x/steps",
  ]);
  assert.deepEqual([past.code, new Past("x").code], ["CODE", ""]);
});

/** Ask for an analysis; waiting takes no time. */
async function analysis(wanted = () => true) {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  try {
    let found;
    const asking = new Past("x").analysis(wanted).then((told) => (found = told));
    for (let i = 0; i < 200 && found === undefined; i += 1) {
      mock.timers.tick(1000);
      await new Promise((done) => setImmediate(done));
    }
    await asking;
    return found;
  } finally {
    mock.timers.reset();
  }
}

test("an analysis is asked for again while it is being thought about", async () => {
  answers = [refusal("thinking"), refusal("busy"), [200, { curve: [1] }]];
  assert.deepEqual(await analysis(), { curve: [1] });
  assert.equal(asked.length, 3);
});

test("an analysis that cannot be, or says nothing, is none", async () => {
  answers = [refusal("no-analysis")];
  assert.equal(await analysis(), null);
  answers = [[200, { curve: [] }]];
  assert.equal(await analysis(), null);
  assert.equal(asked.length, 2);
});

test("who has left, or waited long enough, is told no more", async () => {
  answers = [refusal("thinking")];
  let looks = 2;
  assert.equal(await analysis(() => looks-- > 0), null);
  assert.equal(asked.length, 2);
  assert.equal(await analysis(), null); // three minutes
});

test("the link to a finished game keeps its code, and leads to a moment", () => {
  assert.equal(replayLink({ table: "x", replay: "/replay/x?code=K" }, 41), "/replay/x?code=K&n=41");
  assert.equal(replayLink({ table: "x", replay: null }), "/replay/x");
});

const step = (n, seat, line, of) => ({ n, seat, line, says: line, ...(of === undefined ? {} : { of }) });

test("a turn is what a seat played in a row, with the luck before and after it", () => {
  const turns = turnsOf([
    step(1, null, "roll", 1),
    step(2, 1, "a"),
    step(3, null, "draw"),
    step(4, 0, "b"),
    step(5, 0, "c"),
  ]);
  assert.deepEqual(
    turns.map(({ seat, lines }) => [seat, lines.map(({ n }) => n)]),
    [
      [1, [1, 2, 3]],
      [0, [4, 5]],
    ],
  );
});

test("of one that a seat plays alone, each move is shown", () => {
  const turns = turnsOf([step(1, 0, "a"), step(2, null, "draw"), step(3, 0, "b")]);
  assert.deepEqual(
    turns.map(({ lines }) => lines.map(({ n }) => n)),
    [[1, 2], [3]],
  );
});

test("tables differ in the turns that were played otherwise, or that one of them did not have", () => {
  const one = turnsOf([step(1, 0, "a"), step(2, 1, "b"), step(3, 0, "c")]);
  const other = turnsOf([step(1, 0, "a"), step(2, 1, "x"), step(3, 0, "c"), step(4, 1, "d")]);
  assert.deepEqual(differences([one, other]), [1, 3]);
  assert.deepEqual(differences([one, one]), []);
});
