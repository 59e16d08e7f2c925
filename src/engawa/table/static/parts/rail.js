// The rail: whose turn it is, what may be done, what a choice brings, undo and confirm.

import { el, icon, once, order, swap } from "../dom.js";
import { row, say, together } from "../words.js";
import { glossed, withWords } from "./glossary.js";

/** @import { Painter, Plan, Pressed, Question, Verb } from "../../types/client" */
/** @import { Tray } from "./tray.js" */

/**
 * @typedef {object} Acts
 * @property {(item: Pressed) => unknown} press
 * @property {(plan: Plan) => unknown} plan
 * @property {(again?: boolean) => unknown} confirm
 * @property {(node: HTMLElement) => unknown} undo
 * @property {(line: string, node: HTMLElement, what: string) => unknown} why
 * @property {() => unknown} hint
 * @property {() => unknown} turn
 */

const FEW = 7; // choices that fit into the rail
const FEW_OPTIONS = 3; // of which the tray has room to say what each brings

export class Rail {
  /**
   * @param {HTMLElement} root
   * @param {Pick<Painter, "icons" | "sign">} painter
   * @param {Pick<Tray, "offer" | "goesOn" | "extra">} tray
   * @param {Acts} act
   */
  constructor(root, painter, tray, act) {
    this.root = root;
    this.painter = painter;
    this.tray = tray;
    this.act = act;
    /** @type {HTMLElement[]} */
    this.chips = [];
    this.turn = el("div.turn");
    this.choices = el("div.choices", { role: "group" });
    this.ask = el("div.ask", { tabindex: "-1" });
    this.ends = el("div.ends");
    /** @type {HTMLButtonElement} */
    this.undo = el("button.btn.undo", { type: "button", onclick: () => this.act.undo(this.undo) });
    this.hint = el(
      "button.btn.hint",
      { type: "button", onclick: () => this.act.hint() },
      icon("ic-why"),
      el("span", {}, say("hint")),
    );
    this.go = el("button.btn.go", { type: "button", onclick: (event) => this.act.confirm(event.detail > 1) });
    swap(root, this.turn, this.choices, this.ask, this.ends);
    this.wide = 0;
    this.high = 0;
    this.watch = new ResizeObserver(([seen]) => this.resized(seen));
    this.watch.observe(root);
  }

  /**
   * It stays as high as it once was, so that the tray and the board above keep their places from question to question;
   * on a screen of another width it begins anew.
   * @param {Pick<ResizeObserverEntry, "borderBoxSize">} seen
   */
  resized({ borderBoxSize: [{ inlineSize, blockSize }] }) {
    const anew = inlineSize !== this.wide;
    if (!anew && blockSize <= this.high) return;
    this.wide = inlineSize;
    this.high = anew && this.high ? 0 : blockSize; // what it held is not its own height
    this.root.style.setProperty("--held", `${this.high}px`);
  }

  /**
   * One picture of the question, as Frame.showRail puts it together.
   * @param {Question} now
   */
  show(now) {
    const { mine, choice, preview, undo } = now;
    this.root.dataset.live = String(Boolean(mine));
    once(this.turn, "turn", [mine, now.title, now.under], () =>
      swap(
        this.turn,
        icon(mine ? "lantern-lit" : "lantern-off", "lamp"),
        el("div", {}, el("b", {}, now.title), now.under ? el("small", {}, now.under) : null),
      ),
    );
    // the button at the end plays the only line, and what is usual
    const usual = now.plan?.usual && now.plan.lines.length === 1 ? now.plan.lines[0] : null;
    const sole = choice?.lines.size === 1 ? choice.ready : usual;
    const verbs = (now.verbs ?? []).filter(({ line }) => line !== sole);
    const pressed = verbs.map((verb) => choice?.has({ kind: "verb", id: verb.line }) ?? false);
    const listed = (!now.ring && choice?.listed()) || []; // a ring asks in their place
    const whole = verbs.length <= FEW && verbs.every((verb) => choice?.lines.has(verb.line));
    const large = Boolean(choice?.plain) && whole;
    const means = verbs.map((verb) => (large && now.words?.get(verb.line)?.says) || "");
    once(this.root, "verbs", [verbs, pressed, large, means], () => {
      this.chips = verbs.map((verb, i) =>
        large ? this.answer(verb, i, pressed[i], means[i]) : this.chip(verb, i, pressed[i]),
      );
    });
    const { chips } = this;
    const many = large || verbs.length > FEW || verbs.some((verb) => (verb.title || verb.says).length > 26);
    this.tray.goesOn(now.order ?? null, () => this.act.turn());
    const shown = many ? [] : chips;
    order(this.choices, shown);
    this.choices.hidden = !shown.length;
    const told = listed.map((line) => now.words?.get(line));
    const few = told.length <= FEW_OPTIONS && told.every((words) => words?.title && words.says);
    const options = listed.map((line, i) => this.option(line, i, told[i], few));
    const plans = (now.plans ?? []).map((plan, i) => this.planned(plan, i, now.plan));
    if (listed.length) this.tray.offer(say("choose"), options);
    else if (plans.length && !many) this.tray.offer(say("quick"), plans, true);
    else this.tray.offer(say("choose"), many ? chips : []);
    const line = choice?.line ?? null;
    const [title, says] = asked(now, line, listed.length > 0);
    once(this.ask, "ask", [title, says, glossed()], () =>
      swap(
        this.ask,
        el("b", { title: says ? title : null }, withWords(title)),
        says ? el("small", { title: says }, withWords(says)) : null,
      ),
    );
    this.ask.setAttribute("aria-busy", String(Boolean(now.asking)));
    this.undo.hidden = !undo && !now.ring;
    once(this.undo, "label", Boolean(now.ring), () =>
      swap(
        this.undo,
        icon("ic-undo"),
        el("span", {}, say(now.ring ? "cancel" : "undo")),
        el("kbd", { "aria-hidden": "true" }, now.ring ? "Esc" : "Z"),
      ),
    );
    if (now.ring) {
      this.undo.setAttribute("aria-disabled", "false");
      this.undo.title = "";
    } else if (undo) {
      this.undo.setAttribute("aria-disabled", String(!undo.free && !undo.ask));
      this.undo.title = undo.says ?? say("undo-last");
    }
    const hints = mine && now.hints;
    this.hint.hidden = !hints;
    const ready = choice?.ready ?? null;
    const only = now.verbs?.find((verb) => verb.line === ready);
    const open = now.awaits && !now.lead ? now.awaits : "";
    const plan = now.lead ?? now.plan;
    const press = plan
      ? ((now.lead ? now.pointed : preview)?.words?.press ?? plan.press)
      : open
        ? open
        : line
          ? (preview?.words?.press ?? say("play"))
          : ready
            ? (now.sole?.press ?? only?.title ?? only?.says ?? say("play"))
            : say("choose");
    once(this.go, "press", press, () =>
      swap(this.go, icon("ic-check"), el("span", {}, press), el("kbd", { "aria-hidden": "true" }, "⏎")),
    );
    this.go.setAttribute("aria-disabled", String(Boolean(open) || (!ready && !plan)));
    this.go.classList.toggle("hollow", Boolean(now.hollow));
    order(this.ends, [
      ...(now.extra ? [now.extra] : []),
      this.undo,
      ...(hints ? [this.hint] : []),
      ...(mine ? [this.go] : []),
    ]);
  }

  /**
   * @param {Verb} verb
   * @param {number} i
   * @param {boolean} pressed
   */
  chip(verb, i, pressed) {
    const word = verb.line.split(" ")[0];
    const sign = this.painter.icons?.[verb.line] ?? this.painter.icons?.[word];
    const title = verb.title || verb.says;
    return el(
      "button.choice",
      {
        type: "button",
        class: `choice${verb.off ? "" : " lit"}${verb.done ? " spent" : ""}${sign ? "" : " wordy"}`,
        "aria-pressed": verb.off ? null : String(pressed),
        "aria-disabled": verb.off ? "true" : null,
        "aria-keyshortcuts": i < 9 ? String(i + 1) : null,
        title: verb.says,
        "aria-label": verb.done ? row([title, say("taken")]) : null,
        data: { line: verb.line },
        onclick: (event) =>
          verb.off
            ? this.act.why(verb.line, event.currentTarget, title)
            : this.act.press({ kind: "verb", id: verb.line }),
      },
      sign ? icon(sign, "pic") : null,
      el("span", {}, title),
    );
  }

  /**
   * A whole answer, large: what it is called, and what it brings.
   * @param {Verb} verb
   * @param {number} i
   * @param {boolean} pressed
   * @param {string} means
   */
  answer(verb, i, pressed, means) {
    const sign = this.painter.icons?.[verb.line];
    return el(
      "button.opt.lit.answer",
      {
        type: "button",
        "aria-pressed": String(pressed),
        "aria-keyshortcuts": i < 9 ? String(i + 1) : null,
        data: { line: verb.line },
        onclick: () => this.act.press({ kind: "verb", id: verb.line }),
      },
      sign ? icon(sign, "pic") : null,
      el("b", {}, verb.title || verb.says),
      means ? el("small", {}, means) : null,
    );
  }

  /**
   * A line to be told apart from others by its name; of a few, also by what it brings.
   * @param {string} line
   * @param {number} i
   * @param {ReturnType<Question["words"]["get"]>} words
   * @param {boolean} few
   */
  option(line, i, words, few) {
    const sign = this.painter.sign?.(line);
    const title = words?.title || line;
    return el(
      `button.opt.lit${sign ? "" : ".wordy"}`,
      {
        type: "button",
        "aria-pressed": "false",
        "aria-keyshortcuts": i < 9 ? String(i + 1) : null,
        data: { line },
        onclick: () => this.act.press({ kind: "line", id: line }),
      },
      sign
        ? [icon(sign.icon, "pic"), el("b", {}, sign.name)]
        : few
          ? [el("b", {}, title), el("small", {}, words?.says)]
          : title,
    );
  }

  /**
   * @param {Plan} plan
   * @param {number} i
   * @param {Plan | null} chosen
   */
  planned(plan, i, chosen) {
    return el(
      "button.opt.lit.wordy",
      {
        type: "button",
        "aria-pressed": String(plan === chosen),
        "aria-keyshortcuts": i < 9 ? String(i + 1) : null,
        data: { line: plan.lines.join("; ") },
        onclick: () => this.act.plan(plan),
      },
      plan.title,
    );
  }

  /**
   * The n-th choice, by key; with none lit it is for the pieces in the tray. How many it is past them, or -1.
   * @param {number} n
   */
  nth(n) {
    const shown = [
      ...this.tray.extra.querySelectorAll("button"),
      ...(this.choices.hidden ? [] : this.choices.querySelectorAll("button")),
    ];
    const buttons = shown.some((button) => button.classList.contains("lit")) ? shown : [];
    buttons[n]?.click();
    return n < buttons.length ? -1 : n - buttons.length;
  }
}

/**
 * What is asked, or what the choice brings: a line and what else there is to say.
 * @param {Question} now
 * @param {string | null} line
 * @param {boolean} listed are its lines in the tray, to be told apart?
 */
function asked({ plan, preview, pointed, ring, asks, about, sole, choice, verbs }, line, listed) {
  if (pointed?.words) return [pointed.words.title || asks, pointed.words.says];
  if (plan)
    return preview?.words ? [preview.words.title, together([preview.words.says, plan.says])] : [plan.title, plan.says];
  if (preview?.words) return [preview.words.title || line || asks, preview.words.says];
  if (line) return [line, ""];
  if (ring) return [ring.title, ring.says];
  if (listed) return [say("which-one"), about];
  const [pick] = choice?.picks ?? [];
  const verb = pick?.kind === "verb" ? verbs?.find((each) => each.line === pick.id) : null;
  return [verb?.says ?? asks, sole?.says ?? about];
}
