// The Harvest: two-sided characters with layered portraits, the Street at night, health to aim at.

import { faceOf } from "engawa/engine/shapes.js";
import { bounds as around } from "engawa/engine/surface.js";
import { listed, say } from "engawa/words.js";

/** @import { Helpers, Hooks, Picture, Size, Sprite } from "engawa/types" */

/**
 * What stands on a piece: screen/face.py.
 * @typedef {{name?: string, value?: number, other?: number, reset?: number, brief?: string, chip?: string,
 *   seat?: string, health?: number, blow?: number, stopped?: number}} Face
 * @typedef {Sprite<Face>} Piece
 * @typedef {Hooks<Face>} Paints
 * @typedef {(s: Piece, h: Helpers) => Picture} Draw
 * @typedef {ReturnType<typeof read>} Who
 * @typedef {Record<string, string>} Recipe the parts and colours of a portrait
 * @typedef {Record<string, Recipe>} Palette
 * @typedef {{palette: Palette, order: string[], portraits: Record<string, Recipe>}} Recipes
 */

export const unit = 150; // a card
/** @type {Paints["icons"]} */
export const icons = {
  health: "hv-gain",
  allies: "ic-people",
  "total value": "hv-value2",
  activate: "ic-play",
  attack: "hv-attack",
  reset: "hv-flip",
  buy: "hv-draw",
  done: "ic-check",
  yes: "ic-check",
  no: "ic-close",
  hit: "hv-hit",
  ask: "hv-choice",
  choose: "hv-choice",
};

/** @type {Size} */
const CARD = [150, 198];
/** @type {Size} */
const BLOW = [276, 120]; // of any strength, so that what stands beside it has its place
const CELL = 46; // of a point of it, at the most
/** @type {Record<string, string>} */
const NIGHT = {
  "--p-skin": "#4b5075",
  "--p-hair": "#25283f",
  "--p-cloth": "#2b2f49",
  "--p-trim": "#5c618a",
  "--p-hat": "#25283f",
  "--p-line": "#f0c36a",
  "--p-lip": "#f0c36a",
};
const GOLD = "#f0c36a";
/** @type {Recipe} */
const NOBODY = {
  skin: "b",
  hairColour: "k",
  head: "oval",
  hair: "slick",
  face: "calm",
  body: "suit",
  cloth: "coal",
  trim: "cream",
  hatColour: "coal",
};
/** @type {Recipes} */
let recipes = { palette: {}, order: [], portraits: {} };
let narrow = false;

/** @type {Paints["ready"]} */
export async function ready() {
  recipes = await (await fetch(new URL("portraits.json", import.meta.url))).json();
}

const FULL = 3.56; // how wide a narrow garden is, in cards
const HAND = 0.82; // a card of the only other hand
const HIGH = 1.32; // a card
const HEAD = 0.29; // room for a heading; a health stands at its end
const GAP = 0.1; // between two hands
const STREET = 0.827; // four cards in that width: whoever attacks has room without a step back

/** @type {(cards: number) => number} how wide so many cards are */
const wideOf = (cards) => cards * 1.1 - 0.1;

/**
 * On a narrow screen the deck lies in the tray. Cards have all of its width: hands stand above the Street, many of them
 * in two columns, each with its health at the end of its heading.
 * @type {Paints["arrange"]}
 */
export function arrange(places, screen, scene) {
  narrow = screen.narrow;
  if (!narrow) return places;
  const hands = places.filter((place) => place.on === "garden" && place.name.startsWith("seat "));
  /** @type {(id: string) => number} */
  const cards = (id) => [...scene.sprites.values()].filter((s) => s.lies === id && s.drawing !== "hv-health").length;
  /** @type {(left: number, size: number) => number} the middle of three cards that begin there */
  const from = (left, size) => left + (wideOf(3) / 2) * size;
  const more = scene.sprites.has("Hit") ? 1 : 0; // whoever attacks may be passed a card
  const columns = hands.length > 1 ? 2 : 1;
  const wide = (FULL - GAP * (columns - 1)) / columns;
  const full = Math.min(HAND, wide / wideOf(3));
  const step = HIGH * full + HEAD;
  /** @type {Map<string, {on?: string, x: number, y: number, size: number}>} */
  const at = new Map([["deck", { on: "tray", x: 0, y: 0, size: 1 }]]);
  for (const [i, place] of hands.entries()) {
    const left = (i % columns) * (wide + GAP) - FULL / 2;
    const y = Math.floor(i / columns) * step;
    const size = Math.min(full, wide / wideOf(cards(place.id) + more));
    at.set(place.id, { x: from(left, size), y, size });
    const head = y - (HIGH * full) / 2 - HEAD / 2;
    at.set(place.id.replace("seat", "health"), { x: left + wide - 0.16, y: head, size: 0.36 });
  }
  for (const place of places.filter(({ name }) => name === "street")) {
    const size = Math.min(STREET, FULL / wideOf(cards(place.id)));
    const y = Math.ceil(hands.length / columns) * step - (HIGH * full) / 2 + (HIGH * STREET) / 2;
    at.set(place.id, { x: from(-FULL / 2, size), y, size });
  }
  const moved = places.map((place) => ({ ...place, ...at.get(place.id) }));
  return [...moved.filter(({ name }) => name !== "deck"), ...moved.filter(({ name }) => name === "deck")];
}

/** @type {Paints["size"]} */
export function size(s) {
  if (s.drawing === "hv-health") return [120, 120];
  if (s.drawing === "hv-slip") return [264, 150];
  if (s.drawing === "hv-blow") return BLOW;
  return CARD;
}

/** @type {Record<string, number>} */
const LAYERS = { "hv-back": 0, "hv-slot": 0, "hv-health": 2 };
/** @type {Paints["layer"]} */
export const layer = (s) => LAYERS[s.drawing] ?? 1;

/** @type {Paints["paint"]} */
export function paint(s, h) {
  if (s.drawing === "hv-health") return health(s, h);
  if (s.drawing === "hv-slip") return slip(s, h);
  if (s.drawing === "hv-blow") return blow(s, h);
  if (s.drawing === "hv-back") return pile(s, h);
  if (s.drawing === "hv-slot") return slot(s, h);
  return card(s, h);
}

// --- characters ---

/** @param {Piece} s */
function read(s) {
  const { name = "", value = 0, other = 0, reset = 0, brief = "" } = s.face;
  return { name, value, other, reset, brief, says: s.text, down: s.state.startsWith("facedown") };
}

/**
 * In the pile of discards a card says nothing more than who it is.
 * @type {Paints["reads"]}
 */
export const reads = (s) => String(s.place === "discard");

const WORDS = 0.4; // pixels to a unit from which a card has words; below it only says who it is
const TALL = 105; // its portrait
const SHORT = 74; // and where the words need more of the card
const CHIP = 78; // at its foot, where a chip hides neither values nor name, and no rim hides it
const LOW = 50; // and where they need most of it: both values side by side, and a face beside them

/** @type {Draw} */
function card(s, h) {
  const who = read(s);
  const ink = who.down ? "var(--art-night-ink)" : "var(--art-ink)";
  const line = who.down ? GOLD : "var(--art-ink)";
  const isOpen = s.place !== "discard" && !who.down;
  const { high, words } = isOpen && h.scale >= WORDS ? worded(who, h, ink) : { high: TALL, words: null };
  const edge = high - 99;
  const name = h.legible(15.5);
  const [x, y] = high === LOW ? [12, -73] : [50.5, -38]; // of the other value
  return [
    h.group(
      { "clip-path": "url(#hv-clip)" },
      h.svg("rect", {
        x: -75,
        y: -99,
        width: 150,
        height: 198,
        fill: who.down ? "var(--art-night)" : "var(--art-paper)",
      }),
      portrait(who, h, high),
      h.svg("path", { d: `M-75 ${edge}H75`, stroke: line, "stroke-width": 1.6 }),
    ),
    h.svg("rect", {
      x: -75,
      y: -99,
      width: 150,
      height: 198,
      rx: 10,
      fill: "none",
      stroke: s.state.includes("active") ? "#fff" : "var(--art-ink)",
      "stroke-width": s.state.includes("active") ? 5 : 1.6,
    }),
    h.fit("hv-value", { x: 28, y: -96, width: 45, height: 45 }),
    h.numeral(who.value, { x: 50.5, y: -73.5, height: 24, color: "#fff" }),
    h.fit("hv-value2", { x: x - 18.5, y: y - 20, width: 37, height: 37 }),
    h.numeral(who.other, { x, y, height: 15 }),
    called(who.name, h, { x: -66, y: edge + 4 + name * 0.9, size: 15.5, anchor: "start", font: "title", color: ink }),
    s.place !== "discard" && who.down ? coin(who, h, ink, s.face.chip ? 34 : 44) : words,
    s.face.chip ? h.chip(s.face.chip, { y: CHIP, size: 17 }) : null,
  ];
}

/**
 * The words of a card under its portrait, which gives way to them. Where they have no room there is a brief form of
 * them; what has no room even then is cut, and a press tells.
 * @type {(who: Who, h: Helpers, ink: string) => {high: number, words: Picture}}
 */
function worded(who, h, color) {
  /** @type {(high: number, says: string, whole: boolean) => {high: number, words: Picture} | null} */
  const under = (high, says, whole) => {
    const top = high - 99 + 6 + h.legible(15.5) * 1.1;
    const how = { x: -68, y: top, width: 138, height: 98 - top, size: 12.5, least: 11, leading: 1.1, whole };
    const words = h.paragraph(says, { ...how, color });
    return words ? { high, words } : null;
  };
  return (
    (h.scale < 0.9 ? null : under(TALL, who.says, true)) ??
    under(SHORT, who.says, true) ??
    under(SHORT, who.brief, true) ??
    under(LOW, who.brief, true) ?? { high: LOW, words: null, ...under(LOW, who.brief, false) }
  );
}

/**
 * A whole name, or the first of it where there is no room for more.
 * @typedef {{x: number, y: number, size: number, anchor: string, font: string, color: string}} How
 * @type {(name: string, h: Helpers, how: How) => Picture}
 */
const called = (name, h, how) =>
  h.text(name, { ...how, room: 138 }) ?? h.text(name.split(" ")[0], { ...how, room: 138 });

/**
 * Layers of the kit in the colours of the recipe; at night in gold lines.
 * @type {(who: Who, h: Helpers, high: number) => Picture}
 */
function portrait(who, h, high) {
  const recipe = recipes.portraits[who.name] ?? NOBODY;
  const { palette } = recipes;
  const front = who.down ? who.other : who.value;
  /** @type {Record<string, string | undefined>} */
  const colours = who.down
    ? { ...NIGHT, color: "#343858" }
    : {
        "--p-skin": palette.skin?.[recipe.skin],
        "--p-hair": palette.hair?.[recipe.hairColour],
        "--p-cloth": palette.cloth?.[recipe.cloth],
        "--p-trim": palette.cloth?.[recipe.trim],
        "--p-hat": palette.cloth?.[recipe.hatColour],
        "--p-line": "var(--art-ink)",
        "--p-lip": "#a8403a",
        color: palette.window?.[front],
      };
  const ids = recipes.order
    .map((part) =>
      part === "bg"
        ? "hv-bg"
        : part === "beard"
          ? recipe.beard && `hv-${recipe.beard}`
          : recipe[part] && `hv-${part}-${recipe[part]}`,
    )
    .filter(Boolean);
  const style = Object.fromEntries(Object.entries(colours).filter(([, value]) => value));
  const viewBox = high === LOW ? "46 24 120 40" : "13 2 120 98";
  return h.svg(
    "svg",
    { x: -75, y: -99, width: 150, height: high, viewBox, preserveAspectRatio: "xMidYMin slice", style },
    ids.map((id) => h.svg("use", { href: `#${id}`, width: 120, height: 100 })),
  );
}

/**
 * What it costs to turn it up; smaller, and higher, where a chip stands below it.
 * @type {(who: Who, h: Helpers, ink: string, wide: number) => Picture}
 */
function coin(who, h, ink, wide) {
  const y = wide < 44 ? 46 : 60;
  return [
    h.fit("hv-coin", { x: -18 - wide / 2, y: y - wide / 2, width: wide, height: wide }),
    h.numeral(who.reset, { x: -18, y, height: wide / 2, color: "#5a3c06" }),
    h.text(who.says, { x: 12, y: y + 5, size: 14, anchor: "start", color: ink, room: 60 }),
  ];
}

// --- the rest ---

/** @type {Draw} */
function health(s, h) {
  const { seat: name = "", health: left = 0 } = s.face;
  const seat = h.seatOf(name);
  return [
    h.svg("circle", { r: 57, fill: "var(--surface)", stroke: `var(--seat-${seat + 1})`, "stroke-width": 6 }),
    h.seatShape(seat, { y: -31, size: 22 }),
    h.text(left, { y: 17, size: 42, font: "title", color: "var(--ink)" }),
    h.text(s.text, { y: 38, size: 15, color: "var(--ink-2)", room: 88 }),
  ];
}

/** @type {Draw} */
function pile(s, h) {
  return [
    h.fit("hv-back", { x: -71, y: -97, width: 150, height: 198, preserveAspectRatio: "none" }),
    h.fit("hv-back", { x: -75, y: -99, width: 150, height: 198, preserveAspectRatio: "none" }),
    h.text(s.text, { y: 106 + h.legible(16), size: 16, color: "var(--board-ink)", class: "caption" }),
  ];
}

/**
 * Where a card will lie.
 * @type {Draw}
 */
function slot(s, h) {
  const box = { x: -74, y: -98, width: 148, height: 196, rx: 10 };
  const line = { fill: "none", stroke: "currentColor", "stroke-width": 2.5, "stroke-dasharray": "9 8" };
  return h.group(
    { class: "slot" },
    h.svg("rect", { ...box, fill: "currentColor", opacity: 0.1 }),
    h.svg("rect", { ...box, ...line, opacity: 0.7 }),
    h.text(s.text, { y: 6, size: 17, room: 140 }),
  );
}

/** @type {Draw} */
function slip(s, h) {
  const [w, t] = size(s);
  return [
    h.svg("rect", { x: -w / 2, y: -t / 2, width: w, height: t, rx: 8, fill: "var(--surface)", stroke: "var(--line)" }),
    h.text(s.face.name ?? "", {
      x: -w / 2 + 14,
      y: -t / 2 + 32,
      size: 22,
      anchor: "start",
      font: "title",
      color: "var(--ink)",
    }),
    h.paragraph(s.text, {
      x: -w / 2 + 14,
      y: -t / 2 + 44,
      width: w - 28,
      size: 17,
      least: 12,
      height: t - 52,
      color: "var(--ink)",
      translate: "no",
    }),
  ];
}

/**
 * A hit on its way, a cell for each point: ticked if it was stopped.
 * @type {Draw}
 */
function blow(s, h) {
  const { blow = 0, stopped = 0 } = s.face;
  const [w] = BLOW;
  const cell = Math.min(CELL, (w - 8) / Math.max(1, blow));
  const sign = Math.min(24, cell - 6);
  return [
    h.svg("rect", {
      x: -w / 2 - 8,
      y: -58,
      width: w + 16,
      height: 116,
      rx: 8,
      fill: "var(--surface)",
      stroke: "var(--line)",
    }),
    Array.from({ length: blow }, (_, i) => {
      const ok = i < stopped;
      const x = (i + 0.5 - blow / 2) * cell;
      return [
        h.svg("rect", {
          x: x - cell / 2 + 2,
          y: -44,
          width: cell - 4,
          height: 46,
          rx: 6,
          fill: ok ? "var(--ok-tint)" : "var(--danger-tint)",
          stroke: "var(--ink)",
          "stroke-width": 1.6,
        }),
        ok
          ? h.text("✓", { x, y: -21 + sign * 0.37, size: sign, weight: 700, color: "var(--ok)" })
          : h.fit("hv-hit", { x: x - sign / 2, y: -21 - sign / 2, width: sign, height: sign }),
      ];
    }),
    h.paragraph(s.text, {
      x: 16 - w / 2,
      y: 5,
      width: w - 32,
      height: 50,
      size: 20,
      least: 11,
      anchor: "middle",
      weight: 650,
      color: "var(--ink)",
    }),
  ];
}

/** @type {Paints["target"]} */
export function target(s, h, is) {
  const chosen = is === "chosen";
  return s.drawing === "hv-health" ? h.ring(64, { chosen }) : h.rim(CARD, { grow: chosen ? 5 : 3, r: 13, chosen });
}

const MOST = 4; // sets of cards that are told one by one

/**
 * Sets of cards to pass against a hit, the least loss first; the last is to pass nothing.
 * @type {Paints["plans"]}
 */
export function plans(scene, lines) {
  const hit = scene.sprites.get("Hit");
  const cards = [...lines.keys()]
    .filter((line) => line.startsWith("pass "))
    .flatMap((line) => {
      const card = scene.sprites.get(line.slice(5));
      return card ? [{ line, key: card.key, ...read(card) }] : [];
    });
  if (!hit) return [];
  const { blow = 0, stopped = 0 } = hit.face;
  const left = blow - stopped;
  const sets = Array.from({ length: 2 ** cards.length }, (_, bits) => cards.filter((_, i) => bits & (1 << i)))
    .map((set) => ({ set, lose: left - set.reduce((sum, card) => sum + card.value, 0) }))
    .filter(({ lose }) => lose >= 0)
    .sort((a, b) => a.lose - b.lose || a.set.length - b.set.length);
  const heading = say("can-stop", { n: left - sets[0].lose, of: left });
  return [...sets.slice(0, -1).slice(0, MOST), ...sets.slice(-1)].map(({ set, lose }) => {
    const n = left - lose;
    return {
      lines: [...set.map((card) => card.line), "done"],
      keys: set.map((card) => card.key),
      title: n ? say("pass-set", { names: listed(set.map((card) => card.name.split(" ")[0])), n }) : say("pass-none"),
      says: say("pass-says", { n: left, stopped: n }),
      press: say("pass-press", { n: set.length, lose }),
      costs: say("pass-costs", { n: lose }),
      heading,
    };
  });
}

/**
 * A card up close, beside the tray: its portrait, and what it does in letters one can read.
 * @type {Paints["detail"]}
 */
export function detail(s, h) {
  if (s.drawing !== "hv-card") return null;
  const who = read(s);
  return {
    title: say("sides", { name: who.name, value: who.value, other: who.other }),
    picture: portrait(who, h, TALL),
    frame: "-75 -99 150 105",
    words: who.down ? say("facedown") : who.says,
    says: say("other-side", { other: who.other, reset: who.reset }),
  };
}

/**
 * Roofs and windows behind, and the Street with its kerbs and lamps' light.
 * @type {Paints["backdrop"]}
 */
export function backdrop(scene, h) {
  const street = scene.places.find((place) => place.name === "street");
  const y = (street?.y ?? 2) * unit;
  const high = 99 * (narrow ? STREET : 1);
  const [top, bottom] = [y - high - 51, y + high + 29];
  let roofs = `M-3000 ${bottom}`;
  let windows = "";
  for (let x = -3000, i = 0; x < 3000; i += 1) {
    const wide = 90 + ((i * 67) % 110);
    const roof = top - 60 - ((i * 43) % 150);
    roofs += `V${roof}H${x + wide}`;
    for (let k = 0; k < 3; k += 1)
      if ((i + k) % 2) windows += `M${x + 20 + k * 26} ${roof + 26 + ((i * 31 + k * 29) % 60)}h12`;
    x += wide;
  }
  return [
    h.svg("rect", { x: -3000, y: -2000, width: 6000, height: 2000 + bottom, fill: "var(--board)" }),
    h.svg("rect", { x: -3000, y: -2000, width: 6000, height: 2000 + top - 60, fill: "#8a6480", opacity: 0.35 }),
    h.svg("path", { d: `${roofs}V${bottom}Z`, fill: "var(--board-2)" }),
    h.svg("path", { d: windows, stroke: "#d9b878", "stroke-width": 11, opacity: 0.5 }),
    h.svg("rect", { x: -3000, y: top, width: 6000, height: bottom - top, fill: "#5a5458" }),
    h.svg("path", { d: `M-3000 ${top}H3000M-3000 ${bottom}H3000`, stroke: "#86807f", "stroke-width": 8 }),
    h.svg("path", {
      d: `M-3000 ${y}H3000`,
      stroke: "#b59a5c",
      "stroke-width": 5,
      "stroke-dasharray": "52 44",
      opacity: 0.55,
    }),
    h.svg("rect", { x: -3000, y: bottom + 4, width: 6000, height: 2000, fill: "var(--board-2)" }),
  ];
}

/** @type {Paints["motion"]} */
export function motion(was, now) {
  if (now.drawing !== "hv-card") return was ? "fade" : null;
  if (!was) return "deal";
  return was.state.split(" ")[0] !== now.state.split(" ")[0] ? "flip" : faceOf(was) === faceOf(now) ? null : "fade";
}

/**
 * Headings keep their size where hands are small.
 * @type {Paints["caption"]}
 */
export function caption(place, items, h) {
  const isStreet = place.name === "street"; // it is there without a card too
  if (place.on !== "garden" || !place.title || (!items.length && !isStreet)) return null;
  const left = items.length ? Math.min(...items.map(({ sprite, x }) => x - size(sprite)[0] / 2)) : -1.6 * unit;
  const isColumn = narrow && place.size < 0.6 && place.name.startsWith("seat ");
  const words = isColumn ? h.nameOf(h.seatOf(place.name.slice(-1))) : place.title;
  return h.text(words, {
    x: left,
    y: -99 - 14 / place.size,
    size: h.legible((narrow ? 18 : 20) / place.size),
    weight: 650,
    anchor: "start",
    color: "var(--board-ink)",
  });
}

/** Of a move one sees cards that came, turned or are followed; they only close ranks in between. */
export const trails = false;
/** @type {Paints["recalls"]} */
export const recalls = (s, was) =>
  s.drawing === "hv-card" && s.place !== "deck" && (!was || was.lies !== s.lies || was.state !== s.state);

/** @type {Paints["solid"]} */
export const solid = (s) => s.drawing === "hv-card";

/**
 * The slip and the blow say what would be; a card that is being used stays where it lies.
 * @type {Paints["parts"]}
 */
export function parts(was, now, h) {
  /** @type {(s: Piece) => string} */
  const look = (s) => faceOf(s) + s.state.replace(/ ?active/, "");
  return now.drawing !== "hv-card" || look(was) === look(now) ? { stays: paint(now, h) } : null;
}

/**
 * Cards that only make room for another one are not worth a trail. What is going on may change, but neither comes nor
 * goes: when it is over, no empty box stays.
 * @type {Paints["ghostless"]}
 */
export const ghostless = (s, was) =>
  s.place === "now"
    ? !was
    : ["hv-back", "hv-health", "hv-slot"].includes(s.drawing) || (was?.place === s.place && was.state === s.state);

/**
 * Under a card of the deck lies the next one.
 * @type {Paints["leaves"]}
 */
export const leaves = (s) => s.place !== "deck";

/**
 * A chip hangs at the foot of a card, where it hides neither values nor name; at a small health it stands aside.
 * @type {Paints["chip"]}
 */
export const chip = (s) => (s.drawing !== "hv-health" ? [0, CHIP] : narrow ? [-150, 0] : [43, -36]);

/**
 * One's own hand has room for a card more: what lies beside it stays where it is.
 * @type {Paints["frame"]}
 */
export function frame(place, sprites) {
  if (narrow || !place.name.startsWith("seat ")) return null;
  const [left, top, right, bottom] = around(
    sprites.map((sprite) => ({ sprite, x: sprite.x * unit, y: sprite.y * unit })),
    { size },
  );
  return [left, top, Math.max(right, 2.7 * unit), bottom];
}

const EDGE = 14; // of a narrow garden: less than a camera leaves by itself

/**
 * Everything with its headings, and always room for a fourth card in the Street.
 * @type {Paints["bounds"]}
 */
export function bounds(scene, items) {
  const street = scene.places.find((place) => place.name === "street") ?? { x: 0, y: 2, size: 1 };
  const box = around(items, { size });
  if (narrow) {
    const [far, foot] = [(FULL / 2) * unit - EDGE, (street.y + (HIGH * STREET) / 2) * unit - EDGE];
    return [-far, Math.min(box[1], 0), far, foot];
  }
  return [
    Math.min(box[0], (street.x - 1.6) * unit),
    Math.min(box[1], 0) - 40,
    Math.max(box[2], (street.x + 2.75) * unit),
    Math.max(box[3], street.y * unit + 99) + 30,
  ];
}
