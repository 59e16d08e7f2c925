// Replay: the table with the rail turned into a player and a timeline under it.

import { go } from "../app.js";
import { el, icon, swap, targetOf } from "../dom.js";
import { painterOf } from "../engine/painter.js";
import { opened, touched } from "../engine/scene.js";
import { ask, saysOf } from "../net.js";
import { Frame } from "../parts/frame.js";
import { called, svgShape } from "../parts/seats.js";
import { settingsPaper } from "../parts/settings.js";
import { silhouette } from "../parts/silhouette.js";
import { percent, say } from "../words.js";
import { chanceChart } from "./charts.js";
import { read } from "./end.js";
import { Past, replayLink } from "./past.js";
import { fillRules } from "./rules.js";
import { named, standing } from "./table.js";

/** @import { Head, Link, Painter, Says, Told } from "../../types/client" */
/** @import { DecisionIs, LineIs, Moment } from "../../types/protocol" */

const PACE = 1100; // a move at normal speed, in milliseconds
/** @type {[speed: number, words: string][]} */
const SPEEDS = [
  [0.5, "½"],
  [1, "1×"],
  [2, "2×"],
];

/**
 * @param {HTMLElement} root
 * @param {string} table
 */
export async function open(root, table) {
  silhouette(root);
  await ask("/api/me");
  const past = new Past(table, { code: new URLSearchParams(location.search).get("code") ?? "" });
  const head = named(await past.head());
  const painter = await painterOf(head.game);
  const page = new Replay(root, past, head, painter);
  await page.begin();
  return page;
}

class Replay {
  /**
   * @param {HTMLElement} root
   * @param {Past} past
   * @param {Head} head
   * @param {Painter} painter
   */
  constructor(root, past, head, painter) {
    this.past = past;
    /** @type {Head} */
    this.head = { ...head, you: null };
    this.at = Number.NaN; // how many moves it is after; at first none is shown
    /** @type {Told[]} */
    this.steps = [];
    /** @type {ReturnType<typeof read> | null} */
    this.found = null; // the analysis
    /** @type {DecisionIs | null} */
    this.decision = null; // that comes next
    this.running = false;
    this.closed = false;
    const query = new URLSearchParams(location.search);
    this.as = query.get("as") ?? (head.status === "over" ? "all" : "");
    this.wanted = query.get("n");
    this.speed = 1;
    /** @type {Map<number, Promise<Moment>>} */
    this.scenes = new Map();
    document.title = `${say("replay")} · ${head.title} · ${say("brand")}`;
    /** @type {Link} */
    const link = {
      attempt: async () => null,
      why: async () => null,
      play: () => {},
      undo: () => {},
      step: (i) => this.show(i ?? this.steps.length),
      stepBy: (by) => this.show(this.at + by),
      changes: (n) => this.changes(n),
      rules: (node) => fillRules(node, head.game, painter),
      settings: (node) => settingsPaper(this.frame.popover, node),
      chat: () => this.frame.toast(say("already-over")),
    };
    this.frame = new Frame(root, { game: head.game, title: head.title, painter, link });
    this.frame.setHead(this.head);
    this.root = root;
    root.firstElementChild?.classList.add("replaying");
    document.body.classList.add("replay");
    this.ask = el("div.ask", { "aria-live": "polite" });
    this.playButton = el("button.btn.go", { type: "button", onclick: () => this.toggle() });
    this.speeds = el("div.speeds", { role: "group", "aria-label": say("speed") });
    /** @type {HTMLSelectElement} */
    this.eyes = el("select.field", { "aria-label": say("eyes"), onchange: () => this.look(this.eyes.value) });
    this.hands = el(
      "button.btn.hands",
      { type: "button", "aria-pressed": "false", onclick: () => this.turnHands() },
      icon("ic-hand"),
      el("span", {}, say("hands")),
    ); // what all hold takes room from the board
    this.timeline = el("section.timeline", { "aria-label": say("chance") });
    /** @type {HTMLInputElement} */
    this.range = el("input", {
      type: "range",
      min: "0",
      max: "0",
      value: "0",
      "aria-label": say("move-at", { n: 0 }),
      oninput: () => this.show(Number(this.range.value)),
    });
    this.seatsRow = el("div.seats-row", { "aria-hidden": "true" });
    this.chart = el("div");
    this.others = el("div.note-card.others", {
      hidden: true,
      tabindex: "0",
      role: "note",
      "aria-label": say("others"),
    });
    this.frame.seats.also = this.others;
    /** @type {HTMLButtonElement} */
    this.otherMoves = el(
      "button.btn.other-moves",
      {
        type: "button",
        hidden: true,
        "aria-label": say("others"),
        onclick: () =>
          this.frame.popover.show(this.otherMoves.getBoundingClientRect(), [el("div.others", {}, this.alternatives())]),
      },
      icon("ic-bot"),
      el("span", {}, say("others")),
    ); // for a phone
    swap(this.timeline, this.chart, this.range, this.seatsRow);
    /** @type {(name: keyof Says, sign: string, act: () => unknown) => HTMLElement} */
    const button = (name, sign, act) =>
      el("button.btn.icon", { type: "button", "aria-label": say(name), onclick: act }, icon(sign));
    swap(
      this.frame.layout.rail,
      el(
        "div.player",
        {},
        button("first", "ic-first", () => this.show(0)),
        button("previous", "ic-prev", () => this.show(this.at - 1)),
        this.playButton,
        button("next", "ic-next", () => this.show(this.at + 1)),
        button("last", "ic-last", () => this.show(this.steps.length)),
      ),
      this.speeds,
      this.ask,
      el("label.eyes", {}, el("span", {}, say("eyes")), this.eyes),
      this.hands,
      this.otherMoves,
      globalThis.ENGAWA_PATH ? null : this.ends(),
    ); // kept as a file, it has no server to ask
    this.frame.rail.show = () => {};
    this.frame.layout.veranda.insertBefore(this.timeline, this.frame.layout.tray);
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    this.drawSpeeds();
    this.drawPlay();
    this.drawEyes();
  }

  ends() {
    const over = this.head.status === "over";
    return el(
      "div.ends",
      {},
      over
        ? el(
            "a.btn.keep",
            {
              href: this.past.address("/replay.html"),
              download: "",
              "aria-label": say("keep-replay"),
              title: say("keep-replay"),
            },
            icon("ic-keep"),
          )
        : null,
      el(
        "button.btn",
        { type: "button", onclick: () => this.copy() },
        icon("ic-link"),
        el("span", {}, say("copy-moment")),
      ),
      over
        ? el(
            "button.btn",
            { type: "button", onclick: () => this.playOn() },
            icon("ic-branch"),
            el("span", {}, say("play-on")),
          )
        : null,
    );
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    document.body.classList.remove("replay");
    document.removeEventListener("keydown", this.keys);
    this.frame.close();
  }

  async begin() {
    await this.tell();
    this.range.max = String(this.steps.length);
    this.drawSeats();
    const n = Number(this.wanted ?? 0);
    await this.show(this.steps.filter((each) => each.n <= n).length);
    this.analyse();
  }

  /** @param {string} as */
  async look(as) {
    this.as = as;
    this.scenes = new Map();
    this.frame.moments.forget();
    await this.tell();
    await this.show(this.at);
  }

  /** The story, as those eyes saw it. */
  async tell() {
    this.steps = standing(await this.past.steps(this.as));
    this.frame.talk.tell(this.steps, this.head, { anew: true });
  }

  /** @param {number} i */
  async scene(i) {
    const known = this.scenes.get(i);
    if (known) return known;
    const coming = this.past.moment(i ? this.steps[i - 1].n : 0, this.as);
    this.scenes.set(i, coming);
    return coming;
  }

  /**
   * Show the table after i moves.
   * @param {number} i
   */
  async show(i) {
    const at = Math.min(this.steps.length, Math.max(0, i));
    const before = this.at;
    this.at = at;
    let found;
    try {
      found = await this.scene(at);
    } catch (error) {
      this.scenes.delete(at);
      this.frame.toast(saysOf(error), "ic-why");
      return;
    }
    if (this.at !== at) return;
    if (at < this.steps.length) this.scene(at + 1).catch(() => this.scenes.delete(at + 1));
    const step = this.steps[at - 1];
    const next = this.steps[at];
    this.frame.take(
      { n: at, scene: opened(found.scene), turn: next?.seat ?? null, undo: null, clock: null },
      { animate: Math.abs(at - before) === 1, told: step && at === before + 1 ? [step] : [] },
    );
    this.frame.narrate(step ? [step] : []);
    this.frame.talk.at(step?.n ?? 0);
    this.frame.talk.scrub.show(at, this.steps.length, at === this.steps.length);
    this.range.value = String(at);
    this.range.setAttribute("aria-valuetext", say("move", { n: at, of: this.steps.length }));
    swap(
      this.ask,
      el("b", {}, say("replay-move", { n: at, of: this.steps.length })),
      el("small", {}, step ? step.says : say("replay-help")),
    );
    this.drawChart();
    this.drawOthers();
    for (const node of this.seatsRow.children) node.classList.toggle("later", Number(node.getAttribute("data-i")) > at);
    history.replaceState(null, "", this.address(step?.n ?? 0));
    document.body.dataset.ready = "yes";
  }

  /**
   * The link to this moment, with what opens it for others.
   * @param {number} n
   */
  address(n) {
    const address = new URL(location.href);
    const link = new URL(replayLink(this.head, n), location.href);
    for (const [name, value] of link.searchParams) address.searchParams.set(name, value);
    if (this.as) address.searchParams.set("as", this.as);
    return address;
  }

  /** @param {number} n */
  async changes(n) {
    const at = this.steps.findIndex((each) => each.n === n);
    const [before, after] = at < 0 ? [] : await Promise.all([this.scene(at), this.scene(at + 1)]).catch(() => []);
    return before && after
      ? { seat: this.steps[at].seat ?? null, changes: touched(opened(before.scene), opened(after.scene)) }
      : null;
  }

  /** The tray below the timeline, on or off. */
  turnHands() {
    const shown = this.root.firstElementChild?.toggleAttribute("data-hands");
    this.hands.setAttribute("aria-pressed", String(Boolean(shown)));
  }

  toggle() {
    this.running = !this.running;
    clearTimeout(this.timer);
    if (this.running && this.at >= this.steps.length) this.at = -1;
    if (this.running) this.run();
    this.drawPlay();
  }

  async run() {
    if (!this.running) return;
    await this.show(this.at + 1);
    if (this.closed) return;
    if (this.at >= this.steps.length) this.running = false;
    else this.timer = setTimeout(() => this.run(), PACE / this.speed);
    this.drawPlay();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = targetOf(event);
    if (target.matches("input, select, textarea, .sprite")) return;
    /** @type {Record<string, () => unknown>} */
    const acts = {
      ArrowRight: () => this.show(this.at + 1),
      ArrowLeft: () => this.show(this.at - 1),
      " ": () => this.toggle(),
    };
    const act = acts[event.key];
    if (!act || (event.key === " " && target.matches("button, a"))) return;
    event.preventDefault();
    act();
  }

  // --- what is drawn ---

  drawPlay() {
    this.playButton.setAttribute("aria-label", say(this.running ? "pause" : "autoplay"));
    swap(this.playButton, icon(this.running ? "ic-pause" : "ic-play"));
  }

  drawSpeeds() {
    swap(
      this.speeds,
      SPEEDS.map(([speed, words]) =>
        el(
          "button",
          {
            type: "button",
            "aria-pressed": String(speed === this.speed),
            onclick: () => {
              this.speed = speed;
              this.drawSpeeds();
            },
          },
          words,
        ),
      ),
    );
  }

  drawEyes() {
    const over = this.head.status === "over";
    const options = over
      ? [
          ["all", say("eyes-all")],
          ["none", say("eyes-watcher")],
          ...this.head.seats.map((_, seat) => [String(seat), called(this.head, seat, false)]),
        ]
      : [["", say("you")]];
    swap(
      this.eyes,
      options.map(([value, words]) => el("option", { value, ...(value === this.as ? { selected: true } : {}) }, words)),
    );
    this.eyes.value = this.as;
  }

  drawSeats() {
    const of = Math.max(1, this.steps.length);
    const every = Math.ceil(of / 90);
    swap(
      this.seatsRow,
      this.steps.map((step, i) => {
        if (step.seat === null || step.seat === undefined || i % every) return null;
        const shape = svgShape(step.seat, "tick");
        shape.style.left = `${((i + 1) / of) * 100}%`;
        shape.dataset.i = String(i + 1);
        return shape;
      }),
    );
  }

  async analyse() {
    if (this.head.status !== "over") return;
    const found = await this.past.analysis(() => !this.closed);
    this.found = found && read(found); // a replay without a curve is still a replay
    this.drawChart();
    this.drawOthers();
  }

  /** What else could be played where the next line was chosen, and what came of it. */
  drawOthers() {
    const step = this.steps[this.at];
    this.decision = (step && this.found?.decisions.find((each) => each.n === step.n)) ?? null;
    this.others.hidden = this.otherMoves.hidden = (this.decision?.lines.length ?? 0) < 2;
    if (!this.others.hidden) swap(this.others, this.alternatives());
  }

  alternatives() {
    if (!this.decision) return [];
    const { seat, line, lines } = this.decision;
    /** @param {LineIs} each */
    const row = (each) =>
      el(
        "li",
        { "aria-current": each.line === line ? "true" : null },
        el("span", {}, each.title || each.line, each.line === line ? el("small", {}, say("played")) : null),
        el("b.num", {}, percent(each.scores[seat])),
      );
    return [
      el("h2", {}, svgShape(seat), say("others")),
      el("ul", {}, lines.map(row)),
      el("p.help", {}, say("others-help", { name: called(this.head, seat, false) })),
    ];
  }

  drawChart() {
    if (!this.found) return;
    const { curve, turns } = this.found;
    const of = Math.max(1, this.steps.length);
    const share = curve.map((point) => this.steps.filter((each) => each.n <= point.n).length / of);
    const width = this.timeline.clientWidth - 20 || 1200;
    swap(
      this.chart,
      chanceChart(
        curve,
        this.head.seats.map((_, seat) => called(this.head, seat, false)),
        turns,
        { width, height: 74, labels: false, at: this.at / of, share, pick: (part) => this.show(Math.round(part * of)) },
      ),
    );
  }

  // --- sharing ---

  async copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      this.frame.toast(say("link-copied"));
    } catch {
      this.frame.toast(location.href, "ic-link");
    }
  }

  /** A new table from here: you in the seat that decides next, bots in the others. */
  async playOn() {
    const n = this.steps[this.at - 1]?.n ?? 0;
    const seat = this.steps.slice(this.at).find((each) => each.seat !== null && each.seat !== undefined)?.seat ?? 0;
    const bots = this.head.seats.map((_, each) => (each === seat ? null : this.head.level));
    try {
      const made = await ask("/api/tables", { fork: { table: this.past.table, n, ...this.past.opens }, bots });
      go(made.link);
    } catch (error) {
      this.frame.toast(saysOf(error), "ic-why");
    }
  }
}
