// Looking around the garden: drag, wheel, pinch, keys. A press that did not drag is a press.

/** @import { Box } from "../../types/client" */

/** @import { Surface } from "./surface.js" */

const LEAST = 0.6;
const MOST = 2.5;
const LARGEST = 1.6; // pixels to a drawing unit, when everything fits
const MARGIN = 18; // pixels around everything
const SLACK = 6; // pixels a finger may shake
const PAPER = 40; // pixels: less room than that is no reason to move the board
const ROOMY = 1.25; // so much larger it could be drawn before it is worth a move of the board

export class Camera {
  /**
   * `press(x, y)` is told of presses.
   * @param {Surface} surface
   * @param {{press: (x: number, y: number) => void}} act
   */
  constructor(surface, { press }) {
    this.surface = surface;
    this.root = surface.root;
    this.zoom = 1; // over the fitting size
    this.base = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, {x: number, y: number, sx: number, sy: number, dragged: boolean}>} */
    this.held = new Map(); // pointers that are down
    this.pinched = false;
    /** @type {{width: number, height: number} | null} */
    this.frame = null;
    /** @type {(() => Box) | null} */
    this.box = null; // what is to be seen; all of it if nobody says
    /** @type {(() => number) | null} */
    this.head = null; // pixels that papers at the head of the garden need
    /** @type {(() => void) | null} */
    this.moved = null;
    /** @type {(() => unknown) | null} */
    this.resized = null; // what lies there may lie otherwise in another frame
    this.look = "";
    this.free = false; // the visitor has moved the view
    this.nudged = false; // it has made room for something
    this.press = press;
    this.root.addEventListener("pointerdown", (e) => this.down(e));
    this.root.addEventListener("pointermove", (e) => this.move(e));
    this.root.addEventListener("pointerup", (e) => this.up(e));
    this.root.addEventListener("pointercancel", (e) => this.held.delete(e.pointerId));
    this.root.addEventListener("wheel", (e) => this.wheel(e), { passive: false });
    this.watch = new ResizeObserver(() => {
      const { width, height } = this.frame ?? { width: 0, height: 0 };
      this.frame = null; // measured again when it is needed, not at every drawing
      const now = this.measure();
      if (now?.width === width && Math.abs(now.height - height) < PAPER) this.keep();
      else {
        this.resized?.();
        if (this.free) this.apply();
        else this.fit();
      }
    });
    this.watch.observe(this.root);
  }

  /** How large the garden is; null while it is not shown. */
  measure() {
    const { width, height } = this.frame ?? this.root.getBoundingClientRect();
    this.frame = width && height ? { width, height } : null;
    return this.frame;
  }

  toSee() {
    return this.box?.() ?? this.surface.bounds();
  }

  /** See everything, and leave the board where it is if that can be: people remember where things were. */
  keep() {
    const frame = this.measure();
    if (this.free || !frame) return;
    const box = this.toSee();
    const small = this.best(box, frame).k > this.base * ROOMY;
    if (!this.look || this.nudged || small || !this.holds(box, frame)) this.fit();
  }

  /**
   * Is a box seen whole as the view is now?
   * @param {Box} box
   * @param {{width: number, height: number}} frame
   */
  holds([l, t, r, b], { width, height }) {
    const [left, right] = [l, r].map((x) => this.x + x * this.base);
    const [top, bottom] = [t, b].map((y) => this.y + y * this.base);
    const head = Math.max(SLACK, (this.head?.() ?? 0) - 1);
    return left >= SLACK && right <= width - SLACK && top >= head && bottom <= height - SLACK;
  }

  /**
   * The view in which a box is as large as it can be: below the papers at the head, if it would reach there.
   * @param {Box} box
   * @param {{width: number, height: number}} frame
   */
  best([l, t, r, b], { width, height }) {
    /** @param {number} top */
    const place = (top) => {
      const k = Math.min(
        (width - 2 * MARGIN) / Math.max(1, r - l),
        Math.max(1, height - 2 * MARGIN - top) / Math.max(1, b - t),
        LARGEST,
      );
      return { k, x: width / 2 - ((l + r) / 2) * k, y: (height + top) / 2 - ((t + b) / 2) * k };
    };
    const whole = place(0);
    const head = this.head?.() ?? 0;
    return whole.y + t * whole.k < head ? place(head - MARGIN) : whole;
  }

  /** Show everything, with half a cell around it. */
  fit() {
    const frame = this.measure();
    if (!frame) return;
    const { k, x, y } = this.best(this.toSee(), frame);
    this.free = false;
    this.nudged = false;
    this.zoom = 1;
    [this.base, this.x, this.y] = [k, x, y];
    this.apply();
    this.surface.scaled(k);
  }

  apply() {
    const k = this.base * this.zoom;
    const look = `translate(${this.x} ${this.y}) scale(${k})`;
    if (look === this.look) return;
    this.surface.world.setAttribute("transform", look);
    this.look = look;
    this.moved?.();
  }

  /**
   * Zoom about a point of the screen.
   * @param {number} factor
   * @param {number} [px]
   * @param {number} [py]
   */
  by(factor, px, py) {
    const { left, top, width, height } = this.root.getBoundingClientRect();
    const x = (px ?? left + width / 2) - left;
    const y = (py ?? top + height / 2) - top;
    const zoom = Math.min(MOST, Math.max(LEAST, this.zoom * factor));
    const ratio = zoom / this.zoom;
    this.x = x - (x - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.zoom = zoom;
    this.free = true;
    this.apply();
  }

  /**
   * Bring a sprite into view, if it is outside.
   * @param {string} key
   */
  bring(key) {
    const spot = this.surface.seen(key);
    const frame = this.root.getBoundingClientRect();
    if (!spot) return;
    const dx = Math.max(0, frame.left + 20 - spot.left) - Math.max(0, spot.right - frame.right + 20);
    const dy = Math.max(0, frame.top + 20 - spot.top) - Math.max(0, spot.bottom - frame.bottom + 20);
    if (dx || dy) this.pan(dx, dy);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.free = true;
    this.apply();
  }

  /**
   * Make room for something; the next look at everything takes it back.
   * @param {number} dx
   * @param {number} dy
   */
  nudge(dx, dy) {
    this.nudged = true;
    this.x += dx;
    this.y += dy;
    this.apply();
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 0) return;
    this.held.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      sx: event.clientX,
      sy: event.clientY,
      dragged: false,
    });
    this.pinched = this.held.size > 1;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const mine = this.held.get(event.pointerId);
    if (!mine) return undefined;
    const [dx, dy] = [event.clientX - mine.x, event.clientY - mine.y];
    if (this.held.size === 2) {
      const [a, b] = [...this.held.values()];
      const before = Math.hypot(a.x - b.x, a.y - b.y);
      [mine.x, mine.y] = [event.clientX, event.clientY];
      const after = Math.hypot(a.x - b.x, a.y - b.y);
      if (before > 0) this.by(after / before, (a.x + b.x) / 2, (a.y + b.y) / 2);
      return this.pan(dx / 2, dy / 2);
    }
    if (!mine.dragged && Math.hypot(event.clientX - mine.sx, event.clientY - mine.sy) < SLACK) return undefined;
    if (!mine.dragged) this.root.setPointerCapture?.(event.pointerId);
    mine.dragged = true;
    [mine.x, mine.y] = [event.clientX, event.clientY];
    return this.pan(dx, dy);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const mine = this.held.get(event.pointerId);
    this.held.delete(event.pointerId);
    if (mine && !mine.dragged && !this.pinched) this.press(event.clientX, event.clientY);
    if (!this.held.size) this.pinched = false;
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY);
  }
}
