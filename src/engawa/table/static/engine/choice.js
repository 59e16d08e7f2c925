// Choosing: every press narrows the lines that can be played, until one is left to confirm.

import { playable } from "./scene.js";

/** @import { Pressed, Scene, Sprite } from "../../types/client" */

export class Choice {
  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    this.lines = playable(scene);
    /** @type {Pressed[]} */
    this.picks = [];
  }

  get mine() {
    return this.lines.size > 0;
  }

  /**
   * The lines that a thing can play.
   * @param {Pressed} thing
   * @returns {string[]}
   */
  of({ kind, id }) {
    if (kind === "line") return [id];
    if (kind === "sprite") return this.scene.sprites.get(id)?.lines ?? [];
    if (kind === "panel") return this.scene.panels.find((panel) => panel.seat === id)?.lines ?? [];
    return [...this.lines.keys()].filter((line) => line === id || line.startsWith(`${id} `));
  }

  /** What is still possible after some picks. */
  left(picks = this.picks) {
    return picks.reduce((lines, pick) => lines.filter((line) => this.of(pick).includes(line)), [...this.lines.keys()]);
  }

  /** The one line chosen, or null. */
  get line() {
    const left = this.picks.length ? this.left() : [];
    return left.length === 1 ? left[0] : null;
  }

  /** The line that a confirmation plays: the one chosen, or the only one there is; or null. */
  get ready() {
    return this.line ?? (this.lines.size === 1 && !this.picks.length ? [...this.lines.keys()][0] : null);
  }

  /**
   * Press a thing: "play" if that confirms, "chosen" if the choice changed, "nothing" otherwise.
   * What was pressed last confirms; what was pressed before it goes back to that step.
   * @param {Pressed} item
   */
  press(item) {
    const lines = this.of(item).filter((line) => this.lines.has(line));
    if (!lines.length) return "nothing";
    if (this.line && this.has(item)) {
      if (same(this.picks.at(-1), item)) return "play";
      this.picks = this.picks.slice(0, this.picks.findIndex((pick) => same(pick, item)) + 1);
      return "chosen";
    }
    if (this.line && lines.includes(this.line)) {
      this.picks = [...this.picks, item]; // it is part of what is chosen already
      return "chosen";
    }
    if (this.has(item)) {
      this.picks = this.picks.filter((pick) => !same(pick, item));
      return "chosen";
    }
    for (let kept = this.line ? this.picks.length - 1 : this.picks.length; kept >= 0; kept -= 1) {
      const picks = this.picks.slice(0, kept);
      if (this.left(picks).some((line) => lines.includes(line))) {
        this.picks = [...picks, item];
        return "chosen";
      }
    }
    return "nothing";
  }

  /**
   * The one line that a press on a thing would choose, or null; what is chosen stays as it is.
   * @param {Pressed} item
   */
  aim(item) {
    if (this.has(item)) return null;
    const { picks } = this;
    const line = this.press(item) === "chosen" ? this.line : null;
    this.picks = picks;
    return line;
  }

  /**
   * The line that pressing an unlit sprite would mean after these picks: what to ask why not.
   * @param {Sprite} sprite
   */
  refused(sprite) {
    const words = new Set(this.left(this.base).map((line) => line.split(" ")[0]));
    if (!this.picks.length || words.size !== 1 || this.lit().sprites.has(sprite.key)) return null;
    return sprite.would.find((line) => line.startsWith(`${[...words][0]} `)) ?? null;
  }

  /** @param {Pressed} item */
  has(item) {
    return this.picks.some((pick) => same(pick, item));
  }

  /** Is every answer a whole line that no piece stands for? */
  get plain() {
    const { sprites, panels } = this.scene;
    const stands = [...sprites.values(), ...panels].some(({ lines }) => lines?.some((line) => this.lines.has(line)));
    return this.lines.size > 1 && !stands;
  }

  /**
   * What was decided for what glows: beside a piece that is the last step others could take its place; a verb or a line
   * that was chosen means itself alone.
   */
  get base() {
    const last = this.picks.at(-1)?.kind;
    return this.line && (last === "sprite" || last === "panel") ? this.picks.slice(0, -1) : this.picks;
  }

  /** What glows: sprites and panels that lead on from here. */
  lit() {
    const { base } = this;
    const open = new Set(this.left(base));
    /** @param {string[]} lines */
    const leads = (lines) => {
      const hits = lines.filter((line) => open.has(line)).length;
      return base.length && open.size > 1 ? hits > 0 && hits < open.size : hits > 0;
    };
    /** @type {Set<string>} */
    const sprites = new Set();
    for (const s of this.scene.sprites.values()) if (s.lines.length && leads(s.lines)) sprites.add(s.key);
    const panels = new Set(
      this.scene.panels.filter((panel) => (panel.lines ?? []).length && leads(panel.lines)).map((panel) => panel.seat),
    );
    return { sprites, panels };
  }

  /** Lines to list as options: when what was pressed leaves several that pieces cannot tell apart. */
  listed() {
    if (this.line || !this.picks.length) return [];
    const left = this.left();
    const { sprites, panels } = this.lit();
    const told = new Set();
    for (const key of sprites) for (const line of this.of({ kind: "sprite", id: key })) told.add(line);
    for (const seat of panels) for (const line of this.of({ kind: "panel", id: seat })) told.add(line);
    return left.every((line) => told.has(line)) ? [] : left;
  }

  drop() {
    const had = this.picks.length > 0;
    this.picks = [];
    return had;
  }
}

/** @type {(a: Pressed | undefined, b: Pressed) => boolean} */
const same = (a, b) => a?.kind === b.kind && a.id === b.id;
