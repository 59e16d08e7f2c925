// A table: its messages become moments, its presses become lines.

import { go, trouble } from "../app.js";
import { el, icon, swap } from "../dom.js";
import { painterOf } from "../engine/painter.js";
import { changed, opened, touched } from "../engine/scene.js";
import { still } from "../engine/motion.js";
import { ask, Socket } from "../net.js";
import { Frame } from "../parts/frame.js";
import { silhouette } from "../parts/silhouette.js";
import { called, facts, withNames } from "../parts/seats.js";
import { settingsPaper } from "../parts/settings.js";
import { sound } from "../parts/sound.js";
import { choosable, clockTime, levelTitle, percent, say, tableName } from "../words.js";
import { End } from "./end.js";
import { fillRules, point } from "./rules.js";

const OFFLINE = 20000;
const STORY = 60; // lines that a scene tells at the most
const SLOW = 1000; // a move that takes longer than this to be kept is "saving"

export async function open(root, table) {
  silhouette(root);
  const code = codeOf(location);
  await ask("/api/me");
  const query = code ? `?join=${encodeURIComponent(code)}` : "";
  const head = await entered(table, code, await ask(`/api/tables/${table}${query}`));
  const [painter, games] = await Promise.all([painterOf(head.game), ask("/api/games")]);
  return new Table(root, table, query, head, painter, games.find((game) => game.name === head.game));
}

/** What opens a private table, if the visitor came by its link. */
const codeOf = ({ search }) => new URLSearchParams(search).get("join") ?? "";

/** Whoever comes by a link sits down if there is room. */
async function entered(table, code, head) {
  if (!code || head.you !== null) return head;
  const room = head.seats.some((seat) => seat.kind === "open");
  try {
    return await ask(`/api/tables/${table}/join`, room ? { code } : { code, watch: true });
  } catch {
    return head;
  }
}

class Table {
  constructor(root, table, query, head, painter, game) {
    this.root = root;
    this.table = table;
    this.query = query;
    this.game = game;
    this.painter = painter;
    this.head = named(head);
    this.scene = null;
    this.n = 0;
    this.told = new Map();
    document.title = `${head.title} · ${say("brand")}`;
    this.frame = new Frame(root, { game: head.game, title: head.title, painter, link: this.link() });
    this.frame.setHead(this.head);
    this.socket = new Socket(`/api/tables/${table}/socket${query}`, { hear: (message) => this.hear(message), state: (kind, more) => this.weather(kind, more) });
    this.clocks = setInterval(() => this.tick(), 200);
    globalThis.engawa = this; // for measuring
  }

  close() {
    this.socket.close();
    clearInterval(this.clocks);
    clearInterval(this.waits);
    this.frame.close();
  }

  /** What the frame may ask of a table. */
  link() {
    return {
      play: (line) => this.play(line),
      attempt: async (line) => { const told = await this.socket.ask("try", { line }); return told.is === "preview" ? told : null; },
      why: async (line) => { const told = await this.socket.ask("why", { line }); return told.is === "because" ? told : { says: told.says, rule: told.rule }; },
      undo: () => this.undo(),
      hint: () => this.hint(),
      chat: (text) => this.chat(text),
      step: (n) => this.step(n),
      stepBy: (by) => this.step((this.at ?? this.moves().length) + by),
      changes: (n) => this.changes(n),
      rules: (node) => fillRules(node, this.head.game, this.painter),
      rule: (id) => this.showRule(id),
      menu: (seat, node) => this.menu(seat, node),
      invite: () => this.invite(),
      settings: (node) => settingsPaper(this.frame.popover, node),
      extra: () => this.extra(),
    };
  }

  // --- messages ---

  hear(message) {
    const act = { table: () => this.gotHead(message.head), scene: () => this.gotScene(message), change: () => this.gotChange(message), chat: () => this.frame.talk.said({ ...message, from: message.name }, this.head), asked: () => this.asked(message), over: () => this.over(message), refused: () => this.refused(message) }[message.is];
    act?.();
  }

  gotHead(head) {
    const sat = this.head.you;
    this.head = named(head);
    if (sat !== null && head.you === null) this.frame.toast(say("seatTaken"), "ic-eye");
    this.frame.setHead(this.head);
    this.waitingRoom();
    if (head.rematch && this.end) this.end.rematch(head.rematch);
  }

  gotScene(message) {
    const missed = this.scene ? message.n - this.n : 0;
    this.tell(message.told, true);
    if (message.told.length >= STORY) this.remembered = this.remember();
    this.take(message, opened(message.scene), Boolean(this.scene));
    if (missed > 0 && this.wasAway) this.calm("ok", say("caughtUp", { n: missed }));
    else if (this.wasAway) this.calm("ok", say("back"));
    this.wasAway = false;
  }

  gotChange(message) {
    if (message.was !== this.n) return void this.socket.raw({ do: "hello", seen: null });
    this.tell(message.told, false);
    this.take(message, changed(this.scene, message.diff), true);
    return undefined;
  }

  take(message, scene, animate) {
    const waited = this.scene && !this.mine();
    this.n = message.n;
    this.scene = scene;
    this.clock = message.clock && { ...message.clock, left: [...message.clock.left], at: performance.now() };
    this.back = message.undo ?? this.back; // told when it changes
    const undo = this.back && this.back.to !== null ? { ...this.back, ask: !this.back.free && this.head.takeback && this.head.seats.filter((seat) => seat.kind === "person").length > 1 } : null;
    this.frame.take({ n: message.n, scene, turn: message.turn, undo, clock: this.clock }, { animate, told: message.is === "change" ? message.told : [] });
    if (animate && message.told.length) this.sound(message.told, waited && this.mine());
    if (message.told.length) this.frame.narrate(message.told.filter((each) => !each.undone).slice(-4));
    if (this.at === undefined || this.at === null) this.scrub();
    document.title = `${this.mine() ? "● " : ""}${this.head.title} · ${say("brand")}`;
    performance.mark("board");
  }

  sound(told, turn) {
    const mover = told.findLast((each) => each.seat !== null && each.seat !== undefined)?.seat;
    sound(mover === this.head.you ? "own" : "move");
    if (turn) sound("turn");
  }

  mine() {
    return this.frame.choice?.mine ?? false;
  }

  tell(told, anew) {
    if (anew) this.told = new Map();
    const before = this.told.size;
    let again = anew;
    for (const each of told) {
      again ||= this.told.has(each.n);
      this.told.set(each.n, each);
    }
    if (again || this.told.size - before !== told.length) this.frame.talk.tell(this.story(), this.head, { anew: true });
    else this.frame.talk.tell(told, this.head);
  }

  /** A scene tells only the last lines of a long game: fetch the others. */
  async remember() {
    const all = await ask(`/api/tables/${this.table}/steps${this.query}`).catch(() => []);
    const fresh = all.filter((each) => !this.told.has(each.n));
    if (!fresh.length) return;
    for (const each of fresh) this.told.set(each.n, each);
    this.frame.talk.tell(this.story(), this.head, { anew: true });
    if (this.at === undefined || this.at === null) this.scrub();
  }

  /** All that was told, in its order. */
  story() {
    return [...this.told.values()].sort((a, b) => a.n - b.n);
  }

  /** What of it stands. */
  moves() {
    return standing(this.story());
  }

  // --- acts ---

  async play(line) {
    const seen = this.n;
    const slow = setTimeout(() => this.frame.eave.state("saving", say("saving")), SLOW);
    const told = await this.socket.ask("play", { line, seen });
    clearTimeout(slow);
    if (told.is === "ack") this.frame.eave.state("saved", say("saved"));
    else this.refusedMove(told);
  }

  refusedMove(told) {
    this.frame.restore();
    if (told.code === "stale") return;
    this.frame.eave.state("danger", say("refused", { says: told.says }));
    this.frame.announce(told.says);
    setTimeout(() => this.frame.eave.state("saved", say("saved")), 6000);
  }

  refused(message) {
    if (!message.id) this.frame.toast(message.says, "ic-why");
  }

  async undo() {
    const told = await this.socket.ask("undo", { seen: this.n });
    if (told.is === "refused") this.frame.toast(told.says, "ic-why");
    else this.frame.toast(this.question ? say("undoAsked") : say("undone"), "ic-undo");
  }

  asked(message) {
    this.question = message.by === null ? null : message;
    this.note?.remove();
    if (message.by === null || message.by === this.head.you || !message.wait.includes(this.head.you)) return;
    const answer = (yes) => { this.socket.ask("answer", { yes }); this.note.remove(); };
    this.note = this.frame.toast(say("asksUndo", { name: called(this.head, message.by) }), "ic-undo", el("span.pair", {}, el("button.btn.sm", { type: "button", onclick: () => answer(true) }, say("allow")), el("button.btn.sm", { type: "button", onclick: () => answer(false) }, say("refuse"))));
  }

  async hint() {
    const waiting = this.frame.toast(say("hintThinking"), "ic-bot");
    const told = await this.socket.ask("hint");
    waiting.remove();
    if (told.is === "refused") return void this.frame.toast(told.says, "ic-why");
    const best = told.lines[0];
    const show = best && this.frame.choice.lines.has(best.line) ? el("button.btn.sm", { type: "button", onclick: () => { this.frame.popover.hide(); this.frame.drop(); this.frame.press({ kind: "line", id: best.line }); } }, say("showHint")) : null;
    const words = this.advice(told.lines);
    this.frame.popover.show(this.frame.rail.hint.getBoundingClientRect(), [el("h3", {}, icon("ic-bot"), words[0]), words.slice(1).map((each) => el("p", {}, each)), show]);
    this.frame.announce(words.join(" "));
    return undefined;
  }

  /** The best line in words, what it is worth, and the next best. */
  advice([best, second]) {
    const you = this.head.you;
    const title = (line) => withNames(line.title || line.line, this.head);
    const less = second ? best.scores[you] - second.scores[you] : 0;
    return [title(best), say("hintChance", { share: percent(best.scores[you]) }), !second ? null : less < 0.005 ? say("hintSecond", { title: title(second) }) : say("hintLess", { title: title(second), less: percent(less) })].filter(Boolean);
  }

  async chat(text) {
    const told = await this.socket.ask("chat", { text });
    if (told.is === "refused") this.frame.toast(told.says, "ic-why");
  }

  // --- looking back ---

  scrub() {
    const all = this.moves();
    const of = all.length;
    const n = this.at ?? of;
    this.frame.talk.scrub.show(n, of, this.at === null || this.at === undefined);
    this.frame.talk.at(n ? all[n - 1]?.n ?? 0 : 0);
  }

  async step(index) {
    const all = this.moves();
    if (index === null || index >= all.length) {
      this.at = null;
      this.frame.lookBack(null);
      return this.scrub();
    }
    this.at = Math.max(0, index);
    this.scrub();
    const n = this.at ? all[this.at - 1].n : 0;
    try {
      const found = await ask(`/api/tables/${this.table}/steps/${n}${this.query}`);
      if (this.at === Math.max(0, index)) this.frame.lookBack({ n, scene: opened(found.scene), turn: null, clock: null, undo: null }, say("move", { n: this.at, of: all.length }));
    } catch (error) {
      this.frame.toast(error.says ?? error.message, "ic-why");
      this.at = null;
      this.scrub();
    }
    return undefined;
  }

  /** What a line of the past changed: the table before it and after it. */
  async changes(n) {
    const all = this.moves();
    const at = all.findIndex((each) => each.n === n);
    if (at < 0) return null;
    const seen = (i) => ask(`/api/tables/${this.table}/steps/${i < 0 ? 0 : all[i].n}${this.query}`).then((found) => opened(found.scene));
    const [before, after] = await Promise.all([seen(at - 1), seen(at)]).catch(() => []);
    return before ? { seat: all[at].seat ?? null, changes: touched(before, after) } : null;
  }

  // --- the weather ---

  weather(kind, { tries, since, restart }) {
    const { eave } = this.frame;
    clearInterval(this.waits);
    this.frame.hollow = kind === "closed";
    if (kind === "open") {
      if (tries) this.wasAway = true;
      eave.state("saved", say("saved"));
      if (restart) this.frame.toast(say("restarted"));
      return;
    }
    const again = el("button.btn.sm", { type: "button", onclick: () => this.socket.now() }, say("tryAgain"));
    if (Date.now() - since > OFFLINE) eave.state("danger", say("offline", { time: clockTime(since) }), again);
    else eave.state("warn", say("reconnecting", { n: tries }));
    if (this.frame.moment) this.frame.showRail();
    if (tries % 4 === 2) ask(`/api/tables/${this.table}`).catch((error) => error.code === "not-found" && (this.close(), trouble(this.root, error)));
  }

  /** A quiet word in the eave, for three seconds. */
  calm(kind, words) {
    this.frame.eave.state(kind, words);
    setTimeout(() => this.frame.eave.state("saved", say("saved")), 3000);
  }

  tick() {
    const { clock } = this;
    if (!clock || clock.running === null || clock.running === undefined) return;
    const passed = performance.now() - clock.at;
    const now = clock.left.map((ms, seat) => (seat === clock.running ? Math.max(0, ms - passed) : ms));
    this.frame.seats.tick({ left: now });
    const mine = clock.running === this.head.you ? now[clock.running] : null;
    for (const mark of [60, 30, 10]) {
      if (mine !== null && mine < mark * 1000 && !(this.marked?.[mark])) {
        this.marked = { ...this.marked, [mark]: true };
        this.frame.announce(say("secondsLeft", { n: mark }));
      }
    }
    if (mine === null || mine > 60000) this.marked = {};
  }

  // --- who sits ---

  waitingRoom() {
    this.room?.remove();
    this.room = null;
    if (this.head.status !== "waiting") return;
    const open = this.head.seats.filter((seat) => seat.kind === "open");
    const link = this.address();
    const field = el("input.field", { type: "text", readonly: true, value: link, "aria-label": say("link"), onfocus: () => field.select() });
    const fill = el("button.btn", { type: "button", onclick: async () => { for (const seat of open) await this.socket.ask("seat", { seat: seat.seat, bot: this.head.level }); } }, icon("ic-bot"), say("fillBots"));
    const sit = this.head.you === null ? el("button.btn.go", { type: "button", onclick: () => this.sit(null) }, say("takeSeat")) : null;
    this.room = el("div.slip.waiting", {}, el("h2.title", {}, say("waitingTitle")), el("p", {}, this.head.host ? say("waitingHelp") : say("waitingFree", { n: open.length })), this.head.link ? el("div.row", {}, field, el("button.btn.solid", { type: "button", onclick: () => this.invite() }, icon("ic-link"), say("copy"))) : null, el("div.row", {}, sit, this.head.host ? fill : null));
    this.frame.gardenBox.append(this.room);
  }

  async sit(seat) {
    try {
      const code = codeOf(location);
      this.gotHead(await ask(`/api/tables/${this.table}/join`, { seat, code }));
      this.socket.raw({ do: "hello", seen: null });
    } catch (error) {
      this.frame.toast(say("joinFailed", { says: error.says ?? error.message }), "ic-why");
    }
  }

  /** What to send to a friend. */
  address() {
    return new URL(this.head.link ?? `/t/${this.table}`, location.href).href;
  }

  async invite() {
    const link = this.address();
    try {
      await navigator.clipboard.writeText(link);
      this.frame.toast(say("linkCopied"));
    } catch {
      this.frame.popover.show(this.frame.eave.node.getBoundingClientRect(), [el("h3", {}, icon("ic-link"), say("link")), el("input.field", { type: "text", readonly: true, value: link, "aria-label": say("link") })]);
    }
  }

  menu(seat, node) {
    const who = this.head.seats[seat];
    const mine = this.head.you === seat;
    const levels = choosable(this.game?.levels ?? [this.head.level]);
    const act = (words, sign, does, more = {}) => el("button.btn.sm", { type: "button", ...more, onclick: () => { this.frame.popover.hide(); does(); } }, icon(sign), words);
    const panel = this.scene?.panels.find((each) => each.seat === seat);
    const parts = [el("h3", {}, `${called(this.head, seat)}, ${say("shapes")[seat]}`), panel ? el("p", {}, facts(panel)) : null, ...[...node.querySelectorAll(".mini")].map((mini) => mini.cloneNode(true))]; // a phone has no room for them in the strip
    if (who.kind === "open" && this.head.you === null) parts.push(act(say("takeSeat"), "ic-people", () => this.sit(seat)));
    if (mine && who.level) parts.push(act(say("takeBack"), "ic-people", () => this.hand(seat, null)));
    if (this.head.status !== "over" && (mine ? !who.level : this.head.host && !who.guest)) parts.push(el("p", {}, say(who.kind === "bot" ? "botStrength" : "letBot")), el("div.pair", {}, levels.map((level) => act(levelTitle(level), "ic-bot", () => this.hand(seat, level), { "aria-pressed": String(who.level === level) }))));
    if (!mine && who.guest) parts.push(act(say("mute", { name: who.name }), "ic-sound", async () => { await this.socket.ask("mute", { guest: who.guest }); this.frame.toast(say("muted", { name: who.name })); }));
    if (mine && this.head.status !== "over") parts.push(act(say("leave"), "ic-back", () => this.leave()), el("small.faint", {}, say("leaveHelp")));
    this.frame.popover.show(node.getBoundingClientRect(), parts);
  }

  async hand(seat, bot) {
    const told = await this.socket.ask("seat", { seat, bot });
    if (told.is === "refused") this.frame.toast(told.says, "ic-why");
  }

  async leave() {
    try {
      await ask(`/api/tables/${this.table}/leave`, {});
      go("/");
    } catch (error) {
      this.frame.toast(error.says ?? error.message, "ic-why");
    }
  }

  showRule(id) {
    const seek = (left) => point(this.frame.talk.rules, id) || (left && setTimeout(() => seek(left - 1), 100));
    seek(20);
  }

  // --- the end ---

  extra() {
    return this.result ? el("button.btn.go", { type: "button", onclick: () => this.showEnd() }, icon("ic-flag"), say("seeResult")) : null;
  }

  over(message) {
    const fresh = this.frame.moment && this.n && !this.result;
    this.result = message;
    if (fresh) sound("end");
    if (this.frame.moment) this.frame.showRail();
    if (fresh) setTimeout(() => this.showEnd(), still() ? 0 : 1200);
  }

  async showEnd() {
    await this.remembered;
    if (this.end) return;
    this.end = new End({ table: this.table, head: this.head, scene: this.scene, painter: this.painter, result: this.result, moves: this.moves() });
    swap(this.root, this.end.node);
    this.end.show();
  }
}

/** Of what was told, the lines that were not taken back. */
export const standing = (told) => told.filter((each) => !each.undone && each.line !== "undo");

/** Bots of one level are told apart by names of their own, and a table is easier to say by one. */
export function named(head) {
  const taken = new Set(head.seats.map((seat) => seat.name));
  const names = say("botNames").filter((name) => !taken.has(name));
  const seats = head.seats.map((seat) => (seat.kind === "bot" && (!seat.name || seat.name === seat.level) ? { ...seat, name: names.shift() ?? seat.name } : seat));
  return { ...head, seats, name: tableName(head.table) };
}

