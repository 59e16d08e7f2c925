// A painter knows how one game's sprites look. What it need not know is here: helpers, and a
// generic painter that draws any scene from its labels, so that any game can be played at once.

import { svg } from "../dom.js";
import { box, sheet } from "./sheets.js";

export const SHAPES = ["moon", "mountain", "masu", "crossing", "star"];

/** A drawing of the sheets in its own units, its 0, 0 put at x, y: use("tk-panda", {x: 5, scale: 2}). */
function use(id, { x = 0, y = 0, scale = 1, width, height, turn = 0, ...attrs } = {}) {
  const [bx, by, bw, bh] = box(id) ?? [0, 0, 0, 0];
  const k = width ? width / bw : height ? height / bh : scale;
  const move = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${k === 1 ? "" : ` scale(${k})`}`;
  return svg("use", { href: `#${id}`, x: bx, y: by, width: bw, height: bh, transform: move, ...attrs });
}

/** The same, put into a frame: the drawing's whole box fills x, y, width, height. */
function fit(id, { x = 0, y = 0, width, height, ...attrs }) {
  return svg("use", { href: `#${id}`, x, y, width, height, ...attrs });
}

/** A number in brush numerals, centred on x, y: numeral(12, {height: 20}). */
function numeral(value, { x = 0, y = 0, height = 16, color = "var(--art-ink)", ...attrs } = {}) {
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

/** One line of text, centred unless told otherwise. */
function text(words, { x = 0, y = 0, size = 14, color = "currentColor", anchor = "middle", weight, font = "ui", ...attrs } = {}) {
  const family = `var(--font-${font})`;
  return svg("text", { x, y, "font-size": size, fill: color, "text-anchor": anchor, "font-weight": weight, "font-family": family, ...attrs }, words);
}

/** Words broken into lines that fit a width; the size shrinks, down to `least`, to fit `lines`. */
function paragraph(words, { x = 0, y = 0, width = 100, size = 12, least = 7, lines = 6, leading = 1.2, anchor = "start", ...attrs } = {}) {
  let rows = broken(words, width, size);
  while (rows.length > lines && size > least) rows = broken(words, width, (size -= 0.5));
  const at = anchor === "middle" ? x + width / 2 : x;
  return svg("g", {}, rows.map((row, i) => text(row, { x: at, y: y + size + i * size * leading, size, anchor, ...attrs })));
}

let letters = null; // the family of the interface, asked for once
const ruler = document.createElement("canvas").getContext("2d");

function broken(words, width, size) {
  letters ??= getComputedStyle(document.documentElement).getPropertyValue("--font-ui") || "sans-serif";
  ruler.font = `${size}px ${letters}`;
  const rows = [""];
  for (const word of String(words).split(/\s+/)) {
    const longer = rows.at(-1) ? `${rows.at(-1)} ${word}` : word;
    if (rows.at(-1) && ruler.measureText(longer).width > width) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

/** The shape of a seat, 0 to 4, centred on x, y, in its colour. */
function seatShape(seat, { x = 0, y = 0, size = 24, color, ...attrs } = {}) {
  return svg("use", { href: `#seat-${SHAPES[seat]}`, x: x - size / 2, y: y - size / 2, width: size, height: size, color: color ?? `var(--seat-${seat + 1})`, ...attrs });
}

/** An amber rim around a box: how a lit or chosen card, die or tile is marked. */
function rim([w, h], { grow = 5, r = 9, chosen = false } = {}) {
  const at = { x: -w / 2 - grow, y: -h / 2 - grow, width: w + 2 * grow, height: h + 2 * grow, rx: r, fill: "none" };
  return svg("g", {}, svg("rect", { ...at, stroke: "var(--art-ink)", "stroke-width": chosen ? 10 : 6.5 }), svg("rect", { ...at, stroke: "var(--lantern)", "stroke-width": chosen ? 6 : 4 }));
}

/** The same around something round. */
function ring(r, { chosen = false } = {}) {
  return svg("g", {}, svg("circle", { r, fill: "none", stroke: "var(--art-ink)", "stroke-width": chosen ? 11 : 8 }), svg("circle", { r, fill: "none", stroke: "var(--lantern)", "stroke-width": chosen ? 7 : 5 }));
}

/** A small amber chip: "+1", "pays 30". */
function chip(words, { x = 0, y = 0, size = 13 } = {}) {
  ruler.font = `700 ${size}px sans-serif`;
  const w = ruler.measureText(words).width + size * 1.1;
  const h = size * 1.7;
  return svg("g", { class: "chip", transform: `translate(${x} ${y})` },
    svg("rect", { x: -w / 2, y: -h / 2, width: w, height: h, rx: h / 2, fill: "var(--lantern)", stroke: "var(--art-ink)", "stroke-width": 1.5 }),
    text(words, { y: size * 0.36, size, weight: 700, color: "var(--on-lantern)" }));
}

/** How wide a word is drawn. */
function wide(words, size, weight = 400) {
  ruler.font = `${weight} ${size}px sans-serif`;
  return ruler.measureText(words).width;
}

const names = []; // who sits where, as the head of the table says

/** Tell painters who sits where. */
export function seated(called) {
  names.splice(0, names.length, ...called);
}

export const helpers = { wide, nameOf: (seat) => names[seat] ?? "ABCDE"[seat], svg, use, fit, numeral, text, paragraph, seatShape, rim, ring, chip, box, group: (attrs, ...nodes) => svg("g", attrs, nodes), seatOf: (name) => "ABCDE".indexOf(name) };

/** Draws anything: a paper tile with the words of its label, or the drawing itself if a sheet has it. */
const plain = {
  sheet: null,
  stage: "takenoko",
  unit: 100,
  icons: {},
  layer: () => 0,
  reads: (sprite) => sprite.label,
  size: () => [92, 92],
  paint(sprite, h) {
    const [w, t] = this.size(sprite);
    const known = h.box(sprite.drawing);
    if (known) return h.fit(sprite.drawing, { x: -w / 2, y: -t / 2, width: w, height: t });
    const label = sprite.label.split(" Press:")[0];
    return h.group({},
      h.svg("rect", { x: -w / 2, y: -t / 2, width: w, height: t, rx: 8, fill: "var(--art-paper)", stroke: "var(--art-ink)", "stroke-width": 1.5 }),
      h.paragraph(label, { x: -w / 2 + 7, y: -t / 2 + 5, width: w - 14, size: 13, lines: 5, color: "var(--art-ink)" }),
      sprite.face ? h.text(sprite.face, { y: t / 2 - 8, size: 12, weight: 650, color: "var(--art-ink)" }) : null);
  },
};

/** The painter of a game: its own module over the plain one, with its sheet loaded. */
export async function painterOf(game) {
  let own = {};
  try {
    own = await import(`../games/${game}.js`);
  } catch (error) {
    console.info(`${game} is drawn from its labels:`, error.message);
  }
  const painter = { ...plain, ...(own.paint ? { reads: null } : {}), ...own };
  await Promise.all([sheet("core.svg"), ...[painter.sheet ?? []].flat().map(sheet)]);
  if (own.ready) await own.ready(helpers);
  return painter;
}
