// A moment of a table as a picture: its garden, or a part of it, as large as its box.

import { svg, swap } from "../dom.js";
import { arranged, lying, opened } from "../engine/scene.js";
import { Surface } from "../engine/surface.js";

/** @import { Painter, Place, Raw, Scene } from "../../types/client" */

/**
 * @typedef {object} Still
 * @property {Surface} surface
 * @property {Scene} scene as it is drawn
 */

/**
 * Draw a scene in the place of what is there.
 * @param {HTMLElement} where
 * @param {Painter} painter
 * @param {Raw} raw
 * @param {{label: string, hidden?: Set<number>, part?: (scene: Scene) => Place[],
 *   narrow?: boolean}} how `hidden`: seats without their lines; `narrow`: the board without what lies beside it
 * @returns {Still}
 */
export function still(where, painter, raw, { label, hidden, part, narrow = true }) {
  const { width, height } = where.getBoundingClientRect();
  const board = svg("svg", { class: "board", role: "img", "aria-label": label });
  const surface = new Surface(board, painter, { mute: true });
  swap(where, board);
  const screen = { width, height, narrow, flat: width > height, hidden };
  const whole = arranged(opened(raw), painter, screen);
  const scene = part ? { ...whole, places: part(whole) } : whole;
  surface.draw(scene, lying(scene, "garden"), { captions: true });
  const [l, t, r, b] = painter.bounds?.(scene, surface.items) ?? surface.bounds();
  board.setAttribute("viewBox", `${l} ${t} ${r - l} ${b - t}`);
  surface.measure();
  return { surface, scene };
}
