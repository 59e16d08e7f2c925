// A picture of a game that is no table: scenes drawn by its painter, played once when it is pressed.

import { el, svg } from "../dom.js";
import { still } from "../engine/motion.js";
import { lying, opened } from "../engine/scene.js";
import { Surface } from "../engine/surface.js";

/** @import { Group, Painter, Place, Raw, Scene } from "../../types/client" */

const EDGE = 14; // around what is drawn
const PAUSE = 700; // milliseconds between two lines

/**
 * The board, or what is in the tray if nothing lies on the board.
 * @param {Scene} scene
 * @returns {Group[]}
 */
function groups(scene) {
  const board = lying(scene, "garden").filter((group) => group.sprites.length);
  return board.length ? board : scene.places.filter((place) => place.on === "tray").map((place) => only(scene, place));
}

/**
 * @param {Scene} scene
 * @param {Place} place
 */
const only = (scene, place) => ({ place, sprites: [...scene.sprites.values()].filter((s) => s.lies === place.id) });

export class Picture {
  /**
   * @param {Painter} painter
   * @param {Raw[]} scenes
   * @param {string} label
   */
  constructor(painter, scenes, label) {
    this.scenes = scenes.map(opened);
    /** @type {Surface} */
    this.surface = new Surface(svg("svg", { class: "scenes", role: "img", "aria-label": label }), painter, {
      mute: true,
    });
    this.painter = painter;
    this.node = el("div.picture-frame", {}, this.surface.root);
    this.draw(this.scenes[0], 0);
    this.frame();
  }

  /**
   * @param {Scene} scene
   * @param {number} speed
   */
  draw(scene, speed) {
    return this.surface.draw(scene, groups(scene), { speed });
  }

  /** Room for everything that will be seen. */
  frame() {
    const boxes = this.scenes.map((scene) => {
      this.draw(scene, 0);
      return this.surface.bounds();
    });
    this.draw(this.scenes[0], 0);
    const [l, t] = [0, 1].map((i) => Math.min(...boxes.map((box) => box[i])) - EDGE);
    const [r, b] = [2, 3].map((i) => Math.max(...boxes.map((box) => box[i])) + EDGE);
    this.surface.root.setAttribute("viewBox", `${l} ${t} ${r - l} ${b - t}`);
  }

  /** Play it from the start, once. */
  async play() {
    if (this.playing || this.scenes.length < 2) return;
    this.playing = true;
    this.draw(this.scenes[0], 0);
    for (const scene of this.scenes.slice(1)) {
      await new Promise((done) => setTimeout(done, PAUSE));
      await this.draw(scene, still() ? 0 : 1);
    }
    this.playing = false;
  }
}
