// Scenes as the client keeps them: sprites by key, places by name, and what can be played.

const LISTS = ["asks", "notes", "verbs", "places", "panels"];
const BLANK = { label: "", drawing: "", place: "", state: "", lines: [], x: 0, y: 0, face: "", turn: 0, would: [] };

const whole = (panel) => ({ counts: [], note: "", lines: [], score: null, meters: [], ...panel });

/** In a replay with everything open the tray of a seat lies in places such as "B:hand": painters know it as "hand". */
const bare = (name) => name.replace(/^[A-E]:/, "");
const lain = (s) => ({ ...s, lies: s.place, place: bare(s.place) });

/** A scene as it came from the server, ready to be drawn and changed. */
export function opened(raw) {
  const sprites = new Map();
  for (const on of ["board", "tray"]) for (const s of raw[on] ?? []) sprites.set(s.key, lain({ ...BLANK, ...s, on }));
  const scene = { asks: raw.asks ?? "", notes: raw.notes ?? [], verbs: raw.verbs ?? [], places: raw.places ?? [], panels: (raw.panels ?? []).map(whole), sprites };
  return settled(scene);
}

/** The scene after a difference; the old one stays as it was. */
export function changed(scene, diff) {
  const next = { ...scene, sprites: new Map(scene.sprites) };
  for (const name of LISTS) if (diff.set && name in diff.set) next[name] = diff.set[name];
  next.panels = merged(next.panels, diff.panel, "seat").map(whole);
  if (!diff.set || !("places" in diff.set)) next.places = merged(scene.told ?? scene.places, diff.place, "name");
  for (const key of diff.drop ?? []) next.sprites.delete(key);
  const late = [];
  for (const { after, ...part } of diff.put ?? []) {
    if (after !== undefined && !next.sprites.has(part.key)) late.push([after, part.key]);
    const was = next.sprites.get(part.key);
    next.sprites.set(part.key, lain({ ...BLANK, ...was, ...(was ? { place: was.lies } : {}), ...part }));
  }
  if (late.length) next.sprites = inserted(next.sprites, late);
  if (diff.order) {
    const sorted = new Map();
    for (const key of diff.order) if (next.sprites.has(key)) sorted.set(key, next.sprites.get(key));
    for (const [key, s] of next.sprites) if (!sorted.has(key)) sorted.set(key, s);
    next.sprites = sorted;
  }
  return settled(next);
}

/** A list with some of its members changed. */
function merged(list, some, name) {
  const fresh = new Map((some ?? []).map((each) => [each[name], each]));
  return fresh.size ? list.map((each) => fresh.get(each[name]) ?? each) : list;
}

/** New sprites where they belong: each after the one it names, "" for the front. */
function inserted(sprites, late) {
  const moved = new Set(late.map(([, key]) => key));
  const keys = [...sprites.keys()].filter((key) => !moved.has(key));
  for (const [after, key] of late) keys.splice(after === "" ? 0 : keys.indexOf(after) + 1 || keys.length, 0, key);
  return new Map(keys.map((key) => [key, sprites.get(key)]));
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
    const same = !known.has(name) && list.length > 1 && list.every((s) => s.x === list[0].x && s.y === list[0].y);
    if (same) {
      const wide = known.get(name)?.on === "garden" || list[0].on === "board" ? Math.ceil(Math.sqrt(list.length * 1.6)) : list.length;
      list.forEach((s, i) => scene.sprites.set(s.key, { ...s, x: (i % wide) * 1.08, y: Math.floor(i / wide) * 1.08 }));
    }
    if (known.has(name)) continue;
    const on = list[0].on === "tray" ? "tray" : "garden";
    const now = list.map((s) => scene.sprites.get(s.key));
    const top = Math.min(...now.map((s) => s.y));
    const title = name[0].toUpperCase() + name.slice(1);
    known.set(name, { name, id: name, title: on === "tray" || members.size > 1 ? title : "", on, note: "", x: 0, y: on === "garden" ? floor - Math.min(0, top) * 0 : 0, size: 1 });
    if (on === "garden") floor += Math.max(...now.map((s) => s.y)) - Math.min(0, top) + 1.7;
  }
  scene.places = [...known.values()];
  return scene;
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
