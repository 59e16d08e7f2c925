/** What the server tells and takes: docs/protocol.md. Made by tools/protocol.py; do not edit. */

import type { Difference } from "./client";

export interface Account {
  start: number;
  gave_up: number;
  given: number;
  luck: number;
  unseen: number;
  result: number;
}

export interface Ack {
  is: "ack";
  id: string;
  n: number;
}

export interface AnalysisIs {
  game: string;
  seats: string[];
  lines: number;
  iterations: number;
  over: boolean;
  curve: Point[];
  turns: TurnIs[];
  luck: number[];
  throws: Point[];
  accounts: Account[];
  decisions: DecisionIs[];
}

export interface Answer {
  yes: boolean;
  id?: string;
}

export interface AskedIs {
  is: "asked";
  by: number | null;
  to: number | null;
  yes: number[];
  wait: number[];
}

export interface Away {
  began: number;
  until: number;
}

export interface Because {
  is: "because";
  id: string;
  line: string;
  rule: string | null;
  says: string;
}

export interface BestIs {
  name: string;
  points: number;
  link: string;
  mine: boolean;
}

export interface BestIs {
  game: string;
  title: string;
  says: string;
  figure: number;
  at: number;
  replay: string | null;
  where: EndIs | null;
}

export interface BotIs {
  game: string;
  title: string;
  bot: string;
  name: string;
  says: string;
  ladder: RungIs[];
  recent: GamesAre;
}

export interface BotsAre {
  state: "plain" | "ready" | "warming";
  weak: string[];
  left: number | null;
}

export interface CallMe {
  endpoint: string;
  keys: PushKeys;
}

export interface CallNoMore {
  endpoint: string;
}

export interface CallsAre {
  browsers: number;
}

export interface CardIs {
  title: string;
  says: string;
  scenes: Scene[];
}

export interface Change {
  is: "change";
  n: number;
  diff: Difference;
  told: Told[];
  turn: number | null;
  was?: number | null;
  clock?: ClockHead | null;
  undo?: UndoHead | null;
}

export interface ChangeIs {
  seat: number;
  was: RatingIs;
  now: RatingIs;
}

export interface Chat {
  text: string;
  id?: string;
}

export interface ChatIs {
  is: "chat";
  guest: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  n: number;
}

export interface Claim {
  code: string;
}

export interface ClockHead {
  kind: "game" | "move";
  minutes: number;
  left: number[];
  running: number | null;
}

export interface ClockTerms {
  kind: "game" | "move";
  minutes: number;
}

export interface Coach {
  known?: string[];
  less?: boolean;
  id?: string;
}

export interface Codes {
  codes: string[];
}

export interface CountIs {
  title: string;
  points: number[];
}

export interface CurvePoint {
  at: number;
  points: number;
}

export interface DailyIs {
  today: string;
  day: DayIs;
  game: string;
  title: string;
  wins: number;
  ends: number;
  shown: number;
  counts: [number, number][];
  best: BestIs | null;
  known: KnownIs[];
  week: DayIs[];
}

export interface DayIs {
  day: string;
  promise: string | null;
  seed: string | null;
  mine: TryIs;
  again: boolean;
}

export interface DecisionIs {
  n: number;
  seat: number;
  line: string;
  gave_up: number;
  error: number;
  better: string | null;
  lines: LineIs[];
}

export interface DropKey {
  id: string;
}

export interface DuplicateIs {
  game: string;
  title: string;
  over: boolean;
  host: boolean;
  same: number;
  tables: TwinIs[];
}

export interface EndIs {
  table: string;
  n: number;
  seat: number;
}

export type Face = Record<string, never>;

export interface FirstIs {
  seats: number;
  options: Record<string, number | string>;
}

export interface Fork {
  table: string;
  n: number;
  code?: string;
}

export interface Found {
  table: string;
  link: string;
}

export interface GameIs {
  name: string;
  title: string;
  says: string;
  seats: number[];
  options: OptionIs[];
  levels: LevelIs[];
  minutes: [number, number] | null;
  first: FirstIs;
  web: string[];
}

export interface GamesAre {
  games: PlayedIs[];
  next: string | null;
}

export interface Goal {
  says: string;
  sign?: string;
  end?: string;
}

export type Gone = Record<string, never>;

export interface Guest {
  id: string;
  name: string;
  made: number;
  revoked: number;
  muted: number;
  banned: number;
}

export interface Head {
  table: string;
  game: string;
  title: string;
  options: Record<string, number | string>;
  seats: SeatHead[];
  you: number | null;
  host?: boolean;
  public?: boolean;
  status: "over" | "playing" | "waiting";
  n: number;
  clock?: ClockHead | null;
  timeout: "bot" | "lose";
  level: string;
  takeback?: boolean;
  spectator_chat?: boolean;
  hints?: boolean;
  watching?: number;
  link?: string | null;
  began: number;
  rematch?: string | null;
  stopped?: string | null;
  replay?: string | null;
  turn: number | null;
  luck?: "daily" | "shared" | null;
  rated?: boolean;
}

export interface Hint {
  id?: string;
}

export interface HintIs {
  is: "hint";
  id: string;
  says: string;
  lines: HintLine[];
}

export interface HintLine {
  line: string;
  visits: number;
  scores: number[];
  then: string[];
  title: string;
}

export interface InGame {
  game: string;
  title: string;
  games: number;
  won: number;
  rating: RatingIs | null;
  curve: CurvePoint[];
}

export interface Join {
  seat?: number | null;
  code?: string;
  watch?: boolean;
}

export interface KeepIs {
  keys: KeyIs[];
  codes: number;
  passkeys: boolean;
}

export interface KeyAsk {
  challenge: string;
  site: string;
  guest: string;
  name: string;
  known: string[];
}

export interface KeyIs {
  id: string;
  name: string;
  made: number;
  used: number;
}

export interface KnownIs {
  name: string;
  mark: number;
  status: "over" | "playing";
  points: number | null;
  won: boolean;
  link: string | null;
}

export interface LearnIs {
  game: string;
  title: string;
  seats: [number, number];
  minutes: [number, number] | null;
  lessons: LessonTitle[];
  goal: CardIs | null;
  turn: CardIs[];
  scoring: CardIs[];
  heading: string;
  ends: CardIs | null;
  glossary: WordIs[];
}

export interface LessonAsk {
  lines?: string[];
  show?: boolean;
}

export interface LessonIs {
  title: string;
  why: string;
  seat: number;
  names: string[];
  lines: string[];
  scene: Scene;
  tasks: TaskIs[];
  at: number;
  astray: string;
}

export interface LessonLine {
  line: string;
  lines?: string[];
  then?: string[];
}

export interface LessonTitle {
  lesson: string;
  title: string;
}

export interface LevelIs {
  bot: string;
  name: string;
  says: string;
}

export interface LineIs {
  line: string;
  scores: number[];
  title: string;
}

export interface Listed {
  table: string;
  game: string;
  title: string;
  status: string;
  public: boolean;
  seats: string[];
  open: number;
  you: number | null;
  your_turn: boolean;
  n: number;
  changed: number;
  link: string;
  stopped: string | null;
  levels: string[];
  left: number | null;
  rated: boolean;
}

export interface Look {
  on: boolean;
  id?: string;
}

export interface Made {
  table: string;
  link: string;
}

export interface Me {
  guest: string;
  name: string;
  page: string;
}

export interface Moment {
  n: number;
  scene: Scene;
}

export interface Mute {
  guest: string;
  on?: boolean;
  id?: string;
}

export interface MutedBy {
  table: string;
  guest: string;
}

export interface NewKey {
  id: string;
  client: string;
  made: string;
  name?: string;
}

export interface NewName {
  name: string;
}

export interface NewTable {
  game?: string;
  seats?: number | null;
  options?: Record<string, number | string>;
  bots?: (string | null)[];
  public?: boolean;
  clock?: ClockTerms | null;
  timeout?: "bot" | "lose";
  level?: string;
  takeback?: boolean;
  spectator_chat?: boolean;
  hints?: boolean;
  sit?: boolean;
  record?: string | null;
  fork?: Fork | null;
  copies?: number;
  rated?: boolean;
}

export interface Note {
  says: string;
  sign?: string;
  state?: string;
}

export type Nothing = Record<string, never>;

export interface OptionIs {
  name: string;
  says: string;
  low: number;
  high: number;
  default: number | string;
  takes: string[];
  names: string[];
}

export interface Over {
  is: "over";
  scores: number[];
  points: number[];
  pad: CountIs[];
  lost?: number | null;
  says?: string;
  replay?: string | null;
}

export interface Panel {
  seat: number;
  counts?: [string, string, number][];
  note?: string;
  lines?: string[];
  score?: number | null;
  meters?: [string, string, number, number][];
  worth?: string;
  far?: string;
  title?: string;
  rows?: [string, string, number][];
}

export interface PartedIs {
  n: number;
  seat: number | null;
  says: string;
}

export interface Person {
  guest: string;
  page: string;
  shows: string;
  mark: number;
}

export interface PersonIs {
  page: string;
  name: string;
  mark: number;
  since: number;
  you: boolean;
  games: number;
  won: number;
  ratings: InGame[];
  bests: BestIs[];
  recent: GamesAre;
  shows: "everybody" | "nobody" | "opponents" | null;
}

export interface Ping {
  id?: string;
}

export interface Place {
  name: string;
  title?: string;
  on?: string;
  note?: string;
  x?: number;
  y?: number;
  size?: number;
}

export interface Play {
  line: string;
  seen: number;
  id?: string;
}

export interface PlayedIs {
  table: string;
  game: string;
  title: string;
  at: number;
  won: boolean;
  place: number;
  seats: number;
  points: number;
  best: number | null;
  others: string[];
  gone: boolean;
  change: number | null;
  replay: string | null;
}

export interface Point {
  n: number;
  scores: number[];
}

export interface Pong {
  is: "pong";
  id: string;
}

export interface PreviewIs {
  is: "preview";
  id: string;
  line: string;
  words: PreviewWords;
  diff: Difference | null;
}

export interface PreviewWords {
  title: string;
  says: string;
  press: string;
  steps: [string, string][];
  answers?: [string, string][];
  limit?: string;
}

export interface PushIs {
  key: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface QueueIs {
  game: string;
  seats: number;
  waiting: number;
}

export interface Rating {
  rating: number;
  spread: number;
  games: number;
}

export interface RatingIs {
  points: number;
  within: number;
  games: number;
}

export interface Refused {
  is: "refused";
  id: string;
  code: string;
  says: string;
  n: number;
  rule?: string;
}

export interface Resign {
  id?: string;
}

export interface Result {
  table: string;
  seat: number;
  game: string;
  at: number;
  guest: string;
  bot: string;
  place: number;
  won: boolean;
  points: number;
  gone: boolean;
  rated: boolean;
  was: Rating | null;
  now: Rating | null;
  bests: Record<string, number>;
}

export interface RoomIs {
  code: string;
  until: number;
}

export interface RuleIs {
  id: string;
  says: string;
  section: string;
  language: string;
}

export interface RungIs {
  bot: string;
  name: string;
  points: number;
  within: number;
}

export interface SaidOf {
  table: string;
  at: number;
  text: string;
}

export interface Scene {
  asks: string;
  panels: Panel[];
  board: Sprite[];
  tray: Sprite[];
  verbs: Verb[];
  notes: Note[];
  places: Place[];
  goal: Goal | null;
}

export interface SceneIs {
  is: "scene";
  n: number;
  scene: Scene;
  told: Told[];
  turn: number | null;
  clock: ClockHead | null;
  undo: UndoHead;
  last: string[];
}

export interface ScoreAt {
  step: number;
  points: number[];
}

export interface SeatHead {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  guest?: string | null;
  level?: string | null;
  plays?: string | null;
  online?: boolean;
  vacation?: number | null;
  page?: string | null;
}

export interface ShowPage {
  shows: "everybody" | "nobody" | "opponents";
  mark: number;
}

export interface SignOut {
  everywhere?: boolean;
}

export interface Signed {
  id: string;
  client: string;
  about: string;
  signature: string;
}

export interface Sit {
  seat: number;
  bot?: string | null;
  id?: string;
}

export interface Sprite {
  key: string;
  drawing: string;
  place: string;
  label?: string;
  state?: string;
  lines?: string[];
  x?: number;
  y?: number;
  face?: Face | null;
  turn?: number;
  would?: string[];
  press?: string;
  text?: string;
  note?: string;
}

export interface TableIs {
  is: "table";
  head: Head;
}

export interface TableList {
  mine: Listed[];
  public: Listed[];
}

export interface TableOf {
  table: string;
  game: string;
  status: string;
  made: number;
  seat: string | null;
  record: string;
  result: Result | null;
}

export interface Takeout {
  guest: Guest;
  page: Person | null;
  keys: KeyIs[];
  codes: number;
  called: string[];
  away: Away[];
  tries: TryOf[];
  said: SaidOf[];
  muted: MutedBy[];
  tables: TableOf[];
}

export interface TalkIs {
  is: "talk";
  said: ChatIs[];
}

export interface TaskIs {
  says: string;
  at: string[];
}

export interface TipIs {
  is: "tip";
  id: string;
  key?: string;
  title?: string;
  says?: string;
  now?: string;
  at?: string[];
  rules?: string[];
  of?: number;
}

export interface Told {
  n: number;
  line: string;
  says: string;
  seat?: number | null;
  undone?: boolean;
  effect?: string;
  of?: number | null;
}

export interface Transfer {
  code: string;
}

export interface Try {
  line: string;
  then?: string[];
  id?: string;
}

export interface TryIs {
  status: "none" | "over" | "playing";
  points: number | null;
  won: boolean;
  table: string | null;
  link: string | null;
  n: number;
}

export interface TryOf {
  luck: string;
  table: string;
  finished: number;
  points: number | null;
}

export interface TurnIs {
  n: number;
  seat: number;
  line: string;
  gave_up: number;
  error: number;
  better: string | null;
  lines: LineIs[];
  change: number;
  says: string;
}

export interface TwinIs {
  table: string;
  you: number | null;
  status: string;
  seats: string[];
  people: number[];
  steps: number;
  link: string | null;
  replay: string | null;
  points: number[];
  scores: number[];
  pad: CountIs[];
  curve: ScoreAt[];
  parted: PartedIs | null;
  ending: string;
}

export interface Undo {
  seen: number;
  id?: string;
}

export interface UndoHead {
  free?: boolean;
  to?: number | null;
  says?: string;
}

export interface Vacation {
  days: number;
}

export interface VacationIs {
  until: number | null;
  left: number;
  most: number;
}

export interface Verb {
  line: string;
  says: string;
  title?: string;
  off?: boolean;
  done?: boolean;
}

export interface Wait {
  game: string;
  seats: number;
  bot?: string | null;
}

export interface WaitIs {
  game: string;
  seats: number;
  waiting: number;
  since: number;
  bots: number | null;
  link: string | null;
}

export interface Why {
  line: string;
  id?: string;
}

export interface WordIs {
  forms: string;
  says: string;
}

export type Message = TableIs | SceneIs | Change | Ack | Refused | PreviewIs | Because | HintIs | TipIs | ChatIs | TalkIs | AskedIs | Over | Pong;

/** What may be asked over a socket, by its `do`, and what answers. */
export interface Asks {
  play: { takes: Play; gives: Ack | Refused };
  try: { takes: Try; gives: PreviewIs | Because | Refused };
  why: { takes: Why; gives: Because | Refused };
  undo: { takes: Undo; gives: Ack | Refused };
  answer: { takes: Answer; gives: Ack | Refused };
  resign: { takes: Resign; gives: Ack | Refused };
  seat: { takes: Sit; gives: Ack | Refused };
  chat: { takes: Chat; gives: Ack | Refused };
  mute: { takes: Mute; gives: Ack | Refused };
  hint: { takes: Hint; gives: HintIs | Refused };
  coach: { takes: Coach; gives: TipIs | Refused };
  look: { takes: Look; gives: Pong | Refused };
  ping: { takes: Ping; gives: Pong | Refused };
}

/** What GET gives, by its address. */
export type Got<Path extends string> =
    Path extends `/api/tables/${string}/steps/${string}` ? Moment
    : Path extends `/api/people/${string}/games` ? GamesAre
    : Path extends `/api/tables/${string}/steps` ? Told[]
    : Path extends `/api/tables/${string}/ratings` ? ChangeIs[]
    : Path extends `/api/tables/${string}/analysis` ? AnalysisIs
    : Path extends `/api/tables/${string}/duplicate` ? DuplicateIs
    : Path extends `/api/bots/${string}/${string}` ? BotIs
    : Path extends `/api/me/keep` ? KeepIs
    : Path extends `/api/me/data` ? Takeout
    : Path extends `/api/me/vacation` ? VacationIs
    : Path extends `/api/rules/${string}` ? RuleIs[]
    : Path extends `/api/learn/${string}` ? LearnIs
    : Path extends `/api/people/${string}` ? PersonIs
    : Path extends `/api/tables/${string}` ? Head
    : Path extends `/api/games` ? GameIs[]
    : Path extends `/api/bots` ? BotsAre
    : Path extends `/api/me` ? Me
    : Path extends `/api/push` ? PushIs
    : Path extends `/api/tables` ? TableList
    : Path extends `/api/open` ? Listed[]
    : Path extends `/api/strangers` ? QueueIs[]
    : Path extends `/api/daily` ? DailyIs
    : unknown;

/** What POST takes and gives, by its address. */
export type Posted<Path extends string> =
    Path extends `/api/lessons/${string}/${string}/try` ? { takes: LessonLine; gives: PreviewIs | Because }
    : Path extends `/api/lessons/${string}/${string}/why` ? { takes: LessonLine; gives: Because }
    : Path extends `/api/me/keys/ask` ? { takes: Nothing; gives: KeyAsk }
    : Path extends `/api/me/keys/drop` ? { takes: DropKey; gives: KeepIs }
    : Path extends `/api/me/enter/ask` ? { takes: Nothing; gives: KeyAsk }
    : Path extends `/api/me/calls/stop` ? { takes: CallNoMore; gives: CallsAre }
    : Path extends `/api/daily/${string}/again` ? { takes: Nothing; gives: Made }
    : Path extends `/api/tables/${string}/room` ? { takes: Nothing; gives: RoomIs }
    : Path extends `/api/tables/${string}/join` ? { takes: Join; gives: Head }
    : Path extends `/api/tables/${string}/leave` ? { takes: Nothing; gives: Head }
    : Path extends `/api/tables/${string}/rematch` ? { takes: Nothing; gives: Made }
    : Path extends `/api/tables/${string}/play` ? { takes: Play; gives: Ack }
    : Path extends `/api/tables/${string}/try` ? { takes: Try; gives: PreviewIs | Because }
    : Path extends `/api/tables/${string}/why` ? { takes: Why; gives: Because }
    : Path extends `/api/tables/${string}/undo` ? { takes: Undo; gives: Ack }
    : Path extends `/api/tables/${string}/answer` ? { takes: Answer; gives: Ack }
    : Path extends `/api/tables/${string}/resign` ? { takes: Resign; gives: Ack }
    : Path extends `/api/tables/${string}/seat` ? { takes: Sit; gives: Ack }
    : Path extends `/api/tables/${string}/chat` ? { takes: Chat; gives: Ack }
    : Path extends `/api/tables/${string}/mute` ? { takes: Mute; gives: Ack }
    : Path extends `/api/tables/${string}/hint` ? { takes: Hint; gives: HintIs }
    : Path extends `/api/lessons/${string}/${string}` ? { takes: LessonAsk; gives: LessonIs }
    : Path extends `/api/me/transfer` ? { takes: Nothing; gives: Transfer }
    : Path extends `/api/me/claim` ? { takes: Claim; gives: Me }
    : Path extends `/api/me/revoke` ? { takes: Nothing; gives: Me }
    : Path extends `/api/me/keys` ? { takes: NewKey; gives: KeepIs }
    : Path extends `/api/me/codes` ? { takes: Nothing; gives: Codes }
    : Path extends `/api/me/enter` ? { takes: Signed; gives: Me }
    : Path extends `/api/me/leave` ? { takes: SignOut; gives: Gone }
    : Path extends `/api/me/delete` ? { takes: Nothing; gives: Gone }
    : Path extends `/api/me/calls` ? { takes: CallMe; gives: CallsAre }
    : Path extends `/api/me/vacation` ? { takes: Vacation; gives: VacationIs }
    : Path extends `/api/me/page` ? { takes: ShowPage; gives: PersonIs }
    : Path extends `/api/strangers/still` ? { takes: Nothing; gives: WaitIs }
    : Path extends `/api/strangers/leave` ? { takes: Nothing; gives: WaitIs }
    : Path extends `/api/me` ? { takes: NewName; gives: Me }
    : Path extends `/api/tables` ? { takes: NewTable; gives: Made }
    : Path extends `/api/strangers` ? { takes: Wait; gives: WaitIs }
    : Path extends `/api/daily` ? { takes: Nothing; gives: Made }
    : Path extends `/api/rooms` ? { takes: Claim; gives: Found }
    : { takes: never; gives: unknown };
