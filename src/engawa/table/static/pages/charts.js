// Charts of our own: score bars, the chance to win, ratings; in shapes and dashes as well as colours.

import { el, svg } from "../dom.js";
import { SHAPES } from "../engine/painter.js";
import { svgShape } from "../parts/seats.js";
import { percent, row, say } from "../words.js";

/** @import { CountIs, CurvePoint, Point } from "../../types/protocol" */

/**
 * How a curve is drawn: `at` a place along it is marked, `share` says how far along each point lies, `move` which
 * move it is, and `pick` hears where it was pressed.
 * @typedef {object} Style
 * @property {number} [width]
 * @property {number} [height]
 * @property {boolean} [labels]
 * @property {number | null} [at]
 * @property {((part: number) => void) | null} [pick]
 * @property {number[] | null} [share]
 * @property {((i: number) => number) | null} [move]
 */

const DASHES = ["none", "9 5", "2 5", "9 4 2 4", "5 4"];
const FILLS = ["#4f6f48", "#34568b", "#3b4240", "#8a6212", "#7c316a", "#1f6d86", "#93442a", "#5d6962"];

/**
 * Stacked bars: one row a seat, one colour and pattern a category, points written in.
 * @param {CountIs[]} pad
 * @param {number[]} points
 * @param {string[]} names
 * @param {number[]} order
 */
export function scoreBars(pad, points, names, order) {
  const rows = pad // a category that brought nothing keeps its colour for another game
    .map((row, i) => ({ ...row, spec: i % 2 ? ".hatched" : "", color: FILLS[i % FILLS.length] }))
    .filter((row) => row.points.some((n) => n !== 0));
  const most = Math.max(
    1,
    ...points.map((_, seat) => rows.reduce((sum, row) => sum + Math.max(0, row.points[seat]), 0)),
  );
  const bars = order.map((seat) =>
    el(
      "div.score-row",
      {},
      svgShape(seat),
      el("b", {}, names[seat]),
      el(
        "div.bar",
        {},
        rows.map((row) =>
          row.points[seat] > 0
            ? el(
                `span${row.spec}`,
                {
                  title: say("titled", { what: row.title, says: row.points[seat] }),
                  style: {
                    flex: `0 0 ${(row.points[seat] / most) * 100}%`,
                    "background-color": row.color,
                  },
                },
                row.points[seat] / most > 0.04 ? String(row.points[seat]) : "",
              )
            : null,
        ),
      ),
      el("span.total.title", {}, String(points[seat])),
    ),
  );
  const key = el(
    "ul.bar-key",
    {},
    rows.map((row) => el("li", {}, el(`i${row.spec}`, { style: { "background-color": row.color } }), row.title)),
  );
  const table = el(
    "table.sr",
    {},
    el("caption", {}, say("score")),
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("td"),
        rows.map((row) => el("th", { scope: "col" }, row.title)),
        el("th", { scope: "col" }, say("score")),
      ),
    ),
    el(
      "tbody",
      {},
      order.map((seat) =>
        el(
          "tr",
          {},
          el("th", { scope: "row" }, names[seat]),
          rows.map((row) => el("td", {}, String(row.points[seat]))),
          el("td", {}, String(points[seat])),
        ),
      ),
    ),
  );
  return el("div.scores", {}, el("div", { "aria-hidden": "true" }, bars, key), table);
}

/**
 * What chance brought to each seat, as bars from the middle; less than `little` of a win is as usual.
 * @param {number[]} luck
 * @param {string[]} names
 * @param {number} little
 */
export function luckBars(luck, names, little) {
  const most = Math.max(0.1, ...luck.map(Math.abs));
  return el(
    "ul.luck",
    {},
    luck.map((part, seat) => {
      const wide = (Math.abs(part) / most) * 50;
      return el(
        "li",
        {},
        svgShape(seat),
        el(
          "b",
          {},
          names[seat],
          el("small", {}, say(Math.abs(part) < little ? "luck-usual" : part > 0 ? "luck-more" : "luck-less")),
        ),
        svg(
          "svg",
          { viewBox: "0 0 100 16", preserveAspectRatio: "none", "aria-hidden": "true" },
          svg("path", { d: "M0 8H100", class: "grid" }),
          svg("rect", {
            x: part < 0 ? 50 - wide : 50,
            y: 2,
            width: wide,
            height: 12,
            rx: 1.5,
            fill: `var(--seat-${seat + 1})`,
          }),
          svg("path", { d: "M50 0V16", class: "zero" }),
        ),
        el("span.num", {}, `${part < 0 ? "−" : "+"}${percent(Math.abs(part))}`),
      );
    }),
  );
}

/**
 * Lines of the chance to win; marked turning points. `curve` is [{n, scores: [..]}].
 * @param {Point[]} curve
 * @param {string[]} names
 * @param {{index: number}[]} turns
 * @param {Style} how
 */
export function chanceChart(
  curve,
  names,
  turns,
  { width = 560, height = 330, labels = true, at = null, pick = null, share = null, move = null } = {},
) {
  const [l, r, t, b] = labels ? [42, 96, 18, 26] : [4, 4, 14, 6];
  const last = Math.max(0, curve.length - 1);
  /** @param {number} i */
  const along = (i) => share?.[i] ?? i / (last || 1); // from left to right, 0 to 1
  /** @param {number} i */
  const x = (i) => l + along(i) * (width - l - r);
  /** @param {number} part */
  const y = (part) => t + (1 - part) * (height - t - b);
  const ends = names.map((name, seat) => say("amount", { what: name, n: percent(curve.at(-1)?.scores[seat] ?? 0) }));
  const root = svg("svg", {
    class: "chart",
    viewBox: `0 0 ${width} ${height}`,
    role: "img",
    "aria-label": say("titled", { what: say("chance"), says: row(ends) }),
  });
  if (labels)
    for (const part of [0, 0.5, 1])
      root.append(
        svg("path", { d: `M${l} ${y(part)}H${width - r}`, class: "grid" }),
        svg("text", { x: l - 8, y: y(part) + 4, "text-anchor": "end" }, percent(part)),
      );
  const marked = [...new Set([1, 2, 3, 4].map((k) => Math.round((last * k) / 5)))].filter((i) => i > 0 && i < last);
  if (move)
    for (const i of new Set([0, ...marked, last]))
      root.append(
        svg("text", { x: x(i), y: height - 4, "text-anchor": "middle" }, i ? String(move(i)) : say("move-one")),
      );
  for (const turn of turns) root.append(svg("path", { d: `M${x(turn.index)} ${t}V${height - b}`, class: "turning" }));
  names.forEach((_, seat) => {
    const d = curve
      .map((point, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(point.scores[seat]).toFixed(1)}`)
      .join("");
    root.append(
      svg("path", {
        d,
        fill: "none",
        stroke: `var(--seat-${seat + 1})`,
        "stroke-width": 2.6,
        "stroke-dasharray": DASHES[seat],
        "stroke-linejoin": "round",
      }),
    );
    if (labels)
      for (const i of marked)
        root.append(
          svg("use", {
            href: `#seat-${SHAPES[seat]}`,
            x: x(i) - 6,
            y: y(curve[i].scores[seat]) - 6,
            width: 12,
            height: 12,
            color: `var(--seat-${seat + 1})`,
          }),
        );
  });
  /** @type {number[]} */
  const apart = []; // they stand beside each other, however close the moves were
  for (const turn of turns) apart.push(Math.max(x(turn.index), (apart.at(-1) ?? -Infinity) + 21));
  const pins = apart.map((spot, i) => Math.min(spot, width - r - 12 - 21 * (apart.length - 1 - i))); // within the lines
  pins.forEach((spot, i) => {
    root.append(
      svg("circle", { cx: spot, cy: t - 4, r: 9, class: "pin" }),
      svg("text", { x: spot, y: t, "text-anchor": "middle", class: "pin-n" }, String(i + 1)),
    );
  });
  if (labels) {
    const ends = names
      .map((name, seat) => ({ name, seat, share: curve.at(-1)?.scores[seat] ?? 0 }))
      .sort((a, c) => c.share - a.share);
    /** @type {number[]} */
    const spots = [];
    for (const end of ends) spots.push(Math.max(y(end.share), (spots.at(-1) ?? -Infinity) + 17));
    for (const [i, end] of ends.entries()) {
      const at = Math.min(spots[i], y(0) - 17 * (ends.length - 1 - i)); // those at the bottom push the others up
      root.append(
        svg("use", {
          href: `#seat-${SHAPES[end.seat]}`,
          x: width - r + 6,
          y: at - 6,
          width: 12,
          height: 12,
          color: `var(--seat-${end.seat + 1})`,
        }),
        svg("text", { x: width - r + 22, y: at + 4 }, `${end.name} ${percent(end.share)}`),
      );
    }
  }
  if (at !== null) {
    const now = l + at * (width - l - r);
    root.append(
      svg("path", { d: `M${now} ${t - 6}V${height}`, class: "now" }),
      svg("path", { d: `M${now - 7} ${t - 8}h14v8l-7 7-7-7z`, class: "now-head" }),
    );
  }
  if (pick)
    root.addEventListener("pointerdown", (event) => {
      const box = root.getBoundingClientRect();
      const place = ((event.clientX - box.left) / box.width) * width;
      pick(Math.min(1, Math.max(0, (place - l) / (width - l - r))));
    });
  return root;
}

/**
 * Where a strength lies: a dot for the figure, a bar for how sure it is, between the lowest and the highest of a page.
 * @param {{points: number, within: number}} rating
 * @param {number} low
 * @param {number} high
 * @param {number} wide
 */
export function ratingBar({ points, within }, low, high, wide = 100) {
  /** @param {number} n */
  const x = (n) => 4 + ((n - low) / (high - low || 1)) * (wide - 8);
  const told = { points: String(points), within: String(within) };
  return svg(
    "svg",
    { class: "rating-bar", viewBox: `0 0 ${wide} 16`, role: "img", "aria-label": say("rating-within", told) },
    svg("path", { d: `M2 8H${wide - 2}`, class: "grid" }),
    svg("rect", {
      x: x(points - within).toFixed(1),
      y: 5,
      width: (x(points + within) - x(points - within)).toFixed(1),
      height: 6,
      rx: 3,
      class: "sure",
    }),
    svg("circle", { cx: x(points).toFixed(1), cy: 8, r: 5 }),
  );
}

/**
 * How a rating went, game by game, with a dot where it is now.
 * @param {CurvePoint[]} curve
 */
export function ratingCurve(curve) {
  const figures = curve.map(({ points }) => points);
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const last = Math.max(1, figures.length - 1);
  const spots = figures.map((n, i) => [4 + (i / last) * 90, 26 - ((n - low) / (high - low || 1)) * 20]);
  const [x, y] = spots.at(-1) ?? [4, 26];
  const told = { from: String(figures[0] ?? 0), to: String(figures.at(-1) ?? 0) };
  return svg(
    "svg",
    { class: "rating-curve", viewBox: "0 0 100 32", role: "img", "aria-label": say("curve-says", told) },
    svg("path", { d: "M4 30H96", class: "grid" }),
    svg("path", {
      d: spots.map(([a, b], i) => `${i ? "L" : "M"}${a.toFixed(1)} ${b.toFixed(1)}`).join(""),
      class: "line",
    }),
    svg("circle", { cx: x, cy: y, r: 3.2 }),
  );
}
