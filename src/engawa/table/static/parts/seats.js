// The seats at the left: shape, name, clock, score, counts, meters; a lantern where it is the turn.

import { el, icon, once, order, svg, swap } from "../dom.js";
import { SHAPES } from "../engine/painter.js";
import { lying } from "../engine/scene.js";
import { Surface } from "../engine/surface.js";
import { left, levelName, say } from "../words.js";

const LETTERS = "ABCDE";
const WARNING = 30000;

/** How a seat is called: "You", a name, or its letter. */
export function called(head, seat, self = true) {
  if (self && head?.you === seat) return say("you");
  return head?.seats?.[seat]?.name || say("seatName", { letter: LETTERS[seat] });
}

const ACTS = "with|then|for|has|is|was|may|must|can|will|gave|got|took|laid|put|drew|won|lost|ate|grew|built|kept|chose|did|[a-z]+ed|[a-z]+s";
const LONE = new RegExp(`\\b[B-E]\\b(?!-)|(?<=[^.!?:“] )A\\b(?!-)|\\bA\\b(?=[.,;:!?)]|$|’s|'s| (?:and [A-E]|\\d|${ACTS})\\b)`, "g"); // inside a sentence an article is small

const ME = "\u0001"; // where the visitor stands in a sentence, until the words around are bent
const MINE = new RegExp(`((?:^|[.!?] )?)(?:(?:\\b(?:the|an?) )?\\b(\\w+) of ${ME}|(?:\\bseat )?${ME}([’']s)?(?: ([a-z]+)\\b)?)`, "g");

/** A sentence of a game with the seats' letters replaced by who sits there, and by "you". */
export function withNames(sentence, head) {
  if (!head?.seats) return sentence;
  const named = sentence.replace(LONE, (letter) => {
    const seat = LETTERS.indexOf(letter);
    return seat >= head.seats.length ? letter : seat === head.you ? ME : called(head, seat, false);
  });
  return named.includes(ME) ? named.replace(MINE, bent) : named;
}

/** "A has" is "you have", "the turn of A" is "your turn"; at the start of a sentence in capitals. */
function bent(whole, start, thing, own, verb, at) {
  const { you, your, verbs, ending } = say("second");
  const words = thing ? `${your} ${thing.toLowerCase()}` : own ? `${your}${verb ? ` ${verb}` : ""}` : `${you}${verb ? ` ${verbs[verb] ?? verb.replace(ending, "")}` : ""}`;
  return start + (start || at === 0 ? words[0].toUpperCase() + words.slice(1) : words);
}

const LETTER = /\b[A-E]\b/;

/** A scene whose sentences call the seats by name. */
export function voiced(scene, head) {
  if (!head?.seats) return scene;
  const put = (words) => (LETTER.test(words) ? withNames(words, head) : words);
  const sprites = new Map(scene.sprites);
  for (const [key, s] of sprites) if (LETTER.test(s.label)) sprites.set(key, { ...s, label: put(s.label) });
  return {
    ...scene, sprites, asks: put(scene.asks), notes: scene.notes.map(put),
    verbs: scene.verbs.map((verb) => ({ ...verb, says: put(verb.says), title: put(verb.title ?? "") })),
    places: scene.places.map((place) => ({ ...place, title: put(place.title), note: put(place.note) })),
    panels: scene.panels.map((panel) => ({ ...panel, note: put(panel.note) })),
  };
}

/** What a preview says, with names. */
export function voicedWords(words, head) {
  return words && { ...words, title: withNames(words.title, head), says: withNames(words.says, head), press: withNames(words.press, head) };
}

/** What happened, as a whole sentence. */
export function sentence(each, head, self = true) {
  const says = withNames(each.says, head);
  return each.seat === null || each.seat === undefined ? says : say("saysSeat", { name: called(head, each.seat, self), says });
}

/** A sentence of the log and what it brought, if it ends with that: "leaf, upper, +3." */
export function effectOf(says) {
  const found = says.match(/^(.*), ([+−-]\d+)\.$/);
  return found ? [`${found[1]}.`, found[2].replace("-", "−")] : [says, ""];
}

/** What is known of a seat, in words. */
export function facts(panel) {
  return [...panel.counts.map(([word, n]) => `${word} ${n}`), ...(panel.meters ?? []).map(([word, n, of]) => `${word} ${n} / ${of}`), panel.note].filter(Boolean).join(", ");
}

export class Seats {
  constructor(root, painter, { press, menu }) {
    this.root = root;
    this.painter = painter;
    this.press = press;
    this.menu = menu;
    this.cards = new Map();
    this.notes = el("div.note-card", { hidden: true, tabindex: "0", role: "note" });
  }

  show(scene, head, turn, clock) {
    const cards = scene.panels.map((panel) => this.card(panel, scene, head, turn, clock));
    once(this.notes, "notes", scene.notes, () => swap(this.notes, scene.notes.map((note) => this.note(note))));
    this.notes.hidden = !scene.notes.length;
    const wanted = [...cards, this.notes, ...(this.also ? [this.also] : [])];
    order(this.root, wanted);
  }

  note(words) {
    const sign = this.painter.sign?.(words);
    return sign ? el("p.signed", {}, icon(sign, "sign"), el("span", {}, words)) : el("p", {}, words);
  }

  card(panel, scene, head, turn, clock) {
    const { seat } = panel;
    const who = head?.seats?.[seat] ?? {};
    if (!this.cards.has(seat)) {
      const card = el("section", { class: `seat s${seat + 1}`, onclick: (event) => this.touched(seat, event), onkeydown: (event) => (event.key === "Enter" || event.key === " ") && event.target === card && this.touched(seat, event) });
      this.cards.set(seat, card);
    }
    const card = this.cards.get(seat);
    const shape = say("shapes")[seat];
    const name = called(head, seat);
    card.setAttribute("aria-current", String(turn === seat));
    card.setAttribute("aria-label", `${name}, ${shape}`);
    const kind = who.kind === "bot" ? say("botLevel", { level: levelName(who.level ?? "") }) : !who.name && head ? say("free") : shape;
    const bits = [el("span", {}, kind)];
    if (who.kind === "person" && who.online === false && head.you !== seat && head.status !== "over") bits.push(el("span.away", {}, say("away")));
    const time = clock?.left?.[seat];
    if (time !== undefined && time !== null) bits.push(el("span.clock", { data: { seat: String(seat) }, class: time < WARNING ? "clock low" : "clock" }, left(time)));
    const mini = this.mini(panel, scene, card);
    once(card, "card", [panel, who, name, turn === seat, time === undefined || time === null, Boolean(mini)], () => swap(card,
      el("div.head", {},
        svgShape(seat),
        el("div.who", {}, el("b", {}, name), el("small", {}, bits)),
        panel.score === null || panel.score === undefined ? el("span.score.letter", { title: say("seatName", { letter: LETTERS[seat] }) }, LETTERS[seat]) : el("span.score", {}, String(panel.score))),
      panel.counts.length ? el("div.counts", {}, panel.counts.map(([word, n]) => this.count(word, n))) : null,
      panel.meters?.length ? panel.meters.map(([word, n, of]) => meter(word, n, of)) : null,
      panel.note ? el("div.line", {}, panel.note) : null,
      mini,
      turn === seat ? icon("lantern-lit", "hang") : null,
      this.menu ? el("button.btn.icon.more", { type: "button", "aria-label": `${name}: ${say("more")}`, onclick: (event) => { event.stopPropagation(); this.menu(seat, card); } }, icon("ic-chevron")) : null));
    return card;
  }

  /** Sprites that lie in a seat's panel, drawn small. */
  mini(panel, scene, card) {
    const groups = lying(scene, `seat ${LETTERS[panel.seat]}`).filter((group) => group.sprites.length);
    if (!groups.length) return null;
    card.surfaces ??= new Map();
    return groups.map((group) => {
      if (!card.surfaces.has(group.place.name)) {
        card.surfaces.set(group.place.name, new Surface(svg("svg", { class: "mini", role: "img" }), this.painter, { mute: true }));
      }
      const surface = card.surfaces.get(group.place.name);
      surface.draw(scene, [{ ...group, place: { ...group.place, x: 0, y: 0 } }]);
      const [l, t, r, b] = this.painter.frame?.(group.place, group.sprites) ?? surface.bounds();
      surface.root.setAttribute("viewBox", `${l - 6} ${t - 6} ${r - l + 12} ${b - t + 12}`);
      surface.root.setAttribute("aria-label", [group.place.title, ...group.sprites.map((s) => s.label)].filter(Boolean).join(". ").slice(0, 600));
      const k = Math.min(0.5, 214 / (r - l + 12));
      surface.root.style.height = `${Math.min(140, (b - t + 12) * k)}px`;
      return surface.root;
    });
  }

  count(word, n) {
    const sign = this.painter.icons?.[word];
    return el("span", { title: word }, sign ? [icon(sign, "sign"), el("b.num", {}, String(n)), el("span.sr", {}, word)] : [el("b.num", {}, String(n)), ` ${word}`]);
  }

  touched(seat, event) {
    if (event.target.closest("button")) return;
    if (!this.press(seat)) this.menu?.(seat, this.cards.get(seat));
  }

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

  /** Clocks run between messages. */
  tick(clock) {
    for (const node of this.root.querySelectorAll(".clock[data-seat]")) {
      const time = clock.left[Number(node.dataset.seat)];
      node.textContent = left(time);
      node.classList.toggle("low", time < WARNING);
    }
  }
}

export function svgShape(seat, size = "glyph") {
  const shape = icon(`seat-${SHAPES[seat]}`, size);
  shape.style.color = `var(--seat-${seat + 1})`;
  return shape;
}

function meter(word, n, of) {
  const bricks = of <= 30;
  const cells = bricks ? Array.from({ length: of }, (_, i) => el(i < n ? "i.on" : "i")) : [el("i.on", { style: { flex: String(n) } }), el("i", { style: { flex: String(of - n) } })];
  return el("div.gauge", {}, el("div", { class: of > 12 ? "bricks small" : "bricks", "aria-hidden": "true" }, cells), el("span", {}, `${n} / ${of} ${word}`));
}
