// Takenoko: a garden of hexes with water along its edges, raked sand around it, and composed cards.

import { faceOf } from "engawa/engine/shapes.js";
import { bounds as around } from "engawa/engine/surface.js";
import { say } from "engawa/words.js";

/** @import { Helpers, Hooks, Picture, Plan, Scene, Size, Sprite } from "engawa/types" */

/**
 * What stands on a piece: screen/face.py.
 * @typedef {{wet?: boolean, improvement?: string, printed?: boolean, aside?: boolean, pair?: boolean,
 *   height?: number, count?: number, deck?: string, kind?: string, colours?: string[], points?: number}} Face
 * What lies in the tray of a phone may have more room.
 * @typedef {Face & {roomy?: boolean}} Laid
 * @typedef {Sprite<Laid>} Piece
 * @typedef {Hooks<Laid>} Paints
 * @typedef {(s: Piece, h: Helpers) => Picture} Draw
 */

export const unit = 86.6; // a hex is 84 wide, with a joint of sand around it
/** @type {Paints["icons"]} */
export const icons = {
  cards: "ic-hand",
  sun: "tk-sun",
  rain: "tk-rain",
  wind: "tk-wind",
  storm: "tk-storm",
  clouds: "tk-clouds",
  green: "tk-bamboo-green",
  yellow: "tk-bamboo-yellow",
  pink: "tk-bamboo-pink",
  channels: "tk-channel",
  watershed: "tk-imp-watershed",
  enclosure: "tk-imp-enclosure",
  fertilizer: "tk-imp-fertilizer",
  plots: "tk-act-plot",
  channel: "tk-act-channel",
  gardener: "tk-act-gardener",
  panda: "tk-act-panda",
  objective: "tk-act-objective",
  irrigate: "tk-channel",
  improve: "tk-chip",
  roll: "tk-die",
  skip: "ic-close",
  end: "ic-check",
};

const HEX = "M0-48.5 42-24.3V24.3L0 48.5-42 24.3V-24.3Z";
const SECTION = 16; // a section of bamboo, high
const ROOT = [15, 28]; // where bamboo stands in its hex
const LARGE = 17; // letters of which but a few stand in a line of a slip
const CARD = 0.78; // of the 100 by 140 of the sheet
/** @type {Record<string, string>} */
const BACKS = { plot: "#5d7a55", gardener: "#35588a", panda: "#3a4340" };
/** @type {Record<string, Size>} */
const STANDING = {
  "tk-channel": [50, 18],
  "tk-channel-target": [50, 18],
  "tk-panda": [38, 50],
  "tk-gardener": [38, 50],
};
/** @type {Record<string, Size>} */
const SIZES = {
  hand: [168, 109],
  roomy: [198, 109],
  done: [78, 109],
  piles: [62, 87],
  box: [62, 30],
  drawn: [104, 138],
  choice: [96, 112],
  weathers: [106, 52],
  column: [72, 109],
  sky: [72, 112],
};

/** @type {(s: Piece) => boolean} */
const isStack = (s) => s.drawing.startsWith("tk-bamboo-");
/** @type {(s: Piece) => number} */
const tall = (s) => s.face.height ?? 0;
/** @type {(s: Piece) => boolean} */
const isTool = (s) => s.place === "mat" && !isStack(s);
/** @type {(s: Piece) => boolean} */
const isWeather = (s) => s.place === "choice" && !s.drawing.startsWith("tk-imp-"); // else a chip

/** @type {Paints["size"]} */
export function size(s) {
  if (s.place === "ring") return [84, 97];
  if (s.place === "garden") return STANDING[s.drawing] ?? (isStack(s) ? [26, 30] : [84, 97]);
  if (isWeather(s)) return s.face.roomy ? SIZES.column : SIZES.weathers;
  if (s.face.roomy) return SIZES.roomy;
  if (s.place === "mat") return isTool(s) ? [148, 35] : [40, 109];
  return SIZES[s.place] ?? [78, 109];
}

/**
 * Ground, then water, then what stands there, row by row.
 * @type {Paints["layer"]}
 */
export function layer(s) {
  if (s.place !== "garden") return 0;
  if (s.drawing.startsWith("tk-channel")) return 1;
  return isStack(s) || s.key === "panda" || s.key === "gardener" ? 2 : 0;
}

/**
 * What can be done with one's own things shows in their pictures.
 * @type {Paints["reads"]}
 */
export const reads = (s) => (s.place === "garden" ? "" : `${s.lines.length > 0}`);

/** @type {Paints["paint"]} */
export function paint(s, h) {
  return (PAINT[s.place] ?? plain)(s, h);
}

const ROOMY = 1.17; // of the way from card to card
const COLUMN = 0.87; // from one weather to the next

/**
 * On a phone letters are larger, and the tray scrolls: there the slips beside the cards are wider, and the five kinds
 * of weather stand beside each other.
 * @type {Paints["arrange"]}
 */
export function arrange(places, { narrow }) {
  if (!narrow) return places;
  return places.map((place) => ({ ...place, lay: LIE[place.name] }));
}

/** @type {Record<string, (s: Piece) => Piece>} */
const LIE = {
  hand: (s) => ({ ...s, x: s.x * ROOMY, face: { ...s.face, roomy: true } }),
  choice: (s) =>
    isWeather(s) ? { ...s, x: SKY.indexOf(s.drawing) * COLUMN, y: 0, face: { ...s.face, roomy: true } } : s,
};
const SKY = ["tk-sun", "tk-rain", "tk-wind", "tk-storm", "tk-clouds"];

/** @type {Record<string, Draw>} */
const PAINT = { garden, ring: asked, hand: held, done: card, piles: pile, box: heap, mat, drawn, choice, sky };

/** @type {Draw} */
const plain = (s, h) => h.use(s.drawing);

// --- the garden ---

/** @type {Draw} */
function garden(s, h) {
  if (s.drawing.startsWith("tk-plot-")) return plot(s, h);
  if (isStack(s)) return bamboo(s, h);
  if (isOpen(s)) return s.drawing === "tk-slot" ? coords(s, h) : null; // drawn by its mark, while it is lit
  if (s.drawing === "tk-channel") return h.use(s.drawing, { scale: 1.06 });
  if (s.key === "panda" || s.key === "gardener") return pawn(s, h);
  return h.use(s.drawing);
}

/**
 * Two figures on a tile stand side by side.
 * @type {(s: Piece) => number}
 */
const besides = (s) => (!s.face.pair ? -18 : s.key === "panda" ? -29 : -7);
/** @type {(s: Piece) => number} */
const scaled = (s) => (s.face.pair ? 0.8 : 1); // so that bamboo beside both can be seen
/** @type {Draw} */
const pawn = (s, h) => h.use(s.drawing, { x: besides(s), y: 31, scale: scaled(s) });

/** @type {Draw} */
function plot(s, h) {
  const { wet, improvement, printed = true, aside } = s.face;
  const spot = aside ? { x: 30, y: -13, scale: 0.82 } : { x: -24, y: -15 }; // room for a figure
  return [
    h.use(s.drawing),
    h.use(wet ? "tk-bed-wet" : "tk-bed-dry"),
    improvement ? token(improvement, h, { ...spot, chip: !printed }) : null,
    coords(s, h),
  ];
}

/**
 * An improvement; one that was placed has the rim of a chip.
 * @param {string} name
 * @param {Helpers} h
 * @param {{x?: number, y?: number, scale?: number, chip?: boolean}} where
 */
function token(name, h, { x = 0, y = 0, scale = 1, chip = false }) {
  return h.group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    chip ? h.use("tk-chip", { scale: 1.06 }) : null,
    h.use(`tk-imp-${name}`),
  );
}

/** @type {Draw} */
const coords = (s, h) =>
  h.text(s.key.replace(/^(plot|site)-/, ""), {
    y: 45,
    size: 12,
    weight: 650,
    color: "var(--art-ink)",
    class: "coords",
  });

/** @type {Draw} */
function bamboo(s, h) {
  const [x, y] = ROOT;
  const n = tall(s);
  return [
    stack(s.drawing.slice(10), n, h, { x, y }),
    h.group(
      { class: "stack-number" },
      h.svg("circle", {
        cx: x,
        cy: y - 4,
        r: 10,
        fill: "var(--art-paper)",
        stroke: "var(--art-ink)",
        "stroke-width": 1.5,
      }),
      h.numeral(n, { x, y: y - 4, height: 14 }),
    ),
  ];
}

/**
 * Sections upon each other, with leaves on the top one.
 * @param {string} colour
 * @param {number} n
 * @param {Helpers} h
 * @param {{x?: number, y?: number, scale?: number, leaves?: boolean}} where
 */
function stack(colour, n, h, { x = 0, y = 0, scale = 1, leaves = true }) {
  const parts = Array.from({ length: n }, (_, i) => h.use(`tk-bamboo-${colour}`, { y: -i * SECTION }));
  if (n && leaves) parts.push(h.use("tk-leaves", { y: -n * SECTION, color: `var(--art-${colour}-hi)` }));
  return h.group({ transform: `translate(${x} ${y}) scale(${scale})` }, parts);
}

/** @type {Paints["target"]} */
export function target(s, h, is) {
  if (s.place === "garden") {
    if (s.drawing === "tk-channel-target")
      return is === "chosen" ? h.rim([46, 12], { grow: 3, r: 8, chosen: true }) : h.use(s.drawing, { scale: 0.92 });
    if (s.drawing === "tk-slot" && is === "lit") return h.use(s.drawing);
    return h.use(is === "chosen" ? "tk-chosen" : "tk-target");
  }
  if (s.place === "drawn" && is === "chosen")
    return [h.rim(size(s), { grow: 0, r: 10, chosen: true }), foot(s, say("lay-this"), h, true)];
  if (isTool(s) || s.place === "drawn" || s.place === "choice")
    return is === "chosen" ? h.rim(size(s), { grow: 0, r: 10, chosen: true }) : h.group({});
  return h.rim(size(s), { grow: 0, r: 8, chosen: is === "chosen" });
}

/** @type {(s: Piece) => boolean} */
const isOpen = (s) => s.drawing === "tk-slot" || s.drawing === "tk-channel-target"; // a place for something

/**
 * A preview is shown in the garden, without what could be done after it, and without what only makes room.
 * @type {Paints["ghostless"]}
 */
export const ghostless = (s, was) =>
  s.place !== "garden" || isOpen(s) || Boolean(was && makesRoom(s, was) && isAside(was));

/**
 * Figures and improvements move aside for each other.
 * @type {(s: Piece) => boolean}
 */
const isAside = (s) => Boolean(s.face.pair || s.face.aside);
/** @type {(s: Piece) => string} */
const alone = ({ face: { pair: _pair, aside: _aside, ...face } }) => faceOf({ face });
/** @type {(s: Piece, was: Piece) => boolean} */
const makesRoom = (s, was) => was.x === s.x && was.y === s.y && isAside(was) !== isAside(s) && alone(was) === alone(s);

/**
 * What only makes room has not changed.
 * @type {Paints["recalls"]}
 */
export const recalls = (s, was) => !ghostless(s, was) && !(was && makesRoom(s, was));

/** @type {Record<string, string>} */
const FIGURES = {
  panda:
    "M-17 1C-20-9-18-18-14.5-23-18-27-19.5-33-18.5-38-18-40-17.5-42-17-43.5A7 7 0 0 1-8-51.6Q0-54 8-51.6" +
    "A7 7 0 0 1 17-43.5C20-38 20-27 14.5-23 18-18 20-9 17 1Q0 8-17 1Z",
  gardener: "M-16 1C-18-11-15-21-12-26-14-29-14.5-31-14.3-33L-25-34.5Q-10-54 0-59 10-54 25-34.5L21-33V2Q0 8-16 1Z",
};

/**
 * The shape of a thing in the garden: what its outline and its rim follow.
 * @type {Paints["edge"]}
 */
export function edge(s) {
  if (s.place === "ring") return { d: HEX };
  if (s.place !== "garden") return null;
  if (FIGURES[s.key]) return { d: FIGURES[s.key], transform: `translate(${besides(s)} 31) scale(${scaled(s)})` };
  if (isStack(s)) return { d: sections(0, tall(s)) };
  return s.drawing === "tk-channel" ? { d: "M-25-7H25Q29 0 25 7H-25Q-29 0-25-7Z" } : { d: HEX };
}

/**
 * The middle of it, where a trail begins or ends.
 * @type {Paints["heart"]}
 */
export function heart(s) {
  if (FIGURES[s.key]) return [besides(s), 6];
  if (s.place !== "garden" || !isStack(s)) return [0, 0];
  return [ROOT[0], ROOT[1] - (tall(s) * SECTION) / 2];
}

/**
 * Around the sections of a stack from one height to another.
 * @param {number} low
 * @param {number} high
 */
function sections(low, high) {
  const tall = (high - low) * SECTION + 3;
  return `M${ROOT[0] - 10} ${ROOT[1] + 2 - low * SECTION}v${-tall}h20v${tall}z`;
}

/**
 * Bamboo is eaten and grows by sections, the others stand; and what makes room is real.
 * @type {Paints["parts"]}
 */
export function parts(was, now, h) {
  if (was.place !== "garden") return null;
  if (!isStack(now)) return makesRoom(now, was) ? { stays: paint(now, h) } : null;
  const [before, after] = [tall(was), tall(now)];
  const [x, y] = ROOT;
  const colour = now.drawing.slice(10);
  const stays = stack(colour, Math.min(before, after), h, { x, y, leaves: false });
  if (after < before) return { stays, goes: [{ d: sections(after, before) }] };
  const top = stack(colour, after - before, h, { x, y: y - before * SECTION });
  return { stays, comes: [[top, { d: sections(before, after) }]] };
}

/**
 * What becomes of a drawn plot stands at its foot, in place of its colour.
 * @type {Paints["tag"]}
 */
export const tag = (s, words, h) => (s.place === "drawn" ? foot(s, words, h) : null);

/** @type {(s: Piece, words: string, h: Helpers, chosen?: boolean) => Picture} */
function foot(s, words, h, chosen = false) {
  const [w, t] = size(s);
  const high = 30;
  return h.group(
    { transform: `translate(0 ${t / 2 - high})` },
    h.svg("path", {
      d: `M${-w / 2} 0H${w / 2}V${high - 10}q0 10 -10 10H${10 - w / 2}q-10 0 -10 -10z`,
      fill: chosen ? "var(--lantern)" : "color-mix(in srgb, var(--lantern) 30%, var(--surface))",
    }),
    h.paragraph(words, {
      x: 3 - w / 2,
      width: w - 6,
      y: 5,
      height: high,
      size: 14,
      leading: 1,
      anchor: "middle",
      weight: 650,
      color: chosen ? "var(--on-lantern)" : "var(--ink)",
    }),
  );
}

/** @type {Paints["motion"]} */
export function motion(was, now) {
  if (isStack(now) && now.place === "garden")
    return !was || tall(now) > tall(was) ? "grow" : tall(was) === tall(now) ? null : "fade";
  if (now.key === "die") return !was || was.drawing !== now.drawing ? "roll" : null;
  if (!was) return now.place === "hand" || now.place === "drawn" ? "deal" : null;
  return faceOf(was) !== faceOf(now) || was.drawing !== now.drawing ? "fade" : null;
}

/**
 * Raked sand: straight lines, and rings that follow the outline of the garden.
 * @type {Paints["backdrop"]}
 */
export function backdrop(scene, h) {
  const cells = [...scene.sprites.values()].filter(
    (s) => s.place === "garden" && layer(s) === 0 && s.drawing !== "tk-slot",
  );
  const outline = cells.map((s) => hexAt(s.x * unit, s.y * unit)).join("");
  let rake = "";
  for (let y = -2000; y <= 2000; y += 21) rake += `M-3000 ${y}H3000`;
  const line = "var(--board-2)";
  const sand = "var(--board)";
  const rings = [86, 70, 54, 38, 22].flatMap((far) => [
    h.svg("path", { d: outline, fill: line, stroke: line, "stroke-width": 2 * far + 4, "stroke-linejoin": "round" }),
    h.svg("path", { d: outline, fill: sand, stroke: sand, "stroke-width": 2 * far, "stroke-linejoin": "round" }),
  ]);
  const shade = h.svg("path", { d: outline, fill: "var(--art-shadow)", transform: "translate(7 12)" });
  return [h.svg("path", { d: rake, fill: "none", stroke: line, "stroke-width": 2.5, opacity: 0.8 }), rings, shade];
}

/** @type {(x: number, y: number) => string} */
const hexAt = (x, y) => `M${x} ${y - 48.5}l42 24.2v48.6l-42 24.2l-42-24.2v-48.6z`;

/**
 * What the last move changed is outlined as its hex, water as itself.
 * @type {Paints["outline"]}
 */
export const outline = (s) => (s.drawing.startsWith("tk-channel") ? null : HEX);

const STEPS = [
  ["e", "w"],
  ["se", "nw"],
];

/**
 * A press on bare sand while a plot is to be laid, or is chosen: the line to ask why not.
 * @type {Paints["wish"]}
 */
export function wish({ x, y }, lines) {
  if (!lines.some((line) => line.startsWith("lay ") || line.startsWith("pick "))) return null;
  const r = Math.round(y / unit / 0.866);
  const q = Math.round(x / unit - r / 2);
  const name = [q, r].map((n, i) => (n ? `${STEPS[i][n > 0 ? 0 : 1]}${Math.abs(n)}` : "")).join("");
  return name ? `lay ${name}` : null;
}

/**
 * A record shows the garden.
 * @type {Paints["keepsake"]}
 */
export const keepsake = ({ places }) => places;

/** @type {Paints["caption"]} */
export const caption = () => null;

/**
 * The garden and the places around it, whether something can be laid there now or not: so it stays where it is.
 * @type {Paints["bounds"]}
 */
export function bounds(_scene, items) {
  const plots = items.filter(({ sprite }) => layer(sprite) === 0 && !isOpen(sprite));
  const [l, t, r, b] = around(plots, { size });
  return [l - unit, t - 0.866 * unit, r + unit, b + 0.866 * unit];
}

// --- a tile that several things could come to ---

/**
 * It asks at the tile: the gardener, the panda, or which chip?
 * @type {Paints["ring"]}
 */
export function ring(s, { sprites, verbs }) {
  const comes = s.lines.map((line) => {
    const [verb, , chip] = line.split(" ");
    const sprite = sprites.get(chip ? `mat-${chip}` : verb);
    const name = chip ? sprite?.text : verbs.find((each) => each.line === verb)?.title;
    return sprite && name && s.place === "garden" ? { line, name, sprite: { ...sprite, place: "ring" } } : null;
  });
  return comes.every((each) => each !== null) ? comes : null;
}

/** @type {Draw} */
function asked(s, h) {
  const [, chip] = s.key.split("-");
  const picture = chip ? token(chip, h, { scale: 1.5, chip: true }) : h.use(s.drawing, { y: 28 });
  return [h.svg("path", { d: HEX, fill: "var(--art-paper)" }), picture];
}

// --- cards ---

/** @type {Draw} */
function card(s, h) {
  if (s.drawing === "tk-card-emperor") return framed(s, h, points(2, h));
  const middle = { "tk-card-plot": pattern, "tk-card-gardener": stand, "tk-card-panda": meal }[s.drawing];
  return framed(s, h, [middle?.(s.face, h), points(s.face.points ?? 0, h)]);
}

/**
 * A card in the hand lies on a slip that says what it asks and, below, how far that is. Text that has no room is cut,
 * or left out if only a word of it would fit.
 * @type {Draw}
 */
function held(s, h) {
  const [w, t] = size(s);
  const [wide] = SIZES.done;
  const letters = h.legible(12.5);
  const slip = { x: wide + 6 - w / 2, width: w - wide - 9, size: letters, leading: 1.14, color: "var(--ink)" };
  const far = h.paragraph(s.note, { ...slip, width: slip.width * 0.93, weight: 650, height: t / 2 });
  const foot = t / 2 - 5 - (far?.childElementCount ?? 0) * letters * slip.leading;
  return [
    h.svg("rect", { x: 4 - w / 2, y: -t / 2, width: w - 4, height: t, rx: 8, fill: "var(--surface)" }),
    h.group({ transform: `translate(${(wide - w) / 2} 0)` }, card(s, h)),
    h.paragraph(s.text, {
      ...slip,
      y: 1 - t / 2,
      height: foot + t / 2 - 2,
      least: letters,
      whole: letters > LARGE,
    }),
    h.group({ transform: `translate(0 ${foot})` }, far),
  ];
}

/** @type {(s: Piece, h: Helpers, inside: Picture) => Picture} */
const framed = (s, h, inside) =>
  h.group({ transform: `translate(-39 -54.5) scale(${CARD})` }, h.fit(s.drawing, { width: 100, height: 140 }), inside);

/** @type {(n: number, h: Helpers) => Picture} */
const points = (n, h) => h.group({ transform: "translate(50 122)" }, h.use("tk-points"), h.numeral(n, { height: 17 }));

/**
 * Where the plots of each pattern lie, in steps; the second half of two colours comes last.
 * @type {Record<string, [x: number, y: number][]>}
 */
const PATTERNS = {
  line: [
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  curve: [
    [-0.25, 0.5],
    [0.75, 0.5],
    [-0.75, -0.5],
  ],
  triangle: [
    [-0.5, 0.5],
    [0.5, 0.5],
    [0, -0.5],
  ],
  rhombus: [
    [-0.75, 0.5],
    [0.25, 0.5],
    [-0.25, -0.5],
    [0.75, -0.5],
  ],
  halves: [
    [-0.75, -0.5],
    [0.25, -0.5],
    [-0.25, 0.5],
    [0.75, 0.5],
  ],
};

/** @type {(face: Face, h: Helpers) => Picture} */
function pattern({ kind: shape = "line", colours = [] }, h) {
  const cells = PATTERNS[shape];
  const wide = shape === "line" ? 22 : 25;
  return cells.map(([x, y], i) => {
    const colour = colours[shape === "halves" && i > 1 ? 1 : 0];
    return h.use(`tk-mini-${colour}`, { x: 50 + x * wide, y: 71 + y * wide * 0.87, scale: wide / 20 });
  });
}

/** @type {(face: Face, h: Helpers) => Picture} */
function stand({ kind, colours = [], improvement = "bare", count: n = 0 }, h) {
  const [colour] = colours;
  if (kind === "tall")
    return [
      stack(colour, 4, h, { x: 38, y: 108, scale: 0.86 }),
      token(improvement === "bare" ? "none" : improvement, h, { x: 69, y: 78, scale: 1.05 }),
    ];
  const [wide, scale] = n > 3 ? [20, 0.72] : [25, 0.88];
  return Array.from({ length: n }, (_, i) => stack(colour, 3, h, { x: 50 + (i - (n - 1) / 2) * wide, y: 104, scale }));
}

/** @type {(face: Face, h: Helpers) => Picture} */
function meal({ colours: eaten = [] }, h) {
  const colours = eaten.length > 1 ? eaten : [...eaten, ...eaten];
  const wide = colours.length > 2 ? 25 : 30;
  return colours.map((colour, i) =>
    h.use(`tk-bamboo-${colour}`, {
      x: 50 + (i - (colours.length - 1) / 2) * wide,
      y: 88,
      scale: colours.length > 2 ? 1.5 : 1.8,
    }),
  );
}

/** @type {Draw} */
function pile(s, h) {
  const { deck = "plot", count: left = 0 } = s.face;
  /** @type {(dx: number, dy: number) => Picture} */
  const back = (dx, dy) =>
    h.fit("tk-card-back", { x: -31 + dx, y: -43.5 + dy, width: 62, height: 87, color: BACKS[deck] });
  return h.group(
    left ? {} : { opacity: 0.35 },
    left > 1 ? back(3, 3) : null,
    back(0, 0),
    h.svg("rect", { x: -22, y: 3, width: 44, height: 34, fill: BACKS[deck] }),
    h.svg("circle", { cy: -13, r: 19, fill: "var(--art-paper)", stroke: "var(--art-ink)", "stroke-width": 1.5 }),
    h.use(`tk-act-${deck}`, { y: -13, scale: 0.8 }),
    h.numeral(left, { y: 24, height: 17, color: "#fff" }),
  );
}

// --- heaps, the mat, and questions ---

/** @type {Draw} */
function heap(s, h) {
  const k = { "tk-plot-back": 0.3, "tk-channel": 0.62 }[s.drawing] ?? (isStack(s) ? 1 : 0.9);
  const y = isStack(s) ? 9 : 0;
  const { count = 0 } = s.face;
  return h.group(
    count ? {} : { opacity: 0.45 },
    h.use(s.drawing, { x: -16, y, scale: k }),
    h.text(count, { x: 8, y: 5, size: 15, anchor: "start", color: "var(--ink)" }),
  );
}

/**
 * What the box holds lies on a slip of paper.
 * @type {Paints["ground"]}
 */
export function ground(place, items, h) {
  if (place.name !== "box" || !items.length) return null;
  const right = Math.max(...items.map((i) => i.x)) + 38;
  const bottom = Math.max(...items.map((i) => i.y)) + 24;
  return h.svg("rect", { x: -38, y: -24, width: right + 38, height: bottom + 24, rx: 8, fill: "var(--surface)" });
}

/** @type {Draw} */
function mat(s, h) {
  return isTool(s) ? tool(s, h) : eaten(s, h);
}

/**
 * Bamboo on the mat stands there as far as one can see it; the number says the rest.
 * @type {Draw}
 */
function eaten(s, h) {
  const colour = s.drawing.slice(10);
  const { count: n = 0 } = s.face;
  return [
    h.svg("ellipse", { cy: 20, rx: 15, ry: 6, fill: "var(--art-shadow)" }),
    stack(colour, Math.min(n, 3), h, { y: 20, leaves: n > 0 }),
    h.use(`tk-key-${colour}`, { x: -9, y: 43 }),
    h.text(n, { x: 3, y: 48, size: 15, anchor: "start", weight: 650, color: "var(--plank-ink)" }),
  ];
}

/** @type {Draw} */
function tool(s, h) {
  const word = s.key.split("-")[1];
  const live = s.lines.length > 0;
  const wide = s.drawing === "tk-channel";
  const picture = wide ? h.use(s.drawing, { x: -46, scale: 0.72 }) : token(word, h, { x: -52, scale: 0.9 });
  return [
    h.svg("rect", {
      x: -74,
      y: -16.5,
      width: 148,
      height: 33,
      rx: 7,
      fill: live ? "var(--lantern-tint, var(--surface))" : "var(--surface)",
      stroke: live ? "var(--lantern-lo)" : "var(--line-strong)",
      "stroke-width": live ? 2.5 : 1.2,
    }),
    picture,
    h.text(s.text, { x: wide ? -22 : -32, y: 5, size: 14.5, anchor: "start", color: "var(--ink)" }),
  ];
}

/**
 * An option of a question: paper with a picture, and what becomes of it under it.
 * @param {Piece} s
 * @param {Helpers} h
 * @param {Size} size
 * @param {Picture} picture
 * @param {string[]} words
 */
function option(s, h, [w, t], picture, words) {
  const chosen = s.state === "chosen";
  const live = s.lines.length > 0 || chosen;
  return [
    h.svg("rect", {
      x: -w / 2,
      y: -t / 2,
      width: w,
      height: t,
      rx: 10,
      fill: chosen ? "var(--lantern)" : "var(--surface)",
      stroke: chosen ? "var(--ink)" : live ? "var(--lantern-lo)" : "var(--line-strong)",
      "stroke-width": live ? 2.5 : 1.2,
    }),
    picture,
    words.map((row, i) =>
      h.text(row, {
        y: t / 2 - 10 - (words.length - 1 - i) * 15,
        size: 14,
        color: chosen ? "var(--on-lantern)" : "var(--ink)",
        weight: chosen ? 650 : undefined,
      }),
    ),
  ];
}

/** @type {Draw} */
function drawn(s, h) {
  const picture = h.group(
    { transform: "translate(0 -11)" },
    h.use(s.drawing),
    s.face.improvement ? token(s.face.improvement, h, { x: -24, y: -15 }) : null,
  );
  return option(s, h, size(s), picture, [s.text]);
}

/** @type {Draw} */
function choice(s, h) {
  const name = s.key.split("-")[1];
  const lit = s.lines.length ? {} : { opacity: 0.5 };
  const [w, t] = size(s);
  const ink = { weight: 650, size: 13.5, color: "var(--ink)" };
  if (!isWeather(s) || s.face.roomy) {
    const weather = () => h.group({ transform: "translate(0 -31) scale(.58)" }, h.use("tk-die"), h.use(s.drawing));
    const picture = isWeather(s) ? weather() : token(name, h, { y: -30, scale: 1.3, chip: true });
    const count = { x: w / 2 - 8, y: 18 - t / 2, size: 13, anchor: "end", color: "var(--ink-2)" };
    const left = isWeather(s) ? null : h.text(`×${s.face.count ?? 0}`, count);
    const y = isWeather(s) ? 3 : 9;
    const beside = { x: 3 - w / 2, y: y + 5, width: w - 6, height: t / 2 - y - 7 };
    const does = h.paragraph(s.press, { ...BELOW, ...beside, anchor: "middle" });
    return option(s, h, [w, t], [h.group(lit, picture), left, h.text(s.text, { ...ink, y }), does], []);
  }
  const die = h.group(
    { ...lit, transform: `translate(${19 - w / 2} -2) scale(.46)` },
    h.use("tk-die"),
    h.use(s.drawing),
  );
  const beside = { x: 36 - w / 2, y: 19 - t / 2, width: w - 38, height: t - 20 };
  return option(
    s,
    h,
    [w, t],
    [
      die,
      h.text(s.text, { ...ink, x: beside.x, y: 16 - t / 2, anchor: "start" }),
      h.paragraph(s.press, { ...BELOW, ...beside }),
    ],
    [],
  );
}

const BELOW = { size: 12, leading: 1.12, color: "var(--ink-2)" }; // what an option does, under its name

/** @type {Draw} */
function sky(s, h) {
  const open = s.drawing === "tk-any"; // it has no name of its own yet
  return [
    h.use("tk-die", { y: -8 }),
    h.use(s.drawing, { y: -8 }),
    open ? null : h.text(s.text, { y: 46, size: 15, weight: 650, color: "var(--plank-ink)" }),
  ];
}

const MAT = 1.95 * unit + 74; // with the first channel or chip, for which there is room before it comes

/**
 * Tighter than the boxes, so that cards are as large as the tray allows.
 * @type {Paints["frame"]}
 */
export function frame(place, sprites) {
  if (!sprites.length) return null;
  const [l, t, r, b] = around(
    sprites.map((s) => ({ sprite: s, x: s.x * unit, y: s.y * unit })),
    { size },
  );
  const spare = place.name === "box" ? -4 : 7;
  const right = place.name === "mat" ? Math.max(r, MAT) : r;
  return [l + spare, t + spare, right - spare, b - spare];
}

/**
 * What can be left out where not all fits: the seats tell what is done, and the weather.
 * @type {Paints["spare"]}
 */
export const spare = ["box", "done", "sky"];

/**
 * The button at the end rolls the die. Once the actions are done it ends the turn, whatever could still be done freely.
 * @type {Paints["plans"]}
 */
export function plans({ asks, verbs }, lines) {
  const acts = [...lines.keys()].some((line) => ACTIONS.test(line));
  const line = lines.size > 1 && !acts && ["roll", "end"].find((each) => lines.has(each));
  const press = verbs.find((verb) => verb.line === line)?.title;
  return line && press ? [{ lines: [line], keys: [], title: asks, says: "", press, usual: true }] : [];
}

const ACTIONS = /^(plots|channel|gardener|panda|objective)\b/;

// --- what others did ---

/**
 * Lines that the line before or after them tells too: a roll, cards and plots that others draw, the steps on the way to
 * laying a plot, and the end of a turn.
 * @type {Paints["untold"]}
 */
export const untold = (line) => /^(roll|end|draw \?|(pick|under) .*)$/.test(line);

/** @type {Record<string, string>} */
const DEEDS = {
  channel: "tk-act-channel",
  irrigate: "tk-act-channel",
  gardener: "tk-act-gardener",
  grow: "tk-rain",
  panda: "tk-act-panda",
  objective: "tk-act-objective",
};

/**
 * A line in a picture and a few words; steps on the way to something have none.
 * @type {Paints["deed"]}
 */
export function deed({ line, effect = "", changes }, h) {
  const [verb, what, chip] = line.split(" ");
  const laid = verb === "lay" ? changes.find(([s]) => s.key === `plot-${what}`)?.[0] : null;
  /** @type {Record<string, string>} */
  const others = { die: `tk-${what}`, choose: `tk-${what}`, chip: `tk-imp-${what}`, improve: `tk-imp-${chip}` };
  const sign = laid?.drawing ?? others[verb] ?? DEEDS[verb];
  const n = Number(effect.match(/[0-9]+/)?.[0] ?? 0);
  const worth = verb === "fulfil" && n;
  if (!sign && !worth) return null;
  const picture = worth
    ? h.group({ transform: "translate(12 12) scale(.8)" }, h.use("tk-points"), h.numeral(n, { height: 15 }))
    : h.fit(sign, { x: 1, y: 1, width: 22, height: 22 });
  const words = verb === "panda" && effect ? effect : say("garden-deed", { what: called(verb, what, laid, n), n });
  return { picture, width: 24, words };
}

/**
 * What a line is called among the deeds.
 * @param {string} verb
 * @param {string} what
 * @param {Piece | null | undefined} laid
 * @param {number} n
 */
function called(verb, what, laid, n) {
  if (verb === "die" || verb === "choose") return what;
  if (laid) return laid.drawing.slice(8);
  if (verb === "gardener" || verb === "grow") return n ? "grew" : "idle";
  return verb;
}

// --- laying a plot ---

/**
 * Drawing shows nothing beforehand, and nothing takes it back.
 * @type {Paints["atOnce"]}
 */
export const atOnce = ["plots"];

/**
 * The plot that a line picks, and the others as they go under the pile; null if it picks none.
 * @type {(scene: Scene<Face>, line: string, turned: boolean) => {chosen: Piece, others: Piece[]} | null}
 */
function picked(scene, line, turned) {
  const drawn = [...scene.sprites.values()].filter((s) => s.lines.some((each) => each.startsWith("pick ")));
  const chosen = drawn.find((s) => s.lines.includes(line));
  const others = drawn.filter((s) => s !== chosen);
  return chosen ? { chosen, others: turned ? others.reverse() : others } : null;
}

/**
 * The other plots go back; two that differ may go under the pile either way.
 * @type {Paints["order"]}
 */
export function order(scene, line, turned) {
  const [first, second] = picked(scene, line, turned)?.others ?? [];
  if (!first) return null;
  const differ = Boolean(second) && first.lines[0] !== second.lines[0];
  const words = differ ? [say("under-first"), say("under-second")] : [say("lay-back"), say("lay-back")];
  /** @type {[key: string, words: string][]} */
  const steps = [first, ...(second ? [second] : [])].map(({ key }, i) => [key, words[i]]);
  const spoken = steps.map(([key, words]) => `${words}: ${scene.sprites.get(key)?.words}`).join(" ");
  return { steps, spoken, press: differ ? say("swap-order") : "" };
}

/**
 * With a plot chosen, a press on a place lays it there; the others go under the pile.
 * @type {Paints["leads"]}
 */
export function leads(scene, line, turned) {
  const found = line && picked(scene, line, turned);
  if (!found) return new Map();
  const sprites = [...scene.sprites.values()];
  const { chosen } = found;
  const [first, second] = found.others.map((s) => s.lines[0].replace("pick", "under"));
  /** @type {(s: Piece) => Plan} */
  const plan = (s) => ({
    lines: [line, ...(second ? [first] : []), s.key.replace("site-", "lay ")],
    keys: [chosen.key, s.key],
    title: say("lay-here"),
    says: "",
    press: say("lay-here"),
    awaits: say("lay-where"),
  });
  return new Map(sprites.filter((s) => s.drawing === "tk-slot").map((s) => [s.key, plan(s)]));
}
