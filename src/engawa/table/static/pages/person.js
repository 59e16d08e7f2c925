// A person's page: ratings by game, the games, the records; for oneself also who sees it.

import { el, icon, swap } from "../dom.js";
import { painterOf } from "../engine/painter.js";
import { ask, saysOf, Trouble } from "../net.js";
import { nothing, playedList } from "../parts/played.js";
import { shapeName, svgShape } from "../parts/seats.js";
import { tabs } from "../parts/tabs.js";
import { month, row, say, when } from "../words.js";
import { ratingBar, ratingCurve } from "./charts.js";
import { inviteTo, trouble } from "./first.js";
import { Past } from "./past.js";
import { pictured } from "./pictures.js";
import { still } from "./still.js";

/** @import { Child, Page, Says } from "../../types/client" */
/** @import { BestIs, GameIs, InGame, PersonIs, ShowPage } from "../../types/protocol" */

const FEW = 5; // rated games that say too little
const MARKS = [0, 1, 2, 3, 4];
/** @type {[ShowPage["shows"], keyof Says][]} */
const SHOWS = [
  ["nobody", "shows-nobody"],
  ["opponents", "shows-opponents"],
  ["everybody", "shows-everybody"],
];
/** @type {[name: string, words: keyof Says][]} */
const TABS = [
  ["ratings", "ratings"],
  ["history", "recent-games"],
  ["records", "records"],
  ["own", "your-page"],
];

/**
 * @param {Element} root
 * @param {string} page
 * @returns {Promise<Page>}
 */
export async function open(root, page) {
  document.body.dataset.game = "home";
  try {
    const [person, games] = await Promise.all([ask(`/api/people/${encodeURIComponent(page)}`), ask("/api/games")]);
    draw(root, person, games);
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
 * @param {GameIs[]} games
 */
function draw(root, person, games) {
  document.title = `${person.you ? say("your-page") : person.name} · ${say("brand")}`;
  const parts = [
    person.you ? say("mark-yours", { mark: shapeName(person.mark) }) : shapeName(person.mark),
    say("here-since", { time: month(person.since) }),
    say("games-won", { n: person.games, won: person.won }),
  ];
  const shown = TABS.filter(([name]) => person.you || name !== "own");
  const main = el(
    `main.person${person.you ? ".mine" : ""}`,
    { data: { tab: shown[0][0] } },
    el(
      "div.person-head",
      {},
      svgShape(person.mark, "big-mark"),
      el("div", {}, el("h1.title", {}, person.name), el("p", {}, parts.join(" · "))),
      invitation(person, games),
    ),
    tabs(
      person.name,
      shown.map(([, words]) => say(words)),
      (n) => (main.dataset.tab = shown[n][0]),
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
    person.you ? panel("own", say("your-page"), own(root, person, games)) : null,
  );
  swap(root, el("div.person-page", {}, beam(person.name, say(person.you ? "your-page-small" : "their-page")), main));
}

/**
 * A table to play at together: which game, and then its link is copied, to be sent.
 * @param {PersonIs} person
 * @param {GameIs[]} games
 */
function invitation({ you, name }, games) {
  /** @type {HTMLElement} */
  const choose = el(
    "div.invite-games",
    { hidden: true, role: "group", "aria-label": say("invite-to-what") },
    el("p", {}, you ? say("invite-to-what") : say("invite-whom", { name })),
    el(
      "div.row",
      {},
      games.map((game) =>
        el(
          "button.btn",
          { type: "button", onclick: () => inviteTo(game).catch((error) => trouble(choose, error)) },
          pictured(game.name),
          game.title,
        ),
      ),
    ),
  );
  const button = el(
    "button.btn",
    {
      type: "button",
      "aria-expanded": "false",
      onclick: () => {
        choose.hidden = !choose.hidden;
        button.setAttribute("aria-expanded", String(!choose.hidden));
        if (!choose.hidden) choose.querySelector("button")?.focus();
      },
    },
    icon("ic-link"),
    say("invite-to-table"),
  );
  return el("div.invite-person", {}, button, choose);
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

/**
 * A figure under a picture of what it was reached with, if the game has one and it may be looked at; else in a ring.
 * @param {BestIs} best
 */
function record({ game, title, says, figure, at, replay, where }) {
  const ring = el("span.ring", { "aria-hidden": "true" }, String(figure));
  const box = el("span.keepsake", { "aria-hidden": "true", data: { game } }, ring);
  if (replay && where) keepsake(box, game, replay, where).catch(() => {}); // the figure is there without it
  const parts = [
    box,
    el("b.title", {}, String(figure)),
    el("span", {}, says),
    el("small", {}, row([title, when(at).time])),
  ];
  return el("li", {}, replay ? el("a", { href: replay }, parts) : el("div", {}, parts));
}

/**
 * The tree, the path or the garden as the game ended, drawn by its painter.
 * @param {HTMLElement} box
 * @param {string} game
 * @param {string} replay
 * @param {NonNullable<BestIs["where"]>} where
 */
async function keepsake(box, game, replay, { table, n, seat }) {
  const painter = await painterOf(game);
  const { keepsake: part } = painter;
  if (!part) return;
  const past = new Past(table, { code: new URL(replay, location.href).searchParams.get("code") ?? "" });
  const found = await past.moment(n, String(seat));
  if (!box.isConnected) return; // the page was left meanwhile
  const hidden = new Set(found.scene.panels.map((panel) => panel.seat).filter((each) => each !== seat));
  still(box, painter, found.scene, { label: "", hidden, part: (scene) => part(scene, seat) });
}

/**
 * One's own name and mark, and who sees the page: kept as they are chosen.
 * @param {Element} root
 * @param {PersonIs} person
 * @param {GameIs[]} games
 */
function own(root, person, games) {
  const note = el("p.note", { role: "status" });
  const chosen = { shows: person.shows ?? "opponents", mark: person.mark };
  /** @param {PersonIs} now */
  const redraw = (now) => {
    const tab = root.querySelector("main")?.dataset.tab;
    draw(root, now, games);
    const at = TABS.findIndex(([name]) => name === tab);
    /** @type {NodeListOf<HTMLElement>} */
    const found = root.querySelectorAll('[role="tab"]');
    if (at > 0) found[at].click();
  };
  /** @param {Partial<ShowPage>} change */
  const keep = async (change) => {
    try {
      const found = await ask("/api/me/page", { ...chosen, ...change });
      const focused = document.activeElement?.id;
      redraw(found);
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
            redraw(await ask(`/api/people/${person.page}`));
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
