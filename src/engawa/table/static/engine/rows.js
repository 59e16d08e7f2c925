// Where a text may be broken: at spaces, and between words where a language writes none.

/** Letters of what is written without spaces. */
const SCRIPTS = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"];
export const UNSPACED = `[ー${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}]`;

const SPACES = /[ \t\n]+/; // a space that may not be broken is none of them
const NO_SPACES = new RegExp(UNSPACED, "u");
const OPENS = /[\p{Ps}\p{Pi}\p{N}]$/u; // what no row ends with: a number stays with what it counts,
const ENDS = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}]/u; // and this never begins one
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/**
 * A word as it stands between spaces, cut where a row may end.
 * @param {string} text
 */
function cut(text) {
  if (!NO_SPACES.test(text)) return [text];
  /** @type {string[]} */
  const parts = [];
  for (const { segment } of words.segment(text)) {
    const before = parts.at(-1) ?? "";
    if (before && (OPENS.test(before) || ENDS.test(segment))) parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}

/**
 * A text in rows, each as long as it fits.
 * @param {string} text
 * @param {(row: string) => boolean} fits
 */
export function rows(text, fits) {
  const found = [""];
  for (const word of text.split(SPACES)) {
    for (const [i, part] of cut(word).entries()) {
      const row = found[found.length - 1];
      const longer = row && !i ? `${row} ${part}` : row + part;
      if (row && !fits(longer)) found.push(part);
      else found[found.length - 1] = longer;
    }
  }
  return found;
}
