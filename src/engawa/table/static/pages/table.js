// A table: its messages become moments, its presses become lines.

import { go, trouble } from "../app.js";
import { el, icon, swap } from "../dom.js";
import { still } from "../engine/motion.js";
import { painterOf } from "../engine/painter.js";
import { changed, opened, touched } from "../engine/scene.js";
import { ask, Socket, saysOf, Trouble, wasOf } from "../net.js";
import { renewCalls } from "../parts/calls.js";
import { Clocks } from "../parts/clocks.js";
import { Frame } from "../parts/frame.js";
import { coaching } from "../parts/known.js";
import { tableName } from "../parts/names.js";
import { lastRead, markRead } from "../parts/read.js";
import { called } from "../parts/seats.js";
import { settingsPaper } from "../parts/settings.js";
import { silhouette } from "../parts/silhouette.js";
import { sound } from "../parts/sound.js";
import { Strength } from "../parts/strength.js";
import { Tab } from "../parts/tab.js";
import { percent, say, together, when } from "../words.js";
import { End } from "./end.js";
import { Invitation } from "./invitation.js";
import { fillLearn } from "./learn.js";
import { Menu } from "./menu.js";
import { Past } from "./past.js";
import { point } from "./rules.js";
import { Waiting } from "./waiting.js";

/** @import { Head, Link, Painter, Scene, Told } from "../../types/client" */
/** @import * as Tells from "../../types/protocol" */
/** @import { Weather } from "../net.js" */

const OFFLINE = 20000;
const STORY = 60; // lines that a scene tells at the most
const SLOW = 1000; // a move that takes longer than this to be kept is "saving"

/**
 * @param {HTMLElement} root
 * @param {string} table
 */
export const open = (root, table) => begin(root, table, Table);

/**
 * Enter a table, shown by one of its kinds.
 * @template {Table} Kind
 * @param {HTMLElement} root
 * @param {string} table
 * @param {new (...about: ConstructorParameters<typeof Table>) => Kind} Kind
 */
export async function begin(root, table, Kind) {
  silhouette(root);
  const code = codeOf(location);
  const { guest } = await ask("/api/me");
  const past = new Past(table, { join: code });
  const head = await entered(table, code, await past.head());
  const [painter, games] = await Promise.all([painterOf(head.game), ask("/api/games")]);
  renewCalls(guest);
  return new Kind(
    root,
    past,
    guest,
    head,
    painter,
    games.find((game) => game.name === head.game),
  );
}

/**
 * The levels of the bots that play at a table.
 * @param {Tells.Head} head
 */
const playing = (head) => (head.status === "over" ? [] : head.seats.flatMap((seat) => seat.level ?? []));

/**
 * What opens a private table, if the visitor came by its link.
 * @param {{search: string}} address
 */
const codeOf = ({ search }) => new URLSearchParams(search).get("join") ?? "";

/**
 * Whoever comes by a link watches if no seat is free; else they are asked.
 * @param {string} table
 * @param {string} code
 * @param {Tells.Head} head
 */
async function entered(table, code, head) {
  if (!code || head.you !== null || head.seats.some((seat) => seat.kind === "open")) return head;
  try {
    return await ask(`/api/tables/${table}/join`, { code, watch: true });
  } catch {
    return head;
  }
}

export class Table {
  /**
   * @param {HTMLElement} root
   * @param {Past} past
   * @param {string} guest
   * @param {Tells.Head} head
   * @param {Painter} painter
   * @param {Tells.GameIs | undefined} game
   */
  constructor(root, past, guest, head, painter, game) {
    this.root = root;
    this.table = past.table;
    this.past = past;
    this.guest = guest;
    this.game = game;
    this.painter = painter;
    this.head = named(head);
    /** @type {Scene | null} */
    this.scene = null;
    this.n = 0;
    /** @type {number | null} */
    this.at = null; // how many moves the moment is after that is looked at; null: the newest
    /** @type {Map<number, Told>} */
    this.told = new Map();
    this.closed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.calming = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.ending = undefined;
    this.tab = new Tab();
    this.tab.show(head.title, false);
    this.frame = new Frame(root, { game: head.game, title: head.title, painter, link: this.link() });
    this.frame.setHead(this.head);
    this.menu = new Menu(this);
    this.invitation = new Invitation(this);
    this.waiting = new Waiting(this);
    this.clocks = new Clocks({
      show: (clock) => this.frame.seats.tick(clock),
      announce: (words) => this.frame.announce(words),
    });
    this.frame.talk.read = lastRead(this.table);
    this.frame.talk.scrub.connected(false);
    this.strength = new Strength((...note) => this.frame.toast(...note));
    this.strength.of(playing(head));
    this.socket = new Socket(past.address("/socket"), {
      hear: (message) => this.hear(message),
      state: (kind, more) => this.weather(kind, more),
    });
    globalThis.engawa = this; // for measuring
  }

  close() {
    this.closed = true;
    clearTimeout(this.calming);
    clearTimeout(this.ending);
    this.socket.close();
    this.clocks.close();
    this.strength.close();
    this.tab.close();
    this.frame.close();
  }

  /**
   * What the frame may ask of a table.
   * @returns {Link}
   */
  link() {
    return {
      play: (line) => this.play(line),
      attempt: async (line, then) => {
        const told = await this.socket.ask("try", { line, ...(then.length ? { then } : {}) });
        return told.is === "preview" ? told : null;
      },
      why: async (line) => {
        const told = await this.socket.ask("why", { line });
        return told.is === "because" ? told : { says: told.says, rule: told.rule };
      },
      undo: () => this.undo(),
      hint: () => this.hint(),
      coach: async (known, less) => {
        const told = await this.socket.ask("coach", { known, less });
        return told.is === "tip" ? told : null;
      },
      chat: (text) => this.chat(text),
      read: (n) => markRead(this.table, n),
      step: (n) => this.step(n),
      stepBy: (by) => this.step((this.at ?? this.moves().length) + by),
      changes: (n) => this.changes(n),
      rules: (node) => fillLearn(node, this.head.game, this.painter),
      rule: (id) => this.showRule(id),
      menu: (seat, node) => this.menu.open(seat, node),
      ...(this.head.luck === "daily" ? {} : { invite: () => this.invitation.show() }), // one plays alone
      settings: (node) => settingsPaper(this.frame.popover, node),
      extra: () => this.extra(),
    };
  }

  // --- messages ---

  /** @param {Tells.Message} message */
  hear(message) {
    if (message.is === "table") this.gotHead(message.head);
    else if (message.is === "scene") this.gotScene(message);
    else if (message.is === "change") this.gotChange(message);
    else if (message.is === "chat") this.heard(message);
    else if (message.is === "talk") for (const each of message.said) this.heard(each);
    else if (message.is === "asked") this.asked(message);
    else if (message.is === "over") this.over(message);
    else if (message.is === "refused") this.refused(message);
  }

  /** @param {Tells.Head} head */
  gotHead(head) {
    const sat = this.head.you;
    this.head = named(head);
    if (sat !== null && head.you === null)
      this.frame.toast(say(this.menu.resigned ? "resigned" : "seat-taken"), "ic-eye");
    this.frame.setHead(this.head);
    this.clocks.you = head.you;
    this.strength.of(playing(head));
    this.waiting.show();
    if (head.rematch && this.end) this.end.rematch();
  }

  /** @param {Tells.SceneIs} message */
  gotScene(message) {
    const missed = this.scene ? message.n - this.n : 0;
    this.tell(message.told, true);
    if (message.told.length >= STORY) this.remembered = this.remember();
    this.take(message, opened(message.scene), Boolean(this.scene));
    if (missed > 0 && this.wasAway) this.calm("ok", say("caught-up", { n: missed }));
    else if (this.wasAway) this.calm("ok", say("back"));
    this.wasAway = false;
  }

  /** @param {Tells.Change} message */
  gotChange(message) {
    if (!this.scene || wasOf(message) !== this.n) {
      this.socket.raw({ do: "hello", seen: null });
      return;
    }
    this.tell(message.told, false);
    this.take(message, changed(this.scene, message.diff), true);
  }

  /**
   * @param {Tells.SceneIs | Tells.Change} message
   * @param {Scene} scene
   * @param {boolean} animate
   */
  take(message, scene, animate) {
    const waited = this.scene !== null && !this.mine();
    this.n = message.n;
    this.scene = scene;
    const clock = message.clock ?? null;
    this.clocks.set(clock, this.head.you);
    this.back = message.undo ?? this.back; // told when it changes
    const undo =
      this.back && typeof this.back.to === "number"
        ? {
            ...this.back,
            ask:
              !this.back.free &&
              this.head.takeback &&
              this.head.seats.filter((seat) => seat.kind === "person").length > 1,
          }
        : null;
    this.frame.take(
      { n: message.n, scene, turn: message.turn, undo, clock },
      { animate, told: message.is === "change" ? message.told : [] },
    );
    if (animate && message.told.length) this.sound(message.told, waited && this.mine());
    if (message.told.length) this.frame.narrate(message.told.filter((each) => !each.undone).slice(-4));
    if (this.at === null) this.scrub();
    this.frame.tray.also(this.newcomer());
    this.tab.show(this.head.title, this.mine());
    performance.mark("board");
  }

  /**
   * Before anything was chosen, at a table with bots alone: the way in which the game is best met, if this is another.
   * What a game is played with is fixed when it starts, so that is a new table.
   */
  newcomer() {
    const { head, game } = this;
    const others = head.seats.filter((seat) => seat.seat !== head.you);
    const alone = head.host && head.you !== null && others.every((seat) => seat.kind === "bot");
    const told = game?.options.find(
      ({ name }) => (game.first.options[name] ?? head.options[name]) !== head.options[name],
    );
    const fresh = ![...this.told.values()].some((each) => isSeat(each.seat));
    if (!game || !alone || !told || !fresh || !this.mine() || coaching(head.game) === "none") return null;
    const options = { ...head.options, ...game.first.options };
    const bots = head.seats.map((seat) => (seat.seat === head.you ? null : (seat.level ?? null)));
    const begin = async () => {
      const made = await ask("/api/tables", { game: head.game, seats: bots.length, options, bots });
      go(made.link);
    };
    const press = () => begin().catch((error) => this.frame.toast(saysOf(error), "ic-why"));
    return el(
      "div.group.newcomer",
      {},
      el("h2", {}, say("new-here")),
      el(
        "div.slip",
        {},
        el("p", {}, say("new-here-says", { what: told.says })),
        el("button.btn", { type: "button", onclick: press }, icon("ic-hand"), say("new-here-press")),
      ),
    );
  }

  /**
   * @param {Told[]} told
   * @param {boolean} turn
   */
  sound(told, turn) {
    const mover = told.findLast((each) => each.seat !== null && each.seat !== undefined)?.seat;
    const rolled = told.some((each) => this.painter.rolls?.(each.line));
    sound(rolled ? "dice" : mover === this.head.you ? "own" : "move");
    if (turn) sound("turn");
  }

  mine() {
    return this.frame.choosing.mine;
  }

  /**
   * @param {Told[]} told
   * @param {boolean} anew
   */
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
    const all = await this.past.steps().catch(() => []);
    const fresh = all.filter((each) => !this.told.has(each.n));
    if (!fresh.length) return;
    for (const each of fresh) this.told.set(each.n, each);
    this.frame.talk.tell(this.story(), this.head, { anew: true });
    if (this.at === null) this.scrub();
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

  /** @param {string} line */
  async play(line) {
    const seen = this.n;
    const slow = setTimeout(() => this.frame.header.state("saving", say("saving")), SLOW);
    const told = await this.socket.ask("play", { line, seen });
    clearTimeout(slow);
    if (told.is === "ack") this.frame.header.state("saved", say("saved"));
    else this.refusedMove(told);
  }

  /** @param {Tells.Refused} told */
  refusedMove(told) {
    this.frame.restore();
    if (told.code === "stale") return;
    this.frame.header.state("danger", say("refused", { says: told.says }));
    this.frame.announce(told.says);
    this.savedIn(6000);
  }

  /** @param {Tells.Refused} message */
  refused(message) {
    if (!message.id) this.frame.toast(message.says, "ic-why");
  }

  async undo() {
    const told = await this.socket.ask("undo", { seen: this.n });
    if (told.is === "refused") this.frame.toast(told.says, "ic-why");
    else this.frame.toast(this.question ? say("undo-asked") : say("undone"), "ic-undo");
  }

  /** @param {Tells.AskedIs} message */
  asked(message) {
    this.question = message.by === null ? null : message;
    this.note?.remove();
    const { you } = this.head;
    if (message.by === null || you === null || message.by === you || !message.wait.includes(you)) return;
    /** @param {boolean} yes */
    const answer = (yes) => {
      this.socket.ask("answer", { yes });
      this.note?.remove();
    };
    this.note = this.frame.toast(
      say("asks-undo", { name: called(this.head, message.by) }),
      "ic-undo",
      el(
        "span.pair",
        {},
        el("button.btn.sm", { type: "button", onclick: () => answer(true) }, say("allow")),
        el("button.btn.sm", { type: "button", onclick: () => answer(false) }, say("refuse")),
      ),
    );
  }

  async hint() {
    const waiting = this.frame.toast(say("hint-thinking"), "ic-bot");
    const told = await this.socket.ask("hint", {});
    waiting.remove();
    if (told.is === "refused") {
      this.frame.toast(told.says, "ic-why");
      return;
    }
    const best = told.lines[0];
    const show =
      best && this.frame.choice.lines.has(best.line)
        ? el("button.btn.sm", { type: "button", onclick: () => this.frame.choosing.show(best.line) }, say("show-hint"))
        : null;
    const words = this.advice(told.lines, this.head.you ?? 0);
    this.frame.popover.show(this.frame.rail.hint.getBoundingClientRect(), [
      el("h2", {}, icon("ic-bot"), words[0]),
      words.slice(1).map((each) => el("p", {}, each)),
      show,
    ]);
    this.frame.announce(together(words));
  }

  /**
   * The best line in words, what it is worth, and the next best.
   * @param {Tells.HintLine[]} lines
   * @param {number} you
   */
  advice([best, second], you) {
    /** @param {Tells.HintLine} line */
    const title = (line) => line.title || line.line;
    const less = second ? best.scores[you] - second.scores[you] : 0;
    return [
      title(best),
      say("hint-chance", { share: percent(best.scores[you]) }),
      !second
        ? ""
        : less < 0.005
          ? say("hint-second", { title: title(second) })
          : say("hint-less", { title: title(second), less: percent(less) }),
    ].filter(Boolean);
  }

  /** @param {Tells.ChatIs} message */
  heard(message) {
    this.frame.talk.said({ ...message, from: message.name, own: message.guest === this.guest }, this.head);
  }

  /** @param {string} text */
  async chat(text) {
    const told = await this.socket.ask("chat", { text });
    if (told.is === "refused") this.frame.toast(told.says, "ic-why");
  }

  // --- looking back ---

  scrub() {
    const all = this.moves();
    const of = all.length;
    const n = this.at ?? of;
    const newest = this.at === null;
    this.frame.talk.scrub.show(n, of, newest);
    this.frame.talk.at(n ? (all[n - 1]?.n ?? 0) : 0, newest);
  }

  /** @param {number | null} index */
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
      const found = await this.past.moment(n);
      if (this.at === Math.max(0, index))
        this.frame.lookBack(
          { n, scene: opened(found.scene), turn: null, clock: null, undo: null },
          say("move", { n: this.at, of: all.length }),
        );
    } catch (error) {
      this.frame.toast(saysOf(error), "ic-why");
      this.at = null;
      this.scrub();
    }
    return undefined;
  }

  /**
   * What a line of the past changed: the table before it and after it.
   * @param {number} n
   */
  async changes(n) {
    const all = this.moves();
    const at = all.findIndex((each) => each.n === n);
    if (at < 0) return null;
    /** @param {number} i */
    const seen = (i) => this.past.moment(i < 0 ? 0 : all[i].n).then((found) => opened(found.scene));
    const [before, after] = await Promise.all([seen(at - 1), seen(at)]).catch(() => []);
    return before ? { seat: all[at].seat ?? null, changes: touched(before, after) } : null;
  }

  // --- the weather ---

  /**
   * @param {string} kind
   * @param {Weather} more
   */
  weather(kind, { tries, since, restart }) {
    const { header } = this.frame;
    clearTimeout(this.calming);
    const from = since ?? Date.now();
    this.frame.hollow = kind === "closed";
    this.frame.talk.scrub.connected(kind === "open");
    if (kind === "open") {
      if (tries) this.wasAway = true;
      header.state("saved", say("saved"));
      if (restart) this.frame.toast(say("restarted"));
      return;
    }
    const again = el("button.btn.sm", { type: "button", onclick: () => this.socket.now() }, say("try-again"));
    if (Date.now() - from > OFFLINE) header.state("danger", say("offline", when(from)), again);
    else header.state("warn", say("reconnecting", { n: tries }));
    if (this.frame.moments.newest) this.frame.showRail();
    if (tries % 4 === 2)
      this.past.head().catch((error) => error instanceof Trouble && error.code === "not-found" && this.gone(error));
  }

  /**
   * The table was cleared away while the line was broken.
   * @param {unknown} error
   */
  gone(error) {
    this.close();
    trouble(this.root, error);
  }

  /**
   * A quiet word in the header, for three seconds.
   * @param {"ok"} kind
   * @param {string} words
   */
  calm(kind, words) {
    this.frame.header.state(kind, words);
    this.savedIn(3000);
  }

  /**
   * Say after a while that all is kept, unless there is other weather by then.
   * @param {number} ms
   */
  savedIn(ms) {
    clearTimeout(this.calming);
    this.calming = setTimeout(() => this.frame.header.state("saved", say("saved")), ms);
  }

  // --- who sits ---

  /** @param {number | null} seat */
  async sit(seat) {
    try {
      this.gotHead(await ask(`/api/tables/${this.table}/join`, { seat, code: this.past.code }));
      this.socket.raw({ do: "hello", seen: null });
    } catch (error) {
      this.frame.toast(say("join-failed", { says: saysOf(error) }), "ic-why");
    }
  }

  /** @param {string} id */
  showRule(id) {
    /** @type {(left: number) => unknown} */
    const seek = (left) => point(this.frame.talk.rules, id) || (left && setTimeout(() => seek(left - 1), 100));
    seek(20);
  }

  // --- the end ---

  extra() {
    return this.result
      ? el("button.btn.go", { type: "button", onclick: () => this.showEnd() }, icon("ic-flag"), say("see-result"))
      : null;
  }

  /** @param {Tells.Over} message */
  over(message) {
    const fresh = this.frame.moments.newest && this.n && !this.result;
    this.result = message;
    if (this.head.status !== "over") this.gotHead({ ...this.head, status: "over", turn: null, replay: message.replay });
    if (fresh) sound("end");
    if (this.frame.moments.newest) this.frame.showRail();
    if (fresh) this.ending = setTimeout(() => this.showEnd(), still() ? 0 : 1200);
  }

  /**
   * Once more, with the same people.
   * @param {Tells.Made} made
   */
  next(made) {
    go(made.link);
  }

  async showEnd() {
    await this.remembered;
    if (this.closed || this.end || !this.scene || !this.result) return;
    this.end = new End({
      past: this.past,
      head: this.head,
      scene: this.scene,
      painter: this.painter,
      result: this.result,
      moves: this.moves(),
      next: (made) => this.next(made),
    });
    this.clocks.close(); // the end has keys and clocks of its own: none
    this.frame.close();
    swap(this.root, this.end.node);
    this.end.show();
  }
}

/** @param {number | null | undefined} seat */
const isSeat = (seat) => seat !== null && seat !== undefined;

/**
 * Of what was told, the lines that were not taken back; what has no line is no move.
 * @param {Told[]} told
 */
export const standing = (told) => told.filter((each) => !each.undone && each.line && each.line !== "undo");

/**
 * A table is easier to say by a name.
 * @param {Tells.Head} head
 * @returns {Head}
 */
export const named = (head) => ({ ...head, name: tableName(head.table) });
