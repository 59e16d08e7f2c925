// The menu of a seat: who sits there, who could, and how to get up.

import { go } from "../app.js";
import { el, icon } from "../dom.js";
import { ask, saysOf } from "../net.js";
import { called, facts, shapeName, tally } from "../parts/seats.js";
import { levelTitle, row, say } from "../words.js";

/** @import { Attributes } from "../../types/client" */
/** @import { Table } from "./table.js" */

export class Menu {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.resigned = false;
  }

  /**
   * @param {number} seat
   * @param {HTMLElement} node
   */
  open(seat, node) {
    const { head, frame, scene, socket } = this.table;
    const who = head.seats[seat];
    const mine = head.you === seat;
    const levels = this.table.game?.levels ?? [];
    /** @type {(words: string, sign: string, does: () => unknown, more?: Attributes) => HTMLElement} */
    const act = (words, sign, does, more = {}) =>
      el(
        "button.btn.sm",
        {
          type: "button",
          ...more,
          onclick: () => {
            frame.popover.hide();
            does();
          },
        },
        icon(sign),
        words,
      );
    const panel = scene?.panels.find((each) => each.seat === seat);
    const parts = [
      el("h2", {}, row([called(head, seat), shapeName(seat)])),
      panel ? el("p", {}, facts(panel)) : null,
      panel ? tally(panel) : null,
      ...[...node.querySelectorAll(".mini")].map((mini) => mini.cloneNode(true)),
    ]; // a phone has no room for them in the strip
    if (who.page)
      parts.push(
        el(
          "a.btn.sm",
          { href: who.page, onclick: () => frame.popover.hide() },
          icon(who.guest ? "ic-people" : "ic-bot"),
          mine ? say("your-page") : say("page-of", { name: called(head, seat) }),
        ),
      );
    if (who.kind === "open" && head.you === null)
      parts.push(act(say("take-seat"), "ic-people", () => this.table.sit(seat)));
    if (mine && who.level) parts.push(act(say("take-back"), "ic-people", () => this.hand(seat, null)));
    const handed = mine
      ? !who.level && !head.rated
      : head.host && !who.guest && !(head.rated && head.status !== "waiting");
    if (head.status !== "over" && handed)
      parts.push(
        el("p", {}, say(who.kind === "bot" ? "bot-strength" : "let-bot")),
        el(
          "div.pair",
          {},
          levels.map((level, i) =>
            act(levelTitle(level, i), "ic-bot", () => this.hand(seat, level.bot), {
              "aria-pressed": String(who.level === level.bot),
              title: level.says,
            }),
          ),
        ),
      );
    const { guest } = who;
    if (!mine && guest)
      parts.push(
        act(say("mute", { name: who.name }), "ic-sound", async () => {
          await socket.ask("mute", { guest });
          frame.toast(say("muted", { name: who.name }));
        }),
      );
    if (mine && head.status === "playing") parts.push(act(say("resign"), "ic-flag", () => this.asksResign(node)));
    if (mine && head.status !== "over")
      parts.push(
        act(say("leave"), "ic-back", () => this.leave()),
        el("small.faint", {}, say("leave-help")),
      );
    frame.popover.show(node.getBoundingClientRect(), parts);
  }

  /**
   * Asked once: it cannot be taken back.
   * @param {HTMLElement} node
   */
  asksResign(node) {
    const { popover } = this.table.frame;
    /** @type {(kind: string, words: string, does?: () => unknown) => HTMLElement} */
    const button = (kind, words, does = () => {}) => {
      const press = () => {
        popover.hide();
        does();
      };
      return el(kind, { type: "button", onclick: press }, words);
    };
    popover.show(node.getBoundingClientRect(), [
      el("h2", {}, icon("ic-flag"), say("resign-title")),
      el("p", {}, say("resign-help")),
      el(
        "div.pair",
        {},
        button("button.btn.sm", say("cancel")),
        button("button.btn.sm.solid", say("resign"), () => this.resign()),
      ),
    ]);
  }

  async resign() {
    this.resigned = true;
    const told = await this.table.socket.ask("resign", {});
    if (told.is !== "refused") return;
    this.resigned = false;
    this.table.frame.toast(told.says, "ic-why");
  }

  /**
   * @param {number} seat
   * @param {string | null} bot
   */
  async hand(seat, bot) {
    const told = await this.table.socket.ask("seat", { seat, bot });
    if (told.is === "refused") this.table.frame.toast(told.says, "ic-why");
  }

  async leave() {
    try {
      await ask(`/api/tables/${this.table.past.table}/leave`, {});
      go("/");
    } catch (error) {
      this.table.frame.toast(saysOf(error), "ic-why");
    }
  }
}
