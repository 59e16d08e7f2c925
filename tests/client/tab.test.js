// The tab says whose turn it is, and its lantern blinks only while nobody looks.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Tab } from "../../src/engawa/table/static/parts/tab.js";

const page = { title: "", hidden: false, documentElement: { dataset: {} } };
globalThis.document = page;
globalThis.matchMedia = () => ({ matches: false });

function icon() {
  const node = { href: "" };
  node.setAttribute = (_name, value) => {
    node.href = value;
  };
  return node;
}

test("the lantern is lit in one's turn, and only then", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const node = icon();
  const tab = new Tab(node);
  tab.show("Go", true);
  assert.match(page.title, /^● Go/);
  assert.match(node.href, /lantern/);
  mock.timers.tick(5000);
  assert.match(node.href, /lantern/, "who looks is not blinked at");
  tab.show("Go", false);
  assert.match(page.title, /^Go/);
  assert.match(node.href, /mark/);
  mock.timers.reset();
});

test("it blinks while nobody looks, and is out when the table is left", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  page.hidden = true;
  const node = icon();
  const tab = new Tab(node);
  tab.show("Go", true);
  mock.timers.tick(1000);
  assert.match(node.href, /mark/);
  mock.timers.tick(1000);
  assert.match(node.href, /lantern/);
  tab.close();
  mock.timers.tick(5000);
  assert.match(node.href, /mark/);
  page.hidden = false;
  mock.timers.reset();
});
