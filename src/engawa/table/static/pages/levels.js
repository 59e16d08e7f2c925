// Levels of bots: which suits whom.

/** @import { LevelIs } from "../../types/protocol" */

const USUAL = 2;

/**
 * The level that suits most people.
 * @param {LevelIs[]} levels
 */
export const usual = (levels) => (levels[USUAL] ?? levels.at(-1)).bot;

/**
 * For who never played: the gentlest.
 * @param {LevelIs[]} levels
 */
export const gentlest = (levels) => levels[0].bot;

/**
 * For who knows a game well: strong, and quick enough.
 * @param {LevelIs[]} levels
 */
export const strong = (levels) => levels[Math.max(0, levels.length - 3)].bot;
