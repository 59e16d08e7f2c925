// A hand on a phone, while the board is on a large screen: what is mine, the question, the answer. The board slides
// in where a place on it has to be chosen.

import { go } from "../app.js";
import { el, icon, swap } from "../dom.js";
import { setting } from "../parts/settings.js";
import { say } from "../words.js";
import { begin, Table } from "./table.js";

/** @import { Made } from "../../types/protocol" */

const SHAKE = 40; // milliseconds

/**
 * @param {HTMLElement} root
 * @param {string} table
 */
export const open = (root, table) => begin(root, table, Hand);

class Hand extends Table {
  /** @param {ConstructorParameters<typeof Table>} about */
  constructor(...about) {
    super(...about);
    this.strip = el("section.strip", { "aria-label": say("hand") });
    /** @type {boolean | null} */
    this.wanted = null; // what was asked for by a press, as long as this question stands
    const node = this.root.querySelector(".table");
    node?.setAttribute("data-hand", "");
    node?.querySelector(".header")?.after(this.strip);
    this.frame.layout.veranda.append(el("p.bare-hand", {}, say("hand-bare")));
    this.slide(false);
    this.place();
  }

  link() {
    return { ...super.link(), lit: (/** @type {Set<string>} */ sprites) => this.lit(sprites) };
  }

  /** @param {import("../../types/protocol").Head} head */
  gotHead(head) {
    super.gotHead(head);
    this.place();
  }

  /** Who has no hand here watches; before the game, the board has the question whether to sit down. */
  place() {
    const { you, status } = this.head;
    if (you === null && status !== "waiting") go(`/t/${this.table}${location.search}`);
    else this.lit(this.frame.choosing.lit().sprites);
  }

  /**
   * The board is here while a place on it is what can be chosen.
   * @param {Set<string>} sprites
   */
  lit(sprites) {
    if (!this.strip) return; // it is being made
    const { frame } = this;
    const there = [...sprites].some((key) => frame.garden.nodes.has(key));
    const else_ = frame.scene?.verbs.length || [...sprites].some((key) => !frame.garden.nodes.has(key));
    const asked = there && this.mine() && (frame.choice.picks.length > 0 || !else_);
    if (!this.mine()) this.wanted = null;
    this.slide(this.wanted ?? (asked || this.head.status === "waiting"));
  }

  /** @param {boolean} here */
  slide(here) {
    const table = this.strip.parentElement;
    if (this.strip.firstChild && table?.hasAttribute("data-board") === here) return;
    table?.toggleAttribute("data-board", here);
    const { veranda } = this.frame.layout;
    if (here) veranda.removeAttribute("role");
    else veranda.setAttribute("role", "main"); // what the page is about, while the garden is elsewhere
    const turn = () => {
      this.wanted = !here;
      this.slide(!here);
      this.strip.querySelector("button")?.focus();
    };
    const words = say(here ? "hand-only" : "board-here");
    swap(
      this.strip,
      icon("ic-screen"),
      el("span", {}, say("hand-board")),
      el("button.btn.sm.quiet", { type: "button", onclick: turn }, words),
    );
  }

  /**
   * @param {import("../../types/client").Told[]} told
   * @param {boolean} turn
   */
  sound(told, turn) {
    super.sound(told, turn);
    const may = setting("sound") !== "off" && navigator.userActivation?.hasBeenActive;
    if (turn && may) navigator.vibrate?.(SHAKE);
  }

  /** @param {Made} made */
  next(made) {
    go(`/t/${made.table}/hand`);
  }
}
