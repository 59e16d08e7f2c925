// The layout of a table: its boxes, what is said aloud, and small papers that come and go.

import { el, icon, svg, swap } from "../dom.js";
import { say, together } from "../words.js";

/** @import { Says } from "../../types/client" */
/** @import { Camera } from "../engine/camera.js" */
/** @import { Coach } from "./coach.js" */

/** @typedef {"header" | "ring" | "popover" | "goal" | "turns"} Papers */

const PHONE = "(max-width: 760px), (max-height: 480px)"; // as in the style sheets
const SHORT = "(max-height: 700px)"; // of a phone, as there too
const STAYS = 3500; // milliseconds
const ROW = 32; // pixels of a turn in the strip of what others did
const FEW = 2; // others whose turns always have room there

export class Layout {
  constructor() {
    this.phone = matchMedia(PHONE);
    this.short = matchMedia(SHORT);
    this.board = svg("svg", { class: "board", role: "group", "aria-label": say("garden"), tabindex: "-1" });
    this.lastChip = el("div.last", { hidden: true });
    this.past = el("div.past", { hidden: true });
    this.garden = el("main.garden", { id: "garden", "aria-label": say("garden") });
    this.seats = el("aside.shoji.seats", { "aria-label": say("seats"), tabindex: "0" });
    this.side = el("div.side", {}, this.seats);
    this.talk = el("aside.shoji.talk", { "aria-label": say("talk") });
    this.rail = el("section.rail", { "aria-label": say("rail"), id: "rail", tabindex: "-1" });
    this.tray = el("section.tray", { "aria-label": say("tray"), tabindex: "0" });
    this.veranda = el("div.veranda", {}, this.rail, this.tray);
    this.polite = el("div.sr", { "aria-live": "polite", id: "polite" });
    this.urgent = el("div.sr", { "aria-live": "assertive", id: "urgent" });
    this.toasts = el("div.toasts", { role: "status" });
    this.rows = 0; // more than usual, of the strip of what others did
    /** @type {Set<number>} */
    this.hidden = new Set(); // seats whose lines on the board are off
    this.stands = () => {};
    /** @type {(button: HTMLElement) => unknown} */
    this.layers = () => this.board.classList.toggle("show-numbers");
  }

  /**
   * Put everything into the page; `camera` is what the tools beside the board move.
   * @param {Element} root
   * @param {{game: string, camera: Camera, coach: Coach} & Record<Papers, Node>} parts
   */
  fill(root, { game, header, ring, popover, camera, goal, coach, turns }) {
    swap(this.garden, goal, this.board, ring, this.lastChip, this.past, this.tools(camera), turns);
    // the question comes first to whoever goes by keys or listens; where it stands is up to the style
    const table = el("div.table", { data: { game } }, this.veranda, header, this.side, this.garden, this.talk);
    root.replaceChildren(table, coach.marks, popover, this.toasts, this.polite, this.urgent);
    const place = () => (this.phone.matches ? this.veranda.prepend(coach.node) : this.side.append(coach.node));
    place(); // the coach's paper lies beside the board, on a phone below it
    this.phone.addEventListener("change", place);
  }

  /** @param {Camera} camera */
  tools(camera) {
    /** @type {(name: keyof Says, sign: string, act: (button: HTMLElement) => unknown) => HTMLElement} */
    const tool = (name, sign, act) => {
      const button = el("button", { type: "button", "aria-label": say(name), title: say(name) }, icon(sign));
      button.addEventListener("click", () => act(button));
      return button;
    };
    return el(
      "div.tools",
      {},
      tool("zoom-out", "ic-minus", () => camera.by(1 / 1.25)),
      tool("zoom-in", "ic-plus", () => camera.by(1.25)),
      tool("fit", "ic-fit", () => camera.fit()),
      tool("numbers", "ic-layers", (button) => this.layers(button)),
    );
  }

  /**
   * What others could answer stands below the seats, on a phone at the head of the garden: there one sees all of it.
   * One's own answers lie there in the tray, like every question.
   * @param {Element} forecast
   */
  stand(forecast) {
    this.stands = () => {
      const { phone, garden, seats, veranda } = this;
      const home = !phone.matches ? seats : forecast.classList.contains("own") ? veranda : garden;
      if (forecast.parentNode !== home) home.insertBefore(forecast, home === veranda ? this.tray : null);
    };
    this.stands();
    this.phone.addEventListener("change", this.stands);
  }

  get screen() {
    const { hidden } = this;
    return {
      ...{ width: innerWidth, height: innerHeight, narrow: this.phone.matches, flat: innerWidth > innerHeight },
      hidden,
    };
  }

  /** Pixels at the head of the garden for what was done last and the tools; a short phone leaves them to the board. */
  get head() {
    if (!this.phone.matches) return 84 + this.rows * ROW;
    return this.short.matches ? 0 : 52;
  }

  /**
   * Keep room at the head of the garden for what so many others do, all through the game.
   * @param {number} others
   */
  room(others) {
    this.rows = Math.max(0, others - FEW);
    this.garden.style.setProperty("--more-rows", String(this.rows));
  }

  /**
   * What was done last stands beside the board, so many pixels wide; null: at the head of the garden.
   * @param {number | null} width
   */
  besides(width) {
    this.garden.toggleAttribute("data-beside", width !== null);
    if (width !== null) this.garden.style.setProperty("--beside", `${Math.floor(width)}px`);
  }

  /** Log, chat and rules are a drawer where there is little room. */
  get isTalkOpen() {
    return this.talk.dataset.open !== undefined;
  }

  openTalk() {
    this.talk.dataset.open = "";
  }

  shutTalk() {
    delete this.talk.dataset.open;
  }

  /**
   * Over the board, which moment of the past it shows; null: it is the newest.
   * @param {string | null} label
   * @param {() => void} live
   */
  lookBack(label, live) {
    this.garden.classList.toggle("looking-back", label !== null);
    this.past.hidden = label === null;
    if (label === null) return;
    const button = el("button.btn.sm", { type: "button", onclick: live }, say("live"));
    swap(this.past, icon("ic-eye"), el("span", {}, label), button);
  }

  /**
   * What concerns the reader now, said at once.
   * @param {string} sentence
   */
  announce(sentence) {
    this.urgent.textContent = sentence;
  }

  /**
   * Something to know, said when there is time.
   * @param {string} sentence
   */
  say(sentence) {
    this.polite.textContent = sentence;
  }

  /**
   * What happened, said when there is time.
   * @param {string[]} sentences
   */
  narrate(sentences) {
    if (sentences.length) this.polite.textContent = together(sentences);
  }

  /**
   * The last of it, beside the board.
   * @param {{sign: Node, words: string} | null} last null: none
   */
  tellLast(last) {
    this.lastChip.hidden = !last;
    if (last) swap(this.lastChip, last.sign, el("span", {}, last.words));
  }

  /**
   * A word in passing; with a button it is a question, and stays until it is answered or withdrawn.
   * @param {string} sentence
   * @param {string} sign
   * @param {HTMLElement | null} button
   */
  toast(sentence, sign = "ic-check", button = null) {
    const node = el("div.toast", {}, icon(sign), el("span", {}, sentence), button);
    this.toasts.append(node);
    if (!button) setTimeout(() => node.remove(), STAYS);
    return node;
  }
}
