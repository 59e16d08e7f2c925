// How strong bots are at the moment: until the rules are compiled, the strongest play below their name.

import { el } from "../dom.js";
import { ask } from "../net.js";
import { say } from "../words.js";

const AGAIN = 10000;

/**
 * What is to be said of the bots of these levels; nothing, if they are as strong as they are called.
 * @param {string[]} bots
 */
export async function weakness(bots) {
  const { state, weak, left } = await ask("/api/bots");
  if (!bots.some((bot) => weak.includes(bot))) return "";
  if (state === "plain") return say("plain-bots");
  const n = Math.round((left ?? 0) / 60);
  return say("warming", { time: n ? say("minutes-left", { n }) : say("soon") });
}

/** A note about the bots at a table, until they are at their full strength or somebody has read it. */
export class Strength {
  /** @param {(words: string, sign: string, button: HTMLElement) => HTMLElement} toast */
  constructor(toast) {
    this.toast = toast;
    /** @type {string[]} */
    this.bots = [];
    /** @type {HTMLElement | null} */
    this.note = null;
    this.closed = false;
  }

  /**
   * These play now.
   * @param {string[]} bots
   */
  async of(bots) {
    if (bots.join() === this.bots.join()) return;
    this.close();
    this.bots = bots;
    this.closed = false;
    if (bots.length) await this.look();
  }

  async look() {
    const { bots } = this;
    const words = await weakness(bots).catch(() => "");
    if (bots !== this.bots || this.closed) return; // others play meanwhile, or nobody asks any more
    if (!words) {
      this.close();
      return;
    }
    const read = el("button.btn.sm", { type: "button", onclick: () => this.close() }, say("understood"));
    this.note ??= this.toast(words, "ic-bot", read);
    const said = this.note.querySelector("span");
    if (said) said.textContent = words;
    this.timer = setTimeout(() => this.look(), AGAIN);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.note?.remove();
    this.note = null;
  }
}
