// After the game: the table as it ended, the score sheet, the chance to win and where it turned.

import { el, icon, svg, swap } from "../dom.js";
import { Camera } from "../engine/camera.js";
import { arranged, lying, opened } from "../engine/scene.js";
import { Surface } from "../engine/surface.js";
import { ask, saysOf } from "../net.js";
import { signed as points } from "../parts/played.js";
import { called, svgShape } from "../parts/seats.js";
import { offerSound } from "../parts/sound.js";
import { listed, percent, say } from "../words.js";
import { chanceChart, luckBars, scoreBars } from "./charts.js";
import { replayLink } from "./past.js";

/** @import { Head, Painter, Scene, Told } from "../../types/client" */
/** @import { AnalysisIs, ChangeIs, DecisionIs, Made, Over, Point, TurnIs } from "../../types/protocol" */
/** @import { Past } from "./past.js" */

const LITTLE = 0.005; // of a win: less luck than that is none
const HIGH = 480; // of the chart, with the scores above it: the page of a small game is seen without scrolling
const ROW = 45; // of which each seat's score takes so much

export class End {
  /**
   * `next` leads to the game after it.
   * @param {{past: Past, head: Head, scene: Scene, painter: Painter, result: Over, moves: Told[],
   *   next: (made: Made) => void}} about
   */
  constructor({ past, head, scene, painter, result, moves, next }) {
    this.next = next;
    this.past = past;
    this.head = head;
    this.scene = scene;
    this.painter = painter;
    this.result = result;
    this.moves = moves;
    const names = head.seats.map((_, seat) => called(head, seat));
    this.names = names;
    this.board = svg("svg", { class: "board", role: "img", "aria-label": say("final-table") });
    this.surface = new Surface(this.board, painter, { mute: true });
    this.analysis = el("div.analysis", {}, el("p.muted", { role: "status" }, say("analysing")));
    this.turns = el("div.findings");
    this.players = el("ul.players");
    const order = names
      .map((_, seat) => seat)
      .sort((a, b) => result.points[b] - result.points[a] || result.scores[b] - result.scores[a]);
    const again = el(
      "button.btn.go",
      { type: "button", onclick: () => this.again() },
      icon("ic-check"),
      say("rematch"),
    );
    this.againButton = again;
    const daily = head.luck === "daily";
    const others = // with the same luck
      head.luck &&
      el(
        daily ? "a.btn.go" : "a.btn",
        { href: daily ? "/daily" : `/t/${head.table}/duplicate` },
        icon(daily ? "ic-back" : "ic-people"),
        daily ? say("daily") : say("compare"),
      );
    const garden = el(
      "aside.garden",
      { "aria-label": say("final-table") },
      this.board,
      el("span.last", {}, icon("ic-eye"), say("final-table")),
    );
    this.node = el(
      "div.end",
      { data: { game: head.game } },
      el(
        "header.header",
        {},
        el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))),
        el(
          "div.where",
          {},
          el("span.title", {}, head.title),
          el("small", {}, `${say("table", { name: head.name })} · ${say("finished")}`),
        ),
        el("span.push"),
        el("a.tool", { href: `/learn/${head.game}` }, icon("ic-rules"), el("span", {}, say("learn"))),
      ),
      garden,
      el(
        "main.result",
        {},
        el(
          "div.result-head",
          {},
          icon("lantern-lit", "big-lamp"),
          el("div", {}, el("h1.title", {}, this.headline(order)), el("p.how", {}, result.says)),
          el(
            "p.muted",
            {},
            `${head.title} · ${say("players", { n: names.length })}`,
            el("br"),
            say("moves-n", { n: moves.length }),
          ),
        ),
        el(
          "div.columns",
          {},
          el("div", {}, this.scores(order), el("h2.title", {}, say("chance")), this.analysis),
          el("div", {}, head.rated ? [this.players, this.turns] : [this.turns, this.players]),
        ),
        head.you === null ? null : offerSound(),
      ),
      el(
        "footer.veranda",
        {},
        el(
          "div.rail",
          {},
          el("div.ask", {}, el("b", {}, say("play-again")), el("small", {}, say("play-again-help"))),
          el(
            "div.ends",
            {},
            el("a.btn", { href: "/" }, icon("ic-back"), say("home")),
            el(
              "button.btn",
              { type: "button", onclick: (event) => this.share(event.currentTarget) },
              icon("ic-link"),
              say("share-replay"),
            ),
            el("a.btn", { href: replayLink(head) }, icon("ic-play"), say("watch-replay")),
            others || null,
            head.you === null || daily ? null : again,
          ),
        ),
      ),
    );
  }

  /** @param {number[]} order */
  headline(order) {
    const best = order.filter((seat) => this.result.scores[seat] > 0);
    if (!best.length) return say("drawn");
    if (best.length > 1) return say("shared", { names: listed(best.map((seat) => this.names[seat])) });
    return best[0] === this.head.you ? say("you-win") : say("wins", { name: this.names[best[0]] });
  }

  /**
   * The score sheet; where seats win by place, what each has left tells more than the place.
   * @param {number[]} order
   */
  scores(order) {
    const { pad, points } = this.result;
    const { panels } = this.scene;
    const left = panels.map(({ score }) => score ?? 0);
    const worth = panels.find(({ score }) => score !== 1)?.worth ?? "";
    const counts = pad.length === 1 && worth && left.some((n, seat) => n !== points[seat]);
    /** @param {number} seat */
    const far = (seat) => Math.abs(left[seat] - left[order[0]]); // from what the winner has
    const near = [...order].sort((a, b) => points[b] - points[a] || far(a) - far(b));
    return el(
      "div",
      {},
      el("h2.title", {}, counts ? say("at-the-end") : say("score")),
      counts
        ? scoreBars([{ title: worth, points: left }], left, this.names, near)
        : scoreBars(pad, points, this.names, order),
    );
  }

  async show() {
    const { width, height } = this.board.getBoundingClientRect();
    const screen = { width, height, narrow: true, flat: width > height };
    const scene = arranged(await this.final(), this.painter, screen);
    this.surface.draw(scene, lying(scene, "garden"), { captions: true });
    this.camera = new Camera(this.surface, { press: () => {} });
    this.camera.head = () => 56;
    this.camera.box = () => this.painter.bounds?.(scene, this.surface.items) ?? this.surface.bounds();
    this.camera.fit();
    const title = this.node.querySelector("h1");
    title?.setAttribute("tabindex", "-1");
    title?.focus({ preventScroll: true });
    this.showPlayers();
    const found = await this.past.analysis(() => this.node.isConnected);
    if (found?.decisions.length) this.chart(found);
    else swap(this.analysis, el("p.muted", {}, say("no-analysis")));
  }

  /** Who played, each with the way to their page; and what a rated game has changed. */
  async showPlayers() {
    const changes = this.head.rated ? await this.past.ratings().catch(() => []) : [];
    const rows = this.head.seats.flatMap(({ seat, page }) => {
      const change = changes.find((each) => each.seat === seat);
      if (!page && !change) return [];
      const name = el("span", {}, this.names[seat]);
      return el(
        "li",
        {},
        svgShape(seat),
        page ? el("a", { href: page }, name) : name,
        change ? el("span.num", {}, rated(change)) : null,
      );
    });
    swap(this.players, rows);
    if (changes.length) this.players.before(el("h2.title", {}, say("rating-new")));
  }

  /** The end as a watcher sees it: with everybody's own things among the others'. */
  async final() {
    const n = this.moves.at(-1)?.n ?? 0;
    return this.past
      .moment(n, "none")
      .then((found) => opened(found.scene))
      .catch(() => this.scene);
  }

  /** @param {AnalysisIs} found */
  chart(found) {
    const { curve, turns, luck, throws } = read(found);
    swap(
      this.analysis,
      chanceChart(curve, this.names, turns, {
        ...(this.analysis.clientWidth < 480 ? { width: 390, height: 300 } : { height: HIGH - ROW * this.names.length }),
        move: (i) => Math.max(1, this.moves.filter((each) => each.n <= curve[i].n).length),
      }),
    );
    swap(
      this.turns,
      luck.some((part) => Math.abs(part) >= LITTLE)
        ? [el("h2.title", {}, say("luck")), luckBars(luck, this.names, LITTLE), el("p.help", {}, say("luck-help"))]
        : null,
      el("h2.title", {}, say("turned")),
      turns.length
        ? el(
            "ol.turn-list",
            {},
            turns.map((turn, i) => this.turn(turn, i)),
          )
        : el("p.muted", {}, say("no-turns")),
      throws.length
        ? [
            el("h2.title", {}, say("throws")),
            el(
              "ul.turn-list",
              {},
              throws.map((each) => this.thrown(each)),
            ),
          ]
        : null,
    );
  }

  /**
   * A line that gave much away, in words, and what would have been better.
   * @param {TurnIs} turn
   * @param {number} i
   */
  turn(turn, i) {
    const words = inWords(turn);
    const name = called(this.head, turn.seat);
    return el(
      "li",
      {},
      el("span.pin", { "aria-hidden": "true" }, String(i + 1)),
      el(
        "a",
        { href: replayLink(this.head, turn.n) },
        say("turned-by", { name, title: words.played }),
        words.better ? el("small", {}, say("better", { title: words.better })) : null,
      ),
      el("b", {}, signed(turn.change)),
    );
  }

  /**
   * What chance did, as the log tells it, and to whom it mattered most.
   * @param {Point} thrown
   */
  thrown({ n, scores }) {
    const seat = scores.reduce((best, part, i) => (Math.abs(part) > Math.abs(scores[best]) ? i : best), 0);
    const told = this.moves.filter((each) => each.n <= n && (each.seat === null || each.seat === undefined)).at(-1);
    return el(
      "li",
      {},
      svgShape(seat),
      el(
        "a",
        { href: replayLink(this.head, n) },
        told ? told.says : say("move-at", { n }),
        el("small", {}, this.luckOf(seat, scores[seat])),
      ),
      el("b", {}, signed(scores[seat])),
    );
  }

  /**
   * Whose luck it was, and of which kind.
   * @param {number} seat
   * @param {number} part
   */
  luckOf(seat, part) {
    const who = seat === this.head.you ? "you" : "other";
    return say(part > 0 ? "good-luck" : "bad-luck", { who, name: this.names[seat] });
  }

  /** @param {HTMLElement} button */
  async share(button) {
    const link = new URL(replayLink(this.head), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      swap(button, icon("ic-check"), say("link-copied"));
    } catch {
      const field = el("input.field", { type: "text", readonly: true, value: link, "aria-label": say("share-replay") });
      button.replaceWith(field);
      field.select();
    }
  }

  async again() {
    this.againButton.setAttribute("aria-busy", "true");
    try {
      const made = await ask(`/api/tables/${this.head.table}/rematch`, {});
      this.next(made);
    } catch (error) {
      this.againButton.removeAttribute("aria-busy");
      this.againButton.before(el("p.note", { role: "alert" }, saysOf(error)));
    }
  }

  /** Someone else has set up the next game already. */
  rematch() {
    swap(this.againButton, icon("ic-check"), say("rematch-ready"));
  }
}

/**
 * "+12 to 1480 ± 90".
 * @param {ChangeIs} change
 */
const rated = ({ was, now }) =>
  say("rating-now", {
    change: points(now.points - was.points),
    points: String(now.points),
    within: String(now.within),
  });

/** @param {number} share */
const signed = (share) => (share ? `${share > 0 ? "+" : "−"}${percent(Math.abs(share))}` : "");

/**
 * The line of a decision and the best there was, as choices are offered.
 * @param {DecisionIs} decision
 */
function inWords(decision) {
  /** @param {string} line */
  const title = (line) => decision.lines.find((each) => each.line === line)?.title || line;
  return { played: title(decision.line), better: decision.better ? title(decision.better) : "" };
}

/**
 * The analysis as charts want it: each turning point with its place on the curve.
 * @param {AnalysisIs} found
 */
export function read(found) {
  const index = new Map(found.curve.map((point, i) => [point.n, i]));
  return { ...found, turns: found.turns.map((turn) => ({ ...turn, index: index.get(turn.n) ?? 0 })) };
}
