// Home: five games standing on the veranda, an invite box, your tables.

import { go } from "../app.js";
import { el, icon, svg, swap } from "../dom.js";
import { SHAPES } from "../engine/painter.js";
import { sheet } from "../engine/sheets.js";
import { ask } from "../net.js";
import { keyTable, settingRows } from "../parts/settings.js";
import { choosable, clockTime, levelTitle, say, tableName } from "../words.js";
import { FILES, picture, STAGES } from "./pictures.js";

/** The level that suits most people. */
const usual = (levels) => (levels.includes("level3") ? "level3" : levels[Math.floor(levels.length / 2)]);

/** Two, or the number of seats that is nearest to it. */
const fewest = (game) => Math.min(Math.max(2, Math.min(...game.seats)), Math.max(...game.seats));

const ORDER = Object.keys(STAGES);

export async function open(root) {
  document.title = say("brand");
  document.body.dataset.game = "home";
  const page = new Home(root);
  await page.load();
  return page;
}

class Home {
  constructor(root) {
    this.root = root;
    this.cards = el("div.games", { "aria-busy": "true" }, ORDER.map(() => el("div.game.blank", {}, el("div.picture"), el("div.body", {}, el("i"), el("i"), el("i")))));
    this.tables = el("div.tables");
    this.note = el("p.note", { role: "status" });
    this.menu = el("div.menu", { hidden: true });
    const view = svg("svg", { class: "view", viewBox: "0 0 1440 620", preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true" });
    this.view = sheet("scene-garden.svg").then(() => view.append(svg("use", { href: "#sg-scene", width: 1440, height: 620 })));
    this.invite = el("input.field", { type: "text", "aria-label": say("inviteField"), placeholder: "https://…/t/…", autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
    this.me = el("button.tool.me", { type: "button", "aria-expanded": "false", onclick: () => this.toggle() });
    swap(root, el("div.home", {},
      el("header.eave", {}, el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))), el("span.push"),
        el("a.tool", { href: "/rules/takenoko" }, icon("ic-rules"), el("span", {}, say("rules"))),
        el("a.tool", { href: "#replays" }, icon("ic-play"), el("span", {}, say("replays"))), this.me),
      this.menu,
      el("main", {}, view,
        el("div.top", {},
          el("div.headline", {}, el("h1.title", {}, say("tagline")[0], el("br"), say("tagline")[1]), el("p", {}, say("lead"))),
          el("form.invite", { onsubmit: (event) => this.join(event) }, el("b", {}, say("invited")), el("div.row", {}, this.invite, el("button.btn.solid", { type: "submit" }, say("join"))), el("p.help", {}, say("inviteHelp")), this.note)),
        this.cards,
        this.tables)));
  }

  async load() {
    const [games, me] = await Promise.all([ask("/api/games"), ask("/api/me")]);
    this.games = games;
    this.guest = me;
    this.drawMe();
    const rank = (game) => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
    swap(this.cards, [...games].sort((a, b) => rank(a) - rank(b)).map((game) => this.card(game)));
    this.cards.removeAttribute("aria-busy");
    await this.list();
    Promise.all([this.view, ...Object.values(FILES).map(sheet)]).then(() => requestAnimationFrame(() => (document.body.dataset.ready = "home")));
    this.timer = setInterval(() => document.hidden || this.list().catch(() => {}), 15000);
  }

  close() {
    delete document.body.dataset.ready;
    clearInterval(this.timer);
  }

  // --- a game ---

  card(game) {
    const card = el("article.game", { data: { game: game.name } });
    this.front(card, game);
    return card;
  }

  front(card, game) {
    const { minutes } = game;
    const [low, high] = [Math.min(...game.seats), Math.max(...game.seats)];
    const facts = [say("playersRange", { low, high }), minutes ? say("minutes", { low: minutes[0], high: minutes[1] }) : null].filter(Boolean).join(" · ");
    const play = el("button.btn.go", { type: "button", onclick: () => this.playNow(game, play) }, icon("ic-play"), say("playNow"));
    const invite = el("button.btn", { type: "button", onclick: () => this.inviteTo(game, invite) }, icon("ic-link"), say("invite"));
    card.classList.remove("turned");
    swap(card, picture(game.name), el("div.body", {}, el("h2.title", {}, game.title), el("p", {}, say("lines")[game.name] ?? game.says), el("p.faint", {}, facts),
      el("div.row", {}, play, invite),
      el("button.btn.quiet.sm.turn", { type: "button", onclick: () => this.turned(card, game) }, say("options"), icon("ic-chevron"))));
  }

  /** The card's other side: seats, bots, variants. */
  turned(card, game) {
    const levels = choosable(game.levels);
    const wish = { seats: fewest(game), level: usual(levels), friends: 0, options: {}, public: false, clock: "" };
    const draw = () => {
      const pick = (title, values, name) => el("fieldset", {}, el("legend", {}, title), el("div.pair", {}, values.map(([value, words]) => el("button.btn.sm", { type: "button", "aria-pressed": String(wish[name] === value), onclick: () => { wish[name] = value; draw(); } }, words))));
      const friends = Array.from({ length: wish.seats }, (_, n) => [n, String(n)]);
      wish.friends = Math.min(wish.friends, wish.seats - 1);
      const options = game.options.map((option) => this.option(option, wish.options));
      const make = el("button.btn.go", { type: "button", onclick: () => this.make(game, wish, make) }, say("makeTable"));
      swap(card, el("div.body.back", {}, el("h2.title", {}, game.title),
        pick(say("seatsN"), game.seats.map((n) => [n, String(n)]), "seats"),
        wish.seats > 1 ? pick(say("friends"), friends, "friends") : null,
        el("label.opt-row", {}, el("span", {}, say("level")), el("select.field", { onchange: (event) => (wish.level = event.target.value) }, levels.map((level) => el("option", { value: level, ...(level === wish.level ? { selected: true } : {}) }, levelTitle(level))))),
        el("label.opt-row", {}, el("span", {}, say("clock")), el("select.field", { onchange: (event) => (wish.clock = event.target.value) }, ["", "5", "15", "30"].map((n) => el("option", { value: n, ...(n === wish.clock ? { selected: true } : {}) }, n ? say("clockMinutes", { n: Number(n) }) : say("noClock"))))),
        el("label.opt-row", {}, el("span", {}, say("public")), el("input", { type: "checkbox", ...(wish.public ? { checked: true } : {}), onchange: (event) => (wish.public = event.target.checked) })),
        options.length ? el("details", { ...(card.querySelector("details")?.open ? { open: true } : {}) }, el("summary", {}, say("variants")), options) : null,
        el("div.row", {}, el("button.btn", { type: "button", onclick: () => this.front(card, game) }, say("cancel")), make)));
    };
    card.classList.add("turned");
    draw();
    card.querySelector("button")?.focus();
  }

  option(option, chosen) {
    const now = chosen[option.name] ?? option.default;
    const put = (value) => (chosen[option.name] = value);
    const flag = option.low === 0 && option.high === 1 && !(option.takes ?? []).length;
    const named = option.names?.length;
    const field = named
      ? el("select.field", { onchange: (event) => put(Number(event.target.value)) }, option.names.map((name, i) => el("option", { value: String(option.low + i), ...(option.low + i === now ? { selected: true } : {}) }, name)))
      : (option.takes ?? []).length
      ? el("select.field", { onchange: (event) => put(event.target.value) }, option.takes.map((text) => el("option", { value: text, ...(text === now ? { selected: true } : {}) }, text)))
      : flag
        ? el("input", { type: "checkbox", ...(now ? { checked: true } : {}), onchange: (event) => put(event.target.checked ? 1 : 0) })
        : el("input.field.number", { type: "number", min: String(option.low), max: String(option.high), value: String(now), onchange: (event) => put(Number(event.target.value)) });
    return el("label.opt-row", {}, el("span", {}, option.says), field);
  }

  /** One click: the usual number of seats, bots in all others. */
  async playNow(game, button) {
    const seats = fewest(game);
    await this.started(game, { seats, bots: this.bots(game, seats, 0) }, button);
  }

  bots(game, seats, friends, level = null) {
    const played = level ?? usual(choosable(game.levels));
    return Array.from({ length: seats }, (_, seat) => (seat <= friends ? null : played));
  }

  async make(game, wish, button) {
    const clock = wish.clock ? { kind: "game", minutes: Number(wish.clock) } : null;
    await this.started(game, { seats: wish.seats, options: wish.options, public: wish.public, clock, bots: this.bots(game, wish.seats, wish.friends, wish.level) }, button);
  }

  async started(game, wish, button) {
    button.setAttribute("aria-busy", "true");
    try {
      performance.mark("click");
      const made = await ask("/api/tables", { game: game.name, ...wish });
      go(made.link);
    } catch (error) {
      button.removeAttribute("aria-busy");
      this.note.textContent = error.says ?? error.message;
      button.closest(".game").querySelector(".turn, .back")?.before(el("p.note", { role: "alert" }, error.says ?? error.message));
    }
  }

  /** Make a table for friends, and copy its link. */
  async inviteTo(game, button) {
    const seats = fewest(game);
    try {
      const made = await ask("/api/tables", { game: game.name, seats, bots: Array(seats).fill(null) });
      await navigator.clipboard?.writeText(new URL(made.link, location.href).href).catch(() => {});
      go(made.link);
    } catch (error) {
      button.after(el("p.note", { role: "alert" }, error.says ?? error.message));
    }
  }

  join(event) {
    event.preventDefault();
    const text = this.invite.value.trim();
    const found = text.match(/\/t\/([^/?#\s]+)(\?[^#\s]*)?/) ?? text.match(/^([\w-]+)()$/);
    if (!found) {
      this.note.textContent = say("inviteHelp");
      return;
    }
    go(`/t/${found[1]}${found[2] ?? ""}`);
  }

  // --- tables ---

  async list() {
    const { mine, public: open } = await ask("/api/tables");
    const running = mine.filter((table) => table.status !== "over").sort((a, b) => b.your_turn - a.your_turn || b.changed - a.changed);
    const over = [...mine, ...open].filter((table) => table.status === "over").sort((a, b) => b.changed - a.changed).slice(0, 9);
    const others = open.filter((table) => table.status !== "over");
    const part = (title, list, empty, help, id) => [el("h2.title", { id }, title), list.length ? el("ul.rows", {}, list.map((table) => this.row(table))) : el("div.slip.empty", {}, icon("lantern-off", "lamp"), el("div", {}, el("b", {}, empty), el("p.muted", {}, help)))];
    swap(this.tables, part(say("yourTables"), running, say("noTables"), say("noTablesHelp"), "tables"), others.length ? part(say("openTables"), others, "", "", "open") : null, part(say("finishedTables"), over, say("noReplays"), say("noReplaysHelp"), "replays"));
  }

  row(table) {
    const over = table.status === "over";
    const lamp = over ? icon("ic-play", "lamp") : icon(table.your_turn ? "lantern-lit" : "lantern-off", "lamp");
    const says = over ? say("ended", { time: clockTime(table.changed) }) : table.your_turn ? say("yourTurnSince", { time: clockTime(table.changed) }) : table.open ? say("waitingSeats", { n: table.open }) : say("moved", { time: clockTime(table.changed) });
    const shapes = table.seats.map((name, seat) => { const shape = icon(`seat-${SHAPES[seat]}`, "dot"); shape.style.color = name ? `var(--seat-${seat + 1})` : "var(--line-strong)"; return shape; });
    const href = over ? `/replay/${table.table}` : table.link ?? `/t/${table.table}`;
    const words = over ? say("replay") : table.your_turn ? say("sitDown") : table.you === null && table.open ? say("join") : table.you === null ? say("watch") : say("open");
    return el("li.slip", {}, lamp, el("div.what", {}, el("b", {}, `${tableName(table.table)} · ${table.title}`), el("small.muted", {}, says)), el("span.shapes", { "aria-hidden": "true" }, shapes), el(`a.btn.sm${table.your_turn ? ".go" : ""}`, { href, "aria-label": `${words}: ${tableName(table.table)}, ${table.title}` }, words));
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

  drawMenu(words = "") {
    const name = el("input.field", { type: "text", maxlength: "40", value: this.guest.name ?? "", "aria-label": say("name") });
    const code = el("input.field", { type: "text", "aria-label": say("claimField"), placeholder: say("claimField"), autocomplete: "off" });
    const attempt = (act) => async (event) => {
      event.preventDefault();
      try {
        await act();
      } catch (error) {
        this.drawMenu(error.says ?? error.message);
      }
    };
    swap(this.menu,
      el("form.setting", { onsubmit: attempt(async () => { this.guest = await ask("/api/me", { name: name.value.trim() }); this.drawMe(); this.drawMenu(say("saved")); }) }, el("span", {}, say("name")), name, el("button.btn.sm.solid", { type: "submit" }, say("save"))),
      settingRows(() => this.drawMenu()),
      el("form.setting", { onsubmit: attempt(async () => { const { code: fresh } = await ask("/api/me/transfer", {}); this.drawMenu(`${fresh} · ${say("deviceHelp")}`); }) }, el("button.btn.sm", { type: "submit" }, say("copyCode"))),
      el("form.setting", { onsubmit: attempt(async () => { await ask("/api/me/claim", { code: code.value.trim() }); location.reload(); }) }, code, el("button.btn.sm", { type: "submit" }, say("claim"))),
      keyTable(),
      el("p.note", { role: "status" }, words));
  }
}
