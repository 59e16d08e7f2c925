// Words of the game in a text: whole words only, in any of their forms, each where it stands first.

import assert from "node:assert/strict";
import test from "node:test";
import { known, parted, pieces } from "../../src/engawa/table/static/parts/glossary.js";

const WORDS = known([
  { forms: "deed, deeds", says: "A right to build." },
  { forms: "face down", says: "It was used." },
]);
const found = (text) => pieces(text, WORDS).flatMap(({ said, word }) => (word ? [[said, word.name]] : []));

test("a word is found in any form, in any case, once", () => {
  assert.deepEqual(found("Deeds win: a deed builds, lying face down."), [
    ["Deeds", "deed"],
    ["face down", "face down"],
  ]);
});

test("a part of another word is none, in any alphabet", () => {
  assert.deepEqual(found("Indeed, misdeeds; ördeed, deedö."), []);
});

test("where a language writes no spaces, a word is found between others, and not in a longer one", () => {
  const words = known([
    { forms: "竹", says: "" },
    { forms: "入れ替え, 入れ替える", says: "" },
    { forms: "ワイルド", says: "" },
    { forms: "deed", says: "" },
  ]);
  const names = (text) => pieces(text, words).flatMap(({ word }) => (word ? [word.name] : []));
  assert.deepEqual(names("ここで竹を払い、入れ替えるならワイルドも。"), ["竹", "入れ替え", "ワイルド"]);
  assert.deepEqual(names("竹林のワイルドカードは、indeedと同じ。"), []);
  assert.deepEqual(names("赤いdeedを払う"), ["deed"]);
});

test("what a word begins with stays on its line", () => {
  assert.deepEqual(parted("Payez l’"), ["Payez ", "l’"]);
  assert.deepEqual(parted("un mot («\u00a0"), ["un mot (", "«\u00a0"]);
  assert.deepEqual(parted("ここで「"), ["ここで", "「"]);
  assert.deepEqual(parted("a red "), ["a red ", ""]);
});

test("the pieces are the text again", () => {
  const text = "Pay 30 reeds and a deed.";
  assert.equal(
    pieces(text, WORDS)
      .map(({ said }) => said)
      .join(""),
    text,
  );
  assert.deepEqual(pieces("", WORDS), []);
});
