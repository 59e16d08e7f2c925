// The page of a level of bots: where it stands on the ladder of its game, and one's own games against it.

import { go } from "../app.js";
import { el, icon, swap } from "../dom.js";
import { ask, saysOf } from "../net.js";
import { playedList } from "../parts/played.js";
import { levelTitle, row, say } from "../words.js";
import { ratingBar } from "./charts.js";
import { beam, panel } from "./person.js";
import { pictured } from "./pictures.js";

const WIDE = 240; // of a bar, beside its height of 16

/** @import { Page } from "../../types/client" */
/** @import { BotIs } from "../../types/protocol" */

/**
 * @param {Element} root
 * @param {string} name
 * @returns {Promise<Page>}
 */
export async function open(root, name) {
  const [game, level] = name.split("/");
  const bot = await ask(`/api/bots/${game}/${level}`);
  const title = say("bot-of-level", { level: bot.name });
  document.title = `${title} · ${bot.title} · ${say("brand")}`;
  document.body.dataset.game = "home";
  swap(
    root,
    el(
      "div.person-page",
      {},
      beam(title, bot.title),
      el(
        "main.person.bot",
        {},
        el(
          "div.person-head",
          {},
          el("span.big-mark", {}, pictured(bot.game)),
          el("div", {}, el("h1.title", {}, title), el("p", {}, bot.says)),
          bot.ladder.length ? play(bot) : null,
        ),
        panel("ratings", say("ladder"), bot.ladder.length ? ladder(bot) : el("p.muted", {}, say("no-ladder"))),
        panel(
          "history",
          say("games-against"),
          playedList(
            bot.recent,
            async (before) => (await ask(`/api/bots/${game}/${level}?before=${before}`)).recent,
            say("no-games-against-help"),
          ),
        ),
      ),
    ),
  );
  document.body.dataset.ready = "bot";
  return {
    close() {
      delete document.body.dataset.ready;
    },
  };
}

/** @param {BotIs} bot */
function ladder({ game, bot, ladder: rungs }) {
  const low = Math.min(...rungs.map(({ points, within }) => points - within)) - 40;
  const high = Math.max(...rungs.map(({ points, within }) => points + within)) + 40;
  return [
    el("p.help", {}, say("ladder-help")),
    el(
      "ol",
      {},
      rungs.map((rung, i) =>
        el(
          "li",
          rung.bot === bot ? { "aria-current": "page" } : {},
          el("a.what", { href: `/bots/${game}/${rung.bot}` }, levelTitle(rung, i)),
          el(
            "div.figure",
            {},
            el("span.title", {}, String(rung.points)),
            rung.within ? el("small", {}, say("within", { within: String(rung.within) })) : null,
          ),
          ratingBar(rung, low, high, WIDE),
        ),
      ),
    ),
  ];
}

/** @param {BotIs} bot */
function play({ game, bot, title }) {
  const note = el("p.note", { role: "alert" });
  const words = say("play-rated");
  return el(
    "div",
    {},
    el(
      "button.btn.go",
      {
        type: "button",
        "aria-label": row([words, title]),
        onclick: async (event) => {
          event.currentTarget.setAttribute("aria-busy", "true");
          try {
            const games = await ask("/api/games");
            const seats = games.find((each) => each.name === game)?.first.seats ?? 2;
            const bots = Array.from({ length: seats }, (_, seat) => (seat ? bot : null));
            await ask("/api/me"); // who was never here is a guest from now on
            go((await ask("/api/tables", { game, seats, bots, rated: true })).link);
          } catch (error) {
            note.textContent = saysOf(error);
          }
        },
      },
      icon("ic-play"),
      words,
    ),
    note,
  );
}
