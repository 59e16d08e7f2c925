// Where things stand around a point: upward, or wherever they cover least. In pixels.

/** @import { Edges, Point } from "../../types/client" */

const STEP = 46; // degrees from one to the next
const FAR = 2.2; // from the middle, in sizes
const NAME = 26; // pixels for the name under each
const UP = 90;

/**
 * Where `n` things of a size stand around a middle: upward, or turned to where they cover least of the pieces
 * and stay in the room.
 * @param {Point} middle
 * @param {number} n
 * @param {number} size
 * @param {Edges} room
 * @param {Edges[]} pieces
 * @returns {Point[]}
 */
export function around(middle, n, size, room, pieces) {
  /** @type {{cost: number, spots: Point[]} | null} */
  let best = null;
  for (let turn = 0; turn <= 180; turn += 15) {
    for (const way of turn && turn < 180 ? [UP + turn, UP - turn] : [UP + turn]) {
      const spots = arc(middle, n, size, way);
      const boxes = spots.map((spot) => boxOf(spot, size));
      const covered = sum(boxes, (box) => sum(pieces, (piece) => shared(box, piece)));
      const out = sum(boxes, (box) => area(box) - shared(box, room));
      const cost = covered + out;
      if (!best || cost < best.cost - 1) best = { cost, spots };
    }
  }
  return best?.spots ?? [];
}

/**
 * `n` spots on an arc about a way, from the left to the right.
 * @param {Point} middle
 * @param {number} n
 * @param {number} size
 * @param {number} way
 */
function arc({ x, y }, n, size, way) {
  return Array.from({ length: n }, (_, i) => {
    const angle = ((way + ((n - 1) / 2 - i) * STEP) * Math.PI) / 180;
    return { x: x + Math.cos(angle) * FAR * size, y: y - Math.sin(angle) * FAR * size };
  });
}

/**
 * How far the view has to move so that all of them are in the room.
 * @param {Point[]} spots
 * @param {number} size
 * @param {Edges} room
 */
export function outside(spots, size, room) {
  const boxes = spots.map((spot) => boxOf(spot, size));
  /** @type {(low: number, high: number, from: number, to: number) => number} */
  const over = (low, high, from, to) => Math.max(0, from - low) - Math.max(0, high - to);
  /** @type {(name: keyof Edges, pick: (...numbers: number[]) => number) => number} */
  const edge = (name, pick) => pick(...boxes.map((box) => box[name]));
  return [
    over(edge("left", Math.min), edge("right", Math.max), room.left, room.right),
    over(edge("top", Math.min), edge("bottom", Math.max), room.top, room.bottom),
  ];
}

/** @type {(spot: Point, size: number) => Edges} */
const boxOf = ({ x, y }, size) => ({
  left: x - size / 2 - 6,
  right: x + size / 2 + 6,
  top: y - size / 2 - 10,
  bottom: y + size / 2 + NAME,
});
/** @type {(box: Edges) => number} */
const area = ({ left, right, top, bottom }) => (right - left) * (bottom - top);
/** @type {(a: Edges, b: Edges) => number} */
const shared = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
/** @type {<Each>(list: Each[], worth: (each: Each) => number) => number} */
const sum = (list, worth) => list.reduce((total, each) => total + worth(each), 0);
