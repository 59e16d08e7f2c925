// Words of the game that can be asked about: underlined where they stand, one press opens a note.

import { el } from "../dom.js";
import { UNSPACED } from "../engine/rows.js";
import { ask } from "../net.js";

/** @import { Child } from "../../types/client" */
/** @import { WordIs } from "../../types/protocol" */

/** @typedef {{name: string, says: string, finds: RegExp}} Word */

/** @type {Word[]} */
let words = []; // of the game on the screen: name, says, finds
/** @type {((node: HTMLElement, note: Child[]) => void) | null} */
let show = null; // (node, children): opens a note beside a word

/**
 * From now on the words of this game are known; `told()` when they are.
 * @param {string} game
 * @param {(node: HTMLElement, note: Child[]) => void} open
 * @param {() => void} told
 */
export async function gloss(game, open, told) {
  words = [];
  show = open;
  const page = await ask(`/api/learn/${game}`).catch(() => null);
  words = known(page?.glossary ?? []);
  if (words.length) told();
}

/** How many words are known: text that was shown before they were is shown again. */
export const glossed = () => words.length;

/**
 * A text with its words of the game as buttons, each where it stands first; `stop`: as Tab comes to them.
 * @param {string} text
 * @param {string} stop
 */
export function withWords(text, stop = "0") {
  /** @type {Child[]} */
  const shown = [];
  let before = ""; // what stands before a word
  for (const { said, word } of pieces(text, words)) {
    if (!word) {
      before = said;
      continue;
    }
    const [free, held] = parted(before);
    const node = button(said, word, stop);
    shown.push(free, held ? el("span.held", {}, held, node) : node);
    before = "";
  }
  return [...shown, before].filter(Boolean);
}

const HELD = /(?:\p{L}*['’]|\p{Ps}|\p{Pi}\u00a0?)$/u;

/**
 * What stands before a word, and what of it stays on the word's line: an elided article, a bracket, a quote.
 * @param {string} text
 */
export function parted(text) {
  const [held] = HELD.exec(text) ?? [""];
  return [text.slice(0, text.length - held.length), held];
}

/**
 * Each with what finds one of its forms, as a whole word.
 * @param {WordIs[]} glossary
 * @returns {Word[]}
 */
export const known = (glossary) =>
  glossary.map(({ forms, says }) => {
    const all = forms.split(",").map((form) => form.trim());
    return { name: all[0], says, finds: new RegExp(all.map(whole).join("|"), "iu") };
  });

/**
 * A word that has no letter beside it; where a language writes no spaces, none of its own script.
 * @param {string} form
 */
function whole(form) {
  const said = form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `(?<!${kin(form.at(0))})${said}(?!${kin(form.at(-1))})`;
}

const SCRIPTS = ["[\\p{Script=Katakana}ー]", "\\p{Script=Han}"];
const NO_SPACES = new RegExp(UNSPACED, "u");

/**
 * What would make a longer word of one that ends with this letter.
 * @param {string | undefined} letter
 */
function kin(letter = "") {
  const own = SCRIPTS.find((script) => new RegExp(script, "u").test(letter));
  return own ?? (NO_SPACES.test(letter) ? "[]" : `(?!${UNSPACED})\\p{L}`);
}

/**
 * A text cut where words stand: [{said, word}, …].
 * @param {string} text
 * @param {Word[]} among
 */
export function pieces(text, among) {
  if (!text) return [];
  const found = among
    .flatMap((word) => {
      const at = word.finds.exec(text);
      return at ? { word, said: at[0], index: at.index } : [];
    })
    .sort((a, b) => a.index - b.index);
  /** @type {{said: string, word: Word | null}[]} */
  const cut = [];
  let from = 0;
  for (const { word, said, index } of found) {
    if (index < from) continue;
    if (index > from) cut.push({ said: text.slice(from, index), word: null });
    cut.push({ said, word });
    from = index + said.length;
  }
  if (from < text.length) cut.push({ said: text.slice(from), word: null });
  return cut;
}

/**
 * @param {string} said
 * @param {Word} word
 * @param {string} tabindex
 */
function button(said, { name, says }, tabindex) {
  /** @param {Event & {currentTarget: HTMLElement}} event */
  const open = (event) => {
    event.stopPropagation();
    event.preventDefault();
    show?.(event.currentTarget, [el("h3.word", {}, name), el("p", {}, says)]);
  };
  /** @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
  const asked = (event) => event.key === "?" && open(event);
  return el("button.gloss", { type: "button", tabindex, onclick: open, onkeydown: asked }, said);
}
