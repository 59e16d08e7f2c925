// The right panel: log, chat, rules and the table as a list.

import { el, icon, swap, targetOf } from "../dom.js";
import { row, say } from "../words.js";
import { called, facts, svgShape, tally } from "./seats.js";

/** @import { Pressed, Says, Scene, Seating, TalkTab, Told } from "../../types/client" */
/** @import { ChatIs } from "../../types/protocol" */

/**
 * After the next picture: scrolling lays out the page, and that can wait.
 * @param {() => void} act
 */
const soon = (act) => requestAnimationFrame(() => setTimeout(act));

/** @typedef {Pick<ChatIs, "seat" | "text" | "n"> & {from: string, own: boolean}} Said a word of the chat */

/**
 * @typedef {object} Acts
 * @property {(text: string) => unknown} chat
 * @property {(n: number) => unknown} read
 * @property {(node: HTMLElement) => unknown} rules
 * @property {(item: Pressed) => unknown} press
 * @property {(n: number | null) => unknown} step
 * @property {(n: number | null) => unknown} recall
 * @property {() => unknown} close
 * @property {(n: number) => unknown} unread
 * @property {(line: string) => boolean} [untold] is it left out of the log?
 */

const POINTED = 120; // milliseconds before a line that is pointed at answers
/** @type {Record<string, number>} */
const WAYS = { ArrowUp: -1, ArrowDown: 1 };
/** @type {Record<string, number>} */
const TURNS = { ArrowRight: 1, ArrowLeft: -1 };
const FOLDED = 6; // so many lines of a setup are folded up
/** @type {TalkTab[]} */
const TABS = ["log", "chat", "learn", "list"];

export class Talk {
  /**
   * @param {HTMLElement} root
   * @param {Acts} act
   */
  constructor(root, { chat, read, rules, press, step, recall, close, unread, untold }) {
    this.root = root;
    this.act = { chat, read, press, step, recall, unread, untold };
    /** @type {TalkTab} */
    this.tab = "log";
    this.unread = 0;
    this.heard = 0; // the last word of the chat
    this.read = 0; // the last one that was seen, in an earlier visit too
    /** @type {Told[]} */
    this.told = [];
    this.round = 0; // of the log, as turns come round
    this.before = -1; // the seat whose line was told last
    /** @type {{list: HTMLElement, open: (wide: boolean) => void} | null} */
    this.fold = null;
    /** @type {HTMLElement | null} */
    this.current = null; // the line up to which the board is shown
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Seating | null} */
    this.head = null;
    /** @type {Set<string>} */
    this.lit = new Set();
    this.rulesAsked = false;
    this.badge = el("span.badge", { hidden: true });
    this.bar = el("div.tabs", { role: "tablist", "aria-label": say("talk") });
    this.log = el("ol.log");
    this.chat = el("ol.log.chatlog", {}, el("li.empty", {}, el("span"), say("chat-empty")));
    this.field = el("input.field", {
      type: "text",
      maxlength: "500",
      "aria-label": say("chat-field"),
      placeholder: say("chat-field"),
      autocomplete: "off",
    });
    this.form = el(
      "form.say",
      { onsubmit: (event) => this.send(event) },
      this.field,
      el("button.btn.sm.solid", { type: "submit", "aria-label": say("send") }, icon("ic-send")),
    );
    this.rules = el("div.log.rules");
    this.list = el("div.log.everything");
    this.panes = {
      log: el("div.pane", { role: "tabpanel", id: "pane-log", tabindex: "0" }, this.log),
      chat: el("div.pane", { role: "tabpanel", id: "pane-chat", tabindex: "0" }, this.chat, this.form),
      learn: el("div.pane", { role: "tabpanel", id: "pane-learn", tabindex: "0" }, this.rules),
      list: el("div.pane", { role: "tabpanel", id: "pane-list", tabindex: "0" }, this.list),
    };
    this.point(this.panes.log);
    this.loadRules = rules;
    this.scrub = scrubber(step);
    this.shut = el(
      "button.btn.icon.shut",
      { type: "button", "aria-label": say("close"), onclick: close },
      icon("ic-close"),
    );
    swap(root, this.bar, ...Object.values(this.panes), this.scrub.node);
    this.open("log");
  }

  /** @param {TalkTab} tab */
  open(tab) {
    this.tab = tab;
    if (tab === "chat") this.seen(this.heard);
    if (tab === "learn" && !this.rulesAsked) {
      this.rulesAsked = true;
      this.loadRules(this.rules);
    }
    if (tab === "list" && this.scene) this.drawList();
    // while it was shut, it could not scroll
    if (tab === "log") soon(() => this.current?.scrollIntoView?.({ block: "nearest" }));
    const buttons = TABS.map((name) =>
      el(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${name}`,
          "aria-selected": String(name === tab),
          "aria-controls": `pane-${name}`,
          tabindex: name === tab ? "0" : "-1",
          onclick: () => this.open(name),
          onkeydown: (event) => this.roam(event, name),
        },
        say(name),
        name === "chat" ? this.badge : null,
      ),
    );
    swap(this.bar, buttons, this.shut);
    for (const name of TABS) {
      this.panes[name].hidden = name !== tab;
      this.panes[name].setAttribute("aria-labelledby", `tab-${name}`);
    }
  }

  /**
   * A line that is pointed at, or focused with the arrows, shows on the board what it changed.
   * @param {HTMLElement} pane
   */
  point(pane) {
    /** @type {(node: Element) => HTMLElement | null} */
    const line = (node) => node.closest?.("li[data-n]");
    /** @param {HTMLElement | null} node */
    const show = (node) => {
      clearTimeout(this.pointing);
      this.pointing = setTimeout(() => this.act.recall(node ? Number(node.dataset.n) : null), node ? POINTED : 0);
    };
    pane.addEventListener("mouseover", (event) => show(line(targetOf(event))));
    pane.addEventListener("mouseleave", () => show(null));
    pane.addEventListener("focusin", (event) => line(targetOf(event)) && show(line(targetOf(event))));
    pane.addEventListener("focusout", () => show(null));
    pane.addEventListener("keydown", (event) => {
      const by = WAYS[event.key];
      if (!by) return;
      const lines = linesOf(pane).filter((node) => node.getClientRects().length);
      const here = line(targetOf(event));
      const at = here ? lines.indexOf(here) : -1;
      const next = lines[at < 0 ? lines.length - 1 : Math.min(lines.length - 1, Math.max(0, at + by))];
      event.preventDefault();
      next?.focus();
    });
  }

  /**
   * @param {KeyboardEvent} event
   * @param {TalkTab} name
   */
  roam(event, name) {
    const by = TURNS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    this.open(TABS[(TABS.indexOf(name) + by + TABS.length) % TABS.length]);
    /** @type {HTMLElement | null} */
    const tab = this.bar.querySelector("[aria-selected=true]");
    tab?.focus();
  }

  /**
   * The whole story so far, or more of it.
   * @param {Told[]} told
   * @param {Seating | null} head
   * @param {{anew?: boolean}} how
   */
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
    if (!this.round && this.told.length >= FOLDED) this.foldSetup(); // nobody has chosen yet
    if (!this.told.length) swap(this.log, el("li.empty", {}, el("span"), say("nothing-yet")));
    soon(() => toEnd(this.panes.log));
  }

  /** @param {Told} each */
  line(each) {
    if (!this.told.length) this.log.replaceChildren();
    const seat = each.seat ?? each.of ?? null;
    if (seat !== null && each.line) {
      if (!(this.round || this.told.length < FOLDED)) this.foldSetup();
      if (seat < this.before || this.before === -1)
        this.log.append(el("li.heading", {}, el("h2", {}, say("round", { n: ++this.round }))));
      this.before = seat;
    }
    this.told.push(each);
    const [words, effect] = [each.says, each.effect ?? ""];
    if (this.act.untold?.(each.line)) return;
    this.log.append(
      el(
        "li",
        { class: each.undone ? "undone" : "", tabindex: "-1", data: { n: String(each.n) } },
        seat === null ? el("span.chance", { "aria-hidden": "true" }, icon("ic-dice", "tiny")) : svgShape(seat, "tiny"),
        el("span", {}, words),
        el("span.d", {}, effect),
      ),
    );
  }

  /** What was dealt before anybody chose is one line, which opens. */
  foldSetup() {
    if (this.fold) return;
    const lines = [...this.log.children];
    const list = el("ol.log.setup", { hidden: true }, lines);
    /** @param {boolean} wide */
    const open = (wide) => {
      list.hidden = !wide;
      button.setAttribute("aria-expanded", String(wide));
    };
    const button = el(
      "button.fold",
      { type: "button", "aria-expanded": "false", onclick: () => open(Boolean(list.hidden)) },
      icon("ic-chevron", "tiny"),
      say("setup", { n: lines.length }),
    );
    this.fold = { list, open };
    this.log.append(el("li.folded", {}, button, list));
  }

  /**
   * Mark the lines of the log up to which the board is shown; who looks back is shown the setup too.
   * @param {number} n
   * @param {boolean} newest
   */
  at(n, newest = false) {
    const nodes = linesOf(this.log);
    const current = nodes.findLast((node) => Number(node.dataset.n) <= n) ?? null;
    if (current === this.current) return;
    this.current?.removeAttribute("aria-current");
    this.current = current;
    current?.setAttribute("aria-current", "true");
    if (!newest && this.fold && current && this.fold.list.contains(current)) this.fold.open(true);
    soon(() => current?.scrollIntoView?.({ block: "nearest" }));
  }

  /**
   * @param {Said} message
   * @param {Seating} head
   */
  said(message, head) {
    this.head = head;
    if (message.n <= this.heard) return; // told again after a broken line
    this.heard = message.n;
    const name = message.seat === null || message.seat === undefined ? message.from : called(head, message.seat);
    if (!this.chat.querySelector("li:not(.empty)")) this.chat.replaceChildren();
    this.chat.append(
      el(
        "li",
        {},
        message.seat === null || message.seat === undefined ? icon("ic-eye", "tiny") : svgShape(message.seat, "tiny"),
        el("span", {}, el("b", {}, `${name} `), message.text),
        el("span.d"),
      ),
    );
    const visible = this.tab === "chat" && this.root.getClientRects().length > 0; // not in a drawer that is shut
    if (visible) toEnd(this.panes.chat);
    if (visible || message.own || message.n <= this.read) this.seen(message.n);
    else this.count(this.unread + 1);
  }

  /**
   * All up to this word was read.
   * @param {number} n
   */
  seen(n) {
    this.read = Math.max(this.read, n);
    this.act.read(this.read);
    this.count(0);
  }

  /** @param {number} unread */
  count(unread) {
    this.unread = unread;
    this.badge.hidden = !unread;
    this.badge.textContent = String(unread);
    this.act.unread(unread);
  }

  /** @param {Event} event */
  send(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text) return;
    this.act.chat(text);
    this.field.value = "";
  }

  /**
   * The table as text: all places and what lies there, lit things as buttons.
   * @param {Scene} scene
   * @param {Seating | null} head
   * @param {Set<string>} lit
   */
  everything(scene, head, lit) {
    this.scene = scene;
    this.head = head;
    this.lit = lit;
    if (this.tab === "list") this.drawList();
  }

  drawList() {
    const { scene, head, lit } = this;
    if (!scene) return;
    /** @type {HTMLElement[]} */
    const parts = [
      el("p.help", {}, say("everything-help")),
      el("p", {}, el("b", {}, scene.asks)),
      ...scene.notes.map((note) => el("p", {}, note.says)),
    ];
    for (const panel of scene.panels) {
      const score = panel.score === null || panel.score === undefined ? "" : say("score-n", { n: panel.score });
      parts.push(
        el(
          "p",
          {},
          el("b", {}, say("titled", { what: called(head, panel.seat), says: "" })),
          row([score, facts(panel)].filter(Boolean)),
        ),
      );
      const paper = tally(panel);
      if (paper) parts.push(paper);
    }
    for (const place of scene.places) {
      const here = [...scene.sprites.values()].filter((s) => s.lies === place.id && s.label);
      if (!here.length) continue;
      parts.push(
        el("h2", {}, place.title || say(place.on === "tray" ? "tray" : "garden"), place.note ? ` ${place.note}` : ""),
      );
      parts.push(
        el(
          "ul",
          {},
          here.map((s) =>
            el(
              "li",
              {},
              lit.has(s.key)
                ? el(
                    "button.linkish",
                    {
                      type: "button",
                      data: { key: s.key },
                      onclick: () => this.act.press({ kind: "sprite", id: s.key }),
                    },
                    s.label,
                  )
                : el("span", {}, s.label),
            ),
          ),
        ),
      );
    }
    swap(this.list, parts);
  }
}

/**
 * The lines of a log, as nodes.
 * @param {HTMLElement} within
 * @returns {HTMLElement[]}
 */
function linesOf(within) {
  /** @type {NodeListOf<HTMLElement>} */
  const found = within.querySelectorAll("li[data-n]");
  return [...found];
}

/** @param {HTMLElement} pane */
function toEnd(pane) {
  pane.scrollTop = pane.scrollHeight;
}

/**
 * Steps through moves: a range and four buttons.
 * @param {(n: number | null) => void} step
 */
function scrubber(step) {
  /** @type {HTMLInputElement} */
  const range = el("input", {
    type: "range",
    min: "0",
    max: "0",
    value: "0",
    "aria-label": say("move-at", { n: 0 }),
    oninput: () => step(Number(range.value)),
  });
  const where = el("span.where-n");
  const live = el("button.live", { type: "button", onclick: () => step(null) }, say("live"));
  /** @type {(name: keyof Says, sign: string, act: () => void) => HTMLElement} */
  const button = (name, sign, act) =>
    el("button.btn.icon", { type: "button", "aria-label": say(name), onclick: act }, icon(sign));
  const node = el(
    "div.scrub",
    {},
    range,
    el(
      "div.row",
      {},
      button("first", "ic-first", () => step(0)),
      button("previous", "ic-prev", () => step(Math.max(0, Number(range.value) - 1))),
      button("next", "ic-next", () => step(Math.min(Number(range.max), Number(range.value) + 1))),
      button("last", "ic-last", () => step(null)),
      where,
      live,
    ),
  );
  return {
    node,
    /**
     * @param {number} n
     * @param {number} of
     * @param {boolean} newest
     */
    show(n, of, newest) {
      range.max = String(of);
      range.value = String(n);
      range.setAttribute("aria-valuetext", say("move", { n, of }));
      where.textContent = say("move", { n, of });
      live.classList.toggle("off", !newest);
    },
    /**
     * Is it the table as it is now, or as it was when the line broke?
     * @param {boolean} is
     */
    connected(is) {
      live.classList.toggle("lost", !is);
      live.textContent = say(is ? "live" : "not-live");
    },
  };
}
