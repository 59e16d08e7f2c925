// The rail: it keeps its height, and answers that are whole lines lie large in the tray.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { el } from "../../src/engawa/table/static/dom.js";
import { Choice } from "../../src/engawa/table/static/engine/choice.js";
import { opened } from "../../src/engawa/table/static/engine/scene.js";
import { Rail } from "../../src/engawa/table/static/parts/rail.js";
import { page } from "./page.js";

beforeEach(() => page());

function rail() {
  const offered = [];
  const pressed = [];
  const tray = { extra: el("div"), offer: (_title, nodes) => offered.push(nodes), goesOn: () => {} };
  const act = { press: (item) => pressed.push(item.id) };
  return { rail: new Rail(el("section"), { icons: {} }, tray, act), offered, pressed };
}

/** The rail asks that of a scene. */
function asks(scene, more = {}) {
  const shown = rail();
  const choice = new Choice(opened(scene));
  shown.rail.show({ mine: true, choice, verbs: scene.verbs, title: "", under: "", asks: "", plans: [], ...more });
  return { ...shown, chips: shown.rail.choices.querySelectorAll("button"), large: shown.offered.at(-1) };
}

const verbs = ["odd", "even"].map((line) => ({ line, title: line, says: `Call ${line}` }));

test("whole answers are large, and say what they bring", () => {
  const words = new Map([["odd", { says: "You pick first." }]]);
  const { chips, large, pressed } = asks({ verbs }, { words });
  assert.equal(chips.length, 0);
  assert.deepEqual(
    large.map((node) => node.textContent),
    ["oddYou pick first.", "even"],
  );
  large[1].click();
  assert.deepEqual(pressed, ["even"]);
});

test("verbs beside pieces, and those that cannot be played now, stay in the rail", () => {
  const board = [{ key: "a", place: "tree", lines: ["wood a"] }];
  assert.equal(asks({ verbs, board }).chips.length, 2);
  assert.equal(asks({ verbs: [...verbs, { line: "wood", title: "wood", says: "", off: true }] }).chips.length, 3);
});

test("what is usual is played by the button at the end, and has no other", () => {
  const tray = [{ key: "card", place: "hand", lines: ["fulfil card"] }];
  const all = [
    { line: "roll", title: "Roll", says: "Roll the die" },
    { line: "skip", title: "Skip", says: "Skip it" },
  ];
  const plan = { lines: ["roll"], keys: [], title: "Roll the die.", says: "", press: "Roll" };
  const lines = (how) => [...asks({ verbs: all, tray }, how).chips].map((chip) => chip.dataset.line);
  assert.deepEqual(lines({ plan: { ...plan, usual: true } }), ["skip"]);
  assert.deepEqual(lines({ plan }), ["roll", "skip"]);
  const { rail: one } = asks({ verbs: all, tray }, { plan: { ...plan, usual: true } });
  assert.equal(one.go.getAttribute("aria-disabled"), "false");
  assert.equal(one.go.querySelector("span").textContent, "Roll");
});

test("what is chosen changes what is asked", () => {
  const board = ["a", "b"].map((key) => ({ key, place: "shop", lines: [`take ${key} x`, `take ${key} y`] }));
  const all = [{ line: "take", title: "Take", says: "Take a card" }];
  const { rail: one } = rail();
  const choice = new Choice(opened({ board, verbs: all }));
  const ask = () => {
    one.show({ mine: true, choice, verbs: all, title: "", under: "", asks: "Your turn", plans: [] });
    return one.ask.querySelector("b").textContent;
  };
  assert.equal(ask(), "Your turn");
  choice.press({ kind: "verb", id: "take" });
  assert.equal(ask(), "Take a card");
  choice.press({ kind: "sprite", id: "a" });
  assert.equal(ask(), "which-one", "two lines of one piece are told apart in the tray");
});

test("it is never lower than it was, until the screen is another", () => {
  const { rail: one } = rail();
  const seen = (inlineSize, blockSize) => one.resized({ borderBoxSize: [{ inlineSize, blockSize }] });
  const held = () => one.root.style["--held"];
  seen(390, 180);
  assert.equal(held(), "180px");
  seen(390, 120);
  assert.equal(held(), "180px");
  seen(390, 190);
  assert.equal(held(), "190px");
  seen(800, 190); // of which 190 were held
  assert.equal(held(), "0px");
  seen(800, 72);
  assert.equal(held(), "72px");
});

test("what a ring asks is not listed in the tray as well", () => {
  const lines = ["gardener e1", "panda e1"];
  const board = [{ key: "plot-e1", place: "garden", lines }];
  const choice = new Choice(opened({ board }));
  choice.press({ kind: "sprite", id: "plot-e1" });
  assert.equal(asks({ board }, { choice }).large.length, 2);
  assert.equal(asks({ board }, { choice, ring: { title: "Which?", says: "" } }).large.length, 0);
});
