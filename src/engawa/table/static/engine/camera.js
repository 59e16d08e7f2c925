// Looking around the garden: drag, wheel, pinch, keys. A press that did not drag is a press.

/** @import { Box } from "../../types/client" */

/** @import { Surface } from "./surface.js" */

const LEAST = 0.6;
const MOST = 2.5;
const LARGEST = 1.6; // pixels to a drawing unit, when everything fits
const MARGIN = 18; // pixels around everything
const SLACK = 6; // pixels a finger may shake

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
    /** @type {DOMRect | null} */
    this.frame = null;
    /** @type {(() => Box) | null} */
    this.box = null; // what is to be seen; all of it if nobody says
    /** @type {{beside: number, above: number, always?: () => boolean} | null} */
    this.head = null; // room that a word about the last move needs
    /** @type {((room: string) => void) | null} */
    this.told = null;
    /** @type {(() => void) | null} */
    this.moved = null;
    this.room = "";
    this.look = "";
    this.free = false; // the visitor has moved the view
    this.press = press;
    this.root.addEventListener("pointerdown", (e) => this.down(e));
    this.root.addEventListener("pointermove", (e) => this.move(e));
    this.root.addEventListener("pointerup", (e) => this.up(e));
    this.root.addEventListener("pointercancel", (e) => this.held.delete(e.pointerId));
    this.root.addEventListener("wheel", (e) => this.wheel(e), { passive: false });
    this.watch = new ResizeObserver(() => {
      this.frame = null; // measured again when it is needed, not at every drawing
      this.refit();
    });
    this.watch.observe(this.root);
  }

  refit() {
    if (!this.free) this.fit();
    else this.apply();
  }

  /** Show everything, with half a cell around it. */
  fit() {
    const frame = this.frame ?? this.root.getBoundingClientRect();
    const { width, height } = frame;
    this.frame = frame;
    if (!width || !height) {
      this.frame = null;
      return;
    }
    const [l, t, r, b] = this.box?.() ?? this.surface.bounds();
    this.free = false;
    this.zoom = 1;
    /** @param {number} top */
    const place = (top) => {
      this.base = Math.min(
        (width - 2 * MARGIN) / Math.max(1, r - l),
        (height - 2 * MARGIN - top) / Math.max(1, b - t),
        LARGEST,
      );
      this.x = width / 2 - ((l + r) / 2) * this.base;
      this.y = (height + top) / 2 - ((t + b) / 2) * this.base;
    };
    place(0);
    const beside = this.x + l * this.base; // room at the left for a word about the last move
    const above = this.y + t * this.base;
    if (this.head && (beside < this.head.beside || this.head.always?.()) && above < this.head.above)
      place(this.head.above - MARGIN);
    const room = `${Math.round(beside < (this.head?.beside ?? 0) ? width * 0.6 : beside - 20)}px`;
    if (room !== this.room) this.told?.(room);
    this.room = room;
    this.apply();
    this.surface.scaled(this.base);
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
   * Make room for something; the next fit takes it back.
   * @param {number} dx
   * @param {number} dy
   */
  nudge(dx, dy) {
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
