// Starting a game at once: set up for people who do not know it, with bots that suit them.

import { go } from "../app.js";
import { el, swap } from "../dom.js";
import { ask, saysOf } from "../net.js";
import { coach, forget } from "../parts/known.js";
import { prefer, setting } from "../parts/settings.js";
import { say } from "../words.js";
import { gentlest, strong, usual } from "./levels.js";

/** @import { Mode, Says, Skill } from "../../types/client" */
/** @import { GameIs, LevelIs } from "../../types/protocol" */

/**
 * How well somebody knows a game: how much the coach says, and whom they play against.
 * @type {Record<Skill, {says: keyof Says, coach: Mode, level: (levels: LevelIs[]) => string}>}
 */
const SKILLS = {
  new: { says: "skill-new", coach: "all", level: gentlest },
  some: { says: "skill-some", coach: "less", level: usual },
  well: { says: "skill-well", coach: "none", level: strong },
};

/** @type {Skill[]} */
const ASKED = ["new", "some", "well"];

/**
 * A table against bots, as the game is best met.
 * @param {GameIs} game
 * @param {string} level
 */
async function begin(game, level) {
  const { seats, options } = game.first;
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? level : null));
  performance.mark("click");
  await ask("/api/me"); // who was never here is a guest from now on
  const made = await ask("/api/tables", { game: game.name, seats, options, bots });
  go(made.link);
}

/**
 * A first game: the gentlest bots, and a coach who begins anew.
 * @param {GameIs} game
 */
export async function firstGame(game) {
  forget(game.name);
  remember(game.name, "new");
  await begin(game, gentlest(game.levels));
}

/**
 * Play now; who was never asked is asked first how well they know the game.
 * @param {GameIs} game
 * @param {HTMLElement} where
 */
export async function playNow(game, where) {
  const skill = setting("skill")?.[game.name];
  if (skill) return begin(game, SKILLS[skill].level(game.levels));
  return askSkill(game, where);
}

/**
 * @param {string} game
 * @param {Skill} skill
 */
function remember(game, skill) {
  prefer("skill", { ...setting("skill"), [game]: skill });
  coach(game, SKILLS[skill].coach);
}

/**
 * The question takes the place of the buttons; `where` holds them.
 * @param {GameIs} game
 * @param {HTMLElement} where
 */
function askSkill(game, where) {
  /** @param {Skill} skill */
  const answer = (skill) =>
    el(
      "button.btn",
      {
        type: "button",
        data: { skill },
        onclick: async (event) => {
          event.currentTarget.setAttribute("aria-busy", "true");
          remember(game.name, skill);
          await begin(game, SKILLS[skill].level(game.levels)).catch((error) => trouble(where, error));
        },
      },
      say(SKILLS[skill].says),
    );
  const question = say("ask-skill", { game: game.title });
  swap(
    where,
    el("p.question", {}, question),
    el("div.skills", { role: "group", "aria-label": question }, ASKED.map(answer)),
  );
  where.querySelector("button")?.focus();
}

/**
 * Two, or the number of seats that is nearest to it.
 * @param {GameIs} game
 */
export const fewest = (game) => Math.min(Math.max(2, Math.min(...game.seats)), Math.max(...game.seats));

/**
 * Make a table for friends, and copy its link.
 * @param {GameIs} game
 */
export async function inviteTo(game) {
  const seats = fewest(game);
  await ask("/api/me"); // who was never here is a guest from now on
  const made = await ask("/api/tables", { game: game.name, seats, bots: Array(seats).fill(null) });
  await navigator.clipboard?.writeText(new URL(made.link, location.href).href).catch(() => {});
  go(made.link);
}

/**
 * @param {HTMLElement} where
 * @param {unknown} error
 */
export function trouble(where, error) {
  where.querySelector(".note")?.remove();
  where.append(el("p.note", { role: "alert" }, saysOf(error)));
}
