// The first line of every garden: how the game is won, how far everybody is, how far the end.

import { el, icon, once, swap } from "../dom.js";
import { say } from "../words.js";
import { called, svgShape } from "./seats.js";

/** @import { Scene, Seating } from "../../types/client" */

export class Goal {
  /**
   * `open` shows the game's first page.
   * @param {() => void} open
   */
  constructor(open) {
    this.node = el("button.goal", { type: "button", hidden: true, "aria-label": say("goal"), onclick: open });
  }

  /**
   * @param {Scene} scene
   * @param {Seating | null} head
   */
  show({ goal, panels }, head) {
    this.node.hidden = !goal;
    if (!goal) return;
    const far = panels.flatMap(({ seat, far: words }) => (words ? { seat, words } : []));
    const names = far.map(({ seat }) => called(head, seat));
    once(this.node, "goal", [goal, far, names], () => {
      const standing = far.map(({ seat, words }, i) =>
        el(
          `span${seat === head?.you ? ".own" : ""}`,
          { title: names[i] },
          svgShape(seat, "dot"),
          el("span.sr", {}, say("titled", { what: names[i], says: "" })),
          words,
        ),
      );
      swap(
        this.node,
        icon("ic-flag"),
        el("b", {}, say("goal")),
        el("span.says", {}, goal.says),
        goal.end ? el("span.until", {}, goal.end) : null,
        el("span.standing", {}, standing),
      );
    });
  }
}
