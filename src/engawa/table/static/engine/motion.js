// Motion: short beats on top of a drawing that is already true. Anything can be skipped.

/** @import { Beat } from "../../types/client" */

/** @type {Record<Beat["kind"], number>} */
const LENGTH = { move: 300, set: 300, flip: 300, turn: 300, roll: 460, grow: 300, deal: 460, fade: 160, gone: 160 };
const STAGGER = 60;
const LONGEST = 1600;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const SET = "cubic-bezier(.3, 1.35, .5, 1)";

/** @type {Record<Beat["kind"], (beat: Beat) => Keyframe[]>} */
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
  roll: () => [
    { transform: "translate(-90px, -70px) rotate(-260deg) scale(1.1)", opacity: 0.4 },
    { transform: "translate(-20px, 4px) rotate(-40deg)", opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 1 },
  ],
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
  const room = Math.max(0, LONGEST - 460) / Math.max(1, beats.length - 1);
  const step = Math.min(STAGGER, room) / speed;
  return Promise.all(
    beats.map((beat, i) => {
      const landed = beat.lift?.();
      const easing = beat.kind === "set" || beat.kind === "grow" ? SET : EASE;
      const motion = beat.node.animate(FRAMES[beat.kind](beat), {
        duration: LENGTH[beat.kind] / speed,
        delay: i * step,
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
 * End all motion under a node at once, at its goal.
 * @param {Element} node
 */
export function skip(node) {
  for (const motion of node.getAnimations({ subtree: true })) {
    if (motion.effect?.getTiming().iterations !== Infinity) motion.finish();
  }
}
