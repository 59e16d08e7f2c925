// The queue of moments. They come faster than they can be shown: what lies between is played in order, and the
// newest is the truth.

/** @import { Moment, Passing } from "../../types/client" */

const MOST = 5; // that wait to be shown; with more of them the newest is shown at once
const FAST = 2; // that wait, and the next is played at twice the speed
const REST = 600; // milliseconds in which something that passes is looked at
const GLANCE = 400; // milliseconds in which nobody has read a new question

export class Moments {
  /**
   * `draw(moment, speed)` shows one and resolves when all has moved; `skip()` ends what is moving; `still()`: is
   * nothing to move at all?
   * @param {{draw: (moment: Moment, speed: number) => Promise<unknown>, skip: () => unknown, still: () => boolean}} how
   */
  constructor({ draw, skip, still }) {
    this.draw = draw;
    this.skip = skip;
    this.still = still;
    /** @type {Moment | null} */
    this.newest = null; // {n, scene, turn, undo, clock}
    /** @type {Moment | null} */
    this.shown = null;
    this.shownAt = 0;
    /** @type {Moment | null} */
    this.back = null; // a moment of the past that is being looked at
    /** @type {Moment[]} */
    this.queue = [];
    this.playing = false;
    this.wake = () => {}; // ends a rest
  }

  /** Is what is shown the newest? */
  get live() {
    return this.newest !== null && this.shown === this.newest && !this.back;
  }

  /** A question that came in this moment: a press meant the one before. */
  get unread() {
    return performance.now() - this.shownAt < GLANCE;
  }

  /**
   * @param {Moment} moment
   * @param {boolean} animate
   */
  take(moment, animate = true) {
    const first = this.newest === null;
    this.newest = moment;
    if (first || !animate || this.still()) {
      this.queue = [];
      if (!this.back) this.show(moment, 0);
      return;
    }
    this.queue.push(moment);
    if (this.queue.length > MOST) this.finish();
    else if (!this.playing) this.run();
  }

  async run() {
    this.playing = true;
    for (let moment = this.queue.shift(); moment; moment = this.queue.shift()) {
      const speed = this.queue.length > FAST ? 2 : 1;
      if (this.back || (moment.by?.length && !(await this.passed(moment.by, moment, speed)))) continue;
      await this.show(moment, speed);
    }
    this.playing = false;
  }

  /**
   * Show what a moment came by and what nobody could see in it: a roll that was over at once. False if that was ended
   * by something newer.
   * @param {Passing[]} by
   * @param {Moment} moment
   * @param {number} speed
   */
  async passed(by, moment, speed) {
    for (const { rests, ...way } of by) {
      const shown = { ...moment, ...way, chip: undefined };
      await this.show(shown, speed);
      if (this.shown === shown && rests) await this.rest(REST / speed);
      if (this.shown !== shown) return false;
    }
    return true;
  }

  /** @param {number} time */
  rest(time) {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done(null);
      };
    });
  }

  /**
   * @param {Moment} moment
   * @param {number} speed
   */
  show(moment, speed) {
    if (this.shown !== moment) this.shownAt = performance.now();
    this.shown = moment;
    return this.draw(moment, speed);
  }

  /** Draw again what is shown: the screen or who sits there has changed. */
  redraw() {
    if (this.shown) this.show(this.shown, 0);
  }

  /**
   * Play moments that were, from the first to the newest.
   * @param {Moment[]} moments
   */
  again([first, ...others]) {
    if (this.back || this.playing || !this.newest) return;
    this.show(first, 0);
    this.queue = [...others.slice(0, -1), this.newest];
    this.run();
  }

  /** Show the newest at once; true if that is news, to which no press was an answer. */
  finish() {
    this.skip();
    const waits = this.queue.length > 0 || (this.playing && this.shown !== this.newest);
    this.queue = [];
    if (!waits || this.back || !this.newest) return false;
    this.show(this.newest, 0);
    this.wake();
    return true;
  }

  /**
   * Look at a moment of the past; null returns to the newest.
   * @param {Moment | null} moment
   */
  lookBack(moment) {
    this.back = moment;
    this.queue = [];
    const shown = moment ?? this.newest;
    this.wake();
    return shown && this.show(shown, this.still() ? 0 : 1);
  }

  /** Forget what was: the next moment is the first. */
  forget() {
    this.newest = null;
  }
}
