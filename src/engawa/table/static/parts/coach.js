// The coach: in a first game, one paper with the one new thing of this moment, and a mark on what it is about.

import { el, icon, svg, swap } from "../dom.js";
import { say, together } from "../words.js";
import { withWords } from "./glossary.js";
import { coaching, knownTips, learned, quieter } from "./known.js";

/** @import { Link, Moment, Tip } from "../../types/client" */
/** @import { Surface } from "../engine/surface.js" */

/** @typedef {(words: string) => void} Says */

const GROW = 10; // by how much a mark is larger than what it marks, in pixels
const TIGHT = 8; // and in a tray, where words stand close by
const EDGE = 5; // a mark leaves so much of the screen's edge
const ROUND = 44; // corners of a mark: what is small has a ring,
const SQUARE = 16; // and what is longer than wide hardly any, so that none is cut off
const HURRY = 60000; // milliseconds of one's clock, below which there is no time to read

export class Coach {
  /**
   * `ask(known, less)` gives the next tip; `surfaces()` are what may be marked; `told(words)` says it aloud.
   * @param {string} game
   * @param {{ask: NonNullable<Link["coach"]>, surfaces: () => Surface[], told: Says, toast: Says}} act
   */
  constructor(game, { ask, surfaces, told, toast }) {
    this.game = game;
    this.ask = ask;
    this.surfaces = surfaces;
    this.told = told;
    this.toast = toast;
    /** @type {Tip | null} */
    this.tip = null;
    /** @type {Moment | null} */
    this.asked = null; // the moment that was asked about
    /** @type {Moment | null} */
    this.heard = null; // the moment that was answered
    this.spoke = false; // in this turn
    this.node = el("section.coach", { hidden: true, "aria-label": say("coach") });
    this.marks = svg("svg", { class: "coach-marks", "aria-hidden": "true" });
    this.again = () => this.mark();
    addEventListener("resize", this.again);
  }

  close() {
    removeEventListener("resize", this.again);
    this.marks.remove();
  }

  /**
   * A moment is on the screen: `mine` if its person decides, `others` if somebody else does, `time` what is left to
   * them. Whoever plays while the paper is there has done the thing, and knows it.
   * @param {Moment | null} moment
   * @param {{mine: boolean, others: boolean, time: number | undefined}} how
   */
  async look(moment, { mine, others, time }) {
    if (others) this.spoke = false;
    if (!mine) {
      this.gotIt();
      return;
    }
    if (this.tip) this.mark();
    const mode = coaching(this.game);
    if (this.asked === moment || mode === "none" || this.spoke || (time ?? HURRY) < HURRY) return;
    this.asked = moment;
    const told = await this.ask(knownTips(this.game), mode === "less");
    if (this.asked !== moment) return;
    if (told?.key) this.show(told);
    this.heard = moment;
  }

  /** @param {Tip} tip */
  show(tip) {
    this.tip = tip;
    this.spoke = true;
    const { title = "", says = "", now = "", of = 0 } = tip;
    const n = Math.min(knownTips(this.game).length + 1, of);
    /** @type {(spec: string, words: string, act: () => void) => HTMLElement} */
    const button = (spec, words, act) => el(`button.btn.${spec}`, { type: "button", onclick: act }, words);
    swap(
      this.node,
      el("p.by", {}, icon("ic-rules"), say("coach"), el("small", {}, say("tip-of", { n, of }))),
      el("h2", {}, title),
      el("p", {}, withWords(says)),
      now ? el("p.now", {}, withWords(now)) : null,
      el(
        "div.row",
        {},
        button("ink", say("got-it"), () => this.gotIt()),
        button("quiet", say("less-tips"), () => this.less()),
      ),
    );
    const [, ...trays] = this.surfaces();
    this.node.classList.toggle(
      "over-board",
      (tip.at ?? []).some((key) => trays.some(({ nodes }) => nodes.has(key))),
    );
    this.node.hidden = false;
    this.told(together([title, says, now]));
    this.mark();
    requestAnimationFrame(() => this.mark()); // the paper may have moved the board
  }

  gotIt() {
    if (this.tip?.key) learned(this.game, this.tip.key);
    this.leave();
  }

  less() {
    if (quieter(this.game) === "none") this.toast(say("coach-gone"));
    this.gotIt();
  }

  leave() {
    this.tip = null;
    this.node.hidden = true;
    this.marks.replaceChildren();
  }

  /** Rings around what the tip is about; to the nearest on the board leads a thread, which hides nothing to press. */
  mark() {
    if (!this.tip) return;
    if (this.waits()) {
      this.marks.replaceChildren();
      return;
    }
    const boxes = (this.tip.at ?? []).flatMap((key) => this.box(key) ?? []);
    const [paper] = this.node.getClientRects();
    /** @type {SVGElement[]} */
    const drawn = joined(boxes).flatMap((box) => ["halo", "edge"].flatMap((name) => ring(box, name) ?? []));
    const [garden] = this.surfaces();
    const lying = (this.tip.at ?? []).flatMap((key) => garden.pictured(key) ?? []);
    if (lying.length && paper) drawn.unshift(...thread(paper, nearest(paper, lying), papers()));
    this.marks.replaceChildren(...drawn);
  }

  /** Is something on its way? Then it is marked when it has arrived. */
  waits() {
    const motions = this.surfaces().flatMap(({ root }) => moving(root));
    if (motions.length) Promise.allSettled(motions.map(({ finished }) => finished)).then(this.again);
    return motions.length > 0;
  }

  /** @param {string} key */
  box(key) {
    for (const [i, surface] of this.surfaces().entries()) {
      const drawn = surface.pictured(key);
      const box = drawn?.width ? drawn : surface.seen(key); // what is drawn with others has no picture of its own
      if (box?.width) return i ? grown(box, TIGHT - GROW) : box;
    }
    return null;
  }
}

/**
 * Motions that end.
 * @param {Element} root
 */
const moving = (root) =>
  (root.getAnimations?.({ subtree: true }) ?? []).filter(
    ({ effect, playState }) => playState === "running" && effect?.getTiming().iterations !== Infinity,
  );

/** @type {(box: DOMRect, by: number) => DOMRect} */
const grown = ({ left, top, width, height }, by) => new DOMRect(left - by, top - by, width + 2 * by, height + 2 * by);

/**
 * Boxes that stand in a row, or one below the other, are one; those at a corner are not: one around both would
 * mark what lies beside them.
 * @param {DOMRect[]} boxes
 */
export function joined(boxes) {
  /** @type {DOMRect[]} */
  const found = [];
  for (const box of boxes) {
    const near = found.findIndex((each) => inLine(each, box));
    if (near < 0) found.push(box);
    else found[near] = union(found[near], box);
  }
  return found;
}

/** @type {(a: DOMRect, b: DOMRect) => boolean} */
const inLine = (a, b) => gap(a, b) < near(a) && (alike(a, b, "left", "right") || alike(a, b, "top", "bottom"));

/**
 * How near to a box another one belongs to it: things lie a little crooked, the more the larger they are.
 * @param {DOMRect} box
 */
const near = (box) => Math.max(2 * GROW, Math.min(box.right - box.left, box.bottom - box.top) * 0.45);

/** @type {(a: DOMRect, b: DOMRect) => number} */
const gap = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

/** @typedef {"left" | "right" | "top" | "bottom"} Edge */
/** @type {(a: DOMRect, b: DOMRect, ...edges: [Edge, Edge]) => boolean} */
const alike = (a, b, ...edges) => edges.every((edge) => Math.abs(a[edge] - b[edge]) < near(b));

/**
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
function union(a, b) {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
}

/**
 * A thread is short, and lies over as little as can be.
 * @type {(paper: DOMRect, boxes: DOMRect[]) => DOMRect}
 */
const nearest = (paper, boxes) => boxes.reduce((best, box) => (far(paper, box) < far(paper, best) ? box : best));
/** @type {(a: DOMRect, b: DOMRect) => number} */
const far = (a, b) =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

/**
 * @param {DOMRect} box
 * @param {string} name
 */
export function ring(box, name) {
  const around = grown(box, GROW);
  const [x, y] = [Math.max(EDGE, around.left), Math.max(EDGE, around.top)];
  const [width, height] = [
    Math.min(innerWidth - EDGE, around.right) - x,
    Math.min(innerHeight - EDGE, around.bottom) - y,
  ];
  if (width <= 0 || height <= 0) return null; // it lies out of sight, where one has to scroll
  const long = Math.max(width, height) > 1.25 * Math.min(width, height);
  const rx = Math.min(long ? SQUARE : ROUND, width / 2, height / 2);
  return svg("rect", { class: `coach-ring ${name}`, x, y, width, height, rx, pathLength: 100 });
}

/** What others did is to be read: no thread runs over it. */
const papers = () => [...document.querySelectorAll(".turns, .last")].map((node) => node.getBoundingClientRect());

/**
 * From the nearer edge of the paper to the edge of the ring; none that would run over other papers.
 * @param {DOMRect} paper
 * @param {DOMRect} box
 * @param {DOMRect[]} others
 */
export function thread(paper, box, others) {
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const from = {
    x: Math.min(Math.max(to.x, paper.left), paper.right),
    y: Math.min(Math.max(to.y, paper.top), paper.bottom),
  };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [wide, high] = [box.width / 2 + GROW, box.height / 2 + GROW];
  const inside = Math.min(wide / Math.abs(dx), high / Math.abs(dy)); // the part of the way that lies in the ring
  if (inside >= 1) return [];
  const end = { x: to.x - dx * inside, y: to.y - dy * inside };
  const bend = { x: (from.x + end.x) / 2, y: Math.max(from.y, end.y) + 24 };
  const way = STEPS.map((t) => ({ x: bezier(from.x, bend.x, end.x, t), y: bezier(from.y, bend.y, end.y, t) }));
  if (others.some((other) => way.some((point) => holds(other, point)))) return [];
  const d = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  return ["halo", "edge"].map((name) => svg("path", { class: `coach-thread ${name}`, d }));
}

const STEPS = Array.from({ length: 25 }, (_, i) => i / 24); // of a way that is looked along
/** @type {(from: number, bend: number, end: number, t: number) => number} */
const bezier = (from, bend, end, t) => (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t ** 2 * end;
/** @type {(box: DOMRect, point: {x: number, y: number}) => boolean} */
const holds = (box, { x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom;
