// Pebbles: grey stones. What is not said here is drawn by the plain painter.

/** @import { Hooks } from "engawa/types" */

export const unit = 74; // from one stone to the next
/** @type {Hooks["size"]} */
export const size = () => [64, 54];

/** @type {Hooks["paint"]} */
export function paint(_stone, h) {
  const edge = { rx: 30, ry: 25, fill: "var(--art-stone)", stroke: "var(--art-ink)", "stroke-width": 2 };
  return [h.svg("ellipse", edge), h.svg("ellipse", { cx: -8, cy: -9, rx: 12, ry: 6, fill: "var(--art-stone-hi)" })];
}
