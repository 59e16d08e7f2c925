// The painter of Takenoko.

import assert from "node:assert/strict";
import test from "node:test";
import { deed, ghostless, heart, plans, recalls, ring, size } from "../../../src/engawa/games/takenoko/web/painter.js";
import { learn } from "../../../src/engawa/table/static/words.js";

test("the middle of bamboo is where it stands, clear of the gardener beside the panda", () => {
  const bamboo = { key: "bamboo-se1", place: "garden", drawing: "tk-bamboo-green", face: { height: 1 } };
  const gardener = { key: "gardener", place: "garden", drawing: "tk-gardener", face: { pair: true } };
  const [[x, y], [u, v]] = [heart(bamboo), heart(gardener)];
  const reach = (s) => Math.min(...size(s)) / 2;
  assert.ok(Math.hypot(x - u, y - v) > (reach(bamboo) + reach(gardener)) * 0.4);
});

test("an improvement that only makes room for a figure is no part of a preview", () => {
  const plot = { key: "plot-e1", place: "garden", drawing: "tk-plot-green", x: 1, y: 0 };
  const alone = { ...plot, face: { wet: true, improvement: "fertilizer" } };
  const beside = { ...plot, face: { wet: true, improvement: "fertilizer", aside: true } };
  assert.ok(ghostless(alone, beside));
  assert.ok(!ghostless(beside, alone)); // it steps aside, for real
  assert.ok(!ghostless({ ...plot, face: { wet: true } }, beside));
  assert.ok(!recalls(beside, alone)); // nor is it told as a change
  assert.ok(recalls(alone, null) && recalls(alone, { ...plot, face: { wet: true } }));
});

test("a tile that several things could come to asks which, if all of them have a name", () => {
  const plot = { key: "plot-e1", place: "garden", drawing: "tk-plot-green", face: {} };
  const sprites = new Map(["gardener", "panda", "mat-watershed"].map((key) => [key, { key, text: "1 watershed" }]));
  const verbs = ["gardener", "panda", "improve"].map((line) => ({ line, title: line }));
  const names = (...lines) => ring({ ...plot, lines }, { sprites, verbs })?.map(({ name }) => name) ?? null;
  assert.deepEqual(names("gardener e1", "panda e1"), ["gardener", "panda"]);
  assert.deepEqual(names("panda e1", "improve e1 watershed"), ["panda", "1 watershed"]);
  assert.equal(names("grow e1", "improve e1 watershed"), null);
  assert.equal(ring({ ...plot, place: "mat", lines: ["panda e1"] }, { sprites, verbs }), null);
});

test("the button at the end rolls, and ends the turn once no action is left, whatever is free to do", () => {
  const asks = { asks: "", verbs: ["roll", "end"].map((line) => ({ line, title: line })) };
  const usual = (...lines) => plans(asks, new Map(lines.map((line) => [line, []]))).map(({ press }) => press);
  assert.deepEqual(usual("roll", "fulfil line-pink"), ["roll"]);
  assert.deepEqual(usual("end", "irrigate e1 pond"), ["end"]);
  assert.deepEqual(usual("end", "panda e1"), []); // the action that the sun brings
  assert.deepEqual(usual("end", "channel"), []);
  assert.deepEqual(usual("roll"), []); // it is all there is: nothing has to be told apart
});

test("what another did has a picture and a few words, steps on the way to it none", () => {
  const forms = { by: "what", rain: "rain", pink: "laid pink", panda: "ate nothing", idle: "grew nothing", other: "" };
  learn({ language: "en", languages: ["en"], words: { "garden-deed": forms } });
  const h = { fit: (name) => name, use: (name) => name, group: (_, ...all) => all, numeral: String };
  const plot = { key: "plot-e1", drawing: "tk-plot-pink" };
  const told = (line, effect = "", changes = []) => deed({ line, effect, changes }, h)?.words ?? null;
  assert.equal(told("die rain"), "rain");
  assert.equal(told("lay e1", "+1", [[plot, null]]), "laid pink");
  assert.equal(told("panda e1", "+1 pink"), "+1 pink");
  assert.equal(told("panda e1"), "ate nothing");
  assert.equal(told("gardener e1"), "grew nothing");
  assert.equal(told("pick pink"), null);
});
