// The garden of the day: your try or your result, what everyone made, the best one, and the week.

import { go } from "../app.js";
import { el, icon, swap } from "../dom.js";
import { painterOf } from "../engine/painter.js";
import { ask, saysOf } from "../net.js";
import { svgShape } from "../parts/seats.js";
import { dayWords, say } from "../words.js";
import { Past } from "./past.js";
import { picture } from "./pictures.js";
import { give, postcard } from "./postcard.js";
import { spread } from "./spread.js";
import { still } from "./still.js";

/** @import { Page } from "../../types/client" */
/** @import { DailyIs, DayIs, TryIs } from "../../types/protocol" */

const ROOMY = 700; // pixels: there is room for what lies beside a tree

/**
 * @param {Element} root
 * @param {string} day
 * @returns {Promise<Page>}
 */
export async function open(root, day) {
  await ask("/api/me");
  const found = await about(day);
  document.title = `${say("daily")} · ${say("brand")}`;
  document.body.dataset.game = found.game;
  swap(root, el("div.daily", {}, beam(found), el("main", {}, top(found), middle(found), week(found))));
  const days = root.querySelector(".week ol");
  if (days) days.scrollLeft = days.scrollWidth; // where they do not fit, the last ones are seen
  document.body.dataset.ready = "daily";
  return {
    close() {
      delete document.body.dataset.ready;
    },
  };
}

/** @param {string} day today, if it is empty */
const about = (day) => ask(/** @type {"/api/daily"} */ (`/api/daily${day ? `?day=${encodeURIComponent(day)}` : ""}`));

/** @param {DailyIs} found */
const beam = ({ title }) =>
  el(
    "header.header",
    {},
    el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))),
    el("div.where", {}, el("span.title", {}, say("daily")), el("small", {}, title)),
    el("span.push"),
    el("a.tool", { href: "/" }, icon("ic-back"), el("span", {}, say("home"))),
  );

/**
 * Begin, go on, look at it, or play it again: what there is to do on a day.
 * @param {DailyIs} found
 */
function deeds(found) {
  const { today, day } = found;
  const note = el("p.note", { role: "alert" });
  /** A picture of the garden without cards, so that it gives nothing away. */
  const shares = async () => {
    /** @type {SVGSVGElement | null} */
    const board = document.querySelector(".garden-picture > .board");
    const title = say("daily-of", { day: dayWords(day.day).long });
    try {
      if (board) await give(await postcard({ board, title, says: standing(found) }), title);
    } catch (error) {
      note.textContent = saysOf(error);
    }
  };
  /** @param {() => Promise<{link: string}>} make */
  const press = (make) => async (/** @type {Event & {currentTarget: HTMLElement}} */ event) => {
    const button = event.currentTarget;
    button.setAttribute("aria-busy", "true");
    try {
      go((await make()).link);
    } catch (error) {
      button.removeAttribute("aria-busy");
      note.textContent = saysOf(error);
    }
  };
  const { mine } = day;
  /** @type {HTMLElement[]} */
  const ways = [];
  if (mine.status === "playing" && mine.link)
    ways.push(el("a.btn.go", { href: mine.link }, icon("ic-play"), say("daily-go-on")));
  else if (mine.status === "over" && mine.link)
    ways.push(
      el("a.btn", { href: mine.link }, icon("ic-eye"), say("daily-look-yours")),
      el("button.btn.go", { type: "button", onclick: shares }, icon("ic-link"), say("daily-share")),
    );
  else if (day.day === today)
    ways.push(
      el(
        "button.btn.go",
        { type: "button", onclick: press(() => ask("/api/daily", {})) },
        icon("ic-play"),
        say("daily-start"),
      ),
    );
  if (day.again)
    ways.push(
      el(
        "button.btn",
        { type: "button", onclick: press(() => ask(`/api/daily/${day.day}/again`, {})) },
        icon("ic-play"),
        say("daily-again"),
      ),
    );
  return el("div.deeds", {}, el("div.row", {}, ways), note);
}

/**
 * What one made of it, in a sentence; or what to know before one begins.
 * @param {DailyIs} found
 */
export function standing({ today, day }) {
  const { status, points, won } = day.mine;
  if (status === "playing") return say("daily-help");
  if (status === "over" && typeof points === "number") return say(won ? "daily-made-won" : "daily-made", { n: points });
  if (status === "over") return say("daily-unfinished");
  if (day.day === today) return say("daily-help");
  return day.again ? say("daily-again-help") : say("daily-over-help");
}

/** @param {DailyIs} found */
function top(found) {
  const { today, day } = found;
  const { long } = dayWords(day.day);
  return el(
    "div.top",
    {},
    el(
      "div",
      {},
      el("h1.title", {}, day.day === today ? say("daily") : say("daily-of", { day: long })),
      el("p.lead", {}, say("daily-lead", { game: found.title }), " ", el("span", {}, long)),
      el("p.muted", {}, standing(found)),
    ),
    deeds(found),
  );
}

/** @param {DailyIs} found */
function middle(found) {
  const { day, counts, wins, best, game } = found;
  const { mine } = day;
  const finished = counts.reduce((sum, [, n]) => sum + n, 0);
  const own = typeof mine.points === "number" ? { points: mine.points, playing: mine.status === "playing" } : null;
  const seen = el("div.garden-picture", {}, picture(game));
  if (mine.table) draw(seen, game, mine).catch(() => {});
  return el(
    "div.middle",
    {},
    seen,
    el(
      "div.papers",
      {},
      el(
        "section.slip",
        {},
        el("h2.title", {}, say("daily-everyone")),
        el("p.muted", {}, say("daily-finished", { n: finished })),
        finished || own ? spread(counts, wins, own) : null,
      ),
      known(found),
      finished ? bestOf(best) : null,
      day.promise ? fairness(day) : null,
    ),
  );
}

/** @param {DailyIs["best"]} best none while it would give something away */
const bestOf = (best) =>
  el(
    "section.slip.best",
    {},
    el("h2.title", {}, say("daily-best")),
    best
      ? [
          el(
            "p",
            {},
            best.mine
              ? say("daily-best-yours", { n: best.points })
              : say("daily-best-of", { name: best.name, n: best.points }),
          ),
          el("a.btn", { href: best.link }, icon("ic-play"), say("daily-look-best")),
        ]
      : el("p.muted", {}, say("daily-best-later")),
  );

/**
 * People one has met, and oneself among them.
 * @param {DailyIs} found
 */
function known({ known: people, day }) {
  const { mine } = day;
  const own = mine.status === "none" ? [] : [{ ...mine, name: say("you"), mark: 0, link: null, own: true }];
  const all = [...people.map((each) => ({ ...each, own: false })), ...own];
  const rows = all.sort((a, b) => (b.points ?? -1) - (a.points ?? -1));
  return el(
    "section.slip.known",
    {},
    el("h2.title", {}, say("daily-known")),
    people.length
      ? el(
          "ul",
          {},
          rows.map(({ name, mark, status, points, won, link, own: self }) =>
            el(
              "li",
              {},
              svgShape(mark, "dot"),
              link ? el("a", { href: link }, name) : el("span", {}, name),
              el("b", {}, status === "playing" && !self ? say("daily-plays") : made({ status, points, won })),
            ),
          ),
        )
      : null,
    el(
      "p.muted",
      {},
      people.length ? (people.some((each) => each.link) ? "" : say("daily-known-later")) : say("daily-known-none"),
    ),
  );
}

/** @param {DayIs} day */
const fairness = ({ seed, promise }) =>
  el(
    "details.slip.fair",
    {},
    el("summary", {}, say("daily-fair")),
    seed
      ? [
          el("p", {}, say("daily-seed")),
          el("code", { translate: "no" }, `engawa daily check ${seed} --hash ${promise} game.rec`),
        ]
      : [el("p", {}, say("daily-promise")), el("code", { translate: "no" }, promise)],
  );

/**
 * The garden as it stands, in the place of the picture of the game.
 * @param {HTMLElement} where
 * @param {string} game
 * @param {TryIs} mine
 */
async function draw(where, game, { table, n, status }) {
  const past = new Past(table ?? "");
  const [painter, found] = await Promise.all([painterOf(game), past.moment(n)]);
  if (!where.isConnected) return; // the page was left meanwhile
  const cards = status !== "over" && where.getBoundingClientRect().width >= ROOMY; // they are for who still plays
  still(where, painter, found.scene, { label: say("daily"), narrow: !cards });
  where.dataset.drawn = "";
}

/** @param {DailyIs} found */
function week({ today, day, game, week: days }) {
  const played = days.filter((each) => each.mine.status !== "none");
  const won = played.filter((each) => each.mine.won).length;
  return el(
    "section.week",
    {},
    el(
      "div",
      {},
      el("h2.title", {}, say("daily-week")),
      el("p.muted", {}, say("daily-week-sum", { n: played.length, won })),
    ),
    el(
      "ol",
      {},
      days.map((each) => cell(each, game, today, day.day)),
    ),
  );
}

/**
 * What was made of a try.
 * @param {Pick<TryIs, "status" | "points" | "won">} tried
 */
function made({ status, points, won }) {
  if (status === "none") return say("daily-not-played");
  if (typeof points !== "number") return say("daily-unfinished");
  if (status === "playing") return say("daily-so-far", { n: points });
  return won ? say("daily-won", { n: points }) : String(points);
}

/**
 * @param {DayIs} each
 * @param {string} game
 * @param {string} today
 * @param {string} open the day that is looked at
 */
function cell({ day, mine, promise }, game, today, open) {
  const { week: name, date } = dayWords(day);
  const small = el("span.small-garden", { "aria-hidden": "true" }, icon("lantern-off", "lamp"));
  if (mine.table) draw(small, game, mine).catch(() => {}); // the points are there without it
  const inside = [
    el("b", {}, day === today ? say("daily-day-today") : name),
    el("small", {}, date),
    small,
    el("span", {}, made(mine)),
  ];
  const kind = `${mine.won ? ".won" : ""}${day === today ? ".today" : ""}`;
  const here = day === open ? { "aria-current": "page" } : {};
  return el(
    "li",
    {},
    promise
      ? el(`a.slip.day${kind}`, { href: day === today ? "/daily" : `/daily/${day}`, ...here }, inside)
      : el(`div.slip.day${kind}`, {}, inside),
  );
}

/** The day on the home page: a card with one button. */
export class DailyCard {
  constructor() {
    this.node = el("section.daily-card.slip", { "aria-busy": "true", hidden: true });
  }

  async look() {
    const found = await about("");
    const { mine } = found.day;
    const playing = mine.status === "playing";
    swap(
      this.node,
      icon(mine.status === "over" ? "lantern-off" : "lantern-lit", "lamp"),
      el(
        "div.what",
        {},
        el("h2.title", {}, say("daily")),
        el("p.muted", {}, mine.status === "over" ? standing(found) : say("daily-lead", { game: found.title })),
      ),
      el(
        mine.status === "over" ? "a.btn" : "a.btn.go",
        { href: "/daily" },
        mine.status === "over" ? say("open") : playing ? say("daily-go-on") : say("daily-start"),
      ),
    );
    this.node.hidden = false;
    this.node.removeAttribute("aria-busy");
  }
}
