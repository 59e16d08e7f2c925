// The pictures on the cards of the games. Each game draws its own: `card` in its card.js.

import { svg } from "../dom.js";
import { brought, dressed } from "../engine/games.js";
import { painted } from "../engine/shapes.js";

/**
 * A picture, 254 by 172; it fills itself when what it is made of has come.
 * @param {string} game
 */
export function picture(game) {
  const root = svg("svg", {
    class: "picture",
    viewBox: "0 0 254 172",
    preserveAspectRatio: "xMidYMid slice",
    "aria-hidden": "true",
    "data-game": game,
  });
  root.append(svg("rect", { x: -300, y: -100, width: 900, height: 400, fill: "var(--board)" }));
  drawn(game).then((nodes) => root.append(...nodes));
  return root;
}

/**
 * The middle of it, small, as the sign of a game.
 * @param {string} game
 */
export function pictured(game) {
  const root = picture(game);
  root.setAttribute("class", "picture sign");
  root.setAttribute("viewBox", "41 0 172 172");
  return root;
}

/** @param {string} game */
async function drawn(game) {
  await dressed(game);
  const { card = plain } = await brought(game, "card.js");
  return painted(card());
}

/** For a game that draws none: the mark of the house. */
const plain = () => svg("use", { href: "#mark", x: 87, y: 46, width: 80, height: 80, color: "var(--board-ink)" });
