// The painter of The Harvest: a card has all of its words, or signs.

import assert from "node:assert/strict";
import test from "node:test";
import { paint } from "../../../src/engawa/games/the_harvest/web/painter.js";

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
