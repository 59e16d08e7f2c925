// The Harvest: two-sided characters with layered portraits, the Street at night, health to aim at.

import { faceOf } from "engawa/engine/shapes.js";
import { bounds as around } from "engawa/engine/surface.js";
import { listed, say } from "engawa/words.js";

/** @import { Box, Helpers, Hooks, Picture, Place, Size, Sprite } from "engawa/types" */

/**
 * What stands on a piece: screen/face.py.
 * @typedef {{name?: string, value?: number, other?: number, reset?: number, brief?: string, does?: string,
 *   chip?: string, seat?: string, health?: number, blow?: number, stopped?: number}} Face
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
  "call odd": "hv-odd",
  "call even": "hv-even",
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
/** @type {number[]} */
let box = [0, 0, 100, 100]; // the garden, as it was arranged: all of it
let road = { narrow: false, alone: false, top: 0, bottom: 0 }; // the Street in it

/** @type {Paints["ready"]} */
export async function ready() {
  recipes = await (await fetch(new URL("portraits.json", import.meta.url))).json();
}

const HIGH = 1.32; // a card, of its width
const STEP = 1.1; // from card to card
const ROW = 3.2; // three cards in a row
const BESIDE = 1.25; // from the first of a row to the deck or a health at its left

/**
 * Pixels of a garden: what is left around everything, room for headings, for papers at the head, and below.
 * @typedef {{edge: number, head: number, papers: number, foot: number, gap: number, health: number}} Margins
 * @type {Record<"wide" | "narrow", Margins>}
 */
const MARGINS = {
  wide: { edge: 22, head: 40, papers: 66, foot: 24, gap: 28, health: 36 },
  narrow: { edge: 8, head: 28, papers: 0, foot: 16, gap: 10, health: 25 },
};
// they come last: what can be bought first; where there is room, what comes and goes after what stays
const LAST = { narrow: ["deck", "discard"], wide: ["deck", "discard", "now"] };
const HELD = 2.7; // as far one's own hand reaches, in cards, as long as there are few: it begins half a card before 0
const PILE = 1.8; // as far the discards reach, in cards, as long as they are few
const CAMERA = 18; // pixels that a camera leaves around what is to be seen

/** @type {(cards: number) => number} how wide so many cards are */
const wideOf = (cards) => cards * STEP - (STEP - 1);

/**
 * How large cards are in a garden, in pixels: those in the Street, and those in hands that lie in columns. It does not
 * depend on how many cards there are, so that nothing moves when one comes.
 * @typedef {{columns: number, hand: number, street: number}} Sizes
 * @type {(hands: number, columns: number, wide: number, high: number, m: Margins, alone: boolean) => Sizes}
 */
function sizes(hands, columns, wide, high, m, alone) {
  const rows = Math.ceil(hands / columns);
  const room = high - m.papers - (rows + (alone ? 0 : 1)) * m.head - m.foot;
  const full = (wide - 2 * m.edge) / (m === MARGINS.narrow ? ROW : ROW + STEP + BESIDE);
  const column = (wide - 2 * m.edge - (columns - 1) * m.gap) / columns / ROW;
  const hand = Math.min(alone ? full : column, room / HIGH / (rows + 1));
  return { columns, hand, street: Math.min(full, (room - rows * hand * HIGH) / HIGH) };
}

/**
 * Cards have all of the garden: hands stand above the Street in columns, each with its health beside its heading.
 * An only hand is as large as the Street and has its health beside it, above the deck; its heading stands beside the
 * papers at the head. On a narrow screen the deck lies in the tray.
 * @type {Paints["arrange"]}
 */
export function arrange(places, screen, scene) {
  const { width, height } = screen.room ?? screen;
  const { narrow } = screen;
  const m = MARGINS[narrow ? "narrow" : "wide"];
  const hands = places.filter((place) => place.on === "garden" && place.name.startsWith("seat "));
  const alone = !narrow && hands.length === 1;
  const best = [1, 2, 3]
    .filter((columns) => columns <= Math.max(1, hands.length))
    .map((columns) => sizes(hands.length, columns, width, height, m, alone))
    .reduce((a, b) => (b.hand + b.street / 4 > a.hand + a.street / 4 ? b : a));
  const unit = best.street; // pixels to 1 of x, y
  const [edge, head, high] = [m.edge, m.head, height].map((n) => n / unit);
  const wide = width / unit;
  /** @type {(id: string) => number} */
  const cards = (id) => [...scene.sprites.values()].filter((s) => s.lies === id && s.drawing !== "hv-health").length;
  /** @type {Map<string, Partial<Place>>} */
  const at = new Map();
  /** @type {(id: string, left: number, top: number, right: number, most: number, n: number) => void} */
  const lay = (id, left, top, right, most, n) => {
    const size = Math.min(most, (right - left) / wideOf(n));
    at.set(id, { x: left + (ROW / 2) * size, y: top + (HIGH / 2) * size, size });
  };
  const deck = Math.max(edge, (wide - ROW - STEP - BESIDE) / 2); // its left edge, on a wide screen
  const own = best.hand / unit;
  const column = (wide - 2 * edge - ((best.columns - 1) * m.gap) / unit) / best.columns;
  let top = m.papers / unit + (alone ? 0 : head);
  for (const [i, place] of hands.entries()) {
    const left = alone ? deck + BESIDE : edge + (i % best.columns) * (column + m.gap / unit);
    const right = alone ? wide - edge : left + column;
    const n = Math.max(3, cards(place.id));
    lay(place.id, left, top, right, own, n);
    const health = alone
      ? { x: deck + 0.5, y: top + HIGH / 2, size: 0.9 }
      : { x: right - m.health / 2 / unit, y: top - head / 2, size: m.health / (0.8 * unit) };
    at.set(place.id.replace("seat", "health"), health);
    if (i % best.columns === best.columns - 1 || i === hands.length - 1) top += HIGH * own + head;
  }
  const left = narrow ? edge : deck + BESIDE;
  const street = cards("street");
  const pile = places.find((place) => place.name === "discard");
  const aside = pile?.on === "garden" ? 1 : 0;
  lay("street", left, top, wide - edge, 1, Math.max(3, street) + (narrow ? aside : 0));
  const size = at.get("street")?.size ?? 1;
  const after = left + (Math.max(3, street) * STEP + 0.05) * size;
  if (aside) at.set("discard", { x: after + size / 2, y: top + (HIGH / 2) * size, size });
  else at.set("discard", { size: 0.5 });
  at.set("deck", narrow ? { on: "tray" } : { x: deck + 0.5, y: top + HIGH / 2 });
  box = [CAMERA, CAMERA, width - CAMERA, height - CAMERA].map((n) => (n / unit) * 150);
  road = { narrow, alone, top: (top - head) * 150, bottom: Math.min(high, top + HIGH + (0.6 * m.foot) / unit) * 150 };
  const moved = places.map((place) => ({ ...place, ...at.get(place.id) }));
  const last = LAST[narrow ? "narrow" : "wide"];
  return moved.sort((a, b) => last.indexOf(a.name) - last.indexOf(b.name));
}

/** @type {Paints["size"]} */
export function size(s) {
  if (s.drawing === "hv-health") return [120, 120];
  if (s.drawing === "hv-slip") return [BLOW[0], 150];
  if (s.drawing === "hv-act") return [BLOW[0], 34];
  if (s.drawing === "hv-blow") return BLOW;
  if (s.drawing === "hv-picks") return [430, s.face.brief || (s.face.seat?.length ?? 0) > LINE ? 168 : 96];
  return CARD;
}

/** @type {Record<string, number>} */
const LAYERS = { "hv-back": 0, "hv-hidden": 0, "hv-slot": 0, "hv-health": 2 };
/** @type {Paints["layer"]} */
export const layer = (s) => LAYERS[s.drawing] ?? 1;

/** @type {Paints["paint"]} */
export function paint(s, h) {
  if (s.drawing === "hv-health") return health(s, h);
  if (s.drawing === "hv-slip") return slip(s, h);
  if (s.drawing === "hv-act") return act(s, h);
  if (s.drawing === "hv-blow") return blow(s, h);
  if (s.drawing === "hv-back") return pile(h);
  if (s.drawing === "hv-hidden") return hidden(h);
  if (s.drawing === "hv-picks") return picks(s, h);
  if (s.drawing === "hv-slot") return slot(s, h);
  return card(s, h);
}

// --- characters ---

/** @param {Piece} s */
function read(s) {
  const { name = "", value = 0, other = 0, reset = 0, brief = "", does = "", chip = "" } = s.face;
  return { name, value, other, reset, brief, does, chip, says: s.text, down: s.state.startsWith("facedown") };
}

/**
 * In the pile of discards a card says nothing more than who it is.
 * @type {Paints["reads"]}
 */
export const reads = (s) => String(s.place === "discard");

const WORDS = 0.4; // pixels to a unit from which a card has words; below it only says who it is
const NAMES = 0.36; // and below this not even that
const WHOLE = 198; // its portrait, where nothing else stands on it
const NAMED = 152; // and over a name alone
const TALL = 105; // and over its name and words
const SHORT = 74; // and where the words need more of the card
const CHIP = 84; // at its foot, where a chip hides neither values nor name, and no rim hides it
const FOOT = 113; // and below its edge, where its words may reach down to there
const LOW = 50; // and where they need most of it: both values side by side, and a face beside them

/** @type {Draw} */
function card(s, h) {
  const who = read(s);
  const ink = who.down ? "var(--art-night-ink)" : "var(--art-ink)";
  const line = who.down ? GOLD : "var(--art-ink)";
  const isOpen = s.place !== "discard" && !who.down;
  const isNamed = s.place === "discard" || h.scale >= NAMES; // a smaller one is a face, and what it costs to turn it up
  const bare = { high: isOpen ? (isNamed ? NAMED : WHOLE) : TALL, words: null };
  const { high, words } = isOpen && h.scale >= WORDS ? worded(who, h, ink) : bare;
  const edge = high - 99;
  const name = h.legible(15.5);
  const side = s.place === "discard" ? -50.5 : 50.5; // of a pile one sees the left edges
  const [x, y] = high === LOW ? [12, -73] : [side, -38]; // of the other value
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
    h.fit("hv-value", { x: side - 22.5, y: -96, width: 45, height: 45 }),
    h.numeral(who.value, { x: side, y: -73.5, height: 24, color: "#fff" }),
    h.fit("hv-value2", { x: x - 18.5, y: y - 20, width: 37, height: 37 }),
    h.numeral(who.other, { x, y, height: 15 }),
    isNamed
      ? called(who.name, h, {
          x: -66,
          y: edge + 4 + name * 0.9,
          size: 15.5,
          anchor: "start",
          font: "title",
          color: ink,
        })
      : null,
    s.place !== "discard" && who.down ? coin(who, h, ink, s.face.chip ? 34 : 44) : words,
    s.face.chip ? label(s.face.chip, h, { y: CHIP }) : null,
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
    const foot = who.chip ? CHIP - h.legible(15) : 94; // letters reach below their line
    const how = { x: -67, y: top, width: 136, height: foot - top, size: 15, least: 11, leading: 1.1, whole };
    const words = h.paragraph(says, { ...how, color });
    return words ? { high, words } : null;
  };
  return (
    under(TALL, who.says, true) ??
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

/**
 * What a card could stop of a hit: told, not to be pressed, so it is no amber.
 * @param {string} words
 * @param {Helpers} h
 * @param {{x?: number, y?: number}} at
 */
function label(words, h, { x = 0, y = 0 }) {
  const size = h.legible(15);
  const [w, t] = h.chipSize(words, size);
  return h.group(
    { class: "chip", transform: `translate(${x} ${y})` },
    h.svg("rect", {
      ...{ x: -w / 2, y: -t / 2, width: w, height: t, rx: t / 2 },
      ...{ fill: "var(--surface)", stroke: "var(--art-ink)", "stroke-width": 1.5 },
    }),
    h.text(words, { y: size * 0.36, size, weight: 700, color: "var(--ink)" }),
  );
}

/**
 * What a choice would bring: a blow to a health, as large as it can be; a word at the foot of a card.
 * @type {Paints["tag"]}
 */
export function tag(s, words, h, at) {
  if (s.drawing !== "hv-health") return label(words, h, at);
  const size = h.legible(24);
  return h.group(
    { transform: `translate(${at.x} ${at.y})` },
    h.fit("hv-hit", { x: -size * 1.3, y: -size * 1.3, width: size * 2.6, height: size * 2.6 }),
    h.text(words, { y: size * 0.34, size, weight: 700, color: "#fff" }),
  );
}

// --- the rest ---

/** @type {Draw} */
function health(s, h) {
  const { seat: name = "", health: left = 0 } = s.face;
  const seat = h.seatOf(name);
  const disc = h.svg("circle", { r: 57, fill: "var(--surface)", stroke: `var(--seat-${seat + 1})`, "stroke-width": 6 });
  // where it is small, the figure has all of it, and the sign of the seat stands before it
  if (h.legible(15) > 18)
    return [
      disc,
      h.seatShape(seat, { x: -92, size: 44 }),
      h.text(left, { y: 21, size: 60, font: "title", color: "var(--ink)" }),
    ];
  return [
    disc,
    h.seatShape(seat, { y: -31, size: 22 }),
    h.text(left, { y: 17, size: 42, font: "title", color: "var(--ink)" }),
    h.text(s.text, { y: 38, size: 15, color: "var(--ink-2)", room: 88 }),
  ];
}

/** @param {Helpers} h */
function pile(h) {
  return [
    h.fit("hv-back", { x: -71, y: -97, width: 150, height: 198, preserveAspectRatio: "none" }),
    h.fit("hv-back", { x: -75, y: -99, width: 150, height: 198, preserveAspectRatio: "none" }),
  ];
}

/**
 * A card that nobody has seen: what is its number?
 * @param {Helpers} h
 */
function hidden(h) {
  return [
    h.fit("hv-back", { x: -75, y: -99, width: 150, height: 198, preserveAspectRatio: "none" }),
    h.svg("circle", { r: 46, fill: "var(--surface)", stroke: "var(--art-ink)", "stroke-width": 2 }),
    h.numeral("?", { height: 52, color: "var(--ink)" }),
  ];
}

const LINE = 8; // picks in a row

/**
 * Who picks when, as signs of seats: after a right call and a wrong one, or as it is.
 * @type {Draw}
 */
function picks(s, h) {
  const { seat: order = "", value: done = 0, brief } = s.face;
  const [w, t] = size(s);
  const rows = brief
    ? [order, [...order.slice(1), order[0]].join("")]
    : (order.match(new RegExp(`.{1,${LINE}}`, "g")) ?? []);
  const left = brief ? 138 : 22;
  const step = Math.min(46, (w - left - 8) / Math.min(LINE, order.length));
  return [
    h.svg("rect", { x: -w / 2, y: -t / 2, width: w, height: t, rx: 8, fill: "var(--surface)", stroke: "var(--line)" }),
    rows.map((row, k) => {
      const y = ((k + 0.5) / rows.length - 0.5) * (t - 16) - 8;
      const says = [s.text, brief][k];
      return [
        brief && says
          ? h.text(says, { x: 16 - w / 2, y: y + 6, size: 17, anchor: "start", color: "var(--ink)", room: left - 22 })
          : null,
        [...row].map((name, i) => {
          const n = (brief ? 0 : k * LINE) + i;
          const x = left + (i + 0.5) * step - w / 2;
          return h.group(
            { opacity: n < done && !brief ? 0.35 : 1 },
            n === done && !brief ? h.svg("circle", { cx: x, cy: y, r: 18, fill: "var(--surface-3)" }) : null,
            h.seatShape(h.seatOf(name), { x, y, size: 24 }),
            h.text(n + 1, { x, y: y + 31, size: 14, color: "var(--ink-2)" }),
          );
        }),
      ];
    }),
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
  const line = { x: 14 - w / 2, width: w - 28, least: 10, translate: "no" };
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
    // what is done now, and under it all that the card says
    h.paragraph(s.text.charAt(0).toUpperCase() + s.text.slice(1), {
      ...line,
      y: -t / 2 + 42,
      size: 16,
      height: 54,
      weight: 650,
      color: "var(--ink)",
    }),
    s.face.does && s.face.does.replace(/\.$/, "") !== s.text
      ? h.paragraph(s.face.does, { ...line, y: -t / 2 + 98, size: 13, height: 46, color: "var(--ink-2)" })
      : null,
  ];
}

/**
 * One of the things that a turn can be: its sign, its name, and what it is in a few words.
 * @type {Draw}
 */
function act(s, h) {
  const [w, t] = size(s);
  const line = { x: 38 - w / 2, width: w - 44, least: 10, leading: 1.1, translate: "no" };
  return [
    h.svg("rect", { x: -w / 2, y: -t / 2, width: w, height: t, rx: 6, fill: "var(--surface)", stroke: "var(--line)" }),
    h.group(
      { color: "var(--ink)" },
      h.fit(icons[/** @type {keyof typeof icons} */ (s.state)], { x: 8 - w / 2, y: -11, width: 22, height: 22 }),
    ),
    h.text(s.text, { x: line.x, y: -2, size: 14, anchor: "start", weight: 650, color: "var(--ink)" }),
    h.text(s.face.brief ?? "", { x: line.x, y: 12, size: 12, anchor: "start", color: "var(--ink-2)", room: w - 44 }),
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
      title: n ? say("pass-set", { names: listed(set.map((card) => card.name.split(" ")[0])) }) : say("pass-none"),
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
    words: who.does || who.says,
    says: say(who.down ? "facedown" : "other-side", { other: who.other, reset: who.reset }),
  };
}

/**
 * Roofs and windows behind, and the Street with its kerbs and lamps' light.
 * @type {Paints["backdrop"]}
 */
export function backdrop(_scene, h) {
  const { top, bottom } = road;
  const y = (top + bottom) / 2;
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
  const isStreet = place.name === "street";
  const isHand = place.name.startsWith("seat ");
  const stays = isStreet || isHand; // it is there without a card too
  if (place.on !== "garden" || !place.title || (!items.length && !stays)) return null;
  const size = h.legible((road.narrow ? 15 : 17) / h.scale);
  const left = stays ? -(ROW / 2) * unit : Math.min(...items.map(({ x }) => x)) - unit / 2;
  if (isHand && road.alone) return besideHand(place, left, h);
  const x = left;
  const isLast = place.name === "discard" && road.narrow; // at the edge: a card tells what it is
  const room = isHand ? (ROW - 0.6) * unit : isLast ? STEP * unit : Infinity;
  const how = { x, y: -99 - 12 / h.scale, anchor: "start", color: "var(--board-ink)", size };
  const head =
    h.text(place.title, { ...how, weight: 650, room }) ??
    (isHand ? h.text(h.nameOf(h.seatOf(place.name.slice(-1))), { ...how, weight: 650 }) : null);
  const from = h.wide(place.title, size, 650) + size * 0.7; // where a word beside it begins
  const beside = place.name === "deck" ? BESIDE * unit - from : 2.4 * unit;
  const note = place.note && h.text(place.note, { ...how, size: size * 0.85, x: x + from, room: beside });
  return [head, note];
}

/**
 * An only hand has its heading above its health, below the papers at the head; there however small its cards are.
 * @type {(place: Place, left: number, h: Helpers) => Picture}
 */
function besideHand({ title, size: k }, left, h) {
  const wide = (BESIDE * unit) / k;
  const size = h.legible(17 / h.scale);
  const how = { x: left - wide, y: -99, width: wide - 24 / h.scale, height: 38 / h.scale, size, least: 11 };
  return h.paragraph(title, { ...how, weight: 650, color: "var(--board-ink)" });
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
    : ["hv-back", "hv-hidden", "hv-picks", "hv-health", "hv-slot"].includes(s.drawing) ||
      (was?.place === s.place && was.state === s.state);

/**
 * Under a card of the deck lies the next one.
 * @type {Paints["leaves"]}
 */
export const leaves = (s) => s.place !== "deck";

/**
 * A chip hangs at the foot of a card, where it hides neither values nor name; at a small health it stands aside.
 * @type {Paints["chip"]}
 */
export const chip = (s) => (s.drawing !== "hv-health" ? [0, FOOT] : road.narrow ? [-150, 0] : [43, -36]);

/**
 * One's own hand has room for a card more, the discards for some, and whatever goes on has the same place: what lies
 * beside it stays where it is.
 * @type {Paints["frame"]}
 */
export function frame({ name, size: k }, sprites) {
  const reach = name === "discard" ? PILE : name.startsWith("seat ") ? HELD : 0;
  if (road.narrow || !(reach || name === "now")) return null;
  if (!reach) return [-BLOW[0] / 2, -75, BLOW[0] / 2, 75];
  const [left, top, right, bottom] = around(
    sprites.map((sprite) => ({ sprite, x: sprite.x * unit, y: sprite.y * unit })),
    { size },
  ).map((n) => n * k);
  return [left, top, Math.max(right, reach * unit * k), bottom];
}

/** @type {Paints["bounds"]} */
export const bounds = () => /** @type {Box} */ (box);
/** There is room for the papers at the head of the garden. */
export const headroom = true;
/** A card that comes makes the others in its row smaller, if it must. */
export const regroups = true;
