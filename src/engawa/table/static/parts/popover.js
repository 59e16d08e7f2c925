// A small paper beside what was pressed: why not, what is this. Never a window over the board.

import { el, swap } from "../dom.js";

export class Popover {
  constructor() {
    this.node = el("div.why", { role: "status", hidden: true });
    document.addEventListener("keydown", (this.escaped = (event) => event.key === "Escape" && this.hide()));
    document.addEventListener("pointerdown", (this.pressed = (event) => !this.node.hidden && !this.node.contains(event.target) && this.hide()), true);
  }

  close() {
    document.removeEventListener("keydown", this.escaped);
    document.removeEventListener("pointerdown", this.pressed, true);
  }

  show(box, children) {
    const before = this.stops().indexOf(document.activeElement); // drawn again: the focus stays
    const keyed = document.activeElement?.matches(":focus-visible");
    if (before < 0) this.opener = keyed ? document.activeElement : null;
    swap(this.node, children);
    this.node.hidden = false;
    const { width, height } = this.node.getBoundingClientRect();
    const x = Math.min(innerWidth - width - 8, Math.max(8, box.left + box.width / 2 - width / 2));
    const above = box.top - height - 10;
    this.node.style.left = `${x}px`;
    this.node.style.top = `${above > 8 ? above : Math.min(innerHeight - height - 8, box.bottom + 10)}px`;
    if (keyed) this.stops()[Math.max(0, before)]?.focus();
  }

  /** What can be reached in it by keys. */
  stops() {
    return [...this.node.querySelectorAll("button, a[href], input, summary")];
  }

  hide() {
    const within = this.node.contains(document.activeElement);
    this.node.hidden = true;
    if (within) this.opener?.focus();
  }
}
