// What a press on the screen means: which piece lies under a point, or beside it.

/** @import { Item, Sprite } from "../../types/client" */

/** @import { Surface } from "./surface.js" */

const FINGER = 44; // pixels

/**
 * The sprite under a point of the screen: lit and chosen things first, then what can say why not.
 * @param {Surface} surface
 * @param {number} x
 * @param {number} y
 * @param {Set<string>} lit
 * @param {Set<string>} chosen
 */
export function under(surface, x, y, lit, chosen) {
  /** @type {Set<string>} */
  const keys = new Set();
  for (const node of document.elementsFromPoint(x, y)) {
    const sprite = node.closest(".sprite");
    const key = sprite && surface.root.contains(sprite) && sprite.getAttribute("data-key");
    if (key) keys.add(key);
  }
  if (!keys.size) for (const key of near(surface, lit, x, y)) keys.add(key);
  const point = surface.point(x, y);
  const items = [...keys].flatMap((key) => surface.nodes.get(key)?.item ?? []);
  /** @param {Item} item */
  const far = (item) => Math.hypot(item.x - point.x, item.y - point.y);
  /** @param {Item} item */
  const rank = ({ sprite }) => rankOf(sprite, lit.has(sprite.key) || chosen.has(sprite.key));
  items.sort((a, b) => rank(a) - rank(b) || far(a) - far(b));
  return items[0]?.sprite ?? null;
}

/**
 * @param {Sprite} sprite
 * @param {boolean} able
 */
function rankOf(sprite, able) {
  if (able) return 0;
  if (sprite.would.length) return 1;
  return sprite.lines.length ? 2 : 3;
}

/**
 * Lit things that a finger beside them means: none is smaller than a finger.
 * @param {Surface} surface
 * @param {Set<string>} lit
 * @param {number} x
 * @param {number} y
 */
function near(surface, lit, x, y) {
  /** @type {(low: number, high: number, at: number) => boolean} */
  const within = (low, high, at) => Math.max(0, low - at, at - high) <= Math.max(0, FINGER - (high - low)) / 2;
  return [...lit].filter((key) => {
    const box = surface.nodes.has(key) && surface.seen(key);
    return box && within(box.left, box.right, x) && within(box.top, box.bottom, y);
  });
}
