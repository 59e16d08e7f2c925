// Bamboo Harvest: a forest of cards with reeds, tokens and the ways between them; deeds and bundles.

import { faceOf } from "engawa/engine/shapes.js";
import { say, together } from "engawa/words.js";

/** @import { Attributes, Box, Helpers, Hooks, Picture, Plan, Point, Sprite } from "engawa/types" */

/**
 * What stands on a piece: screen/face.py.
 * @typedef {{rank?: string, suit?: string, wild?: boolean, reeds?: number, deeds?: number, count?: number,
 *   seat?: string, cell?: string, picture?: string, cells?: string[], missing?: string[]}} Face
 * @typedef {Sprite<Face>} Piece
 * @typedef {Hooks<Face>} Paints
 * @typedef {(s: Piece, h: Helpers) => Picture} Draw
 * @typedef {Point & {lacks: boolean}} Stop a cell of a path
 */

export const unit = 109; // a card of 100 and the gap beside it
export const beside = 240;
/** @type {Paints["icons"]} */
export const icons = {
  reeds: "bh-reed",
  tokens: "bh-token",
  deeds: "bh-scroll",
  path: "ic-flag",
  build: "bh-token",
  swap: "bh-swap",
  with: "bh-swap",
  mark: "bh-disturb",
  harvest: "bh-reed",
  buy: "bh-scroll",
  redraw: "ic-undo",
  reveal: "bh-scroll",
  discard: "ic-close",
  drop: "bh-scroll",
  place: "bh-token",
  done: "ic-next",
};

/** @type {Record<string, string>} */
const SUITS = { C: "bh-club", S: "bh-spade", D: "bh-diamond", H: "bh-heart" };
/** @type {Record<string, string>} */
const COURTS = { J: "bh-jack", Q: "bh-queen", K: "bh-king" };
const RED = "var(--art-red)";
const BLACK = "var(--art-black)";
const SIDE = 7;
let narrow = false; // below 60 px a card shows rank, suit and yield only
const TOOLS = 62; // above the forest of a phone, for the button that lies there
const SHORT = 700; // pixels: a phone that is not higher has no such button, as in the style sheets
let tools = TOOLS;
/** @type {string[]} */
let lanes = []; // the seats whose best paths are drawn

/**
 * On a narrow screen nothing moves, but cards are drawn compact. Paths over the same cards lie side by side, where
 * there is room for that.
 * @type {Paints["arrange"]}
 */
export function arrange(places, screen, scene) {
  narrow = screen.narrow;
  tools = screen.height > SHORT ? TOOLS : 0;
  const { hidden } = screen;
  lanes = owners(scene).filter((name) => !hidden?.has("ABCD".indexOf(name)));
  return narrow ? places.filter(({ name }) => name !== "reeds") : places; // the seat tells them, and the tray is small
}

/**
 * Whose best paths can be drawn: on a narrow screen one's own, if there is one, as others would hide the ranks.
 * @type {(scene: Parameters<Paints["guides"]>[0]) => string[]}
 */
function owners(scene) {
  const names = [...scene.sprites.values()].filter(isPath).map(({ face }) => face.seat ?? "");
  const own = names.filter((name) => !scene.places.some((place) => place.name === `seat ${name}`));
  return narrow && own.length ? own : names;
}

/**
 * Each seat's best path can be turned off.
 * @type {Paints["guides"]}
 */
export const guides = (scene) => ({
  title: say("best-paths"),
  seats: owners(scene).map((name) => "ABCD".indexOf(name)),
});

/** @type {Paints["names"]} */
export const names = /(?<![a-z0-9])[a-g][1-7](?![a-z0-9])/g;
/** @type {Paints["named"]} */
export const named = (scene, name) =>
  [...scene.sprites.values()].find((s) => s.place === "forest" && isCard(s) && cellOf(s) === name)?.key;

/** @type {(s: Piece) => boolean} */
const isPath = (s) => s.drawing === "bh-path";

/** @type {(s: Piece) => boolean} */
const isCard = (s) => s.drawing === "bh-card" || s.drawing.startsWith("bh-back");
/** @type {(s: Piece) => boolean} */
const inPanel = (s) => s.place.startsWith("seat ");
/** @type {(s: Piece) => number} */
const reedsOf = (s) => s.face.count ?? 0;
/** @type {(s: Piece) => number} */
const bundles = (s) => Math.floor(reedsOf(s) / 10);
const HEAP = 3; // bundles that lie side by side; more of them lie closer
/** @type {(s: Piece) => number} */
const apart = (s) => 58 * Math.min(1, (HEAP - 1) / Math.max(1, bundles(s) - 1));
/** @type {(s: Piece) => number} */
const tied = (s) => (bundles(s) ? (bundles(s) - 1) * apart(s) + 58 : 0);

/** @type {Paints["size"]} */
export function size(s) {
  if (s.drawing === "bh-token") return [64, 66];
  if (s.drawing === "bh-disturb") return [44, 44];
  if (s.drawing === "bh-reeds") return [Math.max(56, tied(s) + (reedsOf(s) % 10) * 10), 96];
  if (s.drawing === "bh-crop") return [236, 27];
  if (s.drawing === "bh-option") return narrow ? [158, 100] : [204, 86];
  if (s.drawing === "bh-side") return narrow ? [0, 0] : [70, 26];
  if (s.drawing === "bh-path") return [0, 0];
  if (inPanel(s)) return [92, 54];
  return isCard(s) ? [100, 100] : [100, 140];
}

/** @type {Record<string, number>} */
const LAYERS = { "bh-path": 1, "bh-token": 2, "bh-disturb": 3 };
/** @type {Paints["layer"]} */
export const layer = (s) => LAYERS[s.drawing] ?? 0;

/** @type {Paints["reads"]} */
export const reads = (s) => `${narrow} ${isPath(s) ? lanes : ""}${s.drawing === "bh-option" ? s.lines : ""}`;

/** @type {Paints["paint"]} */
export function paint(s, h) {
  if (s.drawing === "bh-card") return (narrow ? compact : card)(s, h);
  if (isCard(s)) return [h.fit(s.drawing, { x: -50, y: -50, width: 100, height: 100 }), coords(s, h)];
  if (s.drawing === "bh-token") return token(s, h);
  if (s.drawing === "bh-disturb") return disturbance(s, h);
  if (s.drawing === "bh-reeds") return reeds(s, h);
  if (s.drawing === "bh-crop") return crop(s, h);
  if (s.drawing === "bh-option") return option(s, h);
  if (s.drawing === "bh-side") return narrow ? null : side(s, h);
  if (s.drawing === "bh-path") return lanes.includes(s.face.seat ?? "") ? way(s, h) : null;
  if (s.place === "piles") return pile(s, h);
  if (inPanel(s)) return small(s, h);
  return s.drawing === "bh-deed" ? held(s, h) : h.fit("bh-deed-back", { x: -50, y: -70, width: 100, height: 140 });
}

/** @type {(s: Piece) => string} */
const rankOf = (s) => s.face.rank ?? "";
/** @type {(s: Piece) => string} */
const suitOf = (s) => s.face.suit ?? "";
/** @type {(s: Piece) => string} */
const inkOf = (s) => ("DH".includes(suitOf(s)) ? RED : BLACK);
/** @type {(id: string, h: Helpers, x: number, y: number, w: number, t?: number) => Picture} */
const at = (id, h, x, y, w, t = w) => h.fit(id, { x: x - w / 2, y: y - t / 2, width: w, height: t });

/**
 * The name of an edge of the forest, along it; a single letter stands upright.
 * @type {Draw}
 */
function side(s, h) {
  const name = h.text(s.text, { y: 8, size: 23, weight: 650, color: "var(--board-ink)" });
  return [...s.text].length > 1 ? name : h.group({ transform: `rotate(${-s.turn})` }, name);
}

/** @type {Draw} */
function coords(s, h) {
  return h.text(`${"abcdefg"[s.x]}${s.y + 1}`, {
    y: 44,
    size: 14,
    weight: 650,
    color: "var(--art-ink)",
    class: "coords",
  });
}

// --- the forest ---

/** @type {(h: Helpers) => Picture} */
const stock = (h) => h.fit("bh-card", { x: -50, y: -50, width: 100, height: 100 });
/** @type {Draw} */
const picked = (s, h) =>
  s.state.includes("chosen") ? h.fit("bh-chosen", { x: -50, y: -50, width: 100, height: 100 }) : null;
/** @type {Draw} */
const churn = (s, h) =>
  s.state.includes("disturbed")
    ? h.svg("rect", { x: -48, y: -48, width: 96, height: 94, rx: 8, fill: "url(#bh-churn)" })
    : null;

// beside the rank, which is never on them, and within the edge
const BESIDE_ONE = { x: -14, y: -38, width: 58, height: 70 };
const BESIDE_TEN = { x: -7, y: -37, width: 52, height: 68 };

/** @type {Draw} */
function card(s, h) {
  const { reeds = 0 } = s.face;
  const court = COURTS[rankOf(s)];
  return [
    stock(h),
    court
      ? h.fit(court, { x: -14, y: -38, width: 58, height: 50 })
      : h.fit(`bh-reeds-${reeds}`, rankOf(s) === "10" ? BESIDE_TEN : BESIDE_ONE),
    h.numeral(rankOf(s), { x: -31, y: -27, height: 30, color: RED }),
    at(SUITS[suitOf(s)], h, -31, 3, 21),
    court
      ? scroll(h)
      : h.group(
          {},
          h.svg("rect", { x: -45, y: 20, width: 34, height: 21, rx: 10.5, fill: "var(--art-green-lo)" }),
          h.numeral(reeds, { x: -28, y: 30.5, height: 14, color: "#fff" }),
        ),
    churn(s, h),
    picked(s, h),
    coords(s, h),
  ];
}

/** @type {(h: Helpers) => Picture} */
function scroll(h) {
  return h.group(
    {},
    h.svg("rect", { x: -38, y: 19, width: 76, height: 21, rx: 10.5, fill: "var(--art-paper-2)" }),
    h.group({ color: "var(--art-ink)" }, at("bh-scroll", h, -14, 29.5, 19)),
    h.numeral("+1", { x: 12, y: 29.5, height: 14 }),
  );
}

/** @type {Draw} */
function compact(s, h) {
  const { reeds = 0, deeds = 0 } = s.face;
  const court = deeds > 0;
  return [
    stock(h),
    h.numeral(rankOf(s), { x: -25, y: -20, height: 42, color: RED }),
    at(SUITS[suitOf(s)], h, 26, -20, 30),
    h.svg("rect", {
      x: -43,
      y: 11,
      width: 86,
      height: 31,
      rx: 15.5,
      fill: court ? "var(--art-paper-2)" : "var(--art-green-lo)",
      stroke: court ? "var(--art-ink)" : "none",
      "stroke-width": 1.5,
    }),
    court
      ? h.group({ color: "var(--art-ink)" }, at("bh-scroll", h, -18, 26.5, 25))
      : h.svg("path", {
          d: "M-24 17V36M-14 17V36M-29 23H-9M-29 30H-9",
          stroke: "var(--art-green-hi)",
          "stroke-width": 3.6,
          "stroke-linecap": "round",
          fill: "none",
        }),
    h.numeral(court ? "+1" : reeds, { x: 17, y: 26.5, height: 21, color: court ? "var(--art-ink)" : "#fff" }),
    churn(s, h),
    picked(s, h),
  ];
}

/**
 * A roundel with the seat's shape; bars to the tokens it is joined with; a flag of what it would harvest.
 * @type {Draw}
 */
function token(s, h) {
  const { seat: name = "", reeds = 0, deeds = 0 } = s.face;
  const seat = h.seatOf(name);
  const color = `var(--seat-${seat + 1})`;
  /** @type {(box: {x: number, y: number, width: number, height: number}) => Picture} */
  const bar = (box) => [
    h.svg("rect", { ...box, rx: 3, fill: "#fff", stroke: "var(--art-ink)", "stroke-width": 1 }),
    h.svg("rect", { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6, fill: color }),
  ];
  return [
    s.state.includes("east") ? bar({ x: 0, y: -9, width: unit, height: 18 }) : null,
    s.state.includes("south") ? bar({ x: -9, y: 0, width: 18, height: unit }) : null,
    h.use("bh-token", { scale: 1.42, color }),
    h.seatShape(seat, { size: 29, color: `var(--seat-${seat + 1}-on)` }),
    reeds || deeds ? banner(reeds, deeds > 0, h) : null,
  ];
}

/** @type {(reeds: number, deed: boolean, h: Helpers) => Picture} */
function banner(reeds, deed, h) {
  return h.group(
    { transform: "translate(30 -43) scale(.82)" }, // outside the ring of what is lit, inside its card
    h.svg("path", {
      d: "M-24-14H24L17 0 24 14H-24Z",
      fill: deed ? "var(--art-paper)" : "var(--art-green-lo)",
      stroke: "var(--art-ink)",
      "stroke-width": 1.5,
    }),
    deed
      ? h.group({ color: "var(--art-ink)" }, at("bh-scroll", h, -4, 0, 20))
      : h.numeral(`+${reeds}`, { x: -4, y: 0, height: 16, color: "#fff" }),
  );
}

/** @type {Draw} */
function disturbance(s, h) {
  const seat = h.seatOf(s.face.seat ?? "");
  return h.group(
    {},
    h.use("bh-disturb", { scale: 0.96, color: `var(--seat-${seat + 1})` }),
    h.svg("circle", {
      cx: -19,
      cy: -19,
      r: 10,
      fill: "var(--art-paper)",
      stroke: "var(--art-ink)",
      "stroke-width": 1.2,
    }),
    h.seatShape(seat, { x: -19, y: -19, size: 13 }),
  );
}

/**
 * The best path of a seat from side to side: full between cards that stand, dotted where one is missing.
 * @type {Draw}
 */
function way(s, h) {
  const { seat: name = "", cells = [], missing = [] } = s.face;
  const seat = h.seatOf(name);
  const wide = narrow ? 10 : 8;
  const off = (lanes.indexOf(name) - (lanes.length - 1) / 2) * wide * 1.7;
  const spots = cells.map((cell) => ({
    x: "abcdefg".indexOf(cell[0]) * unit + off,
    y: (Number(cell[1]) - 1) * unit + off,
    lacks: missing.includes(cell),
  }));
  const ends = outside(spots);
  /** @type {string[]} */
  const full = [];
  /** @type {string[]} */
  const dotted = [];
  for (const [i, spot] of ends.entries()) {
    if (!i) continue;
    const before = ends[i - 1];
    const d = `M${before.x} ${before.y}L${spot.x} ${spot.y}`;
    (before.lacks || spot.lacks ? dotted : full).push(d);
  }
  /** @type {(d: string[], more: Attributes) => Picture} */
  const line = (d, more) => h.svg("path", { d: d.join(""), fill: "none", "stroke-linecap": "round", ...more });
  const color = { stroke: `var(--seat-${seat + 1})`, "stroke-width": wide };
  const edge = { stroke: "#fff", "stroke-width": wide * 1.6 };
  const dots = { "stroke-dasharray": `0.1 ${wide * 1.9}` };
  return h.group(
    { class: "guide" },
    line(full, { ...edge, opacity: 0.9 }),
    line(full, color),
    line(dotted, { ...edge, ...dots }), // between them one sees the card
    line(dotted, { ...color, ...dots }),
  );
}

/**
 * On each card that is missing to a best path: whose path, and the rank of the deed it takes. A compact card has its
 * rank in large, and tells only whose.
 * @type {Paints["overlay"]}
 */
export function overlay(_place, items, h) {
  const cards = items.map(({ sprite }) => sprite).filter(isCard);
  const ranks = new Map(cards.map((s) => [cellOf(s), rankOf(s)]));
  /** @type {Map<string, number[]>} */
  const lacking = new Map();
  for (const { face } of items.map(({ sprite }) => sprite).filter(isPath))
    if (lanes.includes(face.seat ?? ""))
      for (const cell of face.missing ?? [])
        lacking.set(cell, [...(lacking.get(cell) ?? []), h.seatOf(face.seat ?? "")]);
  const tags = [...lacking].flatMap(([cell, seats]) => {
    const [x, y] = ["abcdefg".indexOf(cell[0]), Number(cell[1]) - 1];
    const rank = ranks.get(cell); // none while a preview lies there
    return rank === undefined ? [] : [tag(seats, rank, { x: x * unit, y: y * unit }, h)];
  });
  return tags.length ? [[1, h.group({ class: "guide" }, ...tags)]] : [];
}

/** @type {(s: Piece) => string} */
const cellOf = (s) => `${"abcdefg"[s.x]}${s.y + 1}`;

/**
 * Whose path a card is missing to; for one seat with the word for it, if there is room.
 * @type {(seats: number[], rank: string, at: Point, h: Helpers) => Picture}
 */
function tag(seats, rank, { x, y }, h) {
  const [glyph, high] = narrow ? [22, 30] : [16, 25];
  const letters = narrow || !rank ? 0 : 22;
  const word = letters && seats.length === 1 ? say("needs") : "";
  const needs = word && h.text(word, { y: 6, size: 16, room: 50, anchor: "end", color: "var(--art-ink)" });
  const wide = needs ? h.wide(word, h.legible(16)) + 6 : 0;
  const w = seats.length * (glyph + 3) + wide + letters + 11;
  const left = narrow || needs ? -w / 2 : 48 - w;
  return h.group(
    { transform: `translate(${x} ${y + (narrow ? 52 : 34)})` },
    h.svg("rect", {
      ...{ x: left, y: -high / 2, width: w, height: high, rx: high / 2, fill: "var(--art-paper)" },
      stroke: `var(--seat-${seats[0] + 1})`,
      "stroke-width": 2.5,
    }),
    ...seats.map((seat, i) => h.seatShape(seat, { x: left + 7 + glyph / 2 + i * (glyph + 3), size: glyph })),
    needs ? h.group({ transform: `translate(${left + w - 10 - letters} 0)` }, needs) : null,
    letters ? h.numeral(rank, { x: left + w - 7 - letters / 2, height: 17, color: RED }) : null,
  );
}

/**
 * The spots of a path, and where it leaves the forest at both ends.
 * @type {(spots: Stop[]) => Stop[]}
 */
function outside(spots) {
  const [first, last] = [spots[0], spots[spots.length - 1]];
  const across = Math.abs(first.x - last.x) > Math.abs(first.y - last.y);
  const [dx, dy] = across ? [58, 0] : [0, 58];
  const before = { ...first, x: first.x - dx, y: first.y - dy };
  const after = { ...last, x: last.x + dx, y: last.y + dy };
  return [before, ...spots, after];
}

// --- deeds, reeds, piles ---

/** @type {Draw} */
function held(s, h) {
  const { wild } = s.face;
  return [
    h.fit("bh-deed", { x: -50, y: -70, width: 100, height: 140 }),
    h.numeral(rankOf(s), { x: -26, y: -42, height: 40, color: inkOf(s) }),
    at(SUITS[suitOf(s)], h, 26, -44, 32),
    wild
      ? [
          h.group({ opacity: s.state.includes("spent") ? 0.35 : 1 }, at("bh-wildmark", h, 31, 15, 26)),
          h.text(say("wild"), { x: -16, y: 21, size: 16, room: 58, color: "var(--art-ink)" }),
        ]
      : h.svg("path", {
          d: "M-30-8H24M-30 6H26M-30 20H4",
          stroke: "var(--art-paper-3)",
          "stroke-width": 3,
          "stroke-linecap": "round",
        }),
    s.state.includes("spent") ? h.svg("path", { d: "M19 27 43 3", stroke: RED, "stroke-width": 3 }) : null,
    h.text(s.text, { y: 55, size: s.text.length > 13 ? 13 : 15, room: 96, color: "var(--art-ink)" }),
  ];
}

/**
 * In a seat's panel: rank and suit, or the back.
 * @type {Draw}
 */
function small(s, h) {
  if (s.drawing !== "bh-deed") {
    return [
      h.svg("rect", {
        x: -44,
        y: -25,
        width: 64,
        height: 50,
        rx: 8,
        fill: "url(#bh-weave-g)",
        stroke: "var(--art-ink)",
        "stroke-width": 2,
      }),
    ];
  }
  const { wild } = s.face;
  return [
    h.svg("rect", {
      x: -44,
      y: -25,
      width: 88,
      height: 50,
      rx: 8,
      fill: "var(--art-paper)",
      stroke: "var(--art-ink)",
      "stroke-width": 2,
    }),
    h.numeral(rankOf(s), { x: wild ? -28 : -18, height: 32, color: inkOf(s) }),
    at(SUITS[suitOf(s)], h, wild ? 4 : 20, 0, 26),
    wild ? h.group({ opacity: s.state.includes("spent") ? 0.35 : 1 }, at("bh-wildmark", h, 29, 0, 24)) : null,
  ];
}

/**
 * Bundles of ten, and single canes.
 * @type {Draw}
 */
function reeds(s, h) {
  const [w] = size(s);
  const bound = Array.from({ length: bundles(s) }, (_, i) =>
    h.fit("bh-bundle", { x: -w / 2 + i * apart(s), y: -46, width: 56, height: 90 }),
  );
  const loose = Array.from({ length: reedsOf(s) % 10 }, (_, i) =>
    h.fit("bh-cane", { x: -w / 2 + tied(s) + 2 + i * 10, y: -42, width: 14, height: 84 }),
  );
  return [...bound, ...loose, s.text ? h.text(s.text, { size: 18, color: "var(--plank-ink)" }) : null];
}

/**
 * A slip with what a token would best harvest: its cell, what lies around it, reeds and deeds.
 * @type {Draw}
 */
function crop(s, h) {
  const [w, t] = size(s);
  const { cell, reeds = 0, deeds = 0 } = s.face;
  const letters = Math.min(16, (16 * (w - (cell ? 100 : 28))) / h.wide(s.text, 16));
  const say = { y: 6, size: 16, color: "var(--ink)" };
  return [
    h.svg("rect", { x: -w / 2, y: -t / 2, width: w, height: t, fill: "var(--surface)", stroke: "var(--line)" }),
    cell ? h.text(cell, { ...say, x: -w / 2 + 14, weight: 650, anchor: "start" }) : null,
    h.text(s.text, { ...say, size: letters, x: -w / 2 + (cell ? 50 : 14), anchor: "start" }),
    reeds ? h.text(`+${reeds}`, { ...say, x: w / 2 - 14, weight: 650, anchor: "end" }) : null,
    deeds ? h.group({ color: "var(--ink)" }, at("bh-scroll", h, w / 2 - 24, 0, 20)) : null,
    deeds > 1 ? h.text(deeds, { ...say, x: w / 2 - 40, weight: 650, anchor: "end" }) : null,
  ];
}

/**
 * A slip with what can be done for a card that is missing to one's path; dashed if it cannot be done now.
 * @type {Draw}
 */
function option(s, h) {
  const [w, t] = size(s);
  const { seat = "", cell = "", picture = "" } = s.face;
  const dashed = s.lines.length ? {} : { "stroke-dasharray": "5 4", "fill-opacity": 0.75 };
  const box = { x: -w / 2, y: -t / 2, width: w, height: t, rx: 9 };
  const sign = icons?.[picture] ?? "bh-scroll";
  return [
    h.svg("rect", { ...box, fill: "var(--surface)", stroke: "var(--ink-2)", ...dashed }),
    h.group({ color: `var(--seat-${h.seatOf(seat) + 1})` }, at(sign, h, 20 - w / 2, 17 - t / 2, 18)),
    h.text(cell, { x: 35 - w / 2, y: 22 - t / 2, size: 15, weight: 650, anchor: "start", color: "var(--ink)" }),
    h.paragraph(s.text, { x: 11 - w / 2, y: 27 - t / 2, width: w - 22, height: t - 30, size: 13, color: "var(--ink)" }),
  ];
}

/** @type {Draw} */
function pile(s, h) {
  const used = s.key === "discards";
  const { count: many = 0 } = s.face;
  /** @type {(dx: number, dy: number) => Picture} */
  const back = (dx, dy) => h.fit("bh-deed-back", { x: -40 + dx, y: -68 + dy, width: 80, height: 112 });
  return [
    many > 1 ? h.group({ opacity: 0.75 }, back(3, 4)) : null,
    h.group(used ? { transform: "rotate(-7)", opacity: many ? 1 : 0.25 } : { opacity: many ? 1 : 0.25 }, back(0, 0)),
    h.text(s.text, { y: 49 + h.legible(17), size: 17, color: "var(--plank-ink)" }),
  ];
}

// --- around them ---

/** @type {Paints["target"]} */
export function target(s, h, is) {
  if (isCard(s)) return h.fit(is === "chosen" ? "bh-chosen" : "bh-target", { x: -50, y: -50, width: 100, height: 100 });
  if (s.drawing !== "bh-token") return h.rim(size(s), { grow: is === "chosen" ? 3 : 1, r: 9, chosen: is === "chosen" });
  return h.ring(is === "chosen" ? 40 : 37, { chosen: is === "chosen" });
}

/**
 * All tokens at once, each with its best rank; those that draw a deed come last, because they ask again.
 * @type {Paints["plans"]}
 */
export function plans(scene, lines) {
  const crops = [...scene.sprites.values()]
    .filter((s) => s.drawing === "bh-crop" && s.face.cell)
    .map(({ face: { cell, rank, reeds = 0, deeds = 0 } }) => ({ line: `harvest ${cell} ${rank}`, reeds, deeds }))
    .filter(({ line }) => lines.has(line));
  if (!crops.length) return [];
  crops.sort((a, b) => Number(b.reeds > 0) - Number(a.reeds > 0));
  const [reeds, deeds] = [total(crops, "reeds"), total(crops, "deeds")];
  return [
    {
      lines: crops.map((crop) => crop.line),
      keys: [],
      title: say("harvest-all", { n: crops.length }),
      says: together([
        reeds ? say("harvest-all-says", { n: reeds }) : "",
        deeds ? say("harvest-all-deeds", { n: deeds }) : "",
      ]),
      press: reeds ? say("harvest-all-press", { n: reeds }) : say("harvest-deeds-press", { n: deeds }),
      usual: true,
    },
  ];
}

/**
 * What can be done for one's path by a swap is both of its cards, by one press.
 * @type {Paints["leads"]}
 */
export function leads(scene) {
  /** @type {[string, Plan][]} */
  const ways = [...scene.sprites.values()].flatMap((s) => {
    const [line] = s.drawing === "bh-option" ? s.lines : [];
    if (!line?.startsWith("swap ")) return [];
    const plan = { lines: [line, `with ${s.face.cell}`], keys: [s.key], title: s.words, says: "", press: say("play") };
    return [[s.key, plan]];
  });
  return new Map(ways);
}

/** @type {(crops: {reeds: number, deeds: number}[], of: "reeds" | "deeds") => number} */
const total = (crops, of) => crops.reduce((sum, crop) => sum + crop[of], 0);

/** @type {Box} */
const EDGE = [-62, -62, (SIDE - 1) * unit + 62, (SIDE - 1) * unit + 62];

/**
 * Letters above and below the forest, numbers on both sides of it; on a narrow screen below it and at its left.
 * @type {(h: Helpers) => Picture[]}
 */
function edges(h) {
  const [l, t, r, b] = EDGE;
  const look = { size: narrow ? 33 : 24, weight: 650, color: "var(--board-ink)" };
  const out = narrow ? 22 : 20;
  return Array.from({ length: SIDE }, (_, i) => [
    ...(narrow ? [b + out] : [t - out, b + out]).map((y) => h.text("abcdefg"[i], { ...look, x: i * unit, y: y + 9 })),
    ...(narrow ? [l - out] : [l - out, r + out]).map((x) => h.text(String(i + 1), { ...look, x, y: i * unit + 9 })),
  ]).flat();
}

/**
 * Bamboo in the dark, the edge of the forest, its four sides and their letters and numbers.
 * @type {Paints["backdrop"]}
 */
export function backdrop(_scene, h) {
  const [l, t, r, b] = EDGE;
  const mid = ((SIDE - 1) * unit) / 2;
  let canes = "";
  let joints = "";
  for (let x = -1500, i = 0; x < 2200; x += 37 + ((i * 53) % 41), i += 1) {
    if (x > l - 70 && x < r + 60) continue;
    canes += `M${x} -900V1700`;
    for (let y = -880 + ((i * 97) % 130); y < 1700; y += 130) joints += `M${x - 13} ${y}h26`;
  }
  return [
    h.svg("path", { d: canes, stroke: "var(--board-2)", "stroke-width": 22, fill: "none" }),
    h.svg("path", { d: joints, stroke: "var(--board-ink)", "stroke-width": 3, opacity: 0.13, fill: "none" }),
    h.svg("rect", {
      x: l - 6,
      y: t - 6,
      width: r - l + 12,
      height: b - t + 12,
      rx: 18,
      fill: "var(--board)",
      stroke: "var(--board-ink)",
      "stroke-opacity": 0.25,
      "stroke-width": 2,
    }),
    h.svg("path", {
      d: [t - 6, b + 6].map((y) => `M${l + 60} ${y}H${mid - 56}M${mid + 56} ${y}H${r - 60}`).join(""),
      stroke: "var(--board-ink)",
      "stroke-opacity": 0.6,
      "stroke-width": 4,
      "stroke-linecap": "round",
    }),
    h.svg("path", {
      d: [l - 6, r + 6].map((x) => `M${x} ${t + 60}V${mid - 56}M${x} ${mid + 56}V${b - 60}`).join(""),
      stroke: "var(--board-ink)",
      "stroke-opacity": 0.35,
      "stroke-width": 4,
      "stroke-dasharray": "2 12",
      "stroke-linecap": "round",
    }),
    ...edges(h),
  ];
}

/**
 * The whole forest with what stands at its edges.
 * @type {Paints["bounds"]}
 */
export function bounds() {
  const [l, t, r, b] = EDGE;
  if (narrow) return [l - 12, t - tools, r, b]; // letters and numbers stand in what a camera leaves around it
  return [l - 66, t - 62, r + 66, b + 62];
}

/**
 * A record shows the forest.
 * @type {Paints["keepsake"]}
 */
export const keepsake = ({ places }) => places;

const ADVICE = 1.97 * unit; // from one slip of advice to the next: screen/path.py
const HEAP_ROOM = 204; // as wide reeds lie, as long as they are few

/**
 * What lies beside hand, reeds and advice stays where it is, however much they hold.
 * @type {Paints["frame"]}
 */
export function frame({ name }, sprites) {
  if (narrow || !sprites.length) return null;
  const boxes = sprites.map((s) => [s.x * unit, s.y * unit, ...size(s)]);
  const left = Math.min(...boxes.map(([x, , w]) => x - w / 2));
  const right = Math.max(...boxes.map(([x, , w]) => x + w / 2));
  const high = Math.max(...boxes.map(([, , , t]) => t)) / 2;
  const reach = { hand: 2 * unit + 50, reeds: left + HEAP_ROOM, path: ADVICE + 102 }[name];
  return reach === undefined ? null : [left, -high, Math.max(right, reach), high];
}

/** @type {Paints["caption"]} */
export const caption = (place) => (place.on === "garden" ? null : undefined);

/**
 * Stores and hands change without a preview.
 * @type {Paints["ghostless"]}
 */
export const ghostless = (s) =>
  s.place === "piles" ||
  ["bh-reeds", "bh-crop", "bh-option", "bh-side", "bh-path"].includes(s.drawing) ||
  s.drawing.startsWith("bh-deed");
/** @type {Paints["solid"]} */
export const solid = isCard;

/**
 * Tokens are joined, cards chosen and raked where they lie; the slip of the harvest is the new one.
 * @type {Paints["parts"]}
 */
export function parts(was, now, h) {
  const same = was.drawing === now.drawing && (!isCard(now) || faceOf(was) === faceOf(now));
  return same ? { stays: paint(now, h) } : null;
}

/** @type {Paints["edge"]} */
export const edge = (s) => (s.drawing === "bh-token" ? { d: "M-33 0a33 33 0 1 1 66 0a33 33 0 1 1-66 0z" } : null);

/**
 * Of a move one sees cards that came, went under or changed places, new tokens and disturbances.
 * @type {Paints["recalls"]}
 */
export function recalls(s, was) {
  if (isCard(s))
    return s.place === "forest" || s.place === "garden"
      ? !was || was.drawing !== s.drawing || was.x !== s.x || was.y !== s.y
      : false;
  return (s.drawing === "bh-token" || s.drawing === "bh-disturb") && (!was || was.x !== s.x || was.y !== s.y);
}

const SIGN = 26; // of a line, with what is left free beside it

/**
 * A line is its sign and where it was done; what was only turned over or ended has none.
 * @type {Paints["deed"]}
 */
export function deed({ line, seat = null }, h) {
  const [verb, cell = ""] = line.split(" ");
  if (!SHOWN.includes(verb)) return null;
  const at = /^[a-g][1-7]$/.test(cell) ? cell : "";
  const color = `var(--seat-${(seat ?? 0) + 1})`;
  return {
    picture: [
      h.fit(icons?.[verb] ?? "bh-scroll", { x: 1, y: 2, width: 20, height: 20, color }),
      h.text(at, { x: SIGN, y: 17, size: 14, anchor: "start", color: "var(--ink)" }),
    ],
    width: SIGN + (at ? h.wide(at, 14) : -2),
  };
}

const SHOWN = ["place", "build", "with", "mark", "harvest", "buy", "redraw"];

/** @type {Paints["motion"]} */
export function motion(was, now) {
  if (isCard(now)) return was && was.drawing !== now.drawing ? "flip" : null;
  if (now.drawing === "bh-token") return was ? (faceOf(was) === faceOf(now) ? null : "fade") : "set";
  if (now.drawing === "bh-deed" || now.drawing === "bh-deed-back") return was ? null : "deal";
  return was ? "fade" : null;
}
