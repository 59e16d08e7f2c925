// A small paper beside what was pressed: why not, what is this. Never a window over the board.

import { el, focusedOf, swap, targetOf } from "../dom.js";

/** @import { Child } from "../../types/client" */

/** @typedef {Pick<DOMRect, "left" | "top" | "bottom" | "width">} Beside the box of what was pressed, on the screen */

export class Popover {
  constructor() {
    this.node = el("div.why", { role: "status", hidden: true });
    /** @type {(event: KeyboardEvent) => unknown} */
    this.escaped = (event) => event.key === "Escape" && this.hide();
    /** @type {(event: PointerEvent) => unknown} */
    this.pressed = (event) => !this.node.hidden && !this.node.contains(targetOf(event)) && this.hide();
    document.addEventListener("keydown", this.escaped);
    document.addEventListener("pointerdown", this.pressed, true);
  }

  close() {
    document.removeEventListener("keydown", this.escaped);
    document.removeEventListener("pointerdown", this.pressed, true);
  }

  /**
   * @param {Beside} box
   * @param {Child[]} children
   */
  show(box, children) {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const before = focusedOf(this.stops()); // drawn again: the focus stays
    const keyed = focused?.matches(":focus-visible");
    if (before < 0) this.opener = keyed ? focused : null;
    swap(this.node, children);
    this.node.hidden = false;
    const { width, height } = this.node.getBoundingClientRect();
    const x = Math.min(innerWidth - width - 8, Math.max(8, box.left + box.width / 2 - width / 2));
    const above = box.top - height - 10;
    this.node.style.left = `${x}px`;
    this.node.style.top = `${above > 8 ? above : Math.min(innerHeight - height - 8, box.bottom + 10)}px`;
    if (keyed) this.stops()[Math.max(0, before)]?.focus();
  }

  /**
   * What can be reached in it by keys.
   * @returns {HTMLElement[]}
   */
  stops() {
    return [.../** @type {NodeListOf<HTMLElement>} */ (this.node.querySelectorAll("button, a[href], input, summary"))];
  }

  hide() {
    const within = this.node.contains(document.activeElement);
    this.node.hidden = true;
    if (within) this.opener?.focus();
  }
}
