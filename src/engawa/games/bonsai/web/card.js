// The picture of Bonsai on its card, 254 by 172: a tree before a moon window.

import { svg } from "engawa/dom.js";
import { helpers as h } from "engawa/engine/painter.js";

export const card = () => [
  svg("circle", {
    cx: 127,
    cy: 88,
    r: 82,
    fill: "color-mix(in srgb, var(--art-leaf) 13%, var(--surface))",
    stroke: "var(--plank-3)",
    "stroke-width": 7,
  }),
  svg("rect", { x: -200, y: 156, width: 700, height: 40, fill: "var(--plank-2)" }),
  svg("rect", { x: -200, y: 154, width: 700, height: 3, fill: "var(--plank-gap)" }),
  h.group({ transform: "translate(128 108) scale(.235)" }, tree()),
];

/** @typedef {[q: number, r: number]} Cell */

function tree() {
  /** @type {(q: number, r: number) => Cell} */
  const at = (q, r) => [(q + r / 2) * 86.6, r * 75];
  /** @type {Cell[]} */
  const wood = [
    [0, 0],
    [0, -1],
    [-1, -1],
    [1, -2],
    [2, -2],
    [1, -3],
  ];
  /** @type {Cell[]} */
  const leaf = [
    [-2, -1],
    [-2, 0],
    [-1, -2],
    [0, -3],
    [2, -3],
    [3, -3],
    [3, -2],
    [1, -4],
  ];
  /** @type {(id: string, cell: Cell) => Node} */
  const put = (id, [q, r]) => {
    const [x, y] = at(q, r);
    return h.use(id, { x, y });
  };
  const limbs = [];
  for (const a of wood)
    for (const b of wood) {
      const [ax, ay] = at(...a),
        [bx, by] = at(...b);
      const far = Math.hypot(ax - bx, ay - by);
      if (far > 80 && far < 92 && (ax < bx || (ax === bx && ay < by)))
        limbs.push(
          h.group(
            {
              transform: `translate(${ax} ${ay}) rotate(${(Math.atan2(by - ay, bx - ax) * 180) / Math.PI}) scale(1 .8)`,
            },
            h.use("bn-limb"),
          ),
        );
    }
  return [
    h.use("bn-pot", { x: -45, y: 32 }),
    wood.slice(1).map((cell) => put("bn-base-wood", cell)),
    put("bn-bud", wood[0]), // the tree grows out of the pot
    limbs,
    leaf.map((cell) => [put("bn-base-leaf", cell), put("bn-leaf", cell)]),
    put("bn-base-flower", [2, -4]),
    put("bn-flower", [2, -4]),
  ];
}
