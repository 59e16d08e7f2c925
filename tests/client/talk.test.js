// Log and chat: what was read, what is one's own, how the log is folded and numbered.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { el } from "../../src/engawa/table/static/dom.js";
import { Talk } from "../../src/engawa/table/static/parts/talk.js";
import { page } from "./page.js";

const HEAD = { you: 0, seats: [{ name: "Ann" }, { name: "Ben" }] };
let read;
let unread;

function talk() {
  const nothing = () => {};
  const act = { chat: nothing, rules: nothing, press: nothing, step: nothing, recall: nothing, close: nothing };
  return new Talk(el("aside"), { ...act, read: (n) => read.push(n), unread: (n) => unread.push(n) });
}

const word = (n, more = {}) => ({ n, seat: 1, text: `word ${n}`, from: "Ben", own: false, ...more });
const line = (n, seat, more = {}) => ({ n, seat, line: seat === null ? "deal" : "take", says: `line ${n}`, ...more });
const headings = (one) => one.log.querySelectorAll("h2").length;

beforeEach(() => {
  page();
  read = [];
  unread = [];
});

test("words that nobody saw are counted, and read when the chat is opened", () => {
  const one = talk();
  one.said(word(1), HEAD);
  one.said(word(2), HEAD);
  assert.deepEqual([one.unread, one.badge.hidden, one.badge.textContent], [2, false, "2"]);
  one.open("chat");
  assert.deepEqual([one.unread, one.badge.hidden, read.at(-1)], [0, true, 2]);
  one.said(word(3), HEAD);
  assert.deepEqual([one.unread, read.at(-1)], [0, 3]);
});

test("in a drawer that is shut an open chat is not read", () => {
  const one = talk();
  one.open("chat");
  one.root.unseen = true;
  one.said(word(1), HEAD);
  assert.deepEqual([one.unread, read.at(-1)], [1, 0]);
});

test("one's own word is never new, and whoever writes has read what came before", () => {
  const one = talk();
  one.said(word(1), HEAD);
  one.said(word(2, { seat: 0, own: true }), HEAD);
  assert.deepEqual([one.unread, unread.at(-1), read.at(-1)], [0, 0, 2]);
});

test("what was read in an earlier visit is not new, and what is told again is told once", () => {
  const one = talk();
  one.read = 2;
  for (const n of [1, 2, 3, 2, 3]) one.said(word(n), HEAD);
  assert.equal(one.chat.querySelectorAll("li").length, 3);
  assert.equal(one.unread, 1);
});

test("a word has the name of its seat, and without one of who said it", () => {
  const one = talk();
  one.said(word(1), HEAD);
  one.said(word(2, { seat: null, from: "Vega" }), HEAD);
  const names = one.chat.querySelectorAll("b").map((node) => node.textContent);
  assert.deepEqual(names, ["Ben ", "Vega "]);
});

test("a round begins when the seats come round", () => {
  const one = talk();
  one.tell([line(1, 0), line(2, 1), line(3, null), line(4, 1), line(5, 0)], HEAD, { anew: true });
  assert.equal(headings(one), 2);
  one.tell([line(6, 1), line(7, 0)], HEAD);
  assert.equal(headings(one), 3);
  one.tell([line(1, 0)], HEAD, { anew: true });
  assert.equal(headings(one), 1);
});

test("what was dealt before anybody chose is folded, and opens for who looks back to it", () => {
  const one = talk();
  const dealt = Array.from({ length: 6 }, (_, i) => line(i + 1, null));
  one.tell([...dealt, line(7, 0)], HEAD, { anew: true });
  assert.equal(one.fold.list.hidden, true);
  one.at(3, true); // the newest moment opens nothing
  assert.equal(one.fold.list.hidden, true);
  one.at(2);
  assert.equal(one.fold.list.hidden, false);
  assert.equal(one.current.getAttribute("aria-current"), "true");
});

test("the line that the board is shown up to is marked alone", () => {
  const one = talk();
  one.tell([line(1, 0), line(4, 1)], HEAD, { anew: true });
  one.at(3);
  one.at(4);
  const marked = one.log.querySelectorAll("li[aria-current=true]");
  assert.deepEqual(
    marked.map((node) => node.dataset.n),
    ["4"],
  );
});

test("a word of nothing is not sent, and the field is emptied", () => {
  const sent = [];
  const one = talk();
  one.act.chat = (text) => sent.push(text);
  for (const text of ["  ", " hello "]) {
    one.field.value = text;
    one.send({ preventDefault() {} });
  }
  assert.deepEqual([sent, one.field.value], [["hello"], ""]);
});
