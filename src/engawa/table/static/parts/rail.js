// The rail: whose turn it is, what may be done, what a choice brings, undo and confirm.

import { el, icon, once, order, swap } from "../dom.js";
import { say } from "../words.js";

const FEW = 7; // choices that fit into the rail

export class Rail {
  constructor(root, painter, tray, act) {
    this.root = root;
    this.painter = painter;
    this.tray = tray;
    this.act = act; // {press(item), plan(plan), confirm(), undo(node), why(line, node, what), hint()}
    this.turn = el("div.turn");
    this.choices = el("div.choices", { role: "group" });
    this.ask = el("div.ask", { tabindex: "-1" });
    this.ends = el("div.ends");
    this.undo = el("button.btn.undo", { type: "button", onclick: () => this.act.undo(this.undo) }, icon("ic-undo"), el("span", {}, say("undo")), el("kbd", { "aria-hidden": "true" }, "Z"));
    this.hint = el("button.btn.hint", { type: "button", onclick: () => this.act.hint() }, icon("ic-why"), el("span", {}, say("hint")));
    this.go = el("button.btn.go", { type: "button", onclick: () => this.act.confirm() });
    swap(root, this.turn, this.choices, this.ask, this.ends);
  }

  /** One picture of the question, as Frame.showRail puts it together. */
  show(now) {
    const { mine, choice, preview, undo } = now;
    this.root.dataset.live = String(Boolean(mine));
    once(this.turn, "turn", [mine, now.title, now.under], () => swap(this.turn, icon(mine ? "lantern-lit" : "lantern-off", "lamp"), el("div", {}, el("b", {}, now.title), now.under ? el("small", {}, now.under) : null)));
    const verbs = now.verbs ?? [];
    const pressed = verbs.map((verb) => choice?.has({ kind: "verb", id: verb.line }) ?? false);
    const listed = choice?.listed() ?? [];
    once(this.root, "verbs", [verbs, pressed], () => { this.chips = verbs.map((verb, i) => this.chip(verb, i, pressed[i])); });
    const { chips } = this;
    const many = verbs.length > FEW || verbs.some((verb) => (verb.title || verb.says).length > 26);
    order(this.choices, many ? [] : chips);
    this.choices.hidden = many || !chips.length;
    const options = listed.map((line, i) => this.option(line, i, now.titles?.get(line)));
    const plans = (now.plans ?? []).map((plan, i) => this.planned(plan, i, now.plan));
    if (listed.length) this.tray.offer(say("choose"), options);
    else if (plans.length && !many) this.tray.offer(say("quick"), plans, true);
    else this.tray.offer(say("choose"), many ? chips : []);
    const line = choice?.line ?? null;
    const title = now.plan?.title ?? (preview?.words?.title || (line ? line : now.asks));
    const says = now.plan ? now.plan.says : preview?.words ? preview.words.says : line ? "" : now.sole?.says ?? "";
    once(this.ask, "ask", [title, says], () => swap(this.ask, el("b", { title: says ? title : null }, title), says ? el("small", { title: says }, says) : null));
    this.undo.hidden = !undo;
    if (undo) {
      this.undo.setAttribute("aria-disabled", String(!undo.free && !undo.ask));
      this.undo.title = undo.says ?? "";
    }
    this.hint.hidden = !mine;
    const only = mine && choice.lines.size === 1 && !choice.picks.length ? verbs.find((verb) => !verb.off && choice.lines.has(verb.line)) : null;
    const press = now.plan ? now.plan.press : line ? preview?.words?.press ?? say("play") : only ? now.sole?.press ?? only.title ?? only.says : say("confirm");
    once(this.go, "press", press, () => swap(this.go, icon("ic-check"), el("span", {}, press), el("kbd", { "aria-hidden": "true" }, "⏎")));
    this.go.setAttribute("aria-disabled", String(!line && !only && !now.plan));
    this.go.classList.toggle("hollow", Boolean(now.hollow));
    order(this.ends, [now.extra, this.undo, mine ? this.hint : null, mine ? this.go : null].filter(Boolean));
  }

  chip(verb, i, pressed) {
    const item = { kind: "verb", id: verb.line };
    const word = verb.line.split(" ")[0];
    const sign = this.painter.icons?.[verb.line] ?? this.painter.icons?.[word];
    const title = verb.title || verb.says;
    return el("button.choice", {
      type: "button",
      class: `choice${verb.off ? "" : " lit"}${verb.done ? " spent" : ""}${sign ? "" : " wordy"}`,
      "aria-pressed": verb.off ? null : String(pressed),
      "aria-disabled": verb.off ? "true" : null,
      "aria-keyshortcuts": i < 9 ? String(i + 1) : null,
      title: verb.says,
      "aria-label": verb.done ? `${title}, ${say("taken")}` : null,
      data: { line: verb.line },
      onclick: (event) => (verb.off ? this.act.why(verb.line, event.currentTarget, title) : this.act.press(item)),
    }, sign ? icon(sign, "pic") : null, el("span", {}, title));
  }

  option(line, i, title) {
    return el("button.opt.lit.wordy", { type: "button", "aria-pressed": "false", "aria-keyshortcuts": i < 9 ? String(i + 1) : null, data: { line }, onclick: () => this.act.press({ kind: "line", id: line }) }, title || line);
  }

  planned(plan, i, chosen) {
    return el("button.opt.lit.wordy", { type: "button", "aria-pressed": String(plan === chosen), "aria-keyshortcuts": i < 9 ? String(i + 1) : null, data: { line: plan.lines.join("; ") }, onclick: () => this.act.plan(plan) }, plan.title);
  }

  /** The n-th choice, by key. */
  nth(n) {
    const shown = [...this.tray.extra.querySelectorAll("button"), ...(this.choices.hidden ? [] : this.choices.querySelectorAll("button"))];
    shown[n]?.click();
  }
}
