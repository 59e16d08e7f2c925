// The right panel: log, chat, rules and the table as a list.

import { el, icon, swap } from "../dom.js";
import { say } from "../words.js";
import { called, effectOf, facts, sentence, svgShape } from "./seats.js";

/** After the next picture: scrolling lays out the page, and that can wait. */
const soon = (act) => requestAnimationFrame(() => setTimeout(act));

const POINTED = 120; // milliseconds before a line that is pointed at answers
const FOLDED = 6; // so many lines of a setup are folded up
const TABS = ["log", "chat", "rules", "list"];

export class Talk {
  constructor(root, { chat, rules, press, step, recall, close, unread }) {
    this.root = root;
    this.act = { chat, press, step, recall, unread };
    this.tab = "log";
    this.unread = 0;
    this.told = [];
    this.bar = el("div.tabs", { role: "tablist", "aria-label": say("talk") });
    this.log = el("ol.log");
    this.chat = el("ol.log.chatlog", {}, el("li.empty", {}, el("span"), say("chatEmpty")));
    this.field = el("input.field", { type: "text", maxlength: "500", "aria-label": say("chatField"), placeholder: say("chatField"), autocomplete: "off" });
    this.form = el("form.say", { onsubmit: (event) => this.send(event) }, this.field, el("button.btn.sm.solid", { type: "submit", "aria-label": say("send") }, icon("ic-send")));
    this.rules = el("div.log.rules");
    this.list = el("div.log.everything");
    this.panes = {
      log: el("div.pane", { role: "tabpanel", id: "pane-log", tabindex: "0" }, this.log),
      chat: el("div.pane", { role: "tabpanel", id: "pane-chat", tabindex: "0" }, this.chat, this.form),
      rules: el("div.pane", { role: "tabpanel", id: "pane-rules", tabindex: "0" }, this.rules),
      list: el("div.pane", { role: "tabpanel", id: "pane-list", tabindex: "0" }, this.list),
    };
    this.point(this.panes.log);
    this.loadRules = rules;
    this.scrub = scrubber(step);
    this.shut = el("button.btn.icon.shut", { type: "button", "aria-label": say("close"), onclick: close }, icon("ic-close"));
    swap(root, this.bar, ...Object.values(this.panes), this.scrub.node);
    this.open("log");
  }

  open(tab) {
    this.tab = tab;
    if (tab === "chat") this.unread = 0;
    if (tab === "rules" && !this.rulesAsked) {
      this.rulesAsked = true;
      this.loadRules(this.rules);
    }
    if (tab === "list" && this.scene) this.drawList();
    const buttons = TABS.map((name) => el("button", {
      type: "button", role: "tab", id: `tab-${name}`, "aria-selected": String(name === tab), "aria-controls": `pane-${name}`, tabindex: name === tab ? "0" : "-1",
      onclick: () => this.open(name),
      onkeydown: (event) => this.roam(event, name),
    }, say(name), name === "chat" && this.unread ? el("span.badge", {}, String(this.unread)) : null));
    swap(this.bar, buttons, this.shut);
    this.act.unread(this.unread);
    for (const name of TABS) {
      this.panes[name].hidden = name !== tab;
      this.panes[name].setAttribute("aria-labelledby", `tab-${name}`);
    }
  }

  /** A line that is pointed at, or focused with the arrows, shows on the board what it changed. */
  point(pane) {
    const line = (node) => node.closest?.("li[data-n]");
    const show = (node) => {
      clearTimeout(this.pointing);
      this.pointing = setTimeout(() => this.act.recall(node ? Number(node.dataset.n) : null), node ? POINTED : 0);
    };
    pane.addEventListener("mouseover", (event) => show(line(event.target)));
    pane.addEventListener("mouseleave", () => show(null));
    pane.addEventListener("focusin", (event) => line(event.target) && show(line(event.target)));
    pane.addEventListener("focusout", () => show(null));
    pane.addEventListener("keydown", (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!by) return;
      const lines = [...pane.querySelectorAll("li[data-n]")].filter((node) => node.getClientRects().length);
      const at = lines.indexOf(line(event.target));
      const next = lines[at < 0 ? lines.length - 1 : Math.min(lines.length - 1, Math.max(0, at + by))];
      event.preventDefault();
      next?.focus();
    });
  }

  roam(event, name) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    this.open(TABS[(TABS.indexOf(name) + by + TABS.length) % TABS.length]);
    this.bar.querySelector("[aria-selected=true]").focus();
  }

  /** The whole story so far, or more of it. */
  tell(told, head, { anew = false } = {}) {
    this.head = head;
    if (anew) {
      this.told = [];
      this.log.replaceChildren();
      this.round = 0;
      this.before = -1;
      this.fold = null;
    }
    for (const each of told) this.line(each);
    if (!this.told.length) swap(this.log, el("li.empty", {}, el("span"), say("nothingYet")));
    soon(() => (this.log.parentNode.scrollTop = this.log.parentNode.scrollHeight));
  }

  line(each) {
    if (!this.told.length) this.log.replaceChildren();
    const chance = each.seat === null || each.seat === undefined;
    if (!chance) {
      if (!(this.round || this.told.length < FOLDED)) this.foldSetup();
      if (each.seat < this.before || this.before === -1 || this.before === undefined) this.log.append(el("li.heading", {}, el("h2", {}, say("round", { n: ++this.round }))));
      this.before = each.seat;
    }
    this.told.push(each);
    const [words, effect] = effectOf(sentence(each, this.head));
    this.log.append(el("li", { class: each.undone ? "undone" : "", tabindex: "-1", data: { n: String(each.n) } },
      chance ? el("span.chance", { "aria-hidden": "true" }, icon("ic-dice", "tiny")) : svgShape(each.seat, "tiny"), el("span", {}, words), el("span.d", {}, effect)));
  }

  /** What was dealt before anybody chose is one line, which opens. */
  foldSetup() {
    const lines = [...this.log.children];
    const list = el("ol.log.setup", { hidden: true }, lines);
    const open = (wide) => { list.hidden = !wide; button.setAttribute("aria-expanded", String(wide)); };
    const button = el("button.fold", { type: "button", "aria-expanded": "false", onclick: () => open(list.hidden) }, icon("ic-chevron", "tiny"), say("setup", { n: lines.length }));
    this.fold = { list, open };
    this.log.append(el("li.folded", {}, button, list));
  }

  /** Mark the lines of the log up to which the board is shown. */
  at(n) {
    const nodes = [...this.log.querySelectorAll("li[data-n]")];
    const current = nodes.findLast((node) => Number(node.dataset.n) <= n) ?? null;
    if (current === this.current) return;
    this.current?.removeAttribute("aria-current");
    this.current = current;
    current?.setAttribute("aria-current", "true");
    if (this.fold && current && this.fold.list.contains(current)) this.fold.open(true);
    soon(() => current?.scrollIntoView?.({ block: "nearest" }));
  }

  said(message, head) {
    this.head = head;
    const name = message.seat === null || message.seat === undefined ? message.from : called(head, message.seat);
    if (!this.chat.querySelector("li:not(.empty)")) this.chat.replaceChildren();
    this.chat.append(el("li", {}, message.seat === null || message.seat === undefined ? icon("ic-eye", "tiny") : svgShape(message.seat, "tiny"), el("span", {}, el("b", {}, `${name} `), message.text), el("span.d")));
    if (this.tab !== "chat" || !this.root.getClientRects().length) { // a drawer that is shut
      const { tab } = this;
      this.unread += 1;
      if (tab === "chat") this.act.unread(this.unread);
      else this.open(tab);
    } else this.chat.parentNode.scrollTop = this.chat.parentNode.scrollHeight;
  }

  send(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text) return;
    this.act.chat(text);
    this.field.value = "";
  }

  /** The table as text: all places and what lies there, lit things as buttons. */
  everything(scene, head, lit) {
    this.scene = scene;
    this.head = head;
    this.lit = lit;
    if (this.tab === "list") this.drawList();
  }

  drawList() {
    const { scene, head, lit } = this;
    const parts = [el("p.help", {}, say("everythingHelp")), el("p", {}, el("b", {}, scene.asks)), ...scene.notes.map((note) => el("p", {}, note))];
    for (const panel of scene.panels) {
      const score = panel.score === null || panel.score === undefined ? "" : say("scoreN", { n: panel.score });
      parts.push(el("p", {}, el("b", {}, `${called(head, panel.seat)}: `), [score, facts(panel)].filter(Boolean).join(", ")));
    }
    for (const place of scene.places) {
      const here = [...scene.sprites.values()].filter((s) => s.lies === place.id && s.label);
      if (!here.length) continue;
      parts.push(el("h2", {}, place.title || say(place.on === "tray" ? "tray" : "garden"), place.note ? ` ${place.note}` : ""));
      parts.push(el("ul", {}, here.map((s) => el("li", {}, lit.has(s.key) ? el("button.linkish", { type: "button", data: { key: s.key }, onclick: () => this.act.press({ kind: "sprite", id: s.key }) }, s.label) : el("span", {}, s.label)))));
    }
    swap(this.list, parts);
  }
}

/** Steps through moves: a range and four buttons. */
function scrubber(step) {
  const range = el("input", { type: "range", min: "0", max: "0", value: "0", "aria-label": say("moveAt", { n: 0 }), oninput: () => step(Number(range.value)) });
  const where = el("span.where-n");
  const live = el("button.live", { type: "button", onclick: () => step(null) }, say("live"));
  const button = (name, sign, act) => el("button.btn.icon", { type: "button", "aria-label": say(name), onclick: act }, icon(sign));
  const node = el("div.scrub", {}, range, el("div.row", {},
    button("first", "ic-first", () => step(0)),
    button("previous", "ic-prev", () => step(Math.max(0, Number(range.value) - 1))),
    button("next", "ic-next", () => step(Math.min(Number(range.max), Number(range.value) + 1))),
    button("last", "ic-last", () => step(null)), where, live));
  return {
    node,
    show(n, of, newest) {
      range.max = String(of);
      range.value = String(n);
      range.setAttribute("aria-valuetext", say("move", { n, of }));
      where.textContent = say("move", { n, of });
      live.classList.toggle("off", !newest);
    },
  };
}
