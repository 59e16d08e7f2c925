// What a visitor knows of each game, kept in this browser: which tips were told, and how much to tell.

import { prefer, setting } from "./settings.js";

/** @import { Mode, Says } from "../../types/client" */

/**
 * How much a coach says, and what that is called.
 * @type {Record<Mode, keyof Says>}
 */
export const MODES = { all: "coach-all", less: "coach-less", none: "coach-none" };

/**
 * The keys of the tips of a game that its person knows.
 * @param {string} game
 */
export const knownTips = (game) => setting("known")?.[game] ?? [];

/**
 * @param {string} game
 * @param {string} key
 */
export function learned(game, key) {
  const known = knownTips(game);
  if (!known.includes(key)) prefer("known", { ...setting("known"), [game]: [...known, key] });
}

/**
 * How much the coach says in a game: "all", "less" or "none".
 * @param {string} game
 */
export const coaching = (game) => setting("coach")?.[game] ?? "all";

/**
 * @param {string} game
 * @param {Mode} mode
 */
export function coach(game, mode) {
  prefer("coach", { ...setting("coach"), [game]: mode });
}

/**
 * One step towards silence; what it is then.
 * @param {string} game
 */
export function quieter(game) {
  const mode = coaching(game) === "all" ? "less" : "none";
  coach(game, mode);
  return mode;
}

/**
 * Tell everything again from the start.
 * @param {string} game
 */
export function forget(game) {
  prefer("known", { ...setting("known"), [game]: [] });
  coach(game, "all");
}
