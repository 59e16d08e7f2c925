// What is mine: what keeps my games, other devices, my data, and the way out.

import { go } from "../app.js";
import { el, icon, swap } from "../dom.js";
import { ask, saysOf, Trouble } from "../net.js";
import { hasPasskeys, makeKey, useKey } from "../parts/passkey.js";
import { say, together, when } from "../words.js";

/** @import { Child } from "../../types/client" */
/** @import { KeepIs, KeyIs, Me as Guest } from "../../types/protocol" */

const FILE = "engawa.json";
const CODES = "engawa-codes.txt";

/** @param {Element} root */
export async function open(root) {
  document.title = `${say("mine")} · ${say("brand")}`;
  document.body.dataset.game = "home";
  const page = new Mine(root);
  await page.load();
  return page;
}

class Mine {
  /** @param {Element} root */
  constructor(root) {
    this.body = el("div.mine-body");
    this.note = el("p.note", { role: "status" });
    /** @type {Guest} */
    this.guest = { guest: "", name: "", page: "" };
    /** @type {KeepIs} */
    this.kept = { keys: [], codes: 0, passkeys: false };
    this.codes = /** @type {string[]} */ ([]); // new ones, until they were written down
    this.code = ""; // for another device
    this.leaving = false; // is it asked whether to delete all?
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
        el("main.paper.mine-page", {}, this.body, this.note),
      ),
    );
  }

  close() {
    delete document.body.dataset.ready;
  }

  async load() {
    this.guest = await ask("/api/me");
    this.kept = await ask("/api/me/keep");
    this.draw();
    document.body.dataset.ready = "me";
  }

  /** Does anything but a cookie keep this guest? */
  get isKept() {
    return this.kept.keys.length + this.kept.codes > 0;
  }

  get hasPasskeys() {
    return this.kept.passkeys && hasPasskeys();
  }

  /** All of it; the focus stays at the same button, or goes to the top. */
  draw(words = "") {
    const held = /** @type {HTMLElement | null} */ (document.activeElement);
    const within = this.body.contains(held);
    const name = held?.dataset.act;
    swap(
      this.body,
      this.codes.length ? this.fresh() : this.isKept ? this.account() : this.stranger(),
      this.codes.length ? null : [this.device(), this.isKept ? this.out() : null, this.data()],
    );
    this.note.textContent = words;
    if (!within) return;
    /** @type {HTMLElement | null} */
    const again = this.body.querySelector(name ? `[data-act="${name}"]` : "h1");
    (again ?? this.body.querySelector("h1"))?.focus();
  }

  // --- pieces ---

  /**
   * @param {string} title
   * @param {Child[]} parts
   */
  part(title, ...parts) {
    return el("section.slip", {}, el("h2.title", {}, title), parts);
  }

  /** @param {string} words */
  heading(words) {
    return el("h1.title", { tabindex: "-1" }, words);
  }

  /**
   * @param {string} name
   * @param {string} words
   * @param {() => Promise<unknown> | unknown} act
   * @param {string} [kind]
   * @param {string} [sign]
   */
  button(name, words, act, kind = "", sign = "") {
    return el(
      `button.btn${kind}`,
      { type: "button", data: { act: name }, onclick: () => this.attempt(act) },
      sign ? icon(sign) : null,
      words,
    );
  }

  /**
   * Do it, or say why not.
   * @param {() => Promise<unknown> | unknown} act
   */
  async attempt(act) {
    this.body.setAttribute("aria-busy", "true");
    try {
      await act();
    } catch (error) {
      this.draw(error instanceof Trouble ? saysOf(error) : say("no-key-now")); // a device says no in many ways
    } finally {
      this.body.removeAttribute("aria-busy");
    }
  }

  // --- nobody else knows this guest ---

  stranger() {
    const { name } = this.guest;
    return [
      this.heading(say("keep-games")),
      el(
        "section.slip",
        {},
        el("p", {}, say("only-here", { name })),
        this.hasPasskeys
          ? [
              el("p.muted", {}, say("passkey-help")),
              el(
                "div.row",
                {},
                this.button("keep", say("keep-games"), () => this.keep(), ".go", "ic-key"),
                this.button("codes", say("codes-only"), () => this.renew()),
              ),
            ]
          : [
              el("p.muted", {}, say("no-passkeys")),
              el(
                "div.row",
                {},
                this.button("keep", say("keep-games"), () => this.renew(), ".go", "ic-key"),
              ),
            ],
      ),
      this.part(
        say("sign-in-title"),
        this.hasPasskeys
          ? el(
              "div.row",
              {},
              this.button("enter", say("sign-in"), () => this.enter(), "", "ic-key"),
            )
          : null,
        this.claim(),
        el("p.muted", {}, say("guest-stays", { name })),
      ),
    ];
  }

  claim() {
    const code = el("input.field", {
      type: "text",
      "aria-label": say("claim-field"),
      placeholder: say("claim-field"),
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      maxlength: "40",
    });
    return el(
      "form.row",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.attempt(async () => this.became(await ask("/api/me/claim", { code: code.value })));
        },
      },
      code,
      el("button.btn", { type: "submit", data: { act: "claim" } }, say("claim")),
    );
  }

  async enter() {
    const asked = await ask("/api/me/enter/ask", {});
    await this.became(await ask("/api/me/enter", await useKey(asked)));
  }

  /** @param {Guest} guest */
  async became(guest) {
    this.code = "";
    await this.load();
    this.draw(say("welcome-back", { name: guest.name }));
  }

  async keep() {
    await this.addKey();
    await this.renew();
  }

  async addKey() {
    const asked = await ask("/api/me/keys/ask", {});
    this.kept = await ask("/api/me/keys", await makeKey(asked));
    this.draw(say("key-made"));
  }

  // --- codes that are shown once ---

  async renew() {
    const { codes } = await ask("/api/me/codes", {});
    this.codes = codes;
    this.kept = { ...this.kept, codes: codes.length };
    this.draw();
  }

  fresh() {
    const all = this.codes.join("\n");
    return [
      this.heading(say("write-down")),
      el(
        "section.slip",
        {},
        el("p", {}, say("write-down-help")),
        el(
          "ul.codes",
          { translate: "no" },
          this.codes.map((code) => el("li", {}, code)),
        ),
        el(
          "div.row",
          {},
          this.button("written", say("written-down"), () => this.written(), ".go"),
          this.button("copy", say("copy"), async () => {
            await navigator.clipboard?.writeText(all);
            this.note.textContent = say("copied");
          }),
          this.button("file", say("save-file"), () => save(CODES, `${all}\n`), "", "ic-keep"),
        ),
      ),
    ];
  }

  written() {
    this.codes = [];
    this.draw(say("games-kept"));
  }

  // --- an account ---

  account() {
    const { name } = this.guest;
    const { keys, codes } = this.kept;
    return [
      this.heading(say("account-of", { name })),
      this.part(
        say("passkeys"),
        keys.length
          ? el(
              "ul.keys-list",
              {},
              keys.map((key) => this.key(key)),
            )
          : el("p.muted", {}, this.hasPasskeys ? say("no-keys-yet") : say("no-passkeys")),
        this.hasPasskeys
          ? el(
              "div.row",
              {},
              this.button("add", say("add-key"), () => this.addKey(), "", "ic-key"),
            )
          : null,
      ),
      this.part(
        say("codes"),
        el("p", {}, say("codes-left", { n: codes })),
        el("p.muted", {}, together([say("codes-help"), codes ? say("codes-void") : ""])),
        el(
          "div.row",
          {},
          this.button("codes", say("new-codes"), () => this.renew()),
        ),
      ),
    ];
  }

  /** @param {KeyIs} key */
  key(key) {
    const title = key.name || say("passkey");
    const drop = el(
      "button.btn.sm.quiet",
      {
        type: "button",
        "aria-label": say("titled", { what: say("remove"), says: title }),
        onclick: () =>
          this.attempt(async () => {
            this.kept = await ask("/api/me/keys/drop", { id: key.id });
            this.draw(say("key-gone"));
          }),
      },
      say("remove"),
    );
    return el(
      "li",
      {},
      icon("ic-key"),
      el("div.what", {}, el("b", {}, title), el("small.muted", {}, say("key-used", when(key.used)))),
      drop,
    );
  }

  // --- other devices ---

  device() {
    return this.part(
      say("other-device"),
      this.code
        ? [el("p.code", { translate: "no" }, this.code), el("p.muted", {}, say("device-help"))]
        : el("p.muted", {}, say("other-device-help")),
      el(
        "div.row",
        {},
        this.button("code", say("copy-code"), async () => {
          this.code = (await ask("/api/me/transfer", {})).code;
          this.draw();
        }),
      ),
    );
  }

  out() {
    /** @param {boolean} everywhere */
    const leave = async (everywhere) => {
      await ask("/api/me/leave", { everywhere });
      go("/");
    };
    return this.part(
      say("sign-out-title"),
      el("p.muted", {}, say("sign-out-help")),
      el(
        "div.row",
        {},
        this.button("out", say("sign-out"), () => leave(false)),
        this.button("everywhere", say("sign-out-all"), () => leave(true)),
      ),
    );
  }

  // --- my data ---

  data() {
    return this.part(
      say("my-data"),
      this.leaving
        ? [
            el("p", {}, say("delete-help")),
            el(
              "div.row",
              {},
              this.button("sure", say("delete-sure"), () => this.remove(), ".solid"),
              this.button("stay", say("cancel"), () => this.asks(false)),
            ),
          ]
        : [
            el("p.muted", {}, say("my-data-help")),
            el(
              "div.row",
              {},
              this.button("data", say("get-data"), () => this.takeOut(), "", "ic-keep"),
              this.button("delete", say("delete-me"), () => this.asks(true), ".quiet"),
            ),
          ],
    );
  }

  /** @param {boolean} leaving */
  asks(leaving) {
    this.leaving = leaving;
    this.draw();
    /** @type {HTMLElement | null} */
    const next = this.body.querySelector(`[data-act="${leaving ? "stay" : "delete"}"]`);
    next?.focus();
  }

  async takeOut() {
    save(FILE, JSON.stringify(await ask("/api/me/data"), null, 1));
    this.note.textContent = say("data-saved", { file: FILE });
  }

  async remove() {
    await ask("/api/me/delete", {});
    go("/");
  }
}

/**
 * Put a text into a file of the reader's.
 * @param {string} name
 * @param {string} text
 */
function save(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  el("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10000);
}
