// A person's page: ratings by game, the games, the records; for oneself also who sees it.

import { el, icon, swap } from "../dom.js";
import { ask, saysOf, Trouble } from "../net.js";
import { nothing, playedList } from "../parts/played.js";
import { shapeName, svgShape } from "../parts/seats.js";
import { month, row, say, when } from "../words.js";
import { ratingBar, ratingCurve } from "./charts.js";
import { pictured } from "./pictures.js";

/** @import { Child, Page, Says } from "../../types/client" */
/** @import { BestIs, InGame, PersonIs, ShowPage } from "../../types/protocol" */

const FEW = 5; // rated games that say too little
const MARKS = [0, 1, 2, 3, 4];
/** @type {[ShowPage["shows"], keyof Says][]} */
const SHOWS = [
  ["nobody", "shows-nobody"],
  ["opponents", "shows-opponents"],
  ["everybody", "shows-everybody"],
];

/**
 * @param {Element} root
 * @param {string} page
 * @returns {Promise<Page>}
 */
export async function open(root, page) {
  document.body.dataset.game = "home";
  try {
    draw(root, await ask(`/api/people/${encodeURIComponent(page)}`));
  } catch (error) {
    if (!(error instanceof Trouble && error.code === "not-found")) throw error;
    hidden(root);
  }
  document.body.dataset.ready = "person";
  return {
    close() {
      delete document.body.dataset.ready;
    },
  };
}

/**
 * The beam of these pages: the name, and the way home.
 * @param {string} title
 * @param {string} under
 */
export function beam(title, under) {
  return el(
    "header.header",
    {},
    el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))),
    el("div.where", {}, el("b.title", {}, title), el("small", {}, under)),
    el("span.push"),
    el("a.tool", { href: "/" }, icon("ic-back"), el("span", {}, say("home"))),
  );
}

/** @param {Element} root */
function hidden(root) {
  document.title = `${say("page-hidden")} · ${say("brand")}`;
  swap(
    root,
    el(
      "main.trouble",
      {},
      icon("lantern-off", "lamp"),
      el("h1.title", {}, say("page-hidden")),
      el("p", {}, say("page-hidden-help")),
      el("p.row", {}, el("a.btn.solid", { href: "/" }, say("home"))),
    ),
  );
}

/**
 * @param {Element} root
 * @param {PersonIs} person
 */
function draw(root, person) {
  document.title = `${person.you ? say("your-page") : person.name} · ${say("brand")}`;
  const parts = [
    person.you ? say("mark-yours", { mark: shapeName(person.mark) }) : shapeName(person.mark),
    say("here-since", { time: month(person.since) }),
    say("games-won", { n: person.games, won: person.won }),
  ];
  swap(
    root,
    el(
      "div.person-page",
      {},
      beam(person.name, say(person.you ? "your-page-small" : "their-page")),
      el(
        `main.person${person.you ? ".mine" : ""}`,
        {},
        el(
          "div.person-head",
          {},
          svgShape(person.mark, "big-mark"),
          el("div", {}, el("h1.title", {}, person.name), el("p", {}, parts.join(" · "))),
        ),
        ratings(person),
        panel(
          "history",
          say("recent-games"),
          playedList(person.recent, (before) => ask(gamesOf(person.page, before)), say("no-games-played-help")),
        ),
        panel(
          "records",
          say("records"),
          person.bests.length
            ? el("ul.records", {}, person.bests.map(record))
            : nothing(say("no-records"), say("no-records-help")),
        ),
        person.you ? panel("own", say("your-page"), own(root, person)) : null,
      ),
    ),
  );
}

/**
 * Where the games before a place in the list are; the query only says which.
 * @param {string} page
 * @param {string} before
 */
const gamesOf = (page, before) =>
  /** @type {`/api/people/${string}/games`} */ (`/api/people/${page}/games?before=${before}`);

/**
 * @param {string} name
 * @param {string} title
 * @param {Child[]} children
 */
export const panel = (name, title, ...children) => el(`section.panel.${name}`, {}, el("h2.title", {}, title), children);

/** @param {PersonIs} person */
function ratings({ ratings: found, you }) {
  if (!found.length) return panel("ratings", say("ratings"), nothing(say("no-ratings"), say("no-ratings-help")));
  const known = found.flatMap(({ rating }) => (rating && rating.games >= FEW ? [rating] : []));
  const low = Math.min(...known.map(({ points, within }) => points - within)) - 40;
  const high = Math.max(...known.map(({ points, within }) => points + within)) + 40;
  return panel(
    "ratings",
    say("ratings"),
    known.length ? el("p.help", {}, say(you ? "ratings-help" : "ratings-help-their")) : null,
    el(
      "ul",
      {},
      found.map((each) => rated(each, low, high)),
    ),
  );
}

/**
 * A game: how many, the figure with what it is sure of, and how it went.
 * @param {InGame} each
 * @param {number} low
 * @param {number} high
 */
function rated({ title, game, games, rating, curve }, low, high) {
  const few = !rating || rating.games < FEW;
  const under = !rating
    ? row([say("games-n", { n: games }), say("rated-none")])
    : say(few ? "rated-few" : "rated-n", { n: rating.games });
  return el(
    "li",
    {},
    pictured(game),
    el("div.what", {}, el("b", {}, title), el("small", {}, under)),
    few
      ? null
      : [
          el("div.figure", {}, el("span.title", {}, String(rating.points)), el("small", {}, within(rating.within))),
          ratingBar(rating, low, high),
          ratingCurve(curve),
        ],
  );
}

/** @param {number} n */
const within = (n) => say("within", { within: String(n) });

/** @param {BestIs} best */
function record({ game, title, says, figure, at, replay }) {
  const parts = [
    pictured(game),
    el("b.title", {}, String(figure)),
    el("span", {}, says),
    el("small", {}, row([title, when(at).time])),
  ];
  return el("li", {}, replay ? el("a", { href: replay }, parts) : el("div", {}, parts));
}

/**
 * One's own name and mark, and who sees the page: kept as they are chosen.
 * @param {Element} root
 * @param {PersonIs} person
 */
function own(root, person) {
  const note = el("p.note", { role: "status" });
  const chosen = { shows: person.shows ?? "opponents", mark: person.mark };
  /** @param {Partial<ShowPage>} change */
  const keep = async (change) => {
    try {
      const found = await ask("/api/me/page", { ...chosen, ...change });
      const focused = document.activeElement?.id;
      draw(root, found);
      if (focused) document.getElementById(focused)?.focus(); // drawn again: the focus stays
    } catch (error) {
      note.textContent = saysOf(error);
    }
  };
  const name = el("input.field", { type: "text", maxlength: "40", value: person.name, "aria-label": say("name") });
  return el(
    "div.settings",
    {},
    el(
      "form.setting",
      {
        onsubmit: async (event) => {
          event.preventDefault();
          try {
            await ask("/api/me", { name: name.value.trim() });
            draw(root, await ask(`/api/people/${person.page}`));
          } catch (error) {
            note.textContent = saysOf(error);
          }
        },
      },
      el("span", {}, say("name")),
      name,
      el("button.btn.sm.solid", { type: "submit" }, say("save")),
    ),
    el(
      "fieldset",
      {},
      el("legend", {}, say("mark")),
      el(
        "div.marks",
        {},
        MARKS.map((mark) =>
          el(
            "label",
            {},
            el("input.sr", {
              type: "radio",
              name: "mark",
              id: `mark-${mark}`,
              checked: mark === person.mark,
              "aria-label": shapeName(mark),
              onchange: () => keep({ mark }),
            }),
            svgShape(mark),
          ),
        ),
      ),
    ),
    el(
      "fieldset",
      {},
      el("legend", {}, say("shows")),
      SHOWS.map(([shows, words]) =>
        el(
          "label.opt-row",
          {},
          el("input", {
            type: "radio",
            name: "shows",
            id: `shows-${shows}`,
            checked: shows === person.shows,
            onchange: () => keep({ shows }),
          }),
          el("span", {}, say(words)),
        ),
      ),
      el("p.help", {}, say("shows-help")),
    ),
    note,
  );
}
