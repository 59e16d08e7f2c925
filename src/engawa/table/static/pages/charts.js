// Charts of our own: score bars and the chance to win, in shapes and dashes as well as colours.

import { el, svg } from "../dom.js";
import { SHAPES } from "../engine/painter.js";
import { svgShape } from "../parts/seats.js";
import { percent, say } from "../words.js";

export const DASHES = ["none", "9 5", "2 5", "9 4 2 4", "5 4"];
const FILLS = ["#4f6f48", "#34568b", "#3b4240", "#8a6212", "#7c316a", "#1f6d86", "#93442a", "#5d6962"];

/** Stacked bars: one row a seat, one colour and pattern a category, points written in. */
export function scoreBars(pad, points, names, order) {
  const rows = pad.filter((row) => row.points.some((n) => n !== 0));
  const most = Math.max(1, ...points.map((_, seat) => rows.reduce((sum, row) => sum + Math.max(0, row.points[seat]), 0)));
  const bars = order.map((seat) => el("div.score-row", {}, svgShape(seat), el("b", {}, names[seat]), el("div.bar", {}, rows.map((row, i) => (row.points[seat] > 0 ? el("span", { title: `${row.title}: ${row.points[seat]}`, style: { flex: `0 0 ${(row.points[seat] / most) * 100}%`, background: FILLS[i % FILLS.length] } }, (row.points[seat] / most) > 0.04 ? String(row.points[seat]) : "") : null))), el("span.total.title", {}, String(points[seat]))));
  const key = el("ul.bar-key", {}, rows.map((row, i) => el("li", {}, el("i", { style: { background: FILLS[i % FILLS.length] } }), row.title)));
  const table = el("table.sr", {}, el("caption", {}, say("score")), el("thead", {}, el("tr", {}, el("th", {}, ""), rows.map((row) => el("th", { scope: "col" }, row.title)), el("th", { scope: "col" }, say("score")))), el("tbody", {}, order.map((seat) => el("tr", {}, el("th", { scope: "row" }, names[seat]), rows.map((row) => el("td", {}, String(row.points[seat]))), el("td", {}, String(points[seat]))))));
  return el("div.scores", {}, el("div", { "aria-hidden": "true" }, bars, rows.length > 1 ? key : null), table);
}

/** Lines of the chance to win; marked turning points. `curve` is [{n, scores: [..]}]. */
export function chanceChart(curve, names, turns, { width = 560, height = 330, labels = true, at = null, pick = null, share = null } = {}) {
  const [l, r, t, b] = labels ? [42, 96, 18, 26] : [4, 4, 8, 22];
  const last = Math.max(1, curve.length - 1);
  const along = (i) => share?.[i] ?? i / last; // from left to right, 0 to 1
  const x = (i) => l + along(i) * (width - l - r);
  const y = (part) => t + (1 - part) * (height - t - b);
  const root = svg("svg", { class: "chart", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${say("chance")}: ${names.map((name, seat) => `${name} ${percent(curve.at(-1)?.scores[seat] ?? 0)}`).join(", ")}` });
  if (labels) for (const part of [0, 0.5, 1]) root.append(svg("path", { d: `M${l} ${y(part)}H${width - r}`, class: "grid" }), svg("text", { x: l - 8, y: y(part) + 4, "text-anchor": "end" }, percent(part)));
  turns.forEach((turn, i) => {
    const at = x(turn.index);
    root.append(svg("path", { d: `M${at} ${t}V${height - b}`, class: "turning" }), svg("circle", { cx: at, cy: labels ? t - 4 : t + 4, r: 9, class: "pin" }), svg("text", { x: at, y: labels ? t : t + 8, "text-anchor": "middle", class: "pin-n" }, String(i + 1)));
  });
  names.forEach((_, seat) => {
    const d = curve.map((point, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(point.scores[seat]).toFixed(1)}`).join("");
    root.append(svg("path", { d, fill: "none", stroke: `var(--seat-${seat + 1})`, "stroke-width": 2.6, "stroke-dasharray": DASHES[seat], "stroke-linejoin": "round" }));
  });
  if (labels) {
    const ends = names.map((name, seat) => ({ name, seat, share: curve.at(-1).scores[seat] })).sort((a, c) => c.share - a.share);
    let floor = -Infinity;
    for (const end of ends) {
      const at = Math.max(y(end.share), floor + 17);
      floor = at;
      root.append(svg("use", { href: `#seat-${SHAPES[end.seat]}`, x: width - r + 6, y: at - 6, width: 12, height: 12, color: `var(--seat-${end.seat + 1})` }), svg("text", { x: width - r + 22, y: at + 4 }, `${end.name} ${percent(end.share)}`));
    }
  }
  if (at !== null) {
    const now = l + at * (width - l - r);
    root.append(svg("path", { d: `M${now} ${t - 6}V${height - 4}`, class: "now" }), svg("path", { d: `M${now - 7} ${t - 8}h14v8l-7 7-7-7z`, class: "now-head" }));
  }
  if (pick) root.addEventListener("pointerdown", (event) => {
    const box = root.getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * width;
    pick(Math.min(1, Math.max(0, (place - l) / (width - l - r))));
  });
  return root;
}
