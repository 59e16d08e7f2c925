// A board for a large screen that all look at: no hands, no buttons. Hands are on the phones.

import { go } from "../app.js";
import { el, icon, swap } from "../dom.js";
import { painterOf } from "../engine/painter.js";
import { changed, opened } from "../engine/scene.js";
import { ask, Socket, wasOf } from "../net.js";
import { Clocks } from "../parts/clocks.js";
import { Frame } from "../parts/frame.js";
import { called, svgShape } from "../parts/seats.js";
import { silhouette } from "../parts/silhouette.js";
import { say, together } from "../words.js";
import { Past } from "./past.js";
import { named } from "./table.js";

/** @import { Link, Painter, Scene } from "../../types/client" */
/** @import * as Tells from "../../types/protocol" */

const SENTENCES = 3; // of a turn, that are told at once
const CODE = 60 * 60 * 1000; // milliseconds until the short code is asked for again
const BOARD = "board"; // as which the server is asked: nobody, who sees what all may see

/** @type {Link} a screen asks nothing and plays nothing */
const NO_HANDS = { play: () => {}, attempt: async () => null, why: async () => null };

/**
 * @param {HTMLElement} root
 * @param {string} table
 */
export async function open(root, table) {
  silhouette(root);
  await ask("/api/me");
  const past = new Past(table, { join: new URLSearchParams(location.search).get("join") ?? "" });
  const head = await past.head();
  // who is let in to watch is let in after a rematch, too
  if (past.code && !head.link) await ask(`/api/tables/${table}/join`, { code: past.code, watch: true }).catch(() => {});
  return new Board(root, past, head, await painterOf(head.game));
}

class Board {
  /**
   * @param {HTMLElement} root
   * @param {Past} past
   * @param {Tells.Head} head
   * @param {Painter} painter
   */
  constructor(root, past, head, painter) {
    this.past = past;
    this.invites = Boolean(head.link || past.code); // the screen itself has no seat that could tell the link
    /** @type {Scene | null} */
    this.scene = null;
    this.n = 0;
    /** @type {{seat: number | null, words: string[]}} */
    this.said = { seat: null, words: [] }; // of the turn that goes on
    this.frame = new Frame(root, { game: head.game, title: head.title, painter, link: NO_HANDS });
    this.clocks = new Clocks({ show: (clock) => this.frame.seats.tick(clock), announce: () => {} });
    this.caption = el("section.caption", { role: "status" });
    this.code = el("section.to-phones");
    const table = root.querySelector(".table");
    table?.setAttribute("data-screen", "");
    table?.append(this.caption);
    this.frame.layout.garden.prepend(el("h1.sr", {}, head.title));
    this.frame.layout.side.append(
      el("aside", { "aria-label": say("invite") }, this.code, el("p.faint", {}, say("screen-secret"))),
    );
    this.gotHead({ ...head, you: null });
    this.askCode();
    this.timer = setInterval(() => this.askCode(), CODE);
    this.socket = new Socket(past.address("/socket", BOARD), {
      hear: (message) => this.hear(message),
      state: (kind, { tries }) =>
        kind === "closed" && this.tell(icon("ic-offline"), say("reconnecting", { n: tries }), ""),
    });
    globalThis.engawa = this; // for measuring
  }

  close() {
    clearInterval(this.timer);
    this.socket.close();
    this.clocks.close();
    this.frame.close();
  }

  /** @param {Tells.Message} message */
  hear(message) {
    if (message.is === "table") this.gotHead(message.head);
    else if (message.is === "scene") this.take(message, opened(message.scene));
    else if (message.is === "change") this.gotChange(message);
    else if (message.is === "over") this.over(message);
  }

  /** @param {Tells.Over} message */
  over(message) {
    if (this.head && this.head.status !== "over") this.gotHead({ ...this.head, status: "over", turn: null });
    this.tell(icon("ic-flag"), message.says ?? "", say("screen-again"));
  }

  /** @param {Tells.Head} head */
  gotHead(head) {
    this.head = named(head);
    this.frame.setHead(this.head);
    if (head.rematch) go(`/t/${head.rematch}/board`);
    this.showCode();
  }

  /** What to type, on a phone whose camera reads no pictures; it holds for a while, and is asked for again. */
  async askCode() {
    if (!this.invites) return;
    const told = await ask(this.past.address("/room"), {}).catch(() => null);
    this.typed = told?.code ?? this.typed;
    this.showCode();
  }

  showCode() {
    if (!this.invites) return;
    const free = this.head?.status === "waiting";
    const picture = this.past.address("/qr.svg");
    const src = `${picture}${picture.includes("?") ? "&" : "?"}to=hand`;
    this.code.classList.toggle("small", !free);
    swap(
      this.code,
      el("img.qr", { src, alt: say("qr-alt") }),
      el(
        "div",
        {},
        el("p", {}, say(free ? "screen-sit" : "screen-watch")),
        this.typed && free
          ? [
              el("p.title.code", { translate: "no" }, `${this.typed.slice(0, 3)} ${this.typed.slice(3)}`),
              el("p.faint", {}, say("screen-code", { address: location.host })),
            ]
          : null,
      ),
    );
  }

  /** @param {Tells.Change} message */
  gotChange(message) {
    if (this.scene && wasOf(message) === this.n) this.take(message, changed(this.scene, message.diff));
    else this.socket.raw({ do: "hello", seen: null });
  }

  /**
   * @param {Tells.SceneIs | Tells.Change} message
   * @param {Scene} scene
   */
  take(message, scene) {
    const animate = Boolean(this.scene);
    this.n = message.n;
    this.scene = scene;
    const { n, turn, clock = null } = message;
    this.clocks.set(clock, null);
    this.frame.take({ n, scene, turn, undo: null, clock }, { animate, told: message.told });
    for (const { says, undone, ...each } of message.told) {
      if (!says || undone) continue;
      const seat = each.seat ?? each.of ?? null;
      const before = seat === this.said.seat ? this.said.words : [];
      this.said = { seat, words: [...before, says].slice(-SENTENCES) };
    }
    const { seat, words } = this.said;
    const next = turn === null || turn === undefined ? "" : say("waiting", { name: called(this.head, turn) });
    this.tell(seat === null ? icon("ic-dice") : svgShape(seat, "dot"), together(words), next);
  }

  /**
   * What happened, large, and who is next.
   * @param {SVGElement} sign
   * @param {string} says
   * @param {string} next
   */
  tell(sign, says, next) {
    swap(this.caption, el("p", {}, sign, says), el("small", {}, next));
  }
}
