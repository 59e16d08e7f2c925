// Takenoko: a garden of hexes with water along its edges, raked sand around it, and composed cards.

import { bounds } from "../engine/surface.js";

export const sheet = "takenoko.svg";
export const stage = "takenoko";
export const unit = 86.6; // a hex is 84 wide, with a joint of sand around it
export const icons = {
  cards: "ic-hand", green: "tk-bamboo-green", yellow: "tk-bamboo-yellow", pink: "tk-bamboo-pink",
  channels: "tk-channel", watershed: "tk-imp-watershed", enclosure: "tk-imp-enclosure", fertilizer: "tk-imp-fertilizer",
  plots: "tk-act-plot", channel: "tk-act-channel", gardener: "tk-act-gardener", panda: "tk-act-panda", objective: "tk-act-objective",
  irrigate: "tk-channel", improve: "tk-chip", roll: "tk-die", skip: "ic-close", end: "ic-check",
};

const SKIES = ["sun", "rain", "wind", "storm", "clouds"];

/** The sign before a note: the weather. */
export const sign = (note) => (SKIES.includes(note.split(":")[0].toLowerCase()) ? `tk-${note.split(":")[0].toLowerCase()}` : null);

const HEX = "M0-48.5 42-24.3V24.3L0 48.5-42 24.3V-24.3Z";
const SECTION = 16; // a section of bamboo, high
const ROOT = [15, 28]; // where bamboo stands in its hex
const CARD = 0.78; // of the 100 by 140 of the sheet
const BACKS = { plot: "#5d7a55", gardener: "#35588a", panda: "#3a4340" };
const SIZES = {
  garden: { "tk-channel": [50, 18], "tk-channel-target": [50, 18], "tk-panda": [38, 50], "tk-gardener": [38, 50] },
  hand: [78, 109], done: [78, 109], piles: [62, 87], box: [62, 30], drawn: [104, 138], choice: [96, 112], sky: [72, 112],
};

const isStack = (s) => s.drawing.startsWith("tk-bamboo-");
const isTool = (s) => s.place === "mat" && !isStack(s);

export function size(s) {
  if (s.place === "garden") return SIZES.garden[s.drawing] ?? (isStack(s) ? [26, 30] : [84, 97]);
  if (s.place === "mat") return isTool(s) ? [148, 42] : [40, 109];
  return SIZES[s.place] ?? [78, 109];
}

/** Ground, then water, then what stands there, row by row. */
export function layer(s) {
  if (s.place !== "garden") return 0;
  if (s.drawing.startsWith("tk-channel")) return 1;
  return isStack(s) || s.key === "panda" || s.key === "gardener" ? 2 : 0;
}

/** What can be done with one's own things shows in their pictures. */
export const reads = (s) => (s.place === "garden" ? "" : String(s.lines.length > 0));

export function paint(s, h) {
  return (PAINT[s.place] ?? plain)(s, h);
}

const PAINT = { garden, hand: card, done: card, piles: pile, box: heap, mat, drawn, choice, sky };

const plain = (s, h) => h.use(s.drawing);

// --- the garden ---

function garden(s, h) {
  if (s.drawing.startsWith("tk-plot-")) return plot(s, h);
  if (isStack(s)) return bamboo(s, h);
  if (isOpen(s)) return s.drawing === "tk-slot" ? coords(s, h) : null; // drawn by its mark, while it is lit
  if (s.drawing === "tk-channel") return h.use(s.drawing, { scale: 1.06 });
  if (s.key === "panda" || s.key === "gardener") return pawn(s, h);
  return h.use(s.drawing);
}

/** Two figures on a tile stand side by side. */
function pawn(s, h) {
  const x = s.face !== "pair" ? -18 : s.key === "panda" ? -27 : 2;
  return h.use(s.drawing, { x, y: 31 });
}

function plot(s, h) {
  const [bed, improvement, ...more] = s.face.split(" ");
  const spot = more.includes("aside") ? { x: 30, y: -13, scale: 0.82 } : { x: -24, y: -15 }; // room for a figure
  return [
    h.use(s.drawing),
    bed === "wet" || bed === "dry" ? h.use(`tk-bed-${bed}`) : null,
    improvement ? token(improvement, h, { ...spot, chip: more.includes("chip") }) : null,
    coords(s, h),
  ];
}

/** An improvement; one that was placed has the rim of a chip. */
function token(name, h, { x = 0, y = 0, scale = 1, chip = false }) {
  return h.group({ transform: `translate(${x} ${y}) scale(${scale})` }, chip ? h.use("tk-chip", { scale: 1.06 }) : null, h.use(`tk-imp-${name}`));
}

const coords = (s, h) => h.text(s.key.replace(/^(plot|site)-/, ""), { y: 45, size: 12, weight: 650, color: "var(--art-ink)", class: "coords" });

function bamboo(s, h) {
  const [x, y] = ROOT;
  const n = Number(s.face);
  return [
    stack(s.drawing.slice(10), n, h, { x, y }),
    h.group({ class: "stack-number" }, h.svg("circle", { cx: x, cy: y - 4, r: 10, fill: "var(--art-paper)", stroke: "var(--art-ink)", "stroke-width": 1.5 }), h.numeral(n, { x, y: y - 4, height: 14 })),
  ];
}

/** Sections upon each other, with leaves on the top one. */
function stack(colour, n, h, { x = 0, y = 0, scale = 1, leaves = true }) {
  const parts = Array.from({ length: n }, (_, i) => h.use(`tk-bamboo-${colour}`, { y: -i * SECTION }));
  if (n && leaves) parts.push(h.use("tk-leaves", { y: -n * SECTION, color: `var(--art-${colour}-hi)` }));
  return h.group({ transform: `translate(${x} ${y}) scale(${scale})` }, parts);
}

export function target(s, h, is) {
  if (s.place === "garden") {
    if (s.drawing === "tk-channel-target") return is === "chosen" ? h.rim([46, 12], { grow: 3, r: 8, chosen: true }) : h.use(s.drawing, { scale: 0.92 });
    if (s.drawing === "tk-slot" && is === "lit") return h.use(s.drawing);
    return h.use(is === "chosen" ? "tk-chosen" : "tk-target");
  }
  if (isTool(s) || s.place === "drawn" || s.place === "choice") return is === "chosen" ? h.rim(size(s), { grow: 0, r: 10, chosen: true }) : h.group({});
  return h.rim(size(s), { grow: 0, r: 8, chosen: is === "chosen" });
}

const isOpen = (s) => s.drawing === "tk-slot" || s.drawing === "tk-channel-target"; // a place for something

/** A preview is shown in the garden, without what could be done after it, and without plots that only make room. */
export const ghostless = (s) => s.place !== "garden" || isOpen(s) || s.face.endsWith("aside");

export function motion(was, now) {
  if (isStack(now) && now.place === "garden") return !was || Number(now.face) > Number(was.face) ? "grow" : was.face === now.face ? null : "fade";
  if (now.key === "die") return !was || was.face !== now.face ? "roll" : null;
  if (!was) return now.place === "hand" || now.place === "drawn" ? "deal" : null;
  return was.face !== now.face || was.drawing !== now.drawing ? "fade" : null;
}

/** Raked sand: straight lines, and rings that follow the outline of the garden. */
export function backdrop(scene, h) {
  const cells = [...scene.sprites.values()].filter((s) => s.place === "garden" && layer(s) === 0 && s.drawing !== "tk-slot");
  const outline = cells.map((s) => hexAt(s.x * unit, s.y * unit)).join("");
  let rake = "";
  for (let y = -2000; y <= 2000; y += 21) rake += `M-3000 ${y}H3000`;
  const line = "var(--stage-takenoko-2)";
  const sand = "var(--stage-takenoko)";
  const rings = [86, 70, 54, 38, 22].flatMap((far) => [
    h.svg("path", { d: outline, fill: line, stroke: line, "stroke-width": 2 * far + 4, "stroke-linejoin": "round" }),
    h.svg("path", { d: outline, fill: sand, stroke: sand, "stroke-width": 2 * far, "stroke-linejoin": "round" }),
  ]);
  const shade = h.svg("path", { d: outline, fill: "var(--art-shadow)", transform: "translate(7 12)" });
  return [h.svg("path", { d: rake, fill: "none", stroke: line, "stroke-width": 2.5, opacity: 0.8 }), rings, shade];
}

const hexAt = (x, y) => `M${x} ${y - 48.5}l42 24.2v48.6l-42 24.2l-42-24.2v-48.6z`;

/** What the last move changed is outlined as its hex, water as itself. */
export const outline = (s) => (s.drawing.startsWith("tk-channel") ? null : HEX);

const STEPS = [["e", "w"], ["se", "nw"]];

/** A press on bare sand while a plot is to be laid: the line to ask why not. */
export function wish({ x, y }, lines) {
  if (!lines.some((line) => line.startsWith("lay "))) return null;
  const r = Math.round(y / unit / 0.866);
  const q = Math.round(x / unit - r / 2);
  const name = [q, r].map((n, i) => (n ? `${STEPS[i][n > 0 ? 0 : 1]}${Math.abs(n)}` : "")).join("");
  return name ? `lay ${name}` : null;
}

export const caption = () => null;

// --- cards ---

function card(s, h) {
  if (s.drawing === "tk-card-emperor") return framed(s, h, points(2, h));
  const words = s.face.split(" ");
  const worth = words.pop();
  const middle = { "tk-card-plot": pattern, "tk-card-gardener": stand, "tk-card-panda": meal }[s.drawing];
  return framed(s, h, [middle?.(words, h), points(worth, h)]);
}

const framed = (s, h, inside) => h.group({ transform: `translate(-39 -54.5) scale(${CARD})` }, h.fit(s.drawing, { width: 100, height: 140 }), inside);

const points = (n, h) => h.group({ transform: "translate(50 122)" }, h.use("tk-points"), h.numeral(n, { height: 17 }));

/** Where the plots of each pattern lie, in steps; the second half of two colours comes last. */
const PATTERNS = {
  line: [[-1, 0], [0, 0], [1, 0]],
  curve: [[-0.25, 0.5], [0.75, 0.5], [-0.75, -0.5]],
  triangle: [[-0.5, 0.5], [0.5, 0.5], [0, -0.5]],
  rhombus: [[-0.75, 0.5], [0.25, 0.5], [-0.25, -0.5], [0.75, -0.5]],
  halves: [[-0.75, -0.5], [0.25, -0.5], [-0.25, 0.5], [0.75, 0.5]],
};

function pattern([shape, first, second = first], h) {
  const cells = PATTERNS[shape];
  const wide = shape === "line" ? 22 : 25;
  return cells.map(([x, y], i) => {
    const colour = shape === "halves" && i > 1 ? second : first;
    return h.use(`tk-mini-${colour}`, { x: 50 + x * wide, y: 71 + y * wide * 0.87, scale: wide / 20 });
  });
}

function stand([kind, colour, more], h) {
  if (kind === "tall") return [stack(colour, 4, h, { x: 38, y: 108, scale: 0.86 }), token(more === "bare" ? "none" : more, h, { x: 69, y: 78, scale: 1.05 })];
  const n = Number(more.slice(1));
  const [wide, scale] = n > 3 ? [20, 0.72] : [25, 0.88];
  return Array.from({ length: n }, (_, i) => stack(colour, 3, h, { x: 50 + (i - (n - 1) / 2) * wide, y: 104, scale }));
}

function meal([, what], h) {
  const colours = what === "trio" ? ["green", "yellow", "pink"] : [what, what];
  const wide = colours.length > 2 ? 25 : 30;
  return colours.map((colour, i) => h.use(`tk-bamboo-${colour}`, { x: 50 + (i - (colours.length - 1) / 2) * wide, y: 88, scale: colours.length > 2 ? 1.5 : 1.8 }));
}

function pile(s, h) {
  const [deck, n] = s.face.split(" ");
  const glyph = { plot: "tk-act-plot", gardener: "tk-act-gardener", panda: "tk-act-panda" }[deck];
  const back = (dx, dy) => h.fit("tk-card-back", { x: -31 + dx, y: -43.5 + dy, width: 62, height: 87, color: BACKS[deck] });
  const left = Number(n);
  return h.group(left ? {} : { opacity: 0.35 },
    left > 1 ? back(3, 3) : null,
    back(0, 0),
    h.svg("rect", { x: -22, y: 3, width: 44, height: 34, fill: BACKS[deck] }),
    h.svg("circle", { cy: -13, r: 19, fill: "var(--art-paper)", stroke: "var(--art-ink)", "stroke-width": 1.5 }),
    h.use(glyph, { y: -13, scale: 0.8 }),
    h.numeral(n, { y: 24, height: 17, color: "#fff" }));
}

// --- heaps, the mat, and questions ---

function heap(s, h) {
  const k = { "tk-plot-back": 0.3, "tk-channel": 0.62 }[s.drawing] ?? (isStack(s) ? 1 : 0.9);
  const y = isStack(s) ? 9 : 0;
  const none = s.face === "0";
  return h.group(none ? { opacity: 0.45 } : {}, h.use(s.drawing, { x: -16, y, scale: k }), h.text(s.face, { x: 8, y: 5, size: 15, anchor: "start", color: "var(--ink)" }));
}

/** What the box holds lies on a slip of paper. */
export function ground(place, items, h) {
  if (place.name !== "box" || !items.length) return null;
  const right = Math.max(...items.map((i) => i.x)) + 38;
  const bottom = Math.max(...items.map((i) => i.y)) + 24;
  return h.svg("rect", { x: -38, y: -24, width: right + 38, height: bottom + 24, rx: 8, fill: "var(--surface)" });
}

function mat(s, h) {
  return isTool(s) ? tool(s, h) : eaten(s, h);
}

/** Bamboo on the mat stands there as far as one can see it; the number says the rest. */
function eaten(s, h) {
  const colour = s.drawing.slice(10);
  const n = Number(s.face);
  return [
    h.svg("ellipse", { cy: 20, rx: 15, ry: 6, fill: "var(--art-shadow)" }),
    stack(colour, Math.min(n, 3), h, { y: 20, leaves: n > 0 }),
    h.use(`tk-key-${colour}`, { x: -9, y: 43 }),
    h.text(s.face, { x: 3, y: 48, size: 15, anchor: "start", weight: 650, color: "var(--plank-ink)" }),
  ];
}

const TOOLS = { channels: "channel|channels" };

function tool(s, h) {
  const n = Number(s.face);
  const word = s.key.split("-")[1];
  const [one, many] = (TOOLS[word] ?? `${word}|${word}`).split("|");
  const live = s.lines.length > 0;
  const picture = s.drawing === "tk-channel" ? h.use(s.drawing, { x: -46, scale: 0.72 }) : token(word, h, { x: -52, scale: 0.9 });
  return [
    h.svg("rect", { x: -74, y: -20, width: 148, height: 40, rx: 7, fill: live ? "var(--lantern-tint, var(--surface))" : "var(--surface)", stroke: live ? "var(--lantern-lo)" : "var(--line-strong)", "stroke-width": live ? 2.5 : 1.2 }),
    picture,
    h.text(`${n} ${n === 1 ? one : many}`, { x: -22, y: 5, size: 14.5, anchor: "start", color: "var(--ink)" }),
  ];
}

/** An option of a question: paper with a picture, and what becomes of it under it. */
function option(s, h, [w, t], picture, words) {
  const chosen = s.state === "chosen";
  const live = s.lines.length > 0 || chosen;
  return [
    h.svg("rect", { x: -w / 2, y: -t / 2, width: w, height: t, rx: 10, fill: chosen ? "var(--lantern)" : "var(--surface)", stroke: chosen ? "var(--ink)" : live ? "var(--lantern-lo)" : "var(--line-strong)", "stroke-width": live ? 2.5 : 1.2 }),
    picture,
    words.map((row, i) => h.text(row, { y: t / 2 - 10 - (words.length - 1 - i) * 15, size: 14, color: chosen ? "var(--on-lantern)" : "var(--ink)", weight: chosen ? 650 : null })),
  ];
}

function drawn(s, h) {
  const words = s.face.split(" ");
  const improvement = words.find((word) => word !== "place" && word !== "under");
  const becomes = words.includes("place") ? "place" : words.includes("under") ? (s.lines.length ? "1st under?" : "under") : s.lines.length ? "choose" : "";
  const picture = h.group({ transform: "translate(0 -11)" }, h.use(s.drawing), improvement ? token(improvement, h, { x: -24, y: -15 }) : null);
  return option(s, h, size(s), picture, [becomes]);
}

function choice(s, h) {
  const name = s.key.split("-")[1];
  const isChip = s.drawing.startsWith("tk-imp-");
  const picture = isChip ? token(name, h, { y: -20, scale: 1.8, chip: true }) : h.group({ transform: "translate(0 -14)" }, h.use("tk-die"), h.use(s.drawing));
  return option(s, h, size(s), h.group(s.lines.length ? {} : { opacity: 0.5 }, picture), isChip ? [name, s.face] : [name]);
}

function sky(s, h) {
  return [h.use("tk-die", { y: -8 }), h.use(s.drawing, { y: -8 }), h.text(s.face, { y: 46, size: 15, weight: 650, color: "var(--plank-ink)" })];
}

/** Tighter than the boxes, so that cards are as large as the tray allows. */
export function frame(place, sprites) {
  if (!sprites.length) return null;
  const [l, t, r, b] = bounds(sprites.map((s) => ({ sprite: s, x: s.x * unit, y: s.y * unit })), { size });
  const spare = place.name === "box" ? -4 : 7;
  return [l + spare, t + spare, r - spare, b - spare];
}
