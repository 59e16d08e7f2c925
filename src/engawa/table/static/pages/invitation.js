// An invitation to a table: its link, to be copied, or to be read by a telephone that is near.

import { el, icon } from "../dom.js";
import { say } from "../words.js";

/** @import { Table } from "./table.js" */

/**
 * The board alone, for a screen that all look at.
 * @param {string} table
 * @param {{search: string}} address
 */
const boardLink = (table, { search }) => `/t/${table}/board${search}`;

export class Invitation {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** What to send to a friend. */
  address() {
    const { head, past } = this.table;
    return new URL(head.link ?? `/t/${past.table}`, location.href).href;
  }

  /** The link, to be copied by hand. */
  field() {
    /** @type {HTMLInputElement} */
    const field = el("input.field", {
      type: "text",
      readonly: true,
      value: this.address(),
      "aria-label": say("link"),
      onfocus: () => field.select(),
    });
    return field;
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.address());
      this.table.frame.toast(say("link-copied"));
    } catch {
      this.show(); // to be copied by hand
    }
  }

  /**
   * The link, and a picture of it.
   * @param {HTMLElement} node beside which it stands
   */
  show(node = this.table.frame.header.node) {
    const { frame, head, past } = this.table;
    const picture = head.link
      ? el("img.qr", { src: past.address("/qr.svg"), alt: say("qr-alt"), width: "200", height: "200" })
      : null;
    frame.popover.show(node.getBoundingClientRect(), [
      el("h2", {}, icon("ic-link"), say("link")),
      picture,
      this.field(),
      el("button.btn.solid", { type: "button", onclick: () => this.copy() }, icon("ic-link"), say("copy")),
      el("a", { href: boardLink(past.table, location), target: "_blank" }, say("to-screen")),
    ]);
  }
}
