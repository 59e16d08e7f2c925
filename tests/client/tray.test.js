// The tray: places and what lies there, what is offered, and a thing up close.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { el } from "../../src/engawa/table/static/dom.js";
import { opened } from "../../src/engawa/table/static/engine/scene.js";
import { Tray } from "../../src/engawa/table/static/parts/tray.js";
import { page, squares } from "./page.js";

const PLACES = [
  { name: "hand", on: "tray", title: "Hand", note: "1 of 2" },
  { name: "box", on: "tray", title: "Box" },
];
const card = (key, place) => ({ key, place, label: key });
const scene = (...tray) => opened({ places: PLACES, tray });

const heads = (tray) => tray.root.querySelectorAll("h2").map((node) => node.textContent);

beforeEach(() => page());

test("a place is there while something lies in it, or there is a note of it", () => {
  const tray = new Tray(el("section"), squares);
  tray.show(scene(card("a", "hand"), card("b", "box")));
  assert.deepEqual(heads(tray), ["Hand1 of 2", "Box"]);
  const { node } = tray.groups.get("hand");
  tray.show(scene());
  assert.deepEqual(heads(tray), ["Hand1 of 2"]);
  assert.equal(tray.groups.get("hand").node, node); // the same node, whatever lies there
  assert.equal(tray.surfaces().length, 1);
});

test("it is bare without places and offers", () => {
  const tray = new Tray(el("section"), squares);
  tray.show(opened({}));
  assert.equal(tray.root.classList.contains("bare"), true);
  tray.offer("Choose", [el("button")]);
  assert.equal(tray.root.classList.contains("bare"), false);
  assert.deepEqual([tray.extra.hidden, heads(tray)], [false, ["Choose"]]);
  tray.offer("Choose", []);
  assert.deepEqual([tray.extra.hidden, heads(tray), tray.root.classList.contains("bare")], [true, [], true]);
});

test("a place is as wide as what lies there, and what a preview adds", () => {
  const tray = new Tray(el("section"), squares);
  tray.show(scene(card("a", "hand")));
  const group = tray.groups.get("hand");
  const wide = () => Number(group.surface.root.getAttribute("viewBox").split(" ")[2]);
  const before = wide();
  tray.widen(group, [{ ...group.sprites[0], key: "b", x: 3 }]);
  assert.equal(wide(), before + 30);
  tray.widen(group, []);
  assert.equal(wide(), before);
});

test("what turns the order of other things round stands over them, and goes with them", () => {
  const tray = new Tray(el("section"), squares);
  const turned = [];
  const order = (key, press) => ({ steps: [[key, "1st under"]], spoken: "", press });
  const shown = () => tray.root.querySelectorAll(".turner").map((node) => node.parentNode.textContent);
  tray.show(scene(card("a", "hand"), card("b", "box")));
  tray.goesOn(order("b", "Swap"), () => turned.push("b"));
  assert.deepEqual(shown(), ["BoxSwap"]);
  tray.turner.onclick();
  assert.deepEqual(turned, ["b"]);
  tray.goesOn(order("b", ""), () => {}); // they are alike
  assert.deepEqual(shown(), []);
  tray.goesOn(order("a", "Swap"), () => {});
  assert.deepEqual(shown(), ["Hand1 of 2Swap"]);
  tray.goesOn(null, () => {});
  assert.deepEqual(shown(), []);
});

test("a thing up close is drawn once, and never over what can be pressed", () => {
  const drawn = [];
  const detail = (sprite) =>
    drawn.push(sprite.key) && { title: sprite.key, picture: null, frame: "", words: "", says: "" };
  const tray = new Tray(el("section"), { ...squares, detail });
  const { sprites } = scene(card("a", "hand"), card("b", "hand"));
  const slim = () => tray.aside.classList.contains("slim");
  tray.root.clientWidth = 200;
  tray.closeUp(sprites.get("a"));
  assert.deepEqual([tray.aside.hidden, drawn], [true, []]);
  tray.root.clientWidth = 400;
  tray.closeUp(sprites.get("a"));
  assert.deepEqual([tray.aside.hidden, slim(), drawn.splice(0)], [false, true, ["a"]]); // its words alone
  tray.seen = "";
  tray.root.clientWidth = 900;
  for (const key of ["a", "a", "b"]) tray.closeUp(sprites.get(key));
  assert.deepEqual([tray.aside.hidden, slim(), drawn], [false, false, ["a", "b"]]);
});

test("a thing up close gives way to what comes to the tray later", () => {
  const detail = () => ({ title: "", picture: null, frame: "", words: "", says: "" });
  const tray = new Tray(el("section"), { ...squares, detail });
  const moment = scene(card("a", "hand"));
  tray.root.clientWidth = 900;
  tray.show(moment);
  const grows = (width) => Object.defineProperty(tray.extra, "offsetWidth", { value: width, configurable: true });
  for (const later of [() => tray.show(moment), () => tray.offer("Choose", [el("button")])]) {
    grows(0);
    tray.closeUp(moment.sprites.get("a"));
    assert.equal(tray.aside.hidden, false);
    grows(600);
    later();
    assert.equal(tray.aside.hidden, true);
  }
});

test("what a game can spare is left out where not all fits, and comes back", () => {
  const tray = new Tray(el("section"), { ...squares, spare: ["box"] });
  const both = () => tray.show(scene(card("a", "hand"), card("b", "box")));
  const isOut = () => Boolean(tray.groups.get("box").node.hidden);
  Object.assign(tray.root, { clientWidth: 400, scrollWidth: 400 });
  both();
  assert.equal(isOut(), false);
  tray.root.scrollWidth = 500;
  tray.show(scene(card("a", "hand"), { ...card("c", "hand"), x: 3 }, card("b", "box")));
  assert.equal(isOut(), true);
  tray.root.scrollWidth = 400;
  both();
  assert.equal(isOut(), false);
});
