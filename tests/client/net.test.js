// The socket of a table: what is lost is asked again, and a dead line is noticed.

import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { Socket } from "../../src/engawa/table/static/net.js";

/** A line that does what the test says. */
class Line {
  static all = [];

  constructor(url) {
    this.url = String(url);
    this.readyState = 0;
    this.sent = [];
    Line.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  close() {
    this.readyState = 2; // and its end is told much later, if ever
  }
}

let heard;
let weather;
let page;

function opened() {
  const socket = new Socket("/api/tables/x/socket", {
    hear: (message) => heard.push(message),
    state: (kind, more) => weather.push([kind, more.tries]),
  });
  Line.all[0].open();
  Line.all[0].say({ is: "table" });
  return socket;
}

beforeEach(() => {
  Line.all = [];
  heard = [];
  weather = [];
  page = new EventTarget();
  Object.assign(globalThis, {
    WebSocket: Line,
    location: new URL("https://table.example/t/x"),
    addEventListener: (...what) => page.addEventListener(...what),
    removeEventListener: (...what) => page.removeEventListener(...what),
    document: Object.assign(page, { hidden: false }),
  });
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
});

test("it says hello and tells what comes, but not the answers to pings", () => {
  opened();
  assert.equal(Line.all[0].url, "wss://table.example/api/tables/x/socket");
  assert.deepEqual(Line.all[0].sent, [{ do: "hello", seen: null }]);
  Line.all[0].say({ is: "pong", id: "1" });
  assert.deepEqual(heard, [{ is: "table" }]);
  assert.deepEqual(weather, [["open", 0]]);
});

test("what was asked on a line that broke is asked again with the same id", async () => {
  const socket = opened();
  const told = socket.ask("play", { line: "panda e1", seen: 4 });
  const [, first] = Line.all[0].sent;
  Line.all[0].break();
  mock.timers.tick(1000);
  Line.all[1].open();
  const [, again] = Line.all[1].sent;
  assert.deepEqual(again, first);
  Line.all[1].say({ is: "ack", id: again.id, n: 5 });
  assert.equal((await told).n, 5);
  assert.deepEqual(weather.at(-1), ["open", 1]);
});

test("a line that does not answer a ping is given up", () => {
  opened();
  mock.timers.tick(20000);
  assert.equal(Line.all[0].sent.at(-1).do, "ping");
  mock.timers.tick(11000);
  assert.equal(weather.length, 1);
  mock.timers.tick(1000);
  assert.deepEqual(weather.at(-1), ["closed", 1]);
  mock.timers.tick(1000);
  assert.equal(Line.all.length, 2);
});

test("when the system says that the network is gone the line is tried at once", () => {
  opened();
  page.dispatchEvent(new Event("offline"));
  assert.equal(Line.all[0].sent.at(-1).do, "ping");
  mock.timers.tick(3000);
  assert.deepEqual(weather.at(-1), ["closed", 1]);
});

test("a line that answers stays, whatever the system says", () => {
  opened();
  page.dispatchEvent(new Event("offline"));
  Line.all[0].say({ is: "pong", id: "x" });
  mock.timers.tick(3000);
  assert.equal(Line.all.length, 1);
  assert.equal(weather.length, 1);
});

test("of a line that was given up nothing more is heard", () => {
  const socket = opened();
  socket.socket.close();
  socket.now();
  assert.equal(Line.all.length, 2);
  Line.all[0].break();
  Line.all[0].say({ is: "change" });
  mock.timers.tick(60000);
  assert.equal(Line.all.length, 2);
  assert.deepEqual(heard, [{ is: "table" }]);
});

test("a table that was left is left alone", () => {
  const socket = opened();
  socket.ping();
  socket.close();
  Line.all[0].break();
  page.dispatchEvent(new Event("online"));
  mock.timers.tick(60000);
  assert.equal(Line.all.length, 1);
});

test("a page that is hidden says so, and one that is seen again tries its line at once", () => {
  opened();
  document.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(Line.all[0].sent.at(-1), { do: "look", on: false });
  document.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(
    Line.all[0].sent.slice(-2).map((each) => [each.do, each.on]),
    [
      ["look", true],
      ["ping", undefined],
    ],
  );
  mock.timers.tick(3000); // asleep, it did not notice that the line is dead
  assert.deepEqual(weather.at(-1), ["closed", 1]);
  document.hidden = true;
  Line.all[0].readyState = 3;
  document.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(Line.all.length, 2);
});

test("a page that opens hidden says so", () => {
  document.hidden = true;
  opened();
  assert.deepEqual(Line.all[0].sent.at(-1), { do: "look", on: false });
});
