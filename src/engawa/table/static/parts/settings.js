// What a visitor prefers, kept in this browser.

import { el, icon } from "../dom.js";
import { say } from "../words.js";

const KEY = "engawa";
const DEFAULTS = { theme: "system", motion: "system", sound: "off", atOnce: false };

function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

let kept = read();

export const setting = (name) => kept[name];

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

/** The controls, as rows of small buttons. */
export function settingRows(again) {
  const row = (name, title, values) => el("div.setting", { role: "group", "aria-label": title }, el("span", {}, title), el("div.pair", {}, values.map(([value, words]) => el("button.btn.sm", { type: "button", "aria-pressed": String(kept[name] === value), onclick: () => { prefer(name, value); again(); } }, words))));
  return [
    row("theme", say("theme"), [["system", say("themeSystem")], ["light", say("themeLight")], ["dark", say("themeDark")]]),
    row("motion", say("motion"), [["system", say("motionSystem")], ["full", say("motionFull")], ["still", say("motionStill")]]),
    row("sound", say("sound"), [["off", say("soundOff")], ["soft", say("soundOn")]]),
    el("label.setting", {}, el("span", {}, say("atOnce"), el("small", {}, say("atOnceHelp"))), el("input", { type: "checkbox", ...(kept.atOnce ? { checked: true } : {}), onchange: (event) => prefer("atOnce", event.target.checked) })),
  ];
}

/** What the keys do, folded up. */
export function keyTable() {
  return el("details", {}, el("summary", {}, say("keys")), el("dl.keys", {}, say("keyList").map(([key, words]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, words)))));
}

/** All of it on a paper beside the button that was pressed. */
export function settingsPaper(popover, button) {
  popover.show(button.getBoundingClientRect(), [el("h3", {}, icon("ic-gear"), say("settings")), ...settingRows(() => settingsPaper(popover, button)), keyTable()]);
}
