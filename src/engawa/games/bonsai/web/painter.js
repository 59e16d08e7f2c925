// Bonsai: a tree in its pot before a moon window, cards on a shelf, and plaques for the goals.

import { faceOf } from "engawa/engine/shapes.js";
import { bounds as around } from "engawa/engine/surface.js";
import { say } from "engawa/words.js";

/** @import { Box, Helpers, Hooks, Picture, Place, Point, Scene, Size, Spot, Sprite } from "engawa/types" */

/**
 * What stands on a piece: screen/face.py.
 * @typedef {{count?: number, tiles?: string[], choice?: boolean, worth?: string, points?: number, seat?: string,
 *   colour?: string, picture?: string, need?: number, have?: number, mark?: string}} Face
 * @typedef {Sprite<Face>} Piece
 * @typedef {Hooks<Face>} Paints
 * @typedef {(s: Piece, h: Helpers) => Picture} Draw
 * @typedef {"wood" | "leaf" | "flower" | "fruit"} Kind
 */

export const unit = 86.6; // a tile is 84 wide
/** @type {Paints["icons"]} */
export const icons = {
  wood: "bn-mini-wood",
  leaf: "bn-mini-leaf",
  flower: "bn-mini-flower",
  fruit: "bn-mini-fruit",
  tool: "bn-card-tool",
  growth: "bn-card-growth",
  parchment: "bn-card-parchment",
  master: "bn-card-master",
  helper: "bn-card-helper",
  take: "ic-hand",
  cultivate: "bn-mini-leaf",
  remove: "ic-close",
  done: "ic-check",
  "pick wood": "bn-mini-wood",
  "pick leaf": "bn-mini-leaf",
  "pick flower": "bn-mini-flower",
  "pick fruit": "bn-mini-fruit",
  "return wood": "bn-mini-wood",
  "return leaf": "bn-mini-leaf",
  "return flower": "bn-mini-flower",
  "return fruit": "bn-mini-fruit",
};

const WIDE = 1.55; // times as wide as high: where a card is shown up close
const LARGE = 30; // letters under a goal, at the most
const HIGH = 1.3; // times as high as wide: there two trees stand one above the other
/** @type {Size} */
const CARD = [112, 157]; // on the shelf
/** @type {Size} */
const OWN = [78, 109]; // in the tray
/** @type {Kind[]} */
const KINDS = ["wood", "leaf", "flower", "fruit"];
/** @type {(name: string) => boolean} */
const isKind = (name) => KINDS.some((kind) => kind === name);
/** @type {Record<Kind, "tile-wood" | "tile-leaf" | "tile-flower" | "tile-fruit">} */
const NAMES = { wood: "tile-wood", leaf: "tile-leaf", flower: "tile-flower", fruit: "tile-fruit" };
const HEX = "M0-49 42.4-24.5V24.5L0 49-42.4 24.5V-24.5Z";
/** @type {(place: string) => boolean} */
const isTree = (place) => place.startsWith("bonsai ");
/** @type {(s: Piece) => boolean} */
const isCard = (s) => s.drawing.startsWith("bn-card-");

/** @type {Paints["size"]} */
export function size(s) {
  if (s.drawing === "bn-pot") return [440, 190];
  if (s.drawing === "bn-goal") return [104, 118];
  if (s.drawing === "bn-slot") return [112, 4];
  if (isCard(s)) return s.place === "shop" ? CARD : OWN;
  if (s.place === "supply") return [78, 109];
  if (s.place === "rights") return [62, 109];
  return [84, 97];
}

/**
 * Pot, tiles, limbs, targets.
 * @type {Paints["layer"]}
 */
export function layer(s) {
  if (!isTree(s.place)) return s.drawing === "bn-slot" ? 0 : 1;
  if (s.drawing === "bn-pot") return 0;
  if (s.drawing === "bn-bud") return 2;
  return s.drawing === "bn-target" ? 3 : 1;
}

/** @type {Paints["paint"]} */
export function paint(s, h) {
  if (s.drawing === "bn-pot") return pot(s, h);
  if (s.drawing === "bn-bud") return h.use("bn-bud");
  if (s.drawing === "bn-target")
    return h.text(s.key.slice(5), { y: 5, size: 14, color: "var(--board-ink)", class: "coords" });
  if (s.drawing === "bn-slot") return slot(s, h);
  if (s.drawing === "bn-goal") return goal(s, h);
  if (isCard(s)) return card(s, h);
  if (s.place === "supply") return heap(s, h);
  if (s.place === "rights") return right(s, h);
  return tile(s, h);
}

// --- the tree ---

/**
 * Wood shows its grain here; the limbs over it are scenery.
 * @type {Draw}
 */
function tile(s, h) {
  const kind = s.drawing.slice(3);
  return [h.use(`bn-base-${kind}`), kind === "wood" ? null : h.use(s.drawing)];
}

/** @type {Draw} */
function pot(s, h) {
  const seat = h.seatOf(s.face.seat ?? "");
  return [
    h.svg("ellipse", { cx: 43, cy: 186, rx: 240, ry: 15, fill: "var(--art-shadow)" }),
    h.use("bn-pot", { color: `var(--seat-${seat + 1})` }),
    h.seatShape(seat, { x: 43, y: 125, size: 30, color: `var(--seat-${seat + 1}-on)` }),
    s.text ? h.text(s.text, { x: 43, y: 222, size: 24, weight: 650, color: "var(--plank-ink)" }) : null,
  ];
}

const ROOT = { d: -1, way: [0, -1] }; // the bud grows upward
/** @type {[x: number, y: number][]} */
const HALF = [
  [1, 0],
  [0.5, 0.866],
  [-0.5, 0.866],
];
/** @type {[x: number, y: number][]} */
const SIDES = HALF.flatMap(([x, y]) => [
  [x, y],
  [-x, -y],
]);

/**
 * Limbs from the bud outward, the thinner the farther: that turns hexes into a tree.
 * @type {Paints["overlay"]}
 */
export function overlay(place, items, h) {
  if (!isTree(place.name)) return [];
  const wood = new Map(
    items
      .filter(({ sprite }) => sprite.drawing === "bn-wood" || sprite.drawing === "bn-bud")
      .map((item) => [spot(item.x, item.y), item]),
  );
  grown.set(place.name, wood);
  const limbs = branches(wood).flatMap((branch) => limb(branch, h));
  return limbs.length ? [[2, h.group({}, limbs.reverse())]] : [];
}

/**
 * The wood of each tree as it was drawn last, by places: from it grows what is only a preview.
 * @type {Map<string, Map<string, Point>>}
 */
const grown = new Map();

/** @typedef {{from: Point, to: Point, d: number}} Branch */

/** @type {(branch: Branch, h: Helpers) => Picture[]} */
function limb({ from, to, d }, h) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const look = `translate(${from.x} ${from.y}) rotate(${turn}) scale(1.015 ${thick(d)})`;
  return [h.group({ transform: look }, h.use("bn-limb")), h.use("bn-wood", { ...to, scale: thick(d + 0.5) })];
}

/** @type {(x: number, y: number) => string} */
const spot = (x, y) => `${Math.round((2 * x) / unit)},${Math.round(y / (unit * 0.866))}`;
/** @type {(d: number) => number} */
const thick = (d) => Math.max(0.52, 1.18 - 0.13 * d);

/**
 * Each piece of wood grows from one that is a step nearer to the bud, straight on if it can.
 * @param {Map<string, Point>} wood
 */
function branches(wood) {
  const bud = spot(0, 0);
  /** @type {Map<string, {d: number, way: number[]}>} */
  const reached = new Map([[bud, ROOT]]);
  /** @type {Branch[]} */
  const found = [];
  let edge = [bud];
  while (edge.length) {
    /** @type {Map<string, {from: Point, side: number[], straight: number, d: number}>} */
    const next = new Map(); // the next step outward: where from, and how straight
    for (const key of edge) {
      const from = wood.get(key) ?? { x: 0, y: 0 };
      const { d, way } = reached.get(key) ?? ROOT;
      for (const side of SIDES) {
        const there = spot(from.x + side[0] * unit, from.y + side[1] * unit);
        if (!wood.has(there) || reached.has(there)) continue;
        const straight = way[0] * side[0] + way[1] * side[1];
        if (straight > (next.get(there)?.straight ?? -2)) next.set(there, { from, side, straight, d: d + 1 });
      }
    }
    for (const [there, { from, side, d }] of next) {
      reached.set(there, { d, way: side });
      const { x, y } = wood.get(there) ?? from;
      found.push({ from, to: { x, y }, d });
    }
    edge = [...next.keys()];
  }
  return found;
}

/** @type {Paints["target"]} */
export function target(s, h, is) {
  if (s.drawing === "bn-target") return h.use(is === "chosen" ? "bn-pending" : "bn-target");
  if (isTree(s.place)) return h.use("bn-pending");
  if (s.drawing === "bn-goal")
    return h.svg("path", {
      d: "M-58-14 0-52 58-14 V48H-58Z",
      fill: "none",
      stroke: "var(--lantern)",
      "stroke-width": is === "chosen" ? 9 : 5,
      "stroke-linejoin": "round",
    });
  return h.rim(size(s), { grow: 0, r: 10, chosen: is === "chosen" });
}

/**
 * What could go into a cell: the kinds that one has, whether they fit or not.
 * @type {Paints["ring"]}
 */
export function ring(s, scene) {
  if (s.drawing !== "bn-target") return null;
  /** @type {(kind: string) => boolean} */
  const has = (kind) => (scene.sprites.get(`supply-${kind}`)?.face.count ?? 0) > 0;
  /** @type {(kind: string) => Piece} */
  const sprite = (kind) => ({ ...s, drawing: `bn-${kind}` });
  return KINDS.filter(has).map((kind) => ({
    line: `${kind} ${s.key.slice(5)}`,
    name: say(NAMES[kind]),
    sprite: sprite(kind),
  }));
}

/**
 * A tile can be taken back: who points sees what it brings, and a press places it.
 * @type {Paints["sure"]}
 */
export const sure = (s) => s.drawing === "bn-target";

/**
 * What a line is about that is listed with others: the tile that comes with a card.
 * @type {Paints["sign"]}
 */
export function sign(line) {
  const [verb, , kind = ""] = line.split(" ");
  return verb === "take" && isKind(kind)
    ? { icon: `bn-mini-${kind}`, name: say(NAMES[/** @type {Kind} */ (kind)]) }
    : null;
}

/**
 * A card up close, and what it does.
 * @type {Paints["detail"]}
 */
export function detail(s, h) {
  if (!isCard(s) || s.drawing === "bn-card-back") return null;
  const [, t] = size(s);
  const w = t * WIDE;
  return { title: s.text, picture: card(s, h), frame: `${-w / 2} ${-t / 2} ${w} ${t}`, words: s.words, says: "" };
}

/**
 * A preview is of tiles and of the card that is taken, without what could be done after it; other cards only slide.
 * @type {Paints["ghostless"]}
 */
export function ghostless(s, was) {
  if (isTree(s.place)) return s.drawing === "bn-target";
  return !isCard(s) || s.key === "deck" || (was?.place === s.place && s.key !== "pile");
}

/** @type {Paints["edge"]} */
export const edge = (s) => (isTree(s.place) ? { d: HEX } : null);
/** @type {Paints["solid"]} */
export const solid = isCard;

/**
 * Wood grows its limb from the tree already; where it is one of several, it lies across.
 * @type {Paints["pending"]}
 */
export function pending(s, h) {
  if (!isTree(s.place) || s.drawing !== "bn-wood") return paint(s, h);
  const tree = grown.get(s.place);
  if (!tree || s.key.startsWith("cell-")) return [paint(s, h), h.use("bn-limb", { x: -43 })];
  const [x, y] = [s.x * unit, s.y * unit];
  const last = branches(new Map([...tree, [spot(x, y), { x, y }]])).find(({ to }) => spot(to.x, to.y) === spot(x, y));
  return [paint(s, h), last ? h.group({ transform: `translate(${-x} ${-y})` }, limb(last, h)) : h.use("bn-wood")];
}

/**
 * A choice without risk, which can be taken back.
 * @type {Paints["atOnce"]}
 */
export const atOnce = ["cultivate"];

/**
 * Of a move one sees the tiles that came, and the card that went.
 * @type {Paints["recalls"]}
 */
export const recalls = (s, was) => !was && isTree(s.place) && isKind(s.drawing.slice(3));
/** @type {Paints["took"]} */
export const took = (s) => isCard(s) && s.place === "shop";

/** @type {Paints["outline"]} */
export const outline = () => HEX;

/** @type {Paints["motion"]} */
export function motion(was, now) {
  if (!was) return isTree(now.place) ? "set" : isCard(now) ? "deal" : null;
  return faceOf(was) !== faceOf(now) || was.state !== now.state ? "fade" : null;
}

// --- the room: a moon window with bamboo behind it, a shelf for cards, a rail for goals ---

/** @type {Paints["backdrop"]} */
export function backdrop(scene, h) {
  const trees = scene.places.filter((place) => place.on === "garden" && isTree(place.name));
  const wood = "var(--plank-3)";
  const floor = trees.length ? Math.max(...trees.map((place) => (place.y + 2.12 * place.size) * unit)) : 180;
  return [
    h.svg("rect", { x: -4000, y: floor, width: 8000, height: 4000, fill: "var(--plank-2)" }),
    h.svg("rect", { x: -4000, y: floor, width: 8000, height: 9, fill: "var(--plank-3)" }),
    h.svg("path", { d: `M-4000 ${floor + 90}H4000`, stroke: "var(--plank-gap)", "stroke-width": 2, opacity: 0.5 }),
    trees.map((place) => moon(place, h, wood)),
    trees.map((place) =>
      h.svg("rect", {
        x: (place.x - 5.2 * place.size) * unit,
        y: (place.y + 2.12 * place.size) * unit,
        width: 11.4 * place.size * unit,
        height: 9,
        fill: wood,
      }),
    ),
  ];
}

/**
 * @param {Place} place
 * @param {Helpers} h
 * @param {string} wood
 */
function moon(place, h, wood) {
  const k = place.size;
  const [x, y, r] = [place.x * unit + 43 * k, (place.y - 2.75 * k) * unit, 430 * k];
  const sky = "color-mix(in srgb, var(--art-leaf) 13%, var(--surface))";
  const cane = "color-mix(in srgb, var(--board) 45%, var(--art-leaf))";
  const canes = [-250, 210, 300].map((dx) => {
    /** @type {(side: number) => number} */
    const end = (side) => Math.sqrt(r * r - ((dx + side) * k) ** 2); // as far as the round window goes
    const [near, far] = [x + (dx - 15) * k, x + (dx + 15) * k];
    const knots = [-0.55, -0.1, 0.35, 0.7]
      .filter((f) => Math.abs(f) * r < end(15))
      .map((f) => h.svg("rect", { x: near - k, y: y + f * r, width: 32 * k, height: 5 * k, fill: sky }));
    return [
      h.svg("path", {
        d: `M${near} ${y - end(-15)}L${far} ${y - end(15)}V${y + end(15)}L${near} ${y + end(-15)}Z`,
        fill: cane,
        opacity: 0.32,
      }),
      knots,
    ];
  });
  /** @type {(dx: number, dy: number, turn: number) => Picture} */
  const leaf = (dx, dy, turn) =>
    h.svg("path", {
      d: "M0 0Q30-34 78-22 44 18 0 0Z",
      fill: cane,
      opacity: 0.3,
      transform: `translate(${x + dx * k} ${y + dy * k}) rotate(${turn}) scale(${k})`,
    });
  /** @type {(far: number, width: number, stroke: string) => Picture} */
  const ring = (far, width, stroke) =>
    h.svg("circle", { cx: x, cy: y, r: r + far * k, fill: "none", stroke, "stroke-width": width * k });
  return [
    h.svg("circle", { cx: x, cy: y, r, fill: sky }),
    canes,
    leaf(-250, -150, 170),
    leaf(210, -210, 20),
    leaf(210, 60, 160),
    leaf(300, 120, 200),
    h.svg("path", {
      d: `M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}`,
      stroke: wood,
      "stroke-width": 5 * k,
      opacity: 0.35,
    }),
    ring(6, 16, wood),
    ring(14, 2.5, "var(--plank-gap)"),
    ring(-2, 2.5, "var(--plank-gap)"),
  ];
}

/** @type {Paints["ground"]} */
export function ground(place, items, h) {
  if (isTree(place.name)) return edges(place, h);
  if (place.on !== "garden" || !items.length) return null;
  const left = Math.min(...items.map((item) => item.x)) - 70;
  const right = Math.max(...items.map((item) => item.x)) + 70;
  const board = { fill: "var(--plank-3)", stroke: "var(--plank-gap)", "stroke-width": 2 };
  if (place.name === "shop") {
    return [
      h.svg("rect", { x: left, y: 78, width: right - left, height: 14, rx: 3, ...board }),
      h.svg("path", {
        d: `M${left + 24} 92V114M${right - 24} 92V114`,
        stroke: "var(--plank-gap)",
        "stroke-width": 8,
        "stroke-linecap": "round",
      }),
    ];
  }
  return place.name === "goals"
    ? h.svg("rect", { x: left, y: -78, width: right - left, height: 9, rx: 3, ...board })
    : null;
}

const [LEFT, RIGHT] = [-173, 260]; // the edges of the pot

/**
 * Where the pot ends, while tiles are placed: what grows past it counts for goals.
 * @param {Place} place
 * @param {Helpers} h
 */
function edges({ note }, h) {
  return note
    ? h.svg("path", {
        d: `M${LEFT}-560V300M${RIGHT}-560V300`,
        fill: "none",
        stroke: "var(--board-ink)",
        opacity: 0.4,
        "stroke-width": 2.5,
        "stroke-dasharray": "3 9",
        "stroke-linecap": "round",
      })
    : null;
}

/**
 * What lies beyond the edges of a pot, written along them.
 * @type {Paints["caption"]}
 */
export function caption(place, _items, h) {
  if (!isTree(place.name) || !place.note) return null;
  const size = h.legible(16);
  return [
    [LEFT - size * 0.6, -90],
    [RIGHT + size * 0.6, 90],
  ].map(([x, turn]) =>
    h.group(
      { transform: `translate(${x} 112) rotate(${turn})` },
      h.text(place.note, { y: size * 0.35, size, color: "var(--board-ink)" }),
    ),
  );
}

/**
 * The window and all that hangs beside it, with room above for the last move; on a phone the tree alone.
 * @type {Paints["bounds"]}
 */
export function bounds(scene, items) {
  const trees = scene.places.filter((place) => place.on === "garden" && isTree(place.name));
  /** @type {Box} */
  let box = [1e6, 1e6, -1e6, -1e6];
  /** @type {(l: number, t: number, r: number, b: number) => void} */
  const add = (l, t, r, b) =>
    (box = [Math.min(box[0], l), Math.min(box[1], t), Math.max(box[2], r), Math.max(box[3], b)]);
  const close = trees.length === 1 && !items.some(({ sprite }) => isCard(sprite)); // on a phone, cards lie elsewhere
  for (const place of trees) {
    const [x, y, k] = [place.x * unit, place.y * unit, place.size];
    const beside = trees.length > 1 ? 75 * k : 0; // the whole window, where several stand
    if (close) add(x - 260 * k, y - 290 * k, x + 260 * k, y + 196 * k);
    else add(x - 330 * k - beside, y - 470 * k, x + 420 * k + beside, y + 196 * k);
  }
  for (const { sprite, x, y, k = 1 } of items) {
    if (sprite.drawing === "bn-pot") continue;
    const [w, t] = size(sprite);
    add(x - (w / 2) * k, y - (t / 2 + 12) * k, x + (w / 2) * k, y + (t / 2 + (isCard(sprite) ? 44 : 0)) * k);
  }
  return box[0] === 1e6 ? [-330, -470, 420, 196] : box;
}

/**
 * A record shows the tree.
 * @type {Paints["keepsake"]}
 */
export const keepsake = ({ places }, seat) => places.filter(({ name }) => name === `bonsai ${"ABCD"[seat]}`);

/**
 * On a narrow screen cards and goals lie in the tray, what is asked for first; who places tiles has them
 * first, whether they fit or not. On a high screen trees go one above the other, or two by two.
 * @type {Paints["arrange"]}
 */
export function arrange(places, screen, scene) {
  if (!screen.narrow) return places;
  const placing = places.some((place) => place.name === "rights");
  /** @type {(name: string) => boolean} */
  const lit = (name) =>
    placing
      ? name === "supply" || name === "rights"
      : [...scene.sprites.values()].some((s) => s.place === name && s.lines.length);
  const tray = places
    .filter((place) => place.on === "tray" || place.name === "shop" || place.name === "goals")
    .map((place) => ({ ...place, on: "tray", x: 0, y: 0, lay: ROWS[place.name]?.(scene) }));
  const garden = places.filter((place) => !tray.some((other) => other.name === place.name));
  const trees = garden.filter((place) => isTree(place.name));
  const by = 10.6 * (trees[0]?.size ?? 1);
  const wide = trees.length > 2 || screen.height < screen.width * HIGH ? 2 : 1;
  if (trees.length > 1 && !screen.flat)
    for (const place of trees)
      garden[garden.indexOf(place)] = {
        ...place,
        x: (trees.indexOf(place) % wide) * by,
        y: Math.floor(trees.indexOf(place) / wide) * by,
      };
  return [...garden, ...tray.filter((place) => lit(place.name)), ...tray.filter((place) => !lit(place.name))];
}

/**
 * On a narrow screen: cards without the deck, whose number stands above them, and goals in two rows, the easiest first.
 * @type {Record<string, (scene: Scene<Face>) => ((s: Piece) => {x: number, y: number} | null) | undefined>}
 */
const ROWS = {
  shop: () => (s) => (s.key === "deck" ? null : { x: s.x, y: s.y }),
  goals: (scene) => {
    const all = [...scene.sprites.values()].filter((s) => s.place === "goals").sort((a, b) => a.y - b.y || a.x - b.x);
    const nth = new Map(all.map((s, i) => [s.key, i]));
    return (s) => {
      const i = nth.get(s.key) ?? 0;
      return { x: Math.floor(i / 2) * 1.32, y: (i % 2) * 1.9 };
    };
  },
};

// --- cards ---

/** @type {Draw} */
function card(s, h) {
  const [w, t] = size(s);
  const k = w / 100;
  const kind = s.drawing.slice(8);
  const back = kind === "back";
  const { count: many = 0 } = s.face;
  return [
    h.group(
      { transform: `translate(${-w / 2} ${-t / 2}) scale(${k})` },
      back && many > 1 ? h.fit(s.drawing, { x: 4, y: 4, width: 100, height: 140 }) : null,
      h.fit(s.drawing, { width: 100, height: 140 }),
      back ? count(many, h) : strip(kind, s.face, h),
    ),
    h.text(s.text, {
      y: 133 * k - t / 2,
      size: 13.5 * k,
      room: w - 2,
      color: back ? "var(--bn-back-ink)" : "var(--art-ink)",
    }),
  ];
}

/** @type {(n: number, h: Helpers) => Picture} */
const count = (n, h) => [
  h.svg("circle", { cx: 84, cy: 18, r: 15, fill: "var(--art-paper)", stroke: "var(--art-ink)", "stroke-width": 1.5 }),
  h.numeral(n, { x: 84, y: 18, height: 16 }),
];

/**
 * The icons under the picture: tiles side by side, or "2 × flower".
 * @type {(kind: string, face: Face, h: Helpers) => Picture}
 */
function strip(kind, { count = 0, points = 0, worth = "", tiles = [] }, h) {
  if (kind === "tool") return h.numeral(`+${count}`, { x: 50, y: 104, height: 24 });
  if (kind === "parchment") {
    const sign = isKind(worth)
      ? h.use(`bn-mini-${worth}`, { x: 72, y: 103, scale: 0.95 })
      : h.fit(`bn-card-${worth}`, { x: 60, y: 87, width: 24, height: 33 });
    return [h.numeral(points, { x: 26, y: 103, height: 22 }), h.numeral("×", { x: 47, y: 103, height: 15 }), sign];
  }
  const wide = tiles.length > 2 ? 28 : 33;
  return tiles.map((tile, i) =>
    h.use(`bn-mini-${tile}`, {
      x: 50 + (i - (tiles.length - 1) / 2) * wide,
      y: 103,
      scale: tiles.length > 2 ? 0.84 : 1,
    }),
  );
}

/**
 * What comes with a card of this slot, under the shelf: signs, for words are longer than a card is wide.
 * @type {Draw}
 */
function slot(s, h) {
  const y = 112;
  const { tiles = [], choice } = s.face;
  /** @type {(d: string, dashes?: string) => Picture} */
  const line = (d, dashes) =>
    h.svg("path", {
      d,
      transform: `translate(0 ${y})`,
      fill: "none",
      stroke: "var(--slot-ink, currentColor)",
      "stroke-width": 2.5,
      "stroke-linecap": "round",
      "stroke-dasharray": dashes,
    });
  const words = { y: y + 5, size: 15, room: CARD[0] };
  if (!tiles.length) return h.text(s.text, words) ?? line("M0-16 14-8V8L0 16-14 8V-8Z", "5 6");
  return [
    tiles.map((tile, i) => h.use(`bn-mini-${tile}`, { x: (i - 0.5) * (choice ? 62 : 38), y, scale: 1.05 })),
    choice ? (h.text(s.text, { ...words, room: 30 }) ?? line("M-4 12 4-12")) : null,
  ];
}

// --- goals ---

/** @type {Draw} */
function goal(s, h) {
  const { colour: family, picture = "", need = 0, points = 0, mark, seat = "" } = s.face;
  const closed = s.state === "closed" || (s.state === "claimed" && mark !== "yours");
  const owner = s.state === "claimed" && mark !== "yours" ? h.seatOf(seat) : null;
  const glow = mark === "reached";
  const sign = picture.startsWith("kengai")
    ? h.fit(`bn-${picture}`, { x: 24, y: 25, width: 52, height: 42 })
    : [h.use(`bn-mini-${picture}`, { x: 33, y: 51, scale: 0.92 }), h.numeral(need, { x: 66, y: 51, height: 27 })];
  return [
    glow
      ? h.svg("path", {
          d: "M-52-16 0-50 52-16V48H-52Z",
          fill: "var(--lantern-hi)",
          opacity: 0.5,
          stroke: "var(--lantern)",
          "stroke-width": 8,
          "stroke-linejoin": "round",
        })
      : null,
    h.group(
      { transform: "translate(-52 -56) scale(1.04)", opacity: closed ? 0.5 : 1 },
      h.fit("bn-goal", { width: 100, height: 100, color: `var(--goal-${family})` }),
      sign,
      h.numeral(points, { x: 50, y: 83, height: 22, color: "#fff" }),
    ),
    mark === "yours" ? mine(h) : null,
    owner === null ? near(s, h) : h.seatShape(owner, { x: 0, y: 62, size: 22 }),
  ];
}

/**
 * How near one is, in words, or as a bar where they have no room.
 * @type {Draw}
 */
function near(s, h) {
  const { have = 0, need = 1 } = s.face;
  if (!s.text) return null;
  const size = h.legible(17);
  if (size <= LARGE) {
    const [w, t] = [h.wide(s.text, size, 400) + size * 0.6, size * 1.3];
    const slip = { x: -w / 2, y: 49, width: w, height: t, rx: t / 2 }; // the window's frame passes behind it
    return [
      h.svg("rect", { ...slip, fill: "var(--surface)" }),
      h.text(s.text, { y: 49 + size, size, color: "var(--ink)" }),
    ];
  }
  const bar = { x: -44, y: 55, height: 11, rx: 5.5 };
  return [
    h.svg("rect", { ...bar, width: 88, fill: "var(--surface)", stroke: "var(--art-ink)", "stroke-width": 2 }),
    have ? h.svg("rect", { ...bar, width: Math.max(11, (88 * have) / need), fill: "var(--accent)" }) : null,
  ];
}

/** @type {(h: Helpers) => Picture} */
const mine = (h) => [
  h.svg("circle", { cx: 42, cy: -30, r: 16, fill: "var(--accent)", stroke: "var(--art-paper)", "stroke-width": 2.5 }),
  h.svg("path", {
    d: "M34-30 40-24 51-36",
    fill: "none",
    stroke: "var(--on-accent)",
    "stroke-width": 4,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  }),
];

// --- the tray ---

/** @type {Draw} */
function heap(s, h) {
  const { count = 0 } = s.face;
  return [
    h.use(s.drawing, { y: -14, scale: 2.5, opacity: count ? 1 : 0.35 }),
    h.text(`${s.text} × ${count}`, { y: 43, size: 13, room: 74, color: "var(--plank-ink)" }) ??
      h.text(`× ${count}`, { y: 44, size: 17, weight: 650, color: "var(--plank-ink)" }),
  ];
}

/**
 * A right to place a tile: a dashed cell until it is used.
 * @type {Draw}
 */
function right(s, h) {
  const used = s.state === "used";
  return [
    h.svg("rect", {
      x: -28,
      y: -44,
      width: 56,
      height: 62,
      rx: 10,
      fill: "#fff",
      "fill-opacity": used ? 0.4 : 0.18,
      stroke: "var(--plank-ink)",
      "stroke-width": 1.8,
      "stroke-dasharray": used ? null : "5 4",
    }),
    h.use(s.drawing, { y: -13, scale: 1.35, opacity: used ? 1 : 0.75 }),
    h.text(used ? `${s.text} ✓` : s.text, { y: 43, size: 13, room: 68, color: "var(--plank-ink)" }),
  ];
}

/**
 * Tighter than the boxes, so that things are as large as the tray and the panels allow.
 * @type {Paints["frame"]}
 */
export function frame(place, sprites) {
  if (!sprites.length) return null;
  const k = place.size ?? 1;
  const [l, t, r, b] = around(
    sprites.map((s) => ({
      sprite: s,
      ...(s.drawing === "bn-pot" ? { x: 43, y: 96 } : { x: s.x * unit, y: s.y * unit }),
    })),
    { size },
  );
  const spare = isTree(place.name) ? 0 : 7;
  const below = place.name === "shop" ? 44 : place.name === "goals" ? 30 : 0;
  /** @type {Box} */
  const box = [(l + spare) * k, (t + spare) * k, (r - spare) * k, (b - spare + below) * k];
  return k < 1 && isTree(place.name) ? widened(box, 214 / (140 * k)) : box;
}

/**
 * In a panel of many seats a tree is as low as its place is small: so its frame is wider.
 * @type {(box: Box, ratio: number) => Box}
 */
function widened([l, t, r, b], ratio) {
  const more = Math.max(0, ((b - t) * ratio - (r - l)) / 2);
  return [l - more, t, r + more, b];
}
