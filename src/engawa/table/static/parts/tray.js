// The tray: what is yours, place by place, each drawn by the same painter; and long lists of choices.

import { el, once, order, svg, swap } from "../dom.js";
import { helpers } from "../engine/painter.js";
import { lying } from "../engine/scene.js";
import { Surface } from "../engine/surface.js";

const CLOSE_UP = 470; // what a thing up close takes of the tray's width

export class Tray {
  constructor(root, painter) {
    this.root = root;
    this.painter = painter;
    this.groups = new Map(); // place -> {node, head, surface}
    this.extra = el("div.group.options", { hidden: true });
    this.aside = el("div.group.detail", { hidden: true, "aria-hidden": "true" }); // its words are in the label of the card
    this.height = 160; // kept here: asking for it at every drawing would lay out the page again
    this.watch = new ResizeObserver(([seen]) => this.resized(seen));
    this.watch.observe(root);
  }

  show(scene, { speed = 0, from = null } = {}) {
    const groups = lying(scene, "tray").filter((group) => group.sprites.length || group.place.title);
    const shown = [this.extra];
    const moves = [];
    const names = new Set();
    for (const { place, sprites } of groups) {
      if (!sprites.length && !place.note) continue;
      names.add(place.id);
      const group = this.groups.get(place.id) ?? this.make(place.id);
      once(group.head, "head", [place.title, place.note], () => swap(group.head, place.title, place.note ? el("small", {}, place.note) : null));
      const at = { ...place, x: 0, y: 0 };
      moves.push(group.surface.draw(scene, [{ place: at, sprites }], { speed, from: from && ((key) => from(key, group.surface)) }));
      group.last = [at, sprites];
      this.scale(group, at, sprites);
      shown.push(group.node);
    }
    for (const name of [...this.groups.keys()]) if (!names.has(name)) this.groups.delete(name);
    if (this.painter.detail) shown.push(this.aside);
    order(this.root, shown);
    this.root.classList.toggle("bare", !names.size && this.extra.hidden);
    return Promise.all(moves);
  }

  resized({ borderBoxSize: [{ blockSize }] }) {
    if (this.root.classList.contains("bare") || Math.abs(blockSize - this.height) < 2) return;
    this.height = blockSize;
    for (const group of this.groups.values()) if (group.last) this.scale(group, ...group.last);
  }

  make(name) {
    const root = svg("svg", { class: "cards", role: "group", "data-place": name });
    const head = el("h2");
    const node = el("div.group", {}, head, root);
    const group = { node, head, surface: new Surface(root, this.painter) };
    this.groups.set(name, group);
    return group;
  }

  /** Cards fill the height of the tray; smaller things keep their size. */
  scale({ surface, head }, place, sprites) {
    const pad = 14;
    const [l, t, r, b] = this.painter.frame?.(place, sprites) ?? surface.bounds();
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
  }

  /** A thing up close, as its painter shows it. */
  closeUp(sprite) {
    const look = `${sprite.key}|${sprite.face}|${sprite.state}`;
    const others = [...this.root.children].filter((node) => node !== this.aside).reduce((sum, node) => sum + node.offsetWidth + 24, 0);
    this.aside.hidden = others + CLOSE_UP > this.root.clientWidth; // never over what can be pressed
    if (this.seen === look || this.aside.hidden) return;
    const found = this.painter.detail(sprite, helpers);
    if (!found) return;
    this.seen = look;
    swap(this.aside, el("h2", {}, found.title), el("div.close-up", {}, svg("svg", { viewBox: found.frame, preserveAspectRatio: "xMidYMid slice" }, found.picture), el("div.slip", {}, el("b.title", {}, found.words), el("p", {}, found.says))));
  }

  surfaces() {
    return [...this.groups.values()].map((group) => group.surface);
  }

  /** Options that do not fit into the rail. */
  offer(title, nodes, quick = false) {
    this.extra.hidden = !nodes.length;
    this.extra.classList.toggle("quick", quick);
    this.root.classList.toggle("bare", !this.groups.size && !nodes.length);
    if (nodes.length || this.extra.firstChild) swap(this.extra, nodes.length ? [el("h2", {}, title), el("div.opts", {}, nodes)] : []);
  }
}
