// Where and how sprites are drawn, in the words of SVG: places, turns, edges, and the way from one to another.

/** @import { Picture, Point, Size, Sprite } from "../../types/client" */

/** @param {number} n */
const round = (n) => Math.round(n * 100) / 100;

/** @param {Point & {k: number}} item */
export const at = ({ x, y, k }) => `translate(${round(x)} ${round(y)})${k === 1 ? "" : ` scale(${k})`}`;
/** @param {{turn: number}} sprite */
export const turned = ({ turn }) => (turn ? ` rotate(${turn})` : "");

/**
 * What a painter made, as a list of nodes.
 * @param {Picture} made
 * @returns {(Node | string)[]}
 */
export const painted = (made) => /** @type {(Node | string)[]} */ ([made].flat(9).filter(Boolean));

/**
 * What stands on a sprite, to be compared: two that show the same have the same.
 * @param {{face: object}} s
 */
export const faceOf = (s) => JSON.stringify(s.face);

/**
 * All that a picture shows; that it glows is a mark's business.
 * @param {Sprite} s
 */
export const looks = (s) =>
  `${s.drawing}|${faceOf(s)}|${s.state.replace(/\blit\b/, "").trim()}|${s.turn}|${s.text}|${s.note}`;

/**
 * The edge of a box around 0, 0, with round corners.
 * @param {Size} size
 * @param {{grow?: number, r?: number}} how
 */
export function boxed([w, h], { grow = 2, r = 9 } = {}) {
  const [x, y] = [w / 2 + grow, h / 2 + grow];
  const c = Math.min(r, x, y);
  const [across, down] = [2 * (x - c), 2 * (y - c)];
  const right = `h${across}q${c} 0 ${c} ${c}v${down}q0 ${c} ${-c} ${c}`;
  const left = `h${-across}q${-c} 0 ${-c} ${-c}v${-down}q0 ${-c} ${c} ${-c}`;
  return `M${c - x} ${-y}${right}${left}z`;
}

/**
 * An arc from one piece to another, from edge to edge. Each is {x, y, far}: its middle and how far it reaches.
 * @param {Point & {far?: number}} from
 * @param {Point & {far?: number}} to
 */
export function curve(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = Math.min(60, length / 5);
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - bend };
  const [start, end] = [Math.min(0.3, (from.far ?? 0) / length), 1 - Math.min(0.3, (to.far ?? 0) / length)];
  /** @type {(a: Point, b: Point, t: number) => Point} */
  const mix = (a, b, t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  /** @type {(s: number, t: number) => Point} */
  const point = (s, t) => mix(mix(from, top, s), mix(top, to, s), t); // of the curve's blossom
  const [a, b, c] = [point(start, start), point(start, end), point(end, end)];
  return `M${round(a.x)} ${round(a.y)}Q${round(b.x)} ${round(b.y)} ${round(c.x)} ${round(c.y)}`;
}
