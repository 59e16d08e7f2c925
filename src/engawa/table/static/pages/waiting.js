// Until the seats are taken: who comes is asked whether to sit down, who is there how to get others.

import { el, icon } from "../dom.js";
import { ask } from "../net.js";
import { say } from "../words.js";

/** @import { Table } from "./table.js" */

/** @typedef {(event: MouseEvent & {currentTarget: HTMLElement}) => unknown} Press */

export class Waiting {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {HTMLElement | null | undefined} */
    this.node = undefined; // null: it was shown before
    this.watches = false; // no seat is wanted
  }

  show() {
    const { head, frame, socket, invitation } = this.table;
    const focused = this.node ? this.node.contains(document.activeElement) : this.node === undefined;
    this.node?.remove();
    this.node = null;
    if (head.status !== "waiting" || this.watches) return;
    const open = head.seats.filter((seat) => seat.kind === "open");
    const guest = head.you === null;
    /** @type {(kind: string, words: string, sign: string, press: Press) => HTMLElement} */
    const button = (kind, words, sign, press) => el(kind, { type: "button", onclick: press }, icon(sign), words);
    const fill = async () => {
      for (const seat of open) await socket.ask("seat", { seat: seat.seat, bot: head.level });
    };
    const sit = button("button.btn.go", say("sit-down"), "ic-people", () => this.table.sit(null));
    const copy = button("button.btn.solid", say("copy"), "ic-link", () => invitation.copy());
    const qr = button("button.btn", say("qr"), "ic-qr", (event) => invitation.show(event.currentTarget));
    this.node = el(
      "div.slip.waiting",
      {},
      el("h2.title", {}, guest ? say("invited-title", { game: head.title }) : say("waiting-title")),
      el("p", {}, head.host ? say("waiting-help") : say("waiting-free", { n: open.length })),
      head.link ? el("div.row", {}, invitation.field(), copy) : null,
      el(
        "div.row",
        {},
        guest ? [sit, button("button.btn", say("watch"), "ic-eye", () => this.watch())] : null,
        head.link ? qr : null,
        head.host ? button("button.btn", say("fill-bots"), "ic-bot", fill) : null,
      ),
    );
    frame.layout.garden.append(this.node);
    if (guest && focused) sit.focus({ preventScroll: true });
  }

  /** No seat, thank you: a private table is remembered, and the question is not asked again. */
  async watch() {
    const { past } = this.table;
    this.watches = true;
    this.node?.remove();
    if (past.code) await ask(`/api/tables/${past.table}/join`, { code: past.code, watch: true }).catch(() => {});
  }
}
