// The picture of Takenoko on its card, 254 by 172: a small garden.

import { svg } from "engawa/dom.js";
import { helpers as h } from "engawa/engine/painter.js";

export const card = () => [
  ...[150, 130, 110].map((r) =>
    svg("circle", { cx: 127, cy: 86, r, fill: "none", stroke: "var(--board-2)", "stroke-width": 2 }),
  ),
  h.group({ transform: "translate(127 86) scale(.76)" }, garden()),
];

function garden() {
  /** @type {[x: number, y: number, colour: string][]} */
  const hexes = [
    [0, 0, "pond"],
    [-43.3, -75, "pink"],
    [43.3, -75, "green"],
    [-86.6, 0, "green"],
    [86.6, 0, "yellow"],
    [-43.3, 75, "pink"],
    [43.3, 75, "yellow"],
  ];
  /** @type {(x: number, y: number, colour: string, height: number) => Node[]} */
  const grove = (x, y, colour, height) => [
    ...Array.from({ length: height }, (_, i) => h.use(`tk-bamboo-${colour}`, { x: x + 15, y: y + 28 - i * 16 })),
    h.use("tk-leaves", { x: x + 15, y: y + 14 - (height - 1) * 16, color: `var(--art-${colour})` }),
  ];
  return [
    hexes.map(([x, y, c]) => h.use(c === "pond" ? "tk-pond" : `tk-plot-${c}`, { x, y })),
    hexes.slice(1).map(([x, y]) => h.use("tk-bed-wet", { x, y })),
    grove(43.3, -75, "green", 3),
    grove(-86.6, 0, "green", 2),
    grove(86.6, 0, "yellow", 3),
    grove(-43.3, 75, "pink", 1),
    h.use("tk-panda", { x: -104, y: 31 }),
    h.use("tk-gardener", { x: 68, y: 31 }),
  ];
}
