// The picture of Red Lantern on its card, 254 by 172: three lanterns on a line.

import { svg } from "engawa/dom.js";
import { helpers as h } from "engawa/engine/painter.js";

export const card = () => [
  svg("path", { d: "M-100 40Q127 70 354 40", stroke: "var(--board-ink)", "stroke-width": 2, fill: "none" }),
  h.use("rl-lantern", { x: 60, y: 92 }),
  h.use("rl-lantern", { x: 127, y: 102, scale: 1.2 }),
  h.use("rl-lantern", { x: 194, y: 92 }),
];
