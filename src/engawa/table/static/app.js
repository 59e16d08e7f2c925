// Which page: the path decides. One shell for all, and never a blank one.

import { el, icon, swap } from "./dom.js";
import { sheet } from "./engine/sheets.js";
import { applySettings } from "./parts/settings.js";
import { say } from "./words.js";

const PAGES = [
  [/^\/t\/([^/]+)\/?$/, () => import("./pages/table.js")],
  [/^\/replay\/([^/]+)\/?$/, () => import("./pages/replay.js")],
  [/^\/rules\/([^/]+)\/?$/, () => import("./pages/rules.js")],
  [/^\/?$/, () => import("./pages/home.js")],
];

const root = document.getElementById("app");
let current = null;

async function show(path = globalThis.ENGAWA_PATH ?? location.pathname) {
  current?.close?.();
  current = null;
  const found = PAGES.map(([shape, load]) => [path.match(shape), load]).find(([match]) => match);
  root.setAttribute("aria-busy", "true");
  try {
    if (!found) throw Object.assign(new Error("lost"), { code: "lost" });
    const [, name] = found[0];
    const [page] = await Promise.all([found[1](), sheet("core.svg")]);
    current = await page.open(root, decodeURIComponent(name ?? ""));
  } catch (error) {
    if (error.code === "not-found" && path.startsWith("/rules")) error.code = "lost";
    trouble(root, error);
  }
  root.removeAttribute("aria-busy");
}

/** What happened, and what to press. */
export function trouble(where, error) {
  const kind = { 404: "not-found" }[error.code] ?? error.code;
  const gone = { "not-found": ["gone", "goneHelp"], lost: ["lost", "lostHelp"] }[kind];
  const [title, help] = gone ?? ["broken", "brokenHelp"];
  if (!gone) console.error(error);
  sheet("core.svg").catch(() => {}); // the lantern, if there is a server
  swap(where, el("main.trouble", {}, icon("lantern-off", "lamp"), el("h1.title", {}, say(title)), el("p", {}, say(help, { says: error.says ?? error.message })),
    el("p.row", {}, el("a.btn.solid", { href: "/" }, say("home")), gone ? null : el("button.btn", { type: "button", onclick: () => location.reload() }, say("reload")))));
}

/** Go to another page of ours without loading the shell again. */
export function go(path) {
  history.pushState(null, "", path);
  show();
}

applySettings();
addEventListener("popstate", () => show());
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='/']");
  if (!link || link.target || link.hasAttribute("download") || event.metaKey || event.ctrlKey || event.shiftKey || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.getAttribute("href"));
});
show();
