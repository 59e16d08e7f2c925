// The top beam: where you are, is it saved, the ways out; on a phone only signs.

import { el, icon, swap } from "../dom.js";
import { say } from "../words.js";

export function eave({ title, link, frame }) {
  const where = el("div.where", {}, el("h1.title", {}, title), el("small"));
  const state = el("span.state", { role: "status" });
  const tool = (name, sign, act, more = "") => el(`button.tool${more}`, { type: "button", onclick: act, "aria-label": say(name) }, icon(sign), el("span", {}, say(name)));
  const node = el("header.eave", {},
    el("a.skip", { href: "#rail" }, say("skipLink")),
    el("a.brand", { href: "/", "aria-label": `${say("brand")}, ${say("home")}` }, icon("mark", "logo"), el("span", {}, say("brand"))),
    where, el("span.push"), state,
    link.invite ? tool("invite", "ic-link", () => link.invite()) : null,
    tool("rules", "ic-rules", () => frame.openTalk("rules"), ".wide"),
    tool("chat", "ic-chat", () => frame.openTalk("chat"), ".narrow.chat"),
    tool("log", "ic-log", () => frame.openTalk("log"), ".narrow"),
    link.settings ? tool("settings", "ic-gear", (event) => link.settings(event.currentTarget), ".bare") : null);
  const self = {
    node,
    show(head) {
      const players = say("players", { n: head.seats.length });
      const over = head.status === "over";
      swap(where.lastChild, head.name ? [el("span.long", {}, say("table", { name: head.name })), el("span.short", { "aria-hidden": "true" }, head.name), " · "] : null, over ? [el("span.long", {}, `${players} · `), say("finished")] : players);
    },
    /** What was said and not read yet. */
    unread(n) {
      const chat = node.querySelector(".chat");
      chat.toggleAttribute("data-unread", n > 0);
      chat.setAttribute("aria-label", n ? say("chatNew", { n }) : say("chat"));
    },
    /** kind: saved, saving, warn, danger, ok. */
    state(kind, words, button = null) {
      state.className = `state ${kind}`;
      const sign = { saved: "ic-saved", saving: "ic-clock", warn: "ic-clock", danger: "ic-offline", ok: "ic-check" }[kind];
      swap(state, icon(sign), el("span", {}, words), button);
    },
  };
  self.state("saved", say("saved"));
  return self;
}
