// The painter of The Harvest: the words of a card, quick answers to a blow, previews, and where things lie on a phone.

import assert from "node:assert/strict";
import test from "node:test";
import { learn } from "engawa/words.js";
import {
  arrange,
  bounds,
  frame,
  ghostless,
  leaves,
  paint,
  plans,
  size,
  unit,
} from "../../../src/engawa/games/the_harvest/web/painter.js";

const CARD = {
  key: "card-1",
  place: "street",
  drawing: "hv-card",
  state: "",
  text: "Words of it.",
  face: { name: "Nobody", value: 1, other: 2, reset: 3, brief: "Of it." },
};

/** What is drawn of the card where its words have room from this height on, and brief ones from another. */
function drawn(scale, room, brief = 0) {
  const seen = { words: "", high: 0, cut: false };
  const helpers = {
    scale,
    legible: (size) => size,
    box: () => null,
    paragraph: (words, { height, whole }) => {
      if (whole && height < (words === CARD.text ? room : brief)) return null;
      Object.assign(seen, { words, high: Math.floor(height), cut: !whole });
      return words;
    },
  };
  paint(CARD, new Proxy(helpers, { get: (h, name) => h[name] ?? (() => null) }));
  return seen;
}

test("words stand under the portrait, which gives way to them", () => {
  const tall = drawn(1, 0);
  const short = drawn(1, tall.high + 1);
  assert.ok(short.high > tall.high);
  assert.deepEqual([tall.words, short.words], [CARD.text, CARD.text]);
});

test("words that have no room are brief, or cut if they have none even then; a tiny card has no words", () => {
  const { high } = drawn(0.6, drawn(0.6, 0).high + 1); // the portrait has given way
  assert.deepEqual(drawn(0.6, 1000, high), { words: "Of it.", high, cut: false });
  const most = drawn(0.6, 1000, high + 1);
  assert.ok(most.high > high && !most.cut); // the portrait gives way once more
  assert.deepEqual(drawn(0.6, 1000, 1000), { ...most, cut: true });
  assert.equal(drawn(0.3, 0).words, "");
});

test("what is over leaves no empty box, and a card of the deck no mark on the next one", () => {
  const [slip, blow] = ["hv-slip", "hv-blow"].map((drawing) => ({ ...CARD, drawing, place: "now" }));
  assert.deepEqual([ghostless(slip), ghostless(blow)], [true, true]);
  assert.equal(ghostless(blow, { ...blow, text: "1 of 3" }), false); // how much of it is stopped is shown
  assert.deepEqual([leaves({ ...CARD, place: "deck" }), leaves(CARD)], [false, true]);
});

const PHONE = { width: 390, height: 844, narrow: true, flat: false, room: { width: 390, height: 350 } };
const DESK = { width: 1440, height: 900, narrow: false, flat: true, room: { width: 872, height: 522 } };

/** A garden with so many other hands of so many cards, and cards in the Street: what lies where, in pixels. */
function garden(screen, others, cards, street) {
  const names = [..."BCDE"].slice(0, others);
  const sprites = new Map();
  const lay = (lies, n, drawing = "hv-card") => {
    for (let i = 0; i < n; i += 1)
      sprites.set(`${lies}-${i}`, { key: `${lies}-${i}`, lies, drawing, x: n > 1 ? (i - 1) * 1.1 : 0, face: {} });
  };
  for (const name of names) {
    lay(`seat ${name}`, cards);
    lay(`health ${name}`, 1, "hv-health");
  }
  lay("street", street);
  const places = [...names.flatMap((name) => [`seat ${name}`, `health ${name}`]), "street", "deck"].map((name) => ({
    name,
    id: name,
    on: "garden",
    x: 0,
    y: 0,
    size: 1,
  }));
  const lie = arrange(places, screen, { sprites });
  const [left, , right] = bounds({ places: lie }, []);
  const k = (screen.room.width - 36) / (right - left); // a camera leaves 18 pixels around
  const boxes = [...sprites.values()].map((sprite) => {
    const place = lie.find(({ id }) => id === sprite.lies);
    const [w, h] = size(sprite).map((n) => (n * place.size * k) / 2);
    const [x, y] = [(place.x + sprite.x * place.size) * unit * k, place.y * unit * k];
    return { key: sprite.key, l: x - w, t: y - h, r: x + w, b: y + h };
  });
  return { lie, boxes };
}

test("nothing lies over another thing, and all of it within the garden", () => {
  for (const screen of [PHONE, DESK]) {
    for (const others of [1, 2, 3, 4]) {
      for (const street of [3, 4, 6]) {
        const { boxes, lie } = garden(screen, others, 4, street);
        const { width, height } = screen.room;
        for (const [i, a] of boxes.entries()) {
          assert.ok(a.l > 4 && a.r < width - 4 && a.t > 0 && a.b < height, `${a.key} of ${others}`);
          for (const b of boxes.slice(i + 1))
            assert.ok(a.r < b.l || b.r < a.l || a.b < b.t || b.b < a.t, `${a.key} over ${b.key} of ${others}`);
        }
        assert.equal(lie.at(-1).on, screen === PHONE ? "tray" : "garden"); // the deck
      }
    }
  }
});

test("cards use the room: with one opponent they are as large as three fit on a phone, or two rows at the desk", () => {
  const wide = ({ boxes }, key) =>
    Math.round(boxes.find((box) => box.key === key).r - boxes.find((box) => box.key === key).l);
  const [small, large] = [PHONE, DESK].map((screen) => garden(screen, 1, 3, 3));
  assert.ok(wide(small, "street-0") >= 104 && wide(small, "seat B-0") === wide(small, "street-0"));
  assert.ok(wide(large, "street-0") >= 132 && wide(large, "seat B-0") === wide(large, "street-0"));
});

test("a card that comes leaves the rest of the board as large as it was", () => {
  for (const screen of [PHONE, DESK]) {
    const [three, four] = [3, 4].map((n) => garden(screen, 1, 3, n));
    const hand = ({ boxes }) => boxes.filter(({ key }) => key.startsWith("seat"));
    assert.deepEqual(hand(three), hand(four));
  }
  const street = (n) => garden(DESK, 1, 3, n).lie.find(({ name }) => name === "street").size;
  assert.equal(street(3), street(4)); // whoever attacks has room
});

test("answers to a blow are several lines with their cost, the best first, and to pass nothing last", () => {
  const words = {
    "pass-set": "Pass {names}",
    "pass-none": "Nothing",
    "pass-costs": "-{n}",
    "can-stop": "{n} of {of}",
    "list-last": "{first} and {rest}",
  };
  learn({ language: "en", languages: ["en"], words });
  const card = (key, name, value) => [key, { ...CARD, key, state: "faceup", face: { name, value } }];
  const sprites = new Map([
    ["Hit", { key: "Hit", drawing: "hv-blow", face: { blow: 5 } }],
    ...[card("nell", "Nell X", 3), card("kit", "Kit X", 2), card("gus", "Gus X", 4)],
  ]);
  const lines = new Map(["pass nell", "pass kit", "pass gus", "done"].map((line) => [line, []]));
  const found = plans({ sprites }, lines);
  assert.deepEqual(
    found.map((plan) => [plan.title, plan.costs, plan.lines]),
    [
      ["Pass Nell and Kit", "-0", ["pass nell", "pass kit", "done"]],
      ["Pass Gus", "-1", ["pass gus", "done"]],
      ["Pass Nell", "-2", ["pass nell", "done"]],
      ["Pass Kit", "-3", ["pass kit", "done"]],
      ["Nothing", "-5", ["done"]],
    ],
  );
  assert.deepEqual(new Set(found.map((plan) => plan.heading)), new Set(["5 of 5"]));
});

test("whatever goes on, and however many cards there are, the columns of the tray keep their places", () => {
  garden(DESK, 1, 3, 3); // it is wide
  const cards = (n, step) => Array.from({ length: n }, (_, i) => ({ ...CARD, x: i * step, y: 0 }));
  const [hand, pile, now] = [
    { name: "seat A", size: 1 },
    { name: "discard", size: 0.5 },
    { name: "now", size: 1 },
  ];
  const right = (place, sprites) => frame(place, sprites)[2];
  assert.equal(right(hand, cards(3, 1.1)), right(hand, cards(2, 1.1)));
  assert.ok(right(hand, cards(5, 1.1)) > right(hand, cards(3, 1.1)));
  assert.equal(right(pile, cards(4, 0.3)), right(pile, cards(1, 0.3)));
  assert.deepEqual(frame(now, cards(1, 0)), frame(now, []));
});
