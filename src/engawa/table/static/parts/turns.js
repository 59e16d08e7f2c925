// What happened since one's own last decision: a line and small pictures for each seat, to be seen again. A turn of
// one's own in which there was nothing to decide is among them.

import { el, icon, svg, swap } from "../dom.js";
import { helpersAt } from "../engine/painter.js";
import { touched } from "../engine/scene.js";
import { painted } from "../engine/shapes.js";
import { say, together } from "../words.js";
import { called, svgShape } from "./seats.js";

/** @import { Change, Moment, Painter, Seating, Sprite, Told } from "../../types/client" */

/** @typedef {Told & {told: boolean, changes: Change[]}} Deed of a seat: a line, and what it changed */

/**
 * @typedef {object} Acts
 * @property {(sprite: Sprite, was: Sprite | null) => boolean} shows is its change to be seen?
 * @property {(n: number) => void} point outlines what a line changed
 * @property {(moments: Moment[]) => void} again plays them once more
 */

const HIGH = 40; // pixels of a picture
const FLAT = 24; // and of one that a painter draws of a line
const BEATS = 4; // pictures of a turn, at the most
const BRIEF = 14; // letters that stand under a picture

/**
 * A sentence after another that is shown for itself, with what stands between them.
 * @param {string} rest
 */
const joined = (rest) => say("sentences", { first: "", rest });

export class Turns {
  /**
   * @param {Painter} painter
   * @param {Acts} act
   */
  constructor(painter, { shows, point, again }) {
    this.painter = painter;
    this.shows = shows;
    this.point = point;
    this.again = again;
    this.node = el("section.turns", { hidden: true, "aria-label": say("since-then") });
    this.begin();
  }

  /** @param {boolean} decided did oneself decide just now? */
  begin(decided = false) {
    /** @type {{seat: number, beats: Deed[]}[]} */
    this.turns = []; // in a row, one of a seat
    this.ours = decided; // what chance brings now comes of it
    /** @type {Moment[]} */
    this.moments = []; // as they came, the first being what one left
    this.closed = false;
    this.node.classList.remove("open");
  }

  /**
   * Keep what was told between two moments. Whoever plays begins anew.
   * @param {Moment} before
   * @param {Moment} moment
   * @param {Told[]} told
   * @param {number | null | undefined} you
   */
  take(before, moment, told, you) {
    if (told.some((each) => each.undone || each.seat === you)) this.begin(true);
    const lines = told.filter((each) => !each.undone && each.seat !== you);
    if (!lines.length) return;
    if (!this.moments.length) this.moments.push(before);
    this.moments.push(moment);
    const changes = touched(before.scene, moment.scene).filter(([sprite, was]) => this.shows(sprite, was));
    for (const s of before.scene.sprites.values())
      if (!moment.scene.sprites.has(s.key) && this.painter.took?.(s)) changes.push([s, s]);
    for (const [i, line] of lines.entries()) {
      const { seat, of, effect } = line;
      let turn = this.turns.at(-1);
      const mover = seat ?? of ?? turn?.seat ?? null;
      if (mover === null || (mover === you && this.ours)) continue;
      this.ours = false;
      if (turn?.seat !== mover) {
        turn = { seat: mover, beats: [] };
        this.turns.push(turn);
      }
      if (this.painter.untold?.(line.line) && !changes.length) continue;
      const drawn = this.painter.deed?.({ ...line, changes }, helpersAt(1));
      const told = Boolean(changes.length || effect || drawn); // what came with it is told with it
      turn.beats.push({ ...line, told, changes: i ? [] : changes });
    }
  }

  /**
   * On the board only while one decides.
   * @param {Seating | null} head
   * @param {boolean} mine
   */
  show(head, mine) {
    const now = this.turns.at(-1)?.seat === head?.you; // one's own turn that goes on is seen on the board
    const turns = now ? this.turns.slice(0, -1) : this.turns;
    this.node.hidden = !mine || this.closed || !turns.length;
    if (this.node.hidden) return;
    this.node.classList.toggle("several", turns.length > 1);
    swap(
      this.node,
      turns.map((turn) => this.row(turn, head)),
      el(
        "span.ends",
        {},
        el(
          "button.btn.sm",
          { type: "button", "aria-keyshortcuts": "r", onclick: () => this.replay() },
          icon("ic-again"),
          el("span", {}, say("show-again")),
        ),
        el(
          "button.btn.sm.icon",
          { type: "button", "aria-label": say("close"), onclick: () => this.close() },
          icon("ic-close"),
        ),
      ),
    );
    this.node.scrollTop = this.node.scrollHeight; // the newest turn is the last, and there may be many
  }

  /**
   * @param {{seat: number, beats: Deed[]}} turn
   * @param {Seating | null} head
   */
  row({ seat, beats }, head) {
    const told = beats.filter((beat) => beat.told);
    const sentences = (told.length ? told : beats).map((beat) => beat.says);
    const drawn = told.flatMap((beat) => this.drawn(beat) ?? []);
    const shown = drawn.length ? [] : told.filter((beat) => beat.changes.length).slice(-BEATS);
    const words = together(sentences);
    const named = drawn.length > 0 && drawn.every((each) => each.querySelector("small")); // the pictures say it all
    return el(
      `div.turn-row${drawn.length ? ".drawn" : ""}${named ? ".named" : ""}`,
      { style: { "--seat": `var(--seat-${seat + 1})`, "--seat-ink": `var(--seat-${seat + 1}-ink)` } },
      svgShape(seat, "dot"),
      el(
        "p",
        { title: words, onclick: () => this.node.classList.toggle("open") },
        el("b", {}, head?.you === seat ? say("turn-own") : say("turn-of", { name: called(head, seat) })),
        el("span", {}, joined(words)),
      ),
      el("span.beats", {}, drawn.length ? drawn : shown.map((beat, i) => this.beat(beat, i + 1))),
    );
  }

  /**
   * A line as its painter draws it, if it does.
   * @param {Deed} deed
   */
  drawn(deed) {
    const found = this.painter.deed?.(deed, helpersAt(1));
    if (!found) return null;
    const { n, says } = deed;
    const box = { viewBox: `0 0 ${found.width} ${FLAT}`, width: found.width, height: FLAT, "aria-hidden": "true" };
    return el(
      "button.beat.flat",
      { type: "button", title: says, "aria-label": says, onclick: () => this.point(n) },
      svg("svg", box, painted(found.picture)),
      found.words ? el("small", {}, found.words) : null,
    );
  }

  /**
   * @param {Deed} deed
   * @param {number} number
   */
  beat({ n, says, effect = "", changes }, number) {
    const [sprite] = changes[0];
    const [w, h] = this.painter.size(sprite);
    const what = sprite.text && sprite.text.length <= BRIEF ? sprite.text : "";
    const words = what && effect ? say("amount", { what, n: effect }) : what || effect;
    const box = { class: "mini", viewBox: `${-w / 2 - 4} ${-h / 2 - 4} ${w + 8} ${h + 8}`, "aria-hidden": "true" };
    return el(
      "button.beat",
      { type: "button", title: says, "aria-label": says, onclick: () => this.point(n) },
      el("span.n", { "aria-hidden": "true" }, String(number)),
      svg("svg", box, painted(this.painter.paint(sprite, helpersAt(HIGH / (h + 8))))),
      words ? el("small", {}, words) : null,
    );
  }

  replay() {
    if (!this.node.hidden) this.again(this.moments);
  }

  close() {
    this.closed = true;
    this.node.hidden = true;
  }
}
