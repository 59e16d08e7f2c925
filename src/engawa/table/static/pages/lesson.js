// A lesson: a small position with tasks. All that was played is sent each time, and nothing is kept but ticks.

import { go } from "../app.js";
import { el, icon, swap } from "../dom.js";
import { painterOf } from "../engine/painter.js";
import { opened } from "../engine/scene.js";
import { ask, saysOf, Trouble } from "../net.js";
import { Frame } from "../parts/frame.js";
import { prefer, setting, settingsPaper } from "../parts/settings.js";
import { say, together } from "../words.js";

/** @import { Link, Painter, Says, Seating } from "../../types/client" */
/** @import { LearnIs, LessonIs, LessonTitle, Scene, Sprite, TaskIs } from "../../types/protocol" */

/** @param {string} game */
const doneLessons = (game) => setting("lessons")?.[game] ?? [];

/**
 * @param {Element} root
 * @param {string} path
 */
export async function open(root, path) {
  const [game, key] = path.split("/");
  const [page, painter] = await Promise.all([ask(`/api/learn/${game}`), painterOf(game)]);
  const at = page.lessons.findIndex(({ lesson }) => lesson === key);
  if (at < 0) throw new Trouble("not-found", "not-found");
  const lesson = new Lesson(root, page, painter, at);
  await lesson.load([]);
  return lesson;
}

class Lesson {
  /**
   * @param {Element} root
   * @param {LearnIs} page
   * @param {Painter} painter
   * @param {number} at
   */
  constructor(root, page, painter, at) {
    this.page = page;
    this.at = at;
    this.key = page.lessons[at].lesson;
    /** @type {`/api/lessons/${string}/${string}`} */
    this.path = `/api/lessons/${page.game}/${this.key}`;
    this.n = 0;
    /** @type {LessonIs | null} */
    this.told = null; // where it stands
    /** @type {string[]} */
    this.lines = []; // that were played
    document.title = `${page.lessons[at].title} · ${page.title} · ${say("brand")}`;
    this.list = el("nav.lessons", { "aria-label": say("lessons") });
    this.steps = el("section.steps", { "aria-live": "polite" });
    this.frame = new Frame(root, { game: page.game, title: page.title, painter, link: this.link(), side: this.list });
    root.firstElementChild?.setAttribute("data-lesson", "");
    this.frame.camera.head = null; // nothing is told above the board
    /** @type {(sign: string, words: keyof Says, act: () => unknown) => HTMLElement} */
    const button = (sign, words, act) =>
      el("button.btn", { type: "button", onclick: act }, icon(sign), el("span", {}, say(words)));
    this.again = button("ic-undo", "try-again", () => this.load([]));
    this.showMe = button("ic-why", "show-me", () => this.load(this.lines, true));
    this.next = button("ic-play", "next-lesson", () => this.isOver() && this.onward());
    this.buttons = el("span.pair", {}, this.again, this.showMe, this.next);
    globalThis.engawa = this; // for measuring
  }

  close() {
    this.frame.close();
  }

  /** @returns {Link} */
  link() {
    /** @param {string} line */
    const about = (line) => ({ line, lines: this.lines });
    return {
      unaided: true,
      play: (line) => this.load([...this.lines, line]),
      attempt: async (line, then) => {
        const told = await ask(`${this.path}/try`, { ...about(line), then }).catch(() => null);
        return told?.is === "preview" ? told : null;
      },
      why: (line) => ask(`${this.path}/why`, about(line)).catch((error) => ({ says: saysOf(error) })),
      settings: (node) => settingsPaper(this.frame.popover, node),
      extra: () => this.buttons,
      title: () => this.title(),
      where: () => say("lesson-of", { n: this.at + 1, of: this.page.lessons.length }),
    };
  }

  /**
   * Where these lines lead; with `show` the task is played to its end.
   * @param {string[]} lines
   * @param {boolean} show
   */
  async load(lines, show = false) {
    try {
      const told = await ask(this.path, { lines, show });
      this.take(told);
    } catch (error) {
      this.frame.toast(saysOf(error), "ic-why");
      if (this.told) this.frame.restore();
    }
  }

  /** @param {LessonIs} told */
  take(told) {
    this.told = told;
    this.lines = told.lines;
    this.n += 1;
    this.frame.setHead(this.head(told));
    const turn = this.isOver() || told.astray ? null : told.seat;
    const scene = opened(turn === null ? resting(told.scene) : told.scene);
    this.frame.take({ n: this.n, scene, turn, undo: null, clock: null }, { animate: this.n > 1 });
    if (this.isOver())
      prefer("lessons", {
        ...setting("lessons"),
        [this.page.game]: [...new Set([...doneLessons(this.page.game), this.key])],
      });
    this.show(told);
  }

  isOver() {
    return this.told !== null && this.told.at === this.told.tasks.length;
  }

  /**
   * What a frame needs to know of who sits there.
   * @param {LessonIs} told
   * @returns {Seating}
   */
  head({ names, seat }) {
    /** @type {Seating["seats"]} */
    const seats = names.map((name, i) => ({ seat: i, name, kind: i === seat ? "person" : "bot", online: true }));
    return { game: this.page.game, title: this.page.title, name: "", seats, you: seat, status: "playing" };
  }

  title() {
    if (!this.told) return "";
    const { at, tasks } = this.told;
    return this.isOver() ? say("lesson-done") : say("step-of", { n: at + 1, of: tasks.length });
  }

  /** @param {LessonIs} told */
  show(told) {
    this.showList();
    /**
     * @param {TaskIs} task
     * @param {number} i
     */
    const words = (task, i) => {
      const state = i < told.at ? "done" : i === told.at ? "now" : "later";
      return el(
        "li",
        { class: state, "aria-current": state === "now" ? "step" : null },
        icon(state === "done" ? "ic-check" : "seat-moon"),
        el("span", {}, task.says),
      );
    };
    swap(
      this.steps,
      el("h2.title", {}, told.title),
      el("ol", {}, told.tasks.map(words)),
      told.astray ? el("p.astray", {}, told.astray) : null,
      this.isOver() ? el("p.why", {}, told.why) : null,
    );
    const last = this.at === this.page.lessons.length - 1;
    this.next.setAttribute("aria-disabled", String(!this.isOver()));
    this.next.classList.toggle("go", this.isOver());
    swap(this.next, icon("ic-play"), el("span", {}, say(last ? "lessons-done" : "next-lesson")));
    this.showMe.hidden = this.isOver();
    this.frame.asks = told.astray || (this.isOver() ? told.why : told.tasks[told.at].says);
    this.frame.point(this.isOver() ? [] : told.tasks[told.at].at);
    this.frame.announce(together([this.title(), this.frame.asks]));
    this.frame.showRail();
    if (this.isOver()) this.next.focus();
  }

  showList() {
    const done = new Set(doneLessons(this.page.game));
    /**
     * @param {LessonTitle} one
     * @param {number} i
     */
    const row = ({ lesson, title }, i) =>
      el(
        "a",
        {
          href: `/learn/${this.page.game}/${lesson}`,
          "aria-current": i === this.at ? "page" : null,
          class: done.has(lesson) ? "done" : "",
        },
        el("span.number", {}, done.has(lesson) ? icon("ic-check") : String(i + 1)),
        el("b", {}, title),
      );
    swap(
      this.list,
      this.steps,
      el("h2.title", {}, say("lessons")),
      this.page.lessons.map(row),
      el("p.muted", {}, say("lessons-help")),
      el("a.btn.quiet", { href: `/learn/${this.page.game}` }, icon("ic-close"), say("leave-lesson")),
    );
  }

  onward() {
    const { lessons, game } = this.page;
    const next = lessons[this.at + 1];
    go(next ? `/learn/${game}/${next.lesson}` : `/learn/${game}`);
  }
}

/**
 * A scene in which nothing can be played.
 * @param {Scene} scene
 * @returns {Scene}
 */
function resting(scene) {
  /** @type {(rows: Sprite[]) => Sprite[]} */
  const still = (rows) => rows.map(({ lines, would, press, ...row }) => row);
  const panels = scene.panels.map(({ lines, ...panel }) => panel);
  return { ...scene, board: still(scene.board), tray: still(scene.tray), panels, verbs: [] };
}
