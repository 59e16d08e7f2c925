// A preview: what a choice would change, shown on the table itself. A piece is in one place only: while its
// preview is shown the real one is hidden, and where it stood stays an outline of its shape.

import { svg } from "../dom.js";
import { say } from "../words.js";
import { at, boxed, curve, looks, painted, turned } from "./shapes.js";

/** @import { Attributes, Box, Child, Group, Item, Nodes, Painter, Parts, Sprite } from "../../types/client" */
/** @import { Surface } from "./surface.js" */

/**
 * @typedef {{was: Item | null, now: Item | null, parts: Parts | null}} Change
 *   `was` null: it comes; `now` null: it goes; `parts` null: all of it changes
 */

const CHIP = 17; // its letters
const MOST = 20; // and how many pixels they are high at the most
const WAS = { y: 5, size: 15, room: 92, class: "was-here" };

export class Preview {
  /** @param {Surface} surface */
  constructor(surface) {
    this.surface = surface;
    /** @type {Element[]} */
    this.nodes = []; // all that it has put into the surface
    /** @type {Nodes[]} */
    this.away = []; // the pieces that it hides
    /** @type {Item[]} */
    this.items = []; // what it shows, where it would lie
    /** @type {Box[]} */
    this.chips = []; // where chips stand
    /** @type {(() => void) | null} */
    this.again = null; // show it once more
    /** @type {(sprite: Sprite) => string | null} */
    this.origin = () => null; // the piece that a new one comes from
  }

  clear() {
    for (const node of this.nodes) node.remove();
    for (const { outer } of this.away) outer.classList.remove("away");
    if (this.away.length) this.surface.overlays();
    this.nodes = [];
    this.away = [];
    this.items = [];
    this.chips = [];
    this.again = null;
  }

  /**
   * Show sprites as they would lie, with chips of what that brings.
   * @param {Group[] | null} groups null: nobody can know
   * @param {[string, string][]} steps chips by the keys of sprites
   * @param {(sprite: Sprite) => string | null} origin the piece that a new one comes from
   */
  show(groups, steps, origin) {
    this.clear();
    this.origin = origin;
    this.again = () => this.show(groups, steps, origin);
    const { surface } = this;
    const items = (groups ?? []).flatMap(({ place, sprites }) => sprites.map((s) => surface.item(s, place)));
    const later = new Map(items.map((item) => [item.sprite.key, item]));
    const changes = groups ? changesOf(surface, later) : [];
    const covered = new Set(changes.flatMap(({ now, parts }) => (now && !parts ? at(now) : [])));
    for (const { was } of changes) if (was) this.hide(was);
    for (const change of changes) this.change(change, covered, comesAlong(change, changes, surface.painter));
    if (this.away.length) surface.overlays(new Set(this.away.map(({ item }) => item.sprite.key)));
    this.unmark(covered);
    for (const { was, now, parts } of changes) if (!parts) this.trail(was ?? this.source(now), now);
    const shown = new Map(changes.flatMap(({ now }) => (now ? [[now.sprite.key, now]] : [])));
    for (const [key, words] of steps) this.chip(shown.get(key) ?? surface.nodes.get(key)?.item, words);
  }

  /** @param {Item} item */
  hide({ sprite }) {
    const node = this.surface.nodes.get(sprite.key);
    if (!node) return;
    node.outer.classList.add("away");
    this.away.push(node);
  }

  /**
   * @param {Change} change
   * @param {Set<string>} covered
   * @param {boolean} along
   */
  change({ was, now, parts }, covered, along) {
    if (parts && now) {
      this.part(now, parts);
      return;
    }
    if (was && !covered.has(at(was))) this.outline(was, this.edge(was.sprite));
    if (now && along) this.among(now, placed(now, "pending along", painted(this.picture(now))));
    else if (now) this.piece(now, painted(this.picture(now)), this.edge(now.sprite));
  }

  /**
   * A piece of which only a part changes: what stays is real, what goes is an outline, what comes is a preview.
   * @param {Item} now
   * @param {Parts} parts
   */
  part(now, { stays = null, goes = [], comes = [] }) {
    const real = painted(stays);
    if (real.length) this.among(now, placed(now, "real", real));
    for (const edge of goes) this.outline(now, edge);
    for (const [picture, edge] of comes) this.piece(now, painted(picture), edge);
  }

  /** @param {Item} item */
  picture(item) {
    const { painter } = this.surface;
    const h = this.surface.h(item.k);
    if (!painter.pending) return painter.paint(item.sprite, h);
    return painter.pending(item.sprite, h, this.source(item)?.sprite ?? null);
  }

  /**
   * The shape of a piece, as attributes of a path.
   * @param {Sprite} sprite
   * @returns {Attributes}
   */
  edge(sprite) {
    const { painter } = this.surface;
    return painter.edge?.(sprite) ?? { d: boxed(painter.size(sprite)) };
  }

  /**
   * @param {Item} item
   * @param {Attributes} edge
   */
  outline(item, edge) {
    const { painter } = this.surface;
    if (painter.leaves?.(item.sprite) === false) return;
    const large = painter.solid?.(item.sprite) && Math.min(...painter.size(item.sprite)) > 80;
    const words = large ? this.surface.h(item.k).text(say("was-here"), WAS) : null;
    const lines = ["was-under", "was"].map((name) => svg("path", { ...edge, class: name }));
    const node = placed(item, "was-place", [lines, words]);
    const outer = this.surface.nodes.get(item.sprite.key)?.outer;
    if (outer?.parentNode) this.keep(node, outer.parentNode, outer);
    else this.among(item, node);
  }

  /**
   * The piece at 70 percent, a card on its stock, and a dashed rim around its shape.
   * @param {Item} item
   * @param {Child} picture
   * @param {Attributes} edge
   */
  piece(item, picture, edge) {
    this.items.push(item);
    const stock = this.surface.painter.solid?.(item.sprite) ? svg("path", { ...edge, class: "stock" }) : null;
    this.among(item, placed(item, "pending", [stock, svg("g", { class: "faint" }, picture)]));
    const rim = ["rim-under", "rim-edge", "rim"].map((name) => svg("path", { ...edge, class: name }));
    this.keep(placed(item, "rims", rim), this.pass(item.sprite), null);
  }

  /** @param {Sprite} sprite */
  pass(sprite) {
    return this.surface.pass(this.surface.painter.layer(sprite) ?? 0);
  }

  /**
   * Where it stands among the pieces of its layer: behind those that are nearer.
   * @param {Item} item
   * @param {Element} node
   */
  among(item, node) {
    const group = this.pass(item.sprite);
    const depth = (/** @type {Element} */ node) =>
      this.surface.nodes.get(node.getAttribute("data-key") ?? "")?.item.y ?? -Infinity;
    const nearer = [...group.children].find((other) => depth(other) > item.y);
    this.keep(node, group, nearer ?? null);
  }

  /**
   * @param {Element} node
   * @param {Node} parent
   * @param {Node | null} next
   */
  keep(node, parent, next) {
    parent.insertBefore(node, next);
    this.nodes.push(node);
  }

  /**
   * No mark around a piece that is hidden, nor where a preview lies.
   * @param {Set<string>} covered
   */
  unmark(covered) {
    const hidden = new Set(this.away.map(({ item }) => item.sprite.key));
    for (const [key, mark] of this.surface.marked) {
      const item = this.surface.nodes.get(key)?.item;
      if (hidden.has(key) || (item && covered.has(at(item)))) mark.remove();
    }
  }

  /**
   * The piece that a new one is, under another key: hidden pieces are what it can come from.
   * @param {Item | null} now
   */
  source(now) {
    const key = now && this.origin(now.sprite);
    return key ? (this.away.find(({ item }) => item.sprite.key === key)?.item ?? null) : null;
  }

  /**
   * @param {Item | null} from
   * @param {Item | null} to
   */
  trail(from, to) {
    if (!from || !to || near(from, to) || this.surface.painter.trails === false) return;
    const d = curve(this.middle(from), this.middle(to));
    const { previews } = this.surface;
    for (const name of ["trail-under", "trail"]) this.keep(svg("path", { d, class: name }), previews, null);
  }

  /**
   * The middle of a piece's shape, and how far it reaches.
   * @param {Item} item
   */
  middle({ sprite, x, y, k }) {
    const { painter } = this.surface;
    const [dx, dy] = painter.heart?.(sprite) ?? [0, 0];
    return { x: x + dx * k, y: y + dy * k, far: (Math.min(...painter.size(sprite)) / 2) * k };
  }

  /**
   * What a piece brings, beside it; a chip that would lie on another one stands above it.
   * @param {Item | undefined} item
   * @param {string} words
   */
  chip(item, words) {
    if (!item) return;
    const { sprite, x, y, k } = item;
    const { painter } = this.surface;
    const h = this.surface.h(k);
    const [w, t] = painter.size(sprite);
    const [dx, dy] = painter.chip?.(sprite) ?? [w * 0.36, -t * 0.3];
    const letters = Math.min(CHIP, MOST / h.scale);
    const [wide, high] = h.chipSize(words, letters);
    /** @type {(up: number) => Box} */
    const box = (up) => around(x + dx * k, y + (dy - up) * k, wide * k, high * k);
    let up = 0;
    while (this.chips.some((other) => meet(box(up), other))) up += high;
    this.chips.push(box(up));
    const where = { x: dx, y: dy - up };
    const chip = painter.tag?.(sprite, words, h, where) ?? h.chip(words, { ...where, size: letters });
    this.keep(svg("g", { transform: at(item) }, painted(chip)), this.surface.previews, null);
  }
}

/** @type {(x: number, y: number, w: number, h: number) => Box} */
const around = (x, y, w, h) => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
/** @type {(a: Box, b: Box) => boolean} */
const meet = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/**
 * What would be otherwise, without what its painter leaves out. Pieces that only make room do so in places
 * where a preview would lie on one of them.
 * @returns {Change[]}
 * @param {Surface} surface
 * @param {Map<string, Item>} later
 */
function changesOf(surface, later) {
  const { painter, items, nodes } = surface;
  /** @type {Change[]} */
  const found = [];
  /** @type {{was: Item, now: Item, parts: Parts}[]} */
  const close = [];
  for (const was of items) {
    if (!later.has(was.sprite.key) && !painter.ghostless?.(was.sprite)) found.push({ was, now: null, parts: null });
  }
  for (const now of later.values()) {
    const was = nodes.get(now.sprite.key)?.item ?? null;
    const stays = was && near(was, now);
    if (stays && was.sprite.note) {
      found.push({
        was: null,
        now,
        parts: { stays: painter.paint(foretold(was.sprite, now.sprite), surface.h(now.k)) },
      });
      continue;
    }
    const alike = was && looks(was.sprite) === looks(now.sprite);
    if (stays && alike) continue;
    const parts = was && stays ? (painter.parts?.(was.sprite, now.sprite, surface.h(now.k)) ?? null) : null;
    if (!painter.ghostless?.(now.sprite, was?.sprite)) found.push({ was, now, parts });
    else if (was && alike) close.push({ was, now, parts: { stays: painter.paint(now.sprite, surface.h(now.k)) } });
  }
  const taken = found.flatMap(({ now, parts }) => (now && !parts ? now : []));
  const pressed = close.filter(({ was }) => taken.some((other) => overlap(was, other, painter)));
  const tight = new Set(pressed.map(({ was }) => was.place.id));
  return [...found, ...close.filter(({ was }) => tight.has(was.place.id))];
}

/**
 * A thing that tells how far it is tells how far it would be.
 * @type {(was: Sprite, now: Sprite) => Sprite}
 */
const foretold = (was, now) => ({
  ...now,
  note: was.note === now.note ? say("note-same") : say("note-here", { what: now.note }),
});

/**
 * Does a piece come on top of another that comes? One rim is enough for both.
 * @param {Change} change
 * @param {Change[]} changes
 * @param {Painter} painter
 */
function comesAlong({ was, now, parts }, changes, painter) {
  if (was || !now || parts) return false;
  const under = changes.filter((other) => !other.was && other.now && at(other.now) === at(now));
  return under.some((other) => other.now && painter.layer(other.now.sprite) < painter.layer(now.sprite));
}

/**
 * Does one piece lie over a good part of the other?
 * @param {Item} a
 * @param {Item} b
 * @param {Painter} painter
 */
function overlap(a, b, painter) {
  const [[w, h], [v, g]] = [painter.size(a.sprite), painter.size(b.sprite)];
  return Math.abs(a.x - b.x) < (w * a.k + v * b.k) * 0.4 && Math.abs(a.y - b.y) < (h * a.k + g * b.k) * 0.4;
}

/** @type {(a: Item, b: Item) => boolean} */
const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) <= 1;

/** @type {(item: Item, name: string, nodes: Child) => SVGGElement} */
const placed = (item, name, nodes) =>
  svg("g", { class: name, transform: at(item) + turned(item.sprite), "aria-hidden": "true" }, nodes);
