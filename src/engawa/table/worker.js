// Keeps the client in the browser, for when its server cannot be reached. The server puts a line above this one:
// `CLIENT`, its version and its files. Nothing else is ever kept: no answer of the interface, no address of a table.
// A version lies in a cache of its own, whole or not at all, and a page asks for its files by their version.

const client = globalThis.CLIENT;
const CACHE = `engawa ${client.version} ${client.language}`;
const SHELL = "/";
const KEPT = 2; // versions: pages of the one before may still be open
const BETWEEN = [502, 504]; // said by a proxy whose server is away

addEventListener("install", (event) => event.waitUntil(take()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("push", (event) => event.waitUntil(called(event.data.json())));
addEventListener("notificationclick", (event) => event.waitUntil(opened(event.notification)));
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewed(event)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/@")) event.respondWith(file(request));
});

/** All of a version. A server that has another by now, or none to give, ends it; the next page tries again. */
async function take() {
  const cache = await caches.open(CACHE);
  try {
    for (const path of [SHELL, ...client.files]) await cache.put(path, await fetched(path));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await skipWaiting();
}

async function fetched(path) {
  const answer = await fetch(path, { redirect: "error" });
  if (!answer.ok || answer.headers.get("client-version") !== client.version)
    throw new Error(`${path} is not of version ${client.version}`);
  return answer;
}

async function tidy() {
  const names = (await caches.keys()).filter((name) => name.startsWith("engawa ") && name !== CACHE);
  await Promise.all(names.slice(0, Math.max(0, names.length - KEPT + 1)).map((name) => caches.delete(name)));
}

/** A page is always asked for, so that nobody is held at an old one; the kept shell is for when nobody answers. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !BETWEEN.includes(answer.status)) return answer;
  return (await kept(SHELL)) ?? answer ?? Response.error();
}

/** A file of a version never changes: it is asked for only if it is not kept. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function kept(path) {
  return (await caches.open(CACHE)).match(path, { ignoreVary: true });
}

const windows = () => clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (page, link) => new URL(page.url).pathname.startsWith(link);

/** It is somebody's turn. Who looks at that table knows it. One table is one note, however often it calls. */
async function called({ title, body, link, table }) {
  const looks = (await windows()).some((page) => page.visibilityState === "visible" && isAt(page, link));
  if (looks) return;
  const icon = "/icons/any-192.png";
  await registration.showNotification(title, { body, icon, badge: icon, tag: table, data: { link } });
}

/** A press on the note: the page that is there, or a new one. */
async function opened(note) {
  note.close();
  const { link } = note.data;
  const page = (await windows()).find((each) => isAt(each, link));
  if (page) await page.focus();
  else await clients.openWindow(link);
}

/** The browser's push service has given it another address. */
async function renewed({ oldSubscription, newSubscription }) {
  const found =
    newSubscription ?? (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  const body = JSON.stringify({ endpoint, keys });
  await fetch("/api/me/calls", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}
