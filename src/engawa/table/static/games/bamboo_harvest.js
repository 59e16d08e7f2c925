// Bamboo Harvest: a forest of cards with reeds, tokens and the ways between them; deeds and bundles.

import { say } from "../words.js";

export const sheet = "bamboo-harvest.svg";
export const stage = "bamboo";
export const unit = 109; // a card of 100 and the gap beside it
export const icons = {
  reeds: "bh-reed", tokens: "bh-token", "deeds face up": "ic-eye", "deeds face down": "ic-hand",
  build: "bh-token", swap: "bh-swap", with: "bh-swap", mark: "bh-disturb", harvest: "bh-reed", buy: "bh-scroll",
  redraw: "ic-undo", reveal: "bh-scroll", discard: "ic-close", drop: "bh-scroll", place: "bh-token", done: "ic-next",
};

const SUITS = { C: "bh-club", S: "bh-spade", D: "bh-diamond", H: "bh-heart" };
const COURTS = { J: "bh-jack", Q: "bh-queen", K: "bh-king" };
const RED = "var(--art-red)";
const BLACK = "var(--art-black)";
const SIDE = 7;
let narrow = false; // below 60 px a card shows rank, suit and yield only

/** On a narrow screen nothing moves, but cards are drawn compact. */
export function arrange(places, screen) {
  narrow = screen.narrow;
  return places;
}

const isCard = (s) => s.drawing === "bh-card" || s.drawing.startsWith("bh-back");
const inPanel = (s) => s.place.startsWith("seat ");
const rows = (s) => (s.face ? s.face.split("\n") : []);
const bundles = (s) => Math.floor(Number(s.face) / 10);

export function size(s) {
  if (s.drawing === "bh-token") return [64, 66];
  if (s.drawing === "bh-disturb") return [44, 44];
  if (s.drawing === "bh-reeds") return [Math.max(56, bundles(s) * 62 + (Number(s.face) % 10) * 17), 96];
  if (s.drawing === "bh-crop") return [262, Math.max(2, rows(s).length) * 25 + 16];
  if (inPanel(s)) return [92, 54];
  return isCard(s) ? [100, 100] : [100, 140];
}

export const layer = (s) => (s.drawing === "bh-token" ? 1 : s.drawing === "bh-disturb" ? 2 : 0);

export const reads = () => String(narrow);

export function paint(s, h) {
  if (s.drawing === "bh-card") return (narrow ? compact : card)(s, h);
  if (isCard(s)) return [h.fit(s.drawing, { x: -50, y: -50, width: 100, height: 100 }), coords(s, h)];
  if (s.drawing === "bh-token") return token(s, h);
  if (s.drawing === "bh-disturb") return disturbance(s, h);
  if (s.drawing === "bh-reeds") return reeds(s, h);
  if (s.drawing === "bh-crop") return crop(s, h);
  if (s.place === "piles") return pile(s, h);
  if (inPanel(s)) return small(s, h);
  return s.drawing === "bh-deed" ? deed(s, h) : h.fit("bh-deed-back", { x: -50, y: -70, width: 100, height: 140 });
}

const rankOf = (s) => s.face.split(" ")[0].slice(0, -1);
const suitOf = (s) => s.face.split(" ")[0].slice(-1);
const inkOf = (s) => ("DH".includes(suitOf(s)) ? RED : BLACK);
const at = (id, h, x, y, w, t = w) => h.fit(id, { x: x - w / 2, y: y - t / 2, width: w, height: t });

function coords(s, h) {
  return h.text(`${"abcdefg"[s.x]}${s.y + 1}`, { y: 44, size: 14, weight: 650, color: "var(--art-ink)", class: "coords" });
}

// --- the forest ---

const stock = (h) => h.fit("bh-card", { x: -50, y: -50, width: 100, height: 100 });
const picked = (s, h) => (s.state.includes("chosen") ? h.fit("bh-chosen", { x: -50, y: -50, width: 100, height: 100 }) : null);
const churn = (s, h) => (s.state.includes("disturbed") ? h.svg("rect", { x: -48, y: -48, width: 96, height: 94, rx: 8, fill: "url(#bh-churn)" }) : null);

function card(s, h) {
  const yields = s.face.split(" ")[1];
  const court = COURTS[rankOf(s)];
  return [
    stock(h),
    court ? h.fit(court, { x: -14, y: -38, width: 58, height: 50 }) : h.fit(`bh-reeds-${yields}`, { x: -16, y: -40, width: 62, height: 74 }),
    h.numeral(rankOf(s), { x: -31, y: -27, height: 30, color: RED }),
    at(SUITS[suitOf(s)], h, -31, 3, 21),
    court ? scroll(h) : h.group({}, h.svg("rect", { x: -45, y: 20, width: 34, height: 21, rx: 10.5, fill: "var(--art-green-lo)" }), h.numeral(yields, { x: -28, y: 30.5, height: 14, color: "#fff" })),
    churn(s, h),
    picked(s, h),
    coords(s, h),
  ];
}

function scroll(h) {
  return h.group({},
    h.svg("rect", { x: -38, y: 19, width: 76, height: 21, rx: 10.5, fill: "var(--art-paper-2)" }),
    h.group({ color: "var(--art-ink)" }, at("bh-scroll", h, -14, 29.5, 19)),
    h.numeral("+1", { x: 12, y: 29.5, height: 14 }));
}

function compact(s, h) {
  const yields = s.face.split(" ")[1];
  const court = yields === "deed";
  return [
    stock(h),
    h.numeral(rankOf(s), { x: -25, y: -20, height: 42, color: RED }),
    at(SUITS[suitOf(s)], h, 26, -20, 30),
    h.svg("rect", { x: -43, y: 11, width: 86, height: 31, rx: 15.5, fill: court ? "var(--art-paper-2)" : "var(--art-green-lo)", stroke: court ? "var(--art-ink)" : "none", "stroke-width": 1.5 }),
    court ? h.group({ color: "var(--art-ink)" }, at("bh-scroll", h, -18, 26.5, 25)) : h.svg("path", { d: "M-24 17V36M-14 17V36M-29 23H-9M-29 30H-9", stroke: "var(--art-green-hi)", "stroke-width": 3.6, "stroke-linecap": "round", fill: "none" }),
    h.numeral(court ? "+1" : yields, { x: 17, y: 26.5, height: 21, color: court ? "var(--art-ink)" : "#fff" }),
    churn(s, h),
    picked(s, h),
  ];
}

/** A roundel with the seat's shape; bars to the tokens it is joined with; a flag of what it would harvest. */
function token(s, h) {
  const [name, flag] = s.face.split(" ");
  const seat = h.seatOf(name);
  const color = `var(--seat-${seat + 1})`;
  const bar = (box) => [h.svg("rect", { ...box, rx: 3, fill: "#fff", stroke: "var(--art-ink)", "stroke-width": 1 }), h.svg("rect", { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6, fill: color })];
  return [
    s.state.includes("east") ? bar({ x: 0, y: -9, width: unit, height: 18 }) : null,
    s.state.includes("south") ? bar({ x: -9, y: 0, width: 18, height: unit }) : null,
    h.use("bh-token", { scale: 1.42, color }),
    h.seatShape(seat, { size: 29, color: `var(--seat-${seat + 1}-on)` }),
    flag ? banner(flag, s, h) : null,
  ];
}

function banner(flag, s, h) {
  const deed = s.face.includes("deed");
  return h.group({ transform: "translate(40 -39) scale(.9)" },
    h.svg("path", { d: "M-24-14H24L17 0 24 14H-24Z", fill: deed ? "var(--art-paper)" : "var(--art-green-lo)", stroke: "var(--art-ink)", "stroke-width": 1.5 }),
    deed ? h.group({ color: "var(--art-ink)" }, at("bh-scroll", h, -4, 0, 20)) : h.numeral(flag, { x: -4, y: 0, height: 16, color: "#fff" }));
}

function disturbance(s, h) {
  const seat = h.seatOf(s.face);
  return h.group({},
    h.use("bh-disturb", { scale: 0.96, color: `var(--seat-${seat + 1})` }),
    h.svg("circle", { cx: -19, cy: -19, r: 10, fill: "var(--art-paper)", stroke: "var(--art-ink)", "stroke-width": 1.2 }),
    h.seatShape(seat, { x: -19, y: -19, size: 13 }));
}

// --- deeds, reeds, piles ---

function deed(s, h) {
  const wild = s.face.includes("wild");
  const lies = s.state.startsWith("face down") ? "hidden" : s.state.replace(" spent", "");
  return [
    h.fit("bh-deed", { x: -50, y: -70, width: 100, height: 140 }),
    h.numeral(rankOf(s), { x: -26, y: -42, height: 40, color: inkOf(s) }),
    at(SUITS[suitOf(s)], h, 26, -44, 32),
    h.svg("path", { d: "M-30-8H24M-30 6H26M-30 20H4", stroke: "var(--art-paper-3)", "stroke-width": 3, "stroke-linecap": "round" }),
    wild ? h.group({ opacity: s.state.includes("spent") ? 0.35 : 1 }, at("bh-wildmark", h, 26, 16, 28)) : null,
    s.state.includes("spent") ? h.svg("path", { d: "M14 28 38 4", stroke: RED, "stroke-width": 3 }) : null,
    h.text(wild ? `wild, ${lies}` : lies, { y: 53, size: wild && lies.length > 7 ? 13 : 15, color: "var(--art-ink)" }),
  ];
}

/** In a seat's panel: rank and suit, or the back. */
function small(s, h) {
  if (s.drawing !== "bh-deed") {
    return [h.svg("rect", { x: -44, y: -25, width: 64, height: 50, rx: 8, fill: "url(#bh-weave-g)", stroke: "var(--art-ink)", "stroke-width": 2 })];
  }
  const wild = s.face.includes("wild");
  return [
    h.svg("rect", { x: -44, y: -25, width: 88, height: 50, rx: 8, fill: "var(--art-paper)", stroke: "var(--art-ink)", "stroke-width": 2 }),
    h.numeral(rankOf(s), { x: wild ? -28 : -18, height: 32, color: inkOf(s) }),
    at(SUITS[suitOf(s)], h, wild ? 4 : 20, 0, 26),
    wild ? h.group({ opacity: s.state.includes("spent") ? 0.35 : 1 }, at("bh-wildmark", h, 29, 0, 24)) : null,
  ];
}

/** Bundles of ten, and single canes. */
function reeds(s, h) {
  const [w] = size(s);
  const tens = bundles(s);
  const bound = Array.from({ length: tens }, (_, i) => h.fit("bh-bundle", { x: -w / 2 + i * 62, y: -46, width: 56, height: 90 }));
  const loose = Array.from({ length: Number(s.face) % 10 }, (_, i) => h.fit("bh-cane", { x: -w / 2 + tens * 62 + 2 + i * 17, y: -42, width: 14, height: 84 }));
  return [...bound, ...loose, s.face === "0" ? h.text("none", { size: 18, color: "var(--plank-ink)" }) : null];
}

/** A slip with what each token would best harvest. */
function crop(s, h) {
  const [w, t] = size(s);
  const lines = rows(s);
  const line = (row, i) => {
    const [where, what] = row.split(": ");
    const [from, much] = what.split(", ");
    const y = -t / 2 + 25 + i * 25;
    return [
      h.text(where, { x: -w / 2 + 14, y, size: 16, weight: 650, anchor: "start", color: "var(--ink)" }),
      h.text(from, { x: -w / 2 + 50, y, size: 16, anchor: "start", color: "var(--ink)" }),
      h.text(much.endsWith("reeds") || much.endsWith("reed") ? `+${much.split(" ")[0]}` : much, { x: w / 2 - 14, y, size: 16, weight: 650, anchor: "end", color: "var(--ink)" }),
    ];
  };
  return [
    h.svg("rect", { x: -w / 2, y: -t / 2, width: w, height: t, rx: 8, fill: "var(--surface)", stroke: "var(--line)" }),
    lines.length ? lines.map(line) : h.text("Nothing beside your tokens.", { y: 6, size: 16, color: "var(--ink-2)" }),
  ];
}

function pile(s, h) {
  const used = s.key === "discards";
  const many = Number(s.face);
  const back = (dx, dy) => h.fit("bh-deed-back", { x: -40 + dx, y: -68 + dy, width: 80, height: 112 });
  return [
    many > 1 ? h.group({ opacity: 0.75 }, back(3, 4)) : null,
    h.group(used ? { transform: "rotate(-7)", opacity: many ? 1 : 0.25 } : { opacity: many ? 1 : 0.25 }, back(0, 0)),
    h.text(used ? `used ${s.face}` : `deeds ${s.face}`, { y: 66, size: 17, color: "var(--plank-ink)" }),
  ];
}

// --- around them ---

export function target(s, h, is) {
  if (isCard(s)) return h.fit(is === "chosen" ? "bh-chosen" : "bh-target", { x: -50, y: -50, width: 100, height: 100 });
  if (s.drawing !== "bh-token") return h.rim(size(s), { grow: is === "chosen" ? 3 : 1, r: 9, chosen: is === "chosen" });
  return h.ring(is === "chosen" ? 40 : 37, { chosen: is === "chosen" });
}

const RANKS = { ace: "A", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9", ten: "10", jack: "J", queen: "Q", king: "K" };

/** All tokens at once, each with its best rank; those that draw a deed come last, because they ask again. */
export function plans(scene, lines) {
  const slip = [...scene.sprites.values()].find((s) => s.drawing === "bh-crop");
  const crops = rows(slip ?? { face: "" }).map((row) => {
    const [where, from, much] = row.split(/: |, /);
    const word = from.split(" ")[1];
    return { line: `harvest ${where} ${RANKS[word] ?? RANKS[word.replace(/e?s$/, "")] ?? RANKS[word.slice(0, -1)]}`, reeds: /reed/.test(much) ? Number(much.split(" ")[0]) : 0 };
  }).filter(({ line }) => lines.has(line));
  if (crops.length < 2) return [];
  crops.sort((a, b) => (b.reeds > 0) - (a.reeds > 0));
  const reeds = crops.reduce((sum, crop) => sum + crop.reeds, 0);
  return [{ lines: crops.map((crop) => crop.line), keys: [], title: say("harvestAll", { n: crops.length }), says: say("harvestAllSays", { n: reeds }), press: say("harvestAllPress", { n: reeds }) }];
}

const EDGE = [-62, -62, (SIDE - 1) * unit + 62, (SIDE - 1) * unit + 62];

/** Bamboo in the dark, the edge of the forest, and its four sides. */
export function backdrop(scene, h) {
  const [l, t, r, b] = EDGE;
  const mid = ((SIDE - 1) * unit) / 2;
  let canes = "";
  let joints = "";
  for (let x = -1500, i = 0; x < 2200; x += 37 + ((i * 53) % 41), i += 1) {
    if (x > l - 30 && x < r + 20) continue;
    canes += `M${x} -900V1700`;
    for (let y = -880 + ((i * 97) % 130); y < 1700; y += 130) joints += `M${x - 13} ${y}h26`;
  }
  const side = (words, x, y, turn) => h.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, h.text(words, { y: 7, size: 21, weight: 650, color: "var(--stage-ink)" }));
  return [
    h.svg("path", { d: canes, stroke: "var(--stage-bamboo-2)", "stroke-width": 22, fill: "none" }),
    h.svg("path", { d: joints, stroke: "var(--stage-ink)", "stroke-width": 3, opacity: 0.13, fill: "none" }),
    h.svg("rect", { x: l - 6, y: t - 6, width: r - l + 12, height: b - t + 12, rx: 18, fill: "var(--stage-bamboo)", stroke: "var(--stage-ink)", "stroke-opacity": 0.25, "stroke-width": 2 }),
    h.svg("path", { d: `M${l + 60} ${t - 6}H${mid - 56}M${mid + 56} ${t - 6}H${r - 60}M${l + 60} ${b + 6}H${mid - 56}M${mid + 56} ${b + 6}H${r - 60}`, stroke: "var(--stage-ink)", "stroke-opacity": 0.6, "stroke-width": 4, "stroke-linecap": "round" }),
    h.svg("path", { d: `M${l - 6} ${t + 60}V${mid - 56}M${l - 6} ${mid + 56}V${b - 60}M${r + 6} ${t + 60}V${mid - 56}M${r + 6} ${mid + 56}V${b - 60}`, stroke: "var(--stage-ink)", "stroke-opacity": 0.35, "stroke-width": 4, "stroke-dasharray": "2 12", "stroke-linecap": "round" }),
    side("North", mid, t - 10, 0), side("South", mid, b + 10, 0), side("West", l - 10, mid, -90), side("East", r + 10, mid, 90),
  ];
}

/** The whole forest; a narrow screen does without the room beside it. */
export const bounds = () => [EDGE[0] - (narrow ? -10 : 20), EDGE[1] - 20, EDGE[2] + (narrow ? -10 : 20), EDGE[3] + 20];

export const caption = (place) => (place.on === "garden" ? null : undefined);

/** Stores and hands change without a ghost; the slip of the harvest shows the new one in full. */
export const ghostless = (s) => s.place === "piles" || s.drawing === "bh-reeds" || s.drawing.startsWith("bh-deed");
export const solid = (s) => s.drawing === "bh-crop";

/** Of a move one sees cards that came, went under or changed places, new tokens and disturbances. */
export function recalls(s, was) {
  if (isCard(s)) return s.place === "forest" || s.place === "garden" ? !was || was.drawing !== s.drawing || was.x !== s.x || was.y !== s.y : false;
  return (s.drawing === "bh-token" || s.drawing === "bh-disturb") && (!was || was.x !== s.x || was.y !== s.y);
}

export function motion(was, now) {
  if (isCard(now)) return was && was.drawing !== now.drawing ? "flip" : null;
  if (now.drawing === "bh-token") return was ? (was.face === now.face ? null : "fade") : "set";
  if (now.drawing === "bh-deed" || now.drawing === "bh-deed-back") return was ? null : "deal";
  return was ? "fade" : null;
}
