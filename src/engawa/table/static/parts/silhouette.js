// Paper silhouettes of the frame while a table is being set. Nothing turns or blinks.

import { el, swap } from "../dom.js";
import { say } from "../words.js";

/** @param {Element} root */
export function silhouette(root) {
  swap(
    root,
    el(
      "div.table.silhouette",
      { "aria-busy": "true" },
      el("header.header", {}, el("span.sr", { role: "status" }, say("loading"))),
      el("aside.shoji.seats", {}, el("div.seat"), el("div.seat")),
      el("main.garden", { "aria-label": say("loading") }, el("h1.sr", {}, say("loading"))),
      el("aside.shoji.talk"),
      el("div.veranda", {}, el("div.rail"), el("div.tray")),
    ),
  );
}
