// Scenes as the client keeps them: sprites by key, places by name, and what can be played.

import { say } from "../words.js";

const WHOLE = ["asks", "notes", "verbs"];
const BLANK = { label: "", drawing: "", place: "", state: "", lines: [], x: 0, y: 0, face: "", turn: 0, would: [], press: "" };
const REST = { lines: [], would: [], press: "" };
const PANEL = { counts: [], note: "", lines: [], score: null, meters: [] };

/** In a replay with everything open the tray of a seat lies in places such as "B:hand": painters know it as "hand". */
const bare = (name) => name.replace(/^[A-E]:/, "");

/** A sprite as it was and what is told of it; its label says, after what it is, what a press does. */
function sprite(was, row, on) {
  const now = { ...BLANK, ...was, ...row, on, words: row.label ?? was?.words ?? "", lies: row.place ?? was?.lies ?? "" };
  now.place = bare(now.lies);
  const full = now.words && !/[.!?]$/.test(now.words) ? `${now.words}.` : now.words;
  now.label = now.press ? `${full} ${say("press", { what: now.press })}` : now.words;
  return now;
}

const panel = (was, row) => ({ ...PANEL, ...was, ...row });
const place = (was, row) => ({ ...was, ...row });

/** A scene as it came from the server, ready to be drawn and changed. */
export function opened(raw) {
  const sprites = new Map();
  for (const on of ["board", "tray"]) for (const s of raw[on] ?? []) sprites.set(s.key, sprite(null, s, on));
  const scene = { asks: raw.asks ?? "", notes: raw.notes ?? [], verbs: raw.verbs ?? [], places: raw.places ?? [], panels: (raw.panels ?? []).map((row) => panel(null, row)), sprites };
  return settled(scene);
}

/** The scene after a difference; the old one stays as it was. */
export function changed(scene, diff) {
  const next = { ...scene, sprites: new Map(scene.sprites) };
  for (const name of WHOLE) if (name in diff) next[name] = diff[name];
  if (diff.rest) for (const [key, s] of next.sprites) next.sprites.set(key, sprite(s, REST, s.on));
  if (diff.rest) next.panels = scene.panels.map((each) => panel(each, { lines: [] }));
  const gone = diff.drop ?? {};
  next.places = [...told(named(scene.told ?? scene.places, "name"), diff.place, gone.place, "name", place).values()];
  next.panels = [...told(named(next.panels, "seat"), diff.panel, gone.panel, "seat", panel).values()];
  for (const on of ["board", "tray"]) next.sprites = told(next.sprites, diff[on], gone[on], "key", (was, row) => sprite(was, row, on));
  return settled(next);
}

const named = (list, name) => new Map(list.map((each) => [each[name], each]));

/** Rows after what is told of them: those that are new or changed, some after another; those gone. */
function told(rows, news, gone, name, merged) {
  const found = new Map(rows);
  for (const key of gone ?? []) found.delete(key);
  const late = [];
  for (const { after, ...row } of news ?? []) {
    found.set(row[name], merged(found.get(row[name]), row));
    if (after !== undefined) late.push([after, row[name]]);
  }
  return late.length ? inserted(found, late) : found;
}

/** Rows where they belong: each after the one it names, "" for the front. */
function inserted(rows, late) {
  const moved = new Set(late.map(([, key]) => key));
  const keys = [...rows.keys()].filter((key) => !moved.has(key));
  for (const [after, key] of late) keys.splice(after === "" ? 0 : keys.indexOf(after) + 1 || keys.length, 0, key);
  return new Map(keys.map((key) => [key, rows.get(key)]));
}

/** Give every sprite a place: those a game does not describe are laid out here. */
function settled(scene) {
  scene.told = scene.places; // as the game told them
  const known = new Map(scene.places.map((place) => [place.name, { on: "garden", title: "", note: "", x: 0, y: 0, size: 1, ...place, id: place.name, name: bare(place.name) }]));
  const members = new Map();
  for (const s of scene.sprites.values()) {
    if (!members.has(s.lies)) members.set(s.lies, []);
    members.get(s.lies).push(s);
  }
  let floor = 0;
  for (const [name, list] of members) {
    if (known.has(name)) continue;
    const on = list[0].on === "tray" ? "tray" : "garden";
    const now = sideBySide(list, on);
    for (const s of now) scene.sprites.set(s.key, s);
    const title = name[0].toUpperCase() + name.slice(1);
    known.set(name, { name, id: name, title: on === "tray" || members.size > 1 ? title : "", on, note: "", x: 0, y: on === "garden" ? floor : 0, size: 1 });
    const rows = now.map((s) => s.y);
    if (on === "garden") floor += Math.max(...rows) - Math.min(0, ...rows) + 1.7;
  }
  scene.places = [...known.values()];
  return scene;
}

/** Sprites that all lie on the same spot, laid out: in the garden as a block, in the tray in a row. */
function sideBySide(list, on) {
  if (list.some((s) => s.x !== list[0].x || s.y !== list[0].y) || list.length < 2) return list;
  const wide = on === "garden" ? Math.ceil(Math.sqrt(list.length * 1.6)) : list.length;
  return list.map((s, i) => ({ ...s, x: (i % wide) * 1.08, y: Math.floor(i / wide) * 1.08 }));
}

/** The same place for a narrow screen, if the painter wants it otherwise there. */
export function arranged(scene, painter, screen) {
  if (!painter.arrange) return scene;
  return { ...scene, places: painter.arrange(scene.places, screen, scene) ?? scene.places };
}

/** The sprites of a part of the screen ("garden", "tray", "seat B"), grouped by place. */
export function lying(scene, on) {
  const groups = scene.places.filter((place) => place.on === on).map((place) => ({ place, sprites: [] }));
  const index = new Map(groups.map((group) => [group.place.id, group]));
  for (const s of scene.sprites.values()) index.get(s.lies)?.sprites.push(s);
  return groups;
}

/** Every line that can be played now, with what carries it. */
export function playable(scene) {
  const lines = new Map(); // line -> carriers
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

const shape = (s) => [s.drawing, s.face, s.state.replace(/\blit\b/, "").trim(), s.turn, s.x, s.y, s.lies].join("|");

/** What looks otherwise in a later scene: [sprite, what it was or null], for all that came, moved or changed. */
export function touched(before, after) {
  const found = [];
  for (const s of after.sprites.values()) {
    const was = before.sprites.get(s.key) ?? null;
    if (was !== s && (!was || shape(was) !== shape(s))) found.push([s, was]);
  }
  return found;
}
