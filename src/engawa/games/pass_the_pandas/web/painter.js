// Pass the Pandas: lacquer trays on a mat, an indigo cloth with the roll, and dice that lean.

import { SHAPES } from "engawa/engine/painter.js";
import { boxed } from "engawa/engine/shapes.js";
import { say } from "engawa/words.js";

/** @import { Helpers, Hooks, Picture, Place, Scene, Size, Sprite, Told } from "engawa/types" */

/**
 * What stands on a piece: screen/face.py.
 * @typedef {{shows?: string, seat?: string, count?: number}} Face
 * @typedef {Sprite<Face>} Piece
 * @typedef {Hooks<Face>} Paints
 * @typedef {(s: Piece, h: Helpers) => Picture} Draw
 */

export const unit = 84; // a die on the cloth, with room to lean
/** @type {Paints["icons"]} */
export const icons = {
  dice: "pp-ic-blank",
  water: "pp-ic-water",
  panda: "pp-ic-panda",
  bamboo: "pp-ic-bamboo",
  keep: "pp-ic-blank",
  ...seats("give"),
  ...seats("swap"),
};

/** @type {Size} */
const TRAY = [276, 150];
/** @type {Size} */
const CLOTH = [760, 264];
/** @type {Size} */
const DIE = [70, 76];
const EDGE = { d: boxed([70, 78], { grow: 2, r: 17 }) };
const BETWEEN = 28; // half of what is free between two rows of trays, and a little of their rims
const ROW = 6; // dice of a row in a tray
const GONE = 46; // from one lost die to the next
const [MANY, FEW] = [9, 3]; // of them that are drawn; a phone has room for few
let drops = MANY;

/** @param {string} verb */
function seats(verb) {
  return Object.fromEntries(SHAPES.map((shape, i) => [`${verb} ${"ABCDE"[i]}`, `seat-${shape}`]));
}

/**
 * Dice that fill only a part of a row lie in the middle of their tray; a phone shows few of those that are gone.
 * @type {Paints["arrange"]}
 */
export function arrange(places, screen, scene) {
  drops = screen.narrow ? FEW : MANY;
  /** @type {Map<string, number>} */
  const held = new Map();
  for (const s of scene.sprites.values()) held.set(s.place, (held.get(s.place) ?? 0) + 1);
  /** @type {(place: Place) => number} */
  const shift = (place) => Math.max(0, (ROW - (held.get(place.name) ?? ROW)) / 2) * 0.96 * place.size;
  return places.map((place) =>
    place.on === "garden" && place.name.startsWith("seat ") ? { ...place, x: place.x + shift(place) } : place,
  );
}

/** @type {Paints["regroups"]} */
export const regroups = true;

/** @type {Paints["size"]} */
export function size(s) {
  if (s.drawing === "pp-tray") return TRAY;
  if (s.drawing === "pp-gone") return [46 + GONE * (Math.min(drops, s.face.count ?? 0) - 1), 52];
  return DIE;
}

/** @type {Paints["reads"]} */
export const reads = (s) => (s.drawing === "pp-gone" ? String(drops) : "");

/** @type {Paints["layer"]} */
export const layer = (s) => (s.drawing === "pp-tray" ? 0 : 1);

/** @type {Paints["paint"]} */
export function paint(s, h) {
  if (s.drawing === "pp-tray") return tray(s, h);
  if (s.drawing === "pp-gone") return gone(s, h);
  return die(s, h);
}

/** @type {(s: Piece) => string} */
const shows = (s) => s.face.shows ?? "blank";

/**
 * A die that has left the turn is a shadow of itself; water leaves steam.
 * @type {Draw}
 */
function die(s, h) {
  const face = shows(s) !== "blank" ? h.use(`pp-face-${shows(s)}`) : null;
  const faded = s.state === "faded";
  const steam = faded && shows(s) === "water" ? h.use("pp-steam", { y: -54, scale: 0.72 }) : null;
  const got =
    s.state === "got"
      ? [
          h.svg("circle", { cx: -24, cy: -26, r: 13, fill: "var(--ink)" }),
          h.text("+", { x: -24, y: -19, size: 22, weight: 700, color: "var(--ink-inverse)" }),
        ]
      : null;
  return [h.group({ opacity: faded ? 0.35 : 1 }, h.use("pp-die"), face), steam, got];
}

/** @type {Draw} */
function tray(_s, h) {
  const [w, t] = TRAY;
  return h.fit("pp-tray", { x: -w / 2, y: -t / 2, width: w, height: t, preserveAspectRatio: "none" });
}

/**
 * The dice that water took: as many drops, as far as there is room.
 * @type {Draw}
 */
function gone(s, h) {
  const shown = Math.min(drops, s.face.count ?? 0);
  return Array.from({ length: shown }, (_, i) => {
    const x = (i - (shown - 1) / 2) * GONE;
    return h.group(
      { opacity: 0.55, transform: `translate(${x} 0) scale(.56)` },
      h.use("pp-die"),
      h.use("pp-face-water"),
    );
  });
}

/** @type {Paints["target"]} */
export function target(s, h, is) {
  if (s.drawing === "pp-tray") return h.rim([TRAY[0] - 8, TRAY[1] - 10], { grow: 6, r: 24, chosen: is === "chosen" });
  return h.group({ transform: "translate(0 -3)" }, h.rim([70, 70], { grow: 6, r: 20, chosen: is === "chosen" }));
}

/**
 * A pill over each tray with the seat's shape and its dice; the cloth's own stands under it.
 * @type {Paints["caption"]}
 */
export function caption(place, items, h) {
  if (place.name === "trays") {
    const free = 5 + h.legible(17); // half of a pill is as high as its letters
    const rows = new Set(items.map(({ y }) => y)).size;
    const up = rows > 1 ? Math.min(free, BETWEEN) : free;
    return items.map(({ sprite, x, y }) => {
      const { seat = "", count = 0 } = sprite.face;
      return pill(h, {
        x,
        y: y - TRAY[1] / 2 - up,
        seat: h.seatOf(seat),
        words: say("dice-n", { n: count }),
        room: TRAY[0] + 20,
      });
    });
  }
  if (place.name !== "cloth" || !items.length) return null;
  const seat = h.seatOf(items[0].sprite.key[0]);
  return pill(h, {
    y: (CLOTH[1] / 2 + 28) / place.size,
    seat,
    words: say("rolled-n", { n: items.length }),
    scale: 1 / place.size,
  });
}

/**
 * @param {Helpers} h
 * @param {{x?: number, y?: number, seat: number, words: string, scale?: number, room?: number}} how
 */
function pill(h, { x = 0, y = 0, seat, words, scale = 1, room = Infinity }) {
  const size = h.legible(17 * scale);
  const k = size / 17;
  const full = h.wide(h.nameOf(seat), size, 650) + h.wide(words, size) + 72 * k;
  const name = full > room ? "" : h.nameOf(seat); // where trays are small, the shape tells whose it is
  const w = name ? full : h.wide(words, size) + 64 * k;
  const from = -w / 2 + 17 * k;
  return h.group(
    { transform: `translate(${x} ${y})` },
    h.svg("rect", {
      x: -w / 2,
      y: -17 * k,
      width: w,
      height: 34 * k,
      rx: 17 * k,
      fill: "var(--surface)",
      stroke: "var(--line)",
    }),
    h.seatShape(seat, { x: from + 9 * k, y: 0, size: 20 * k }),
    h.text(name, { x: from + 25 * k, y: 6 * k, size, anchor: "start", weight: 650, color: "var(--ink)" }),
    h.text(words, { x: w / 2 - 17 * k, y: 6 * k, size, anchor: "end", color: "var(--ink-2)" }),
  );
}

/**
 * The weave of the mat, and the border where two mats meet.
 * @type {Paints["backdrop"]}
 */
export function backdrop(scene, h) {
  const cloth = scene.places.find((place) => place.name === "cloth");
  const seam = ((cloth?.y ?? 3.7) - 2.05) * unit;
  let weave = "";
  for (let x = -2400; x <= 2400; x += 5) weave += `M${x} -1800V${seam - 9}`;
  for (let y = seam + 12; y <= 3000; y += 5) weave += `M-2400 ${y}H2400`;
  /** @type {(x: number, y: number, w: number, t: number) => Picture} */
  const band = (x, y, w, t) => [
    h.svg("rect", { x, y, width: w, height: t, fill: "#34503f" }),
    h.svg("rect", { x, y, width: w, height: t, fill: "url(#pp-band)" }),
  ];
  return [
    h.svg(
      "defs",
      {},
      h.svg(
        "pattern",
        {
          id: "pp-band",
          width: 22,
          height: 18,
          patternUnits: "userSpaceOnUse",
          patternTransform: `translate(0 ${seam - 9})`,
        },
        h.svg("path", { d: "M2 4 11 14 20 4", fill: "none", stroke: "#86a58e", "stroke-width": 1.6, opacity: 0.7 }),
      ),
    ),
    h.svg("path", { d: weave, stroke: "var(--board-ink)", "stroke-width": 1, opacity: 0.09, fill: "none" }),
    band(-9, -1800, 18, 1791 + seam),
    band(-2400, seam - 9, 4800, 18),
  ];
}

/**
 * The indigo cloth under the roll.
 * @type {Paints["ground"]}
 */
export function ground(place, _items, h) {
  if (place.name !== "cloth") return null;
  const [w, t] = CLOTH;
  const [r, b] = [w / 2, t / 2];
  const edge = `M${14 - r} ${-b}Q0 ${-b - 18} ${r - 14} ${-b}L${r} ${b - 8}Q0 ${b + 16} ${-r} ${b - 8}Z`;
  let waves = "";
  for (let row = 0; row < 5; row += 1) {
    const y = -t / 2 + 34 + row * 48;
    const shift = row % 2 ? 20 : 0;
    waves += `M${-w / 2 + 34 + shift} ${y}${"q11 -15 22 0t22 0".repeat(Math.floor((w - 110) / 44))}`;
  }
  return h.group(
    { transform: `scale(${1 / place.size})` },
    h.svg("path", { d: edge, transform: "translate(4 8)", fill: "rgb(0 0 0 / .25)" }),
    h.svg("path", { d: edge, fill: "#38527f", stroke: "var(--art-ink)", "stroke-width": 2 }),
    h.svg("path", {
      d: waves,
      fill: "none",
      stroke: "#8fa6cf",
      "stroke-width": 2,
      opacity: 0.4,
      "stroke-linecap": "round",
    }),
  );
}

/**
 * All trays with their pills, and the whole cloth.
 * @type {Paints["bounds"]}
 */
export function bounds(scene, items) {
  const cloth = scene.places.find((place) => place.name === "cloth") ?? { y: 3.7 };
  const trays = items.filter(({ sprite }) => sprite.drawing === "pp-tray");
  const wide = Math.max(CLOTH[0] / 2 + 12, ...trays.map(({ x }) => Math.abs(x) + TRAY[0] / 2 + 8));
  const top = Math.min(
    cloth.y * unit - CLOTH[1] / 2,
    ...trays.map(({ y }) => y - TRAY[1] / 2 - (drops === FEW ? 66 : 40)),
  );
  return [-wide, top, wide, cloth.y * unit + CLOTH[1] / 2 + 48];
}

/** @type {Paints["motion"]} */
export function motion(was, now) {
  if (now.drawing !== "pp-die") return was ? "fade" : null;
  if (now.place === "cloth" && was?.place !== "cloth") return "roll";
  return was && shows(was) !== shows(now) ? "fade" : null;
}

/**
 * Is a line a roll of dice? It sounds so.
 * @type {Paints["rolls"]}
 */
export const rolls = (line) => line.startsWith("roll ");

/** @type {Paints["tumbles"]} */
export const tumbles = (s, h) =>
  ["panda", "blank", "bamboo", "water"].map((face) => die({ ...s, state: "", face: { shows: face } }, h));

/**
 * Dice that are rolled come from the tray of who rolls; a panda that is given, from the cloth; dice that are paid, from
 * the tray that they are gone from.
 * @type {Paints["origin"]}
 */
export function origin(s, before, scene) {
  if (s.drawing !== "pp-die" || s.key.startsWith("after")) return null;
  /** @type {(was: Piece) => boolean} */
  const isGone = (was) => was.drawing === s.drawing && !scene.sprites.has(was.key) && !was.key.startsWith("after");
  const gone = [...before.values()].filter(isGone);
  const came = [...scene.sprites.values()].filter((now) => now.drawing === s.drawing && !before.has(now.key));
  if (s.place === "cloth") return nth(gone, came, s, ({ key, place }) => key[0] === s.key[0] && place !== "cloth");
  /** @type {(now?: Piece) => boolean} */
  const lies = (now) => now?.place === "cloth" && now.state !== "faded";
  const given = [...before.values()].find(
    (was) => was.place === "cloth" && isLive(was) && !lies(scene.sprites.get(was.key)),
  );
  if (given && s.key[0] !== given.key[0]) return given.key; // only who rolled is paid
  return nth(gone, came, s, ({ key, place }) => key[0] !== s.key[0] && place !== "cloth");
}

/**
 * Of those that are gone, the one in whose stead a die came.
 * @type {(gone: Piece[], came: Piece[], s: Piece, fits: (was: Piece) => boolean) => string | null}
 */
function nth(gone, came, s, fits) {
  const same = came.filter((now) => now.place === s.place && now.key[0] === s.key[0]);
  const from = gone.filter(fits);
  return from[same.findIndex(({ key }) => key === s.key) % from.length]?.key ?? null;
}

// --- rolls that are over at once ---

// --- a line in pictures ---

const SIGN = 22; // of a face, with what is left free beside it

/**
 * A roll is its faces; a panda that was given, and to whom; dice that were swapped, and with whom; last, what the seat
 * before had to give.
 * @type {Paints["deed"]}
 */
export function deed({ line, effect }, h) {
  const [verb, rest = ""] = line.split(" ");
  /** @type {string[]} */
  const signs = [];
  if (verb === "roll") signs.push(...[...rest].map((letter) => `pp-ic-${SHOWN[letter][0]}`));
  else if (verb === "give" || verb === "swap")
    signs.push(verb === "give" ? "pp-ic-panda" : "pp-ic-blank", "", `seat-${SHAPES["ABCDE".indexOf(rest)]}`);
  if (!signs.length) return null;
  if (effect) signs.push("", "pp-ic-bamboo");
  const color = `var(--seat-${"ABCDE".indexOf(rest) + 1})`;
  /** @type {(sign: string, i: number) => Picture} */
  const draw = (sign, i) =>
    sign
      ? h.fit(sign, { x: i * SIGN + 1, y: 2, width: 20, height: 20, color: sign.startsWith("seat-") ? color : null })
      : h.svg("path", {
          d: `M${i * SIGN + 4} 12h12m-5-5 5 5-5 5`,
          fill: "none",
          stroke: "var(--ink-2)",
          "stroke-width": 2,
          "stroke-linecap": "round",
          "stroke-linejoin": "round",
        });
  const more = effect ? [h.text(effect, { x: signs.length * SIGN + 1, y: 17, size: 14, anchor: "start" })] : [];
  return { picture: [...signs.map(draw), ...more], width: signs.length * SIGN + (effect ? 24 : 0) };
}

/** @type {(line: string) => string} the faces of a roll */
const faces = (line) => (line.startsWith("roll ") ? line.slice(5) : "");
/** @type {Record<string, [shows: string, sign: string]>} */
const SHOWN = { W: ["water", "w"], P: ["panda", "p"], B: ["bamboo", ""], ".": ["blank", ""] };

/**
 * Who rolls no panda has nothing to decide, and the turn is over. It is seen all the same: the dice on the cloth, and
 * then in the trays. How many a seat has on the way is told by what it rolls next, or has in the end.
 * @type {Paints["passing"]}
 */
export function passing(before, after, told) {
  const lines = told.filter(({ undone }) => !undone);
  const rolled = lines.filter(({ line }) => faces(line));
  const dice = [...before.sprites.values(), ...after.sprites.values()].filter((s) => s.drawing === "pp-die");
  if (!rolled.length || !dice.length) return [];
  const stays = [...after.sprites.values()].some((s) => s.place === "cloth"); // the last roll, in the end
  const passed = stays ? lines.slice(0, lines.indexOf(rolled[rolled.length - 1])) : lines;
  const old = [...before.sprites.values()].filter((s) => s.place === "cloth" && shows(s) === "bamboo");
  let bamboo = { of: old[0]?.key[0], n: old.length }; // to be matched
  return passed
    .filter(({ line }) => !line.startsWith("start "))
    .flatMap((each) => {
      const { line, says, seat = null, of: turn = seat } = each;
      const next = lines.slice(lines.indexOf(each) + 1);
      /** @type {(to: Told[], roll?: Told) => Scene<Face>} */
      const scene = (to, roll) => ({
        ...before,
        places: after.places,
        asks: says,
        notes: [],
        verbs: [],
        sprites: onTheWay(before, after, { ...dice[0], lines: [], would: [], label: "" }, to, bamboo, roll),
      });
      if (!faces(line)) return [{ scene: scene(next), turn, rests: false }];
      const thrown = { scene: scene([each, ...next], each), turn, rests: true };
      bamboo = { of: "ABCDE"[turn ?? 0], n: faces(line).split("B").length - 1 };
      return [thrown, { scene: scene(next), turn, rests: false }];
    });
}

/**
 * All that lies on the table: the dice of every seat in its tray, but for those of a roll.
 * @param {Scene<Face>} before
 * @param {Scene<Face>} after
 * @param {Piece} die any
 * @param {Told[]} next what comes then
 * @param {{of: string, n: number}} bamboo
 * @param {Told} [roll]
 */
function onTheWay(before, after, die, next, bamboo, roll) {
  const sprites = new Map([...before.sprites].filter(([, s]) => s.drawing !== "pp-die"));
  for (const { seat } of before.panels) {
    const name = "ABCDE"[seat];
    const tray = before.sprites.get(`tray-${name}`);
    const later = next.find((each) => each.of === seat && faces(each.line));
    const own = [...after.sprites.values()].filter((s) => s.place === "mine").length;
    const n = later ? faces(later.line).length : tray ? (after.sprites.get(tray.key)?.face.count ?? 0) : own;
    if (tray) sprites.set(tray.key, { ...tray, lines: [], would: [], face: { ...tray.face, count: n } });
    const lie = roll?.of === seat ? onCloth(name, faces(roll.line)) : inTray(name, n, seat, !tray, bamboo);
    for (const each of lie) sprites.set(each.key, { ...die, state: "", ...each });
  }
  return sprites;
}

// Where dice lie, as screen/view.py lays them.
const LEAN = [-7, 5, -3, 8, -5, 4, -9];
const SHIFT = [0.1, -0.12, 0.14, -0.05, 0.12, -0.14, 0.04];
const CLOTH_ROW = 7;
const STEP = 1.25;
/** @type {(n: number) => number} */
const near = (n) => Math.round(n * 100) / 100;
/** @type {(face: string) => Face} as it is told */
const showing = (face) => (face === "blank" ? {} : { shows: face });

/**
 * @typedef {Pick<Piece, "key" | "place" | "lies" | "on" | "x" | "y" | "turn" | "face">} Lying
 * @type {(name: string, rolled: string) => Lying[]}
 */
function onCloth(name, rolled) {
  /** @type {Record<string, number>} */
  const so = {};
  return [...rolled].map((letter, i) => {
    const [face, sign] = SHOWN[letter];
    const n = so[sign] ?? 0;
    so[sign] = n + 1;
    const [row, column] = [Math.floor(i / CLOTH_ROW), i % CLOTH_ROW];
    const wide = Math.min(CLOTH_ROW, rolled.length - row * CLOTH_ROW);
    const rows = Math.ceil(rolled.length / CLOTH_ROW);
    return {
      key: `${name}-${sign}${n}`,
      place: "cloth",
      lies: "cloth",
      on: "board",
      x: near((column - (wide - 1) / 2) * STEP),
      y: near((row - (rows - 1) / 2) * STEP + SHIFT[i % SHIFT.length]),
      turn: LEAN[i % LEAN.length],
      face: showing(face),
    };
  });
}

/** @type {(name: string, n: number, seat: number, own: boolean, bamboo: {of: string, n: number}) => Lying[]} */
function inTray(name, n, seat, own, bamboo) {
  const row = n <= 2 * ROW ? ROW : 10;
  const rows = Math.ceil(n / row);
  const place = own ? "mine" : `seat ${name}`;
  const known = bamboo.of === name ? bamboo.n : 0;
  return Array.from({ length: n }, (_, i) => ({
    key: `${name}-${i}`,
    place,
    lies: place,
    on: own ? "tray" : "board",
    x: own ? i : near(((i % row) - (row - 1) / 2) * 0.96),
    y: own ? 0 : near((Math.floor(i / row) - (rows - 1) / 2) * 1.15),
    turn: own ? 0 : LEAN[(i + seat) % LEAN.length],
    face: showing(i < known ? "bamboo" : "blank"),
  }));
}

/**
 * Of a move one sees dice that came into a tray.
 * @type {Paints["recalls"]}
 */
export const recalls = (s, was) =>
  !was && s.drawing === "pp-die" && (s.place.startsWith("seat ") || (s.place === "mine" && !s.key.startsWith("after")));

/**
 * A preview is of the panda that is given: trays and other dice are as they are, or close ranks; one's own dice after
 * the turn lie in the tray already.
 * @type {Paints["ghostless"]}
 */
export const ghostless = (s, was) =>
  s.drawing !== "pp-die" || s.place === "mine" || (s.place === "cloth" ? !isLive(was ?? s) : Boolean(was));
/** @type {(s: Piece) => boolean} */
const isLive = (s) => shows(s) === "panda" && s.state === "";

/**
 * A die that leaves the turn is gone from the cloth.
 * @type {Paints["parts"]}
 */
export const parts = (_was, now) => (now.place === "cloth" && now.state === "faded" ? { goes: [EDGE] } : null);

/**
 * A panda is seen to be one until it is given; then it is a die like all others.
 * @type {Paints["pending"]}
 */
export const pending = (s, h, from) => paint(from?.place === "cloth" ? { ...s, face: from.face } : s, h);

/** @type {Paints["edge"]} */
export const edge = () => EDGE;
