// Differences between scenes, applied to a scene as the server tells it: see "A diff" in docs/protocol.md.

/** @import { Difference, News, Raw, Row } from "../../types/client" */

/** @typedef {Record<string, any>} Told a row of any list, as it is told; its fields go through unread */

const FIGURES = ["counts", "meters", "rows"]; // of a panel: rows of two words and figures
/** @type {["place" | "panel" | "board" | "tray", "places" | "panels" | "board" | "tray", string][]} */
const LISTS = [
  ["place", "places", "name"],
  ["panel", "panels", "seat"],
  ["board", "board", "key"],
  ["tray", "tray", "key"],
];
const TOUCH = ["lines", "would", "press"]; // what touching a row means
/** @type {("board" | "tray")[]} */
const SPRITES = ["board", "tray"];

/**
 * The scene after a difference. The old one stays as it was, and rows that are the same are the same objects.
 * @param {Raw} scene
 * @param {Difference} diff
 * @returns {Raw}
 */
export function applied(scene, diff) {
  /** @type {Told} */
  const next = { ...scene };
  if (diff.asks !== undefined) next.asks = diff.asks;
  const signs = new Map((scene.notes ?? []).map((note) => [note.sign, note]));
  if (diff.notes)
    next.notes = diff.notes.map((note) =>
      typeof note === "number" ? scene.notes[note] : note.sign ? { ...signs.get(note.sign), ...note } : note,
    );
  const verbs = new Map((scene.verbs ?? []).map((verb) => [verb.line, verb]));
  if (diff.verbs)
    next.verbs = diff.verbs.map((verb) =>
      typeof verb === "number" ? scene.verbs[verb] : { ...verbs.get(verb.line), ...verb },
    );
  if ("goal" in diff) next.goal = diff.goal && { ...scene.goal, ...diff.goal };
  const before = diff.rest ? atRest(scene) : scene;
  const sprites = new Map(SPRITES.flatMap((on) => before[on] ?? []).map((row) => [row.key, row]));
  for (const [part, list, name] of LISTS) {
    const known = part === "board" || part === "tray" ? sprites : new Map();
    next[list] = changedRows(before[list] ?? [], diff[part] ?? [], diff.drop?.[part] ?? [], name, known);
  }
  for (const [on, other] of [SPRITES, [...SPRITES].reverse()]) {
    const came = new Set((diff[other] ?? []).map((row) => row.key)); // who came there has left here
    if (came.size) next[on] = next[on].filter((/** @type {Row} */ row) => !came.has(row.key));
  }
  const touch = touching(diff);
  for (const on of touch.size ? SPRITES : [])
    next[on] = next[on].map((/** @type {Row} */ row) => (touch.has(row.key) ? { ...row, ...touch.get(row.key) } : row));
  return /** @type {Raw} */ (next);
}

/**
 * What touching sprites means now, by their keys: told are values, each with the keys that have it.
 * @param {Difference} diff
 */
function touching(diff) {
  /** @type {Map<string, {lines?: string[], would?: string[], press?: string}>} */
  const found = new Map();
  /** @param {string} key */
  const of = (key) => {
    const touch = found.get(key) ?? {};
    found.set(key, touch);
    return touch;
  };
  for (const [press, ...keys] of diff.press ?? []) for (const key of keys) of(key).press = press;
  for (const field of /** @type {const} */ (["lines", "would"]))
    for (const [line, ...keys] of diff[field] ?? [])
      for (const key of keys) {
        const touch = of(key);
        touch[field] = [...(touch[field] ?? []), ...(line ? [named(line, key)] : [])];
      }
  return found;
}

/**
 * A line with the name of a sprite in place of the star: its key, or what follows its first hyphen.
 * @param {string} line
 * @param {string} key
 */
const named = (line, key) =>
  line
    .split(" ")
    .map((word) => (word === "*" ? key.slice(key.indexOf("-") + 1) || key : word))
    .join(" ");

/**
 * The scene with nothing left to touch.
 * @param {Raw} scene
 * @returns {Raw}
 */
function atRest(scene) {
  /** @param {Told} row */
  const rest = (row) => {
    if (!TOUCH.some((field) => field in row)) return row;
    return Object.fromEntries(Object.entries(row).filter(([field]) => !TOUCH.includes(field)));
  };
  const lists = LISTS.filter(([, list]) => list in scene);
  return { ...scene, ...Object.fromEntries(lists.map(([, list]) => [list, (scene[list] ?? []).map(rest)])) };
}

/**
 * Rows after what is told of them; `known` are rows that may come from elsewhere, by their name.
 * @param {Told[]} rows
 * @param {News[]} news
 * @param {(string | number)[]} gone
 * @param {string} name
 * @param {Map<any, Told>} known
 * @returns {Told[]}
 */
function changedRows(rows, news, gone, name, known) {
  if (!news.length && !gone.length) return rows;
  const found = new Map(rows.map((row) => [row[name], row]));
  for (const key of gone) found.delete(key);
  let keys = [...found.keys()];
  for (const { after, ...fields } of news) {
    /** @type {Told} */
    const row = fields;
    const key = row[name];
    if (!found.has(key)) keys.push(key);
    const was = found.get(key) ?? known.get(key) ?? {};
    for (const field of FIGURES) if (typeof row[field]?.[0] === "number") row[field] = counted(was[field], row[field]);
    if (row.face) row.face = faced(was.face, row.face);
    found.set(key, { ...was, ...row });
    if (after === undefined) continue;
    keys = keys.filter((each) => each !== key);
    keys.splice(after === "" ? 0 : keys.indexOf(after) + 1 || keys.length, 0, key);
  }
  return keys.flatMap((key) => found.get(key) ?? []);
}

/**
 * What stands on a sprite after what is told of it: null is what is usual again.
 * @param {Told | undefined} was
 * @param {Told} face
 */
const faced = (was, face) =>
  Object.fromEntries(Object.entries({ ...was, ...face }).filter(([, value]) => value !== null));

/**
 * What is counted, with other figures.
 * @param {(string | number)[][]} rows
 * @param {number[]} figures
 */
function counted(rows, figures) {
  const left = figures.values();
  return rows.map((row) => row.map((each, i) => (i < 2 ? each : left.next().value)));
}
