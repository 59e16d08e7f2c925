// The top beam: where you are, is it saved, the ways out; on a phone only signs.

import { el, icon, swap } from "../dom.js";
import { row, say } from "../words.js";

/** @import { Link, Says, Seating } from "../../types/client" */
/** @import { Frame } from "./frame.js" */

/** @typedef {(event: MouseEvent & {currentTarget: HTMLElement}) => void} Press */

const SIGNS = { saved: "ic-saved", saving: "ic-clock", warn: "ic-clock", danger: "ic-offline", ok: "ic-check" };

/** @param {{title: string, link: Link, frame: Frame}} about */
export function header({ title, link, frame }) {
  const under = el("small");
  const where = el("div.where", {}, el("h1.title", { title }, title), under);
  const state = el("span.state", { role: "status" });
  /** @type {(name: keyof Says, sign: string, act: Press, more?: string) => HTMLElement} */
  const tool = (name, sign, act, more = "") =>
    el(
      `button.tool${more}`,
      { type: "button", onclick: act, "aria-label": say(name) },
      icon(sign),
      el("span", {}, say(name)),
    );
  const chat = tool("chat", "ic-chat", () => frame.openTalk("chat"), ".narrow.chat");
  const node = el(
    "header.header",
    {},
    el("a.skip", { href: "#rail", onclick: (event) => skip(event, frame) }, say("skip-link")),
    el(
      "a.brand",
      { href: "/", "aria-label": row([say("brand"), say("home")]) },
      icon("mark", "logo"),
      el("span", {}, say("brand")),
    ),
    where,
    el("span.push"),
    state,
    link.invite ? tool("invite", "ic-link", () => link.invite?.()) : null,
    tool("learn", "ic-rules", () => frame.openTalk("learn"), ".wide"),
    chat,
    tool("log", "ic-log", () => frame.openTalk("log"), ".narrow"),
    link.settings ? tool("settings", "ic-gear", (event) => link.settings?.(event.currentTarget), ".bare") : null,
  );
  const self = {
    node,
    /** @param {Seating} head */
    show(head) {
      if (link.where) {
        swap(under, link.where());
        return;
      }
      const players = say("players", { n: head.seats.length });
      const over = head.status === "over";
      swap(
        under,
        head.name
          ? [
              el("span.long", {}, say("table", { name: head.name })),
              el("span.short", { "aria-hidden": "true" }, head.name),
              " · ",
            ]
          : null,
        over ? [el("span.long", {}, `${players} · `), say("finished")] : players,
        head.rated ? ` · ${say("rated")}` : null,
      );
    },
    /**
     * What was said and not read yet.
     * @param {number} n
     */
    unread(n) {
      chat.toggleAttribute("data-unread", n > 0);
      chat.setAttribute("aria-label", n ? say("chat-new", { n }) : say("chat"));
    },
    /**
     * Is it kept? One of SIGNS says so.
     * @param {keyof typeof SIGNS} kind
     * @param {string} words
     * @param {HTMLElement | null} button
     */
    state(kind, words, button = null) {
      state.className = `state ${kind}`;
      swap(state, icon(SIGNS[kind]), el("span", {}, words), button);
    },
  };
  self.state("saved", say("saved"));
  return self;
}

/**
 * To the question, without a step in the history of the browser, which would load the page again.
 * @param {Event} event
 * @param {Frame} frame
 */
function skip(event, frame) {
  event.preventDefault();
  frame.layout.rail.focus();
}
