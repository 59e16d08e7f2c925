// Motion: short beats on top of a drawing that is already true. Anything can be skipped.

/** @import { Beat } from "../../types/client" */

/** @type {Record<Beat["kind"], number>} */
const LENGTH = { move: 300, set: 300, flip: 300, turn: 300, roll: 800, grow: 300, deal: 460, fade: 160, gone: 160 };
const STAGGER = 60;
const LANDS = 0.5; // of a roll: there a die shows what it will show
const LONGEST = 1600;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const SET = "cubic-bezier(.3, 1.35, .5, 1)";

/** @type {Record<Beat["kind"], (beat: Beat, i: number) => Keyframe[]>} */
const FRAMES = {
  move: ({ dx = 0, dy = 0 }) => [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(1.06)`, offset: 0.5 },
    { transform: "none" },
  ],
  set: () => [
    { transform: "translate(0, -14px) scale(1.06)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ],
  deal: () => [
    { transform: "translate(0, -60px) rotate(-8deg)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ],
  flip: () => [{ transform: "scaleX(.04)" }, { transform: "none" }],
  turn: ({ by = 0, to = 0 }) => [{ transform: `rotate(${to + by}deg)` }, { transform: `rotate(${to}deg)` }],
  roll: ({ dx = -90, dy = -70, size = 1 }, i) => {
    const spin = (i % 2 ? 1 : -1) * (420 + ((i * 97) % 240)); // no two alike
    /** @type {(left: number, up: number, grown: number) => string} so much of the way is left, and so high it flies */
    const at = (left, up, grown) =>
      `translate(${dx * left}px, ${dy * left - up}px) rotate(${spin * left}deg) scale(${grown})`;
    return [
      { transform: at(1, 0, size), easing: "ease-out" },
      { transform: at(0.5, 46, (1 + size) / 2 + 0.16), offset: 0.26, easing: "ease-in" },
      { transform: at(0.16, 0, 1), offset: LANDS, easing: "ease-out" },
      { transform: at(0.08, 20, 1.07), offset: 0.68, easing: "ease-in" },
      { transform: at(0.02, 0, 1), offset: 0.82, easing: "ease-out" },
      { transform: at(0.01, 4, 1.01), offset: 0.91, easing: "ease-in" },
      { transform: "none" },
    ];
  },
  grow: () => [
    { transform: "translate(0, 12px) scaleY(.1)", opacity: 0.4 },
    { transform: "none", opacity: 1 },
  ],
  fade: () => [{ opacity: 0 }, { opacity: 1 }],
  gone: () => [{ opacity: 1 }, { opacity: 0, transform: "scale(.94)" }],
};

/** @type {MediaQueryList | null} */
let quiet = null; // what the system wants, asked for once

/** Does the visitor want nothing to move? The setting of the page wins over the system's. */
export function still() {
  quiet ??= matchMedia("(prefers-reduced-motion: reduce)");
  const own = document.documentElement.dataset.motion;
  return own ? own === "still" : quiet.matches;
}

/**
 * Play beats together, each a little after the one before; resolves when all have ended.
 * @param {Beat[]} beats
 * @param {number} speed
 * @returns {Promise<unknown>}
 */
export function play(beats, speed) {
  if (!beats.length) return Promise.resolve();
  const finish = (/** @type {Beat} */ beat) => beat.after?.();
  if (!speed || still()) {
    beats.forEach(finish);
    return Promise.resolve();
  }
  const longest = Math.max(...beats.map((beat) => LENGTH[beat.kind]));
  const room = Math.max(0, LONGEST - longest) / Math.max(1, beats.length - 1);
  const step = Math.min(STAGGER, room) / speed;
  return Promise.all(
    beats.map((beat, i) => {
      const landed = beat.lift?.();
      const easing = { set: SET, grow: SET, roll: "linear" }[String(beat.kind)] ?? EASE;
      const [duration, delay] = [LENGTH[beat.kind] / speed, i * step];
      tumble(beat.faces ?? [], delay + duration * LANDS);
      const motion = beat.node.animate(FRAMES[beat.kind](beat, i), {
        duration,
        delay,
        easing,
        fill: "backwards",
        composite: beat.add ? "add" : "replace",
      });
      return motion.finished
        .catch(() => null)
        .then(() => {
          landed?.();
          finish(beat);
        });
    }),
  );
}

/**
 * Show faces one after the other, until a die has landed.
 * @param {Element[]} faces
 * @param {number} duration
 */
function tumble(faces, duration) {
  for (const [i, face] of faces.entries()) {
    const [from, to] = [i / faces.length, (i + 1) / faces.length];
    const shown = [0, from, from, to, to, 1];
    face.animate(
      shown.map((offset, k) => ({ offset, opacity: k === 2 || k === 3 ? 1 : 0 })),
      { duration, fill: "backwards" },
    );
  }
}

/**
 * End all motion under a node at once, at its goal.
 * @param {Element} node
 */
export function skip(node) {
  for (const motion of node.getAnimations({ subtree: true })) {
    if (motion.effect?.getTiming().iterations !== Infinity) motion.finish();
  }
}
