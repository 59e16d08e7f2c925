// Talking to the server: requests, and a socket that comes back by itself and repeats what was lost.

import { say, whole } from "./words.js";

/** @import { Asks, Change, Got, Message, Posted } from "../types/protocol" */

const WAITS = [300, 700, 1500, 3000, 5000, 8000];
const PATIENCE = 12000; // a socket that is silent this long after a ping is dead
const HURRY = 3000; // or this long, when the system says that the network is gone
const PING = 20000;
const RESTART = 1012;

/** What the server, or the way to it, could not do: a code and a sentence. */
export class Trouble extends Error {
  /**
   * @param {string} code
   * @param {string} says
   */
  constructor(code, says) {
    super(says);
    this.code = code;
    this.says = says;
  }
}

/**
 * What to say of something that was thrown.
 * @param {unknown} error
 */
export const saysOf = (error) => whole(error instanceof Error ? error.message : String(error));

/**
 * A request of the REST interface.
 * @template {string} Path
 * @overload
 * @param {Path} path
 * @returns {Promise<Got<Path>>}
 */
/**
 * @template {string} Path
 * @overload
 * @param {Path} path
 * @param {Posted<Path>["takes"]} body
 * @returns {Promise<Posted<Path>["gives"]>}
 */
/**
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
export async function ask(path, body = undefined) {
  let answer;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble("offline", say("unreachable"));
  }
  const text = await answer.text();
  let found = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    found = null;
  }
  if (!answer.ok || found?.is === "refused")
    throw new Trouble(found?.code ?? String(answer.status), found?.says ?? say("answered", { status: answer.status }));
  return found;
}

/**
 * The version of the scene that a change changes: before all that it tells, if it does not say.
 * @param {Change} message
 */
export const wasOf = ({ was, n, told }) => was ?? n - told.length;

let count = 0;
const start = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e9).toString(36)}`;

function fresh() {
  count += 1;
  return `${start}-${count}`;
}

/** @typedef {{tries: number, restart?: boolean, since?: number | null}} Weather of the line to the server */

/** The socket of one table. `hear(message)` gets what is not an answer; `state(kind, more)` the weather. */
export class Socket {
  /**
   * @param {string} path
   * @param {{hear: (message: Message) => void, state: (kind: string, more: Weather) => void}} heard
   */
  constructor(path, { hear, state }) {
    this.url = new URL(path, location.href);
    this.url.protocol = this.url.protocol.replace("http", "ws");
    this.hear = hear;
    this.state = state;
    /** @type {Map<string, {message: object, done: (answer: any) => void}>} */
    this.waiting = new Map(); // by id
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | null} */
    this.since = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.over = false;
    this.ready = false;
    this.restart = false;
    this.tries = 0;
    this.awake = () => this.now();
    this.seen = () => this.looked();
    this.asleep = () => this.ping(HURRY);
    addEventListener("online", this.awake);
    addEventListener("offline", this.asleep);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.forget();
    this.socket = new WebSocket(this.url);
    this.socket.onopen = () => this.opened();
    this.socket.onmessage = (event) => this.got(event.data);
    this.socket.onclose = (event) => this.closed(event);
  }

  opened() {
    this.raw({ do: "hello", seen: null });
    if (document.hidden) this.raw({ do: "look", on: false });
    for (const { message } of this.waiting.values()) this.raw(message);
    clearInterval(this.pings);
    this.pings = setInterval(() => this.ping(), PING);
  }

  /** Hear nothing more of the line so far. */
  forget() {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
  }

  /** @param {number} patience */
  ping(patience = PATIENCE) {
    if (this.socket?.readyState !== 1) return;
    this.raw({ do: "ping", id: fresh() });
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => this.lose(), patience);
  }

  /** Give up a line that nothing comes through; its own end may take a minute to be told. */
  lose() {
    this.forget();
    this.closed({ code: 0 });
  }

  /** @param {string} text */
  got(text) {
    clearTimeout(this.deaf);
    /** @type {Message & {id?: string}} */
    const message = JSON.parse(text);
    if (this.tries || !this.ready) {
      this.state("open", { tries: this.tries, restart: this.restart });
      this.restart = false;
      this.tries = 0;
      this.ready = true;
      this.since = null;
    }
    const { id = "" } = message;
    const waits = this.waiting.get(id);
    if (waits) {
      this.waiting.delete(id);
      waits.done(message);
    }
    if (message.is !== "pong" && message.is !== "ack") this.hear(message);
  }

  /** @param {{code: number}} event */
  closed(event) {
    clearInterval(this.pings);
    clearTimeout(this.deaf);
    if (this.over) return;
    this.restart ||= event.code === RESTART;
    this.since ??= Date.now();
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] * (0.8 + Math.random() * 0.4);
    this.tries += 1;
    this.state("closed", { tries: this.tries, since: this.since });
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** A page that nobody sees is told so: its guest may be called. One that is seen again looks after its line. */
  looked() {
    this.raw({ do: "look", on: !document.hidden });
    if (document.hidden) return;
    this.now();
    this.ping(HURRY);
  }

  /** Try again at once. */
  now() {
    if (!this.over && (this.socket?.readyState ?? 0) > 1) this.open();
  }

  /** @param {object} message */
  raw(message) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  /**
   * Ask, and wait for the answer with the same id; asked again after a broken line.
   * @template {keyof Asks} Do
   * @param {Do} what
   * @param {Asks[Do]["takes"]} fields
   * @returns {Promise<Asks[Do]["gives"]>}
   */
  ask(what, fields) {
    const message = { do: what, ...fields, id: fresh() };
    return new Promise((done) => {
      this.waiting.set(message.id, { message, done });
      this.raw(message);
    });
  }

  close() {
    this.over = true;
    removeEventListener("online", this.awake);
    removeEventListener("offline", this.asleep);
    document.removeEventListener("visibilitychange", this.seen);
    clearInterval(this.pings);
    clearTimeout(this.deaf);
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
