// Talking to the server: requests, and a socket that comes back by itself and repeats what was lost.

const WAITS = [300, 700, 1500, 3000, 5000, 8000];
const PATIENCE = 12000; // a socket that is silent this long after a ping is dead
const PING = 20000;
const RESTART = 1012;

/** What the server, or the way to it, could not do: a code and a sentence. */
class Trouble extends Error {
  constructor(code, says) {
    super(says);
    this.code = code;
    this.says = says;
  }
}

/** A request of the REST interface. */
export async function ask(path, body = undefined, method = body === undefined ? "GET" : "POST") {
  let answer;
  try {
    answer = await fetch(path, { method, credentials: "same-origin", headers: body === undefined ? {} : { "Content-Type": "application/json" }, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Trouble("offline", "The server cannot be reached.");
  }
  const text = await answer.text();
  let found = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    found = null;
  }
  if (!answer.ok) throw new Trouble(found?.code ?? String(answer.status), found?.says ?? `The server answered ${answer.status}.`);
  return found;
}

let count = 0;
const start = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e9).toString(36)}`;
const fresh = () => `${start}-${(count += 1)}`;

/** The socket of one table. `hear(message)` gets what is not an answer; `state(kind, more)` the weather. */
export class Socket {
  constructor(path, { hear, state }) {
    this.url = new URL(path, location.href);
    this.url.protocol = this.url.protocol.replace("http", "ws");
    this.hear = hear;
    this.state = state;
    this.waiting = new Map(); // id -> {message, done}
    this.tries = 0;
    addEventListener("online", (this.awake = () => this.now()));
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.socket = new WebSocket(this.url);
    this.socket.onopen = () => this.opened();
    this.socket.onmessage = (event) => this.got(event.data);
    this.socket.onclose = (event) => this.closed(event);
  }

  opened() {
    this.raw({ do: "hello", seen: null });
    for (const { message } of this.waiting.values()) this.raw(message);
    clearInterval(this.pings);
    this.pings = setInterval(() => this.ping(), PING);
  }

  ping() {
    this.raw({ do: "ping", id: fresh() });
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => this.socket.close(), PATIENCE);
  }

  got(text) {
    clearTimeout(this.deaf);
    const message = JSON.parse(text);
    if (this.tries || !this.ready) {
      this.state("open", { tries: this.tries, restart: this.restart });
      this.restart = false;
      this.tries = 0;
      this.ready = true;
      this.since = null;
    }
    const waits = message.id && this.waiting.get(message.id);
    if (waits) {
      this.waiting.delete(message.id);
      waits.done(message);
    }
    if (message.is !== "pong" && message.is !== "ack") this.hear(message);
  }

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

  /** Try again at once. */
  now() {
    if (!this.over && this.socket.readyState > 1) this.open();
  }

  raw(message) {
    if (this.socket.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  /** Ask, and wait for the answer with the same id; asked again after a broken line. */
  ask(what, fields = {}) {
    const message = { do: what, ...fields, id: fresh() };
    return new Promise((done) => {
      this.waiting.set(message.id, { message, done });
      this.raw(message);
    });
  }

  close() {
    this.over = true;
    removeEventListener("online", this.awake);
    clearInterval(this.pings);
    clearTimeout(this.timer);
    this.socket.close();
  }
}
