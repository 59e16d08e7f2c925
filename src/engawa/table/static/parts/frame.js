// The frame of a table: header, seats, garden, talk and veranda. It shows moments and turns presses
// into lines; where they come from and go to is the business of its `link`.

import { el, icon, targetOf } from "../dom.js";
import { Camera } from "../engine/camera.js";
import { skip, still } from "../engine/motion.js";
import { originsOf } from "../engine/origins.js";
import { helpers, seated } from "../engine/painter.js";
import { arranged, lying } from "../engine/scene.js";
import { bounds, Surface } from "../engine/surface.js";
import { under } from "../engine/under.js";
import { ruleTitle, say, together } from "../words.js";
import { Aim } from "./aim.js";
import { Choosing } from "./choosing.js";
import { Coach } from "./coach.js";
import { Focus } from "./focus.js";
import { gloss, withWords } from "./glossary.js";
import { Goal } from "./goal.js";
import { header } from "./header.js";
import { Keyboard } from "./keyboard.js";
import { Layout } from "./layout.js";
import { Moments } from "./moments.js";
import { Pointing } from "./pointing.js";
import { Popover } from "./popover.js";
import { Rail } from "./rail.js";
import { Recap } from "./recap.js";
import { Ring } from "./ring.js";
import { called, Seats, svgShape } from "./seats.js";
import { prefer, setting } from "./settings.js";
import { Talk } from "./talk.js";
import { Tray } from "./tray.js";
import { Turns } from "./turns.js";

/** @import { Box, Group, Link, Moment, Painter, Place, Pressed, Scene } from "../../types/client" */
/** @import { Seating, Sprite, TalkTab, Told } from "../../types/client" */
/** @import { PreviewWords } from "../../types/protocol" */
/** @import { Acts } from "./keyboard.js" */
/** @import { Beside } from "./popover.js" */

const ROOMY = 1240; // pixels: there is room for a thing up close
const CAPTION = 34; // of a place in the garden
const WIDE = 1.2; // a garden so much wider than high has room for papers beside a board
const GAP = 12; // pixels around such papers

export class Frame {
  /**
   * `link` answers play, attempt, why, undo, hint, chat, step, rules, menu; see pages/table.js. `side` stands in
   * place of the seats.
   * @param {Element} root
   * @param {{game: string, title: string, painter: Painter, link: Link, side?: HTMLElement | null}} about
   */
  constructor(root, { game, title, painter, link, side = null }) {
    this.game = game;
    this.painter = painter;
    this.link = link;
    /** @type {Seating | null} */
    this.head = null;
    /** @type {Scene | null} */
    this.scene = null; // as it is shown
    /** @type {string | null} */
    this.asks = null; // in place of what the scene asks
    /** @type {string | null} */
    this.read = null; // the chosen line of which a thing was last seen up close
    /** @type {Moment | null} */
    this.announced = null; // the moment whose question was said aloud
    /** @type {HTMLElement | null} */
    this.stopNote = null;
    this.left = 0; // where the board begins, in its units
    this.hollow = false; // the line is broken: what is confirmed waits
    document.body.dataset.game = painter.game;
    this.layout = new Layout();
    this.header = header({ title, link, frame: this });
    this.garden = new Surface(this.layout.board, painter);
    this.camera = this.lookingAt(this.garden);
    this.popover = new Popover();
    this.ring = new Ring(this.garden, painter, {
      take: (line) => this.moments.finish() || this.choosing.take(line),
      why: (line, node, what) => this.why(line, node, what),
      move: (dx, dy) => this.camera.nudge(dx, dy),
    });
    this.goal = new Goal(() => this.openTalk("learn"));
    this.coach = new Coach(game, {
      ask: (known, less) => link.coach?.(known, less),
      surfaces: () => this.surfaces(),
      told: (words) => this.layout.say(words),
      toast: (words) => this.toast(words),
    });
    if (side) this.layout.seats.replaceChildren(side);
    this.seats = new Seats(side ? el("div") : this.layout.seats, painter, {
      press: (seat) => this.press({ kind: "panel", id: seat }),
      menu: link.menu,
      plan: (plan) => this.moments.finish() || this.choosing.pressPlan(plan),
    });
    this.tray = new Tray(this.layout.tray, painter);
    this.rail = new Rail(this.layout.rail, painter, this.tray, {
      press: (item) => this.press(item),
      plan: (plan) => this.moments.finish() || this.choosing.pressPlan(plan),
      confirm: (again) => this.choosing.confirm(again),
      turn: () => this.choosing.turn(),
      undo: (node) => this.undo(node),
      why: (line, node, what) => this.why(line, node, what),
      hint: () => link.hint?.(),
    });
    this.talk = new Talk(this.layout.talk, {
      chat: (text) => link.chat?.(text),
      read: (n) => link.read?.(n),
      rules: (node) => link.rules?.(node),
      press: (item) => this.press(item),
      step: (n) => link.step?.(n),
      recall: (n) => this.recall(n),
      close: () => this.openTalk(null),
      unread: (n) => this.header.unread(n),
      untold: painter.untold,
    });
    this.moments = new Moments({
      draw: (moment, speed) => this.draw(moment, speed),
      skip: () => [this.layout.garden, this.layout.tray].map(skip),
      still: () => still() || document.hidden,
    });
    this.recap = new Recap(this.garden, (n) => link.changes?.(n) ?? null);
    this.turns = new Turns(painter, {
      shows: (sprite, was) => this.garden.recalls(sprite, was),
      point: (n) => this.recap.point(n),
      again: (moments) => this.moments.again(moments),
    });
    this.choosing = new Choosing(painter, link, {
      refresh: () => this.refresh(),
      told: () => this.told(),
      announce: (words) => this.announce(words),
      ring: () => this.asked(),
      unread: () => this.moments.unread,
    });
    this.focus = new Focus(
      () => this.surfaces(),
      (key) => this.camera.bring(key),
    );
    this.keyboard = new Keyboard(this.keys(), this.focus, () => this.moments.finish());
    this.layout.fill(root, {
      game,
      header: this.header.node,
      ring: this.ring.node,
      popover: this.popover.node,
      camera: this.camera,
      goal: this.goal.node,
      turns: this.turns.node,
      coach: this.coach,
    });
    this.layout.stand(this.seats.forecast);
    if (painter.guides) this.layout.layers = (button) => this.layers(button);
    this.pointing = painter.names ? new Pointing(painter.names, (name) => this.named(name)) : null;
    this.layout.tray.addEventListener("click", (event) => this.trayPress(event));
    this.aim = new Aim(
      () => this.surfaces(),
      (surface, x, y) => under(surface, x, y, this.choosing.lit().sprites, this.choosing.chosen.sprites),
      (key) => this.choosing.point(key),
    );
    for (const box of [this.layout.board, this.layout.tray]) this.aim.watch(box);
    for (const box of painter.detail ? [this.layout.board, this.layout.tray] : []) {
      box.addEventListener("pointerover", (event) => this.closeUp(targetOf(event)));
      box.addEventListener("contextmenu", (event) => this.open(event));
    }
    this.focused = (/** @type {Event} */ event) => this.focusMoved(targetOf(event));
    document.addEventListener("focusin", this.focused);
    gloss(
      game,
      (node, note) => this.popover.show(node.getBoundingClientRect(), note),
      () => this.scene && this.moments.redraw(),
    );
    this.resized = () => this.moments.redraw();
    addEventListener("resize", this.resized);
  }

  close() {
    this.keyboard.close();
    document.removeEventListener("focusin", this.focused);
    removeEventListener("resize", this.resized);
    this.pointing?.close();
    this.aim.close();
    this.camera.watch.disconnect();
    this.popover.close();
    this.coach.close();
  }

  surfaces() {
    return [this.garden, ...this.tray.surfaces()];
  }

  get choice() {
    return this.choosing.choice;
  }

  // --- what is shown ---

  /** @param {Surface} garden */
  lookingAt(garden) {
    const camera = new Camera(garden, { press: (x, y) => this.pressAt(garden, x, y) });
    const { layout } = this;
    camera.box = () => this.boxToSee();
    camera.head = () => (this.painter.headroom || this.isBeside ? 0 : layout.head);
    camera.resized = () => this.painter.arrange && this.scene && this.moments.redraw();
    camera.moved = () => {
      layout.garden.toggleAttribute("data-moved", camera.free);
      if (!camera.free) layout.besides(this.isBeside ? camera.x + this.left * camera.base - 2 * GAP : null);
      this.ring.place();
      this.coach?.mark();
    };
    return camera;
  }

  /** Do papers stand at the left of the board? Where its painter wants it and there is room; never on a phone. */
  get isBeside() {
    const { width, height } = this.camera.measure() ?? { width: 0, height: 0 };
    return Boolean(this.painter.beside) && (this.layout.phone.matches || width > height * WIDE);
  }

  /** What is to be seen of the garden: all that lies there, and what a preview adds. */
  boxToSee() {
    const places = this.scene?.places ?? [];
    const [l, t, r, b] = this.painter.bounds?.(this.scene ?? { places }, this.garden.items) ?? this.garden.bounds();
    const titled = places.some((place) => place.on === "garden" && place.title);
    const papers = this.isBeside && !this.layout.phone.matches ? (this.painter.beside ?? 0) : 0;
    /** @type {Box} */
    const box = [l - papers, t - (titled && !this.painter.bounds ? CAPTION : 0), r, b];
    this.left = l;
    const { items } = this.garden.preview;
    return items.length ? around(box, bounds(items, this.painter)) : box;
  }

  /** @param {Seating} head */
  setHead(head) {
    this.head = head;
    seated(head.seats.map((_, seat) => called(head, seat)));
    this.garden.surroundings = null; // names stand in it
    this.layout.room(isNone(head.you) ? 0 : head.seats.length - 1);
    this.layout.rail.style.setProperty("--me", isNone(head.you) ? "var(--ink)" : `var(--seat-${head.you + 1})`);
    this.header.show(head);
    if (head.stopped) {
      const record = `/api/tables/${head.table}/record${location.search}`;
      const link = el("a.btn.sm", { href: record, download: "" }, say("take-record"));
      this.stopNote ??= this.toast(head.stopped, "ic-why", link);
    }
    this.moments.redraw();
  }

  /**
   * Take in a moment, and the lines that led to it.
   * @param {Moment} moment
   * @param {{animate?: boolean, told?: Told[]}} how
   */
  take(moment, { animate = true, told = [] } = {}) {
    const before = this.moments.newest;
    if (before) {
      this.recap.keep(before.scene, moment.scene, told);
      this.turns.take(before, moment, told, this.head?.you);
      moment.by = this.painter.passing?.(before.scene, moment.scene, told) ?? [];
    }
    this.choosing.ask(moment, told, this.moments.back !== null);
    this.moments.take(moment, animate);
  }

  /**
   * Look at a moment of the past; null returns to the newest.
   * @param {Moment | null} moment
   * @param {string} label
   */
  lookBack(moment, label = "") {
    this.layout.lookBack(moment ? label : null, () => this.link.step?.(null));
    this.moments.lookBack(moment);
  }

  /** @param {Scene} scene */
  arranged(scene) {
    return arranged(scene, this.painter, { ...this.layout.screen, room: this.camera.measure() });
  }

  /**
   * @param {Moment} moment
   * @param {number} speed
   */
  draw(moment, speed) {
    const scene = this.arranged(moment.scene);
    const origins = speed ? originsOf(this.surfaces(), this.painter, scene, this.scene) : () => null;
    this.scene = scene;
    for (const surface of this.surfaces()) surface.preview.clear();
    /** @param {string} key */
    const from = (key) => origins(key, this.garden);
    const moves = [this.garden.draw(scene, lying(scene, "garden"), { speed, captions: true, from })];
    moves.push(this.tray.show(scene, { speed, from: origins }));
    this.seats.show(scene, this.head, moment.turn, moment.clock);
    this.goal.show(scene, this.head);
    this.showLast();
    if (moment.chip !== undefined) this.layout.tellLast(moment.chip);
    this.camera.keep();
    this.choosing.drawn(moment, this.moments.live);
    this.refresh();
    const laid = Promise.all(moves);
    laid.then(() => this.coach.mark()); // what it is about may have been on its way
    return laid;
  }

  /** The last move, on the newest moment. */
  showLast() {
    if (this.moments.live) this.recap.show(this.head?.you);
    else this.recap.hide();
  }

  /**
   * Outline what a line of the log changed; null: the last move again.
   * @param {number | null} n
   */
  recall(n) {
    if (!isNone(n)) return this.recap.point(n);
    this.recap.leave();
    return this.showLast();
  }

  /**
   * Outline a place that is named in a sentence; null: what was outlined before.
   * @param {string | null} name
   */
  named(name) {
    const { scene } = this;
    const key = name && scene ? this.painter.named?.(scene, name) : null;
    const sprite = scene?.sprites.get(key ?? "");
    if (sprite) this.garden.recall(this.head?.you, [[sprite, null]]);
    else this.recall(this.recap.wanted);
  }

  /**
   * Turn the lines of seats on the board on and off, one by one.
   * @param {HTMLElement} button
   */
  layers(button) {
    const { scene, head, layout } = this;
    const { title, seats } = (scene && this.painter.guides?.(scene)) ?? { title: "", seats: [] };
    const { hidden } = layout;
    /** @param {number} seat */
    const turn = (seat) => {
      if (!hidden.delete(seat)) hidden.add(seat);
      this.garden.surroundings = null;
      this.moments.redraw();
      this.layers(button);
    };
    /** @param {number} seat */
    const choice = (seat) => {
      const says = { type: "button", "aria-pressed": String(!hidden.has(seat)), onclick: () => turn(seat) };
      return el("button.btn.sm", says, svgShape(seat, "dot"), called(head, seat));
    };
    const choices = el("div.pair", {}, seats.map(choice));
    this.popover.show(button.getBoundingClientRect(), [el("h2", {}, icon("ic-layers"), title), choices]);
  }

  /** Marks, previews and words for the present choice. */
  refresh() {
    const { scene } = this;
    if (!scene) return;
    const lit = this.choosing.lit();
    const chosen = this.choosing.chosen;
    const veil = this.choice.picks.length > 0 && !this.choice.line && lit.sprites.size >= 4;
    for (const surface of this.surfaces()) surface.mark(lit.sprites, chosen.sprites, veil && surface === this.garden);
    this.focus.reach(lit.sprites, chosen.sprites);
    this.seats.mark(lit.panels, chosen.panels);
    this.showPreview(scene);
    this.told();
    this.closeUpChosen(scene);
    this.talk.everything(scene, this.head, lit.sprites);
    this.link.lit?.(lit.sprites);
  }

  /** Something was learned of the present choice. */
  told() {
    this.ring.show(this.asked());
    this.showRail();
  }

  /**
   * The words of the one thing that is chosen, while it is open what to do with it.
   * @param {Scene} scene
   */
  aboutPick(scene) {
    const { picks, line } = this.choice;
    const sprite = picks.length === 1 && picks[0].kind === "sprite" && !line ? scene.sprites.get(picks[0].id) : null;
    return (sprite && this.painter.detail?.(sprite, helpers)?.words) || "";
  }

  /** What is asked at a place of the garden, if it is. */
  asked() {
    const ring = this.scene && this.choosing.ring(this.scene);
    return ring && this.garden.nodes.has(ring.key) ? ring : null;
  }

  /**
   * What the chosen line would change in what is shown; if nobody can know it, only its chips.
   * @param {Scene} now
   */
  showPreview(now) {
    const { shown } = this.choosing;
    this.foretell(shown?.words ?? null);
    const steps = [...(shown?.words?.steps ?? []), ...(this.choosing.order()?.steps ?? [])];
    const after = this.choosing.after();
    const scene = after && this.arranged(after);
    /** @param {Sprite} s */
    const origin = (s) => (scene && this.painter.origin?.(s, now.sprites, scene)) ?? null;
    /**
     * @param {Surface} surface
     * @param {Group[] | null} groups
     */
    const show = (surface, groups) => {
      if (shown) surface.preview.show(groups, steps, origin);
      else surface.preview.clear();
    };
    const { places } = this.painter.regroups ? (scene ?? now) : now;
    const garden = places.filter((place) => place.on === "garden");
    show(this.garden, scene && later(scene, garden));
    for (const group of this.tray.groups.values()) {
      const groups = scene && later(scene, [group.place]);
      show(group.surface, groups);
      this.tray.widen(group, (shown && groups?.[0].sprites.filter((s) => !this.painter.ghostless?.(s))) || []);
    }
    if (!this.choosing.pointed) this.camera.keep(); // to see all of it; under a pointer nothing moves
  }

  /**
   * What others could answer to the choice; or one's own answers to what they did.
   * @param {PreviewWords | null} words
   */
  foretell(words) {
    const own = this.moments.live && this.choice.mine ? this.choosing.answers() : null;
    const { title = "", answers = [], limit = "" } = words ?? {};
    if (answers.length) this.seats.foretell({ title: say("if-so", { what: title }), answers, limit });
    else this.seats.foretell(own && { ...own, chosen: this.choosing.plan });
    this.layout.stands();
  }

  showRail() {
    const { choosing, moments, head, scene } = this;
    if (!scene) return;
    const moment = moments.newest;
    const mine = moments.live && this.choice.mine;
    const watches = isNone(head?.you);
    this.rail.show({
      mine,
      hints: head?.hints ?? true,
      plans: mine ? choosing.plans() : [],
      plan: choosing.plan,
      order: mine ? choosing.order() : null,
      awaits: mine ? choosing.awaits : "",
      lead: choosing.lead,
      choice: mine ? this.choice : null,
      preview: choosing.preview,
      pointed: choosing.pointed,
      asking: mine && choosing.asking !== null && choosing.asking === this.choice.line,
      sole: choosing.sole?.moment === moment ? choosing.sole.words : null,
      words: choosing.words,
      ring: this.asked(),
      about: this.aboutPick(scene),
      title: this.whoseTurn(mine),
      under: watches && head ? say("spectator") : "",
      asks: this.asks ?? (head?.status === "waiting" ? say("waiting-title") : scene.asks),
      verbs: mine ? this.verbs(scene) : [],
      undo: moments.live && !watches ? (moment?.undo ?? null) : null,
      hollow: this.hollow,
      extra: this.link.extra?.(),
    });
    if (mine && this.announced !== moment) {
      if (this.choice.lines.size === 1) choosing.lookAtOnly();
      else if (this.choice.plain) choosing.lookAround();
      this.announce(together([say("your-turn"), scene.asks]));
    }
    this.announced = moment;
    this.turns.show(head, mine);
    this.layout.lastChip.classList.toggle("covered", !this.turns.node.hidden);
    const you = head?.you ?? null;
    const others = !isNone(moment?.turn) && moment.turn !== you;
    this.coach.look(moment, { mine, others, time: you === null ? undefined : moment?.clock?.left?.[you] });
  }

  /**
   * What can be done by a button; not what already is one of the answers to what another did.
   * @param {Scene} scene
   */
  verbs({ verbs }) {
    const answered = new Set(this.choosing.answers()?.plans.map(({ lines }) => lines.join()));
    return verbs.filter(({ line }) => !answered.has(line));
  }

  /**
   * Mark sprites as what is spoken of.
   * @param {string[]} keys
   */
  point(keys) {
    this.coach.tip = { at: keys };
    requestAnimationFrame(() => this.coach.mark());
  }

  /** @param {boolean} mine */
  whoseTurn(mine) {
    if (this.link.title) return this.link.title();
    const mover = this.moments.shown?.turn ?? null; // while moves are being played, not yet the newest
    const own = !isNone(mover) && mover === this.head?.you; // also while a move is on its way
    if (mine || own) return say("your-turn");
    if (this.head?.status === "over") return say("game-over");
    return isNone(mover)
      ? say("table", { name: this.head?.name ?? "" })
      : say("waiting", { name: called(this.head, mover) });
  }

  // --- pressing ---

  /**
   * @param {Surface} surface
   * @param {number} x
   * @param {number} y
   */
  pressAt(surface, x, y) {
    if (this.moments.finish()) return;
    const sprite = under(surface, x, y, this.choosing.lit().sprites, this.choosing.chosen.sprites);
    this.popover.hide();
    if (sprite) this.pressSprite(surface, sprite);
    else this.pressGround(surface, x, y);
  }

  /**
   * Bare ground says why not, if the painter knows what was meant.
   * @param {Surface} surface
   * @param {number} x
   * @param {number} y
   */
  pressGround(surface, x, y) {
    const asks = surface === this.garden && this.choice.mine;
    const wish = asks ? this.painter.wish?.(surface.point(x, y), this.choice.left()) : null;
    if (wish) this.why(wish, { left: x, top: y, bottom: y, width: 0 }, "");
    else this.drop();
  }

  /** @param {MouseEvent} event */
  trayPress(event) {
    const root = targetOf(event).closest("svg.cards");
    const surface = this.tray.surfaces().find((each) => each.root === root);
    if (surface) this.pressAt(surface, event.clientX, event.clientY);
  }

  /**
   * @param {Surface} surface
   * @param {Sprite} sprite
   */
  pressSprite(surface, sprite) {
    const refused = this.choice.refused(sprite);
    if (!refused && this.press({ kind: "sprite", id: sprite.key })) return;
    const box = surface.seen(sprite.key);
    if (!box) return;
    const read = this.upClose(sprite);
    if (refused) this.why(refused, box, "", read);
    else if (sprite.would.length && this.choice.mine) this.why(sprite.would[0], box, "", read);
    else if (read.length) this.popover.show(box, read);
    else if (sprite.words) this.popover.show(box, [el("p", {}, sprite.words)]);
  }

  /**
   * All that stands on a thing, to be read, if its painter shows it up close.
   * @param {Sprite} sprite
   */
  upClose(sprite) {
    const found = this.painter.detail?.(sprite, helpers);
    return found
      ? [el("h2", {}, found.title), el("p", {}, found.words), el("p.muted", {}, withWords(found.says, "-1"))]
      : [];
  }

  /**
   * A long press, or the other button of a mouse, opens a thing without choosing it.
   * @param {Event} event
   */
  open(event) {
    const node = targetOf(event).closest(".sprite");
    const sprite = this.scene?.sprites.get(node?.getAttribute("data-key") ?? "");
    const read = sprite ? this.upClose(sprite) : [];
    if (!node || !read.length) return;
    event.preventDefault();
    this.camera.held.clear(); // the finger that is lifted then does not press
    this.popover.show(node.getBoundingClientRect(), read);
  }

  /**
   * Press a sprite, a seat, a verb or a line; true if it did something.
   * @param {Pressed} item
   */
  press(item) {
    if (this.moments.finish()) return true;
    this.popover.hide();
    return this.choosing.press(item);
  }

  /** A refused or lost move: everything is as it was. */
  restore() {
    this.choosing.restore();
    this.moments.redraw();
  }

  drop() {
    this.popover.hide();
    return this.choosing.drop();
  }

  /** @param {Element} node */
  undo(node) {
    const { undo } = this.moments.newest ?? {};
    if (this.drop() || !undo) return;
    if (undo.free || undo.ask) {
      this.link.undo?.();
      return;
    }
    const why = [el("h2", {}, icon("ic-why"), say("undo-closed")), el("p", {}, undo.says)];
    this.popover.show(node.getBoundingClientRect(), why);
  }

  /**
   * @param {string} line
   * @param {Element | Beside} where
   * @param {string} what
   * @param {HTMLElement[]} read what stands on the thing
   */
  async why(line, where, what, read = []) {
    const box = "getBoundingClientRect" in where ? where.getBoundingClientRect() : where;
    const answer = await this.link.why(line);
    if (!answer) return;
    const title = what ? say("why-not", { what }) : say("why-title");
    this.popover.show(box, [
      ...read,
      el("h2", {}, icon("ic-why"), title),
      el("p", {}, answer.says),
      answer.rule ? this.ruleLink(answer.rule) : null,
    ]);
    this.announce(answer.says);
  }

  /** @param {string} rule */
  ruleLink(rule) {
    /** @param {Event} event */
    const open = (event) => {
      event.preventDefault();
      this.popover.hide();
      this.openTalk("learn");
      this.link.rule?.(rule);
    };
    return el("a", { href: `/rules/${this.game}#${rule}`, onclick: open }, say("rule", { title: ruleTitle(rule) }));
  }

  // --- the keyboard ---

  /**
   * What keys do, by the names of keyboard.js.
   * @returns {Acts}
   */
  keys() {
    const lit = () => this.choosing.lit().sprites;
    return {
      go: (arrow) => this.focus.go(arrow, lit()),
      hop: (by) => this.focus.hop(by, lit()),
      press: () => this.focus.at && this.pressSprite(this.focus.at.surface, this.focus.at.sprite),
      why: () => this.focus.at && this.whyNot(this.focus.at),
      confirm: () => this.choosing.confirm(),
      nth: (n) => (this.ring.isOpen ? this.ring.nth(n) : this.nth(n)),
      undo: () => this.undo(this.rail.undo),
      escape: () => (this.layout.isTalkOpen ? this.openTalk(null) : this.drop() || this.turns.close()),
      toggle: (name) => this.layout.board.classList.toggle(name),
      stepBy: (by) => this.link.stepBy?.(by),
      live: () => this.link.step?.(null),
      zoom: (by) => this.camera.by(by),
      fit: () => this.camera.fit(),
      talk: () => this.openTalk("chat"),
      hush: () => this.hush(),
      showAgain: () => this.turns.replay(),
    };
  }

  /**
   * The n-th choice: an answer, a button of the rail or the tray, then what lies lit in the tray.
   * @param {number} n
   */
  nth(n) {
    const answers = this.seats.forecast.querySelectorAll("button");
    if (n < answers.length) answers[n].click();
    const left = n < answers.length ? -1 : this.rail.nth(n - answers.length);
    if (left < 0) return;
    const lit = this.choosing.lit().sprites;
    const found = this.tray
      .surfaces()
      .flatMap((surface) => surface.items.map(({ sprite }) => ({ surface, sprite })))
      .filter(({ sprite }) => lit.has(sprite.key) && sprite.label);
    if (found[left]) this.pressSprite(found[left].surface, found[left].sprite);
  }

  /** @param {{surface: Surface, sprite: Sprite}} at */
  whyNot({ surface, sprite }) {
    const box = surface.seen(sprite.key);
    if (box) this.why(this.choice.refused(sprite) ?? sprite.would[0], box, "");
  }

  /** @param {Element} node */
  focusMoved(node) {
    if (this.painter.detail) this.closeUp(node);
    this.focus.moved(node);
    const seen = node.matches?.(".sprite:focus-visible") ?? false;
    if (seen || this.aim.keyed) this.aim.focused(seen ? node.getAttribute("data-key") : null);
  }

  /**
   * What is pointed at, focused or chosen, large beside the tray.
   * @param {Element} node
   */
  closeUp(node) {
    const key = node.closest?.(".sprite")?.getAttribute("data-key");
    const sprite = key && this.scene?.sprites.get(key);
    if (sprite && this.layout.screen.width >= ROOMY) this.tray.closeUp(sprite);
  }

  /**
   * What a new choice is about is seen up close, also if a button chose it.
   * @param {Scene} scene
   */
  closeUpChosen(scene) {
    const { line } = this.choice;
    if (line === this.read || !this.painter.detail) return;
    this.read = line;
    const found = line && [...scene.sprites.values()].find((s) => s.lines.includes(line) && this.upClose(s).length);
    if (found && this.layout.screen.width >= ROOMY) this.tray.closeUp(found);
  }

  // --- words ---

  /**
   * Open log, chat, rules or list; null shuts the drawer that they may be.
   * @param {TalkTab | null} tab
   */
  openTalk(tab) {
    if (tab === null) {
      this.layout.shutTalk();
      return;
    }
    this.layout.openTalk();
    this.talk.open(tab);
    if (tab === "chat") this.talk.field.focus();
  }

  hush() {
    prefer("sound", setting("sound") === "off" ? "soft" : "off");
    this.toast(
      say("titled", { what: say("sound"), says: say(setting("sound") === "off" ? "sound-off" : "sound-on") }),
      "ic-sound",
    );
  }

  /** @param {string} words */
  announce(words) {
    this.layout.announce(words);
  }

  /** @param {Told[]} told */
  narrate(told) {
    const words = told.map((each) => each.says);
    const shown = told.filter(({ line }) => !this.painter.untold?.(line));
    const last = shown.findLast(({ says, seat, of }) => says && !isNone(seat ?? of));
    const seat = last?.seat ?? last?.of ?? 0;
    const chip = last ? { sign: svgShape(seat, "dot"), words: last.says } : null;
    this.layout.narrate(words);
    if (told.length && !shown.length) return;
    const { newest, shown: now } = this.moments;
    if (newest && newest !== now)
      newest.chip = chip; // it is told when it is seen
    else this.layout.tellLast(chip);
  }

  /**
   * @param {string} words
   * @param {string} [sign]
   * @param {HTMLElement | null} [button]
   */
  toast(words, sign, button) {
    return this.layout.toast(words, sign, button);
  }
}

/**
 * @param {unknown} value
 * @returns {value is null | undefined}
 */
const isNone = (value) => value === null || value === undefined;

/**
 * The sprites of a later scene, by places as they lie now: nothing moves but what is moved.
 * @param {Scene} scene
 * @param {Place[]} places
 * @returns {Group[]}
 */
const later = (scene, places) =>
  places.map((place) => ({ place, sprites: [...scene.sprites.values()].filter((s) => s.lies === place.id) }));

/**
 * The box around two boxes.
 * @type {(a: Box, b: Box) => Box}
 */
const around = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
