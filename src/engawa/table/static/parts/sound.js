// Soft sounds, made here and off unless asked for: wood on wood for a move, two notes for one's turn.

import { setting } from "./settings.js";

//: frequency, start, length and loudness of each tone
const TONES = {
  own: [[392, 0, 0.09, 0.05], [784, 0, 0.05, 0.02]],
  move: [[294, 0, 0.1, 0.045], [588, 0, 0.05, 0.015]],
  turn: [[587, 0.08, 0.22, 0.03], [880, 0.2, 0.3, 0.025]],
  end: [[440, 0, 0.3, 0.03], [554, 0.16, 0.3, 0.03], [659, 0.32, 0.6, 0.03]],
};
let audio = null;

/** Play one of the sounds, if the visitor wants any and is looking. */
export function sound(kind) {
  if (setting("sound") !== "soft" || document.hidden || !globalThis.AudioContext) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  for (const tone of TONES[kind]) ring(...tone);
}

function ring(frequency, start, length, loud) {
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
