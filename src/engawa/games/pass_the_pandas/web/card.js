// The picture of Pass the Pandas on its card, 254 by 172: three dice on a mat.

import { svg } from "engawa/dom.js";
import { helpers as h } from "engawa/engine/painter.js";

export const card = () => [
  ...Array.from({ length: 60 }, (_, i) =>
    svg("rect", { x: -80 + i * 7, y: -50, width: 1.5, height: 300, fill: "var(--board-2)" }),
  ),
  svg("rect", { x: -200, y: 128, width: 700, height: 17, fill: "#2f4b3c" }),
  die("panda", 75, 70, -9),
  die("bamboo", 172, 60, 9),
  die("water", 136, 128, -4, 0.68),
];

/** @type {(face: string, x: number, y: number, turn: number, scale?: number) => Node} */
function die(face, x, y, turn, scale = 0.86) {
  return h.group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    h.use("pp-die"),
    h.use(`pp-face-${face}`),
  );
}
