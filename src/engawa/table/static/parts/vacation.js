// A vacation: clocks of days stand still, so many days a year, and everyone at the tables sees it.

import { el } from "../dom.js";
import { ask, saysOf } from "../net.js";
import { say, when } from "../words.js";

/** @import { VacationIs } from "../../types/protocol" */

const LENGTHS = [1, 3, 7, 14, 30]; // days that are offered, as far as they are left

/** The switch, as a row of the settings. */
export function vacationRow() {
  const help = el("small", { role: "status" });
  const box = el("span");
  /**
   * @param {number} days
   */
  const change = async (days) => {
    try {
      show(await ask("/api/me/vacation", { days }));
      /** @type {HTMLElement | null} */ (box.querySelector("button, select"))?.focus();
    } catch (error) {
      help.textContent = saysOf(error);
    }
  };
  /** @param {VacationIs} now */
  const show = ({ until, left, most }) => {
    help.textContent = until ? say("vacation-until", when(until)) : say("vacation-help", { most, n: left });
    const choices = LENGTHS.filter((days) => days <= left);
    box.replaceChildren(
      until
        ? el("button.btn.sm", { type: "button", onclick: () => change(0) }, say("vacation-end"))
        : el(
            "select.field",
            { "aria-label": say("vacation"), onchange: (event) => change(Number(event.currentTarget.value)) },
            el("option", { value: "0" }, say("vacation-off")),
            choices.map((n) => el("option", { value: String(n) }, say("days", { n }))),
          ),
    );
  };
  ask("/api/me/vacation").then(show, () => {});
  return el(
    "div.setting",
    { role: "group", "aria-label": say("vacation") },
    el("span", {}, say("vacation"), help),
    box,
  );
}
