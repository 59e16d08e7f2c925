// A painter knows how one game's sprites look. What it need not know is here: helpers, and a
// generic painter that draws any scene from its labels, so that any game can be played at once.

import { svg } from "../dom.js";
import { brought, dressed } from "./games.js";
import { rows } from "./rows.js";
import { box, sheet } from "./sheets.js";

/** @import { Attributes, Helpers, Hooks, Painter, Picture, Size, Sprite } from "../../types/client" */

/**
 * @typedef {Attributes & {x?: number, y?: number, size?: number, color?: string, anchor?: string,
 *   weight?: number, font?: string}} Letters how words are written
 */

export const SHAPES = ["moon", "mountain", "masu", "crossing", "star"];

/**
 * A drawing of the sheets in its own units, its 0, 0 put at x, y: use("mark", {x: 5, scale: 2}).
 * @typedef {Attributes & {x?: number, y?: number, width?: number, height?: number, turn?: number}} Where
 * @param {string} id
 * @param {Where & {scale?: number}} where
 */
function use(id, { x = 0, y = 0, scale = 1, width, height, turn = 0, ...attrs } = {}) {
  const [bx, by, bw, bh] = box(id) ?? [0, 0, 0, 0];
  const k = width ? width / bw : height ? height / bh : scale;
  const move = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${k === 1 ? "" : ` scale(${k})`}`;
  return svg("use", { href: `#${id}`, x: bx, y: by, width: bw, height: bh, transform: move, ...attrs });
}

/**
 * The same, put into a frame: the drawing's whole box fills x, y, width, height.
 * @param {string} id
 * @param {Where} where
 */
function fit(id, { x = 0, y = 0, width, height, ...attrs }) {
  return svg("use", { href: `#${id}`, x, y, width, height, ...attrs });
}

/**
 * A number in brush numerals, centred on x, y: numeral(12, {height: 20}).
 * @param {number | string} value
 * @param {Attributes & {x?: number, y?: number, height?: number, color?: string}} how
 */
function numeral(value, { x = 0, y = 0, height = 16, color = "var(--art-ink)", ...attrs } = {}) {
  /** @type {Record<string, string>} */
  const glyphs = { "+": "nplus", "×": "ntimes", x: "ntimes", "?": "nquery" };
  const text = String(value);
  const names = text === "10" ? ["n10"] : [...text].map((c) => glyphs[c] ?? `n${c}`);
  const wide = names.map((name) => ((box(name)?.[2] ?? 24) * height) / 32);
  const tight = height * 0.06;
  let at = x - (wide.reduce((a, b) => a + b, 0) - tight * (names.length - 1)) / 2;
  const marks = names.map((name, i) => {
    const mark = svg("use", { href: `#${name}`, x: at, y: y - height / 2, width: wide[i], height });
    at += wide[i] - tight;
    return mark;
  });
  return svg("g", { color, ...attrs }, marks);
}

const LEAST = 11; // pixels: nothing smaller can be read

/**
 * One line of text, centred unless told otherwise.
 * @param {string | number} words
 * @param {Letters} how
 */
function text(
  words,
  { x = 0, y = 0, size = 14, color = "currentColor", anchor = "middle", weight, font = "ui", ...attrs } = {},
) {
  const family = `var(--font-${font})`;
  return svg(
    "text",
    {
      x,
      y,
      "font-size": size,
      fill: color,
      "text-anchor": anchor,
      "font-weight": weight,
      "font-family": family,
      ...attrs,
    },
    words,
  );
}

/**
 * Words broken into lines that fit a box; the size shrinks, down to `least`, and what is too long even then is cut, or
 * left out if it is wanted `whole`.
 * @param {string} words
 * @param {Letters & {width?: number, height?: number, least?: number, leading?: number, whole?: boolean}} how
 */
function paragraph(
  words,
  {
    x = 0,
    y = 0,
    width = 100,
    height = 60,
    size: most = 12,
    least = 7,
    leading = 1.2,
    whole = false,
    anchor = "start",
    ...attrs
  } = {},
) {
  let size = Math.max(most, least);
  let told = broken(words, width, size);
  const fits = () => Math.max(1, Math.floor(height / (size * leading)));
  while (told.length > fits() && size > least) {
    size = Math.max(least, size - 0.5);
    told = broken(words, width, size);
  }
  if (whole && told.length > fits()) return null;
  if (told.length > fits())
    told = [...told.slice(0, fits() - 1), `${told[fits() - 1].replace(/[^\p{L}\p{N}]+$/u, "")}…`];
  const at = anchor === "middle" ? x + width / 2 : x;
  return svg(
    "g",
    {},
    told.map((row, i) => text(row, { x: at, y: y + size + i * size * leading, size, anchor, ...attrs })),
  );
}

/** @type {Map<string, string>} */
const families = new Map(); // of fonts, asked for once
/** @type {CanvasRenderingContext2D | null} */
let ruler = null;

/**
 * How wide words are in a font.
 * @param {string} words
 * @param {string} font
 */
function measured(words, font) {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return 0; // no picture can be drawn here at all
  ruler.font = font;
  return ruler.measureText(words).width;
}

/**
 * What "ui" or "title" is called.
 * @param {string} font
 */
function family(font) {
  const known = families.get(font);
  if (known) return known;
  const style = globalThis.getComputedStyle?.(document.documentElement); // none where nothing is drawn
  const found = style?.getPropertyValue(`--font-${font}`) || "sans-serif";
  families.set(font, found);
  return found;
}

/**
 * @param {string} words
 * @param {number} width
 * @param {number} size
 */
function broken(words, width, size) {
  const font = `${size}px ${family("ui")}`;
  return rows(String(words), (row) => measured(row, font) <= width);
}

/**
 * The shape of a seat, 0 to 4, centred on x, y, in its colour.
 * @param {number} seat
 * @param {Attributes & {x?: number, y?: number, size?: number, color?: string}} how
 */
function seatShape(seat, { x = 0, y = 0, size = 24, color, ...attrs } = {}) {
  return svg("use", {
    href: `#seat-${SHAPES[seat]}`,
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    color: color ?? `var(--seat-${seat + 1})`,
    ...attrs,
  });
}

/**
 * An amber rim around a box: how a lit or chosen card, die or tile is marked.
 * @param {Size} size
 * @param {{grow?: number, r?: number, chosen?: boolean}} how
 */
function rim([w, h], { grow = 5, r = 9, chosen = false } = {}) {
  const at = { x: -w / 2 - grow, y: -h / 2 - grow, width: w + 2 * grow, height: h + 2 * grow, rx: r, fill: "none" };
  return svg(
    "g",
    {},
    svg("rect", { ...at, stroke: "var(--art-ink)", "stroke-width": chosen ? 10 : 6.5 }),
    svg("rect", { ...at, stroke: "var(--lantern)", "stroke-width": chosen ? 6 : 4 }),
  );
}

/**
 * The same around something round.
 * @param {number} r
 * @param {{chosen?: boolean}} how
 */
function ring(r, { chosen = false } = {}) {
  return svg(
    "g",
    {},
    svg("circle", { r, fill: "none", stroke: "var(--art-ink)", "stroke-width": chosen ? 11 : 8 }),
    svg("circle", { r, fill: "none", stroke: "var(--lantern)", "stroke-width": chosen ? 7 : 5 }),
  );
}

/**
 * How large a chip is with words in letters of a size.
 * @param {string} words
 * @param {number} size
 * @returns {Size}
 */
const chipSize = (words, size) => [wide(words, size, 700) + size * 1.1, size * 1.7];

/**
 * A small amber chip: "+1", "pays 30".
 * @param {string} words
 * @param {{x?: number, y?: number, size?: number}} where
 */
function chip(words, { x = 0, y = 0, size = 13 } = {}) {
  const [w, h] = chipSize(words, size);
  return svg(
    "g",
    { class: "chip", transform: `translate(${x} ${y})` },
    svg("rect", {
      x: -w / 2,
      y: -h / 2,
      width: w,
      height: h,
      rx: h / 2,
      fill: "var(--lantern)",
      stroke: "var(--art-ink)",
      "stroke-width": 1.5,
    }),
    text(words, { y: size * 0.36, size, weight: 700, color: "var(--on-lantern)" }),
  );
}

/**
 * How wide a word is drawn.
 * @param {string} words
 * @param {number} size
 * @param {number} weight
 * @param {string} font "ui" or "title"
 */
function wide(words, size, weight = 400, font = "ui") {
  return measured(words, `${weight} ${size}px ${family(font)}`);
}

/** @type {string[]} */
const names = []; // who sits where, as the head of the table says

/**
 * Tell painters who sits where.
 * @param {string[]} called
 */
export function seated(called) {
  names.splice(0, names.length, ...called);
}

const plainly = {
  wide,
  nameOf: (/** @type {number} */ seat) => names[seat] ?? "ABCDE"[seat],
  svg,
  use,
  fit,
  numeral,
  text,
  paragraph,
  seatShape,
  rim,
  ring,
  chip,
  chipSize,
  box,
  group: (/** @type {Attributes} */ attrs, /** @type {Picture[]} */ ...nodes) => svg("g", attrs, nodes),
  seatOf: (/** @type {string} */ name) => "ABCDE".indexOf(name),
};

/**
 * Helpers that know how many pixels a drawing unit has. Text that would be too small to be read is larger; what has no
 * room then, by its `room`, is left out: it is found by pressing.
 * @param {number} scale
 */
function sized(scale) {
  const least = LEAST / scale;
  /** How large letters are that were to be so large. */
  const legible = (/** @type {number} */ size) => Math.max(size, least);
  return {
    ...plainly,
    scale,
    legible,
    /**
     * @param {string | number} words
     * @param {Letters & {room?: number}} how
     */
    text(words, { size = 14, room = Infinity, ...how } = {}) {
      const fits = room === Infinity || wide(String(words), legible(size), Number(how.weight ?? 400), how.font) <= room;
      return fits ? text(words, { size: legible(size), ...how }) : null;
    },
    /** @type {typeof paragraph} */
    paragraph: (words, how = {}) => paragraph(words, { ...how, least: legible(how.least ?? 7) }),
    /** @type {typeof chip} */
    chip: (words, how = {}) => chip(words, { ...how, size: legible(how.size ?? 13) }),
    /** @type {typeof chipSize} */
    chipSize: (words, size) => chipSize(words, legible(size)),
  };
}

const STEP = 0.06; // of the logarithm of a scale: pictures are drawn anew when it changes by more
/** @type {Map<number, ReturnType<typeof sized>>} */
const known = new Map();

/**
 * Helpers for a scale; a little smaller than it is, so that few are needed.
 * @param {number} scale pixels to a drawing unit
 */
export function helpersAt(scale) {
  const step = scale > 0 ? Math.floor(Math.log(scale) / STEP) : 0;
  const found = known.get(step) ?? sized(Math.exp(step * STEP));
  known.set(step, found);
  return found;
}

/** Where nobody knows how large it will be. */
export const helpers = sized(Infinity);

/** @type {Pick<Hooks, "unit" | "icons" | "layer" | "size">} */
const plain = { unit: 100, icons: {}, layer: () => 0, size: () => [92, 92] };

/**
 * Draws anything: a paper tile with the words of its label, or the drawing itself if a sheet has it.
 * @param {Sprite} sprite
 * @param {Size} size
 * @param {Helpers} h
 */
function tile(sprite, [w, t], h) {
  const known = h.box(sprite.drawing);
  if (known) return h.fit(sprite.drawing, { x: -w / 2, y: -t / 2, width: w, height: t });
  return h.group(
    {},
    h.svg("rect", {
      x: -w / 2,
      y: -t / 2,
      width: w,
      height: t,
      rx: 8,
      fill: "var(--art-paper)",
      stroke: "var(--art-ink)",
      "stroke-width": 1.5,
    }),
    h.paragraph(sprite.words, {
      x: -w / 2 + 7,
      y: -t / 2 + 5,
      width: w - 14,
      size: 13,
      height: t - 26,
      color: "var(--art-ink)",
    }),
    h.text(shown(sprite), { y: t / 2 - 8, size: 12, weight: 650, color: "var(--art-ink)" }),
  );
}

/**
 * What stands on a thing, in its own words and numbers.
 * @param {Sprite} sprite
 */
const shown = ({ face }) =>
  Object.values(face)
    .flat()
    .filter((each) => typeof each !== "boolean")
    .join(" ");

/**
 * The hooks of a game over the plain ones; a tile depends on its words, a picture of the game's own does not.
 * @param {Partial<Hooks>} own
 * @param {string} game
 * @returns {Painter}
 */
export function over(own, game) {
  const size = own.size ?? plain.size;
  /** @type {Partial<Hooks>} */
  const words = own.paint ? {} : { reads: (sprite) => sprite.words };
  return { ...plain, ...words, paint: (sprite, h) => tile(sprite, size(sprite), h), ...own, game };
}

/**
 * The painter of a game: its own module over the plain one, with its style and drawings.
 * @param {string} game
 * @returns {Promise<Painter>}
 */
export async function painterOf(game) {
  const [own] = await Promise.all([brought(game, "painter.js"), sheet("core.svg"), dressed(game)]);
  if (own.ready) await own.ready(helpers);
  return over(own, game);
}
