// The rules of a game, searchable, each with its name; the same list stands beside the board.

import { el, icon, swap } from "../dom.js";
import { painterOf } from "../engine/painter.js";
import { ask, saysOf, Trouble } from "../net.js";
import { ruleTitle, say } from "../words.js";
import { picture } from "./pictures.js";

/** @import { Child, Page, Painter } from "../../types/client" */
/** @import { GameIs, RuleIs } from "../../types/protocol" */

/**
 * @param {Element} root
 * @param {string} game
 * @returns {Promise<Page>}
 */
export async function open(root, game) {
  const games = await ask("/api/games");
  if (!game) return contents(root, games);
  const painter = await painterOf(game);
  const found = games.find((each) => each.name === game);
  if (!found) throw new Trouble("not-found", "not-found");
  document.title = `${say("rules-of", { game: found.title })} · ${say("brand")}`;
  document.body.dataset.game = game;
  const list = el("div.rules");
  const head = [el("h1.title", {}, found.title), el("p", {}, found.says), el("p.muted", {}, say("rules-lead"))];
  laid(root, games, game, [head, list]);
  await fillRules(list, game, painter);
  const wanted = decodeURIComponent(location.hash.slice(1));
  if (wanted) point(list, wanted);
  return { close() {} };
}

/**
 * Whose rules: for whoever has not chosen a game.
 * @param {Element} root
 * @param {GameIs[]} games
 */
function contents(root, games) {
  document.title = `${say("rules")} · ${say("brand")}`;
  document.body.dataset.game = "home";
  /** @param {GameIs} game */
  const row = ({ name, title, says }) =>
    el(
      "li",
      {},
      el(
        "a.slip",
        { href: `/rules/${name}` },
        picture(name),
        el("div", {}, el("h2.title", {}, title), el("p", {}, says)),
      ),
    );
  laid(root, games, "", [el("h1.title", {}, say("rules-choose")), el("ul.contents", {}, games.map(row))]);
  return { close() {} };
}

/**
 * @param {Element} root
 * @param {GameIs[]} games
 * @param {string} game
 * @param {Child[]} parts
 */
function laid(root, games, game, parts) {
  /** @param {GameIs} each */
  const link = ({ name, title }) =>
    el("a", { href: `/rules/${name}`, "aria-current": name === game ? "page" : null }, title);
  swap(
    root,
    el(
      "div.rules-page",
      {},
      el(
        "header.header",
        {},
        el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))),
        el("span.push"),
        el("a.tool", { href: "/" }, icon("ic-back"), el("span", {}, say("home"))),
      ),
      game ? el("nav.games-nav", { "aria-label": say("rules") }, games.map(link)) : null,
      el("main.paper", {}, parts),
    ),
  );
}

/**
 * A field to search with, and the rules under the headings of the book.
 * @param {Element} node
 * @param {string} game
 * @param {Painter} painter
 */
export async function fillRules(node, game, painter) {
  const field = el("input.field", { type: "search", "aria-label": say("search"), placeholder: say("search") });
  const body = el("div.sections");
  swap(node, el("div.search", {}, field), body);
  let rules;
  try {
    rules = await ask(`/api/rules/${game}`);
  } catch (error) {
    swap(body, el("p.note", { role: "alert" }, saysOf(error)));
    return;
  }
  const draw = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const hits = rules.filter((rule) =>
      words.every((word) => `${rule.id} ${rule.says} ${rule.section}`.toLowerCase().includes(word)),
    );
    const sections = [...new Set(hits.map((rule) => rule.section))];
    swap(
      body,
      hits.length
        ? sections.map((section) => [
            el("h2", {}, section || say("rules")),
            hits.filter((rule) => rule.section === section).map((rule) => item(rule, painter)),
          ])
        : el("p.muted", {}, say("no-rule", { what: field.value })),
    );
  };
  field.addEventListener("input", draw);
  draw();
}

/**
 * @param {RuleIs} rule
 * @param {Painter} painter
 */
function item(rule, painter) {
  const sign = signOf(rule, painter);
  return el(
    "article.rule",
    { id: rule.id, data: { rule: rule.id }, tabindex: "-1" },
    sign ? icon(sign, "sign") : icon("ic-rules", "sign faint"),
    el("div", {}, el("h3", { lang: "en" }, ruleTitle(rule.id)), el("p", { lang: rule.language }, rule.says)),
  );
}

/**
 * Show one rule among the others.
 * @param {Element} node
 * @param {string} id
 */
export function point(node, id) {
  for (const old of node.querySelectorAll(".rule.here")) old.classList.remove("here");
  /** @type {HTMLElement | null} */
  const rule = node.querySelector(`[data-rule="${CSS.escape(id)}"]`);
  rule?.classList.add("here");
  rule?.scrollIntoView({ block: "center" });
  rule?.focus({ preventScroll: true });
  return Boolean(rule);
}

/**
 * A picture for a rule: that of the first word of its id that the painter has a sign for.
 * @param {RuleIs} rule
 * @param {Painter} painter
 */
function signOf(rule, painter) {
  const words = rule.id.split(/[.-]/).flatMap((word) => [word, `${word}s`]);
  const known = words.find((word) => painter.icons?.[word]);
  return known ? painter.icons[known] : null;
}
