// What a visitor prefers, kept in this browser.

import { el, icon } from "../dom.js";
import { languages, say } from "../words.js";
import { callRow } from "./calls.js";
import { KEYS } from "./keyboard.js";

/** @import { Says, Settings } from "../../types/client" */
/** @import { Popover } from "./popover.js" */

const KEY = "engawa";
/** @type {Settings} */
const DEFAULTS = { theme: "system", motion: "system", sound: "off", atOnce: false };

/** @returns {Settings} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

let kept = read();

/**
 * @template {keyof Settings} Name
 * @param {Name} name
 * @returns {Settings[Name]}
 */
export const setting = (name) => kept[name];

/**
 * @template {keyof Settings} Name
 * @param {Name} name
 * @param {Settings[Name]} value
 */
export function prefer(name, value) {
  kept = { ...kept, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a private window keeps nothing; the page still obeys until it is closed
  }
  applySettings();
}

/** Put the wishes onto the page. */
export function applySettings() {
  const page = document.documentElement;
  if (kept.theme === "system") delete page.dataset.theme;
  else page.dataset.theme = kept.theme;
  if (kept.motion === "system") delete page.dataset.motion;
  else page.dataset.motion = kept.motion;
}

/**
 * The controls, as rows of small buttons.
 * @param {() => void} again
 */
export function settingRows(again) {
  /**
   * @template {"theme" | "motion" | "sound"} Name
   * @param {Name} name
   * @param {string} title
   * @param {[value: Settings[Name], words: string][]} values
   */
  const row = (name, title, values) =>
    el(
      "div.setting",
      { role: "group", "aria-label": title },
      el("span", {}, title),
      el(
        "div.pair",
        {},
        values.map(([value, words]) =>
          el(
            "button.btn.sm",
            {
              type: "button",
              "aria-pressed": String(kept[name] === value),
              onclick: () => {
                prefer(name, value);
                again();
              },
            },
            words,
          ),
        ),
      ),
    );
  return [
    globalThis.ENGAWA_PATH ? null : languageRow(), // a replay in one file has no other
    row("theme", say("theme"), [
      ["system", say("theme-system")],
      ["light", say("theme-light")],
      ["dark", say("theme-dark")],
    ]),
    row("motion", say("motion"), [
      ["system", say("motion-system")],
      ["full", say("motion-full")],
      ["still", say("motion-still")],
    ]),
    row("sound", say("sound"), [
      ["off", say("sound-off")],
      ["soft", say("sound-on")],
    ]),
    el(
      "label.setting",
      {},
      el("span", {}, say("at-once"), el("small", {}, say("at-once-help"))),
      el("input", {
        type: "checkbox",
        ...(kept.atOnce ? { checked: true } : {}),
        onchange: (event) => prefer("atOnce", event.currentTarget.checked),
      }),
    ),
    callRow(),
  ];
}

/** The language is the server's to keep: the page comes again in it. */
function languageRow() {
  const chosen = "chosen" in document.documentElement.dataset ? document.documentElement.lang : "";
  /** @param {string} code */
  const choose = (code) => {
    const address = new URL(location.href);
    address.searchParams.set("lang", code);
    location.assign(address);
  };
  /** @param {[code: string, words: string]} language */
  const option = ([code, words]) => el("option", { value: code, selected: code === chosen, lang: code || null }, words);
  /** @type {[code: string, words: string][]} */
  const all = [["", say("language-browser")], ...languages()];
  return el(
    "label.setting",
    {},
    el("span", {}, say("language")),
    el("select.field", { onchange: (event) => choose(event.currentTarget.value) }, all.map(option)),
  );
}

/** What the keys do, folded up. */
export function keyTable() {
  return el(
    "details",
    {},
    el("summary", {}, say("keys")),
    el(
      "dl.keys",
      {},
      KEYS.map(([key, does]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, say(does)))),
    ),
  );
}

/**
 * All of it on a paper beside the button that was pressed.
 * @param {Popover} popover
 * @param {Element} button
 */
export function settingsPaper(popover, button) {
  popover.show(button.getBoundingClientRect(), [
    el("h2", {}, icon("ic-gear"), say("settings")),
    ...settingRows(() => settingsPaper(popover, button)),
    globalThis.ENGAWA_PATH ? null : el("a.btn.sm", { href: "/me" }, icon("ic-key"), say("mine")),
    keyTable(),
  ]);
}
