// The drawings: a sheet's <defs> are put into the page once, then used by id.

import { svg } from "../dom.js";

/** @type {Map<string, number[]>} */
const boxes = new Map(); // symbol id -> [x, y, width, height] of its viewBox
/** @type {Map<string, Promise<void>>} */
const loaded = new Map(); // file -> promise
/** @type {SVGElement | null} */
let home = null;

/**
 * Load a sheet once: "core.svg" is one of ours, "../games/GAME/drawings.svg" that of a game.
 * @param {string} file
 * @returns {Promise<void>}
 */
export function sheet(file) {
  const coming = loaded.get(file) ?? fetchSheet(file);
  loaded.set(file, coming);
  coming.catch(() => loaded.delete(file)); // the next who needs it tries again
  return coming;
}

/** @param {string} file */
async function fetchSheet(file) {
  const answer = await fetch(new URL(`../svg/${file}`, import.meta.url));
  if (!answer.ok) throw new Error(`the drawings ${file} did not arrive (${answer.status})`);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  home ??= document.body.appendChild(svg("svg", { class: "sheets", "aria-hidden": "true", width: 0, height: 0 }));
  const defs = svg("defs");
  for (const node of drawn.querySelectorAll("svg > defs > *")) defs.append(document.importNode(node, true));
  for (const symbol of defs.querySelectorAll("symbol")) {
    boxes.set(symbol.id, (symbol.getAttribute("viewBox") ?? "0 0 100 100").split(/[ ,]+/).map(Number));
  }
  home.append(defs);
}

/**
 * The box of a symbol in its own units, or null if no sheet has it.
 * @param {string} id
 * @returns {number[] | null}
 */
export function box(id) {
  return boxes.get(id) ?? null;
}
