// The picture of Bamboo Harvest on its card, 254 by 172: six cards of the forest and a way between two tokens.

import { svg } from "engawa/dom.js";
import { helpers as h } from "engawa/engine/painter.js";

export const card = () => [
  ...bars("var(--board-2)", [
    [20, 18],
    [58, 8],
    [200, 16],
    [226, 20],
    [-30, 24],
    [282, 14],
  ]),
  svg("path", { d: "M127 62V116", stroke: "#fff", "stroke-width": 13 }),
  deed(43, 30, "10", "heart", 5),
  built(101, 30, 0),
  deed(159, 30, "7", "diamond", 4),
  deed(43, 88, "K", "diamond", 0),
  built(101, 88, 1),
  deed(159, 88, "4", "heart", 2),
  svg("path", { d: "M127 72V100", stroke: "#fff", "stroke-width": 12 }),
  svg("path", { d: "M127 71V101", stroke: "var(--seat-1)", "stroke-width": 9 }),
];

/** @type {(fill: string, list: [x: number, width: number][]) => Node[]} */
const bars = (fill, list) => list.map(([x, w]) => svg("rect", { x, y: -100, width: w, height: 400, fill }));

/** @type {(x: number, y: number, rank: string, suit: string, reeds: number) => Node} */
function deed(x, y, rank, suit, reeds) {
  return h.group(
    { transform: `translate(${x} ${y}) scale(.52)` },
    h.use("bh-card"),
    h.numeral(rank, { x: 20, y: 23, height: 27, color: "var(--art-red)" }),
    h.fit(`bh-${suit}`, { x: 8, y: 42, width: 23, height: 23, color: "var(--art-red)" }),
    reeds
      ? h.fit(`bh-reeds-${reeds}`, { x: 36, y: 12, width: 60, height: 76 })
      : [h.fit("bh-king", { x: 34, y: 12, width: 60, height: 54 })],
    svg("rect", {
      x: 8,
      y: 74,
      width: reeds ? 30 : 84,
      height: 20,
      rx: 10,
      fill: reeds ? "var(--art-green-lo)" : "var(--art-paper-2)",
    }),
    reeds
      ? h.numeral(reeds, { x: 23, y: 84, height: 14, color: "#fff" })
      : [
          h.fit("bh-scroll", { x: 24, y: 76, width: 16, height: 16, color: "var(--art-ink)" }),
          h.numeral("+1", { x: 62, y: 84, height: 14 }),
        ],
  );
}

/** @type {(x: number, y: number, seat: number) => Node} */
function built(x, y, seat) {
  return h.group(
    { transform: `translate(${x} ${y}) scale(.52)` },
    h.use("bh-back-green"),
    h.use("bh-token", { x: 50, y: 50, scale: 1.45, color: `var(--seat-${seat + 1})` }),
    h.seatShape(seat, { x: 50, y: 50, size: 34, color: "#fff" }),
  );
}
