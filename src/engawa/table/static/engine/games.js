// What a game brings for the page: the files of its folder web/, by the list that the server gives.
// painter.js draws its sprites, card.js its picture; style.css has its colours, drawings.svg its symbols.

import { ask } from "../net.js";
import { sheet } from "./sheets.js";

/** @import { Brought } from "../../types/client" */

/** @type {Promise<Map<string, string[]>> | null} */
let asked = null; // game -> the names of its files
/** @type {Map<string, Promise<void>>} */
const worn = new Map(); // game -> a promise that its style and drawings are there

/** @param {string} game */
async function files(game) {
  asked ??= listed();
  try {
    return (await asked).get(game) ?? [];
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** @returns {Promise<Map<string, string[]>>} */
async function listed() {
  /** @type {{name: string, web: string[]}[]} */
  const games = await ask("/api/games");
  return new Map(games.map(({ name, web }) => [name, web]));
}

/**
 * A module of a game, or nothing if it has none or it does not run.
 * @template {keyof Brought} File
 * @param {string} game
 * @param {File} file
 * @returns {Promise<Partial<Brought[File]>>}
 */
export async function brought(game, file) {
  if (!(await files(game)).includes(file)) return {};
  try {
    return await import(`../games/${game}/${file}`);
  } catch (error) {
    console.error(`${file} of ${game} does not run:`, error);
    return {};
  }
}

/**
 * Have the style and the drawings of a game, once.
 * @param {string} game
 */
export function dressed(game) {
  const coming = worn.get(game) ?? dress(game);
  worn.set(game, coming);
  return coming;
}

/** @param {string} game */
async function dress(game) {
  const has = await files(game);
  await Promise.all([
    has.includes("style.css") ? styled(`../games/${game}/style.css`) : null,
    has.includes("drawings.svg") ? sheet(`../games/${game}/drawings.svg`) : null,
  ]);
}

/**
 * A style sheet that is in force, or cannot be had.
 * @param {string} file
 */
function styled(file) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(file, import.meta.url).href;
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}
