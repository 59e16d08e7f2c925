// Tabs where only one of several parts is seen at a time, such as on a phone; arrows go from one to the next.

import { el } from "../dom.js";

/** @import { Child } from "../../types/client" */

/** @type {Record<string, number>} */
const WAYS = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * `choose` is told the number of a tab that is pressed, after the tabs show it.
 * @param {string} label
 * @param {Child[]} names
 * @param {(n: number) => void} choose
 */
export function tabs(label, names, choose) {
  /** @type {HTMLElement[]} */
  const buttons = names.map((name, n) =>
    el(
      "button",
      {
        type: "button",
        role: "tab",
        onclick: () => show(n),
        onkeydown: (event) => {
          const way = WAYS[event.key];
          if (way) show((n + way + names.length) % names.length, true);
        },
      },
      name,
    ),
  );
  /** @param {number} chosen */
  const mark = (chosen) => {
    for (const [n, button] of buttons.entries()) {
      button.setAttribute("aria-selected", String(n === chosen));
      button.tabIndex = n === chosen ? 0 : -1;
    }
  };
  /** @type {(n: number, focus?: boolean) => void} */
  const show = (n, focus = false) => {
    mark(n);
    if (focus) buttons[n].focus();
    choose(n);
  };
  mark(0);
  return el("div.tabs.few", { role: "tablist", "aria-label": label }, buttons);
}
