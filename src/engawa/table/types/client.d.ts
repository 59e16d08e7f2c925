/** What the browser client is made of: scenes as the server tells them and as they are kept, painters, tables. */

import type { Choice } from "../static/engine/choice.js";
import type { Surface } from "../static/engine/surface.js";
import type * as Tells from "./protocol";

export type { Says } from "./says";

// --- as the server tells it: protocol.d.ts ---

export type Row = Omit<Tells.Sprite, "face"> & { face?: Face | null };
export type PlaceRow = Tells.Place;
export type PanelRow = Tells.Panel;
export type Raw = Tells.Scene;
export type { Goal, Note, Told, Verb } from "./protocol";

/** News of rows: what changed of each, and after which it stands now. */
export type News = Record<string, unknown> & { after?: string };

/** A value, and the keys of the sprites that have it. */
export type Shared = [value: string, ...keys: string[]];

export interface Difference extends Partial<Pick<Raw, "asks" | "goal">> {
  notes?: ((Partial<Tells.Note> & Pick<Tells.Note, "sign">) | number)[]; // a number is the place that it had before
  verbs?: (Tells.Verb | number)[];
  rest?: boolean;
  place?: News[];
  panel?: News[];
  board?: News[];
  tray?: News[];
  drop?: Record<string, (string | number)[]>;
  lines?: Shared[];
  would?: Shared[];
  press?: Shared[];
}

/** What stands on a sprite, by names that its game gives; usual ones are left out. */
export type Face = Readonly<Record<string, string | number | boolean | readonly string[]>>;

// --- as the client keeps it ---

/** A painter knows the `Shown` of its own game. */
export interface Sprite<Shown = Face> extends Required<Omit<Row, "face">> {
  face: Shown;
  on: "board" | "tray";
  words: string; // its label, without what a press does
  lies: string; // its place as it was told, with the seat in it
}

export interface Place extends Required<PlaceRow> {
  id: string;
  lay?: (sprite: Sprite) => (Point & Partial<Sprite>) | null; // where each thing lies in it on this screen and how, or that it does not
}

export type Panel = Required<Omit<PanelRow, "worth" | "far">> & Pick<PanelRow, "worth" | "far">;

export interface Scene<Shown = Face> {
  raw: Raw;
  asks: string;
  notes: Tells.Note[];
  goal: Tells.Goal | null;
  verbs: Tells.Verb[];
  places: Place[];
  panels: Panel[];
  sprites: Map<string, Sprite<Shown>>;
}

export interface Group {
  place: Place;
  sprites: Sprite[];
}

/** A sprite where it lies, in drawing units. */
export interface Item<Shown = Face> {
  sprite: Sprite<Shown>;
  place: Place;
  x: number;
  y: number;
  k: number;
}

export type Spot<Shown = Face> = Pick<Item<Shown>, "sprite" | "x" | "y">;

/** Something that can be pressed. */
export type Pressed = { kind: "panel"; id: number } | { kind: "sprite" | "verb" | "line"; id: string };

export type Change = [now: Sprite, was: Sprite | null];

export interface Point {
  x: number;
  y: number;
}

export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Size = [width: number, height: number];
export type Box = [left: number, top: number, right: number, bottom: number];

// --- drawing ---

/** What can be put into an element: nodes, words, lists of them; null and false are left out. */
export type Child = Node | string | number | null | undefined | false | readonly Child[];
export type Attributes = Record<string, unknown>;

/** Attributes of an element, whose listeners know it. */
export type Props<Owner> = Attributes & {
  [Name in keyof HTMLElementEventMap as `on${Name}`]?:
    | ((event: HTMLElementEventMap[Name] & { currentTarget: Owner }) => unknown)
    | null;
};

/** What el("button.btn") makes: an element by the tag before the classes. */
export type Made<Spec extends string> = Spec extends `${infer Tag}.${string}` ? Tagged<Tag> : Tagged<Spec>;
type Tagged<Tag> = Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement;

export type Picture = Child;

export interface Screen {
  width: number;
  height: number;
  narrow: boolean;
  flat: boolean;
  room?: { width: number; height: number } | null; // pixels of the garden, once they are known
  hidden?: ReadonlySet<number>; // seats whose lines on the board are off
}

/**
 * What painter.js of a game may export, each hook by itself: docs/client.md says what they are for. `Shown` is what
 * stands on its sprites.
 */
export interface Hooks<Shown = Face> {
  unit: number;
  icons: Record<string, string>;
  layer: (sprite: Sprite<Shown>) => number;
  size: (sprite: Sprite<Shown>) => Size;
  paint: (sprite: Sprite<Shown>, h: Helpers) => Picture;
  reads: (sprite: Sprite<Shown>) => string;
  target: (sprite: Sprite<Shown>, h: Helpers, is: "lit" | "chosen") => Picture;
  backdrop: (scene: Scene<Shown>, h: Helpers) => Picture;
  ground: (place: Place, items: Spot<Shown>[], h: Helpers, scene: Scene<Shown>) => Picture;
  overlay: (place: Place, items: Spot<Shown>[], h: Helpers, scene: Scene<Shown>) => [layer: number, node: Picture][];
  caption: (place: Place, items: Spot<Shown>[], h: Helpers) => Picture | undefined;
  motion: (was: Sprite<Shown> | null, now: Sprite<Shown>) => Motion | null;
  bounds: (scene: Pick<Scene, "places">, items: Item<Shown>[]) => Box;
  headroom: boolean; // its bounds leave room for the papers at the head of the garden
  frame: (place: Place, sprites: Sprite<Shown>[]) => Box | null;
  keepsake: (scene: Scene<Shown>, seat: number) => Place[];
  arrange: (places: Place[], screen: Screen, scene: Scene<Shown>) => Place[];
  ghostless: (sprite: Sprite<Shown>, was?: Sprite<Shown> | null) => boolean;
  origin: (sprite: Sprite<Shown>, before: Map<string, Sprite<Shown>>, scene: Scene<Shown>) => string | null;
  rolls: (line: string) => boolean; // does it sound like dice?
  untold: (line: string) => boolean; // it is left out where what happened is shown
  deed: (told: Tells.Told & { changes: [now: Sprite<Shown>, was: Sprite<Shown> | null][] }, h: Helpers) => { picture: Picture; width: number; words?: string } | null; // a line in pictures, 24 high, and in a few words
  passing: (before: Scene<Shown>, after: Scene<Shown>, told: Tells.Told[]) => Passing<Shown>[]; // scenes on the way
  tumbles: (sprite: Sprite<Shown>, h: Helpers) => Picture[]; // what it shows while it rolls
  recalls: (sprite: Sprite<Shown>, was: Sprite<Shown> | null) => boolean;
  took: (sprite: Sprite<Shown>) => boolean; // is it part of a move that this is gone?
  outline: (sprite: Sprite<Shown>) => string | null;
  trails: boolean;
  guides: (scene: Scene<Shown>) => { title: string; seats: number[] };
  names: RegExp;
  named: (scene: Scene<Shown>, name: string) => string | undefined;
  regroups: boolean; // what lies in a place moves together when something comes, in a preview too
  beside: number; // units beside the board for papers, which else stand at its head
  plans: (scene: Scene<Shown>, lines: Map<string, Pressed[]>) => Plan[];
  leads: (scene: Scene<Shown>, line: string | null, turned: boolean) => Map<string, Plan>;
  order: (scene: Scene<Shown>, line: string, turned: boolean) => Order | null;
  atOnce: string[];
  spare: string[];
  detail: (sprite: Sprite<Shown>, h: Helpers) => Detail | null;
  ring: (sprite: Sprite<Shown>, scene: Scene<Shown>) => Option<Shown>[] | null;
  sure: (sprite: Sprite<Shown>) => boolean; // with a pointer, one press on it plays
  sign: (line: string) => { icon: string; name: string } | null; // of a line among others, in place of its words
  wish: (point: Point, lines: string[]) => string | null;
  solid: (sprite: Sprite<Shown>) => boolean;
  leaves: (sprite: Sprite<Shown>) => boolean;
  chip: (sprite: Sprite<Shown>) => [x: number, y: number];
  tag: (sprite: Sprite<Shown>, words: string, h: Helpers, at: Point) => Picture; // in place of its chip
  edge: (sprite: Sprite<Shown>) => Attributes | null;
  heart: (sprite: Sprite<Shown>) => [x: number, y: number];
  parts: (was: Sprite<Shown>, now: Sprite<Shown>, h: Helpers) => Parts | null;
  pending: (sprite: Sprite<Shown>, h: Helpers, from?: Sprite<Shown> | null) => Picture;
  ready: (h: Helpers) => Promise<void>;
}

type Always = "unit" | "icons" | "layer" | "size" | "paint";

/** A game's hooks over the plain ones: what a surface draws by. */
export interface Painter extends Pick<Hooks, Always>, Partial<Omit<Hooks, Always>> {
  game: string;
}

/** The modules that a game may bring; card.js draws its card, in a box of 254 by 172. */
export interface Brought {
  "painter.js": Hooks;
  "card.js": { card: () => Picture };
}

/** How a piece that came or changed is seen to do so. */
export type Motion = "set" | "deal" | "flip" | "roll" | "grow" | "fade";

export interface Plan {
  lines: string[];
  keys: string[];
  title: string;
  says: string;
  press: string;
  awaits?: string; // on the button until it is chosen: "Choose a place"
  costs?: string; // what it costs, beside its title
  usual?: boolean; // chosen as long as nothing else is
  heading?: string; // it answers what another did: all such plans stand under it, where forecasts do
}

/** What becomes of other things after a line, in which order, and what turns that round, if it can be. */
export interface Order {
  steps: [key: string, words: string][];
  spoken: string;
  press: string;
}

export interface Detail {
  title: string;
  picture: Picture;
  frame: string;
  words: string;
  says: string;
}

export interface Option<Shown = Face> {
  line: string;
  name: string;
  sprite: Sprite<Shown>;
}

/** Of a piece that changes in part: pictures, and edges as attributes of a path. */
export interface Parts {
  stays?: Picture;
  goes?: Attributes[];
  comes?: [Picture, Attributes][];
}

export type Helpers = typeof import("../static/engine/painter.js").helpers;

/** A motion of a node. */
export interface Beat {
  node: Element;
  kind: Motion | "move" | "turn" | "gone";
  dx?: number;
  dy?: number;
  size?: number; // at the start, of what it has in the end
  faces?: Element[]; // what it shows on the way, one after the other
  by?: number;
  to?: number;
  add?: boolean;
  lift?: () => () => void;
  after?: () => void;
}

/** A sprite's nodes on a surface. */
export interface Nodes {
  outer: SVGElement;
  fly: SVGElement;
  body: SVGElement;
  hit: SVGElement;
  item: Item;
  look: string | null;
  old?: Element | null;
  label?: string;
  spot?: string;
  reach?: string; // what it is to keys and screen readers
}

export type Origins = (key: string, surface: Surface) => From | null;

/** Where a piece comes from, and how large it was there. */
export interface From extends Point {
  k: number;
}

// --- tables ---

/** A table as its pages know it, with the name that it is called by. */
export interface Head extends Tells.Head {
  name: string;
}

/** Who sits at a table: what a frame has to know. Lessons have no more of it. */
export interface Seating extends Partial<Omit<Head, "seats" | "name" | "you" | "status">>, Pick<Head, "name" | "you" | "status"> {
  seats: (Pick<Tells.SeatHead, "name" | "kind" | "online"> & Partial<Tells.SeatHead>)[];
}

export interface Clock {
  left: number[];
  running?: number | null;
}

/** Taking back; `ask`: others have to agree, and can be asked. */
export interface Undo extends Pick<Tells.UndoHead, "free" | "says"> {
  ask?: boolean;
}

/** A table as it was, or is, after version n. */
export interface Moment {
  n: number;
  scene: Scene;
  turn: number | null;
  undo: Undo | null;
  clock: Clock | null;
  by?: Passing[]; // what it came by
  chip?: { sign: Node; words: string } | null; // what is told of it when it is shown, if it is not yet; null: nothing
}

/** Something on the way to a moment, that is over in it; with `rests` it stays long enough to be looked at. */
export interface Passing<Shown = Face> {
  scene: Scene<Shown>;
  turn: number | null;
  rests: boolean;
}

/** What a line would bring: a difference to the scene, or the whole scene after it; null: nobody knows. */
export interface Attempt {
  line: string;
  words: Tells.PreviewWords;
  diff?: Difference | null;
  after?: Raw | null;
}

/** Why a line cannot be played. */
export interface Why {
  says: string;
  rule?: string | null;
}

/** What a line changed, and whose it was. */
export interface Changed {
  seat: number | null;
  changes: Change[];
}

/** What a frame asks of the page around it; what a page does not give cannot be done there. */
export interface Link {
  play: (line: string) => unknown;
  attempt: (line: string, then: string[]) => Promise<Attempt | null>; // with the lines that are to follow
  why: (line: string) => Promise<Why | null>;
  undo?: () => unknown;
  hint?: () => unknown;
  unaided?: boolean; // nothing is chosen beforehand, as one is to find it
  coach?: (known: string[], less: boolean) => Promise<Tip | null> | undefined;
  chat?: (text: string) => unknown;
  read?: (n: number) => void;
  step?: (n: number | null) => unknown;
  stepBy?: (by: number) => unknown;
  changes?: (n: number) => Promise<Changed | null>;
  rules?: (node: HTMLElement) => unknown;
  rule?: (id: string) => unknown;
  menu?: (seat: number, node: HTMLElement) => unknown;
  invite?: () => unknown;
  settings?: (node: HTMLElement) => unknown;
  extra?: () => HTMLElement | null;
  title?: () => string;
  where?: () => string;
  /** What is lit now, whenever that changes. */
  lit?: (sprites: Set<string>) => void;
}

/** What a coach tells, and the keys of what it is about. */
export type Tip = Partial<Omit<Tells.TipIs, "is" | "id">>;

/** What could be put into a place, asked at the place itself. */
export interface RingQuestion {
  key: string;
  title: string;
  says: string;
  options: RingOption[];
}

export interface RingOption extends Option {
  fits: boolean;
  chip: string;
}

/** What the rail shows: whose turn it is, what is asked, and what the present choice brings. */
export interface Question {
  mine: boolean;
  hints: boolean;
  title: string;
  under: string;
  asks: string;
  choice: Choice | null;
  verbs: Tells.Verb[];
  plans: Plan[];
  plan: Plan | null; // the one that is chosen
  lead: Plan | null; // the one that is pointed at
  awaits: string; // what is still to be chosen before a line can be played: "Choose a place"
  preview: Attempt | null; // of what is chosen
  pointed: Attempt | null; // of what is only pointed at
  asking: boolean; // it is being asked what the choice brings
  sole: Tells.PreviewWords | null; // of the only line there is
  words: Map<string, Tells.PreviewWords | null>; // of lines to choose from
  ring: RingQuestion | null;
  about: string; // the words of a thing, while it is open what to do with it
  order: Order | null;
  undo: Undo | null;
  hollow: boolean; // the line is broken: what is confirmed waits
  extra?: HTMLElement | null;
}

// --- what a visitor prefers, kept in the browser ---

/** How much a coach says. */
export type Mode = "all" | "less" | "none";

/** How well somebody knows a game. */
export type Skill = "new" | "some" | "well";

export interface Settings {
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "still";
  sound: "off" | "soft";
  soundOffered?: boolean;
  atOnce: boolean; // play what is chosen once it is known what it brings
  // by games: tips that were told, how much is told, how well it is known, lessons that are done
  known?: Record<string, string[]>;
  coach?: Record<string, Mode>;
  skill?: Record<string, Skill>;
  lessons?: Record<string, string[]>;
}

// --- pages ---

/** The parts of a table beside the board. */
export type TalkTab = "log" | "chat" | "learn" | "list";

/** A page that is open. */
export interface Page {
  close?: () => void;
}

declare global {
  var ENGAWA_PATH: string | undefined; // in a replay of one file: which page it is
  var engawa: unknown; // the table on the screen, for measuring
}
