// The first page of a game: its goal, a turn, how points arise and when it ends, each in a picture.

import { el, icon, swap } from "../dom.js";
import { painterOf } from "../engine/painter.js";
import { ask, Trouble } from "../net.js";
import { coach, coaching, forget, knownTips, MODES } from "../parts/known.js";
import { Picture } from "../parts/scenes.js";
import { say } from "../words.js";
import { firstGame, trouble } from "./first.js";
import { picture } from "./pictures.js";
import { fillRules } from "./rules.js";

/** @import { Mode, Page, Painter, Says } from "../../types/client" */
/** @import { CardIs, GameIs, LearnIs } from "../../types/protocol" */

/**
 * @param {Element} root
 * @param {string} game
 * @returns {Promise<Page>}
 */
export async function open(root, game) {
  const games = await ask("/api/games");
  if (!game) return contents(root, games);
  const found = games.find((each) => each.name === game);
  if (!found) throw new Trouble("not-found", "not-found");
  const [page, painter] = await Promise.all([ask(`/api/learn/${game}`), painterOf(game)]);
  document.title = `${say("learn-of", { game: found.title })} · ${say("brand")}`;
  document.body.dataset.game = game;
  const main = el("main.learn", { data: { game } }, ...sections(found, page, painter));
  swap(root, el("div.learn-page", {}, beam(found.title), main));
  return { close() {} };
}

/**
 * Which game: for whoever has not chosen one.
 * @param {Element} root
 * @param {GameIs[]} games
 */
function contents(root, games) {
  document.title = `${say("learn")} · ${say("brand")}`;
  document.body.dataset.game = "home";
  /** @param {GameIs} game */
  const row = ({ name, title, says }) =>
    el(
      "li",
      {},
      el(
        "a.slip",
        { href: `/learn/${name}` },
        picture(name),
        el("div", {}, el("h2.title", {}, title), el("p", {}, says)),
      ),
    );
  const list = el("ul.contents", {}, games.map(row));
  swap(root, el("div.rules-page", {}, beam(""), el("main.paper", {}, el("h1.title", {}, say("learn-choose")), list)));
  return { close() {} };
}

/** @param {string} title */
function beam(title) {
  return el(
    "header.header",
    {},
    el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))),
    title ? el("div.where", {}, el("b.title", {}, title), el("small", {}, say("learn"))) : null,
    el("span.push"),
    el("a.tool", { href: "/" }, icon("ic-back"), el("span", {}, say("home"))),
  );
}

/**
 * Beside a table: the cards in one column, how much the coach says, and all rules.
 * @param {Element} node
 * @param {string} game
 * @param {Painter} painter
 */
export async function fillLearn(node, game, painter) {
  const aside = el("div.learn-aside");
  const rules = el("div.rules");
  swap(node, aside, rules);
  await Promise.all([
    fillRules(rules, game, painter),
    ask(`/api/learn/${game}`)
      .then((page) => swap(aside, coachRow(game), page.goal ? cards(page, painter) : null))
      .catch(() => swap(aside, coachRow(game))),
  ]);
}

/** @param {string} game */
function coachRow(game) {
  const row = el("div.setting", { role: "group", "aria-label": say("coach") });
  const draw = () =>
    swap(
      row,
      el("span", {}, say("coach")),
      el(
        "div.pair",
        {},
        /** @type {[Mode, keyof Says][]} */ (Object.entries(MODES)).map(([mode, name]) =>
          el(
            "button.btn.sm",
            {
              type: "button",
              "aria-pressed": String(coaching(game) === mode),
              onclick: () => {
                if (mode === "all") forget(game);
                else coach(game, mode);
                draw();
              },
            },
            say(name),
          ),
        ),
      ),
    );
  draw();
  return row;
}

/**
 * @param {GameIs} game
 * @param {LearnIs} page
 * @param {Painter} painter
 */
function sections(game, page, painter) {
  return [head(game, page, painter), ...(page.goal ? cards(page, painter) : [])];
}

/**
 * @param {LearnIs} page
 * @param {Painter} painter
 */
function cards(page, painter) {
  return [
    el("h2.title", {}, say("a-turn")),
    el("ol.cards", {}, ...page.turn.map((card, i) => el("li", {}, tile(card, painter, i + 1)))),
    el(
      "div.foot",
      {},
      page.scoring.length
        ? el(
            "section.scoring",
            {},
            el("h2.title", {}, page.heading || say("how-you-score")),
            ...page.scoring.map((card) => tile(card, painter)),
          )
        : null,
      page.ends ? el("section.ends", {}, tile(page.ends, painter)) : null,
    ),
  ];
}

/**
 * The goal, and the ways on.
 * @param {GameIs} game
 * @param {LearnIs} page
 * @param {Painter} painter
 */
function head(game, page, painter) {
  const [low, high] = page.seats;
  const facts = [
    low === high ? say("players", { n: low }) : say("players-range", { low, high }),
    page.minutes ? say("minutes", { low: page.minutes[0], high: page.minutes[1] }) : null,
  ];
  const play = el(
    "button.btn.go",
    { type: "button", onclick: () => firstGame(game).catch((error) => trouble(words, error)) },
    icon("ic-play"),
    say(knownTips(game.name).length ? "play" : "play-first"),
  );
  const ways = [
    play,
    page.lessons.length
      ? el("a.btn", { href: `/learn/${game.name}/${page.lessons[0].lesson}` }, icon("ic-hand"), say("lessons"))
      : null,
    el("a.btn.quiet", { href: `/rules/${game.name}` }, icon("ic-rules"), say("all-rules")),
  ];
  /** @type {HTMLElement} */
  const words = el(
    "div.words",
    {},
    el("p.muted", {}, facts.filter(Boolean).join(" · ")),
    el("h1.title", {}, page.goal?.title ?? game.title),
    el("p.lead", {}, page.goal?.says ?? game.says),
    el("div.row", {}, ways),
  );
  return el("section.goal-head", {}, words, page.goal ? frame(page.goal, painter) : null);
}

/**
 * A picture that a press plays once, if something happens in it.
 * @param {CardIs} card
 * @param {Painter} painter
 */
function frame({ scenes, title }, painter) {
  const shown = new Picture(painter, scenes, title);
  if (scenes.length < 2) return shown.node;
  return el(
    "button.play-picture",
    { type: "button", "aria-label": say("play-picture", { title }), onclick: () => shown.play() },
    shown.node,
    icon("ic-play", "sign"),
  );
}

/**
 * @param {CardIs} card
 * @param {Painter} painter
 * @param {number} number
 */
function tile(card, painter, number = 0) {
  return el(
    "article.tile",
    {},
    frame(card, painter),
    el(
      "div.text",
      {},
      el("h3.title", {}, number ? el("span.number", {}, String(number)) : null, card.title),
      el("p", {}, card.says),
    ),
  );
}
