// Which page: the path decides. One shell for all, and never a blank one.

import { el, icon, swap, targetOf } from "./dom.js";
import { sheet } from "./engine/sheets.js";
import { saysOf, Trouble } from "./net.js";
import { applySettings } from "./parts/settings.js";
import { learnHere, say } from "./words.js";

/** @import { Page } from "../types/client" */

/** @typedef {{open: (root: HTMLElement, name: string) => Promise<Page | undefined>}} Module of a page */

/** @type {[shape: RegExp, load: () => Promise<Module>][]} */
const PAGES = [
  [/^\/t\/([^/]+)\/?$/, () => import("./pages/table.js")],
  [/^\/t\/([^/]+)\/board\/?$/, () => import("./pages/board.js")],
  [/^\/t\/([^/]+)\/hand\/?$/, () => import("./pages/hand.js")],
  [/^\/t\/([^/]+)\/duplicate\/?$/, () => import("./pages/duplicate.js")],
  [/^\/daily(?:\/([^/]+))?\/?$/, () => import("./pages/daily.js")],
  [/^\/replay\/([^/]+)\/?$/, () => import("./pages/replay.js")],
  [/^\/learn(?:\/([^/]+))?\/?$/, () => import("./pages/learn.js")],
  [/^\/learn\/([^/]+\/[^/]+)\/?$/, () => import("./pages/lesson.js")],
  [/^\/rules(?:\/([^/]+))?\/?$/, () => import("./pages/rules.js")],
  [/^\/me\/?$/, () => import("./pages/me.js")],
  [/^\/u\/([^/]+)\/?$/, () => import("./pages/person.js")],
  [/^\/bots\/([^/]+\/[^/]+)\/?$/, () => import("./pages/bot.js")],
  [/^\/?$/, () => import("./pages/home.js")],
];

const words = learnHere();
const root = document.getElementById("app") ?? document.body;
/** @type {Page | null | undefined} */
let current = null;
let shown = Promise.resolve();
let asked = 0;

/** Pages open one after another, so that none draws over the one after it; who was overtaken does not open. */
function show(path = globalThis.ENGAWA_PATH ?? location.pathname) {
  const turn = ++asked;
  root.setAttribute("aria-busy", "true");
  shown = shown.then(async () => {
    if (turn === asked) await open(path);
    if (turn === asked) root.removeAttribute("aria-busy");
  });
  return shown;
}

/** @param {string} path */
async function open(path) {
  current?.close?.();
  current = null;
  const found = PAGES.find(([shape]) => shape.test(path));
  try {
    const loading = found?.[1]();
    await words;
    if (!found || !loading) throw new Trouble("lost", "lost");
    const name = path.match(found[0])?.[1] ?? "";
    const [page] = await Promise.all([loading, sheet("core.svg")]);
    current = await page.open(root, decodeURIComponent(name));
  } catch (error) {
    trouble(root, /^\/(rules|learn|daily|bots)/.test(path) && isGone(error) ? new Trouble("lost", "lost") : error);
  }
}

/** @param {unknown} error */
const isGone = (error) => error instanceof Trouble && (error.code === "not-found" || error.code === "404");
/** @param {unknown} error */
const isLost = (error) => error instanceof Trouble && error.code === "lost";
/** @param {unknown} error */
const isAway = (error) => error instanceof Trouble && error.code === "offline";

/**
 * What happened, and what to press.
 * @param {Element} where
 * @param {unknown} error
 */
export function trouble(where, error) {
  const away = isAway(error);
  const [title, help] = isGone(error)
    ? [say("gone"), say("gone-help")]
    : isLost(error)
      ? [say("lost"), say("lost-help")]
      : away
        ? [say("no-server"), say("no-server-help")]
        : [say("broken"), say("broken-help", { says: saysOf(error) })];
  const mends = !isGone(error) && !isLost(error);
  if (mends && !away) console.error(error);
  sheet("core.svg").catch(() => {}); // the lantern, if there is a server
  const again = away ? "button.btn.solid" : "button.btn";
  if (away) addEventListener("online", () => location.reload(), { once: true });
  swap(
    where,
    el(
      "main.trouble",
      {},
      icon("lantern-off", "lamp"),
      el("h1.title", {}, title),
      el("p", {}, help),
      el(
        "p.row",
        {},
        away ? null : el("a.btn.solid", { href: "/" }, say("home")),
        mends ? el(again, { type: "button", onclick: () => location.reload() }, say("reload")) : null,
      ),
    ),
  );
}

/**
 * Go to another page of ours without loading the shell again.
 * @param {string} path
 */
export function go(path) {
  history.pushState(null, "", path);
  show();
}

/** Keep the client for when its server is away: where browsers allow it, https or one's own machine. */
function keep() {
  if (globalThis.ENGAWA_PATH || !navigator.serviceWorker) return; // a replay in one file has no server
  const worker = `/worker/${document.documentElement.lang}.js`;
  navigator.serviceWorker.register(worker, { scope: "/" }).catch(() => {}); // a private window keeps nothing
}

applySettings();
addEventListener("popstate", () => show());
document.addEventListener("click", (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = targetOf(event).closest?.("a[href^='/']");
  if (
    !link ||
    link.target ||
    link.hasAttribute("download") ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.pathname.startsWith("/api/")
  )
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
});
show().then(keep);
