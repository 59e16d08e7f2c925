// Choosing at a table: presses narrow a choice, what it would bring is asked for, and what is confirmed is played.

import { Choice } from "../engine/choice.js";
import { changed, opened } from "../engine/scene.js";
import { either, row, say, together } from "../words.js";
import { setting } from "./settings.js";

/** @import { Attempt, Link, Moment, Painter, Plan, Pressed } from "../../types/client" */
/** @import { RingQuestion, Scene, Told } from "../../types/client" */
/** @import { PreviewWords } from "../../types/protocol" */

/**
 * The frame around: refresh() to show another choice, told() to show what has been learned of it.
 * @typedef {object} Around
 * @property {() => void} refresh
 * @property {() => void} told
 * @property {(words: string) => void} announce
 * @property {() => RingQuestion | null} ring
 * @property {() => boolean} unread
 */

const NOTHING = opened({ asks: "", panels: [], board: [], tray: [], verbs: [], notes: [], places: [], goal: null });
/** @type {Map<string, Plan>} */
const NO_LEADS = new Map();
const points = () => globalThis.matchMedia?.("(hover: hover)").matches ?? true; // else a first touch only shows

/**
 * Lines that are played one after the other, as one name.
 * @param {string[]} lines
 */
const named = (lines) => lines.join("; ");

export class Choosing {
  /**
   * `link` plays lines and tells what they would bring; `table` is the frame around.
   * @param {Pick<Painter, "atOnce" | "leads" | "order" | "plans" | "ring" | "sure">} painter
   * @param {Pick<Link, "play" | "attempt" | "unaided">} link
   * @param {Around} table
   */
  constructor(painter, link, table) {
    this.painter = painter;
    this.link = link;
    this.table = table;
    /** @type {Moment | null} */
    this.moment = null; // whose question it is: the newest
    this.mine = false; // is it ours to answer?
    this.choice = new Choice(NOTHING);
    /** @type {Attempt | null} */
    this.preview = null; // {line, words, diff or after} of what is chosen
    /** @type {Attempt | null} */
    this.pointed = null; // the same of what is only pointed at
    /** @type {string | null} */
    this.aimed = null; // the lines that are meant by what is pointed at
    /** @type {{moment: Moment | null, told: Map<string, Promise<Attempt | null>>}} */
    this.tried = { moment: null, told: new Map() }; // what was asked in this moment
    /** @type {string | null} */
    this.asking = null; // the line of which it is being asked what it brings
    /** @type {Moment | null} */
    this.sent = null; // the moment that was answered, until the answer is refused
    /** @type {Map<string, PreviewWords | null>} */
    this.words = new Map(); // line -> what it would bring, of lines that are to choose from
    /** @type {{moment: Moment, words: PreviewWords} | null} */
    this.sole = null; // {moment, words} of the only line there is
    /** @type {Plan | null} */
    this.taken = null; // several lines that were chosen as one
    /** @type {string | null} */
    this.turned = null; // the line after which the order is another than usual
    /** @type {{lines: string[], n: number | null} | null} */
    this.running = null; // what is left of a plan: {lines, n of the moment in which the last was played}
    /** @type {{moment: Moment, plans: Plan[]} | null} */
    this.planned = null;
  }

  /**
   * A new moment is another question; while an older one is looked at, it cannot be answered.
   * @param {Moment} moment
   * @param {Told[]} told
   * @param {boolean} looksBack
   */
  ask(moment, told, looksBack) {
    const question = new Choice(moment.scene);
    this.moment = moment;
    this.mine = question.mine;
    this.preview = null;
    this.unaim();
    this.words = new Map();
    this.choice = looksBack ? new Choice(NOTHING) : question;
    this.taken = null;
    this.turned = null;
    if (told.some((each) => each.undone)) this.running = null;
    this.follow(question.lines);
  }

  /**
   * A moment is drawn; only in the newest one something can be chosen.
   * @param {Moment} moment
   * @param {boolean} live
   */
  drawn(moment, live) {
    if (live && this.choice.scene === moment.scene) return; // someone came in: what is chosen stays
    this.choice = new Choice(live && this.sent !== moment ? moment.scene : NOTHING);
    if (!live) this.taken = null;
  }

  /** Several lines that are chosen as one; with nothing chosen, what is usually done. */
  get plan() {
    if (this.taken || !this.mine || this.choice.picks.length || this.link.unaided) return this.taken;
    return this.choice.lines.size ? (this.known().find((plan) => plan.usual) ?? null) : null;
  }

  /** What is chosen, for the eye: keys of sprites, and seats. */
  get chosen() {
    const { picks } = this.choice;
    const sprites = picks.flatMap((pick) => (pick.kind === "sprite" ? pick.id : []));
    const panels = picks.flatMap((pick) => (pick.kind === "panel" ? pick.id : []));
    return { sprites: new Set([...sprites, ...(this.plan?.keys ?? [])]), panels: new Set(panels) };
  }

  /**
   * Press a sprite, a seat, a verb or a line; true if it did something.
   * @param {Pressed} item
   */
  press(item) {
    this.running = null;
    const lead = item.kind === "sprite" ? this.leads().get(item.id) : null;
    if (lead) {
      this.pressLead(lead);
      return true;
    }
    if (this.taken) {
      this.taken = null;
      this.table.refresh();
    }
    const done = this.choice.press(item);
    if (done === "nothing") return false;
    const { line } = this.choice;
    const atOnce = line && this.painter.atOnce?.includes(line) && !this.table.unread();
    if (done === "play" || atOnce) this.confirm();
    else this.chose({ sole: !this.table.unread(), known: setting("atOnce") || this.isSure(item) });
    return true;
  }

  /**
   * Who points at a place sees what it would bring: a press plays it, where its painter says so. In a lesson one looks
   * before one plays.
   * @param {Pressed} item
   */
  isSure(item) {
    const sprite = item.kind === "sprite" && this.choice.line ? this.choice.scene.sprites.get(item.id) : null;
    return Boolean(sprite && this.painter.sure?.(sprite)) && points() && !this.link.unaided && !this.table.unread();
  }

  /**
   * Play a line that was pressed where it shows what it brings; if nobody can know that, it is asked first.
   * @param {string} line
   */
  take(line) {
    if (this.choice.press({ kind: "line", id: line }) === "chosen") this.chose({ sole: true, known: true });
  }

  /**
   * Choose a line to see what it brings. Showing never plays.
   * @param {string} line
   */
  show(line) {
    this.drop();
    if (this.choice.press({ kind: "line", id: line }) === "chosen") this.chose({ sole: false, known: false });
  }

  /**
   * Several lines at once, as a painter knows them: chosen and confirmed like one.
   * @param {Plan} plan
   */
  pressPlan(plan) {
    if (this.plan === plan) {
      this.confirm();
      return;
    }
    this.choice.drop();
    this.preview = null;
    this.unaim();
    this.taken = plan;
    this.table.refresh();
    this.table.announce(together([plan.title, plan.says]));
  }

  /** What pieces mean beside the lines they play, by their keys: plans, such as those after the line that is chosen. */
  leads() {
    const line = this.choice.ready ?? this.plan?.lines[0] ?? null;
    return this.painter.leads?.(this.choice.scene, line, line !== null && this.turned === line) ?? NO_LEADS;
  }

  /** What a plan waits for that begins with the line that is chosen; who follows a lesson plays line by line. */
  get awaits() {
    if (this.link.unaided || this.plan || !this.choice.ready) return "";
    return [...this.leads().values()][0]?.awaits ?? "";
  }

  /** The plan that is pointed at. */
  get lead() {
    if (!this.pointed) return null;
    return [...this.leads().values()].find(({ lines }) => named(lines) === this.aimed) ?? null;
  }

  /** What becomes of other things after the line that is chosen. */
  order() {
    const line = this.choice.ready ?? this.plan?.lines[0];
    return (line && this.painter.order?.(this.choice.scene, line, this.turned === line)) || null;
  }

  /** The other order, please. */
  turn() {
    const line = this.choice.ready ?? this.plan?.lines[0] ?? null;
    this.turned = this.turned === line ? null : line;
    this.taken = null;
    this.table.refresh();
    const order = this.order();
    if (order) this.table.announce(order.spoken);
  }

  /**
   * A press with a pointer plays it; a first touch shows it, and the second plays.
   * @param {Plan} lead
   */
  pressLead(lead) {
    const again = this.plan?.lines.join() === lead.lines.join();
    if (!again) this.pressPlan(lead);
    if (again || points()) this.confirm();
    else this.lookAlong(lead);
  }

  /**
   * Show what a plan would bring, while it is chosen.
   * @param {Plan} plan
   */
  async lookAlong(plan) {
    const { moment } = this;
    const preview = await this.attempt(plan.lines);
    if (this.plan !== plan || this.moment !== moment || !preview) return;
    this.preview = preview;
    this.table.refresh();
    this.table.announce(together([preview.words.title, preview.words.says]));
  }

  /**
   * What lines would bring that are played one after the other; asked once in a moment.
   * @param {string[]} lines
   * @returns {Promise<Attempt | null>}
   */
  attempt(lines) {
    const { moment, link } = this;
    if (this.tried.moment !== moment) this.tried = { moment, told: new Map() };
    const { told } = this.tried;
    const [line, ...then] = lines;
    const name = named(lines);
    const known = told.get(name);
    if (known) return known;
    const found = link.attempt(line, then).then((preview) => {
      if (!preview) told.delete(name); // it may be told another time
      return preview && { ...preview, line: name };
    });
    told.set(name, found);
    return found;
  }

  /**
   * A piece is pointed at, without a press: show what pressing it would bring. Null: none is.
   * @param {string | null} key
   */
  async point(key) {
    const lines = key === null ? null : this.meant(key);
    const name = lines && named(lines);
    if (name === this.aimed) return;
    this.aimed = name;
    const { moment } = this;
    const preview = lines && (await this.attempt(lines));
    if (this.aimed !== name || this.moment !== moment || this.pointed === preview) return;
    this.pointed = preview;
    this.table.refresh();
  }

  /**
   * The lines that a press on a piece would play or show, if that leaves no question open.
   * @param {string} key
   */
  meant(key) {
    if (!this.mine || !this.lit().sprites.has(key) || this.chosen.sprites.has(key)) return null;
    const lead = this.leads().get(key);
    if (lead) return lead.lines;
    const line = this.choice.aim({ kind: "sprite", id: key });
    return line ? [line] : null;
  }

  unaim() {
    this.pointed = null;
    this.aimed = null;
  }

  /** What is to be seen: what is pointed at, or what is chosen. */
  get shown() {
    const { pointed, preview, plan } = this;
    const chosen = plan ? named(plan.lines) : this.choice.line;
    return pointed ?? (preview?.line === chosen ? preview : null);
  }

  /** What glows: what leads on by itself, or after the line that is chosen. */
  lit() {
    const { sprites, panels } = this.choice.lit();
    return { sprites: new Set([...sprites, ...this.leads().keys()]), panels };
  }

  /** The plans that a painter knows for this moment. */
  known() {
    const { moment } = this;
    if (moment && this.planned?.moment !== moment)
      this.planned = { moment, plans: this.painter.plans?.(moment.scene, this.choice.lines) ?? [] };
    return this.planned?.plans ?? [];
  }

  /** Those that are offered while nothing is chosen; what is usual is chosen already. */
  plans() {
    if (this.choice.picks.length) return [];
    return this.known().filter((plan) => !plan.heading && (this.link.unaided || !plan.usual));
  }

  /** Those that answer what another did, under their heading; they stay while one chooses. */
  answers() {
    const plans = this.known().filter((plan) => plan.heading);
    return plans.length ? { title: plans[0].heading ?? "", plans } : null;
  }

  /**
   * Go on with a plan when a line of it was played, as long as the next can be.
   * @param {Map<string, Pressed[]>} lines
   */
  follow(lines) {
    const { moment } = this;
    if (!moment || !this.running || this.running.n === moment.n) return;
    const [line, ...rest] = this.running.lines;
    this.running = null;
    if (line === undefined || !lines.has(line)) return;
    this.running = { lines: rest, n: moment.n };
    this.send(line);
  }

  /** @param {{sole: boolean, known: boolean}} plays */
  chose(plays) {
    this.preview = null;
    this.unaim();
    this.table.refresh();
    const { line } = this.choice;
    if (line) this.lookAhead(line, plays);
    else this.lookAround();
  }

  /**
   * Ask what the chosen line would bring. What is to be played without more ado: the `sole` line that there is, or
   * one of which it is `known` what it brings.
   * @param {string} line
   * @param {{sole: boolean, known: boolean}} plays
   */
  async lookAhead(line, { sole, known }) {
    const { choice, moment } = this;
    if (sole && choice.lines.size === 1) {
      this.confirm();
      return;
    }
    this.asking = line;
    this.table.told();
    const preview = await this.attempt([line]);
    if (this.choice !== choice || choice.line !== line || this.moment !== moment) return;
    this.asking = null;
    if (known && preview && (preview.diff !== null || preview.after)) {
      this.confirm();
      return;
    }
    this.preview = preview;
    this.table.refresh();
    if (preview?.words) this.table.announce(together([preview.words.title, preview.words.says]));
  }

  /** Ask what the lines would bring that are still to choose from. */
  lookAround() {
    const { choice, moment } = this;
    const ring = this.table.ring();
    if (ring) this.table.announce(ring.title);
    for (const line of ring || choice.plain ? choice.left() : choice.listed()) {
      if (this.words.has(line)) continue;
      this.words.set(line, null);
      this.attempt([line]).then((preview) => {
        if (!preview?.words || this.moment !== moment) return;
        this.words.set(line, preview.words);
        if (this.choice === choice) this.table.told();
      });
    }
  }

  /** With one thing to do, say at once what it brings. */
  async lookAtOnly() {
    const { moment, choice } = this;
    if (!moment || !choice.ready) return;
    const preview = await this.attempt([choice.ready]);
    if (!preview?.words || this.moment !== moment) return;
    this.sole = { moment, words: preview.words };
    this.table.told();
  }

  /**
   * What could be put into the place that was pressed, as its painter knows it; null: it is not asked there.
   * @param {Scene} scene
   * @returns {RingQuestion | null}
   */
  ring(scene) {
    const { choice } = this;
    const [pick, more] = choice.picks;
    const sprite = pick?.kind === "sprite" && !more && !choice.line ? scene.sprites.get(pick.id) : null;
    if (!sprite) return null;
    const options = this.painter.ring?.(sprite, scene);
    const left = new Set(choice.left());
    if (!options || options.filter(({ line }) => left.has(line)).length !== left.size) return null;
    /** @param {string} line */
    const chip = (line) => this.words.get(line)?.steps?.find(([key]) => key === sprite.key)?.[1] ?? "";
    const told = options.map((each) => ({ ...each, fits: left.has(each.line), chip: chip(each.line) }));
    const fits = told.filter((each) => each.fits);
    return {
      key: sprite.key,
      options: told,
      title: say("ring-ask", { names: either(fits.map(({ name }) => name)) }),
      says: row(fits.filter((each) => each.chip).map(({ name, chip }) => say("amount", { what: name, n: chip }))),
    };
  }

  /** What the table would be after what is shown; null while that is not known, or if nobody can. */
  after() {
    const { shown, moment } = this;
    if (!moment || !shown) return null;
    if (shown.after) return opened(shown.after);
    return shown.diff ? changed(moment.scene, shown.diff) : null;
  }

  /** Play what is chosen; the second press of two in a row answers no question that came between them. */
  confirm(again = false) {
    const { choice } = this;
    if (again && this.table.unread() && !choice.picks.length && !this.taken) return;
    if (this.awaits) {
      if (!this.lead) return;
      this.taken = this.lead;
    }
    if (this.plan) {
      this.running = { lines: this.plan.lines, n: null };
      this.follow(choice.lines);
      return;
    }
    if (choice.ready) this.send(choice.ready);
  }

  /**
   * Play a line: until something comes back, there is nothing to answer.
   * @param {string} line
   */
  send(line) {
    this.sent = this.moment;
    this.choice = new Choice(NOTHING);
    this.mine = false;
    this.taken = null;
    this.preview = null;
    this.unaim();
    this.table.refresh();
    this.link.play(line);
  }

  /** A refused or lost move: everything is as it was. */
  restore() {
    this.running = null;
    this.sent = null;
    this.choice = new Choice(this.moment?.scene ?? NOTHING);
    this.mine = this.choice.mine;
    this.preview = null;
    this.unaim();
  }

  /** Let go of what is chosen, and of what is pointed at; false if nothing was chosen. */
  drop() {
    this.running = null;
    const { taken, pointed } = this;
    this.taken = null;
    this.unaim();
    const had = this.choice.drop() || taken !== null;
    if (had) this.preview = null;
    if (had || pointed) this.table.refresh();
    return had;
  }
}
