// Together: strangers who wait for the same game are seated at one table; and open tables, by game and level.

import { go } from "../app.js";
import { el, icon, swap } from "../dom.js";
import { ask, saysOf } from "../net.js";
import { levelTitle, say } from "../words.js";
import { usual } from "./levels.js";

/** @import { Child } from "../../types/client" */
/** @import { GameIs, Listed, QueueIs, WaitIs } from "../../types/protocol" */

const STILL = 2500; // milliseconds between two times that the page says that somebody waits
const NONE = "none"; // in the place of a level: no bots

/** @type {(game: GameIs) => number[]} */
const shared = (game) => game.seats.filter((seats) => seats > 1);

/** @type {(value: string, words: string, chosen: string) => HTMLElement} */
const option = (value, words, chosen) => el("option", { value, selected: value === chosen }, words);

/**
 * The name of the field that is in use there, before it is drawn again.
 * @param {HTMLElement} node
 */
const focused = (node) =>
  node.contains(document.activeElement) ? (document.activeElement?.getAttribute("name") ?? null) : null;

/** @type {(node: HTMLElement, name: string | null) => void} */
function refocus(node, name) {
  /** @type {HTMLElement | null} */
  const field = name ? node.querySelector(`[name="${name}"]`) : null;
  field?.focus();
}

export class Together {
  /** @param {(table: Listed) => HTMLElement} row how a table is listed */
  constructor(row) {
    this.row = row;
    /** @type {GameIs[]} */
    this.games = [];
    /** @type {WaitIs | null} */
    this.waits = null;
    /** @type {QueueIs[]} */
    this.queues = [];
    this.wish = { game: "", seats: 2, bots: true };
    this.filter = { game: "", level: "" };
    this.panel = el("div.strangers.slip");
    this.said = el("p.note", { role: "status" });
    this.found = el("div");
    this.sieve = el("div.sieve.slip", { role: "group", "aria-label": say("open-tables") });
    this.node = el(
      "div",
      {},
      el("h2.title", { id: "strangers" }, say("strangers")),
      this.panel,
      el("h2.title", { id: "open" }, say("open-tables")),
      this.sieve,
      this.found,
    );
    this.leaves = () => this.leave();
    addEventListener("pagehide", this.leaves);
  }

  /** @param {GameIs[]} games */
  async open(games) {
    this.games = games;
    this.wish.game = games[0].name;
    this.wish.seats = shared(games[0])[0];
    this.drawSieve();
    await this.look();
  }

  close() {
    removeEventListener("pagehide", this.leaves);
    this.leave();
  }

  /** Who waits, and where a seat is free. */
  async look() {
    const query = new URLSearchParams(this.filter).toString();
    const address = /** @type {"/api/open"} */ (`/api/open?${query}`);
    const [queues, tables] = await Promise.all([ask("/api/strangers"), ask(address)]);
    const news = JSON.stringify(queues) !== JSON.stringify(this.queues);
    this.queues = queues;
    if (!this.waits && (news || !this.panel.firstChild)) this.drawForm();
    const some = this.filter.game || this.filter.level;
    swap(
      this.found,
      tables.length
        ? el(
            "ul.rows",
            {},
            tables.map((table) => this.row(table)),
          )
        : el("p.slip.muted", {}, some ? say("none-such") : say("none-open")),
    );
  }

  // --- waiting ---

  /** @param {string} name */
  game(name) {
    return this.games.find((game) => game.name === name) ?? this.games[0];
  }

  /** @param {string} words what was the matter */
  drawForm(words = "") {
    const { wish } = this;
    const focus = focused(this.panel);
    const game = this.game(wish.game);
    /** @type {(name: string, title: string, choices: Child[], put: (value: string) => void) => HTMLElement} */
    const pick = (name, title, choices, put) =>
      el(
        "label",
        {},
        el("span", {}, title),
        el(
          "select.field",
          {
            name,
            onchange: (event) => {
              put(event.currentTarget.value);
              this.drawForm();
            },
          },
          choices,
        ),
      );
    this.said.textContent = words;
    swap(
      this.panel,
      el("p", {}, say("strangers-help")),
      el(
        "form.row",
        {
          onsubmit: (event) => {
            event.preventDefault();
            this.begin();
          },
        },
        pick(
          "game",
          say("game"),
          this.games.map((each) => option(each.name, each.title, wish.game)),
          (value) => {
            wish.game = value;
            const seats = shared(this.game(value));
            if (!seats.includes(wish.seats)) wish.seats = seats[0];
          },
        ),
        pick(
          "seats",
          say("seats-n"),
          shared(game).map((n) => option(String(n), String(n), String(wish.seats))),
          (value) => {
            wish.seats = Number(value);
          },
        ),
        el(
          "label.check",
          {},
          el("input", {
            type: "checkbox",
            name: "bots",
            ...(wish.bots ? { checked: true } : {}),
            onchange: (event) => {
              wish.bots = event.currentTarget.checked;
            },
          }),
          el("span", {}, say("bots-after-minute")),
        ),
        el("button.btn.solid", { type: "submit", name: "begin" }, icon("ic-people"), say("find-players")),
      ),
      this.queues.length ? el("div.row.queues", {}, el("span.muted", {}, say("waiting-now")), this.lines()) : null,
      this.said,
    );
    refocus(this.panel, focus);
  }

  /** Those who wait already: one press, and one waits with them. */
  lines() {
    return this.queues.map(({ game, seats, waiting }) =>
      el(
        "button.btn.sm",
        {
          type: "button",
          onclick: () => {
            Object.assign(this.wish, { game, seats });
            this.begin();
          },
        },
        say("queue", { game: this.game(game).title, seats, n: waiting }),
      ),
    );
  }

  async begin() {
    const { game, seats, bots } = this.wish;
    try {
      this.take(await ask("/api/strangers", { game, seats, bot: bots ? usual(this.game(game).levels) : null }));
    } catch (error) {
      this.drawForm(saysOf(error));
    }
  }

  /** @param {WaitIs} told */
  take(told) {
    const before = this.waits;
    clearTimeout(this.timer);
    this.waits = told.game ? told : null;
    if (told.link) {
      this.waits = null;
      go(told.link);
    } else if (told.game) {
      this.timer = setTimeout(() => this.still(), STILL);
      this.drawWaiting(before);
    } else this.drawForm(before ? say("waits-no-more") : "");
  }

  async still() {
    try {
      this.take(await ask("/api/strangers/still", {}));
    } catch (error) {
      if (!this.waits) return;
      this.said.textContent = saysOf(error);
      this.timer = setTimeout(() => this.still(), STILL); // the server may come back, and knows who waits
    }
  }

  /** @param {WaitIs | null} before */
  drawWaiting(before) {
    const { waits } = this;
    if (!waits) return;
    const { title } = this.game(waits.game);
    const words = say("waiting-for", { game: title, n: waits.waiting, of: waits.seats });
    if (!before || !this.panel.querySelector(".stop")) {
      swap(
        this.panel,
        el(
          "div.row",
          {},
          icon("lantern-lit", "lamp"),
          el("div", {}, el("b.count", { role: "status" }), el("p.muted", {}, say("stay-here"))),
          el("span.push"),
          el("button.btn.stop", { type: "button", onclick: () => this.stop() }, say("wait-no-more")),
        ),
        this.said,
      );
      /** @type {HTMLElement | null} */
      const stop = this.panel.querySelector(".stop");
      stop?.focus();
    }
    this.said.textContent = waits.bots ? say("bots-soon") : "";
    const count = this.panel.querySelector(".count");
    if (count && count.textContent !== words) count.textContent = words;
  }

  async stop() {
    clearTimeout(this.timer);
    try {
      const told = await ask("/api/strangers/leave", {});
      this.waits = null;
      this.take(told);
      refocus(this.panel, "begin");
    } catch (error) {
      this.said.textContent = saysOf(error);
      this.timer = setTimeout(() => this.still(), STILL);
    }
  }

  /** The page is left: nobody is seated who is not there. */
  leave() {
    clearTimeout(this.timer);
    if (!this.waits) return;
    this.waits = null;
    const headers = { "Content-Type": "application/json" };
    fetch("/api/strangers/leave", { method: "POST", headers, body: "{}", keepalive: true }).catch(() => {});
  }

  // --- open tables ---

  drawSieve() {
    const { filter } = this;
    const game = this.game(filter.game);
    const focus = focused(this.sieve);
    /** @type {(title: string, name: "game" | "level", choices: Child[]) => HTMLElement} */
    const pick = (title, name, choices) =>
      el(
        "label",
        {},
        el("span", {}, title),
        el(
          "select.field",
          {
            name,
            onchange: (event) => {
              filter[name] = event.currentTarget.value;
              const { levels } = this.game(filter.game); // of one game, and of another not
              if (filter.level !== NONE && !levels.some(({ bot }) => bot === filter.level)) filter.level = "";
              this.drawSieve();
              this.look().catch(() => {});
            },
          },
          choices,
        ),
      );
    swap(
      this.sieve,
      pick(say("game"), "game", [
        option("", say("any-game"), filter.game),
        ...this.games.map((each) => option(each.name, each.title, filter.game)),
      ]),
      pick(say("level"), "level", [
        option("", say("any-level"), filter.level),
        option(NONE, say("no-bots"), filter.level),
        ...game.levels.map((level, i) => option(level.bot, levelTitle(level, i), filter.level)),
      ]),
    );
    refocus(this.sieve, focus);
  }
}
