// Choosing: what a press does to the lines that can still be played.

import assert from "node:assert/strict";
import test from "node:test";
import { Choice } from "../../src/engawa/table/static/engine/choice.js";
import { opened } from "../../src/engawa/table/static/engine/scene.js";

const tile = (key) => ({ kind: "sprite", id: key });
const verb = (line) => ({ kind: "verb", id: line });

/** Two tiles that fit into two cells, and an end of the turn. */
const garden = () =>
  new Choice(
    opened({
      board: ["a", "b"].map((cell) => ({ key: cell, place: "tree", lines: [`wood ${cell}`, `leaf ${cell}`] })),
      tray: ["wood", "leaf"].map((kind) => ({ key: kind, place: "tiles", lines: [`${kind} a`, `${kind} b`] })),
      verbs: [{ line: "done", says: "End the turn" }],
    }),
  );

test("each press narrows the lines until one is left", () => {
  const choice = garden();
  assert.equal(choice.press(tile("wood")), "chosen");
  assert.equal(choice.line, null);
  assert.deepEqual([...choice.lit().sprites], ["a", "b"]);
  assert.equal(choice.press(tile("b")), "chosen");
  assert.equal(choice.line, "wood b");
});

test("what was pressed last confirms when it is pressed again", () => {
  const choice = garden();
  choice.press(tile("wood"));
  choice.press(tile("b"));
  assert.equal(choice.press(tile("b")), "play");
});

test("what was pressed before that goes back to its step and plays nothing", () => {
  const choice = garden();
  choice.press(tile("wood"));
  choice.press(tile("b"));
  assert.equal(choice.press(tile("wood")), "chosen");
  assert.deepEqual(choice.picks, [tile("wood")]);
  assert.equal(choice.line, null);
});

test("another thing of the same step takes the place of the last one", () => {
  const choice = garden();
  choice.press(tile("wood"));
  choice.press(tile("b"));
  assert.equal(choice.press(tile("a")), "chosen");
  assert.equal(choice.line, "wood a");
});

test("a thing of another line altogether starts anew", () => {
  const choice = garden();
  choice.press(tile("wood"));
  choice.press(tile("b"));
  assert.equal(choice.press(verb("done")), "chosen");
  assert.equal(choice.line, "done");
});

test("ready is the line that is chosen, or the only one before anything is", () => {
  const choice = garden();
  assert.equal(choice.ready, null);
  choice.press(verb("done"));
  assert.equal(choice.ready, "done");
  const sole = new Choice(opened({ tray: [{ key: "x", place: "tiles", lines: ["under x"] }] }));
  assert.equal(sole.ready, "under x");
  assert.equal(new Choice(opened({})).ready, null);
});

test("a verb that is a whole line lights nothing that belongs to another", () => {
  const choice = garden();
  assert.deepEqual([...choice.lit().sprites], ["a", "b", "wood", "leaf"]);
  choice.press(verb("done"));
  assert.deepEqual([...choice.lit().sprites], []);
  choice.press(tile("wood"));
  assert.deepEqual([...choice.lit().sprites], ["a", "b"]);
  choice.press(tile("a"));
  assert.deepEqual([...choice.lit().sprites], ["a", "b"]); // the other cell may still take its place
});

test("answers are plain if they are whole lines for which no piece and no seat stands", () => {
  const verbs = ["odd", "even"].map((line) => ({ line, says: line }));
  assert.equal(new Choice(opened({ verbs })).plain, true);
  assert.equal(new Choice(opened({ verbs: [verbs[0]] })).plain, false);
  assert.equal(new Choice(opened({ verbs, panels: [{ seat: 0, lines: ["odd"] }] })).plain, false);
  assert.equal(garden().plain, false);
});

test("a thing that belongs to the line that a verb chose confirms it, and asks nothing anew", () => {
  const lines = ["attack a", "activate a"];
  const verbs = lines.map((line) => ({ line: line.split(" ")[0], says: line }));
  const choice = new Choice(opened({ tray: [{ key: "a", place: "hand", lines }], verbs }));
  choice.press(verb("attack"));
  assert.equal(choice.line, "attack a");
  assert.equal(choice.press(tile("a")), "chosen");
  assert.equal(choice.line, "attack a");
  assert.equal(choice.press(tile("a")), "play");
});
