// A place that is named in a sentence, anywhere on the page: whoever points at its name is shown it on the board.

import { targetOf } from "../dom.js";

const MOVES = /** @type {const} */ (["pointermove", "pointerdown"]);

export class Pointing {
  /**
   * @param {RegExp} names that a painter knows
   * @param {(name: string | null) => void} tell which one is pointed at; null: none any more
   */
  constructor(names, tell) {
    /** @type {string | null} */
    this.name = null;
    this.look = (/** @type {PointerEvent} */ event) => {
      const name = targetOf(event).closest(".board") ? null : nameAt(event.clientX, event.clientY, names);
      if (name !== this.name) tell(name);
      this.name = name;
    };
    for (const move of MOVES) document.addEventListener(move, this.look);
  }

  close() {
    for (const move of MOVES) document.removeEventListener(move, this.look);
  }
}

/**
 * The name that is written where the pointer is.
 * @param {number} x
 * @param {number} y
 * @param {RegExp} names
 */
function nameAt(x, y, names) {
  const text =
    document.caretRangeFromPoint?.(x, y)?.startContainer ?? document.caretPositionFromPoint?.(x, y)?.offsetNode;
  if (!(text instanceof Text)) return null;
  const range = document.createRange();
  for (const { index, 0: name } of text.data.matchAll(names)) {
    range.setStart(text, index);
    range.setEnd(text, index + name.length);
    for (const box of range.getClientRects())
      if (box.left <= x && x <= box.right && box.top <= y && y <= box.bottom) return name;
  }
  return null;
}
