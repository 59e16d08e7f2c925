// Clocks that run on between messages, and what is said of one's own when little is left.

import { say } from "../words.js";

/** @import { Clock } from "../../types/client" */

const MARKS = [60, 30, 10]; // seconds that are said
const TICK = 200; // milliseconds

export class Clocks {
  /**
   * @param {{show: (clock: Clock) => void, announce: (words: string) => void}} act
   */
  constructor({ show, announce }) {
    this.show = show;
    this.announce = announce;
    /** @type {Clock | null} */
    this.clock = null;
    this.at = 0; // when it was told
    /** @type {number | null} */
    this.you = null;
    /** @type {Set<number>} */
    this.said = new Set();
    this.timer = setInterval(() => this.tick(), TICK);
  }

  close() {
    clearInterval(this.timer);
  }

  /**
   * As it is told now, to this seat.
   * @param {Clock | null} clock
   * @param {number | null} you
   */
  set(clock, you) {
    this.clock = clock;
    this.you = you;
    this.at = performance.now();
  }

  tick() {
    const { clock } = this;
    const running = clock?.running ?? null;
    if (!clock || running === null) return;
    const passed = performance.now() - this.at;
    const left = clock.left.map((ms, seat) => (seat === running ? Math.max(0, ms - passed) : ms));
    this.show({ left });
    if (running === this.you) this.count(left[running]);
    else this.said.clear();
  }

  /**
   * Say once that so many seconds are left.
   * @param {number} ms
   */
  count(ms) {
    for (const mark of MARKS) {
      if (ms >= mark * 1000 || this.said.has(mark)) continue;
      this.said.add(mark);
      this.announce(say("seconds-left", { n: mark }));
    }
    if (ms > MARKS[0] * 1000) this.said.clear();
  }
}
