// What the page itself says, in the reader's language: a table that the server makes of its catalogue
// (src/engawa/words/page). What the games say comes with their scenes.

/** @import { Says } from "../types/client" */

/** @type {{language: string, languages: string[], words: Record<string, string | Record<string, string>>}} */
let book = { language: "en", languages: ["en"], words: {} };
const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
let plurals = new Intl.PluralRules("en");
let digits = new Intl.NumberFormat("en");
let tenths = new Intl.NumberFormat("en", TENTHS);
const SLOT = /\{(\w+)\}/g;

/**
 * Speak by this table from now on.
 * @param {typeof book} told
 */
export function learn(told) {
  book = told;
  plurals = new Intl.PluralRules(told.language);
  digits = new Intl.NumberFormat(told.language);
  tenths = new Intl.NumberFormat(told.language, TENTHS);
}

/** Ask for the table of this page; it is on its way since the page began to load. */
export async function learnHere() {
  const answer = await fetch(new URL(`../words/${document.documentElement.lang}.json`, import.meta.url));
  learn(await answer.json());
}

/**
 * The languages that can be chosen, each by its own name; the one made by machine only where it is read.
 * @returns {[code: string, name: string][]}
 */
export function languages() {
  const offered = book.languages.filter((code) => code !== MACHINE || code === book.language);
  return offered.map((code) => [code, ownName(code)]);
}

/**
 * "Français": what its speakers call it, as the first word of a line.
 * @param {string} code
 */
function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}

const MACHINE = "en-XA";

/**
 * A phrase of the table with its slots filled: say("move", {n: 41, of: 86}).
 * @template {keyof Says} Id
 * @param {Id} id
 * @param {Says[Id]} [args]
 */
export function say(id, args) {
  const phrase = book.words[id];
  if (phrase === undefined) return id;
  const given = /** @type {Record<string, string | number>} */ (args ?? {});
  const text = typeof phrase === "string" ? phrase : chosen(phrase, given[phrase.by]);
  return text.replace(SLOT, (_, name) => String(written(given[name] ?? "")));
}

/**
 * Of several forms the one for this word or number.
 * @param {Record<string, string>} forms
 * @param {string | number | undefined} value
 */
const chosen = (forms, value) => forms[value ?? ""] ?? forms[plurals.select(Number(value))] ?? forms.other;

/** @param {string | number} value */
const written = (value) => (typeof value === "number" ? digits.format(value) : value);

/**
 * "10:42", or a date when it was another day; the kind says which, for a language that speaks of them otherwise.
 * @param {number} ms
 */
export function when(ms) {
  const then = new Date(ms);
  const kind = new Date().toDateString() === then.toDateString() ? "time" : "day";
  /** @type {Intl.DateTimeFormatOptions} */
  const style = kind === "time" ? { timeStyle: "short" } : { dateStyle: "medium" };
  return { kind, time: new Intl.DateTimeFormat(book.language, style).format(then) };
}

/**
 * "May 2026".
 * @param {number} ms
 */
export const month = (ms) =>
  new Intl.DateTimeFormat(book.language, { month: "long", year: "numeric" }).format(new Date(ms));

/**
 * "Ann, Ben and Cyd".
 * @param {string[]} items
 */
export const listed = (items) => folded(items, "list-last", "list-more");

/**
 * "wood, leaf or flower".
 * @param {string[]} items
 */
export const either = (items) => folded(items, "either-last", "either-more");

/**
 * "wood 2, leaf 3": a list that may go on.
 * @param {string[]} items
 */
export const row = (items) => folded(items, "list-more", "list-more");

/**
 * Sentences, one after the other; a heading among them becomes one, and what is empty is left out.
 * @param {string[]} items
 */
export const together = (items) => folded(items.filter(Boolean).map(sentence), "sentences", "sentences");

const ENDED = /[.!?…。！？][\p{Pe}\p{Pf}“]*$/u; // a German quotation ends with “

/**
 * What is told as a part of a sentence in a shell, "there is no game 'x'", as one of its own.
 * @param {string} what
 */
export const whole = (what) => sentence(what && what[0].toLocaleUpperCase(book.language) + what.slice(1));

/** @param {string} what */
const sentence = (what) => (ENDED.test(what) ? what : say("sentence", { what }));

/**
 * Two are joined by one phrase, each before them by the other.
 * @param {string[]} items
 * @param {"list-last" | "list-more" | "either-last" | "sentences"} last
 * @param {"list-more" | "either-more" | "sentences"} more
 */
function folded(items, last, more) {
  if (!items.length) return "";
  return items.reduceRight((rest, first, i) => say(i === items.length - 2 ? last : more, { first, rest }));
}

/**
 * 38 % in the reader's way of writing.
 * @param {number} share
 */
export const percent = (share) => new Intl.NumberFormat(book.language, { style: "percent" }).format(share);

const TWO_DAYS = 2 * 24 * 60 * 60; // seconds

/**
 * "2:05" or "1:02:05", with tenths under ten seconds, and in days from two of them on.
 * @param {number} ms
 */
export function left(ms) {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 10) return tenths.format(seconds);
  if (seconds >= TWO_DAYS) return say("days", { n: Math.floor((2 * seconds) / TWO_DAYS) });
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) - 60 * hours, Math.floor(seconds % 60)];
  const [first, ...rest] = hours ? [hours, ...parts] : parts;
  return [first, ...rest.map((n) => String(n).padStart(2, "0"))].join(":");
}

/**
 * The i-th level of bots to choose from, the weakest first: "3 · eager".
 * @param {{name: string}} level
 * @param {number} i
 */
export const levelTitle = ({ name }, i) => say("level-title", { n: i + 1, name });

/**
 * "panda.straight-line" as a heading: "Panda: straight line". To who reads no English it is a name as it stands.
 * @param {string} id
 */
export function ruleTitle(id) {
  if (book.language !== "en") return id;
  const words = id.replace(/[-_]/g, " ").replace(".", ": ");
  return words[0].toUpperCase() + words.slice(1);
}

/**
 * A day such as "2026-11-10", whatever the reader's clock says: "Tue", "10 Nov", "Tuesday 10 November".
 * @param {string} day
 */
export function dayWords(day) {
  const then = new Date(`${day}T12:00:00Z`);
  /** @param {Intl.DateTimeFormatOptions} how */
  const of = (how) => new Intl.DateTimeFormat(book.language, { timeZone: "UTC", ...how }).format(then);
  return {
    week: of({ weekday: "short" }),
    date: of({ day: "numeric", month: "short" }),
    long: of({ weekday: "long", day: "numeric", month: "long" }),
  };
}
