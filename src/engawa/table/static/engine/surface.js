// A surface draws sprites as keyed SVG: the garden is one, each place of the tray and of a seat's
// panel another. The drawing is always the newest state; motion is a picture on top of it.

import { svg } from "../dom.js";
import { helpers } from "./painter.js";
import { play } from "./motion.js";

const LAST = 1e6;

export class Surface {
  /** `mute`: the root speaks for all of it, as a picture. */
  constructor(root, painter, { mute = false } = {}) {
    this.mute = mute;
    this.root = root;
    this.painter = painter;
    this.nodes = new Map(); // key -> {outer, fly, body, item, look}
    this.layers = new Map();
    this.world = svg("g", { class: "world" });
    this.under = svg("g", { class: "under" });
    this.stack = svg("g", { class: "stack" });
    this.captions = svg("g", { class: "captions" });
    this.traces = svg("g", { class: "traces" });
    this.marks = svg("g", { class: "marks" });
    this.ghosts = svg("g", { class: "ghosts" });
    this.flight = svg("g", { class: "flight" });
    this.ring = svg("g", { class: "ring" });
    this.world.append(this.under, this.stack, this.captions, this.traces, this.flight, this.marks, this.ghosts, this.ring);
    root.append(this.world);
    this.items = [];
  }

  /** Draw groups of sprites; with `speed` > 0 what changed moves there. Returns what moved. */
  draw(scene, groups, { speed = 0, from = null, captions = false } = {}) {
    const items = groups.flatMap(({ place, sprites }) => sprites.map((sprite) => this.item(sprite, place)));
    const beats = [];
    const before = this.nodes;
    const now = new Map();
    for (const item of items) {
      const key = item.sprite.key;
      const node = before.get(key) ?? this.make(key);
      const was = node.item;
      const look = `${looks(item.sprite)}|${this.painter.reads?.(item.sprite) ?? ""}`;
      node.old = null;
      if (node.look !== look) {
        if (speed && node.look) node.old = node.body.cloneNode(true);
        node.body.replaceChildren(...painted(this.painter.paint(item.sprite, helpers)));
        node.look = look;
      }
      node.item = item;
      this.put(node, item);
      now.set(key, node);
      if (speed) beats.push(...this.beat(node, was, item, from?.(key)));
    }
    for (const [key, node] of before) if (!now.has(key)) this.drop(node, speed, beats);
    this.nodes = now;
    this.items = items;
    this.sort(items);
    const around = surroundings(scene, groups);
    if (around !== this.around) this.scenery(scene, groups, captions);
    this.around = around;
    return play(beats, speed);
  }

  item(sprite, place) {
    const unit = this.painter.unit;
    const k = place.size ?? 1;
    return { sprite, place, k, x: ((place.x ?? 0) + sprite.x * k) * unit, y: ((place.y ?? 0) + sprite.y * k) * unit };
  }

  make(key) {
    const body = svg("g", { class: "body" });
    const fly = svg("g", { class: "fly" }, body);
    const hit = svg("rect", { class: "hit", fill: "transparent" });
    const outer = svg("g", { class: "sprite", "data-key": key }, hit, fly);
    return { outer, fly, body, hit, item: null, look: null };
  }

  put(node, item) {
    const { sprite } = item;
    if (node.label !== sprite.label) {
      node.label = sprite.label;
      if (this.mute) node.outer.setAttribute("aria-hidden", "true");
      else node.outer.setAttribute("aria-label", sprite.label);
    }
    if (node.outer.dataset.state !== sprite.state) node.outer.dataset.state = sprite.state;
    const spot = `${at(item)} ${sprite.turn} ${this.painter.size(sprite)}`;
    if (node.spot === spot) return;
    node.spot = spot;
    node.outer.setAttribute("transform", at(item));
    if (sprite.turn) node.body.setAttribute("transform", `rotate(${sprite.turn})`);
    else node.body.removeAttribute("transform");
    const [w, h] = this.painter.size(sprite);
    for (const [name, value] of Object.entries({ x: -w / 2, y: -h / 2, width: w, height: h })) node.hit.setAttribute(name, value);
  }

  /** What is to be seen of a sprite's change. */
  beat(node, was, item, start) {
    const now = item.sprite;
    if (!was) {
      if (start) return [{ node: node.fly, kind: "move", dx: (start.x - item.x) / item.k, dy: (start.y - item.y) / item.k, lift: () => this.lift(node) }];
      return [{ node: node.fly, kind: this.painter.motion?.(null, now) ?? "set" }];
    }
    const beats = [];
    const dx = (was.x - item.x) / item.k;
    const dy = (was.y - item.y) / item.k;
    if (Math.abs(dx) + Math.abs(dy) > 0.5) beats.push({ node: node.fly, kind: "move", dx, dy, lift: () => this.lift(node) });
    const old = was.sprite;
    const kind = node.old || old.lies !== now.lies ? this.painter.motion?.(old, now) : null;
    if (kind === "fade") beats.push(...this.fade(node));
    else if (kind) beats.push({ node: node.fly, kind, add: beats.length > 0 });
    else if (old.drawing !== now.drawing || old.face !== now.face) beats.push({ node: node.fly, kind: "flip", add: beats.length > 0 });
    else if (old.turn !== now.turn) beats.push({ node: node.body, kind: "turn", by: old.turn - now.turn, to: now.turn });
    return beats;
  }

  /** The new picture comes over the old one, so that nothing blinks. */
  fade(node) {
    const { old } = node;
    if (!old) return [];
    node.fly.insertBefore(old, node.body);
    return [{ node: node.body, kind: "fade", after: () => old.remove() }];
  }

  /** Raise a flying sprite above the rest until it has landed. */
  lift(node) {
    const home = node.outer.parentNode;
    const next = node.outer.nextSibling;
    this.flight.append(node.outer);
    return () => {
      if (node.outer.parentNode !== this.flight) return;
      home.insertBefore(node.outer, next?.parentNode === home ? next : null);
      this.sort(this.items);
    };
  }

  drop(node, speed, beats) {
    if (!speed) return node.outer.remove();
    this.flight.append(node.outer);
    node.outer.setAttribute("aria-hidden", "true");
    node.outer.removeAttribute("tabindex");
    beats.push({ node: node.fly, kind: "gone", after: () => node.outer.remove() });
  }

  /** Painting order: by layer, then from the back row to the front. */
  sort(items) {
    const ranked = items.map((item, i) => ({ item, i, layer: this.painter.layer(item.sprite) ?? 0 }));
    ranked.sort((a, b) => a.layer - b.layer || a.item.y - b.item.y || a.i - b.i);
    const last = new Map();
    for (const { item, layer } of ranked) {
      const group = this.pass(layer);
      const { outer } = this.nodes.get(item.sprite.key);
      if (outer.parentNode === this.flight && outer.isConnected && outer.getAnimations?.({ subtree: true }).length) continue;
      const before = last.get(group) ? last.get(group).nextSibling : group.firstChild;
      if (before !== outer) group.insertBefore(outer, before);
      last.set(group, outer);
    }
  }

  pass(layer) {
    if (!this.layers.has(layer)) {
      const group = svg("g", { "data-pass": layer });
      this.layers.set(layer, group);
      const passes = [...this.layers.keys()].sort((a, b) => a - b);
      const next = passes[passes.indexOf(layer) + 1];
      this.stack.insertBefore(group, next === undefined ? null : this.layers.get(next));
    }
    return this.layers.get(layer);
  }

  /** What lies under and between the sprites: grounds, limbs, paths, headings. */
  scenery(scene, groups, captions) {
    const unit = this.painter.unit;
    const under = [];
    const heads = [];
    for (const group of this.layers.values()) for (const old of group.querySelectorAll(":scope > .scenery")) old.remove();
    if (captions) under.push(...painted(this.painter.backdrop?.(scene, helpers)));
    for (const { place, sprites } of groups) {
      const move = `translate(${place.x * unit} ${place.y * unit}) scale(${place.size})`;
      const mine = sprites.map((sprite) => ({ sprite, x: sprite.x * unit, y: sprite.y * unit }));
      const ground = painted(this.painter.ground?.(place, mine, helpers, scene));
      if (ground.length) under.push(svg("g", { transform: move, class: "ground" }, ground));
      for (const [layer, node] of this.painter.overlay?.(place, mine, helpers, scene) ?? []) {
        const group = this.pass(layer);
        group.insertBefore(svg("g", { transform: move, class: "scenery", "pointer-events": "none" }, node), null);
      }
      if (captions) heads.push(...painted(this.caption(place, mine, move)));
    }
    this.under.replaceChildren(...under);
    this.captions.replaceChildren(...heads);
  }

  caption(place, mine, move) {
    if (this.painter.caption) {
      const own = this.painter.caption(place, mine, helpers);
      if (own !== undefined) return own && svg("g", { transform: move }, own);
    }
    if (!place.title || !mine.length) return null;
    const [left, top] = bounds(mine.map((item) => ({ ...item, k: 1 })), this.painter);
    const words = svg("text", { class: "caption", x: left, y: top - 12, "font-size": 19 });
    words.append(svg("tspan", { "font-weight": 650 }, place.title));
    if (place.note) words.append(svg("tspan", { dx: 10, class: "note" }, place.note));
    return svg("g", { transform: move }, words);
  }

  /** Mark what is lit and what is chosen. */
  mark(lit, chosen, dim = false) {
    const marks = [];
    for (const { sprite, x, y, k } of this.items) {
      const { outer } = this.nodes.get(sprite.key);
      const is = chosen.has(sprite.key) ? "chosen" : lit.has(sprite.key) ? "lit" : "";
      outer.classList.toggle("lit", is === "lit");
      outer.classList.toggle("chosen", is === "chosen");
      if (!is) continue;
      const mark = this.painter.target?.(sprite, helpers, is) ?? helpers.rim(this.painter.size(sprite), { chosen: is === "chosen" });
      const breathe = is === "lit" && lit.size <= 12 ? " breathe" : "";
      const turn = sprite.turn ? ` rotate(${sprite.turn})` : "";
      marks.push(svg("g", { class: `mark ${is}${breathe}`, transform: `${at({ x, y, k })}${turn}` }, mark));
    }
    this.marks.replaceChildren(...marks);
    this.root.classList.toggle("veiled", dim);
  }

  /** Show the table as it would be: new and changed sprites as ghosts, trails, chips. */
  ghost(groups, steps) {
    const ghosts = [];
    const later = new Map();
    for (const { place, sprites } of groups ?? []) for (const s of sprites) later.set(s.key, this.item(s, place));
    for (const node of this.nodes.values()) node.outer.classList.remove("leaving");
    const trails = [];
    for (const item of groups ? this.items : []) {
      const after = later.get(item.sprite.key);
      const node = this.nodes.get(item.sprite.key);
      if (!after) node.outer.classList.add("leaving");
      else if (Math.hypot(after.x - item.x, after.y - item.y) > 1 && !this.painter.ghostless?.(after.sprite, item.sprite)) {
        node.outer.classList.add("leaving");
        trails.push(...trail(item, after));
      }
    }
    for (const item of later.values()) {
      const now = this.nodes.get(item.sprite.key)?.item;
      if (now && looks(now.sprite) === looks(item.sprite) && now.x === item.x && now.y === item.y) continue;
      if (this.painter.ghostless?.(item.sprite, now?.sprite)) continue;
      const inner = svg("g", item.sprite.turn ? { transform: `rotate(${item.sprite.turn})` } : {}, painted(this.painter.paint(item.sprite, helpers)));
      ghosts.push(svg("g", { class: this.painter.solid?.(item.sprite) ? "ghost solid" : "ghost", transform: at(item) }, inner));
    }
    const chips = [];
    for (const [key, words] of steps ?? []) {
      const item = later.get(key) ?? this.nodes.get(key)?.item;
      if (!item) continue;
      const [w, h] = this.painter.size(item.sprite);
      chips.push(svg("g", { transform: at(item) }, helpers.chip(words, { x: w * 0.36, y: -h * 0.3, size: 17 })));
    }
    this.ghosts.replaceChildren(...trails, ...ghosts, ...chips);
  }

  /** The last move: dotted trails and outlines in the seat's colour, and what each piece brought. */
  recall(seat, changes = [], chips = new Map()) {
    const shown = changes.map(([s, was]) => ({ item: this.nodes.get(s.key)?.item, was })).filter(({ item, was }) => item && this.recalls(item.sprite, was));
    shown.sort((a, b) => this.painter.layer(a.item.sprite) - this.painter.layer(b.item.sprite));
    const spots = new Set();
    const drawn = [];
    for (const { item, was } of shown) {
      const from = this.painter.trails !== false && was?.lies === item.sprite.lies ? this.item(was, item.place) : null;
      if (from && Math.hypot(from.x - item.x, from.y - item.y) > 1) drawn.push(...trail(from, item, "last"));
      if (spots.has(at(item))) continue; // a piece and the ground under it
      spots.add(at(item));
      const d = this.painter.outline?.(item.sprite) ?? boxed(this.painter.size(item.sprite));
      const turn = item.sprite.turn ? ` rotate(${item.sprite.turn})` : "";
      drawn.push(svg("g", { transform: at(item) + turn }, svg("path", { d, class: "outline under" }), svg("path", { d, class: "outline" })));
    }
    for (const [key, words] of chips) {
      const item = this.nodes.get(key)?.item;
      if (item) drawn.push(svg("g", { transform: at(item) }, helpers.chip(words, { x: 26, y: -30, size: 17 })));
    }
    this.traces.style.setProperty("--seat", `var(--seat-${(seat ?? 0) + 1})`);
    this.traces.replaceChildren(...drawn);
  }

  recalls(sprite, was) {
    return this.painter.recalls ? this.painter.recalls(sprite, was) : !this.painter.ghostless?.(sprite, was);
  }

  /** Ring around the sprite that has the keyboard's focus. */
  focus(key) {
    const item = key === null ? null : this.nodes.get(key)?.item;
    if (!item) return this.ring.replaceChildren();
    const [w, h] = this.painter.size(item.sprite);
    const grow = 9;
    const turn = item.sprite.turn ? ` rotate(${item.sprite.turn})` : "";
    const box = { x: -w / 2 - grow, y: -h / 2 - grow, width: w + 2 * grow, height: h + 2 * grow, rx: 12 };
    this.ring.replaceChildren(svg("g", { transform: at(item) + turn }, svg("rect", { ...box, class: "halo" }), svg("rect", { ...box, class: "focus" })));
  }

  /** The box around everything, in drawing units: [left, top, right, bottom]. */
  bounds() {
    return bounds(this.items, this.painter);
  }

  /** Where a sprite lies on the screen. */
  seen(key) {
    return this.nodes.get(key)?.hit.getBoundingClientRect() ?? null;
  }

  /** The way from the screen to drawing units. */
  way() {
    return this.world.getScreenCTM()?.inverse() ?? null;
  }

  /** A point of the screen in drawing units. */
  point(x, y) {
    const way = this.way();
    return way ? new DOMPoint(x, y).matrixTransform(way) : { x: 0, y: 0 };
  }
}

const at = ({ x, y, k }) => `translate(${round(x)} ${round(y)})${k === 1 ? "" : ` scale(${k})`}`;
const round = (n) => Math.round(n * 100) / 100;
const painted = (made) => [made].flat(9).filter(Boolean);

/** All that a picture shows; that it glows is a mark's business. */
const looks = (s) => `${s.drawing}|${s.face}|${s.state.replace(/\blit\b/, "").trim()}|${s.turn}`;

/** All that scenery is drawn from; while it stays the same, so does the scenery. */
function surroundings(scene, groups) {
  const parts = groups.map(({ place, sprites }) => [place, sprites.map((s) => [s.key, looks(s), s.x, s.y])]);
  return JSON.stringify([parts, scene.places.length]);
}

/** The box around sprites, each as large as its painter says: [left, top, right, bottom]. */
export function bounds(items, painter) {
  let box = [LAST, LAST, -LAST, -LAST];
  for (const { sprite, x, y, k = 1 } of items) {
    const [w, h] = painter.size(sprite).map((n) => (n * k) / 2);
    box = [Math.min(box[0], x - w), Math.min(box[1], y - h), Math.max(box[2], x + w), Math.max(box[3], y + h)];
  }
  return box[0] === LAST ? [0, 0, 100, 100] : box;
}

const boxed = ([w, h]) => `M${-w / 2 - 2} ${-h / 2 - 2}h${w + 4}v${h + 4}h${-w - 4}z`;

function trail(from, to, kind = "") {
  const bend = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5);
  const d = `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - bend} ${to.x} ${to.y}`;
  return [svg("path", { d, class: `trail-under ${kind}` }), svg("path", { d, class: `trail ${kind}` })];
}

