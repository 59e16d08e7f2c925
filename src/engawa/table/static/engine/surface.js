// A surface draws sprites as keyed SVG: the garden is one, each place of the tray and of a seat's
// panel another. The drawing is always the newest state; motion is a picture on top of it.

import { svg } from "../dom.js";
import { play } from "./motion.js";
import { helpersAt } from "./painter.js";
import { Preview } from "./preview.js";
import { at, boxed, curve, faceOf, looks, painted, turned } from "./shapes.js";

/** @import { Beat, Box, Change, From, Group, Hooks, Item, Nodes } from "../../types/client" */
/** @import { Painter, Picture, Place, Point, Scene, Spot, Sprite } from "../../types/client" */

const LAST = 1e6;

export class Surface {
  /**
   * `mute`: the root speaks for all of it, as a picture.
   * @param {SVGElement} root
   * @param {Painter} painter
   * @param {{mute?: boolean}} how
   */
  constructor(root, painter, { mute = false } = {}) {
    this.mute = mute;
    this.root = root;
    this.painter = painter;
    /** @type {Map<string, Nodes>} */
    this.nodes = new Map(); // by the keys of sprites
    /** @type {Map<number, SVGGElement>} */
    this.layers = new Map();
    this.world = svg("g", { class: "world" });
    this.under = svg("g", { class: "under" });
    this.stack = svg("g", { class: "stack" });
    this.captions = svg("g", { class: "captions" });
    this.traces = svg("g", { class: "traces" });
    this.marks = svg("g", { class: "marks" });
    /** @type {Map<string, Element>} */
    this.marked = new Map(); // key -> its mark
    this.previews = svg("g", { class: "previews" }); // trails and chips; pieces lie among the others
    this.preview = new Preview(this);
    this.flight = svg("g", { class: "flight" });
    this.ring = svg("g", { class: "ring" });
    this.world.append(this.under, this.stack, this.captions, this.traces, this.flight, this.marks);
    this.world.append(this.previews, this.ring);
    root.append(this.world);
    /** @type {Item[]} */
    this.items = [];
    /** @type {string | null} */
    this.surroundings = null;
    /** @type {{scene: Scene, groups: Group[]} | null} */
    this.around = null;
    this.look = ""; // how its owner has laid it out
    this.scale = 1; // pixels to a drawing unit
    /** @type {number[]} */
    this.sizes = []; // of the places that are drawn
    /** @type {(() => void) | null} */
    this.again = null; // draw all of it once more
    /** @type {(() => void) | null} */
    this.traced = null; // and the last move
    /** @type {Promise<unknown> | null} */
    this.rolling = null; // until dice have landed
    this.watch = globalThis.ResizeObserver ? new ResizeObserver(() => this.measure()) : null; // none without a screen
    this.watch?.observe(root);
  }

  /**
   * What helps to draw in a place of a size.
   * @param {number} k
   */
  h(k = 1) {
    return helpersAt(this.scale * k);
  }

  /** What letters are made for, in places of every size: a small one may take its step when the others do not. */
  scales() {
    return [...new Set([1, ...this.sizes])].map((k) => this.h(k).scale).join(" ");
  }

  /** A picture with a box of its own is as large as its owner makes it; else a camera tells. */
  measure() {
    const seen = this.root.getAttribute("viewBox") && this.root.getBoundingClientRect().width; // hidden, nobody knows
    const scale = seen ? this.world.getScreenCTM()?.a : 0;
    if (scale) this.scaled(scale);
  }

  /**
   * Letters depend on how large everything is: draw them anew if that changed.
   * @param {number} scale
   */
  scaled(scale) {
    const before = this.scales();
    this.scale = scale;
    if (this.scales() === before) return;
    this.again?.();
    this.traced?.();
    this.preview.again?.();
  }

  /**
   * Draw groups of sprites; with `speed` > 0 what changed moves there. Returns what moved.
   * @param {Scene} scene
   * @param {Group[]} groups
   * @param {{speed?: number, from?: ((key: string) => From | null) | null, captions?: boolean}} how
   */
  draw(scene, groups, { speed = 0, from = null, captions = false } = {}) {
    this.again = () => this.draw(scene, groups, { captions });
    this.sizes = groups.map(({ place }) => place.size ?? 1);
    const items = groups.flatMap(({ place, sprites }) => sprites.map((sprite) => this.item(sprite, place)));
    /** @type {Beat[]} */
    const beats = [];
    const before = this.nodes;
    /** @type {typeof before} */
    const now = new Map();
    for (const item of items) {
      const key = item.sprite.key;
      const known = before.get(key);
      const node = known ?? this.make(key, item);
      const was = known?.item ?? null;
      const h = this.h(item.k);
      const look = `${looks(item.sprite)}|${this.painter.reads?.(item.sprite) ?? ""}|${h.scale}`;
      node.old = null;
      if (node.look !== look) {
        if (speed && node.look) node.old = /** @type {Element} */ (node.body.cloneNode(true));
        node.body.replaceChildren(...painted(this.painter.paint(item.sprite, h)));
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
    const around = `${surroundings(scene, groups)}${this.scales()}`;
    if (around !== this.surroundings) this.scenery(scene, groups, captions);
    this.surroundings = around;
    if (this.watch) requestAnimationFrame(() => this.measure()); // its owner may lay it out anew
    const played = play(beats, speed);
    if (speed && beats.some(({ kind }) => kind === "roll")) this.roll(played);
    return played;
  }

  /**
   * Dice are on their way: nothing is marked where they do not lie yet.
   * @param {Promise<unknown>} played
   */
  async roll(played) {
    this.rolling = played;
    this.root.classList.add("rolling");
    await played;
    if (this.rolling === played) this.root.classList.remove("rolling");
  }

  /**
   * @param {Sprite} sprite
   * @param {Place} place
   * @returns {Item}
   */
  item(sprite, place) {
    const unit = this.painter.unit;
    const k = place.size ?? 1;
    return { sprite, place, k, x: ((place.x ?? 0) + sprite.x * k) * unit, y: ((place.y ?? 0) + sprite.y * k) * unit };
  }

  /**
   * @param {string} key
   * @param {Item} item
   * @returns {Nodes}
   */
  make(key, item) {
    const body = svg("g", { class: "body" });
    const fly = svg("g", { class: "fly", "aria-hidden": "true" }, body);
    const hit = svg("rect", { class: "hit", fill: "transparent" });
    const outer = svg("g", { class: "sprite", "data-key": key }, hit, fly);
    return { outer, fly, body, hit, item, look: null };
  }

  /**
   * @param {Nodes} node
   * @param {Item} item
   */
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
    for (const [name, value] of Object.entries({ x: -w / 2, y: -h / 2, width: w, height: h }))
      node.hit.setAttribute(name, String(value));
  }

  /**
   * What is to be seen of a sprite's change.
   * @param {Nodes} node
   * @param {Item | null} was
   * @param {Item} item
   * @param {From | null | undefined} start
   * @returns {Beat[]}
   */
  beat(node, was, item, start) {
    const now = item.sprite;
    if (was?.sprite.lies !== now.lies && this.painter.motion?.(was?.sprite ?? null, now) === "roll")
      return [this.thrown(node, was ?? start ?? null, item)];
    if (!was) {
      if (start)
        return [
          {
            node: node.fly,
            kind: "move",
            dx: (start.x - item.x) / item.k,
            dy: (start.y - item.y) / item.k,
            lift: () => this.lift(node),
          },
        ];
      return [{ node: node.fly, kind: this.painter.motion?.(null, now) ?? "set" }];
    }
    /** @type {Beat[]} */
    const beats = [];
    const dx = (was.x - item.x) / item.k;
    const dy = (was.y - item.y) / item.k;
    if (Math.abs(dx) + Math.abs(dy) > 0.5)
      beats.push({ node: node.fly, kind: "move", dx, dy, lift: () => this.lift(node) });
    const old = was.sprite;
    const kind = node.old || old.lies !== now.lies ? this.painter.motion?.(old, now) : null;
    if (kind === "fade") beats.push(...this.fade(node));
    else if (kind) beats.push({ node: node.fly, kind, add: beats.length > 0 });
    else if (old.drawing !== now.drawing || faceOf(old) !== faceOf(now))
      beats.push({ node: node.fly, kind: "flip", add: beats.length > 0 });
    else if (old.turn !== now.turn)
      beats.push({ node: node.body, kind: "turn", by: old.turn - now.turn, to: now.turn });
    return beats;
  }

  /**
   * A die on its way to where it lies, from where it lay: it tumbles, and shows other faces until it has landed.
   * @param {Nodes} node
   * @param {From | null} from
   * @param {Item} item
   * @returns {Beat}
   */
  thrown(node, from, item) {
    const pictures = this.painter.tumbles?.(item.sprite, this.h(item.k)) ?? [];
    const faces = pictures.map((picture) => svg("g", { opacity: 0 }, painted(picture)));
    node.body.append(...faces);
    return {
      node: node.fly,
      kind: "roll",
      dx: from ? (from.x - item.x) / item.k : -90,
      dy: from ? (from.y - item.y) / item.k : -70,
      size: from ? from.k / item.k : 1,
      faces,
      lift: () => this.lift(node),
      after: () => {
        for (const face of faces) face.remove();
      },
    };
  }

  /**
   * The new picture comes over the old one, so that nothing blinks.
   * @param {Nodes} node
   * @returns {Beat[]}
   */
  fade(node) {
    const { old } = node;
    if (!old) return [];
    node.fly.insertBefore(old, node.body);
    return [{ node: node.body, kind: "fade", after: () => old.remove() }];
  }

  /**
   * Raise a flying sprite above the rest until it has landed.
   * @param {Nodes} node
   */
  lift(node) {
    const home = node.outer.parentNode;
    const next = node.outer.nextSibling;
    this.flight.append(node.outer);
    return () => {
      if (node.outer.parentNode !== this.flight) return;
      home?.insertBefore(node.outer, next?.parentNode === home ? next : null);
      this.sort(this.items);
    };
  }

  /**
   * @param {Nodes} node
   * @param {number} speed
   * @param {Beat[]} beats
   */
  drop(node, speed, beats) {
    if (!speed) {
      node.outer.remove();
      return;
    }
    this.flight.append(node.outer);
    node.outer.setAttribute("aria-hidden", "true");
    node.outer.removeAttribute("tabindex");
    beats.push({ node: node.fly, kind: "gone", after: () => node.outer.remove() });
  }

  /**
   * Painting order: by layer, then from the back row to the front.
   * @param {Item[]} items
   */
  sort(items) {
    const ranked = items.map((item, i) => ({ item, i, layer: this.painter.layer(item.sprite) ?? 0 }));
    ranked.sort((a, b) => a.layer - b.layer || a.item.y - b.item.y || a.i - b.i);
    /** @type {Map<Element, Element>} */
    const last = new Map();
    for (const { item, layer } of ranked) {
      const group = this.pass(layer);
      const outer = this.outer(item);
      if (outer.parentNode === this.flight && outer.isConnected && outer.getAnimations?.({ subtree: true }).length)
        continue;
      const behind = last.get(group);
      const before = behind ? behind.nextSibling : group.firstChild;
      if (before !== outer) group.insertBefore(outer, before);
      last.set(group, outer);
    }
  }

  /** @param {number} layer */
  pass(layer) {
    const known = this.layers.get(layer);
    if (known) return known;
    const group = svg("g", { "data-pass": layer });
    this.layers.set(layer, group);
    const passes = [...this.layers.keys()].sort((a, b) => a - b);
    const next = passes[passes.indexOf(layer) + 1];
    this.stack.insertBefore(group, this.layers.get(next) ?? null);
    return group;
  }

  /** @param {Item} item */
  outer(item) {
    return /** @type {Nodes} */ (this.nodes.get(item.sprite.key)).outer; // all items have been drawn
  }

  /**
   * What lies under and between the sprites: grounds, limbs, paths, headings.
   * @param {Scene} scene
   * @param {Group[]} groups
   * @param {boolean} captions
   */
  scenery(scene, groups, captions) {
    const unit = this.painter.unit;
    /** @type {(Node | string)[]} */
    const under = [];
    /** @type {(Node | string)[]} */
    const heads = [];
    this.around = { scene, groups };
    this.overlays();
    if (captions) under.push(...painted(this.painter.backdrop?.(scene, this.h())));
    for (const { place, sprites } of groups) {
      const move = `translate(${place.x * unit} ${place.y * unit}) scale(${place.size})`;
      const mine = sprites.map((sprite) => ({ sprite, x: sprite.x * unit, y: sprite.y * unit }));
      const ground = painted(this.painter.ground?.(place, mine, this.h(place.size), scene));
      if (ground.length) under.push(svg("g", { transform: move, class: "ground" }, ground));
      if (captions) heads.push(...painted(this.caption(place, mine, move)));
    }
    this.under.replaceChildren(...under);
    this.captions.replaceChildren(...heads);
  }

  /**
   * Limbs and paths between the sprites, but for some.
   * @param {Set<string>} without
   */
  overlays(without = new Set()) {
    const { unit } = this.painter;
    if (!this.around) return;
    const { scene, groups } = this.around;
    for (const old of this.stack.querySelectorAll(":scope > g > .scenery")) old.remove();
    for (const { place, sprites } of this.painter.overlay ? groups : []) {
      const move = `translate(${place.x * unit} ${place.y * unit}) scale(${place.size})`;
      const left = sprites.filter(({ key }) => !without.has(key));
      const mine = left.map((sprite) => ({ sprite, x: sprite.x * unit, y: sprite.y * unit }));
      for (const [layer, node] of this.painter.overlay?.(place, mine, this.h(place.size), scene) ?? []) {
        this.pass(layer).append(svg("g", { transform: move, class: "scenery", "pointer-events": "none" }, node));
      }
    }
  }

  /**
   * @param {Place} place
   * @param {Spot[]} mine
   * @param {string} move
   * @returns {Picture}
   */
  caption(place, mine, move) {
    if (this.painter.caption) {
      const own = this.painter.caption(place, mine, this.h(place.size));
      if (own !== undefined) return own && svg("g", { transform: move }, own);
    }
    if (!place.title || !mine.length) return null;
    const [left, top] = bounds(
      mine.map((item) => ({ ...item, k: 1 })),
      this.painter,
    );
    const size = this.h(place.size).legible(19);
    const words = svg("text", { class: "caption", x: left, y: top - 12, "font-size": size });
    words.append(svg("tspan", { "font-weight": 650 }, place.title));
    if (place.note) words.append(svg("tspan", { dx: 10, class: "note" }, place.note));
    return svg("g", { transform: move }, words);
  }

  /**
   * Mark what is lit and what is chosen.
   * @param {Set<string>} lit
   * @param {Set<string>} chosen
   * @param {boolean} dim
   */
  mark(lit, chosen, dim = false) {
    this.marked.clear();
    for (const item of this.items) {
      const { sprite } = item;
      const outer = this.outer(item);
      const is = chosen.has(sprite.key) ? "chosen" : lit.has(sprite.key) ? "lit" : "";
      outer.classList.toggle("lit", is === "lit");
      outer.classList.toggle("chosen", is === "chosen");
      if (!is) continue;
      const mark =
        this.painter.target?.(sprite, this.h(item.k), is) ??
        this.h().rim(this.painter.size(sprite), { chosen: is === "chosen" });
      const breathe = is === "lit" && lit.size <= 12 ? " breathe" : "";
      const transform = at(item) + turned(sprite);
      this.marked.set(sprite.key, svg("g", { class: `mark ${is}${breathe}`, transform }, mark));
    }
    this.marks.replaceChildren(...this.marked.values());
    this.root.classList.toggle("veiled", dim);
  }

  /**
   * The last move: dotted trails and outlines in the seat's colour, and what each piece brought.
   * @param {number | null | undefined} seat
   * @param {Change[]} changes
   * @param {Map<string, string>} chips
   */
  recall(seat, changes = [], chips = new Map()) {
    this.traced = () => this.recall(seat, changes, chips);
    const shown = changes.flatMap(([s, was]) => {
      const item = this.nodes.get(s.key)?.item;
      return item && this.recalls(item.sprite, was) ? [{ item, was }] : [];
    });
    shown.sort((a, b) => this.painter.layer(a.item.sprite) - this.painter.layer(b.item.sprite));
    const spots = new Set();
    /** @type {Element[]} */
    const drawn = [];
    for (const { item, was } of shown) {
      const stays = this.painter.trails !== false && was?.lies === item.sprite.lies;
      const from = stays ? this.item(was, item.place) : null;
      if (from && Math.hypot(from.x - item.x, from.y - item.y) > 1) drawn.push(...trail(from, item));
      if (spots.has(at(item))) continue; // a piece and the ground under it
      spots.add(at(item));
      const d = this.painter.outline?.(item.sprite) ?? boxed(this.painter.size(item.sprite));
      const lines = ["outline under", "outline"].map((name) => svg("path", { d, class: name }));
      drawn.push(svg("g", { transform: at(item) + turned(item.sprite) }, lines));
    }
    for (const [key, words] of chips) {
      const item = this.nodes.get(key)?.item;
      if (item) drawn.push(svg("g", { transform: at(item) }, this.h(item.k).chip(words, { x: 26, y: -30, size: 17 })));
    }
    this.traces.style.setProperty("--seat", `var(--seat-${(seat ?? 0) + 1})`);
    this.traces.replaceChildren(...drawn);
  }

  /**
   * @param {Sprite} sprite
   * @param {Sprite | null} was
   */
  recalls(sprite, was) {
    return this.painter.recalls ? this.painter.recalls(sprite, was) : !this.painter.ghostless?.(sprite, was);
  }

  /**
   * Ring around the sprite that has the keyboard's focus.
   * @param {string | null} key
   */
  focus(key) {
    const item = key === null ? null : this.nodes.get(key)?.item;
    if (!item) {
      this.ring.replaceChildren();
      return;
    }
    const [w, h] = this.painter.size(item.sprite);
    const grow = 9;
    const box = { x: -w / 2 - grow, y: -h / 2 - grow, width: w + 2 * grow, height: h + 2 * grow, rx: 12 };
    const lines = ["halo", "focus"].map((name) => svg("rect", { ...box, class: name }));
    this.ring.replaceChildren(svg("g", { transform: at(item) + turned(item.sprite) }, lines));
  }

  /** The box around everything, in drawing units: [left, top, right, bottom]. */
  bounds() {
    return bounds(this.items, this.painter);
  }

  /**
   * Where a sprite lies on the screen.
   * @param {string} key
   */
  seen(key) {
    return this.nodes.get(key)?.hit.getBoundingClientRect() ?? null;
  }

  /**
   * Where its picture is on the screen, which may stand at the side of where it lies. A card ends at its edge: what is
   * cut off in it counts for the box of a picture.
   * @param {string} key
   */
  pictured(key) {
    const node = this.nodes.get(key);
    if (!node) return null;
    return this.painter.solid?.(node.item.sprite) ? this.seen(key) : node.body.getBoundingClientRect();
  }

  /** The way from the screen to drawing units. */
  way() {
    return this.world.getScreenCTM()?.inverse() ?? null;
  }

  /**
   * A point of the screen in drawing units.
   * @param {number} x
   * @param {number} y
   */
  point(x, y) {
    const way = this.way();
    return way ? new DOMPoint(x, y).matrixTransform(way) : { x: 0, y: 0 };
  }
}

/**
 * All that scenery is drawn from; while it stays the same, so does the scenery.
 * @param {Scene} scene
 * @param {Group[]} groups
 */
function surroundings(scene, groups) {
  const parts = groups.map(({ place, sprites }) => [place, sprites.map((s) => [s.key, looks(s), s.x, s.y])]);
  return JSON.stringify([parts, scene.places.length]);
}

/**
 * The box around sprites, each as large as its painter says: [left, top, right, bottom].
 * @template Shown
 * @param {(Spot<Shown> & {k?: number})[]} items
 * @param {Pick<Hooks<Shown>, "size">} painter
 * @returns {Box}
 */
export function bounds(items, painter) {
  /** @type {Box} */
  let box = [LAST, LAST, -LAST, -LAST];
  for (const { sprite, x, y, k = 1 } of items) {
    const [w, h] = painter.size(sprite).map((n) => (n * k) / 2);
    box = [Math.min(box[0], x - w), Math.min(box[1], y - h), Math.max(box[2], x + w), Math.max(box[3], y + h)];
  }
  return box[0] === LAST ? [0, 0, 100, 100] : box;
}

/**
 * @param {Item} from
 * @param {Item} to
 */
function trail(from, to) {
  const d = curve(from, to);
  return ["trail-under", "trail"].map((name) => svg("path", { d, class: `${name} played` }));
}
