// Being called when it is one's turn: asked for by a press, done by the browser, and stopped by another press.

import { el } from "../dom.js";
import { ask, saysOf } from "../net.js";
import { say } from "../words.js";

const KEY = "engawa.called"; // as which guest this browser is called

/** Is there a worker that could be called? */
const worker = () => navigator.serviceWorker?.getRegistration("/") ?? Promise.resolve(undefined);

async function subscription() {
  return (await worker())?.pushManager?.getSubscription() ?? null;
}

/**
 * What the server needs of it.
 * @param {PushSubscription} found
 */
function told(found) {
  const { endpoint = "", keys = {} } = found.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}

/**
 * Tell the server where to call whom; nothing, if it knows.
 * @param {string} guest
 */
async function tell(guest, anew = false) {
  const found = await subscription();
  if (!found || (!anew && localStorage.getItem(KEY) === guest)) return;
  await ask("/api/me/calls", told(found));
  localStorage.setItem(KEY, guest);
}

/**
 * Another guest may use this browser now: calls go with them.
 * @param {string} guest
 */
export const renewCalls = (guest) => tell(guest).catch(() => {}); // a private window keeps nothing

/** @param {string} guest */
async function start(guest) {
  const home = await worker();
  if (!home?.pushManager) throw new Error(say("calls-not-here"));
  if ((await Notification.requestPermission()) !== "granted") throw new Error(say("calls-denied"));
  const { key } = await ask("/api/push");
  try {
    await home.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Error(say("calls-not-here"));
  }
  await tell(guest, true);
}

async function stop() {
  const found = await subscription();
  if (!found) return;
  localStorage.removeItem(KEY);
  await ask("/api/me/calls/stop", { endpoint: found.endpoint });
  await found.unsubscribe();
}

/** The switch; none, where a browser cannot be called. */
export function callRow() {
  if (globalThis.ENGAWA_PATH || !("PushManager" in globalThis) || !("Notification" in globalThis)) return null;
  const help = el("small", { role: "status" }, say("calls-help"));
  /** @type {HTMLInputElement} */
  const box = el("input", { type: "checkbox", onchange: () => press() });
  const look = async () => {
    box.checked = Notification.permission === "granted" && Boolean(await subscription().catch(() => null));
    box.disabled = false;
  };
  const press = async () => {
    const wants = box.checked;
    box.disabled = true;
    help.textContent = say("calls-help");
    try {
      if (wants) await start((await ask("/api/me")).guest);
      else await stop();
      help.textContent = say(wants ? "calls-on" : "calls-off");
    } catch (error) {
      help.textContent = saysOf(error);
    }
    await look();
    box.focus();
  };
  box.disabled = true;
  look();
  return el("label.setting", {}, el("span", {}, say("calls"), help), box);
}
