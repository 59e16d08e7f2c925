// Soft sounds, made here and off unless asked for: wood on wood for a move, a rattle for dice, two notes for a turn.

import { el, icon } from "../dom.js";
import { say } from "../words.js";
import { prefer, setting } from "./settings.js";

/** @typedef {[frequency: number, start: number, length: number, loud: number]} Tone */

/** @type {Record<"own" | "move" | "dice" | "turn" | "end", Tone[]>} */
const TONES = {
  own: [
    [392, 0, 0.09, 0.05],
    [784, 0, 0.05, 0.02],
  ],
  move: [
    [294, 0, 0.1, 0.045],
    [588, 0, 0.05, 0.015],
  ],
  dice: [
    [1900, 0, 0.03, 0.03],
    [1500, 0.08, 0.03, 0.035],
    [1750, 0.14, 0.025, 0.025],
    [1300, 0.23, 0.035, 0.03],
    [1600, 0.3, 0.02, 0.015],
  ],
  turn: [
    [587, 0.08, 0.22, 0.03],
    [880, 0.2, 0.3, 0.025],
  ],
  end: [
    [440, 0, 0.3, 0.03],
    [554, 0.16, 0.3, 0.03],
    [659, 0.32, 0.6, 0.03],
  ],
};
/** @type {AudioContext | null} */
let audio = null;

/**
 * Play one of the sounds, if the visitor wants any and is looking.
 * @param {keyof typeof TONES} kind
 */
export function sound(kind) {
  if (setting("sound") !== "soft" || document.hidden || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  for (const tone of TONES[kind]) ring(audio, ...tone);
}

/**
 * Would they like some? Asked once, when there is time to answer; null if it was asked before.
 * @returns {HTMLElement | SVGElement | null}
 */
export function offerSound() {
  if (setting("sound") !== "off" || setting("soundOffered")) return null;
  prefer("soundOffered", true);
  const yes = () => {
    prefer("sound", "soft");
    paper.remove();
    sound("turn");
  };
  /** @type {(words: string, act: () => void) => HTMLElement} */
  const button = (words, act) => el("button.btn.sm", { type: "button", onclick: act }, words);
  const paper = el(
    "p.sound-offer",
    {},
    icon("ic-sound"),
    el("span", {}, say("sound-offer")),
    button(say("sound-yes"), yes),
    button(say("sound-no"), () => paper.remove()),
  );
  return paper;
}

/**
 * @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} start
 * @param {number} length
 * @param {number} loud
 */
function ring(audio, frequency, start, length, loud) {
  const at = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(frequency, at);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.96, at + length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
