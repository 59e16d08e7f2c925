// A small paper beside what was pressed: why not, what is this. Never a window over the board.

import { el, swap } from "../dom.js";

export class Popover {
  constructor() {
    this.node = el("div.why", { role: "status", hidden: true });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    document.addEventListener("pointerdown", (event) => !this.node.hidden && !this.node.contains(event.target) && this.hide(), true);
  }

  show(box, children) {
    swap(this.node, children);
    this.node.hidden = false;
    const { width, height } = this.node.getBoundingClientRect();
    const x = Math.min(innerWidth - width - 8, Math.max(8, box.left + box.width / 2 - width / 2));
    const above = box.top - height - 10;
    this.node.style.left = `${x}px`;
    this.node.style.top = `${above > 8 ? above : Math.min(innerHeight - height - 8, box.bottom + 10)}px`;
  }

  hide() {
    this.node.hidden = true;
  }
}
