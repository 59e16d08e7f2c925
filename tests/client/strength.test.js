// A note about bots that play below their name: nobody asks on when the table is left.

import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { Strength } from "../../src/engawa/table/static/parts/strength.js";
import { learn } from "../../src/engawa/table/static/words.js";
import { page } from "./page.js";

learn({ language: "en", languages: ["en"], words: { "plain-bots": "weak", understood: "OK" } });
beforeEach(() => page());

test("what is answered after the table was left is told nobody, and not asked again", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return {
      ok: true,
      status: 200,
      text: async () => JSON.stringify({ state: "plain", weak: ["strong"], left: null }),
    };
  };
  const told = [];
  const one = new Strength((words) => {
    told.push(words);
    return document.createElement("div");
  });
  const looking = one.of(["strong"]);
  one.close();
  await looking;
  mock.timers.tick(60_000);
  assert.deepEqual([told, asked.length], [[], 1]);
  one.bots = [];
  await one.of(["strong"]);
  assert.deepEqual(told, ["weak"]);
  one.close();
  mock.timers.tick(60_000);
  assert.equal(asked.length, 2);
});
