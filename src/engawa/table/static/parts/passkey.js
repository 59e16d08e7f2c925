// Passkeys: the device makes a key and signs with it; the server only ever sees the public half.

/** @import { KeyAsk, NewKey, Signed } from "../../types/protocol" */

const KINDS = [-7, -8, -257]; // of keys, the best first: ES256, EdDSA, RS256

/** Has this browser any at all? */
export const hasPasskeys = () => Boolean(globalThis.PublicKeyCredential);

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

/** @param {ArrayBuffer} data */
const text = (data) =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/**
 * Have the device make one.
 * @param {KeyAsk} ask
 * @returns {Promise<NewKey>}
 */
export async function makeKey({ challenge, site, guest, name, known }) {
  const made = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { id: site, name: site },
        user: { id: bytes(guest), name, displayName: name },
        pubKeyCredParams: KINDS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      },
    })
  );
  const told = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return { id: made.id, client: text(told.clientDataJSON), made: text(told.attestationObject), name: device() };
}

/**
 * Have the device sign with one that it has; which, is chosen there.
 * @param {KeyAsk} ask
 * @returns {Promise<Signed>}
 */
export async function useKey({ challenge, site }) {
  const used = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), rpId: site, userVerification: "required" },
    })
  );
  const told = /** @type {AuthenticatorAssertionResponse} */ (used.response);
  return {
    id: used.id,
    client: text(told.clientDataJSON),
    about: text(told.authenticatorData),
    signature: text(told.signature),
  };
}

/** "Linux", "macOS": what the browser calls its system, so that keys can be told apart. */
function device() {
  const { platform } = /** @type {{userAgentData?: {platform?: string}}} */ (navigator).userAgentData ?? {};
  return (platform || navigator.platform || "").slice(0, 40);
}
