// What happened at a table, asked of the server; a code opens that of a private one.

import { ask, Trouble } from "../net.js";

/** @import { AnalysisIs, ChangeIs, Head, Moment, Told } from "../../types/protocol" */

/** @typedef {{seat: number | null, lines: Told[]}} Turn what a seat played in a row, with the luck that came with it */

const WAITS = [1000, 1500, 2000, 3000, 5000]; // milliseconds until an analysis is asked for again; then the last
const PATIENCE = 180000;

export class Past {
  /**
   * `opens`: what a private table is opened with, `{join: CODE}` while it is played, `{code: CODE}` for its replay.
   * @param {string} table
   * @param {Record<string, string>} opens
   */
  constructor(table, opens = {}) {
    this.table = table;
    this.opens = Object.fromEntries(Object.entries(opens).filter(([, code]) => code));
  }

  /** What a private table is joined with. */
  get code() {
    return this.opens.join ?? "";
  }

  /**
   * The address of the table, or of a part of what is told of it; the query only opens it.
   * @template {string} Part
   * @param {Part} part
   * @param {string} as
   */
  address(part, as = "") {
    const query = new URLSearchParams({ ...(as ? { as } : {}), ...this.opens }).toString();
    const address = `/api/tables/${this.table}${part}${query ? `?${query}` : ""}`;
    return /** @type {`/api/tables/${string}${Part}`} */ (address);
  }

  /** @returns {Promise<Head>} */
  head() {
    return ask(this.address(""));
  }

  /**
   * @param {string} as
   * @returns {Promise<Told[]>}
   */
  steps(as = "") {
    return ask(this.address("/steps", as));
  }

  /**
   * @param {number} n
   * @param {string} as
   * @returns {Promise<Moment>}
   */
  moment(n, as = "") {
    return ask(this.address(`/steps/${n}`, as));
  }

  /**
   * What a rated game has changed.
   * @returns {Promise<ChangeIs[]>}
   */
  ratings() {
    return ask(this.address("/ratings"));
  }

  /**
   * How it went, as bots see it; null if nobody can say. Asked for again while they think and it is `wanted`.
   * @param {() => boolean} wanted
   * @returns {Promise<AnalysisIs | null>}
   */
  async analysis(wanted) {
    const end = Date.now() + PATIENCE;
    for (let tries = 0; wanted() && Date.now() < end; tries += 1) {
      try {
        const found = await ask(this.address("/analysis"));
        return found.curve.length ? found : null;
      } catch (error) {
        if (!(error instanceof Trouble && (error.code === "thinking" || error.code === "busy"))) return null;
      }
      await new Promise((done) => setTimeout(done, WAITS[Math.min(tries, WAITS.length - 1)]));
    }
    return null;
  }
}

/**
 * The link to a finished game that works for everyone, at a moment of it.
 * @param {{table: string, replay?: string | null}} head
 * @param {number | null} n
 */
export function replayLink({ table, replay }, n = null) {
  const link = new URL(replay ?? `/replay/${table}`, location.href);
  if (n !== null) link.searchParams.set("n", String(n));
  return `${link.pathname}${link.search}`;
}

/**
 * The turns of a game; of one that a seat plays alone, its moves.
 * @param {Told[]} steps
 */
export function turnsOf(steps) {
  const alone = new Set(steps.flatMap(({ seat }) => (typeof seat === "number" ? [seat] : []))).size < 2;
  /** @type {Turn[]} */
  const turns = [];
  for (const each of steps) {
    const last = turns.at(-1);
    const mover = each.seat ?? each.of ?? last?.seat ?? null;
    const goesOn = last && last.seat === mover && !(alone && typeof each.seat === "number");
    if (goesOn) last.lines.push(each);
    else turns.push({ seat: mover, lines: [each] });
  }
  return turns;
}

/**
 * The turns in which tables differ.
 * @param {Turn[][]} tables
 */
export function differences(tables) {
  const most = Math.max(...tables.map(({ length }) => length));
  /** @type {(turns: Turn[], n: number) => string} */
  const played = (turns, n) => (turns[n]?.lines ?? []).map(({ line }) => line).join("; ");
  return Array.from({ length: most }, (_, n) => n).filter(
    (n) => new Set(tables.map((turns) => played(turns, n))).size > 1,
  );
}
