// Rows: text is broken at spaces, and between words where a language writes none.

import assert from "node:assert/strict";
import test from "node:test";
import { rows } from "../../src/engawa/table/static/engine/rows.js";

const upTo = (most) => (row) => [...row].length <= most;

test("words are kept whole, and rows are filled", () => {
  assert.deepEqual(rows("Draw a card, then lay it here", upTo(12)), ["Draw a card,", "then lay it", "here"]);
  assert.deepEqual(rows("unbreakable", upTo(4)), ["unbreakable"]);
  assert.deepEqual(rows("", upTo(4)), [""]);
});

test("a space that may not be broken is kept", () => {
  assert.deepEqual(rows("Gagnez : 3\u00a0points", upTo(11)), ["Gagnez :", "3\u00a0points"]);
});

test("without spaces a row ends between words, and none begins with a stop", () => {
  const text = "山札からカードを2枚引く。手札を1枚捨てる。";
  for (let most = 4; most <= 12; most++) {
    const found = rows(text, upTo(most));
    assert.equal(found.join(""), text);
    for (const row of found) {
      assert.ok([...row].length <= most, `${row} at ${most}`);
      assert.doesNotMatch(row, /^[。、]|[0-9]$/);
    }
  }
  assert.ok(rows(text, upTo(5)).includes("カードを"));
});

test("brackets stay with what they hold", () => {
  assert.deepEqual(rows("味方「カード」を裏返す", upTo(5)), ["味方", "「カード」", "を裏返す"]);
});
