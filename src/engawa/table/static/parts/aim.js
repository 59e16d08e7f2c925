// What is pointed at without a press, by a mouse that rests or by the focus of keys: it is shown what pressing
// would bring.

import { targetOf } from "../dom.js";

/** @import { Sprite } from "../../types/client" */
/** @import { Surface } from "../engine/surface.js" */

const RESTS = 70; // milliseconds: who only crosses a place asks nothing

export class Aim {
  /**
   * @param {() => Surface[]} surfaces of the table
   * @param {(surface: Surface, x: number, y: number) => Sprite | null} find what lies under a point of the screen
   * @param {(key: string | null) => unknown} tell which piece it is; null: none any more
   */
  constructor(surfaces, find, tell) {
    this.surfaces = surfaces;
    this.find = find;
    this.tell = tell;
    /** @type {string | null} */
    this.key = null;
    this.keyed = false; // it is the focus that points
    this.x = -1; // where the mouse was last
    this.y = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.resting = undefined;
  }

  close() {
    clearTimeout(this.resting);
  }

  /** @param {Element} box */
  watch(box) {
    box.addEventListener("pointermove", (event) => this.moved(/** @type {PointerEvent} */ (event)));
    box.addEventListener("pointerleave", () => this.at(null));
  }

  /**
   * A finger does not point: its first touch chooses. And nothing is pointed at because the table moved under a
   * mouse that rests.
   * @param {PointerEvent} event
   */
  moved(event) {
    if (event.pointerType === "touch" || (event.clientX === this.x && event.clientY === this.y)) return;
    this.x = event.clientX;
    this.y = event.clientY;
    const surface = this.surfaces().find(({ root }) => root.contains(targetOf(event)));
    const free = surface && !event.buttons; // else it moves the board
    this.at(free ? (this.find(surface, event.clientX, event.clientY)?.key ?? null) : null);
  }

  /** @param {string | null} key */
  at(key) {
    if (key !== this.key) {
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.rests(), RESTS);
    } else if (this.resting === undefined) this.tell(key); // it may mean something else by now
    this.key = key;
    this.keyed = false;
  }

  rests() {
    this.resting = undefined;
    this.tell(this.key);
  }

  /**
   * The focus of keys came to a piece, or left it.
   * @param {string | null} key
   */
  focused(key) {
    clearTimeout(this.resting);
    this.resting = undefined;
    this.key = key;
    this.keyed = key !== null;
    this.tell(key);
  }
}
