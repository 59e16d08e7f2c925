// What happened at a table, asked of the server; a code opens that of a private one.

import { ask, Trouble } from "../net.js";

/** @import { AnalysisIs, ChangeIs, Head, Moment, Told } from "../../types/protocol" */

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
