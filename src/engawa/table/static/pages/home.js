// Home: five games standing on the veranda, an invite box, your tables.

import { go } from "../app.js";
import { el, icon, svg, swap } from "../dom.js";
import { dressed } from "../engine/games.js";
import { SHAPES } from "../engine/painter.js";
import { sheet } from "../engine/sheets.js";
import { ask, saysOf } from "../net.js";
import { renewCalls } from "../parts/calls.js";
import { tableName } from "../parts/names.js";
import { keyTable, settingRows } from "../parts/settings.js";
import { weakness } from "../parts/strength.js";
import { vacationRow } from "../parts/vacation.js";
import { levelTitle, row, say, when } from "../words.js";
import { DailyCard } from "./daily.js";
import { fewest, inviteTo, playNow, trouble } from "./first.js";
import { usual } from "./levels.js";
import { picture } from "./pictures.js";
import { Together } from "./together.js";

/** @import { Child } from "../../types/client" */
/** @import { GameIs, Listed, Me, NewTable, OptionIs } from "../../types/protocol" */

/**
 * A table as the back of its card is filled in; `clock`: one of CLOCKS.
 * @typedef {object} Wish
 * @property {number} seats
 * @property {string} level
 * @property {number} friends
 * @property {Record<string, number | string>} options
 * @property {boolean} public
 * @property {boolean} rated
 * @property {string} clock
 * @property {number} copies
 */

const CODE = /^[a-z2-9]{6}$/i; // as a large screen shows it
const DAY = 24 * 60; // minutes
/** @type {Record<string, NewTable["clock"]>} */
const CLOCKS = {
  "": null,
  5: { kind: "game", minutes: 5 },
  15: { kind: "game", minutes: 15 },
  30: { kind: "game", minutes: 30 },
  day: { kind: "move", minutes: DAY },
  days: { kind: "move", minutes: 3 * DAY },
  week: { kind: "move", minutes: 7 * DAY },
};

/** @param {NewTable["clock"]} clock */
const clockTitle = (clock) =>
  !clock
    ? say("no-clock")
    : clock.kind === "move"
      ? say("clock-days", { n: clock.minutes / DAY })
      : say("clock-minutes", { n: clock.minutes });

/**
 * How long one has for a turn, in the largest measure that says it.
 * @param {number} ms
 */
function timeLeft(ms) {
  const minutes = Math.floor(ms / 60000);
  if (minutes >= 2 * DAY) return say("left-days", { n: Math.floor(minutes / DAY) });
  if (minutes >= 120) return say("left-hours", { n: Math.floor(minutes / 60) });
  return minutes ? say("minutes-left", { n: minutes }) : say("soon");
}

const COPIES = [1, 2, 3, 4]; // tables with the same luck
const BLANKS = 5; // cards that are drawn before the games have come

/** @param {Element} root */
export async function open(root) {
  document.title = say("brand");
  document.body.dataset.game = "home";
  const page = new Home(root);
  await page.load();
  return page;
}

class Home {
  /** @param {Element} root */
  constructor(root) {
    this.root = root;
    this.cards = el(
      "div.games",
      { "aria-busy": "true" },
      Array.from({ length: BLANKS }, () =>
        el("div.game.blank", {}, el("div.picture"), el("div.body", {}, el("i"), el("i"), el("i"))),
      ),
    );
    /** @type {Me} */
    this.guest = { guest: "", name: "", page: "" };
    this.tables = el("div.mine");
    this.daily = new DailyCard();
    this.together = new Together((table) => this.row(table));
    this.note = el("p.note", { role: "status" });
    this.menu = el("section.menu", { hidden: true, "aria-label": say("settings") });
    const view = svg("svg", {
      class: "view",
      viewBox: "0 0 1440 620",
      preserveAspectRatio: "xMidYMax slice",
      "aria-hidden": "true",
    });
    this.view = sheet("scene-garden.svg").then(() =>
      view.append(svg("use", { href: "#sg-scene", width: 1440, height: 620 })),
    );
    this.invite = el("input.field", {
      type: "text",
      "aria-label": say("invite-field"),
      placeholder: "https://…/t/…",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    });
    this.me = el("button.tool.me", { type: "button", "aria-expanded": "false", onclick: () => this.toggle() });
    swap(
      root,
      el(
        "div.home",
        {},
        el(
          "header.header",
          {},
          el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))),
          el("span.push"),
          el("a.tool", { href: "/learn" }, icon("ic-rules"), el("span", {}, say("learn"))),
          el("a.tool", { href: "#replays" }, icon("ic-play"), el("span", {}, say("replays"))),
          this.me,
        ),
        this.menu,
        el(
          "main",
          {},
          view,
          el("div.top", {}, el("div.headline", {}, el("h1.title", {}, say("tagline")), el("p", {}, say("lead")))),
          this.cards,
          el(
            "form.invite", // beside the headline, or below the games where there is no room
            { onsubmit: (event) => this.join(event) },
            el("b", {}, say("invited")),
            el("div.row", {}, this.invite, el("button.btn.solid", { type: "submit" }, say("invite-go"))),
            el("p.help", {}, say("invite-help")),
            this.note,
          ),
          el("div.tables", {}, this.daily.node, this.tables, this.together.node),
        ),
      ),
    );
  }

  async load() {
    const [games, me] = await Promise.all([ask("/api/games"), ask("/api/me")]);
    this.guest = me;
    renewCalls(me.guest);
    this.drawMe();
    if (!this.menu.hidden) this.drawMenu(); // it was opened before it was known whose it is
    swap(
      this.cards,
      games.map((game) => this.card(game)),
    );
    this.cards.removeAttribute("aria-busy");
    await Promise.all([this.list(), this.together.open(games), this.daily.look().catch(() => {})]);
    Promise.all([this.view, ...games.map(({ name }) => dressed(name))]).then(() =>
      requestAnimationFrame(() => (document.body.dataset.ready = "home")),
    );
    const again = () => Promise.all([this.list(), this.together.look()]).catch(() => {});
    this.timer = setInterval(() => document.hidden || again(), 15000);
  }

  close() {
    delete document.body.dataset.ready;
    clearInterval(this.timer);
    this.together.close();
  }

  // --- a game ---

  /** @param {GameIs} game */
  card(game) {
    const card = el("article.game", { data: { game: game.name } });
    this.front(card, game);
    return card;
  }

  /**
   * @param {HTMLElement} card
   * @param {GameIs} game
   */
  front(card, game) {
    const { minutes } = game;
    const [low, high] = [Math.min(...game.seats), Math.max(...game.seats)];
    const facts = [
      say("players-range", { low, high }),
      minutes ? say("minutes", { low: minutes[0], high: minutes[1] }) : null,
    ].filter(Boolean);
    const learn = el(
      "a",
      { href: `/learn/${game.name}`, "aria-label": say("learn-of", { game: game.title }) },
      say("learn"),
    );
    const ways = el("div.row.ways");
    const play = el(
      "button.btn.go",
      { type: "button", onclick: () => playNow(game, ways).catch((error) => trouble(ways, error)) },
      icon("ic-play"),
      say("play-now"),
    );
    const invite = el(
      "button.btn",
      { type: "button", onclick: () => inviteTo(game).catch((error) => trouble(ways, error)) },
      icon("ic-link"),
      say("invite"),
    );
    ways.append(play, invite);
    card.classList.remove("turned");
    swap(
      card,
      picture(game.name),
      el(
        "div.body",
        {},
        el("h2.title", {}, game.title),
        el("p", {}, game.says),
        el("p.faint", {}, facts.join(" · "), " · ", learn),
        ways,
        el(
          "button.btn.quiet.sm.turn",
          { type: "button", onclick: () => this.turned(card, game) },
          say("options"),
          icon("ic-chevron"),
        ),
      ),
    );
  }

  /**
   * The card's other side: seats, bots, variants.
   * @param {HTMLElement} card
   * @param {GameIs} game
   */
  turned(card, game) {
    const { levels } = game;
    /** @type {Wish} */
    const wish = {
      seats: fewest(game),
      level: usual(levels),
      friends: 0,
      options: {},
      public: false,
      rated: false,
      clock: "",
      copies: 1,
    };
    /** @param {string} bot */
    const of = (bot) => levels.find((level) => level.bot === bot)?.says ?? "";
    const draw = () => {
      const says = el("p.help", { role: "status" });
      const tell = async () => {
        const { level } = wish;
        says.textContent = of(level);
        const weak = await weakness([level]).catch(() => "");
        if (weak && level === wish.level) says.textContent = `${of(level)} ${weak}`;
      };
      tell();
      /**
       * @param {string} title
       * @param {[value: number, words: string][]} values
       * @param {"seats" | "friends" | "copies"} name
       */
      const pick = (title, values, name) =>
        el(
          "fieldset",
          {},
          el("legend", {}, title),
          el(
            "div.pair",
            {},
            values.map(([value, words]) =>
              el(
                "button.btn.sm",
                {
                  type: "button",
                  "aria-pressed": String(wish[name] === value),
                  onclick: () => {
                    wish[name] = value;
                    draw();
                  },
                },
                words,
              ),
            ),
          ),
        );
      /** @type {(n: number) => [number, string]} */
      const number = (n) => [n, String(n)];
      const friends = Array.from({ length: wish.seats }, (_, n) => number(n));
      wish.friends = Math.min(wish.friends, wish.seats - 1);
      const counts = el("p.help", { role: "status", hidden: !wish.rated }, say("rated-help"));
      const options = game.options.map((option) => this.option(option, wish.options));
      const make = el(
        "button.btn.go",
        { type: "button", onclick: (event) => this.make(game, wish, event.currentTarget) },
        say("make-table"),
      );
      swap(
        card,
        el(
          "div.body.back",
          {},
          el("h2.title", {}, game.title),
          pick(say("seats-n"), game.seats.map(number), "seats"),
          wish.seats > 1 ? pick(say("friends"), friends, "friends") : null,
          el(
            "label.opt-row",
            {},
            el("span", {}, say("level")),
            el(
              "select.field",
              {
                onchange: (event) => {
                  wish.level = event.currentTarget.value;
                  tell();
                },
              },
              levels.map((level, i) =>
                el("option", { value: level.bot, selected: level.bot === wish.level }, levelTitle(level, i)),
              ),
            ),
          ),
          says,
          el(
            "label.opt-row",
            {},
            el("span", {}, say("clock")),
            el(
              "select.field",
              { onchange: (event) => (wish.clock = event.currentTarget.value) },
              Object.keys(CLOCKS).map((name) =>
                el(
                  "option",
                  { value: name, ...(name === wish.clock ? { selected: true } : {}) },
                  clockTitle(CLOCKS[name]),
                ),
              ),
            ),
          ),
          el(
            "label.opt-row",
            {},
            el("span", {}, say("public")),
            el("input", {
              type: "checkbox",
              ...(wish.public ? { checked: true } : {}),
              onchange: (event) => (wish.public = event.currentTarget.checked),
            }),
          ),
          pick(say("same-luck-tables"), COPIES.map(number), "copies"),
          wish.seats > 1
            ? el(
                "label.opt-row",
                {},
                el("span", {}, say("rated-game")),
                el("input", {
                  type: "checkbox",
                  ...(wish.rated ? { checked: true } : {}),
                  onchange: (event) => {
                    wish.rated = event.currentTarget.checked;
                    counts.hidden = !wish.rated;
                  },
                }),
              )
            : null,
          wish.seats > 1 ? counts : null,
          options.length
            ? el(
                "details",
                { ...(card.querySelector("details")?.open ? { open: true } : {}) },
                el("summary", {}, say("variants")),
                options,
              )
            : null,
          el(
            "div.row",
            {},
            el("button.btn", { type: "button", onclick: () => this.front(card, game) }, say("cancel")),
            make,
          ),
        ),
      );
    };
    card.classList.add("turned");
    draw();
    card.querySelector("button")?.focus();
  }

  /**
   * @param {OptionIs} option
   * @param {Record<string, number | string>} chosen
   */
  option(option, chosen) {
    const now = chosen[option.name] ?? option.default;
    /** @param {number | string} value */
    const put = (value) => (chosen[option.name] = value);
    const flag = option.low === 0 && option.high === 1 && !(option.takes ?? []).length;
    const named = option.names?.length;
    const field = named
      ? el(
          "select.field",
          { onchange: (event) => put(Number(event.currentTarget.value)) },
          option.names.map((name, i) =>
            el(
              "option",
              { value: String(option.low + i), ...(option.low + i === now ? { selected: true } : {}) },
              name,
            ),
          ),
        )
      : (option.takes ?? []).length
        ? el(
            "select.field",
            { onchange: (event) => put(event.currentTarget.value) },
            option.takes.map((text) =>
              el("option", { value: text, translate: "no", ...(text === now ? { selected: true } : {}) }, text),
            ),
          )
        : flag
          ? el("input", {
              type: "checkbox",
              ...(now ? { checked: true } : {}),
              onchange: (event) => put(event.currentTarget.checked ? 1 : 0),
            })
          : el("input.field.number", {
              type: "number",
              min: String(option.low),
              max: String(option.high),
              value: String(now),
              onchange: (event) => put(Number(event.currentTarget.value)),
            });
    return el("label.opt-row", {}, el("span", {}, option.says), field);
  }

  /**
   * @param {GameIs} game
   * @param {number} seats
   * @param {number} friends
   * @param {string | null} level
   */
  bots(game, seats, friends, level = null) {
    const played = level ?? usual(game.levels);
    return Array.from({ length: seats }, (_, seat) => (seat <= friends ? null : played));
  }

  /**
   * @param {GameIs} game
   * @param {Wish} wish
   * @param {HTMLElement} button
   */
  async make(game, wish, button) {
    await this.started(
      game,
      {
        seats: wish.seats,
        options: wish.options,
        public: wish.public,
        rated: wish.rated && wish.seats > 1,
        clock: CLOCKS[wish.clock],
        copies: wish.copies,
        bots: this.bots(game, wish.seats, wish.friends, wish.level),
      },
      button,
    );
  }

  /**
   * @param {GameIs} game
   * @param {NewTable} wish
   * @param {HTMLElement} button
   */
  async started(game, wish, button) {
    button.setAttribute("aria-busy", "true");
    try {
      performance.mark("click");
      const made = await ask("/api/tables", { game: game.name, ...wish });
      go((wish.copies ?? 1) > 1 ? `/t/${made.table}/duplicate` : made.link);
    } catch (error) {
      button.removeAttribute("aria-busy");
      this.note.textContent = saysOf(error);
      button
        .closest(".game")
        ?.querySelector(".turn, .back")
        ?.before(el("p.note", { role: "alert" }, saysOf(error)));
    }
  }

  /** @param {Event} event */
  async join(event) {
    event.preventDefault();
    const text = this.invite.value.trim();
    const code = text.replace(/[\s-]/g, "");
    if (CODE.test(code)) {
      await ask("/api/rooms", { code })
        .then(({ link }) => go(link))
        .catch((error) => {
          this.note.textContent = saysOf(error);
        });
      return;
    }
    const found = text.match(/\/t\/([^/?#\s]+)(\?[^#\s]*)?/) ?? text.match(/^([\w-]+)()$/);
    if (!found) {
      this.note.textContent = say("invite-help");
      return;
    }
    go(`/t/${found[1]}${found[2] ?? ""}`);
  }

  // --- tables ---

  async list() {
    const { mine, public: open } = await ask("/api/tables");
    const running = mine.filter((table) => table.status !== "over" && !table.your_turn);
    const turns = mine
      .filter((table) => table.your_turn)
      .sort((a, b) => (a.left ?? Infinity) - (b.left ?? Infinity) || a.changed - b.changed);
    const over = [...mine, ...open]
      .filter((table) => table.status === "over")
      .sort((a, b) => b.changed - a.changed)
      .slice(0, 9);
    const others = open.filter((table) => table.status === "playing");
    /** @type {(title: string, list: Listed[], empty: string, help: string, id: string) => Child[]} */
    const part = (title, list, empty, help, id) => [
      el("h2.title", { id }, title),
      list.length
        ? el(
            "ul.rows",
            {},
            list.map((table) => this.row(table)),
          )
        : el(
            "div.slip.empty",
            {},
            icon("lantern-off", "lamp"),
            el("div", {}, el("b", {}, empty), el("p.muted", {}, help)),
          ),
    ];
    swap(
      this.tables,
      turns.length ? part(say("your-turn"), turns, "", "", "turns") : null,
      turns.length && !running.length
        ? null
        : part(say("your-tables"), running, say("no-tables"), say("no-tables-help"), "tables"),
      others.length ? part(say("tables-to-watch"), others, "", "", "watch") : null,
      part(say("finished-tables"), over, say("no-replays"), say("no-replays-help"), "replays"),
    );
  }

  /** @param {Listed} table */
  row(table) {
    const over = table.status === "over";
    const lamp = over ? icon("ic-play", "lamp") : icon(table.your_turn ? "lantern-lit" : "lantern-off", "lamp");
    const says = table.stopped
      ? table.stopped
      : over
        ? say("ended", when(table.changed))
        : table.your_turn
          ? [say("your-turn-since", when(table.changed)), table.left == null ? "" : timeLeft(table.left)]
              .filter(Boolean)
              .join(" · ")
          : table.open
            ? say("waiting-seats", { n: table.open })
            : say("moved", when(table.changed));
    const shapes = table.seats.map((name, seat) => {
      const shape = icon(`seat-${SHAPES[seat]}`, "dot");
      shape.style.color = name ? `var(--seat-${seat + 1})` : "var(--line-strong)";
      return shape;
    });
    const href = over ? `/replay/${table.table}` : (table.link ?? `/t/${table.table}`);
    const words = over
      ? say("replay")
      : table.your_turn
        ? say("sit-down")
        : table.you === null && table.open
          ? say("join")
          : table.you === null
            ? say("watch")
            : say("open");
    return el(
      "li.slip",
      {},
      lamp,
      el("div.what", {}, el("b", {}, `${tableName(table.table)} · ${table.title}`), el("small.muted", {}, says)),
      el("span.shapes", { "aria-hidden": "true" }, shapes),
      el(
        `a.btn.sm${table.your_turn ? ".go" : ""}`,
        { href, "aria-label": say("titled", { what: words, says: row([tableName(table.table), table.title]) }) },
        words,
      ),
    );
  }

  // --- the guest's own menu ---

  drawMe() {
    swap(this.me, icon("seat-moon"), el("span", {}, this.guest.name || say("you")), icon("ic-chevron"));
  }

  toggle() {
    this.menu.hidden = !this.menu.hidden;
    this.me.setAttribute("aria-expanded", String(!this.menu.hidden));
    if (!this.menu.hidden) this.drawMenu();
  }

  /** @param {string} words */
  drawMenu(words = "") {
    /** @type {HTMLInputElement} */
    const name = el("input.field", {
      type: "text",
      maxlength: "40",
      value: this.guest.name,
      "aria-label": say("name"),
    });
    /** @param {() => Promise<void>} act */
    const attempt = (act) => async (/** @type {Event} */ event) => {
      event.preventDefault();
      try {
        await act();
      } catch (error) {
        this.drawMenu(saysOf(error));
      }
    };
    swap(
      this.menu,
      this.guest.page ? el("a.btn", { href: `/u/${this.guest.page}` }, icon("ic-people"), say("your-page")) : null,
      el(
        "form.setting",
        {
          onsubmit: attempt(async () => {
            this.guest = await ask("/api/me", { name: name.value.trim() });
            this.drawMe();
            this.drawMenu(say("saved"));
          }),
        },
        el("span", {}, say("name")),
        name,
        el("button.btn.sm.solid", { type: "submit" }, say("save")),
      ),
      settingRows(() => this.drawMenu()),
      vacationRow(),
      el("a.btn", { href: "/me" }, icon("ic-key"), say("mine")),
      keyTable(),
      el("p.note", { role: "status" }, words),
    );
  }
}
