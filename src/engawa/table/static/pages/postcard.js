// A drawing of the page as a picture of its own, to be kept or shared: it needs no sheet, no style and no server.

import { svg } from "../dom.js";

const WIDTH = 1200;
const HEIGHT = 900;
const FOOT = 90; // of it, for the words
const FADED = ".coords, .stack-number, .marks, .previews, .ring, .hit";

/** @typedef {{board: SVGSVGElement, title: string, says: string}} Shown a drawing, and what is written under it */

/**
 * @param {Shown} shown
 * @returns {Promise<Blob>}
 */
export async function postcard(shown) {
  const whole = new XMLSerializer().serializeToString(drawn(shown));
  const address = URL.createObjectURL(new Blob([whole], { type: "image/svg+xml" }));
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
    return await new Promise((done, fail) => {
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture could not be made"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Give a picture to whom the device can share it with; else it is saved.
 * @param {Blob} blob
 * @param {string} title
 */
export async function give(blob, title) {
  const file = new File([blob], `${title.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch((error) => {
      if (error.name !== "AbortError") throw error; // who thinks better of it has done nothing wrong
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {Shown} shown */
function drawn({ board, title, says }) {
  const copy = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  for (const node of copy.querySelectorAll(FADED)) node.remove();
  for (const [name, value] of Object.entries({ width: WIDTH, height: HEIGHT - FOOT, overflow: "hidden" }))
    copy.setAttribute(name, String(value));
  copy.removeAttribute("class");
  const style = getComputedStyle(board);
  /** @type {(words: string, y: number, size: number, font: string) => SVGElement} */
  const line = (words, y, size, font) =>
    svg(
      "text",
      {
        x: WIDTH / 2,
        y,
        "font-size": size,
        "font-family": `var(${font})`,
        fill: "var(--ink)",
        "text-anchor": "middle",
      },
      words,
    );
  const root = svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT },
    svg("rect", { width: WIDTH, height: HEIGHT, fill: "var(--surface)" }),
    svg("rect", { width: WIDTH, height: HEIGHT - FOOT, fill: "var(--board)" }),
    copy,
    line(title, HEIGHT - FOOT + 40, 32, "--font-title"),
    line(says, HEIGHT - FOOT + 72, 22, "--font-ui"),
  );
  root.prepend(symbols(root));
  root.prepend(svg("style", {}, colours(root, style)));
  return root;
}

/**
 * The symbols that are used in it, and those that they use.
 * @param {SVGElement} root
 */
function symbols(root) {
  const defs = svg("defs");
  const known = new Set();
  /** @param {Element} node */
  const take = (node) => {
    for (const use of node.querySelectorAll("use")) {
      const id = use.getAttribute("href")?.slice(1) ?? "";
      const found = known.has(id) ? null : document.getElementById(id);
      known.add(id);
      if (!found || defs.querySelector(`#${CSS.escape(id)}`)) continue;
      const copy = /** @type {Element} */ (found.cloneNode(true));
      defs.append(copy);
      take(copy);
    }
  };
  take(root);
  return defs;
}

/**
 * What is a name in the page is a colour in the picture.
 * @param {SVGElement} root
 * @param {CSSStyleDeclaration} style
 */
function colours(root, style) {
  const text = new XMLSerializer().serializeToString(root);
  const names = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const rules = [...names].map((name) => `${name}:${style.getPropertyValue(name)}`);
  return `:root{color-scheme:${style.colorScheme};${rules.join(";")}}`;
}
