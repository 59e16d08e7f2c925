// What the last lines changed, shown on the board until another seat moves; and what any line of the log did.

import { touched } from "../engine/scene.js";

/** @import { Change, Changed, Scene, Told } from "../../types/client" */
/** @import { Surface } from "../engine/surface.js" */

/** @param {number | null} seat */
const nothing = (seat = null) => ({ seat, changes: new Map(), chips: new Map() });

export class Recap {
  /**
   * `older(n)` finds what a line changed that this page has not seen being played.
   * @param {Pick<Surface, "recall" | "recalls">} garden
   * @param {(n: number) => Promise<Changed | null> | null} older
   */
  constructor(garden, older) {
    this.garden = garden;
    this.older = older;
    this.last = nothing(); // the lines that a seat played in a row
    /** @type {Map<number, Changed>} */
    this.lines = new Map(); // n of a line -> {seat, changes}
    /** @type {number | null} */
    this.wanted = null; // the line of the log that is pointed at
  }

  /**
   * Keep what the lines told between two scenes have changed.
   * @param {Scene} before
   * @param {Scene} after
   * @param {Told[]} told
   */
  keep(before, after, told) {
    const lines = told.filter((each) => !each.undone);
    if (lines.length < told.length) this.last = nothing();
    const changes = lines.length ? touched(before, after) : [];
    for (const each of lines) {
      const moved = each.seat ?? null;
      if (moved !== null && moved !== this.last.seat) this.last = nothing(moved);
      this.lines.set(each.n, { seat: moved ?? this.last.seat, changes });
    }
    for (const [s, was] of changes) this.last.changes.set(s.key, [s, this.last.changes.get(s.key)?.[1] ?? was]);
    const fresh = changes.filter(([s, was]) => !was && this.garden.recalls(s, was));
    const effect = lines.length === 1 ? (lines[0].effect ?? "") : "";
    if (effect && fresh.length === 1) this.last.chips.set(fresh[0][0].key, effect);
  }

  /**
   * The last move as a trail: not one's own, which one remembers, but what one's own pieces brought.
   * @param {number | null | undefined} you
   */
  show(you) {
    const { seat, changes, chips } = this.last;
    const own = seat === null || seat === you;
    this.garden.recall(seat, own ? [] : [...changes.values()], chips);
  }

  hide() {
    this.garden.recall(null);
  }

  /**
   * Outline what a line of the log changed.
   * @param {number} n
   */
  async point(n) {
    this.wanted = n;
    const found = this.lines.get(n) ?? (await this.older(n)) ?? { seat: null, changes: [] };
    this.lines.set(n, found);
    if (this.wanted === n) this.garden.recall(found.seat, found.changes);
  }

  /** The pointer has left the log. */
  leave() {
    this.wanted = null;
  }
}
