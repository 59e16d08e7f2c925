// The painter of The Harvest: a card has all of its words, or signs; and quick answers to a blow.

import assert from "node:assert/strict";
import test from "node:test";
import { learn } from "engawa/words.js";
import { paint, plans } from "../../../src/engawa/games/the_harvest/web/painter.js";

const CARD = {
  key: "card-1",
  place: "street",
  drawing: "hv-card",
  state: "",
  text: "Words of it.",
  face: { name: "Nobody", value: 1, other: 2, reset: 3, signs: ["hit-3", "gain"] },
};

/** What is drawn of the card where its words have room from this height on: [words, signs]. */
function drawn(scale, room) {
  const seen = { words: 0, signs: [] };
  const helpers = {
    scale,
    legible: (size) => size,
    box: () => null,
    fit: (id) => (id.startsWith("hv-hit") || id.startsWith("hv-gain") ? seen.signs.push(id) : null),
    paragraph: (words, { height, whole }) => {
      assert.ok(whole, "words are never cut");
      if (height < room) return null;
      seen.words = Math.round(height);
      return words;
    },
  };
  paint(CARD, new Proxy(helpers, { get: (h, name) => h[name] ?? (() => null) }));
  return [seen.words, seen.signs];
}

test("words stand under the portrait, which gives way to them", () => {
  const [tall] = drawn(1, 0);
  const [short, none] = drawn(1, tall + 1);
  assert.ok(short > tall);
  assert.deepEqual(none, []);
});

test("words that have no room at all leave the card to signs, in any language", () => {
  assert.deepEqual(drawn(1, 1000), [0, ["hv-hit", "hv-gain"]]);
  assert.deepEqual(drawn(0.3, 0), [0, ["hv-hit", "hv-gain"]]);
});

test("quick answers to a blow are several lines, the best first", () => {
  const words = { "pass-set": "{names}, lose {lose}", "list-last": "{first} and {rest}" };
  learn({ language: "en", languages: ["en"], words });
  const card = (key, name, value) => [key, { ...CARD, key, state: "faceup", face: { name, value } }];
  const sprites = new Map([
    ["Hit", { key: "Hit", drawing: "hv-blow", face: { blow: 5 } }],
    ...[card("nell", "Nell X", 3), card("kit", "Kit X", 2), card("gus", "Gus X", 4)],
  ]);
  const lines = new Map(["pass nell", "pass kit", "pass gus", "done"].map((line) => [line, []]));
  const found = plans({ sprites }, lines).map((plan) => [plan.title, plan.lines]);
  assert.deepEqual(found.slice(0, 3), [
    ["Nell and Kit, lose 0", ["pass nell", "pass kit", "done"]],
    ["Gus, lose 1", ["pass gus", "done"]],
    ["Nell, lose 2", ["pass nell", "done"]],
  ]);
});
