// The tab of a table: its title and icon say that it is one's turn, also to who looks elsewhere.

import { still } from "../engine/motion.js";
import { say } from "../words.js";

const HOUSE = new URL("../svg/mark.svg", import.meta.url).href;
const LANTERN = new URL("../svg/lantern.svg", import.meta.url).href;
const BLINK = 1000; // milliseconds, while nobody looks

export class Tab {
  /** @param {Element | null} icon */
  constructor(icon = document.querySelector("link[rel=icon]")) {
    this.icon = icon;
    this.lit = false;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /**
   * @param {string} title
   * @param {boolean} mine
   */
  show(title, mine) {
    document.title = `${mine ? "● " : ""}${title} · ${say("brand")}`;
    clearInterval(this.timer);
    this.light(mine);
    if (mine && !still()) this.timer = setInterval(() => this.light(!document.hidden || !this.lit), BLINK);
  }

  /** @param {boolean} lit */
  light(lit) {
    if (this.lit === lit) return;
    this.lit = lit;
    this.icon?.setAttribute("href", lit ? LANTERN : HOUSE);
  }

  close() {
    clearInterval(this.timer);
    this.light(false);
  }
}
