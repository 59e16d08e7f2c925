// Tables with the same luck: their links while they are played, and then where play parted and what each made of it.

import { el, icon, swap } from "../dom.js";
import { painterOf, SHAPES } from "../engine/painter.js";
import { ask } from "../net.js";
import { tableName } from "../parts/names.js";
import { row, say } from "../words.js";
import { scoreBars } from "./charts.js";
import { Pair } from "./pair.js";
import { Past } from "./past.js";
import { pointLines } from "./spread.js";

/** @import { Page } from "../../types/client" */
/** @import { DuplicateIs, TwinIs } from "../../types/protocol" */

const AGAIN = 5000; // milliseconds until it is looked at again, while somebody plays

/**
 * @param {Element} root
 * @param {string} table
 * @returns {Promise<Page>}
 */
export async function open(root, table) {
  await ask("/api/me");
  const query = new URLSearchParams(location.search);
  const past = new Past(table, { join: query.get("join") ?? "", code: query.get("code") ?? "" });
  const page = new Duplicate(root, past);
  await page.look();
  return page;
}

class Duplicate {
  /**
   * @param {Element} root
   * @param {Past} past
   */
  constructor(root, past) {
    this.root = root;
    this.past = past;
    this.told = "";
    this.timer = 0;
    /** @type {Pair | null} */
    this.pair = null; // the boards, when all are over
    document.title = `${say("same-luck")} · ${say("brand")}`;
  }

  close() {
    clearTimeout(this.timer);
    this.pair?.close();
    this.past.table = "";
    delete document.body.dataset.ready;
  }

  async look() {
    const found = await ask(this.past.address("/duplicate"));
    if (!this.past.table) return; // it was closed meanwhile
    if (JSON.stringify(found) !== this.told) await this.draw(found);
    this.told = JSON.stringify(found);
    if (!found.over) this.timer = setTimeout(() => this.look().catch(() => {}), AGAIN);
  }

  /** @param {DuplicateIs} found */
  async draw(found) {
    document.body.dataset.game = found.game;
    this.pair?.close();
    this.pair = found.tables.some((twin) => twin.replay) ? await paired(found) : null;
    swap(
      this.root,
      el(
        "div.daily.same",
        {},
        el(
          "header.header",
          {},
          el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))),
          el("div.where", {}, el("span.title", {}, found.title), el("small", {}, say("same-luck"))),
          el("span.push"),
          el("a.tool", { href: "/" }, icon("ic-back"), el("span", {}, say("home"))),
        ),
        el(
          "main",
          {},
          el(
            "div.top",
            {},
            el("div", {}, el("h1.title", {}, headline(found)), el("p.lead", {}, say("same-luck-lead"))),
          ),
          this.pair ? [this.pair.node, compared(found)] : running(found),
        ),
      ),
    );
    await this.pair?.load(); // it draws as large as the page makes it
    document.body.dataset.ready = "duplicate";
  }
}

/** @param {TwinIs} twin the seat that is compared: the first that is for a person */
const seatOf = ({ people }) => people[0] ?? 0;

/** @param {TwinIs} twin */
const nameOf = (twin) => (twin.you === null ? twin.seats[seatOf(twin)] || tableName(twin.table) : say("you"));

/** @param {DuplicateIs} found */
function headline({ tables, over }) {
  const told = tables.filter((twin) => twin.points.length);
  if (!over || !told.length) return say("same-luck");
  return row(told.map((twin) => say("amount", { what: nameOf(twin), n: twin.points[seatOf(twin)] })));
}

/** @param {number} i the number of a table */
function mark(i) {
  const shape = icon(`seat-${SHAPES[i]}`, "glyph");
  shape.style.color = `var(--seat-${i + 1})`;
  return shape;
}

/** @param {DuplicateIs} found */
function running({ tables, host }) {
  /** @param {TwinIs} twin */
  const link = (twin) => new URL(twin.link ?? "/", location.href).href;
  /** @type {(twin: TwinIs, i: number) => HTMLElement} */
  const line = (twin, i) =>
    el(
      "li.slip",
      {},
      mark(i),
      el(
        "div.what",
        {},
        el("b", {}, say("table", { name: tableName(twin.table) })),
        el("small.muted", {}, say("same-luck-at", { status: twin.status, n: twin.steps })),
        el("small.muted", {}, row(twin.seats.filter(Boolean))),
      ),
      twin.link && twin.status === "waiting"
        ? el("input.field", {
            type: "text",
            readonly: true,
            value: link(twin),
            "aria-label": `${say("link")} ${tableName(twin.table)}`,
            onfocus: (event) => event.currentTarget.select(),
          })
        : null,
      twin.link && twin.status === "waiting" ? copier(link(twin)) : null,
      twin.you === null ? null : el("a.btn.go", { href: `/t/${twin.table}` }, icon("ic-play"), say("open")),
    );
  return el(
    "div.same-tables",
    {},
    el("p", {}, host ? say("same-luck-links") : ""),
    el("ul.rows", {}, tables.map(line)),
    el("p.muted", { role: "status" }, say("same-luck-wait")),
  );
}

/** @param {string} link */
const copier = (link) =>
  el(
    "button.btn",
    {
      type: "button",
      onclick: async (event) => {
        const button = event.currentTarget;
        await navigator.clipboard?.writeText(link).then(
          () => swap(button, icon("ic-check"), say("link-copied")),
          () => {},
        );
      },
    },
    icon("ic-link"),
    say("copy"),
  );

/** @param {DuplicateIs} found */
async function paired({ game, tables, same }) {
  return new Pair({ tables, names: tables.map(nameOf), painter: await painterOf(game), same });
}

/** @param {DuplicateIs} found */
function compared({ tables, same }) {
  const curves = tables.map((twin) => ({ name: nameOf(twin), curve: twin.curve, seat: seatOf(twin) }));
  return el(
    "div.compared",
    {},
    el("section.slip", {}, el("h2.title", {}, say("same-luck-points")), pointLines(curves, same)),
    el(
      "section.slip",
      {},
      el("h2.title", {}, say("same-luck-made")),
      tables.map((twin, i) =>
        el(
          "div.made",
          {},
          el("h3", {}, mark(i), nameOf(twin), el("small.muted", {}, tableName(twin.table))),
          el("p.muted", {}, twin.ending),
          scoreBars(
            twin.pad,
            twin.points,
            twin.seats,
            twin.points.map((_, seat) => seat).sort((a, b) => twin.points[b] - twin.points[a]),
          ),
        ),
      ),
    ),
  );
}
