// The rules of a game, searchable, each with its name; the same list stands beside the board.

import { el, icon, swap } from "../dom.js";
import { painterOf } from "../engine/painter.js";
import { ask } from "../net.js";
import { ruleTitle, say } from "../words.js";

export async function open(root, game) {
  const [games, painter] = await Promise.all([ask("/api/games"), painterOf(game)]);
  const found = games.find((each) => each.name === game);
  if (!found) throw Object.assign(new Error("not-found"), { code: "not-found" });
  document.title = `${say("rulesOf", { game: found.title })} · ${say("brand")}`;
  document.body.dataset.game = painter.stage;
  const list = el("div.rules");
  swap(root, el("div.rules-page", {},
    el("header.eave", {}, el("a.brand", { href: "/" }, icon("mark", "logo"), el("span", {}, say("brand"))), el("span.push"), el("a.tool", { href: "/" }, icon("ic-back"), el("span", {}, say("home")))),
    el("nav.games-nav", { "aria-label": say("rules") }, games.map((each) => el("a", { href: `/rules/${each.name}`, "aria-current": each.name === game ? "page" : null }, each.title))),
    el("main.paper", {}, el("h1.title", {}, found.title), el("p", {}, found.says), el("p.muted", {}, say("rulesLead")), list)));
  await fillRules(list, game, painter);
  const wanted = decodeURIComponent(location.hash.slice(1));
  if (wanted) point(list, wanted);
  return { close() {} };
}

/** A field to search with, and the rules under the headings of the book. */
export async function fillRules(node, game, painter) {
  const field = el("input.field", { type: "search", "aria-label": say("search"), placeholder: say("search") });
  const body = el("div.sections");
  swap(node, el("div.search", {}, field), body);
  let rules;
  try {
    rules = await ask(`/api/rules/${game}`);
  } catch (error) {
    swap(body, el("p.note", { role: "alert" }, error.says ?? error.message));
    return;
  }
  const draw = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const hits = rules.filter((rule) => words.every((word) => `${rule.id} ${rule.says} ${rule.section}`.toLowerCase().includes(word)));
    const sections = [...new Set(hits.map((rule) => rule.section))];
    swap(body, hits.length ? sections.map((section) => [el("h2", {}, section || say("rules")), hits.filter((rule) => rule.section === section).map((rule) => item(rule, painter))]) : el("p.muted", {}, say("noRule", { what: field.value })));
  };
  field.addEventListener("input", draw);
  draw();
}

function item(rule, painter) {
  const sign = signOf(rule, painter);
  return el("article.rule", { id: rule.id, data: { rule: rule.id }, tabindex: "-1" },
    sign ? icon(sign, "sign") : icon("ic-rules", "sign faint"), el("div", {}, el("h3", {}, ruleTitle(rule.id)), el("p", {}, rule.says)));
}

/** Show one rule among the others. */
export function point(node, id) {
  for (const old of node.querySelectorAll(".rule.here")) old.classList.remove("here");
  const rule = node.querySelector(`[data-rule="${CSS.escape(id)}"]`);
  rule?.classList.add("here");
  rule?.scrollIntoView({ block: "center" });
  rule?.focus({ preventScroll: true });
  return Boolean(rule);
}

/** A picture for a rule: the first thing it speaks of that the painter has a sign for. */
function signOf(rule, painter) {
  const text = `${rule.id} ${rule.says}`.toLowerCase();
  let best = null;
  for (const [word, sign] of Object.entries(painter.icons ?? {})) {
    const at = text.indexOf(word.toLowerCase().split(" ")[0].replace(/s$/, ""));
    if (at >= 0 && (!best || at < best.at)) best = { at, sign };
  }
  return best?.sign ?? null;
}
