// The picture of The Harvest on its card, 254 by 172: two people of Fight City.

import { svg } from "engawa/dom.js";
import { helpers as h } from "engawa/engine/painter.js";

export const card = () => [
  ...[
    [0, 60, 40],
    [46, 84, 30],
    [84, 40, 34],
    [130, 70, 40],
    [180, 52, 36],
    [224, 80, 40],
    [-50, 70, 40],
    [270, 60, 50],
  ].map(([x, y, w]) => svg("rect", { x, y, width: w, height: 200, fill: "var(--board-2)" })),
  svg("rect", { x: -200, y: 128, width: 700, height: 60, fill: "#4a4553" }),
  svg("path", { d: "M-200 150H500", stroke: "#cdb68a", "stroke-width": 3, "stroke-dasharray": "18 16" }),
  h.group(
    { transform: "translate(32 28) rotate(-7)" },
    person(
      "Octavia Plum",
      { skin: "#7c4e30", hair: "#2c2522", cloth: "#694a72", trim: "#dccda9", hat: "#694a72", window: "#a9bcc0" },
      ["body-dress", "head-oval", "face-calm", "hair-bob", "hat-pillbox"],
      [1, 3],
    ),
  ),
  h.group(
    { transform: "translate(130 22) rotate(6)" },
    person(
      "Jasper Nettle",
      null,
      ["body-suit", "head-long", "face-sly", "hair-slick", "hat-fedora", "prop-fern"],
      [4, 4],
    ),
  ),
];

/** @typedef {{skin: string, hair: string, cloth: string, trim: string, hat: string, window: string}} Day */

/**
 * @param {string} name
 * @param {Day | null} day null: night
 * @param {string[]} layers
 * @param {[value: number, other: number]} sides
 */
function person(name, day, layers, [value, other]) {
  const look = day ?? {
    skin: "#4b5075",
    hair: "#25283f",
    cloth: "#2b2f49",
    trim: "#5c618a",
    hat: "#25283f",
    window: "#343858",
  };
  const paint = h.group(
    {},
    ["bg", ...layers].map((name) => h.fit(`hv-${name}`, { x: -11, y: -2, width: 106, height: 88 })),
  );
  const vars = {
    "--p-skin": look.skin,
    "--p-hair": look.hair,
    "--p-cloth": look.cloth,
    "--p-trim": look.trim,
    "--p-hat": look.hat,
    "--p-line": day ? "var(--art-ink)" : "#f0c36a",
    "--p-lip": day ? "#a8403a" : "#f0c36a",
    color: look.window,
  };
  for (const [name, worth] of Object.entries(vars)) paint.style.setProperty(name, worth);
  return [
    svg("rect", {
      width: 84,
      height: 110,
      rx: 6,
      fill: day ? "var(--art-paper)" : "var(--art-night)",
      stroke: "var(--art-ink)",
    }),
    svg("svg", { x: 1, y: 1, width: 82, height: 60, viewBox: "0 0 82 60" }, paint),
    svg("path", { d: "M0 61H84", stroke: day ? "var(--art-ink)" : "#f0c36a", "stroke-width": 1.3 }),
    h.use("hv-value", { x: 70, y: 14, scale: 0.62 }),
    h.numeral(value, { x: 70, y: 14, height: 15, color: "#fff" }),
    h.use("hv-value2", { x: 70, y: 36, scale: 0.5 }),
    h.numeral(other, { x: 70, y: 36, height: 10 }),
    called(name, day ? "var(--art-ink)" : "var(--art-night-ink)"),
    day
      ? h.group({ color: "var(--art-ink)" }, h.fit("hv-swap", { x: 6, y: 79, width: 17, height: 17 }))
      : [
          h.use("hv-coin", { x: 42, y: 90, scale: 0.8 }),
          h.numeral(3, { x: 42, y: 90, height: 13, color: "var(--art-gold-lo)" }),
        ],
  ];
}

/**
 * A whole name, or the first of it where a font is too wide.
 * @param {string} name
 * @param {string} color
 */
function called(name, color) {
  const how = { x: 6, y: 72, size: 11.5, anchor: "start", font: "title", color };
  return h.text(name, { ...how, room: 74 }) ?? h.text(name.split(" ")[0], how);
}
