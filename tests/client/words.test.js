// Words: slots, forms, numbers, lists, names, and the languages to choose from.

import assert from "node:assert/strict";
import test from "node:test";
import { tableName } from "../../src/engawa/table/static/parts/names.js";
import { called, facts } from "../../src/engawa/table/static/parts/seats.js";
import {
  either,
  languages,
  learn,
  left,
  levelTitle,
  listed,
  percent,
  row,
  ruleTitle,
  say,
  together,
  when,
  whole,
} from "../../src/engawa/table/static/words.js";

const HEAD = { you: 0, seats: [{ name: "Aoi" }, { name: "Ren" }, { name: "" }] };
const ENGLISH = {
  waiting: "Waiting for {name}",
  "moves-n": { by: "n", one: "{n} move", other: "{n} moves" },
  "level-title": "{n} · {name}",
  "list-last": "{first} and {rest}",
  "list-more": "{first}, {rest}",
  "either-last": "{first} or {rest}",
  "either-more": "{first}, {rest}",
  you: "You",
  "seat-name": "Seat {letter}",
};
const speak = (language, words, others = [language]) => learn({ language, languages: others, words });
const inEnglish = (name, does) =>
  test(name, () => {
    speak("en", ENGLISH);
    does();
  });

inEnglish("slots are filled, and one is told from several", () => {
  assert.equal(say("waiting", { name: "Ren" }), "Waiting for Ren");
  assert.equal(say("waiting", { name: "$& {name}" }), "Waiting for $& {name}");
  assert.equal(say("moves-n", { n: 1 }), "1 move");
  assert.equal(say("moves-n", { n: 0 }), "0 moves");
  assert.equal(say("moves-n", { n: 12345 }), "12,345 moves");
  assert.equal(say("no such words"), "no such words");
});

test("each language has its own forms and figures", () => {
  speak("pl", { "moves-n": { by: "n", one: "{n} ruch", few: "{n} ruchy", many: "{n} ruchów", other: "{n} ruchu" } });
  assert.deepEqual(
    [1, 3, 5].map((n) => say("moves-n", { n })),
    ["1 ruch", "3 ruchy", "5 ruchów"],
  );
  speak("de", { light: { by: "kind", day: "Tag", other: "Abend" } });
  assert.deepEqual([say("light", { kind: "day" }), say("light", { kind: "night" })], ["Tag", "Abend"]);
  assert.match(percent(0.385), /^39.%$/);
  assert.equal(left(9_940), "9,9");
  assert.equal(ruleTitle("panda.straight-line"), "panda.straight-line");
});

test("a time of today is told from a day, so that each can be said as it is", () => {
  speak("fr", { ended: { by: "kind", day: "Terminée le {time}", other: "Terminée à {time}" } });
  assert.match(say("ended", when(Date.now())), /^Terminée à \d\d:\d\d$/);
  assert.match(say("ended", when(Date.UTC(2020, 5, 15))), /^Terminée le 15 juin 2020$/);
});

test("languages are offered by their own names, the one made by machine only to who reads it", () => {
  speak("en", {}, ["en", "de", "fr", "ja", "en-XA"]);
  assert.deepEqual(languages(), [
    ["en", "English"],
    ["de", "Deutsch"],
    ["fr", "Français"],
    ["ja", "日本語"],
  ]);
  speak("en-XA", {}, ["en", "de", "en-XA"]);
  assert.deepEqual(
    languages().map(([code]) => code),
    ["en", "de", "en-XA"],
  );
});

inEnglish("lists, clocks and titles", () => {
  assert.equal(listed(["Ann"]), "Ann");
  assert.equal(listed(["Ann", "Ben"]), "Ann and Ben");
  assert.equal(listed(["Ann", "Ben", "Cyd", "Dan"]), "Ann, Ben, Cyd and Dan");
  assert.equal(either(["wood", "leaf", "fruit"]), "wood, leaf or fruit");
  assert.equal(left(125_000), "2:05");
  assert.equal(left(3_725_000), "1:02:05");
  assert.equal(left(9_940), "9.9");
  assert.equal(left(-5), "0.0");
  assert.equal(ruleTitle("panda.straight-line"), "Panda: straight line");
  assert.equal(levelTitle({ name: "eager" }, 2), "3 · eager");
  assert.equal(tableName("abc"), tableName("abc"));
});

test("what joins figures and sentences is the language's own", () => {
  const panel = { counts: [["wood", "Holz", 3]], meters: [["sun", "Sonne", 1, 4]], note: "zuletzt" };
  speak("de", { amount: "{what}: {n}", meter: "{what}: {n} von {of}", "list-more": "{first}, {rest}" });
  assert.equal(facts(panel), "Holz: 3, Sonne: 1 von 4, zuletzt");
  assert.equal(facts({ counts: [], note: "" }), "");
  speak("ja", { "list-more": "{first}、{rest}", sentence: "{what}。", sentences: "{first}{rest}" });
  assert.equal(whole("「x」はありません"), "「x」はありません。");
  speak("en", { sentence: "{what}." });
  assert.equal(whole("there is no game 'x'"), "There is no game 'x'.");
  assert.equal(whole("That is over."), "That is over.");
  speak("ja", { "list-more": "{first}、{rest}", sentence: "{what}。", sentences: "{first}{rest}" });
  assert.equal(row(["木", "葉", "花"]), "木、葉、花");
  assert.equal(together(["あなたの番", "", "（どれか取る。）", "いい？"]), "あなたの番。（どれか取る。）いい？");
});

inEnglish("seats are called you, by their name, or by their letter", () => {
  assert.deepEqual(
    [0, 1, 2].map((seat) => called(HEAD, seat)),
    ["You", "Ren", "Seat C"],
  );
  assert.equal(called(HEAD, 0, false), "Aoi");
});
