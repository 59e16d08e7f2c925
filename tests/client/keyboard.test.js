// The keyboard: which key does what, by where the focus is.

import assert from "node:assert/strict";
import test from "node:test";
import { actOf, KEYS, Keyboard } from "../../src/engawa/table/static/parts/keyboard.js";

const NOWHERE = { sprite: null, taken: false };
const on = (sprite) => ({ sprite: { would: [], ...sprite }, taken: true });

test("Enter presses the piece that has the focus, and else confirms", () => {
  assert.deepEqual(actOf("Enter", on({})), ["press"]);
  assert.deepEqual(actOf("Enter", NOWHERE), ["confirm"]);
  assert.equal(actOf("Enter", { sprite: null, taken: true }), null); // a button has it
  assert.equal(actOf(" ", NOWHERE), null);
});

test("arrows move the focus between pieces, and are left to the page elsewhere", () => {
  assert.deepEqual(actOf("ArrowLeft", on({})), ["go", "ArrowLeft"]);
  assert.equal(actOf("ArrowLeft", NOWHERE), null);
});

test("a question mark asks of a piece that can answer", () => {
  assert.deepEqual(actOf("?", on({ would: ["panda e1"] })), ["why"]);
  assert.equal(actOf("?", on({})), null);
  assert.equal(actOf("?", NOWHERE), null);
});

test("letters do the same small and large, digits press the choices", () => {
  assert.deepEqual(actOf("Z", NOWHERE), actOf("z", NOWHERE));
  assert.deepEqual(actOf("3", NOWHERE), ["nth", 2]);
  assert.deepEqual(actOf("0", NOWHERE), ["fit"]);
  assert.equal(actOf("q", NOWHERE), null);
});

test("every key that the list of keys names does something", () => {
  const keys = { "1…9": "1", "← ↑ → ↓": "ArrowUp", "[ ]": "[", "+ − 0": "+", Esc: "Escape", "N P": "n" };
  for (const [name] of KEYS.slice(1)) // Tab is the browser's
    assert.ok(actOf(keys[name] ?? name, on({ would: ["x"] })), name);
});

/** A page with nothing on it but the key that is pressed. */
function pressed(events, finish = () => false) {
  const done = [];
  globalThis.document = Object.assign(new EventTarget(), { activeElement: null });
  const acts = new Proxy({}, { get: (_, name) => () => done.push(name) });
  const keyboard = new Keyboard(acts, { at: null }, finish);
  const heard = events.map((event) => {
    let prevented = false;
    const target = { matches: () => event.typing ?? false };
    keyboard.hear({ target, preventDefault: () => (prevented = true), ...event });
    return prevented;
  });
  keyboard.close();
  return { done, heard };
}

test("a key that chooses does it once, however long it is held", () => {
  const { done, heard } = pressed([{ key: "Enter" }, { key: "Enter", repeat: true }, { key: "n", repeat: true }]);
  assert.deepEqual(done, ["confirm", "hop"]);
  assert.deepEqual(heard, [true, true, true]);
});

test("a key that ends a motion chooses nothing, but looks around", () => {
  const { done } = pressed([{ key: "Enter" }, { key: "+" }], () => true);
  assert.deepEqual(done, ["zoom"]);
});

test("who types or calls the browser is left alone", () => {
  const { done, heard } = pressed([{ key: "n", typing: true }, { key: "z", ctrlKey: true }, { key: "q" }]);
  assert.deepEqual(done, []);
  assert.deepEqual(heard, [false, false, false]);
});
