// After the game: the table as it ended, the pad, the chance to win and where it turned.

import { go } from "../app.js";
import { el, icon, svg, swap } from "../dom.js";
import { Camera } from "../engine/camera.js";
import { arranged, lying, opened } from "../engine/scene.js";
import { Surface } from "../engine/surface.js";
import { ask } from "../net.js";
import { called, sentence, svgShape, voiced, withNames } from "../parts/seats.js";
import { listed, percent, say } from "../words.js";
import { chanceChart, luckBars, scoreBars } from "./charts.js";

const TRIES = 20;
const LITTLE = 0.005; // of a win: less luck than that is none

export class End {
  constructor({ table, head, scene, painter, result, moves }) {
    Object.assign(this, { table, head, scene, painter, result, moves });
    const names = head.seats.map((_, seat) => called(head, seat));
    this.names = names;
    this.board = svg("svg", { class: "board", role: "img", "aria-label": say("finalTable") });
    this.surface = new Surface(this.board, painter, { mute: true });
    this.analysis = el("div.analysis", {}, el("p.muted", { role: "status" }, say("analysing")));
    this.turns = el("div.turns");
    const order = names.map((_, seat) => seat).sort((a, b) => result.points[b] - result.points[a] || result.scores[b] - result.scores[a]);
    const again = el("button.btn.go", { type: "button", onclick: () => this.again() }, icon("ic-check"), say("rematch"));
    this.againButton = again;
    const garden = el("aside.garden", { "aria-label": say("finalTable") }, this.board, el("span.last", {}, icon("ic-eye"), say("finalTable")));
    this.node = el("div.end", { data: { game: head.game } },
      el("header.eave", {}, el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))), el("div.where", {}, el("span.title", {}, head.title), el("small", {}, `${say("table", { name: head.name })} · ${say("finished")}`)), el("span.push"), el("a.tool", { href: `/rules/${head.game}` }, icon("ic-rules"), el("span", {}, say("rules")))),
      garden,
      el("main.result", {}, el("div.result-head", {}, icon("lantern-lit", "big-lamp"), el("h1.title", {}, this.headline(order)), el("p.muted", {}, `${head.title} · ${say("players", { n: names.length })}`, el("br"), say("movesN", { n: moves.length }))),
        el("div.columns", {}, el("div", {}, el("h2.title", {}, say("score")), scoreBars(result.pad, result.points, names, order), el("h2.title", {}, say("chance")), this.analysis), el("div", {}, this.turns))),
      el("footer.veranda", {}, el("div.rail", {}, el("div.ask", {}, el("b", {}, say("playAgain")), el("small", {}, say("playAgainHelp"))), el("div.ends", {}, el("a.btn", { href: "/" }, icon("ic-back"), say("home")), el("button.btn", { type: "button", onclick: (event) => this.share(event.currentTarget) }, icon("ic-link"), say("shareReplay")), el("a.btn", { href: `/replay/${table}` }, icon("ic-play"), say("watchReplay")), head.you === null ? null : again))));
  }

  headline(order) {
    const { scores, points } = this.result;
    const best = order.filter((seat) => scores[seat] > 0);
    const you = this.head.you;
    if (!best.length) return say("drawn");
    if (best.length > 1) return say("shared", { names: listed(best.map((seat) => this.names[seat])) });
    const [winner] = best;
    const second = order.find((seat) => seat !== winner);
    const told = points.some((n) => n !== points[0]);
    const even = told && points[winner] === points[second]; // and yet one wins: by what breaks ties
    if (even) return winner === you ? say("wonTie", { points: points[winner] }) : say("winsTie", { name: this.names[winner], points: points[winner] });
    if (winner === you) return second === undefined || !told ? say("wonAlone") : say("won", { mine: points[winner], theirs: points[second] });
    if (you !== null && told) return say(this.names.length > 2 ? "wonByAmong" : "wonBy", { name: this.names[winner], theirs: points[winner], mine: points[you] });
    return told ? say("wins", { name: this.names[winner], points: points[winner] }) : say("winsPlain", { name: this.names[winner] });
  }

  async show() {
    const { width, height } = this.board.getBoundingClientRect();
    const scene = voiced(arranged(await this.final(), this.painter, { width, height, narrow: true, flat: width > height }), this.head);
    this.surface.draw(scene, lying(scene, "garden"), { captions: true });
    this.camera = new Camera(this.surface, { press: () => {} });
    this.camera.head = { beside: 190, above: 56 };
    this.camera.box = () => this.painter.bounds?.(scene, this.surface.items) ?? this.surface.bounds();
    this.camera.fit();
    this.node.querySelector("h1").setAttribute("tabindex", "-1");
    this.node.querySelector("h1").focus({ preventScroll: true });
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const found = await ask(`/api/tables/${this.table}/analysis`);
        if (found.curve.length) return this.chart(found);
        break;
      } catch (error) {
        if (error.code !== "thinking" && error.code !== "busy") break;
      }
      await new Promise((done) => setTimeout(done, 1500));
      if (!this.node.isConnected) return undefined;
    }
    swap(this.analysis, el("p.muted", {}, say("noAnalysis")));
    return undefined;
  }

  /** The end as a watcher sees it: with everybody's own things among the others'. */
  async final() {
    const n = this.moves.at(-1)?.n ?? 0;
    return ask(`/api/tables/${this.table}/steps/${n}?as=none`).then((found) => opened(found.scene)).catch(() => this.scene);
  }

  chart(found) {
    const { curve, turns, luck, throws } = read(found);
    swap(this.analysis, chanceChart(curve, this.names, turns, { ...(this.analysis.clientWidth < 480 ? { width: 390, height: 300 } : { height: 390 }), move: (i) => Math.max(1, this.moves.filter((each) => each.n <= curve[i].n).length) }));
    swap(this.turns,
      luck.some((part) => Math.abs(part) >= LITTLE) ? [el("h2.title", {}, say("luck")), luckBars(luck, this.names), el("p.help", {}, say("luckHelp"))] : null,
      el("h2.title", {}, say("turned")), turns.length ? el("ol.turn-list", {}, turns.map((turn, i) => this.turn(turn, i))) : el("p.muted", {}, say("noTurns")),
      throws.length ? [el("h2.title", {}, say("throws")), el("ul.turn-list", {}, throws.map((each) => this.thrown(each)))] : null);
  }

  /** A line that gave much away, in words, and what would have been better. */
  turn(turn, i) {
    const words = inWords(turn, this.head);
    const name = called(this.head, turn.seat);
    return el("li", {}, el("span.pin", { "aria-hidden": "true" }, String(i + 1)),
      el("a", { href: `/replay/${this.table}?n=${turn.n}` }, say("turnedBy", { name, title: words.played }), words.better ? el("small", {}, say("better", { title: words.better })) : null),
      el("b", {}, signed(turn.change)));
  }

  /** What chance did, as the log tells it, and to whom it mattered most. */
  thrown({ n, scores }) {
    const seat = scores.reduce((best, part, i) => (Math.abs(part) > Math.abs(scores[best]) ? i : best), 0);
    const told = this.moves.filter((each) => each.n <= n && (each.seat === null || each.seat === undefined)).at(-1);
    return el("li", {}, svgShape(seat), el("a", { href: `/replay/${this.table}?n=${n}` }, told ? sentence(told, this.head) : say("moveAt", { n })), el("b", {}, signed(scores[seat])));
  }

  async share(button) {
    const link = new URL(`/replay/${this.table}`, location.href).href;
    await navigator.clipboard?.writeText(link).catch(() => {});
    swap(button, icon("ic-check"), say("linkCopied"));
  }

  async again() {
    this.againButton.setAttribute("aria-busy", "true");
    try {
      const made = await ask(`/api/tables/${this.table}/rematch`, {});
      go(made.link);
    } catch (error) {
      this.againButton.removeAttribute("aria-busy");
      this.againButton.before(el("p.note", { role: "alert" }, error.says ?? error.message));
    }
  }

  /** Someone else has set up the next game already. */
  rematch() {
    swap(this.againButton, icon("ic-check"), say("rematchReady"));
  }
}

const signed = (share) => (share ? `${share > 0 ? "+" : "−"}${percent(Math.abs(share))}` : "");

/** The line of a decision and the best there was, as choices are offered. */
function inWords(decision, head) {
  const title = (line) => withNames(decision.lines.find((each) => each.line === line)?.title || line, head);
  return { played: title(decision.line), better: decision.better ? title(decision.better) : "" };
}

/** The analysis as charts want it: each turning point with its place on the curve. */
export function read(found) {
  const index = new Map(found.curve.map((point, i) => [point.n, i]));
  return { ...found, turns: found.turns.map((turn) => ({ ...turn, index: index.get(turn.n) ?? 0 })) };
}
