// What many made of the same luck: bars of how often points were made; and points, move by move, of a few tables.

import { el, svg } from "../dom.js";
import { SHAPES } from "../engine/painter.js";
import { row, say } from "../words.js";

/** @import { ScoreAt } from "../../types/protocol" */

const WIDE = 8; // points that share a bar
const DASHES = ["none", "7 5", "2 5", "9 4 2 4"];
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT] = [380, 190, 12, 12, 56, 24];

/**
 * How many made how many points, the line to win, and one's own.
 * @param {number[][]} counts points, and how many made them
 * @param {number} wins
 * @param {{points: number, playing: boolean} | null} mine
 */
export function spread(counts, wins, mine) {
  const all = counts.map(([points]) => points);
  const low = Math.floor(Math.min(wins - WIDE, ...all, mine?.points ?? wins) / WIDE) * WIDE;
  const high = Math.floor(Math.max(wins + WIDE, ...all, mine?.points ?? wins) / WIDE) * WIDE + WIDE;
  const bins = Array.from({ length: (high - low) / WIDE }, (_, i) => ({ from: low + i * WIDE, n: 0 }));
  for (const [points, n] of counts) bins[Math.floor((points - low) / WIDE)].n += n;
  const most = Math.max(1, ...bins.map((bin) => bin.n));
  const floor = HEIGHT - FOOT;
  /** @param {number} points */
  const x = (points) => LEFT + ((points - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const step = x(low + WIDE) - x(low);
  const every = Math.max(1, Math.ceil(bins.length / 7));
  /** @type {(at: number) => "start" | "middle" | "end"} keeps words within the picture */
  const anchor = (at) => (at < 60 ? "start" : at > WIDTH - 60 ? "end" : "middle");
  const root = svg("svg", { class: "chart spread", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" });
  for (const [i, { from, n }] of bins.entries()) {
    const tall = n ? Math.max(3, (n / most) * (floor - TOP)) : 0;
    if (n) root.append(svg("rect", { x: x(from) + 1, y: floor - tall, width: step - 2, height: tall, rx: 2 }));
    if (i % every === 0)
      root.append(svg("text", { x: x(from) + step / 2, y: HEIGHT - 6, "text-anchor": "middle" }, String(from)));
  }
  root.append(
    svg("path", { d: `M${LEFT} ${floor}H${WIDTH - RIGHT}`, class: "grid" }),
    svg("path", { d: `M${x(wins)} ${TOP - 18}V${floor}`, class: "mark" }),
    svg("text", { x: x(wins), y: TOP - 24, "text-anchor": anchor(x(wins)) }, say("daily-wins", { n: wins })),
  );
  if (mine) {
    const at = x(mine.points) + (step / 2) * (mine.points % WIDE === 0 ? 1 : 0);
    const words = say(mine.playing ? "daily-you-now" : "daily-you", { n: mine.points });
    root.append(
      svg("path", { d: `M${at} 18V${floor}`, class: mine.playing ? "me now-me" : "me" }),
      svg("use", { href: `#seat-${SHAPES[0]}`, x: at - 7, y: 16, width: 14, height: 14, color: "var(--seat-1)" }),
      svg("text", { x: at, y: 12, "text-anchor": anchor(at), class: "me-n" }, words),
    );
  }
  const table = el(
    "table.sr",
    {},
    el("caption", {}, say("daily-everyone")),
    el("tr", {}, el("th", { scope: "col" }, say("points")), el("th", { scope: "col" }, say("daily-gardens"))),
    bins
      .filter((bin) => bin.n)
      .map(({ from, n }) =>
        el(
          "tr",
          {},
          el("th", { scope: "row" }, say("daily-range", { low: from, high: from + WIDE - 1 })),
          el("td", {}, String(n)),
        ),
      ),
  );
  return el("div.spread-box", {}, root, table);
}

/**
 * The points of a seat at each of some tables, move by move; grey as long as all were alike.
 * @param {{name: string, curve: ScoreAt[], seat: number}[]} tables
 * @param {number} same how many moves were
 */
export function pointLines(tables, same) {
  const [width, height, r] = innerWidth < 600 ? [340, 230, 90] : [620, 250, 120];
  const [l, t, b] = [34, 22, 26];
  const last = Math.max(1, ...tables.map(({ curve }) => curve.at(-1)?.step ?? 0));
  const values = tables.flatMap(({ curve, seat }) => curve.map((each) => each.points[seat]));
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  /** @param {number} step */
  const x = (step) => l + (step / last) * (width - l - r);
  /** @param {number} points */
  const y = (points) => t + (1 - (points - least) / (most - least)) * (height - t - b);
  const ends = tables.map(({ name, curve, seat }, i) => ({ i, name, points: curve.at(-1)?.points[seat] ?? 0 }));
  const root = svg("svg", {
    class: "chart",
    viewBox: `0 0 ${width} ${height}`,
    role: "img",
    "aria-label": say("titled", {
      what: say("same-luck-points"),
      says: row(ends.map(({ name, points }) => say("amount", { what: name, n: points }))),
    }),
  });
  for (const points of [least, Math.round((least + most) / 2), most])
    root.append(
      svg("path", { d: `M${l} ${y(points)}H${width - r}`, class: "grid" }),
      svg("text", { x: l - 8, y: y(points) + 4, "text-anchor": "end" }, String(points)),
    );
  root.append(svg("path", { d: `M${x(same)} ${t - 8}V${height - b}`, class: "mark" }));
  for (const { i } of ends) {
    const { curve, seat } = tables[i];
    const points = curve.map((each) => `${x(each.step).toFixed(1)} ${y(each.points[seat]).toFixed(1)}`);
    const color = `var(--seat-${i + 1})`;
    root.append(
      svg("path", {
        d: points.length ? `M${points.join("L")}` : "",
        fill: "none",
        stroke: color,
        "stroke-width": 2.6,
        "stroke-dasharray": DASHES[i],
        "stroke-linejoin": "round",
      }),
    );
  }
  ends.sort((a, c) => c.points - a.points);
  let spot = -Infinity;
  for (const { i, name, points } of ends) {
    spot = Math.max(y(points), spot + 17);
    root.append(
      svg("use", {
        href: `#seat-${SHAPES[i]}`,
        x: width - r + 6,
        y: spot - 6,
        width: 12,
        height: 12,
        color: `var(--seat-${i + 1})`,
      }),
      svg("text", { x: width - r + 22, y: spot + 4 }, say("amount", { what: name, n: points })),
    );
  }
  return root;
}
