// Every word the client itself says, in one catalogue. What the games say comes with their scenes.
// To translate: write the same keys in another table and pick it by `navigator.languages`.

const EN = {
  brand: "Engawa",
  tagline: ["Five games on", "one quiet veranda"],
  lead: "Start against bots in one click, or send a friend the link. No account needed.",
  invited: "Have an invite?",
  inviteHelp: "Paste the link that you were sent.",
  inviteField: "Invite",
  join: "Join",
  playNow: "Play now",
  invite: "Invite",
  options: "Seats, bots and variants",
  rules: "Rules",
  replays: "Replays",
  settings: "Settings",
  more: "more",
  home: "Home",
  yourTables: "Your tables",
  openTables: "Open tables",
  finishedTables: "Replays",
  noTables: "No tables yet",
  noTablesHelp: "Start one against bots, or send a friend the link.",
  noReplays: "No finished games yet",
  noReplaysHelp: "A game that has ended can be watched again here.",
  sitDown: "Sit down",
  open: "Open",
  watch: "Watch",
  replay: "Replay",
  yourTurn: "Your turn",
  yourTurnSince: "Your turn since {time}",
  waitingSeats: ["Waiting for players: {n} seat free", "Waiting for players: {n} seats free"],
  ended: "Ended {time}",
  players: ["{n} player", "{n} players"],
  playersRange: "{low}–{high} players",
  minutes: "{low}–{high} min",
  you: "You",
  second: { you: "you", your: "your", verbs: { is: "are", has: "have", was: "were", does: "do" }, ending: /(?<=ss|sh|ch|x)es$|(?<=[^s])s$/ },
  seatName: "Seat {letter}",
  bot: "bot",
  botLevel: "bot · {level}",
  free: "free seat",
  away: "away",
  table: "table “{name}”",
  turn: "turn {n}",
  finished: "finished",
  saved: "Saved",
  saving: "Saving",
  reconnecting: "Reconnecting, try {n}. You can keep looking around; moves wait.",
  offline: "No connection since {time}. Your last move is kept here.",
  tryAgain: "Try again",
  caughtUp: ["Back in the game. {n} move caught up.", "Back in the game. {n} moves caught up."],
  back: "Back in the game.",
  restarted: "The server has started again. Everything is as it was.",
  refused: "That move was refused: {says}",
  seatTaken: "Someone else sits there now. You can watch.",
  gone: "This table is gone",
  goneHelp: "It does not exist, or its link was mistyped. Tables are kept until they are cleared away.",
  lost: "Nothing is here",
  lostHelp: "This address leads to no page of ours. All games and your tables are at home.",
  broken: "Something went wrong",
  brokenHelp: "{says} Nothing that was saved is lost.",
  reload: "Load again",
  loading: "Setting the table",
  log: "Log",
  chat: "Chat",
  list: "Table",
  close: "Close",
  undo: "Undo",
  undoClosed: "Why can this not be undone?",
  hint: "Hint",
  hintThinking: "A bot is looking at your position…",
  hintChance: "Chance to win after it: {share}.",
  hintSecond: "About as good: {title}.",
  hintLess: "{title}: {less} less.",
  confirm: "Confirm",
  choose: "Choose what is lit",
  taken: "taken this turn",
  quick: "Quick answers",
  sound: "Sound",
  soundOff: "off",
  soundOn: "soft",
  passSet: "Pass {names}, lose {lose}",
  passSays: "{n} coming, {stopped} stopped.",
  passPress: ["Pass {n} card, lose {lose}", "Pass {n} cards, lose {lose}"],
  harvestAll: "Harvest with all {n} tokens",
  harvestAllSays: ["Brings {n} reed. Cards that draw a deed come last.", "Brings {n} reeds. Cards that draw a deed come last."],
  harvestAllPress: "Harvest +{n}",
  sides: "{name}, {value} over {other}",
  facedown: "Face down: no ability until it is reset.",
  otherSide: "Turned over it is worth {other}. To reset it costs {reset}.",
  play: "Play",
  press: "Press: {what}.",
  waiting: "Waiting for {name}",
  whyTitle: "Why not?",
  whyNot: "Why not “{what}”?",
  rule: "Rule: {title}",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Fit the board",
  numbers: "Numbers and names on pieces",
  garden: "The table",
  tray: "Yours",
  seats: "Seats",
  rail: "What you may do now",
  talk: "Log, chat and rules",
  live: "Live",
  move: "move {n} of {of}",
  moveAt: "Move {n}",
  moveOne: "move 1",
  first: "First move",
  previous: "One move back",
  next: "One move on",
  last: "Newest move",
  round: "Round {n}",
  nothingYet: "Nothing has happened yet.",
  setup: ["Setup, {n} line", "Setup, {n} lines"],
  chatNew: ["Chat, {n} new message", "Chat, {n} new messages"],
  scoreN: "score {n}",
  chatEmpty: "Nobody has said anything.",
  chatField: "Say something",
  send: "Send",
  mute: "Mute {name}",
  muted: "{name} is muted for you.",
  linkCopied: "Link copied",
  link: "Link to this table",
  copy: "Copy",
  undone: "Undone",
  asksUndo: "{name} asks to take a move back.",
  allow: "Allow",
  refuse: "No",
  undoAsked: "Asked; waiting for the others to agree.",
  theme: "Light",
  themeSystem: "as the system",
  themeLight: "day",
  themeDark: "evening",
  motion: "Motion",
  motionSystem: "as the system",
  motionFull: "full",
  motionStill: "still",
  atOnce: "Play at once, without the second press",
  atOnceHelp: "Moves that reveal something hidden still ask.",
  name: "Your name",
  save: "Save",
  letBot: "Let a bot play",
  botStrength: "How strong this bot plays",
  takeBack: "Take the seat back",
  takeSeat: "Sit here",
  leave: "Leave",
  leaveHelp: "The game goes on without you; a bot can sit in.",
  rematch: "Rematch",
  watchReplay: "Watch replay",
  shareReplay: "Share replay",
  finalTable: "The table at the end",
  score: "Score",
  chance: "Chance to win",
  turned: "Where it turned",
  turnedBy: "{name}: {title}",
  better: "Better: {title}",
  luck: "Luck",
  luckHelp: "What chance brought, in parts of a win. Zero is an average day.",
  throws: "Biggest throws of luck",
  others: "Other moves here",
  othersHelp: "Chance that {name} wins after each, as a bot sees it.",
  played: "played",
  noTurns: "No single move turned this game.",
  analysing: "The bots are looking at the game again…",
  noAnalysis: "There is no analysis for this game.",
  playAgain: "Play again?",
  playAgainHelp: "Same seats, same options. Bots are always ready.",
  won: "You win, {mine} to {theirs}",
  wonAlone: "You win",
  wonTie: "You win the tie at {points}",
  winsTie: "{name} wins the tie at {points}",
  wonBy: "{name} wins, {theirs} to {mine}",
  wonByAmong: "{name} wins with {theirs}, you have {mine}",
  wins: "{name} wins with {points}",
  winsPlain: "{name} wins",
  shared: "Shared by {names}",
  drawn: "Nobody wins",
  replayMove: "Replay, move {n} of {of}",
  replayHelp: "Arrow keys step moves.",
  eyes: "Seen by",
  eyesAll: "all open",
  eyesWatcher: "a watcher",
  keepReplay: "Keep this replay as a file",
  copyMoment: "Copy link to this move",
  playOn: "Play on from here",
  autoplay: "Play",
  pause: "Pause",
  speed: "Speed",
  search: "Search the rules",
  noRule: "No rule speaks of “{what}”.",
  rulesOf: "Rules of {game}",
  rulesLead: "Every rule has a name. The same names stand in the code, the tests and every “why not”.",
  seatsN: "Seats",
  level: "Bots",
  person: "a friend",
  makeTable: "Make the table",
  start: "Start",
  public: "Anyone may join",
  clock: "Clock",
  noClock: "none",
  clockMinutes: ["{n} minute each", "{n} minutes each"],
  cancel: "Back",
  yes: "yes",
  everythingHelp: "The same table as a list. Lit things are buttons.",
  spectator: "You are watching",
  waitingTitle: "Waiting for players",
  waitingFree: ["{n} seat is still free. The game begins when it is taken.", "{n} seats are still free. The game begins when all are taken."],
  waitingHelp: "Send the link, or let bots take the free seats.",
  fillBots: "Bots in all free seats",
  saysSeat: "{name} {says}",
  gameOver: "The game is over",
  seeResult: "See the result",
  keys: "Keys",
  keyList: [
    ["Tab", "next group: seats, board, tray, rail, log"],
    ["← ↑ → ↓", "next piece in that direction"],
    ["N P", "next and previous lit piece"],
    ["Enter", "choose, then confirm"],
    ["Esc", "drop the choice"],
    ["Z", "undo one step"],
    ["1…9", "choice in the rail"],
    ["?", "why not, for this piece"],
    ["H", "numbers on all stacks"],
    ["[ ]", "step back, step forward"],
    ["L", "back to live"],
    ["+ − 0", "zoom, fit"],
    ["T", "chat"],
    ["M", "sound on, sound off"],
  ],
  botNames: ["Haru", "Ren", "Mika", "Tomo", "Vega"],
  tableNames: ["Maple", "Moss", "Levee", "Snow", "Pine", "Heron", "Lantern", "Willow", "Cedar", "Plum", "Stone", "Brook", "Cricket", "Fern", "Lotus", "Crane", "Ember", "Quince", "Reed", "Sparrow", "Thistle", "Juniper", "Harbour", "Orchard"],
  lines: { bamboo_harvest: "A path through the forest", pass_the_pandas: "Be first without dice", the_harvest: "Crime families, 1959", takenoko: "Grow bamboo, feed the panda", bonsai: "Shape a tree, tile by tile" },
  friends: "Friends",
  variants: "Variants",
  moved: "Last move {time}",
  showHint: "Show it",
  secondsLeft: "{n} seconds left",
  movesN: ["{n} move", "{n} moves"],
  rematchReady: "The next game is set: sit down",
  levels: { level1: "1 · first steps", level2: "2 · easy", level3: "3 · steady", level4: "4 · careful", level5: "5 · sharp", level6: "6 · keen", level7: "7 · strong", level8: "8 · master", random: "any move", greedy: "hasty" },
  shapes: ["Moon", "Mountain", "Masu", "Crossing", "Star"],
  skipLink: "Skip to what you may do now",
  copyCode: "Code for another device",
  deviceHelp: "Type this code on the other device to be the same guest there.",
  claim: "Be the same guest here",
  claimField: "Code from the other device",
  alreadyOver: "The game is over.",
  joinFailed: "Joining did not work: {says}",
};

const TABLE = EN;
const RULES = new Intl.PluralRules(document.documentElement.lang || "en");
const SLOT = /\{(\w+)\}/g;

/** A phrase of the catalogue with its slots filled: say("move", {n: 41, of: 86}). */
export function say(key, slots = {}) {
  let phrase = TABLE[key];
  if (phrase === undefined) return key;
  if (Array.isArray(phrase) && "n" in slots) phrase = phrase[RULES.select(slots.n) === "one" ? 0 : 1];
  return typeof phrase === "string" ? phrase.replace(SLOT, (_, name) => number(slots[name] ?? "")) : phrase;
}

const DIGITS = new Intl.NumberFormat();
const number = (value) => (typeof value === "number" ? DIGITS.format(value) : value);

/** "10:42", or a date when it was another day. */
export function clockTime(ms) {
  const then = new Date(ms);
  const today = new Date().toDateString() === then.toDateString();
  return new Intl.DateTimeFormat(undefined, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(then);
}

/** "Ann, Ben and Cyd". */
export const listed = (names) => new Intl.ListFormat(undefined, { type: "conjunction" }).format(names);

/** 38 % in the visitor's way of writing. */
export const percent = (share) => new Intl.NumberFormat(undefined, { style: "percent" }).format(share);

/** "2:05", with tenths under ten seconds. */
export function left(ms) {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 10) return seconds.toFixed(1);
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** How strong a bot is, in a word. */
export const levelName = (level) => TABLE.levels[level]?.replace(/^\d · /, "") ?? level;
export const levelTitle = (level) => TABLE.levels[level] ?? level;

/** Those levels that are for people to choose from. */
export function choosable(levels) {
  const ranked = (levels ?? []).filter((level) => /^level\d+$/.test(level));
  return ranked.length ? ranked : levels ?? ["greedy"];
}

/** A table's name, from its id: easier to say than letters. */
export function tableName(id) {
  const names = TABLE.tableNames;
  let sum = 0;
  for (const letter of String(id)) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return names[sum % names.length];
}

/** "panda.straight-line" as a heading: "Panda: straight line". */
export function ruleTitle(id) {
  const words = id.replace(/[-_]/g, " ").replace(".", ": ");
  return words[0].toUpperCase() + words.slice(1);
}
