// Games that were played, as a list: what, with whom, how it ended; more of them on demand.

import { el, icon, swap } from "../dom.js";
import { saysOf } from "../net.js";
import { pictured } from "../pages/pictures.js";
import { listed, row, say, when } from "../words.js";

const FEW = 6; // games that are shown at first

/** @import { GamesAre, PlayedIs } from "../../types/protocol" */

/**
 * The list; `more` fetches the games before a place in it. Without any, `empty` says what would bring some.
 * @param {GamesAre} first
 * @param {(before: string) => Promise<GamesAre>} more
 * @param {string} empty
 */
export function playedList(first, more, empty) {
  if (!first.games.length) return nothing(say("no-games-played"), empty);
  const list = el("ul.played", {}, first.games.slice(0, FEW).map(playedRow));
  let rest = { games: first.games.slice(FEW), next: first.next }; // what is here, and not shown yet
  const foot = el("div.row");
  const offer = () =>
    swap(
      foot,
      rest.games.length || rest.next
        ? el(
            "button.btn.quiet",
            { type: "button", onclick: (event) => showMore(event.currentTarget) },
            icon("ic-log"),
            say("earlier-games"),
          )
        : null,
    );
  /** @param {HTMLElement} button */
  const showMore = async (button) => {
    button.setAttribute("aria-busy", "true");
    try {
      const found = rest.games.length || !rest.next ? rest : await more(rest.next);
      const fresh = found.games.map(playedRow);
      list.append(...fresh);
      rest = { games: [], next: found.next };
      offer();
      /** @type {HTMLElement | null | undefined} */
      const to = fresh[0]?.querySelector("a") ?? foot.querySelector("button");
      to?.focus(); // the button has gone, or stands far below
    } catch (error) {
      button.removeAttribute("aria-busy");
      button.after(el("p.note", { role: "alert" }, saysOf(error)));
    }
  };
  offer();
  return el("div", {}, list, foot);
}

/**
 * An unlit lantern, what is not there, and what would bring it.
 * @param {string} what
 * @param {string} help
 */
export const nothing = (what, help) =>
  el("div.nothing", {}, icon("lantern-off", "lamp"), el("div", {}, el("b", {}, what), el("p.muted", {}, help)));

/** @param {PlayedIs} game */
function playedRow(game) {
  const parts = [
    pictured(game.game),
    el("span.what", {}, el("b", {}, game.title), el("small", {}, company(game))),
    el(
      `span.how${game.won ? ".won" : ""}`,
      {},
      ending(game),
      game.change === null ? null : el("small", {}, signed(game.change)),
    ),
    el("small.date", {}, when(game.at).time),
  ];
  return el("li", {}, game.replay ? el("a", { href: game.replay }, parts) : el("div", {}, parts));
}

/** @param {PlayedIs} game */
function company(game) {
  if (game.seats < 2) return say("alone");
  return game.others.length ? say("with-names", { names: listed(game.others) }) : say("players", { n: game.seats });
}

/** @param {PlayedIs} game */
function ending({ gone, won, place, seats, points, best }) {
  if (gone) return say("game-left");
  if (seats < 2) return row([say(won ? "game-won" : "game-lost"), say("points-n", { n: points })]);
  if (best === null) return say(won ? "game-won" : "game-lost");
  if (seats > 2 && !won) return say("place-of", { place, seats });
  return say(won ? "won-to" : "lost-to", { mine: points, theirs: best });
}

/**
 * "+12", "−4", "±0".
 * @param {number} n
 */
export const signed = (n) => `${n > 0 ? "+" : n < 0 ? "−" : "±"}${Math.abs(n)}`;
