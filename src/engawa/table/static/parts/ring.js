// A ring around a place that could take several things: the choice is asked where it is made.

import { el, focusedOf, svg } from "../dom.js";
import { around, outside } from "../engine/around.js";
import { helpers } from "../engine/painter.js";
import { boxed, painted } from "../engine/shapes.js";
import { say } from "../words.js";

/** @import { Edges, Painter, Point, RingOption, RingQuestion } from "../../types/client" */
/** @import { Surface } from "../engine/surface.js" */

const LEAST = 50; // pixels: a finger
const MOST = 72;
const LARGER = 1.15; // than the place itself
/** @type {Record<string, number>} */
const WAYS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * @typedef {object} Acts
 * @property {(line: string) => void} take
 * @property {(line: string, node: HTMLElement, what: string) => void} why
 * @property {(dx: number, dy: number) => void} move the view
 */

export class Ring {
  /**
   * @param {Surface} garden
   * @param {Painter} painter
   * @param {Acts} act
   */
  constructor(garden, painter, act) {
    this.garden = garden;
    this.painter = painter;
    this.act = act;
    /** @type {string | null} */
    this.key = null;
    /** @type {RingOption[]} */
    this.options = [];
    /** @type {HTMLButtonElement[]} */
    this.buttons = [];
    this.ask = el("span.ring-ask", { "aria-hidden": "true" }, "?");
    this.node = el("div.ring-choice", { role: "group", hidden: true, onkeydown: (event) => this.roam(event) });
  }

  get isOpen() {
    return !this.node.hidden;
  }

  /**
   * Show options, each `{line, name, sprite, fits, chip}`, around the sprite of a key; null hides it.
   * @param {RingQuestion | null} asked
   */
  show(asked) {
    if (!asked) return this.hide();
    const { key, options } = asked;
    const anew = this.key !== key || this.options.length !== options.length;
    this.options = options;
    if (anew) this.open(key, asked.title);
    for (const [i, option] of options.entries()) this.label(this.buttons[i], option);
    this.place(true);
    return undefined;
  }

  /**
   * @param {string} key
   * @param {string} title
   */
  open(key, title) {
    const keyed = document.activeElement?.matches(":focus-visible") ?? false;
    this.key = key;
    this.buttons = this.options.map((option, i) => this.button(option, i));
    this.node.setAttribute("aria-label", title);
    this.node.replaceChildren(this.ask, ...this.buttons);
    this.node.hidden = false;
    if (keyed) this.buttons.find((_, i) => this.options[i].fits)?.focus();
  }

  hide() {
    if (!this.isOpen) return;
    const within = this.node.contains(document.activeElement);
    if (within && this.key !== null) this.garden.nodes.get(this.key)?.outer.focus();
    this.node.hidden = true;
    this.key = null;
  }

  /**
   * @param {RingOption} option
   * @param {number} i
   */
  button({ line, name, sprite, fits }, i) {
    const [w, h] = this.painter.size(sprite);
    const edge = this.painter.edge?.(sprite) ?? { d: boxed([w, h]) };
    const rims = ["rim-under", "rim-edge", "rim"].map((each) => svg("path", { ...edge, class: each }));
    const picture = painted((this.painter.pending ?? this.painter.paint)(sprite, helpers));
    const view = `${-w / 2 - 9} ${-h / 2 - 9} ${w + 18} ${h + 18}`;
    return el(
      `button.ring-option${fits ? ".lit" : ""}`,
      {
        type: "button",
        "aria-disabled": fits ? null : "true",
        "aria-keyshortcuts": String(i + 1),
        data: { line },
        onclick: (event) => (fits ? this.act.take(line) : this.act.why(line, event.currentTarget, name)),
      },
      svg("svg", { viewBox: view, "aria-hidden": "true" }, svg("g", { class: "faint" }, picture), rims),
      el("span.chip", { hidden: true }),
      el("span.name", {}, fits ? name : say("ring-no", { name })),
      el("kbd", { "aria-hidden": "true" }, fits ? String(i + 1) : "?"),
    );
  }

  /**
   * @param {HTMLElement} button
   * @param {RingOption} option
   */
  label(button, { chip }) {
    /** @type {HTMLElement | null} */
    const node = button.querySelector(".chip");
    if (!node) return;
    node.hidden = !chip;
    if (node.textContent !== chip) node.textContent = chip;
  }

  /** Put everything where it belongs; `once` the view may move to make room. */
  place(once = false) {
    if (!this.isOpen) return;
    const spot = this.key === null ? null : this.garden.seen(this.key);
    const home = this.node.parentElement?.getBoundingClientRect();
    if (!spot || !home) {
      this.hide();
      return;
    }
    const middle = { x: spot.left + spot.width / 2 - home.left, y: spot.top + spot.height / 2 - home.top };
    const size = Math.min(MOST, Math.max(LEAST, spot.width * LARGER));
    const top = this.garden.root.getBoundingClientRect().top - home.top; // the goal stands above it
    const room = { left: 0, top, right: home.width, bottom: home.height };
    const spots = around(middle, this.buttons.length, size, room, this.pieces(home));
    const [dx, dy] = once ? outside(spots, size, room) : [0, 0];
    this.node.style.setProperty("--size", `${size}px`);
    this.put(this.ask, middle, dx, dy);
    for (const [i, button] of this.buttons.entries()) this.put(button, spots[i], dx, dy);
    if (dx || dy) this.act.move(dx, dy);
  }

  /**
   * @param {HTMLElement} node
   * @param {Point} spot
   * @param {number} dx
   * @param {number} dy
   */
  put(node, { x, y }, dx, dy) {
    node.style.left = `${Math.round(x + dx)}px`;
    node.style.top = `${Math.round(y + dy)}px`;
  }

  /**
   * What lies on the board and is not to be covered.
   * @param {DOMRect} home
   * @returns {Edges[]}
   */
  pieces(home) {
    const nodes = [...this.garden.nodes.values()].filter(({ item }) => !item.sprite.lines.length);
    const boxes = nodes.map(({ body }) => body.getBoundingClientRect()).filter(({ width }) => width > 0);
    return boxes.map((box) => ({
      left: box.left - home.left,
      right: box.right - home.left,
      top: box.top - home.top,
      bottom: box.bottom - home.top,
    }));
  }

  /** @param {number} n */
  nth(n) {
    this.buttons[n]?.click();
  }

  /** @param {KeyboardEvent} event */
  roam(event) {
    const at = focusedOf(this.buttons);
    const by = WAYS[event.key];
    if (by && at >= 0) this.buttons[(at + by + this.buttons.length) % this.buttons.length].focus();
    else if (event.key === "?" && at >= 0 && !this.options[at].fits) this.buttons[at].click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
