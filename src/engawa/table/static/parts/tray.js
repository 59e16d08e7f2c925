// The tray: what is yours, place by place, each drawn by the same painter; and long lists of choices.

import { el, icon, once, order, svg, swap } from "../dom.js";
import { helpers } from "../engine/painter.js";
import { lying } from "../engine/scene.js";
import { faceOf } from "../engine/shapes.js";
import { bounds, Surface } from "../engine/surface.js";
import { withWords } from "./glossary.js";

/** @import { Order, Origins, Painter, Place, Scene, Sprite } from "../../types/client" */

/**
 * A place of the tray, and what lies there.
 * @typedef {object} Heap
 * @property {HTMLElement} node
 * @property {HTMLElement} head
 * @property {Surface} surface
 * @property {Place} place
 * @property {Sprite[]} sprites
 * @property {Sprite[]} more what a preview adds
 */

const PHONE = "(max-width: 760px), (max-height: 480px)"; // as in the style sheets
const CLOSE_UP = 470; // what a thing up close takes of the tray's width
const SLIM = 260; // and its words alone

export class Tray {
  /**
   * @param {HTMLElement} root
   * @param {Painter} painter
   */
  constructor(root, painter) {
    this.root = root;
    this.painter = painter;
    /** @type {HTMLElement | null} */
    this.paper = null; // beside what is ours
    /** @type {Map<string, Heap>} */
    this.groups = new Map(); // by the ids of places
    this.extra = el("div.group.options", { hidden: true });
    this.turner = el("button.btn.sm.turner", { type: "button" });
    // its words are in the label of the card
    this.aside = el("div.group.detail", { hidden: true, "aria-hidden": "true" });
    this.seen = ""; // what is up close
    this.height = 160; // kept here: asking for it at every drawing would lay out the page again
    this.fits = ""; // what was looked at when it was last seen what can be left out
    this.watch = new ResizeObserver(([seen]) => this.resized(seen));
    this.watch.observe(root);
  }

  /**
   * @param {Scene} scene
   * @param {{speed?: number, from?: Origins | null}} how
   */
  show(scene, { speed = 0, from = null } = {}) {
    const groups = lying(scene, "tray").filter((group) => group.sprites.length || group.place.title);
    /** @type {HTMLElement[]} */
    const shown = [this.extra];
    /** @type {Promise<unknown>[]} */
    const moves = [];
    const names = new Set();
    const known = this.groups.size;
    /** @type {Heap[]} */
    const fresh = []; // places that come into use and have something to press: what is asked lies there
    for (const { place, sprites } of groups) {
      if (!sprites.length && !place.note) continue;
      names.add(place.id);
      const group = this.groups.get(place.id) ?? this.make(place);
      if (!group.sprites.length && sprites.some((s) => s.lines.length)) fresh.push(group);
      once(group.head, "head", [place.title, place.note], () =>
        swap(group.head, place.title, place.note ? el("small", {}, place.note) : null),
      );
      const at = { ...place, x: 0, y: 0 };
      moves.push(
        group.surface.draw(scene, [{ place: at, sprites }], {
          speed,
          from: from && ((key) => from(key, group.surface)),
        }),
      );
      Object.assign(group, { place: at, sprites, more: [] });
      this.scale(group);
      shown.push(group.node);
    }
    for (const name of [...this.groups.keys()]) if (!names.has(name)) this.groups.delete(name);
    if (this.painter.detail) shown.push(this.aside);
    if (this.paper) shown.push(this.paper);
    order(this.root, shown);
    if (known) fresh.at(-1)?.node.scrollIntoView?.({ block: "nearest", inline: "nearest" }); // where the tray scrolls
    this.root.classList.toggle("bare", !names.size && Boolean(this.extra.hidden));
    this.spare();
    this.giveWay();
    return Promise.all(moves);
  }

  /**
   * A paper beside what is ours, or none.
   * @param {HTMLElement | null} node
   */
  also(node) {
    this.paper?.remove();
    this.paper = node;
    if (node) this.root.append(node);
  }

  /**
   * What turns the order round in which other things go on stands over them.
   * @param {Order | null} order
   * @param {() => unknown} turn
   */
  goesOn(order, turn) {
    const key = order?.press ? order.steps[0][0] : null;
    const group = key && [...this.groups.values()].find(({ sprites }) => sprites.some((s) => s.key === key));
    if (!group) {
      this.turner.remove();
      return;
    }
    this.turner.onclick = turn;
    once(this.turner, "turn", order?.press, () => swap(this.turner, icon("ic-swap"), order?.press));
    if (this.turner.parentNode !== group.head) group.head.append(this.turner);
  }

  /** @param {ResizeObserverEntry} seen */
  resized({ borderBoxSize: [{ blockSize }] }) {
    if (this.root.classList.contains("bare") || Math.abs(blockSize - this.height) < 2) return;
    this.height = blockSize;
    for (const group of this.groups.values()) this.scale(group);
  }

  /** @param {Place} place */
  make(place) {
    const root = svg("svg", { class: "cards", role: "group", "data-place": place.id });
    const head = el("h2");
    const node = el("div.group", {}, head, root);
    /** @type {Heap} */
    const group = { node, head, surface: new Surface(root, this.painter), place, sprites: [], more: [] };
    this.groups.set(place.id, group);
    return group;
  }

  /**
   * Make room for what a preview adds to a place.
   * @param {Heap} group
   * @param {Sprite[]} more
   */
  widen(group, more) {
    group.more = more;
    this.scale(group);
    this.giveWay();
  }

  /**
   * Cards fill the height of the tray; smaller things keep their size.
   * @param {Heap} group
   */
  scale({ surface, head, place, more, ...group }) {
    const pad = 14;
    const sprites = [...group.sprites, ...more];
    const items = sprites.map((s) => surface.item(s, place));
    const [l, t, r, b] = this.painter.frame?.(place, sprites) ?? bounds(items, this.painter);
    const [w, h] = [r - l + 2 * pad, b - t + 2 * pad];
    const label = head.textContent || place.name;
    const look = [l, t, w, h, this.height, label].join(" ");
    if (surface.look === look) return;
    surface.look = look;
    surface.root.setAttribute("viewBox", `${l - pad} ${t - pad} ${w} ${h}`);
    surface.root.setAttribute("aria-label", label);
    const room = Math.max(80, this.height - 46);
    const k = Math.min(1, room / h);
    surface.root.style.width = `${Math.round(w * k)}px`;
    surface.root.style.height = `${Math.round(h * k)}px`;
    surface.scaled(k);
  }

  /**
   * A thing up close, as its painter shows it.
   * @param {Sprite} sprite
   */
  closeUp(sprite) {
    const look = `${sprite.key}|${faceOf(sprite)}|${sprite.state}`;
    this.aside.hidden = false;
    this.giveWay();
    if (this.seen === look || this.aside.hidden) return;
    const found = this.painter.detail?.(sprite, helpers);
    if (!found) return;
    this.seen = look;
    swap(
      this.aside,
      el("h2", {}, found.title),
      el(
        "div.close-up",
        {},
        svg("svg", { viewBox: found.frame, preserveAspectRatio: "xMidYMid slice" }, found.picture),
        el("div.slip", {}, el("b.title", {}, found.words), el("p", {}, withWords(found.says, "-1"))),
      ),
    );
  }

  /** What a game can spare is left out where not all fits, the first first; a phone's tray scrolls. */
  spare() {
    const groups = [...this.groups.values()];
    const spares = groups.filter((group) => this.painter.spare?.includes(group.place.name));
    if (!spares.length || globalThis.matchMedia?.(PHONE).matches) return;
    const looks = groups.map((group) => `${group.surface.look} ${group.head.textContent}`);
    const fits = [globalThis.innerWidth, ...looks].join("|");
    if (fits === this.fits) return; // to ask how wide things are lays out the page
    this.fits = fits;
    for (const { node } of spares) node.hidden = false;
    for (const name of this.painter.spare ?? []) {
      if (this.root.scrollWidth <= this.root.clientWidth) return;
      for (const { node, place } of spares) node.hidden ||= place.name === name;
    }
  }

  /** What is up close lies never over what can be pressed, nor over what came to the tray since. */
  giveWay() {
    if (this.aside.hidden) return; // to ask how wide things are lays out the page
    const others = [this.extra, ...[...this.groups.values()].map((group) => group.node)];
    const taken = others.reduce((sum, node) => sum + node.offsetWidth + 24, 0);
    const room = this.root.clientWidth - taken;
    this.aside.hidden = room < SLIM;
    this.aside.classList.toggle("slim", room < CLOSE_UP);
  }

  surfaces() {
    return [...this.groups.values()].map((group) => group.surface);
  }

  /**
   * Options that do not fit into the rail.
   * @param {string} title
   * @param {HTMLElement[]} nodes
   * @param {boolean} quick
   */
  offer(title, nodes, quick = false) {
    const came = this.extra.hidden;
    this.extra.hidden = !nodes.length;
    this.extra.classList.toggle("quick", quick);
    this.root.classList.toggle("bare", !this.groups.size && !nodes.length);
    if (nodes.length || this.extra.firstChild)
      swap(this.extra, nodes.length ? [el("h2", {}, title), el("div.opts", {}, nodes)] : []);
    if (nodes.length && came) this.extra.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    this.giveWay();
  }
}
