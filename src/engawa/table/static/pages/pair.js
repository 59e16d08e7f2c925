// Two tables with the same luck, side by side: the same turn at both, on the board and in words.

import { el, icon, swap, targetOf } from "../dom.js";
import { seated } from "../engine/painter.js";
import { opened, touched } from "../engine/scene.js";
import { tableName } from "../parts/names.js";
import { svgShape } from "../parts/seats.js";
import { tabs } from "../parts/tabs.js";
import { say, together } from "../words.js";
import { differences, Past, replayLink, turnsOf } from "./past.js";
import { still } from "./still.js";
import { standing } from "./table.js";

/** @import { Painter } from "../../types/client" */
/** @import { Moment, TwinIs } from "../../types/protocol" */
/** @import { Turn } from "./past.js" */

const PACE = 2200; // milliseconds for a turn that is watched

/** One of the two: its board, and what was played there. */
class Side {
  /**
   * @param {TwinIs} twin
   * @param {{i: number, name: string, painter: Painter}} about
   */
  constructor(twin, { i, name, painter }) {
    this.twin = twin;
    this.i = i;
    this.name = name;
    this.painter = painter;
    this.called = twin.seats.map((who, seat) => (seat === twin.you ? say("you") : who));
    const link = new URL(replayLink(twin), location.href);
    this.past = new Past(twin.table, { code: link.searchParams.get("code") ?? "" });
    /** @type {Turn[]} */
    this.turns = [];
    /** @type {Map<number, Promise<Moment>>} */
    this.moments = new Map();
    this.board = el("div.garden-picture");
    this.says = el("p");
    this.link = el("a.btn.sm", {}, icon("ic-play"), say("same-luck-watch"));
    this.node = el(
      "article.slip.twin",
      { "aria-label": name, data: { i: String(i) } },
      el("header", {}, svgShape(i), el("b", {}, name), el("small.muted", {}, tableName(twin.table))),
      this.board,
      el("footer", {}, this.says, this.link),
    );
  }

  async load() {
    this.turns = turnsOf(standing(await this.past.steps("all")));
  }

  /** @param {number} n */
  moment(n) {
    const known = this.moments.get(n) ?? this.past.moment(n, "none");
    this.moments.set(n, known);
    return known;
  }

  /**
   * Show how a turn left the table; `isNow` tells whether it is still wanted.
   * @param {number} at
   * @param {() => boolean} isNow
   */
  async show(at, isNow) {
    const last = this.turns.length - 1;
    const ended = at > last;
    /** @param {number} turn how many lines were played by the end of it */
    const upto = (turn) => this.turns[turn]?.lines.at(-1)?.n ?? 0;
    const n = upto(Math.min(at, last));
    const [was, now] = await Promise.all([this.moment(upto(Math.min(at, last) - 1)), this.moment(n)]);
    if (!isNow()) return;
    const { seat, lines } = this.turns[Math.min(at, last)] ?? { seat: null, lines: [] };
    const words = ended ? say("same-luck-ended") : together(lines.map(({ says }) => says).filter(Boolean));
    seated(this.called);
    const { surface } = still(this.board, this.painter, now.scene, { label: words });
    if (!ended) surface.recall(seat, touched(opened(was.scene), opened(now.scene)));
    swap(this.says, words);
    this.link.setAttribute("href", replayLink(this.twin, n));
  }
}

export class Pair {
  /**
   * @param {{tables: TwinIs[], names: string[], painter: Painter, same: number}} about
   */
  constructor({ tables, names, painter, same }) {
    this.sides = tables.map((twin, i) => new Side(twin, { i, name: names[i], painter }));
    this.same = same; // moves that all tables played alike
    const mine = Math.max(
      0,
      tables.findIndex(({ you }) => you !== null),
    );
    this.shown = [mine, tables.findIndex((_, i) => i !== mine)];
    this.at = 0; // the turn that is shown
    this.last = 0;
    /** @type {number[]} */
    this.differ = []; // the turns that were played otherwise
    this.running = false;
    this.head = el("h2.title");
    this.alike = el("p.muted");
    this.where = el("span.num", { "aria-live": "polite" });
    this.play = el("button.btn", { type: "button", onclick: () => this.toggle() });
    this.next = el(
      "button.btn.sm",
      { type: "button", hidden: true, onclick: () => this.nextDifference() }, // until there is one
      icon("ic-branch"),
      say("next-difference"),
    );
    this.boards = el("div.twins");
    this.faces = el("div"); // on a phone one board is seen
    /** @type {(sign: string, name: "previous-turn" | "next-turn", by: number) => HTMLElement} */
    const step = (sign, name, by) =>
      el("button.btn.icon", { type: "button", "aria-label": say(name), onclick: () => this.go(by) }, icon(sign));
    this.middle = el(
      "div.slip.parting",
      {},
      this.head,
      this.alike,
      el("div.row.pager", {}, step("ic-prev", "previous-turn", -1), this.where, step("ic-next", "next-turn", 1)),
      this.next,
      this.play,
      tables.length > 2 ? this.choice() : null,
    );
    this.node = el("section.pair", { "aria-label": say("same-luck"), "aria-busy": "true" }, this.faces, this.boards);
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    this.lay();
  }

  close() {
    clearTimeout(this.timer);
    this.running = false;
    document.removeEventListener("keydown", this.keys);
  }

  /** Which of several tables stands beside the first. */
  choice() {
    const options = this.sides.map(({ name, i }) =>
      el("option", { value: String(i), ...(i === this.shown[1] ? { selected: true } : {}) }, name),
    );
    return el(
      "select.field",
      {
        "aria-label": say("compare"),
        onchange: (event) => {
          this.shown[1] = Number(event.currentTarget.value);
          this.lay();
          this.show(this.at);
        },
      },
      options,
    );
  }

  /** The two boards, with what is said of both between them. */
  lay() {
    const [left, right] = this.shown.map((i) => this.sides[i]);
    swap(this.boards, left.node, this.middle, right.node);
    const names = [left, right].map(({ i, name }) => [svgShape(i, "dot"), name]);
    swap(
      this.faces,
      tabs(say("same-luck"), names, (face) => {
        this.boards.dataset.face = String(face);
        this.show(this.at); // what was not seen had no size to be drawn in
      }),
    );
    this.boards.dataset.face = "0";
  }

  async load() {
    await Promise.all(this.sides.map((side) => side.load()));
    const turns = this.sides.map((side) => side.turns);
    this.last = Math.max(1, ...turns.map(({ length }) => length)) - 1;
    this.differ = differences(turns);
    this.next.hidden = !this.differ.length;
    await this.show(this.differ[0] ?? this.last);
    this.node.removeAttribute("aria-busy");
  }

  /** @param {number} at */
  async show(at) {
    this.at = Math.min(this.last, Math.max(0, at));
    const now = this.at;
    const isNow = () => this.at === now;
    this.tell();
    await Promise.all(this.shown.map((i) => this.sides[i].show(now, isNow)));
  }

  /** What is said between the boards. */
  tell() {
    const { differ } = this;
    const here = differ.includes(this.at) ? "turn-differs" : "turn-alike";
    const head = !differ.length ? "same-luck-never" : this.at === differ[0] ? "same-luck-parted" : here;
    swap(this.head, say(head));
    swap(this.alike, differ.length && this.at === differ[0] ? say("same-luck-alike", { n: this.same }) : null);
    swap(this.where, say("turn-at", { n: this.at + 1, of: this.last + 1 }));
    swap(this.play, icon(this.running ? "ic-pause" : "ic-play"), say(this.running ? "pause" : "watch-both"));
  }

  /** @param {number} by */
  go(by) {
    this.stop();
    return this.show(this.at + by);
  }

  /** On to where they differ again; after the last one, to the first. */
  nextDifference() {
    this.stop();
    return this.show(this.differ.find((n) => n > this.at) ?? this.differ[0] ?? this.at);
  }

  stop() {
    this.running = false;
    clearTimeout(this.timer);
  }

  /** Both games from here on, turn by turn; from the beginning if this is the end. */
  toggle() {
    if (this.running) {
      this.stop();
      this.tell();
      return;
    }
    this.running = true;
    this.run(this.at >= this.last ? 0 : this.at + 1);
  }

  /** @param {number} at */
  async run(at) {
    await this.show(at).catch(() => this.stop());
    if (!this.running) return;
    if (this.at >= this.last) this.stop();
    else this.timer = setTimeout(() => this.run(this.at + 1), PACE);
    this.tell();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const by = { "[": -1, "]": 1 }[event.key];
    if (!by || targetOf(event).matches("input, select, textarea")) return;
    event.preventDefault();
    this.go(by);
  }
}
