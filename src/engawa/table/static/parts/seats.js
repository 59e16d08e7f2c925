// The seats at the left: shape, name, clock, score, counts, meters; a lantern where it is the turn.

import { el, icon, once, order, svg, swap, targetOf } from "../dom.js";
import { SHAPES } from "../engine/painter.js";
import { lying } from "../engine/scene.js";
import { Surface } from "../engine/surface.js";
import { left, row, say, when } from "../words.js";
import { glossed, withWords } from "./glossary.js";

/** @import { Clock, Note, Painter, Panel, Plan, Says, Scene, Seating } from "../../types/client" */

/** @typedef {HTMLElement & {surfaces?: Map<string, Surface>}} Card of a seat, with what lies in it drawn small */

const LETTERS = "ABCDE";
/** @type {(keyof Says)[]} */
const SHAPE_NAMES = ["shape-moon", "shape-mountain", "shape-masu", "shape-crossing", "shape-star"];
const WARNING = 30000;

/**
 * What the sign of a seat is called.
 * @param {number} seat
 */
export const shapeName = (seat) => say(SHAPE_NAMES[seat]);

/**
 * How a seat is called: "You", a name, or its letter.
 * @param {Pick<Seating, "seats" | "you"> | null | undefined} head
 * @param {number} seat
 * @param {boolean} self
 */
export function called(head, seat, self = true) {
  if (self && head?.you === seat) return say("you");
  return head?.seats?.[seat]?.name || say("seat-name", { letter: LETTERS[seat] });
}

/**
 * What is known of a seat, in words; what has a paper of its own is left to that.
 * @param {Panel} panel
 */
export function facts(panel) {
  const counts = panel.counts.map(([, what, n]) => say("amount", { what, n }));
  const meters = (panel.meters ?? []).map(([, what, n, of]) => say("meter", { n, of, what }));
  return row([...counts, ...meters, panel.title ? "" : panel.note].filter(Boolean));
}

/**
 * The paper of a seat, if it has one: a heading, the note, and rows with a figure each.
 * @param {Panel} panel
 */
export function tally({ seat, title, note, rows }) {
  if (!title) return null;
  return el(
    "section.note-card.tally",
    { "aria-label": title, style: { "border-inline-start-color": `var(--seat-${seat + 1})` } },
    el("h2", {}, svgShape(seat, "dot"), el("span", {}, title)),
    note ? el("p", {}, withWords(note)) : null,
    rows.length
      ? el(
          "ul",
          {},
          rows.map(([what, says, n]) =>
            el("li", {}, el("b", {}, what), el("span", {}, withWords(says)), el("b.num", {}, String(n))),
          ),
        )
      : null,
  );
}

export class Seats {
  /**
   * @param {HTMLElement} root
   * @param {Painter} painter
   * @param {{press: (seat: number) => boolean, menu?: (seat: number, node: HTMLElement) => void,
   *   plan?: (plan: Plan) => void}} act
   */
  constructor(root, painter, { press, menu, plan }) {
    this.root = root;
    this.painter = painter;
    this.press = press;
    this.menu = menu;
    this.plan = plan;
    /** @type {Map<number, Card>} */
    this.cards = new Map();
    /** @type {HTMLElement | null} */
    this.also = null; // what a page puts under them
    this.tallies = el("div.tallies");
    this.notes = el("div.note-card", { hidden: true, tabindex: "0", role: "note" });
    this.forecast = el("section.note-card.forecast", { hidden: true });
  }

  /**
   * @param {Scene} scene
   * @param {Seating | null} head
   * @param {number | null} turn
   * @param {Clock | null} clock
   */
  show(scene, head, turn, clock) {
    const cards = scene.panels.map((panel) => this.card(panel, scene, head, turn, clock));
    once(
      this.tallies,
      "papers",
      [scene.panels.map(({ title, note, rows }) => title && [title, note, rows]), glossed()],
      () => swap(this.tallies, scene.panels.map(tally)),
    );
    once(this.notes, "notes", [scene.notes, glossed()], () =>
      swap(
        this.notes,
        scene.notes.map((note) => this.note(note)),
      ),
    );
    this.notes.hidden = !scene.notes.length;
    const forecast = this.forecast.parentNode === this.root ? [this.forecast] : []; // on a phone it stands elsewhere
    const wanted = [...cards, ...forecast, this.tallies, this.notes, ...(this.also ? [this.also] : [])];
    order(this.root, wanted);
  }

  /**
   * What others could answer to what is chosen, and what each answer costs them; or one's own answers, to be pressed.
   * @param {{title: string, answers?: [string, string][], limit?: string, plans?: Plan[],
   *   chosen?: Plan | null} | null} told
   */
  foretell(told) {
    const was = this.forecast.hidden;
    this.forecast.hidden = !told;
    this.forecast.classList.toggle("own", Boolean(told?.plans));
    once(this.forecast, "told", told, () =>
      swap(
        this.forecast,
        told
          ? [
              el("h2", {}, told.title),
              el(
                "ul",
                {},
                told.answers?.map(([what, costs]) => el("li", {}, el("span", {}, what), el("b", {}, costs))),
                told.plans?.map((plan, i) => el("li", {}, this.answer(plan, i, plan.title === told.chosen?.title))),
              ),
              told.limit ? el("p", {}, told.limit) : null,
            ]
          : [],
      ),
    );
    if (told && was) this.forecast.scrollIntoView({ block: "nearest" }); // the coach's paper may leave little room
  }

  /**
   * @param {Plan} plan
   * @param {number} i
   * @param {boolean} chosen
   */
  answer(plan, i, chosen) {
    return el(
      "button.opt.lit",
      {
        type: "button",
        "aria-pressed": String(chosen),
        "aria-keyshortcuts": i < 9 ? String(i + 1) : null,
        data: { line: plan.lines.join("; ") },
        onclick: () => this.plan?.(plan),
      },
      el("span", {}, plan.title),
      el("b", {}, plan.costs ?? ""),
    );
  }

  /** @param {Note} note */
  note({ says, sign, state = "" }) {
    const drawing = this.painter.icons[sign ?? ""];
    return drawing
      ? el(
          "p",
          { class: `signed ${state}`.trim() },
          icon(drawing, "sign"),
          el("span", {}, withWords(says)),
          state === "done" ? icon("ic-check", "tick") : null,
        )
      : el("p", state ? { class: state } : {}, withWords(says));
  }

  /**
   * @param {Panel} panel
   * @param {Scene} scene
   * @param {Seating | null} head
   * @param {number | null} turn
   * @param {Clock | null} clock
   */
  card(panel, scene, head, turn, clock) {
    const { seat } = panel;
    /** @type {Partial<Seating["seats"][number]>} */
    const who = head?.seats?.[seat] ?? {};
    const card = this.cards.get(seat) ?? this.make(seat);
    const shape = shapeName(seat);
    const name = called(head, seat);
    card.setAttribute("aria-current", String(turn === seat));
    card.classList.toggle("mine", head?.you === seat);
    card.setAttribute("aria-label", row([name, shape]));
    const kind =
      who.kind === "bot" ? say("bot-level", { level: who.plays ?? "" }) : !who.name && head ? say("free") : shape;
    const bits = [el("span", {}, kind)];
    if (head && who.kind === "person" && !who.online && head.you !== seat && head.status !== "over")
      bits.push(el("span.away", {}, say("away")));
    const time = clock?.left?.[seat];
    if (time !== undefined && time !== null)
      bits.push(
        el("span.clock", { data: { seat: String(seat) }, class: time < WARNING ? "clock low" : "clock" }, left(time)),
      );
    const mini = this.mini(panel, scene, card);
    once(card, "card", [panel, who, name, turn === seat, time === undefined || time === null, Boolean(mini)], () =>
      swap(
        card,
        el(
          "div.head",
          {},
          svgShape(seat),
          el("div.who", {}, el("b", {}, name), el("small", {}, bits)),
          panel.score === null || panel.score === undefined
            ? el("span.score.letter", { title: say("seat-name", { letter: LETTERS[seat] }) }, LETTERS[seat])
            : el("span.score", {}, String(panel.score), el("small", {}, panel.worth || say("points"))),
        ),
        panel.counts.length
          ? el(
              "div.counts.labeled",
              {},
              panel.counts.map(([key, word, n]) => this.count(key, word, n)),
            )
          : null,
        panel.meters?.length ? panel.meters.map(([, word, n, of]) => meter(word, n, of, word === panel.worth)) : null,
        panel.note && !panel.title ? el("div.line", {}, panel.note) : null,
        who.vacation ? el("div.vacation", {}, say("on-vacation", when(who.vacation))) : null,
        mini,
        turn === seat ? icon("lantern-lit", "hang") : null,
        this.menu
          ? el(
              "button.btn.icon.more",
              {
                type: "button",
                "aria-label": say("titled", { what: name, says: say("more") }),
                onclick: (event) => {
                  event.stopPropagation();
                  this.menu?.(seat, card);
                },
              },
              icon("ic-chevron"),
            )
          : null,
      ),
    );
    return card;
  }

  /** @param {number} seat */
  make(seat) {
    /** @type {Card} */
    const card = el("section", {
      class: `seat s${seat + 1}`,
      onclick: (event) => this.touched(seat, event),
      onkeydown: (event) =>
        (event.key === "Enter" || event.key === " ") && event.target === card && this.touched(seat, event),
    });
    this.cards.set(seat, card);
    return card;
  }

  /**
   * Sprites that lie in a seat's panel, drawn small.
   * @param {Panel} panel
   * @param {Scene} scene
   * @param {Card} card
   */
  mini(panel, scene, card) {
    const groups = lying(scene, `seat ${LETTERS[panel.seat]}`).filter((group) => group.sprites.length);
    if (!groups.length) return null;
    card.surfaces ??= new Map();
    const { surfaces } = card;
    return groups.map((group) => {
      const { name } = group.place;
      const surface =
        surfaces.get(name) ?? new Surface(svg("svg", { class: "mini", role: "img" }), this.painter, { mute: true });
      surfaces.set(name, surface);
      surface.draw(scene, [{ ...group, place: { ...group.place, x: 0, y: 0 } }]);
      const [l, t, r, b] = this.painter.frame?.(group.place, group.sprites) ?? surface.bounds();
      surface.root.setAttribute("viewBox", `${l - 6} ${t - 6} ${r - l + 12} ${b - t + 12}`);
      surface.root.setAttribute(
        "aria-label",
        [group.place.title, ...group.sprites.map((s) => s.label)].filter(Boolean).join(" ").slice(0, 600),
      );
      const k = Math.min(0.5, 214 / (r - l + 12));
      surface.root.style.height = `${Math.min(140, (b - t + 12) * k)}px`;
      return surface.root;
    });
  }

  /**
   * A figure with its name under it.
   * @param {string} key
   * @param {string} word
   * @param {number} n
   */
  count(key, word, n) {
    const sign = this.painter.icons[key];
    return el(
      sign ? "span.signed" : "span",
      { title: word },
      el("i", {}, sign ? icon(sign, "sign") : null, el("b.num", {}, String(n))),
      el("small", {}, word),
    );
  }

  /**
   * @param {number} seat
   * @param {Event} event
   */
  touched(seat, event) {
    const card = this.cards.get(seat);
    if (targetOf(event).closest("button")) return;
    if (!this.press(seat) && card) this.menu?.(seat, card);
  }

  /**
   * @param {Set<number>} lit
   * @param {Set<number>} chosen
   */
  mark(lit, chosen) {
    for (const [seat, card] of this.cards) {
      const is = chosen.has(seat) ? "chosen" : lit.has(seat) ? "lit" : "";
      card.classList.toggle("lit", is === "lit");
      card.classList.toggle("chosen", is === "chosen");
      card.setAttribute("role", "group");
      if (is) card.tabIndex = 0;
      else card.removeAttribute("tabindex");
    }
  }

  /**
   * Clocks run between messages.
   * @param {Clock} clock
   */
  tick(clock) {
    /** @type {NodeListOf<HTMLElement>} */
    const clocks = this.root.querySelectorAll(".clock[data-seat]");
    for (const node of clocks) {
      const time = clock.left[Number(node.dataset.seat)];
      node.textContent = left(time);
      node.classList.toggle("low", time < WARNING);
    }
  }
}

/**
 * @param {number} seat
 * @param {string} size
 */
export function svgShape(seat, size = "glyph") {
  const shape = icon(`seat-${SHAPES[seat]}`, size);
  shape.style.color = `var(--seat-${seat + 1})`;
  return shape;
}

/**
 * @param {string} word
 * @param {number} n
 * @param {number} of
 * @param {boolean} told is it the score, which stands above?
 */
function meter(word, n, of, told) {
  const bricks = of <= 30;
  const cells = bricks
    ? Array.from({ length: of }, (_, i) => el(i < n ? "i.on" : "i"))
    : [el("i.on", { style: { flex: String(n) } }), el("i", { style: { flex: String(of - n) } })];
  return el(
    "div.gauge",
    {},
    el("div", { class: of > 12 ? "bricks small" : "bricks", "aria-hidden": "true" }, cells),
    told ? null : el("span", {}, say("meter", { n, of, what: word })),
  );
}
