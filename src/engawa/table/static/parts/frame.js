// The frame of a table: eave, seats, garden, talk and veranda. It shows moments and turns presses
// into lines; where they come from and go to is the business of its `link`.

import { el, icon, set, svg, swap } from "../dom.js";
import { Camera } from "../engine/camera.js";
import { Choice } from "../engine/choice.js";
import { seated } from "../engine/painter.js";
import { skip, still } from "../engine/motion.js";
import { arranged, changed, lying, opened, touched } from "../engine/scene.js";
import { Surface } from "../engine/surface.js";
import { ruleTitle, say } from "../words.js";
import { eave } from "./eave.js";
import { Popover } from "./popover.js";
import { Rail } from "./rail.js";
import { called, effectOf, Seats, sentence, svgShape, voiced, voicedWords, withNames } from "./seats.js";
import { prefer, setting } from "./settings.js";
import { Talk } from "./talk.js";
import { Tray } from "./tray.js";

const PHONE = matchMedia("(max-width: 760px), (max-height: 480px)"); // as in the style sheets
const ROOMY = 1240;
const FINGER = 44; // pixels

export class Frame {
  /** `link` answers play, attempt, why, undo, hint, chat, step, rules, menu; see pages/table.js. */
  constructor(root, { game, title, painter, link }) {
    this.game = game;
    this.painter = painter;
    this.link = link;
    this.head = null;
    this.moment = null; // the newest: {n, scene, turn, undo, clock}
    this.queue = [];
    this.titles = new Map();
    this.preview = null;
    this.changes = new Map(); // n of a line -> what it changed
    this.traced = this.nothing();
    this.back = null; // a moment of the past that is being looked at
    document.body.dataset.game = painter.stage;
    this.eave = eave({ title, link, frame: this });
    this.board = svg("svg", { class: "board", role: "group", "aria-label": say("garden"), tabindex: "-1" });
    this.garden = new Surface(this.board, painter);
    this.camera = new Camera(this.garden, { press: (x, y) => this.pressAt(this.garden, x, y) });
    this.camera.box = () => this.frameBox();
    this.camera.head = { beside: 124, above: 52, always: () => this.screen.narrow && !this.screen.flat };
    this.lastChip = el("div.last", { hidden: true });
    this.camera.told = (room) => this.lastChip.style.setProperty("--last-room", room); // on the chip alone: it is inherited
    this.past = el("div.past", { hidden: true });
    const tool = (name, sign, act) => el("button", { type: "button", "aria-label": say(name), title: say(name), onclick: act }, icon(sign));
    const tools = el("div.tools", {}, tool("zoomOut", "ic-minus", () => this.camera.by(1 / 1.25)), tool("zoomIn", "ic-plus", () => this.camera.by(1.25)), tool("fit", "ic-fit", () => this.camera.fit()), tool("numbers", "ic-layers", () => this.board.classList.toggle("show-numbers")));
    this.gardenBox = el("main.garden", { id: "garden", "aria-label": say("garden") }, this.board, this.lastChip, this.past, tools);
    this.seatBox = el("aside.shoji.seats", { "aria-label": say("seats"), tabindex: "0" });
    this.talkBox = el("aside.shoji.talk", { "aria-label": say("talk") });
    this.railBox = el("section.rail", { "aria-label": say("rail"), id: "rail" });
    this.trayBox = el("section.tray", { "aria-label": say("tray"), tabindex: "0" });
    this.veranda = el("div.veranda", {}, this.railBox, this.trayBox);
    this.polite = el("div.sr", { "aria-live": "polite", id: "polite" });
    this.urgent = el("div.sr", { "aria-live": "assertive", id: "urgent" });
    this.toasts = el("div.toasts", { role: "status" });
    this.seats = new Seats(this.seatBox, painter, { press: (seat) => this.press({ kind: "panel", id: seat }), menu: link.menu && ((seat, node) => link.menu(seat, node)) });
    this.tray = new Tray(this.trayBox, painter);
    this.rail = new Rail(this.railBox, painter, this.tray, { press: (item) => this.press(item), plan: (plan) => this.pressPlan(plan), confirm: () => this.confirm(), undo: (node) => this.undo(node), why: (line, node, what) => this.why(line, node, what), hint: () => link.hint?.() });
    this.talk = new Talk(this.talkBox, { chat: (text) => link.chat?.(text), rules: (node) => link.rules?.(node), press: (item) => this.press(item), step: (n) => link.step?.(n), recall: (n) => this.recall(n), close: () => this.openTalk(null), unread: (n) => this.eave.unread(n) });
    this.popover = new Popover();
    root.replaceChildren(el("div.table", { data: { game } }, this.eave.node, this.seatBox, this.gardenBox, this.talkBox, this.veranda), this.popover.node, this.toasts, this.polite, this.urgent);
    this.trayBox.addEventListener("click", (event) => this.trayPress(event));
    for (const box of painter.detail ? [this.board, this.trayBox] : []) box.addEventListener("pointerover", (event) => this.closeUp(event.target));
    this.keys = (event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    document.addEventListener("focusin", (this.focused = (event) => this.focus(event)));
    addEventListener("resize", (this.resized = () => this.redraw()));
  }

  close() {
    document.removeEventListener("keydown", this.keys);
    document.removeEventListener("focusin", this.focused);
    removeEventListener("resize", this.resized);
    this.camera.watch.disconnect();
    this.popover.close();
  }

  // --- what is shown ---

  get screen() {
    return { width: innerWidth, height: innerHeight, narrow: PHONE.matches, flat: innerWidth > innerHeight };
  }

  frameBox() {
    const [l, t, r, b] = this.painter.bounds?.(this.shownScene ?? { places: [] }, this.garden.items) ?? this.garden.bounds();
    const titled = (this.shownScene?.places ?? []).some((place) => place.on === "garden" && place.title);
    return [l, t - (titled && !this.painter.bounds ? 34 : 0), r, b];
  }

  setHead(head) {
    this.head = head;
    seated(head.seats.map((_, seat) => called(head, seat)));
    this.garden.around = null;
    this.railBox.style.setProperty("--me", head.you === null || head.you === undefined ? "var(--ink)" : `var(--seat-${head.you + 1})`);
    this.eave.show(head);
    if (this.moment) this.redraw();
  }

  /** Take in a moment; what lies between is played in order, the newest state is the truth. */
  take(moment, { animate = true, told = [] } = {}) {
    const before = this.moment;
    this.moment = moment;
    if (before) this.trace(before.scene, moment.scene, told);
    this.preview = null;
    this.titles = new Map();
    this.choice = new Choice(moment.scene);
    this.plan = null;
    this.follow();
    if (!before || !animate || still() || document.hidden) {
      this.queue = [];
      if (!this.back) this.draw(moment, 0);
      return;
    }
    this.queue.push(moment);
    if (this.queue.length > 5) this.finish();
    else if (!this.playing) this.run();
  }

  /** Keep what a seat's lines in a row have changed, to show it until another seat moves. */
  trace(before, after, told) {
    const lines = told.filter((each) => !each.undone);
    if (lines.length < told.length) this.traced = this.nothing();
    const changes = lines.length ? touched(before, after) : [];
    for (const each of lines) {
      const moved = each.seat ?? null;
      if (moved !== null && moved !== this.traced.seat) this.traced = { ...this.nothing(), seat: moved };
      this.changes.set(each.n, { seat: moved ?? this.traced.seat, changes });
    }
    for (const [s, was] of changes) this.traced.changes.set(s.key, [s, this.traced.changes.get(s.key)?.[1] ?? was]);
    const fresh = changes.filter(([s, was]) => !was && this.garden.recalls(s, was));
    const effect = lines.length === 1 ? effectOf(lines[0].says)[1] : "";
    if (effect && fresh.length === 1) this.traced.chips.set(fresh[0][0].key, effect);
  }

  nothing() {
    return { seat: null, changes: new Map(), chips: new Map() };
  }

  /** The last move as a trail: not one's own, which one remembers, but what one's own pieces brought. */
  showTrace() {
    const { seat, changes, chips } = this.traced;
    const own = seat === null || seat === this.head?.you;
    this.garden.recall(seat, own ? [] : [...changes.values()], this.back ? new Map() : chips);
  }

  /** Outline what a line of the log changed; null: the last move again. */
  async recall(n) {
    this.recalled = n;
    if (n === null || n === undefined) return this.showTrace();
    if (!this.changes.has(n)) this.changes.set(n, (await this.link.changes?.(n)) ?? { seat: null, changes: [] });
    const found = this.changes.get(n);
    if (this.recalled === n) this.garden.recall(found.seat, found.changes);
    return undefined;
  }

  async run() {
    this.playing = true;
    while (this.queue.length) {
      const moment = this.queue.shift();
      const speed = this.queue.length > 2 ? 2 : 1;
      if (!this.back) await this.draw(moment, speed);
    }
    this.playing = false;
  }

  /** Show the newest state at once. */
  finish() {
    skip(this.gardenBox);
    skip(this.trayBox);
    if (!this.queue.length) return;
    this.queue = [];
    if (!this.back) this.draw(this.moment, 0);
  }

  /** Look at a moment of the past; null returns to the newest. */
  lookBack(moment, label) {
    this.back = moment;
    this.gardenBox.classList.toggle("looking-back", Boolean(moment));
    this.past.hidden = !moment;
    if (moment) swap(this.past, icon("ic-eye"), el("span", {}, label), el("button.btn.sm", { type: "button", onclick: () => this.link.step?.(null) }, say("live")));
    this.queue = [];
    this.draw(moment ?? this.moment, still() ? 0 : 1);
  }

  draw(moment, speed) {
    const scene = voiced(arranged(moment.scene, this.painter, this.screen), this.head);
    const live = moment === this.moment && !this.back;
    const origins = speed ? this.origins(scene, this.shownScene) : () => null;
    this.shownMoment = moment;
    this.shownScene = scene;
    this.garden.ghost(null, []);
    for (const surface of this.tray.surfaces()) surface.ghost(null, []);
    const moves = [this.garden.draw(scene, lying(scene, "garden"), { speed, captions: true, from: (key) => origins(key, this.garden) })];
    moves.push(this.tray.show(scene, { speed, from: origins }));
    this.seats.show(scene, this.head, moment.turn, moment.clock);
    if (moment === this.moment && !this.back) this.showTrace();
    else this.garden.recall(null);
    if (!this.camera.free) this.camera.fit();
    const picks = live && this.choice?.scene === moment.scene ? this.choice.picks : []; // someone came in: the choice stays
    this.choice = live ? new Choice(moment.scene) : new Choice({ ...scene, sprites: new Map(), panels: [], verbs: [] });
    this.choice.picks = picks;
    this.refresh();
    return Promise.all(moves);
  }

  redraw() {
    if (this.shownMoment) this.draw(this.shownMoment, 0);
  }

  /** Where a sprite that changes surfaces comes from, or a new one that its painter knows the origin of. */
  origins(scene, before) {
    const places = new Map(scene.places.map((place) => [place.id, place.on]));
    const spots = new Map();
    for (const surface of [this.garden, ...this.tray.surfaces()]) {
      const here = surface === this.garden ? "garden" : "tray";
      for (const [key] of surface.nodes) {
        const next = scene.sprites.get(key);
        if (next && places.get(next.lies) !== here) spots.set(key, surface.seen(key));
      }
    }
    for (const s of this.painter.origin && before ? scene.sprites.values() : []) {
      const key = before.sprites.has(s.key) ? null : this.painter.origin(s, before.sprites, scene);
      if (key !== null) spots.set(s.key, this.garden.seen(key));
    }
    const ways = new Map(spots.size ? [this.garden, ...this.tray.surfaces()].map((surface) => [surface, surface.way()]) : []);
    return (key, surface) => {
      const spot = spots.get(key);
      const way = spot && (ways.get(surface) ?? surface.way()); // as it lay before: asking later would lay out the page again
      return way ? new DOMPoint(spot.left + spot.width / 2, spot.top + spot.height / 2).matrixTransform(way) : null;
    };
  }

  /** Marks, ghosts and words for the present choice. */
  refresh() {
    const { choice } = this;
    const lit = choice.lit();
    const chosen = new Set([...choice.picks.filter((pick) => pick.kind === "sprite").map((pick) => pick.id), ...(this.plan?.keys ?? [])]);
    const seats = new Set(choice.picks.filter((pick) => pick.kind === "panel").map((pick) => pick.id));
    const veil = choice.picks.length > 0 && lit.sprites.size >= 4;
    for (const surface of [this.garden, ...this.tray.surfaces()]) {
      surface.mark(lit.sprites, chosen, veil && surface === this.garden);
      this.reach(surface, lit.sprites, chosen);
    }
    this.seats.mark(lit.panels, seats);
    this.showPreview();
    this.showRail();
    this.talk.everything(this.shownScene, this.head, lit.sprites);
  }

  showPreview() {
    const { preview } = this;
    const after = preview && this.choice.line === preview.line ? this.afterwards(preview) : null;
    const steps = after !== null || preview ? preview?.words?.steps : [];
    const scene = after && voiced(arranged(after, this.painter, this.screen), this.head);
    this.garden.ghost(scene ? lying(scene, "garden") : null, steps);
    for (const [name, group] of this.tray.groups) {
      const there = scene?.places.find((place) => place.id === name);
      const sprites = scene ? [...scene.sprites.values()].filter((s) => s.lies === name) : [];
      group.surface.ghost(there ? [{ place: { ...there, x: 0, y: 0 }, sprites }] : null, steps);
    }
  }

  afterwards(preview) {
    if (preview.after) return opened(preview.after);
    return preview.diff ? changed(this.moment.scene, preview.diff) : null;
  }

  /** With one thing to do, say at once what it brings. */
  async only(moment) {
    const [line] = this.choice.lines.keys();
    const preview = await this.link.attempt(line);
    if (!preview?.words || this.moment !== moment || this.choice.lines.size !== 1) return;
    this.sole = { moment, words: voicedWords(preview.words, this.head) };
    this.showRail();
  }

  showRail() {
    const { choice, moment } = this;
    const live = !this.back && this.shownMoment === moment;
    const mine = live && choice.mine;
    const over = this.head?.status === "over";
    const mover = this.shownMoment.turn; // while moves are being played, not yet the newest
    const own = mover !== null && mover === this.head?.you; // also while the move is on its way
    const title = mine || own ? say("yourTurn") : over ? say("gameOver") : mover === null || mover === undefined ? say("table", { name: this.head?.name ?? "" }) : say("waiting", { name: called(this.head, mover) });
    const plans = mine && !choice.picks.length ? this.plansOf(moment) : [];
    this.rail.show({
      mine, plans, plan: this.plan, choice: mine ? choice : null, preview: this.preview, sole: this.sole?.moment === moment ? this.sole.words : null, titles: this.titles,
      title, under: this.head?.you === null || this.head?.you === undefined ? (this.head ? say("spectator") : "") : "",
      asks: this.head?.status === "waiting" ? say("waitingTitle") : this.shownScene.asks, verbs: mine ? this.shownScene.verbs : [],
      undo: live && this.head?.you !== null && this.head?.you !== undefined ? moment.undo : null, hollow: this.hollow, extra: this.link.extra?.(),
    });
    if (mine && choice.lines.size === 1 && this.announced !== moment) this.only(moment);
    if (mine && this.announced !== moment) this.announce(`${say("yourTurn")}. ${this.shownScene.asks}`);
    this.announced = moment;
  }

  plansOf(moment) {
    if (this.planned?.moment !== moment) this.planned = { moment, plans: this.painter.plans?.(moment.scene, this.choice.lines) ?? [] };
    return this.planned.plans;
  }

  // --- pressing ---

  /** What lies under a point of the screen, lit things first, then what can say why not. */
  under(surface, x, y) {
    const keys = new Set();
    for (const node of document.elementsFromPoint(x, y)) {
      const sprite = node.closest?.(".sprite");
      if (sprite && surface.root.contains(sprite)) keys.add(sprite.dataset.key);
    }
    const { sprites: lit } = this.choice.lit();
    const rank = (s) => (lit.has(s.key) || this.choice.has({ kind: "sprite", id: s.key }) ? 0 : s.would.length ? 1 : s.lines.length ? 2 : 3);
    const point = surface.point(x, y);
    const far = (key) => {
      const item = surface.nodes.get(key)?.item;
      return item ? Math.hypot(item.x - point.x, item.y - point.y) : Infinity;
    };
    if (!keys.size) for (const key of this.near(surface, lit, x, y)) keys.add(key);
    const found = [...keys].map((key) => surface.nodes.get(key)?.item?.sprite).filter(Boolean);
    found.sort((a, b) => rank(a) - rank(b) || far(a.key) - far(b.key));
    return found[0] ?? null;
  }

  /** Lit things that a finger beside them means: none is smaller than a finger. */
  near(surface, lit, x, y) {
    const far = (low, high, at) => Math.max(0, low - at, at - high) <= Math.max(0, FINGER - (high - low)) / 2;
    return [...lit].filter((key) => {
      const box = surface.nodes.has(key) && surface.seen(key);
      return box && far(box.left, box.right, x) && far(box.top, box.bottom, y);
    });
  }

  pressAt(surface, x, y) {
    this.finish();
    const sprite = this.under(surface, x, y);
    this.popover.hide();
    const wish = sprite || surface !== this.garden || !this.choice.mine ? null : this.painter.wish?.(surface.point(x, y), this.choice.left());
    if (wish) return void this.why(wish, { left: x, right: x, top: y, bottom: y, width: 0, height: 0 }, "");
    if (!sprite) return this.drop();
    return this.pressSprite(surface, sprite);
  }

  trayPress(event) {
    const root = event.target.closest("svg.cards");
    const surface = this.tray.surfaces().find((each) => each.root === root);
    if (surface) this.pressAt(surface, event.clientX, event.clientY);
  }

  pressSprite(surface, sprite) {
    const refused = this.choice.refused(sprite);
    if (!refused && this.press({ kind: "sprite", id: sprite.key })) return;
    const box = surface.seen(sprite.key);
    if (refused) this.why(refused, box, "");
    else if (sprite.would.length && this.choice.mine) this.why(sprite.would[0], box, "");
    else if (sprite.label) this.popover.show(box, [el("p", {}, sprite.label.split(" Press:")[0])]);
  }

  /** Several lines at once, as a painter knows them: chosen and confirmed like one. */
  pressPlan(plan) {
    this.finish();
    if (this.plan === plan) return this.confirm();
    this.choice.drop();
    this.preview = null;
    this.plan = plan;
    this.refresh();
    this.announce(`${plan.title}. ${plan.says}`);
    return undefined;
  }

  /** Go on with a plan, as long as its lines can be played. */
  follow() {
    const line = this.running?.shift();
    if (line === undefined) return;
    if (this.choice.lines.has(line)) this.link.play(line);
    else this.running = [];
  }

  /** Press a sprite, a seat, a verb or a line; true if it did something. */
  press(item) {
    this.finish();
    this.popover.hide();
    if (this.plan) {
      this.plan = null;
      this.refresh();
    }
    const done = this.choice.press(item);
    if (done === "nothing") return false;
    if (done === "play") {
      this.confirm();
      return true;
    }
    this.preview = null;
    this.refresh();
    this.lookAhead();
    return true;
  }

  /** Ask what the choice would bring, or the names of the options still open. */
  async lookAhead() {
    const { choice, moment } = this;
    const { line } = choice;
    if (line) {
      const only = choice.lines.size === 1;
      if (only) return this.confirm();
      const preview = await this.link.attempt(line);
      if (this.choice !== choice || choice.line !== line || this.moment !== moment) return undefined;
      if (setting("atOnce") && preview && !(preview.diff === null && !preview.after)) return this.confirm();
      this.preview = preview ? { ...preview, words: voicedWords(preview.words, this.head), line } : null;
      this.refresh();
      if (preview?.words) this.announce(`${preview.words.title}. ${preview.words.says}`);
      return undefined;
    }
    for (const each of choice.listed()) {
      if (this.titles.has(each)) continue;
      this.titles.set(each, "");
      this.link.attempt(each).then((preview) => {
        if (!preview?.words || this.moment !== moment) return;
        this.titles.set(each, withNames(preview.words.title, this.head));
        if (this.choice === choice) this.showRail();
      });
    }
    return undefined;
  }

  confirm() {
    const { choice } = this;
    if (this.plan && !this.back) {
      this.running = [...this.plan.lines];
      this.follow();
      return;
    }
    const line = choice.line ?? (choice.mine && choice.lines.size === 1 ? [...choice.lines.keys()][0] : null);
    if (!line || this.back) return;
    this.choice = new Choice({ ...this.shownScene, sprites: new Map(), panels: [], verbs: [] });
    this.preview = null;
    this.refresh();
    this.link.play(line);
  }

  /** A refused or lost move: everything is as it was. */
  restore() {
    this.choice = new Choice(this.moment.scene);
    this.preview = null;
    this.redraw();
  }

  drop() {
    this.popover.hide();
    const planned = this.plan;
    this.plan = null;
    if (!this.choice.drop() && !planned) return false;
    this.preview = null;
    this.refresh();
    return true;
  }

  undo(node) {
    const { undo } = this.moment ?? {};
    if (this.drop()) return;
    if (!undo) return;
    if (!undo.free && !undo.ask) this.popover.show(node.getBoundingClientRect(), [el("h3", {}, icon("ic-why"), say("undoClosed")), el("p", {}, undo.says)]);
    else this.link.undo();
  }

  async why(line, where, what) {
    const box = where.getBoundingClientRect ? where.getBoundingClientRect() : where;
    const answer = await this.link.why(line);
    if (!answer) return;
    const title = what ? say("whyNot", { what }) : say("whyTitle");
    this.popover.show(box, [el("h3", {}, icon("ic-why"), title), el("p", {}, withNames(answer.says, this.head)), answer.rule ? el("a", { href: `/rules/${this.game}#${answer.rule}`, onclick: (event) => this.toRule(event, answer.rule) }, say("rule", { title: ruleTitle(answer.rule) })) : null]);
    this.announce(answer.says);
  }

  toRule(event, rule) {
    event.preventDefault();
    this.popover.hide();
    this.openTalk("rules");
    this.link.rule?.(rule);
  }

  // --- the keyboard ---

  /** One sprite of each surface takes part in the Tab order; arrows reach the others. */
  reach(surface, lit, chosen) {
    const can = [...surface.nodes].filter(([, { item }]) => item.sprite.label && (item.sprite.lines.length || item.sprite.would.length || lit.has(item.sprite.key)));
    const first = can.find(([key]) => chosen.has(key)) ?? can.find(([key]) => lit.has(key));
    for (const [key, node] of surface.nodes) {
      const { sprite } = node.item;
      const able = lit.has(key) || chosen.has(key);
      const role = !sprite.label ? "none" : able || sprite.would.length ? "button" : "img";
      const reach = `${role} ${able && chosen.has(key)} ${able} ${first?.[0] === key}`;
      if (node.reach === reach) continue;
      node.reach = reach;
      set(node.outer, "role", role === "none" ? null : role);
      set(node.outer, "aria-hidden", role === "none" ? "true" : null);
      set(node.outer, "aria-pressed", able ? String(chosen.has(key)) : null);
      set(node.outer, "tabindex", first?.[0] === key ? "0" : "-1");
    }
  }

  surfaceOf(node) {
    return [this.garden, ...this.tray.surfaces()].find((surface) => surface.root.contains(node));
  }

  /** What is pointed at, focused or chosen, large beside the tray. */
  closeUp(node) {
    const key = node.closest?.(".sprite")?.dataset.key;
    const sprite = key && this.shownScene?.sprites.get(key);
    if (sprite && this.screen.width >= ROOMY) this.tray.closeUp(sprite);
  }

  focus(event) {
    if (this.painter.detail) this.closeUp(event.target);
    const sprite = event.target.closest?.(".sprite");
    for (const surface of [this.garden, ...this.tray.surfaces()]) {
      const key = sprite && surface.root.contains(sprite) && event.target.matches(":focus-visible") ? sprite.dataset.key : null;
      surface.focus(key);
      if (key !== null && surface === this.garden) this.camera.bring(key);
    }
  }

  /** All sprites that can be reached, in the order of the table. */
  stops(onlyLit) {
    const { sprites: lit } = this.choice.lit();
    return [this.garden, ...this.tray.surfaces()].flatMap((surface) => surface.items.filter(({ sprite }) => sprite.label && (!onlyLit || lit.has(sprite.key))).map((item) => ({ surface, item, node: surface.nodes.get(item.sprite.key).outer })));
  }

  hop(by) {
    const stops = this.stops(true);
    if (!stops.length) return;
    const at = stops.findIndex((stop) => stop.node === document.activeElement);
    const next = at < 0 ? (by > 0 ? 0 : stops.length - 1) : (at + by + stops.length) % stops.length;
    stops[next].node.focus();
  }

  go(key) {
    const surface = this.surfaceOf(document.activeElement);
    const from = surface?.nodes.get(document.activeElement.dataset.key)?.item;
    if (!from) return false;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    let best = null;
    for (const { item, node } of this.stops(false).filter((stop) => stop.surface === surface)) {
      const [x, y] = [item.x - from.x, item.y - from.y];
      const along = x * dx + y * dy;
      const across = Math.abs(x * dy - y * dx);
      if (along <= 1) continue;
      const cost = along + across * 2 + (this.choice.lit().sprites.has(item.sprite.key) ? 0 : 1);
      if (!best || cost < best.cost) best = { cost, node };
    }
    best?.node.focus();
    return Boolean(best);
  }

  key(event) {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.act(event);
    if (act) {
      event.preventDefault();
      this.finish();
      act();
    }
  }

  act(event) {
    const { key } = event;
    const sprite = document.activeElement?.closest?.(".sprite");
    const surface = sprite && this.surfaceOf(sprite);
    const focused = surface?.nodes.get(sprite.dataset.key)?.item?.sprite;
    const panel = document.activeElement?.closest?.(".seat.lit, .seat.chosen");
    if (key.startsWith("Arrow") && focused) return () => this.go(key);
    if ((key === "Enter" || key === " ") && focused) return () => this.pressSprite(surface, focused);
    if (key === "Enter" && !panel && (document.activeElement === document.body || !document.activeElement?.matches("button, a, input, [tabindex]"))) return () => this.confirm();
    if (key === "?" && focused?.would.length) return () => this.why(this.choice.refused(focused) ?? focused.would[0], surface.seen(focused.key), "");
    if (/^[1-9]$/.test(key)) return () => this.rail.nth(Number(key) - 1);
    const table = {
      Escape: () => (this.talkBox.dataset.open !== undefined ? this.openTalk(null) : this.drop()),
      z: () => this.undo(this.rail.undo), n: () => this.hop(1), p: () => this.hop(-1), Home: () => this.hop(1),
      h: () => this.board.classList.toggle("show-numbers"), g: () => this.board.classList.toggle("show-coords"),
      "[": () => this.link.stepBy?.(-1), "]": () => this.link.stepBy?.(1), l: () => this.link.step?.(null),
      "+": () => this.camera.by(1.25), "=": () => this.camera.by(1.25), "-": () => this.camera.by(1 / 1.25), 0: () => this.camera.fit(),
      t: () => this.openTalk("chat"),
      m: () => this.hush(),
    };
    return table[key.length === 1 ? key.toLowerCase() : key];
  }

  // --- words ---

  openTalk(tab) {
    if (tab === null) {
      delete this.talkBox.dataset.open;
      return;
    }
    this.talkBox.dataset.open = "";
    this.talk.open(tab);
    if (tab === "chat") this.talk.field.focus();
  }

  hush() {
    prefer("sound", setting("sound") === "off" ? "soft" : "off");
    this.toast(`${say("sound")}: ${say(setting("sound") === "off" ? "soundOff" : "soundOn")}`, "ic-sound");
  }

  announce(sentence) {
    this.urgent.textContent = sentence;
  }

  narrate(told) {
    const words = told.map((each) => sentence(each, this.head));
    if (words.length) this.polite.textContent = words.join(" ");
    const last = told.filter((each) => each.says).at(-1);
    this.lastChip.hidden = !last;
    if (last) swap(this.lastChip, last.seat === null || last.seat === undefined ? icon("ic-dice") : svgShape(last.seat, "dot"), el("span", {}, words[told.indexOf(last)]));
  }

  toast(sentence, sign = "ic-check", button = null) {
    const node = el("div.toast", {}, icon(sign), el("span", {}, sentence), button);
    this.toasts.append(node);
    if (!button) setTimeout(() => node.remove(), 3500); // a question stays until it is answered or withdrawn
    return node;
  }
}
