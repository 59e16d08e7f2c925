// A scene without a server, for looking at painters: tools/gallery.py puts it at /scene.json.

import { painterOf } from "./engine/painter.js";
import { opened } from "./engine/scene.js";
import { Frame } from "./parts/frame.js";
import { applySettings, prefer } from "./parts/settings.js";
import { learnHere } from "./words.js";

/** @import { Link, Raw, Settings, Told } from "../types/client" */
/** @import { PreviewWords } from "../types/protocol" */

/**
 * @typedef {object} Dump
 * @property {string} game
 * @property {string} title
 * @property {string[]} names
 * @property {number | null} seat
 * @property {number | null} turn
 * @property {Raw} scene
 * @property {Told[]} told
 * @property {Record<string, PreviewWords>} previews
 * @property {Record<string, Raw | null>} after
 * @property {Record<string, string>} why
 */

await learnHere();
/** @type {Dump} */
const shown = await (await fetch("/scene.json")).json();
const asked = new URLSearchParams(location.search);
const theme = /** @type {Settings["theme"] | null} */ (asked.get("theme"));
if (theme) prefer("theme", theme);
applySettings();
const painter = await painterOf(shown.game);
const root = document.getElementById("app") ?? document.body;
/** @type {Link} */
const link = {
  play: (line) => frame.toast(`plays: ${line}`),
  attempt: async (line) => ({
    line,
    words: shown.previews[line] ?? { title: line, says: "", press: "Play", steps: [] },
    after: shown.after[line] ?? null,
  }),
  why: async (line) => ({ says: shown.why[line] ?? "No reason was dumped for this line.", rule: "" }),
  undo: () => {},
};
const frame = new Frame(root, { game: shown.game, title: shown.title, painter, link });
frame.setHead({
  name: "Maple",
  game: shown.game,
  status: "playing",
  you: shown.seat,
  seats: shown.names.map((name, seat) => ({
    name,
    kind: seat === shown.seat ? "person" : "bot",
    level: "steady",
    online: true,
  })),
});
frame.take(
  { n: shown.told.length, scene: opened(shown.scene), turn: shown.turn, undo: { free: true, says: "" }, clock: null },
  { animate: false },
);
frame.talk.tell(shown.told, frame.head, { anew: true });
frame.talk.scrub.show(shown.told.length, shown.told.length, true);
frame.narrate(shown.told.slice(-1));
for (const pick of asked.getAll("press")) {
  const kind = shown.scene.verbs.some((verb) => verb.line === pick)
    ? "verb"
    : opened(shown.scene).sprites.has(pick)
      ? "sprite"
      : "line";
  frame.press({ kind, id: pick });
  await new Promise((done) => setTimeout(done, 50));
}
root.removeAttribute("aria-busy");
document.body.dataset.ready = "yes";
