// Scenes as the client keeps them: sprites by key, places by name, and what can be played.

import { say, together } from "../words.js";
import { applied } from "./diff.js";
import { faceOf } from "./shapes.js";

/** @import { Change, Difference, Group, Painter, Pressed } from "../../types/client" */
/** @import { Raw, Row, Scene, Screen, Sprite } from "../../types/client" */

const BLANK = {
  label: "",
  drawing: "",
  place: "",
  state: "",
  lines: [],
  x: 0,
  y: 0,
  face: {},
  turn: 0,
  would: [],
  press: "",
  text: "",
  note: "",
};
const PANEL = { counts: [], note: "", lines: [], score: null, meters: [], title: "", rows: [] };
const PLACE = { on: "garden", title: "", note: "", x: 0, y: 0, size: 1 };

/**
 * In a replay with everything open a seat's tray lies in places such as "B:hand": painters know it as "hand".
 * @param {string} name
 */
const bare = (name) => name.replace(/^[A-E]:/, "");

/** @type {WeakMap<Row, Sprite>} */
const made = new WeakMap(); // row -> its sprite: rows never change, and most of them stay from scene to scene

/**
 * A sprite as it is told; its label says, after what it is, how far it is and what a press does.
 * @param {Row} row
 * @param {"board" | "tray"} on
 * @returns {Sprite}
 */
function sprite(row, on) {
  const kept = made.get(row);
  if (kept?.on === on) return kept;
  const now = { ...BLANK, ...row, face: row.face ?? {}, on, words: row.label ?? "", lies: row.place ?? "" };
  now.place = bare(now.lies);
  const more = [now.note, now.press && say("press", { what: now.press })].filter(Boolean);
  now.label = more.length ? together([now.words, ...more]) : now.words;
  made.set(row, now);
  return now;
}

/**
 * A scene as it came from the server, ready to be drawn and changed.
 * @param {Raw} raw
 * @returns {Scene}
 */
export function opened(raw) {
  const sprites = new Map();
  for (const on of /** @type {const} */ (["board", "tray"]))
    for (const row of raw[on] ?? []) sprites.set(row.key, sprite(row, on));
  const { asks = "", notes = [], verbs = [], goal = null } = raw;
  const places = (raw.places ?? []).map((place) => ({ ...PLACE, ...place, id: place.name, name: bare(place.name) }));
  const panels = (raw.panels ?? []).map((panel) => ({ ...PANEL, ...panel }));
  return settled({ raw, asks, notes, verbs, goal, places, panels, sprites });
}

/**
 * The scene after a difference; the old one stays as it was.
 * @param {Scene} scene
 * @param {Difference} diff
 */
export const changed = (scene, diff) => opened(applied(scene.raw, diff));

/**
 * Give every sprite a place: those a game does not describe are laid out here.
 * @param {Scene} scene
 */
function settled(scene) {
  const known = new Map(scene.places.map((place) => [place.id, place]));
  /** @type {Map<string, Sprite[]>} */
  const members = new Map();
  for (const s of scene.sprites.values()) {
    members.set(s.lies, [...(members.get(s.lies) ?? []), s]);
  }
  let floor = 0;
  for (const [name, list] of members) {
    if (known.has(name)) continue;
    const on = list[0].on === "tray" ? "tray" : "garden";
    const now = sideBySide(list, on);
    for (const s of now) scene.sprites.set(s.key, s);
    const title = name[0].toUpperCase() + name.slice(1);
    known.set(name, {
      name,
      id: name,
      title: on === "tray" || members.size > 1 ? title : "",
      on,
      note: "",
      x: 0,
      y: on === "garden" ? floor : 0,
      size: 1,
    });
    const rows = now.map((s) => s.y);
    if (on === "garden") floor += Math.max(...rows) - Math.min(0, ...rows) + 1.7;
  }
  scene.places = [...known.values()];
  return scene;
}

/**
 * Sprites that all lie on the same spot, laid out: in the garden as a block, in the tray in a row.
 * @param {Sprite[]} list
 * @param {string} on
 */
function sideBySide(list, on) {
  if (list.some((s) => s.x !== list[0].x || s.y !== list[0].y) || list.length < 2) return list;
  const wide = on === "garden" ? Math.ceil(Math.sqrt(list.length * 1.6)) : list.length;
  return list.map((s, i) => ({ ...s, x: (i % wide) * 1.08, y: Math.floor(i / wide) * 1.08 }));
}

/**
 * The same places for a screen, if the painter wants them otherwise there, and what lies in them.
 * @param {Scene} scene
 * @param {Painter} painter
 * @param {Screen} screen
 * @returns {Scene}
 */
export function arranged(scene, painter, screen) {
  if (!painter.arrange) return scene;
  const places = painter.arrange(scene.places, screen, scene) ?? scene.places;
  const laid = new Map(places.flatMap(({ id, lay }) => (lay ? [[id, lay]] : [])));
  if (!laid.size) return { ...scene, places };
  const sprites = new Map(scene.sprites);
  for (const s of scene.sprites.values()) {
    const lay = laid.get(s.lies);
    const spot = lay ? lay(s) : s;
    if (!spot) sprites.delete(s.key);
    else if (lay) sprites.set(s.key, { ...s, ...spot });
  }
  return { ...scene, places, sprites };
}

/**
 * The sprites of a part of the screen ("garden", "tray", "seat B"), grouped by place.
 * @param {Scene} scene
 * @param {string} on
 * @returns {Group[]}
 */
export function lying(scene, on) {
  /** @type {Group[]} */
  const groups = scene.places.filter((place) => place.on === on).map((place) => ({ place, sprites: [] }));
  const index = new Map(groups.map((group) => [group.place.id, group]));
  for (const s of scene.sprites.values()) index.get(s.lies)?.sprites.push(s);
  return groups;
}

/**
 * Every line that can be played now, with what carries it.
 * @param {Scene} scene
 */
export function playable(scene) {
  /** @type {Map<string, Pressed[]>} */
  const lines = new Map(); // line -> carriers
  /** @type {(line: string, carrier: Pressed) => unknown} */
  const add = (line, carrier) => lines.set(line, [...(lines.get(line) ?? []), carrier]);
  for (const s of scene.sprites.values()) for (const line of s.lines) add(line, { kind: "sprite", id: s.key });
  for (const panel of scene.panels) for (const line of panel.lines ?? []) add(line, { kind: "panel", id: panel.seat });
  const touched = [...lines.keys()];
  for (const verb of scene.verbs) {
    if (verb.off) continue;
    const opens = touched.some((line) => line.startsWith(`${verb.line} `));
    if (!opens || lines.has(verb.line)) add(verb.line, { kind: "verb", id: verb.line });
  }
  return lines;
}

/** @param {Sprite} s */
const shape = (s) =>
  [s.drawing, faceOf(s), s.text, s.state.replace(/\blit\b/, "").trim(), s.turn, s.x, s.y, s.lies].join("|");

/**
 * What looks otherwise in a later scene: [sprite, what it was or null], for all that came, moved or changed.
 * @param {Scene} before
 * @param {Scene} after
 * @returns {Change[]}
 */
export function touched(before, after) {
  /** @type {Change[]} */
  const found = [];
  for (const s of after.sprites.values()) {
    const was = before.sprites.get(s.key) ?? null;
    if (was !== s && (!was || shape(was) !== shape(s))) found.push([s, was]);
  }
  return found;
}
