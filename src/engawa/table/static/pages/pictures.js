// The five games as small pictures for their cards, put together from the sheets.

import { svg } from "../dom.js";
import { helpers as h } from "../engine/painter.js";
import { sheet } from "../engine/sheets.js";

export const FILES = { bamboo_harvest: "bamboo-harvest.svg", pass_the_pandas: "pass-the-pandas.svg", the_harvest: "the-harvest.svg", takenoko: "takenoko.svg", bonsai: "bonsai.svg" };
export const STAGES = { bamboo_harvest: "bamboo", pass_the_pandas: "pandas", the_harvest: "harvest", takenoko: "takenoko", bonsai: "bonsai" };

/** A picture, 254 by 172; it fills itself when its sheet has come. */
export function picture(game) {
  const root = svg("svg", { class: "picture", viewBox: "0 0 254 172", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" });
  const stage = STAGES[game] ?? "takenoko";
  root.append(svg("rect", { x: -300, y: -100, width: 900, height: 400, fill: `var(--stage-${stage})` }));
  if (FILES[game]) sheet(FILES[game]).then(() => root.append(...[PICTURES[game]()].flat(9).filter(Boolean)));
  else root.append(svg("use", { href: "#mark", x: 87, y: 46, width: 80, height: 80, color: `var(--stage-${stage}-ink)` }));
  return root;
}

const bars = (fill, list) => list.map(([x, w]) => svg("rect", { x, y: -100, width: w, height: 400, fill }));

function card(x, y, rank, suit, reeds) {
  return h.group({ transform: `translate(${x} ${y}) scale(.52)` }, h.use("bh-card"), h.numeral(rank, { x: 20, y: 23, height: 27, color: "var(--art-red)" }), h.fit(`bh-${suit}`, { x: 8, y: 42, width: 23, height: 23, color: "var(--art-red)" }),
    reeds ? h.fit(`bh-reeds-${reeds}`, { x: 36, y: 12, width: 60, height: 76 }) : [h.fit("bh-king", { x: 34, y: 12, width: 60, height: 54 })],
    svg("rect", { x: 8, y: 74, width: reeds ? 30 : 84, height: 20, rx: 10, fill: reeds ? "var(--art-green-lo)" : "var(--art-paper-2)" }),
    reeds ? h.numeral(reeds, { x: 23, y: 84, height: 14, color: "#fff" }) : [h.fit("bh-scroll", { x: 24, y: 76, width: 16, height: 16, color: "var(--art-ink)" }), h.numeral("+1", { x: 62, y: 84, height: 14 })]);
}

function built(x, y, seat) {
  return h.group({ transform: `translate(${x} ${y}) scale(.52)` }, h.use("bh-back-green"), h.use("bh-token", { x: 50, y: 50, scale: 1.45, color: `var(--seat-${seat + 1})` }), h.seatShape(seat, { x: 50, y: 50, size: 34, color: "#fff" }));
}

const PICTURES = {
  bamboo_harvest: () => [
    ...bars("var(--stage-bamboo-2)", [[20, 18], [58, 8], [200, 16], [226, 20], [-30, 24], [282, 14]]),
    svg("path", { d: "M127 62V116", stroke: "#fff", "stroke-width": 13 }),
    card(43, 30, "10", "heart", 5), built(101, 30, 0), card(159, 30, "7", "diamond", 4),
    card(43, 88, "K", "diamond", 0), built(101, 88, 1), card(159, 88, "4", "heart", 2),
    svg("path", { d: "M127 72V100", stroke: "#fff", "stroke-width": 12 }), svg("path", { d: "M127 71V101", stroke: "var(--seat-1)", "stroke-width": 9 }),
  ],
  pass_the_pandas: () => [
    ...Array.from({ length: 60 }, (_, i) => svg("rect", { x: -80 + i * 7, y: -50, width: 1.5, height: 300, fill: "var(--stage-pandas-2)" })),
    svg("rect", { x: -200, y: 128, width: 700, height: 17, fill: "#2f4b3c" }),
    die("panda", 75, 70, -9), die("bamboo", 172, 60, 9), die("water", 136, 128, -4, 0.68),
  ],
  the_harvest: () => [
    ...[[0, 60, 40], [46, 84, 30], [84, 40, 34], [130, 70, 40], [180, 52, 36], [224, 80, 40], [-50, 70, 40], [270, 60, 50]].map(([x, y, w]) => svg("rect", { x, y, width: w, height: 200, fill: "var(--stage-harvest-2)" })),
    svg("rect", { x: -200, y: 128, width: 700, height: 60, fill: "#4a4553" }), svg("path", { d: "M-200 150H500", stroke: "#cdb68a", "stroke-width": 3, "stroke-dasharray": "18 16" }),
    h.group({ transform: "translate(32 28) rotate(-7)" }, person("Octavia Plum", { skin: "#7c4e30", hair: "#2c2522", cloth: "#694a72", trim: "#dccda9", hat: "#694a72", window: "#a9bcc0" }, ["body-dress", "head-oval", "face-calm", "hair-bob", "hat-pillbox"], [1, 3])),
    h.group({ transform: "translate(130 22) rotate(6)" }, person("Jasper Nettle", null, ["body-suit", "head-long", "face-sly", "hair-slick", "hat-fedora", "prop-fern"], [4, 4])),
  ],
  takenoko: () => [
    ...[150, 130, 110].map((r) => svg("circle", { cx: 127, cy: 86, r, fill: "none", stroke: "var(--stage-takenoko-2)", "stroke-width": 2 })),
    h.group({ transform: "translate(127 86) scale(.76)" }, garden()),
  ],
  bonsai: () => [
    svg("circle", { cx: 127, cy: 88, r: 82, fill: "color-mix(in srgb, var(--art-leaf) 13%, var(--surface))", stroke: "var(--plank-3)", "stroke-width": 7 }),
    svg("rect", { x: -200, y: 156, width: 700, height: 40, fill: "var(--plank-2)" }), svg("rect", { x: -200, y: 154, width: 700, height: 3, fill: "var(--plank-gap)" }),
    h.group({ transform: "translate(128 108) scale(.235)" }, tree()),
  ],
};

function die(face, x, y, turn, scale = 0.86) {
  return h.group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, h.use("pp-die"), h.use(`pp-face-${face}`));
}

function person(name, day, layers, [value, other]) {
  const look = day ?? { skin: "#4b5075", hair: "#25283f", cloth: "#2b2f49", trim: "#5c618a", hat: "#25283f", window: "#343858" };
  const paint = h.group({}, ["bg", ...layers].map((name) => h.fit(`hv-${name}`, { x: -11, y: -2, width: 106, height: 88 })));
  const vars = { "--p-skin": look.skin, "--p-hair": look.hair, "--p-cloth": look.cloth, "--p-trim": look.trim, "--p-hat": look.hat, "--p-line": day ? "var(--art-ink)" : "#f0c36a", "--p-lip": day ? "#a8403a" : "#f0c36a", color: look.window };
  for (const [name, worth] of Object.entries(vars)) paint.style.setProperty(name, worth);
  return [
    svg("rect", { width: 84, height: 110, rx: 6, fill: day ? "var(--art-paper)" : "var(--art-night)", stroke: "var(--art-ink)" }),
    svg("svg", { x: 1, y: 1, width: 82, height: 60, viewBox: "0 0 82 60" }, paint),
    svg("path", { d: "M0 61H84", stroke: day ? "var(--art-ink)" : "#f0c36a", "stroke-width": 1.3 }),
    h.use("hv-value", { x: 70, y: 14, scale: 0.62 }), h.numeral(value, { x: 70, y: 14, height: 15, color: "#fff" }),
    h.use("hv-value2", { x: 70, y: 36, scale: 0.5 }), h.numeral(other, { x: 70, y: 36, height: 10 }),
    h.text(name, { x: 6, y: 72, size: 9, anchor: "start", font: "title", color: day ? "var(--art-ink)" : "var(--art-night-ink)" }),
    day ? h.group({ color: "var(--art-ink)" }, h.fit("hv-swap", { x: 6, y: 79, width: 17, height: 17 })) : [h.use("hv-coin", { x: 42, y: 90, scale: 0.8 }), h.numeral(3, { x: 42, y: 90, height: 13, color: "var(--art-gold-lo)" })],
  ];
}

function garden() {
  const hexes = [[0, 0, "pond"], [-43.3, -75, "pink"], [43.3, -75, "green"], [-86.6, 0, "green"], [86.6, 0, "yellow"], [-43.3, 75, "pink"], [43.3, 75, "yellow"]];
  const grove = (x, y, colour, height) => [...Array.from({ length: height }, (_, i) => h.use(`tk-bamboo-${colour}`, { x: x + 15, y: y + 28 - i * 16 })), h.use("tk-leaves", { x: x + 15, y: y + 14 - (height - 1) * 16, color: `var(--art-${colour})` })];
  return [
    hexes.map(([x, y, c]) => h.use(c === "pond" ? "tk-pond" : `tk-plot-${c}`, { x, y })),
    hexes.slice(1).map(([x, y]) => h.use("tk-bed-wet", { x, y })),
    grove(43.3, -75, "green", 3), grove(-86.6, 0, "green", 2), grove(86.6, 0, "yellow", 3), grove(-43.3, 75, "pink", 1),
    h.use("tk-panda", { x: -104, y: 31 }), h.use("tk-gardener", { x: 68, y: 31 }),
  ];
}

function tree() {
  const at = (q, r) => [(q + r / 2) * 86.6, r * 75];
  const wood = [[0, 0], [0, -1], [-1, -1], [1, -2], [2, -2], [1, -3]];
  const leaf = [[-2, -1], [-2, 0], [-1, -2], [0, -3], [2, -3], [3, -3], [3, -2], [1, -4]];
  const put = (id, [q, r]) => { const [x, y] = at(q, r); return h.use(id, { x, y }); };
  const limbs = [];
  for (const a of wood) for (const b of wood) {
    const [ax, ay] = at(...a), [bx, by] = at(...b);
    const far = Math.hypot(ax - bx, ay - by);
    if (far > 80 && far < 92 && (ax < bx || (ax === bx && ay < by))) limbs.push(h.group({ transform: `translate(${ax} ${ay}) rotate(${(Math.atan2(by - ay, bx - ax) * 180) / Math.PI}) scale(1 .8)` }, h.use("bn-limb")));
  }
  return [h.use("bn-pot", { x: -45, y: 42 }), wood.map((cell) => put("bn-base-wood", cell)), limbs, leaf.map((cell) => [put("bn-base-leaf", cell), put("bn-leaf", cell)]), put("bn-base-flower", [2, -4]), put("bn-flower", [2, -4])];
}
