// The keyboard: which key does what, here and now.

import { targetOf } from "../dom.js";

/** @import { Says, Sprite } from "../../types/client" */
/** @import { Focus } from "./focus.js" */

/**
 * What keys do.
 * @typedef {object} Acts
 * @property {(arrow: string) => unknown} go
 * @property {(by: number) => unknown} hop
 * @property {() => unknown} press
 * @property {() => unknown} why
 * @property {() => unknown} confirm
 * @property {(n: number) => unknown} nth
 * @property {() => unknown} undo
 * @property {() => unknown} escape
 * @property {(name: string) => unknown} toggle
 * @property {(by: number) => unknown} stepBy
 * @property {() => unknown} live
 * @property {(by: number) => unknown} zoom
 * @property {() => unknown} fit
 * @property {() => unknown} talk
 * @property {() => unknown} hush
 * @property {() => unknown} showAgain
 */

/** @typedef {{[Name in keyof Acts]: [Name, ...Parameters<Acts[Name]>]}[keyof Acts]} Act one of them, and with what */

const ONCE = /^(Enter| |[1-9])$/; // keys that choose: held down, they do it once
/** @type {Record<string, Act>} */
const TABLE = {
  z: ["undo"],
  n: ["hop", 1],
  p: ["hop", -1],
  Home: ["hop", 1],
  h: ["toggle", "show-numbers"],
  g: ["toggle", "show-coords"],
  "[": ["stepBy", -1],
  "]": ["stepBy", 1],
  l: ["live"],
  "+": ["zoom", 1.25],
  "=": ["zoom", 1.25],
  "-": ["zoom", 1 / 1.25],
  0: ["fit"],
  t: ["talk"],
  m: ["hush"],
  r: ["showAgain"],
  Escape: ["escape"],
};

/**
 * The keys as they are named to people, each with the message that says what it does.
 * @type {[keys: string, does: keyof Says][]}
 */
export const KEYS = [
  ["Tab", "key-tab"],
  ["← ↑ → ↓", "key-arrows"],
  ["N P", "key-lit"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["Z", "key-undo"],
  ["1…9", "key-nth"],
  ["?", "key-why"],
  ["H", "key-numbers"],
  ["[ ]", "key-step"],
  ["L", "key-live"],
  ["+ − 0", "key-zoom"],
  ["T", "key-talk"],
  ["M", "key-sound"],
  ["R", "key-again"],
];

/**
 * The name of what a key does, and with what; null if it is not ours. `where`: {sprite, taken}.
 * @param {string} key
 * @param {{sprite: Pick<Sprite, "would"> | null, taken: boolean}} where
 * @returns {Act | null}
 */
export function actOf(key, { sprite, taken }) {
  if (sprite && key.startsWith("Arrow")) return ["go", key];
  if (sprite && (key === "Enter" || key === " ")) return ["press"];
  if (key === "Enter" && !taken) return ["confirm"];
  if (key === "?") return sprite?.would.length ? ["why"] : null;
  if (/^[1-9]$/.test(key)) return ["nth", Number(key) - 1];
  return TABLE[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

export class Keyboard {
  /**
   * `acts` does what `actOf` names; `focus` knows what has the focus; `finish()` as in moments.js.
   * @param {Acts} acts
   * @param {Pick<Focus, "at">} focus
   * @param {() => boolean} finish
   */
  constructor(acts, focus, finish) {
    this.acts = acts;
    this.focus = focus;
    this.finish = finish;
    /** @type {(event: KeyboardEvent) => void} */
    this.heard = (event) => this.hear(event);
    document.addEventListener("keydown", this.heard);
  }

  close() {
    document.removeEventListener("keydown", this.heard);
  }

  /** @param {KeyboardEvent} event */
  hear(event) {
    if (targetOf(event).matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actOf(event.key, { sprite: this.focus.at?.sprite ?? null, taken: this.taken() });
    const chooses = ONCE.test(event.key);
    const held = event.repeat && chooses;
    if (act || held) event.preventDefault();
    if (!act || held || (this.finish() && chooses)) return;
    const [name, ...how] = act;
    /** @type {(...how: (string | number)[]) => unknown} */ (this.acts[name])(...how);
  }

  /** Has something the focus that Enter belongs to? */
  taken() {
    return document.activeElement?.matches("button, a, input, summary, [tabindex='0']") ?? false;
  }
}
