// Choosing at a table: what is asked of the server, what is played, and what never is.

import assert from "node:assert/strict";
import test from "node:test";
import { opened } from "../../src/engawa/table/static/engine/scene.js";
import { Choosing } from "../../src/engawa/table/static/parts/choosing.js";
import { prefer } from "../../src/engawa/table/static/parts/settings.js";
import { learn } from "../../src/engawa/table/static/words.js";

globalThis.document = { documentElement: { dataset: {} } }; // where settings show

learn({
  language: "en",
  languages: ["en"],
  words: {
    "ring-ask": "What goes here: {names}?",
    "either-last": "{first} or {rest}",
    "list-more": "{first}; {rest}",
    amount: "{what} = {n}",
    sentence: "{what}.",
    sentences: "{first} {rest}",
  },
});

const LINES = ["wood a", "leaf a", "wood b", "done"];

/** A moment with these lines, each on a cell and a tile, or on a verb. */
function moment(lines = LINES, n = 1) {
  const carried = (word, place) => lines.filter((line) => line.split(" ")[place] === word);
  const pairs = lines.filter((line) => line.includes(" "));
  const piece = (place) => (key) => ({ key, place: "tree", lines: carried(key, place) });
  const keys = (place) => [...new Set(pairs.map((line) => line.split(" ")[place]))];
  const verbs = lines.filter((line) => !line.includes(" ")).map((line) => ({ line }));
  return { n, scene: opened({ board: keys(1).map(piece(1)), tray: keys(0).map(piece(0)), verbs }) };
}

/** A table at which `hidden` lines bring what nobody can know. */
function table({ lines = LINES, hidden = [], unread = false, painter = {} } = {}) {
  const log = { played: [], asked: [], said: [], drawn: 0 };
  const link = {
    play: (line) => log.played.push(line),
    attempt: async (line) => {
      log.asked.push(line);
      const steps = [[line.split(" ")[1], "+1"]];
      return { diff: hidden.includes(line) ? null : {}, words: { title: line, says: "It does.", press: "Go", steps } };
    },
  };
  const choosing = new Choosing(painter, link, {
    voice: (words) => words,
    refresh: () => (log.drawn += 1),
    told: () => {},
    announce: (words) => log.said.push(words),
    ring: () => choosing.ring(choosing.moment.scene),
    unread: () => unread,
  });
  choosing.ask(moment(lines), [], false);
  return { choosing, log, press: (kind, id) => choosing.press({ kind, id }) };
}

const settled = () => new Promise((done) => setImmediate(done));

test("a line that is chosen is previewed, and played when it is confirmed", async () => {
  const { choosing, log, press } = table();
  press("sprite", "leaf");
  await settled();
  assert.equal(choosing.preview.line, "leaf a");
  assert.deepEqual(log.said, ["leaf a. It does."]);
  assert.deepEqual(log.played, []);
  press("sprite", "leaf");
  assert.deepEqual(log.played, ["leaf a"]);
  assert.equal(choosing.choice.mine, false); // until the next moment
});

test("an answer that comes late, to a choice that was dropped, is not shown", async () => {
  const { choosing, press } = table();
  press("sprite", "leaf");
  choosing.drop();
  await settled();
  assert.equal(choosing.preview, null);
});

test("the only line there is is played by one press, but not in the moment in which it came", async () => {
  const one = table({ lines: ["done"] });
  one.press("verb", "done");
  assert.deepEqual(one.log.played, ["done"]);
  const quick = table({ lines: ["done"], unread: true });
  quick.press("verb", "done");
  await settled();
  assert.deepEqual(quick.log.played, []);
  assert.equal(quick.choosing.preview.line, "done");
});

test("what is shown is not played, be it the only line or the wish to play at once", async () => {
  prefer("atOnce", true);
  const { choosing, log } = table({ lines: ["done"] });
  choosing.show("done");
  await settled();
  assert.deepEqual(log.played, []);
  assert.equal(choosing.preview.line, "done");
  prefer("atOnce", false);
});

test("who wants it plays at once what is known, and is asked where something comes to light", async () => {
  prefer("atOnce", true);
  const { log, press } = table({ hidden: ["done"] });
  press("verb", "done");
  await settled();
  assert.deepEqual(log.played, []);
  press("sprite", "leaf");
  await settled();
  assert.deepEqual(log.played, ["leaf a"]);
  prefer("atOnce", false);
});

test("the second of two quick presses answers no question that came between them", () => {
  const { choosing, log } = table({ lines: ["done"], unread: true });
  choosing.confirm(true);
  assert.deepEqual(log.played, []);
  choosing.confirm();
  assert.deepEqual(log.played, ["done"]);
});

test("a place that takes several things asks which, and what is taken there is played", async () => {
  const painter = {
    ring: (s) =>
      s.key === "a" ? ["wood", "leaf", "fruit"].map((name) => ({ name, line: `${name} a`, sprite: s })) : null,
  };
  const { choosing, log, press } = table({ painter });
  press("sprite", "a");
  await settled();
  const ring = choosing.ring(choosing.moment.scene);
  assert.equal(ring.title, "What goes here: wood or leaf?");
  assert.equal(ring.says, "wood = +1; leaf = +1");
  assert.deepEqual(
    ring.options.map(({ name, fits, chip }) => [name, fits, chip]),
    [
      ["wood", true, "+1"],
      ["leaf", true, "+1"],
      ["fruit", false, ""],
    ],
  );
  choosing.take("leaf a");
  await settled();
  assert.deepEqual(log.played, ["leaf a"]);
});

test("a plan is played line by line, as long as the next one can be", () => {
  const { choosing, log } = table();
  const plan = { lines: ["wood a", "wood b", "done"], keys: ["a"], title: "Both", says: "", press: "" };
  choosing.pressPlan(plan);
  assert.deepEqual([...choosing.chosen.sprites], ["a"]);
  choosing.pressPlan(plan);
  choosing.ask(moment(["wood b", "done"], 2), [], false);
  choosing.ask(moment(["leaf b"], 3), [], false); // not what was planned
  choosing.ask(moment(["done"], 4), [], false);
  assert.deepEqual(log.played, ["wood a", "wood b"]);
});

test("a plan does not go on after what was refused, taken back, or told again", () => {
  const plan = { lines: ["wood a", "done"], keys: [], title: "", says: "", press: "" };
  const after = {
    refused: (choosing) => choosing.restore(),
    dropped: (choosing) => choosing.drop(),
    undone: (choosing) => choosing.ask(moment(LINES, 2), [{ undone: true }], false),
    again: (choosing) => choosing.ask(moment(LINES, 1), [], false),
  };
  for (const [how, happens] of Object.entries(after)) {
    const { choosing, log } = table();
    choosing.pressPlan(plan);
    choosing.confirm();
    happens(choosing);
    if (how !== "again") choosing.ask(moment(LINES, 3), [], false);
    assert.deepEqual(log.played, ["wood a"], how);
  }
});

test("while an older moment is looked at nothing can be chosen, though it is our turn", () => {
  const { choosing, log, press } = table();
  choosing.ask(moment(LINES, 2), [], true);
  assert.equal(choosing.mine, true);
  assert.equal(press("verb", "done"), false);
  choosing.confirm();
  assert.deepEqual(log.played, []);
  choosing.drawn(choosing.moment, true);
  assert.equal(press("verb", "done"), true);
});

test("a choice stays when the same moment is drawn again", () => {
  const { choosing, press } = table();
  press("sprite", "wood");
  choosing.drawn(choosing.moment, true);
  assert.deepEqual(choosing.choice.picks, [{ kind: "sprite", id: "wood" }]);
  choosing.drawn(moment(LINES, 2), true);
  assert.deepEqual(choosing.choice.picks, []);
});

test("a line that shows nothing beforehand is played by one press, but not by one that meant another question", () => {
  const painter = { atOnce: ["done"] };
  const { log, press } = table({ painter });
  press("verb", "done");
  assert.deepEqual(log.played, ["done"]);
  const hasty = table({ painter, unread: true });
  hasty.press("verb", "done");
  assert.deepEqual(hasty.log.played, []);
});

/** After a leaf at a, a press on b places a wood there too. */
const LEADS = {
  leads: (_, line) =>
    new Map(
      line === "leaf a" ? [["b", { lines: ["leaf a", "wood b"], keys: ["b"], title: "", says: "", press: "" }]] : [],
    ),
};

test("after a line is chosen, another piece may lead on from it", () => {
  const { choosing, log, press } = table({ painter: LEADS });
  assert.equal(choosing.leads().size, 0);
  press("sprite", "leaf");
  assert.ok(choosing.lit().sprites.has("b"));
  press("sprite", "b");
  assert.deepEqual(log.played, ["leaf a"]);
  choosing.ask(moment(["wood b", "done"], 2), [], false);
  assert.deepEqual(log.played, ["leaf a", "wood b"]);
});

/** The same, and whoever turns it round places the wood before the leaf. */
const ORDER = {
  leads: (_, line, turned) =>
    new Map(
      line === "leaf a" ? [["b", { lines: turned ? ["wood b", "leaf a"] : ["leaf a", "wood b"], keys: ["b"] }]] : [],
    ),
  order: (_, line, turned) => (line === "leaf a" ? { steps: [], says: "", spoken: turned ? "wood" : "leaf" } : null),
};

test("an order can be turned round, and back, and is the usual one for the next line", () => {
  const { choosing, log, press } = table({ painter: ORDER });
  assert.equal(choosing.order(), null);
  press("sprite", "leaf");
  assert.equal(choosing.order().spoken, "leaf");
  choosing.turn();
  choosing.turn();
  assert.equal(choosing.order().spoken, "leaf");
  choosing.turn();
  assert.equal(choosing.order().spoken, "wood");
  press("sprite", "b");
  choosing.ask(moment(LINES, 2), [], false);
  assert.deepEqual(log.played, ["wood b", "leaf a"]);
  choosing.ask(moment(LINES, 3), [], false);
  press("sprite", "leaf");
  assert.equal(choosing.order().spoken, "leaf");
});

test("a first touch shows what a piece leads to, and the second plays it", () => {
  globalThis.matchMedia = () => ({ matches: false });
  const { choosing, log, press } = table({ painter: LEADS });
  press("sprite", "leaf");
  press("sprite", "b");
  assert.deepEqual([log.played, choosing.plan.lines], [[], ["leaf a", "wood b"]]);
  press("sprite", "b");
  assert.deepEqual(log.played, ["leaf a"]);
  globalThis.matchMedia = undefined;
});

test("what is chosen stays, and is told, though somebody comes in and the table is drawn again", async () => {
  const { choosing, press } = table();
  press("sprite", "leaf");
  assert.equal(choosing.asking, "leaf a");
  choosing.drawn(choosing.moment, true);
  await settled();
  assert.equal(choosing.preview.line, "leaf a");
  assert.equal(choosing.asking, null);
});

test("what was answered is not asked again before something comes back", () => {
  const { choosing } = table({ lines: ["done"] });
  choosing.confirm();
  choosing.drawn(choosing.moment, true); // somebody comes in
  assert.equal(choosing.choice.mine, false);
  choosing.restore(); // it was refused
  assert.equal(choosing.choice.mine, true);
});

test("while several lines are played as one, nothing is asked between them", () => {
  const { choosing, log } = table();
  choosing.pressPlan({ lines: ["wood a", "done"], title: "Both", says: "" });
  choosing.confirm();
  assert.equal(choosing.choice.mine, false);
  choosing.ask(moment(["leaf a", "done"], 2), [], false);
  choosing.drawn(choosing.moment, true);
  assert.deepEqual(log.played, ["wood a", "done"]);
  assert.equal(choosing.choice.mine, false);
});

test("a painter is asked once for the plans of a moment, and they are offered while nothing is chosen", () => {
  const plan = { lines: ["wood a", "done"], keys: ["wood"], title: "All", says: "of it", press: "Go" };
  const seen = [];
  const painter = { plans: (scene, lines) => seen.push([scene, [...lines.keys()]]) && [plan] };
  const { choosing, press } = table({ painter });
  assert.deepEqual(choosing.plans(), [plan]);
  press("sprite", "wood");
  assert.deepEqual(choosing.plans(), []);
  choosing.drop();
  assert.deepEqual(choosing.plans(), [plan]);
  assert.equal(seen.length, 1);
  assert.equal(seen[0][0], choosing.moment.scene);
  assert.deepEqual(seen[0][1].sort(), [...LINES].sort());
});

test("what is usually done is chosen as long as nothing else is, but not for who is to find it", () => {
  const usual = { lines: ["wood a", "done"], keys: [], title: "All", says: "", press: "Go", usual: true };
  const { choosing, log, press } = table({ painter: { plans: () => [usual] } });
  assert.deepEqual([choosing.plan, choosing.plans(), choosing.drop()], [usual, [], false]);
  press("sprite", "leaf");
  assert.equal(choosing.plan, null);
  choosing.drop();
  assert.equal(choosing.plan, usual);
  choosing.confirm();
  assert.deepEqual([log.played, choosing.plan], [["wood a"], null]);
  const quick = table({ painter: { plans: () => [usual] }, unread: true });
  quick.choosing.confirm(true);
  assert.deepEqual(quick.log.played, [], "the second press of two answers nothing that came between them");
  const alone = table({ painter: { plans: () => [usual] } });
  alone.choosing.link.unaided = true;
  assert.deepEqual([alone.choosing.plan, alone.choosing.plans()], [null, [usual]]);
});

test("plans that answer what another did stand under their heading, also while one chooses", () => {
  const plan = { lines: ["wood a", "done"], keys: ["wood"], title: "All", says: "", press: "Go", heading: "You can" };
  const { choosing, press } = table({ painter: { plans: () => [plan] } });
  assert.deepEqual([choosing.plans(), choosing.answers()], [[], { title: "You can", plans: [plan] }]);
  press("sprite", "wood");
  assert.deepEqual(choosing.answers()?.plans, [plan]);
});

test("a plan is chosen like a line: its pieces are marked, it is said, and another press lets go of it", () => {
  const plan = { lines: ["wood a", "done"], keys: ["wood"], title: "All", says: "of it", press: "Go" };
  const { choosing, log, press } = table();
  choosing.pressPlan(plan);
  assert.deepEqual([...choosing.chosen.sprites], ["wood"]);
  assert.deepEqual(log.said, ["All. of it."]);
  press("sprite", "leaf");
  assert.equal(choosing.plan, null);
  choosing.pressPlan(plan);
  assert.equal(choosing.drop(), true);
  assert.deepEqual([choosing.plan, choosing.drop(), log.played], [null, false, []]);
  choosing.pressPlan(plan);
  choosing.pressPlan(plan); // the second press confirms
  assert.deepEqual(log.played, ["wood a"]);
});

test("before there is a moment nothing is planned, and nothing to restore", () => {
  const { choosing } = table();
  choosing.moment = null;
  choosing.restore();
  assert.deepEqual([choosing.plans(), choosing.after(), choosing.mine], [[], null, false]);
});

test("what is pointed at is shown without being chosen, and asked once", async () => {
  const { choosing, log, press } = table();
  await choosing.point("leaf"); // leads to one line alone
  assert.equal(choosing.shown.line, "leaf a");
  assert.deepEqual([choosing.choice.picks.length, log.played.length, log.said.length], [0, 0, 0]);
  await choosing.point("wood"); // may still go to two places
  assert.equal(choosing.shown, null);
  press("sprite", "wood");
  await choosing.point("b");
  assert.equal(choosing.shown.line, "wood b");
  await choosing.point(null);
  assert.equal(choosing.shown, null);
  await choosing.point("b");
  assert.deepEqual(log.asked, ["leaf a", "wood b"]);
  press("sprite", "b");
  await settled();
  assert.deepEqual(log.asked, ["leaf a", "wood b"]);
  assert.equal(choosing.shown, choosing.preview);
});

test("an answer about what is pointed at no more is not shown", async () => {
  const { choosing } = table();
  const late = choosing.point("leaf");
  choosing.point(null);
  await late;
  assert.equal(choosing.shown, null);
});

test("a place that leads on shows all that a press on it would play", async () => {
  const lead = { lines: ["leaf a", "done"], keys: ["leaf", "b"], title: "Both", says: "", press: "" };
  const painter = { leads: (_scene, line) => new Map(line === "leaf a" ? [["b", lead]] : []) };
  const { choosing, press } = table({ painter });
  press("sprite", "leaf");
  await settled();
  await choosing.point("b");
  assert.equal(choosing.shown.line, "leaf a; done");
  await choosing.point(null);
  assert.equal(choosing.shown.line, "leaf a");
});

test("who drops a choice sees nothing of what is pointed at either, and takes nothing back by that alone", async () => {
  const { choosing } = table();
  await choosing.point("leaf");
  assert.equal(choosing.drop(), false);
  assert.equal(choosing.shown, null);
});
