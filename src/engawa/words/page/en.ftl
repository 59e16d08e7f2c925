### What the browser's page itself says. What games and tables say comes with their scenes and messages.
### Python makes a table of it (`engawa.words.page`), so: text, variables, and one choice for a whole message.

## Everywhere

brand = Engawa
description = Five games on one quiet veranda: play with friends or bots, no account needed.
home = Home
rules = Rules
replays = Replays
settings = Settings
more = more
close = Close
open = Open
watch = Watch
replay = Replay
play = Play
cancel = Back
save = Save
send = Send
copy = Copy
reload = Load again
loading = Setting the table
try-again = Try again
understood = OK
no-script = Engawa is drawn by JavaScript. Please allow it, or play in the terminal:

## Joining words

# first: words, rest: words
list-last = { $first } and { $rest }
# first: words, rest: words
list-more = { $first }, { $rest }
# first: words, rest: words
either-last = { $first } or { $rest }
# first: words, rest: words
either-more = { $first }, { $rest }
# first: words, rest: words
sentences = { $first } { $rest }
# what: words
sentence = { $what }.
# what: words, says: words
titled = { $what }: { $says }
# what: words, n: thing
amount = { $what } { $n }

## Home

tagline = Five games on one quiet veranda
lead = Start against bots in one click, or send a friend the link. No account needed.
invited = Have an invite?
invite-help = Paste the link that you were sent, or type the code on the large screen.
invite-field = Invite
invite-go = Join
join = Join
play-now = Play now
invite = Invite
options = Seats, bots and variants
your-tables = Your tables
open-tables = Open tables
finished-tables = Replays
no-tables = No tables yet
no-tables-help = Start one against bots, or send a friend the link.
no-replays = No finished games yet
no-replays-help = A game that has ended can be watched again here.
sit-down = Sit down
# time: words, kind: words
your-turn-since = { $kind ->
    [day] Your turn since { $time }
   *[other] Your turn since { $time }
}
# n: number
waiting-seats = { $n ->
    [one] Waiting for players: { $n } seat free
   *[other] Waiting for players: { $n } seats free
}
# time: words, kind: words
ended = { $kind ->
    [day] Ended { $time }
   *[other] Ended { $time }
}
# time: words, kind: words
moved = { $kind ->
    [day] Last move { $time }
   *[other] Last move { $time }
}
# n: number
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# low: number, high: number
players-range = { $low }–{ $high } players
# low: number, high: number
minutes = { $low }–{ $high } min

## Together

strangers = Play with strangers
strangers-help = Whoever waits for the same game and number of seats is seated with you. Each turn has 3 minutes; then a bot plays on until that player is back.
game = Game
bots-after-minute = Bots fill up after a minute
find-players = Find players
waiting-now = Waiting now:
# game: words, seats: number, n: number
queue = { $game } for { $seats }: { $n } waiting
# game: words, n: number, of: number
waiting-for = { $game }: { $n } of { $of } are here
stay-here = Stay on this page. The table opens by itself.
wait-no-more = Stop waiting
bots-soon = If seats are still empty after a minute, bots take them.
waits-no-more = You are no longer waiting: this page was asleep for too long.
tables-to-watch = Tables to watch
any-game = any game
any-level = any level
no-bots = no bots
none-open = No table with a free seat at the moment.
none-such = No open table is like that.

## A new table

seats-n = Seats
friends = Friends
level = Bots
# n: number, name: words
level-title = { $n } · { $name }
clock = Clock
no-clock = none
# n: number
clock-minutes = { $n ->
    [one] { $n } minute each
   *[other] { $n } minutes each
}
# n: number
clock-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
# n: number
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
# n: number
left-days = { $n ->
    [one] { $n } day left
   *[other] { $n } days left
}
# n: number
left-hours = { $n ->
    [one] { $n } hour left
   *[other] { $n } hours left
}
public = Anyone may join
variants = Variants
make-table = Make the table

## Bots that are not yet as strong as they are called

# time: words
warming = Bots of this strength are warming up, { $time }: until then they play a little below their name.
# n: number
minutes-left = { $n ->
    [one] about { $n } minute left
   *[other] about { $n } minutes left
}
soon = less than a minute left
plain-bots = Bots of this strength play a little below their name here: the rules are not compiled.

## You

you = You
name = Your name
language = Language
language-browser = as the browser
theme = Light
theme-system = as the system
theme-light = day
theme-dark = evening
motion = Motion
motion-system = as the system
motion-full = full
motion-still = still
sound = Sound
sound-off = off
sound-on = soft
sound-offer = Would you like soft sounds when pieces move and when it is your turn?
sound-yes = Yes, softly
sound-no = No, thank you
at-once = Play at once, without the second press
at-once-help = Moves that reveal something hidden still ask.
calls = Call me when it is my turn
calls-help = Also when no page of ours is open. Once a turn, and not while you look at the table.
calls-on = You will be called here.
calls-off = You are no longer called here.
calls-denied = This browser does not let us call you. Allow notifications for this page in its settings.
calls-not-here = This browser cannot be called here. It needs https, and no private window.
copy-code = Code for another device
device-help = Type this code on the other device to be the same guest there.
claim = Sign in with a code
claim-field = Device code or recovery code

## Account and data

mine = Account and data
keep-games = Keep my games
# name: words
only-here = You play as { $name }. Only this browser knows that: if it forgets you, your games are out of reach.
passkey-help = A passkey keeps them. Your device asks for your finger, your face or a PIN. There is no password, and no mail is needed.
no-passkeys = Browsers make passkeys only over https, or on localhost. Here, recovery codes keep your games.
codes-only = Recovery codes only
sign-in-title = I have an account
sign-in = Sign in with a passkey
# name: words
guest-stays = Games that { $name } played here stay with { $name }. Once you sign in, this browser does not know { $name } any more.
no-key-now = The device made no passkey, or gave none. Try again, or use a code.
# name: words
welcome-back = Welcome back, { $name }.
key-made = The passkey is kept.
write-down = Write these codes down
write-down-help = Each lets you in once, on any device, if your passkey or this browser is lost. They are shown only now.
written-down = I have them
save-file = Save as a file
copied = Copied
games-kept = Your games are kept.
# name: words
account-of = Your account: { $name }
passkeys = Passkeys
passkey = Passkey
no-keys-yet = No passkey yet. With one you sign in without a code.
add-key = Add a passkey
codes = Recovery codes
# n: number
codes-left = { $n ->
    [one] { $n } code is left.
   *[other] { $n } codes are left.
}
codes-help = Each lets you in once.
codes-void = New ones make the old ones void.
new-codes = Make new codes
remove = Remove
key-gone = That passkey lets nobody in any more.
# time: words, kind: words
key-used = { $kind ->
    [day] last used { $time }
   *[other] last used { $time }
}
other-device = Another device
other-device-help = A code brings you to another device. It works once, within ten minutes.
sign-out-title = Sign out
sign-out-help = You come back with a passkey or a code.
sign-out = Sign out here
sign-out-all = Sign out everywhere
my-data = My data
my-data-help = All that is kept about you, with your games, as one file.
get-data = Get my data
delete-me = Delete me
delete-help = Your name, what you said, your passkeys and your codes go. Games stay, played by somebody. Nobody can bring it back.
delete-sure = Delete me for good
# file: words
data-saved = Saved as { $file }.

## Keys

keys = Keys
key-tab = next group: seats, board, tray, rail, log
key-arrows = next piece in that direction
key-lit = next and previous lit piece
key-enter = choose, then confirm
key-escape = drop the choice
key-undo = undo one step
key-nth = choice in the rail
key-why = why not, for this piece
key-numbers = numbers on all stacks
key-step = step back, step forward
key-live = back to live
key-zoom = zoom, fit
key-talk = chat
key-sound = sound on, sound off
key-again = show again what the others did

## Seats

seats = Seats
# letter: words
seat-name = Seat { $letter }
shape-moon = Moon
shape-mountain = Mountain
shape-masu = Masu
shape-crossing = Crossing
shape-star = Star
# level: words
bot-level = bot · { $level }
free = free seat
away = away
# n: number
score-n = score { $n }
# n: number
seconds-left = { $n } seconds left
let-bot = Let a bot play
bot-strength = How strong this bot plays
take-back = Take the seat back
take-seat = Sit here
resign = Resign
resign-title = Resign this game?
resign-help = You lose, and cannot come back. If others still play, a bot plays on in your seat; else the game ends.
resigned = You resigned. You can watch.
leave = Leave
leave-help = The game goes on without you; a bot can sit in.
# name: words
mute = Mute { $name }
# name: words
muted = { $name } is muted for you.
seat-taken = Someone else sits there now. You can watch.

## A table

# name: words
table = table “{ $name }”
finished = finished
garden = The table
tray = Yours
rail = What you may do now
talk = Log, chat and rules
skip-link = Skip to what you may do now
your-turn = Your turn
# name: words
waiting = Waiting for { $name }
spectator = You are watching
# game: words
invited-title = Play { $game } here?
waiting-title = Waiting for players
# n: number
waiting-free = { $n ->
    [one] { $n } seat is still free. The game begins when it is taken.
   *[other] { $n } seats are still free. The game begins when all are taken.
}
waiting-help = Send the link, or let bots take the free seats.
fill-bots = Bots in all free seats
game-over = The game is over
see-result = See the result
link = Link to this table
link-copied = Link copied
qr = QR code
to-screen = Show the board on a large screen
screen-secret = Hands are on the phones. Nothing secret is shown here.
screen-sit = Hold your phone’s camera here to sit down.
screen-watch = Hold your phone’s camera here to watch.
# address: words
screen-code = or type this code at { $address }
hand = your hand
hand-board = The board is on the large screen.
board-here = Board here
hand-only = Only my hand
hand-bare = Nothing is in your hand now.
screen-again = Play again? Press on your phone.
qr-alt = The link to this table as a QR code
# says: words
join-failed = Joining did not work: { $says }
take-record = Take its record

## Choosing

choose = Choose what is lit
which-one = Which one?
# what: words
press = Press: { $what }.
# names: words
ring-ask = What goes here: { $names }?
# name: words
ring-no = no { $name }
taken = taken this turn
quick = Quick answers
why-title = Why not?
# what: words
why-not = Why not “{ $what }”?
# title: words
rule = Rule: { $title }
undo = Undo
undo-closed = Why can this not be undone?
undo-last = Take back your last move.
undone = Undone
# name: words
asks-undo = { $name } asks to take a move back.
allow = Allow
refuse = No
undo-asked = Asked; waiting for the others to agree.
hint = Hint
hint-thinking = A bot is looking at your position…
# share: words
hint-chance = Chance to win after it: { $share }.
# title: words
hint-second = About as good: { $title }.
# title: words, less: words
hint-less = { $title }: { $less } less.
show-hint = Show it
was-here = was here
# what: words
note-here = here: { $what }
note-same = no change
# says: words
refused = That move was refused: { $says }

## Looking

zoom-in = Zoom in
zoom-out = Zoom out
fit = Fit the board
numbers = Numbers and names on pieces

## Log and chat

log = Log
chat = Chat
# n: number
chat-new = { $n ->
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
}
list = Table
everything-help = The same table as a list. Lit things are buttons.
nothing-yet = Nothing has happened yet.
# n: number
setup = { $n ->
    [one] Setup, { $n } line
   *[other] Setup, { $n } lines
}
# n: number
round = Round { $n }
live = Live
not-live = Offline
# n: number, of: number
move = move { $n } of { $of }
# n: number
move-at = Move { $n }
move-one = move 1
# n: number
moves-n = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
first = First move
previous = One move back
next = One move on
last = Newest move
chat-empty = Nobody has said anything.
chat-field = Say something

## The line to the server

saved = Saved
saving = Saving
# n: number
reconnecting = Reconnecting, try { $n }. You can keep looking around, but moves have to wait.
# time: words, kind: words
offline = { $kind ->
    [day] No connection since { $time }. Your last move is kept here.
   *[other] No connection since { $time }. Your last move is kept here.
}
# n: number
caught-up = { $n ->
    [one] Back in the game. { $n } move caught up.
   *[other] Back in the game. { $n } moves caught up.
}
back = Back in the game.
restarted = The server has restarted. Everything is as it was.
unreachable = The server cannot be reached.
# status: number
answered = The server answered { $status }.
one-file = This replay is one file, without a server.

## What went wrong

gone = This table is gone
gone-help = It does not exist, or its link was mistyped. Tables are kept until they are cleared away.
lost = Nothing is here
lost-help = There is no page at this address. All games and your tables are on the home page.
no-server = No connection to the server
no-server-help = Tables, lessons, rules and replays need it, so nothing can be played now. A replay that you kept as one file opens without it. Your tables are kept as they are.
broken = Something went wrong
# says: words
broken-help = { $says } Nothing that was saved is lost.

## The end

final-table = The table at the end
score = Score
at-the-end = At the end
chance = Chance to win
turned = Where it turned
# name: words, title: words
turned-by = { $name }: { $title }
# title: words
better = Better: { $title }
no-turns = No single move turned this game.
luck = Luck
luck-help = How much luck helped or hurt, in parts of a win. Zero is average luck.
luck-more = more than usual
luck-less = less than usual
luck-usual = as usual
throws = Biggest strokes of luck
# who: words, name: words
good-luck = { $who ->
    [you] Good luck for you
   *[other] Good luck for { $name }
}
# who: words, name: words
bad-luck = { $who ->
    [you] Bad luck for you
   *[other] Bad luck for { $name }
}
analysing = The bots are looking at the game again…
no-analysis = There is no analysis for this game.
you-win = You win
# name: words
wins = { $name } wins
# names: words
shared = Shared by { $names }
drawn = Nobody wins
rematch = Rematch
rematch-ready = The next game is set: sit down
watch-replay = Watch replay
share-replay = Share replay
play-again = Play again?
play-again-help = Same seats, same options. Bots are always ready.

## A replay

# n: number, of: number
replay-move = Replay, move { $n } of { $of }
replay-help = Arrow keys step moves.
eyes = Seen by
eyes-all = all open
eyes-watcher = a watcher
hands = Hands
others = Other moves here
# name: words
others-help = Chance that { $name } wins after each, as a bot sees it.
played = played
keep-replay = Keep this replay as a file
copy-moment = Copy link to this move
play-on = Play on from here
autoplay = Play
pause = Pause
speed = Speed
already-over = The game is over.

## Rules

search = Search the rules
# what: words
no-rule = No rule mentions “{ $what }”.
rules-choose = Rules of which game?
# game: words
rules-of = Rules of { $game }
rules-lead = Look for a word, or read from the top. “Why not?” at a table leads to the same rules.

## Painters: dice

# n: number
dice-n = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
# n: number
rolled-n = { $n ->
    [one] rolled { $n } die
   *[other] rolled { $n } dice
}

## Painters: tiles

tile-wood = wood
tile-leaf = leaf
tile-flower = flower
tile-fruit = fruit

new-here = New here?
# what: words
new-here-says = It can be easier at first: { $what }.
new-here-press = Start that way
# what: words
if-so = { $what }: what then?

## Painters: several tokens at once

wild = wild
needs = needs
best-paths = Best paths
# n: number
harvest-all = { $n ->
    [one] Harvest with one token
    [2] Harvest with both tokens
   *[other] Harvest with all { $n } tokens
}
# n: number
harvest-all-says = { $n ->
    [one] Brings { $n } reed.
   *[other] Brings { $n } reeds.
}
# n: number
harvest-all-deeds = { $n ->
    [one] At the end you draw { $n } deed.
   *[other] At the end you draw { $n } deeds.
}
# n: number
harvest-all-press = Harvest +{ $n }
# n: number
harvest-deeds-press = { $n ->
    [one] Harvest { $n } deed
   *[other] Harvest { $n } deeds
}

## Painters: cards with two sides

lay-here = Lay it here
lay-where = Choose a place
lay-this = lay this
lay-back = goes back
under-first = 1st under
under-second = 2nd under
# what: words, n: number
garden-deed = { $what ->
    [sun] sun
    [rain] rain
    [wind] wind
    [storm] storm
    [clouds] clouds
    [any] any weather
    [green] laid green
    [yellow] laid yellow
    [pink] laid pink
    [channel] took channel
    [irrigate] laid channel
    [chip] took chip
    [improve] placed chip
    [grew] grew { $n }
    [idle] grew nothing
    [panda] ate nothing
    [objective] drew card
   *[other] { $n } points
}
swap-order = Swap the order
# n: number, of: number
can-stop = You can stop { $n } of { $of }
# names: words
pass-set = Pass { $names }
pass-none = Pass nothing
# n: number
pass-costs = { $n ->
    [0] no loss
   *[other] −{ $n }
}
# n: number, stopped: number
pass-says = { $n } coming, { $stopped } stopped.
# n: number, lose: number
pass-press = { $n ->
    [0] Lose { $lose }
    [one] Pass { $n } card, lose { $lose }
   *[other] Pass { $n } cards, lose { $lose }
}
# name: words, value: number, other: number
sides = { $name }, { $value } ({ $other } when flipped)
# other: number, reset: number
facedown = Face down now: first a reset for { $reset } turns it up, worth { $other }.
# other: number, reset: number
other-side = Flipped, it is worth { $other }. A reset costs { $reset }.

## Learning

learn = Learn
# game: words
learn-of = Learn { $game }
learn-choose = Learn a game
play-first = Play your first game
lessons = Lessons
all-rules = All rules
a-turn = A turn
how-you-score = How you score
# title: words
play-picture = { $title }: show it
# game: words
ask-skill = How well do you know { $game }?
skill-new = I am new to it
skill-some = I have played it
skill-well = I know it well
goal = Goal
coach = Coach
points = points
# n: number, of: number, what: words
meter = { $n } of { $of } { $what }
# n: number, of: number
tip-of = { $n } of { $of }
got-it = Got it
less-tips = Ask me less
coach-gone = The coach is gone. Learn brings it back.
coach-all = On
coach-less = Less
coach-none = Off
lesson-done = Done
# n: number, of: number
step-of = Step { $n } of { $of }
# n: number, of: number
lesson-of = lesson { $n } of { $of }
show-me = Show me
next-lesson = Next lesson
lessons-done = Back to the game
lessons-help = Start with any lesson. Nothing here counts.
leave-lesson = Leave the lesson

## What the others did

since-then = Since your last turn
# name: words
turn-of = { $name }’s turn.
turn-own = Your turn, nothing to decide.
show-again = Show again

## Vacation

vacation = Vacation
vacation-off = I am here
vacation-end = I am back
# most: number, n: number
vacation-help = { $n ->
    [one] Where turns have days, your clock stands still, { $most } days a year; { $n } is left. Everyone at your tables sees it.
   *[other] Where turns have days, your clock stands still, { $most } days a year; { $n } are left. Everyone at your tables sees it.
}
# time: words, kind: words
vacation-until = { $kind ->
    [day] Your clock stands still until { $time }.
   *[other] Your clock stands still until { $time }.
}
# time: words, kind: words
on-vacation = { $kind ->
    [day] on vacation until { $time }
   *[other] on vacation until { $time }
}
## The daily garden

daily = The daily garden
# game: words
daily-lead = { $game } on your own, with the same cards and goals for everyone. One try a day.
# day: words
daily-of = The garden of { $day }
daily-start = Start
daily-go-on = Go on
daily-help = Nothing is taken back, and there are no hints. You can finish until noon (UTC) of the next day.
daily-over-help = You can no longer begin this one for the count.
daily-everyone = Everyone
# n: number
daily-finished = { $n ->
    [0] Nobody has finished yet.
    [one] { $n } finished garden
   *[other] { $n } finished gardens
}
# n: number
daily-wins = { $n } to win
# n: number
daily-you = you, { $n }
# n: number
daily-you-now = you now, { $n }
# low: number, high: number
daily-range = { $low } to { $high }
daily-gardens = gardens
daily-known = People you know
daily-plays = plays now
daily-known-later = You see their gardens when yours is finished.
daily-known-none = Whoever you have played with stands here, once they play this day.
daily-share = Share your garden
daily-best = The best garden
# name: words, n: number
daily-best-of = { $n ->
    [one] { $name }, { $n } point
   *[other] { $name }, { $n } points
}
# n: number
daily-best-yours = { $n ->
    [one] It is yours: { $n } point
   *[other] It is yours: { $n } points
}
daily-best-later = You can look at it when you have finished yours.
daily-look-best = Look at it
daily-look-yours = Look at yours
daily-week = Seven days
# n: number, won: number
daily-week-sum = { $n } of 7 days played, { $won } won
daily-day-today = Today
# n: number
daily-so-far = { $n } so far
# n: number
daily-won = { $n }, won
# n: number
daily-made = { $n ->
    [one] You made { $n } point.
   *[other] You made { $n } points.
}
# n: number
daily-made-won = { $n ->
    [one] You made { $n } point, and won.
   *[other] You made { $n } points, and won.
}
daily-unfinished = not finished
daily-not-played = not played
daily-again = Play it again
daily-again-help = It does not count.
daily-fair = The same for all, and nobody knew
daily-promise = All cards come from a secret seed. This is its hash. The seed itself is shown at noon (UTC) of the next day.
daily-seed = This was the seed, and its hash was shown on the day. Anybody can check it, and a record of the game:

## The same luck at several tables

same-luck = The same luck
same-luck-tables = Tables with the same luck
same-luck-lead = The same cards and dice come at all of these tables, whatever is played.
same-luck-links = Send each link to those who are to play there. Nobody plays at two of them, and nobody watches before all are over.
# status: words, n: number
same-luck-at = { $status ->
    [waiting] waits for players
    [playing] plays, { $n } moves
   *[other] finished
}
same-luck-wait = When all tables are finished, you see here where play parted and what each made of it.
same-luck-parted = Here the play parted
# n: number
same-luck-alike = { $n ->
    [0] They parted with the first move.
    [one] Up to here all tables played alike: { $n } move.
   *[other] Up to here all tables played alike: { $n } moves.
}
same-luck-never = All tables played alike to the end.
same-luck-points = Points, move by move
same-luck-made = What each made of it
same-luck-watch = Watch from here
same-luck-ended = That table had ended here.
# n: number, of: number
turn-at = turn { $n } of { $of }
turn-alike = The same was played here
turn-differs = Here they played otherwise
next-difference = Next difference
previous-turn = One turn back
next-turn = One turn on
watch-both = Watch both
compare = Compare tables
## Pages of people and bots, and ratings

your-page = Your page
# name: words
page-of = { $name }’s page
your-page-small = your page
their-page = a person’s page
invite-to-table = Invite to a table
invite-to-what = Which game? You get a link to send.
# name: words
invite-whom = Which game? You get a link to send to { $name }.
# mark: words
mark-yours = { $mark } is your mark
# time: words
here-since = here since { $time }
# n: number, won: number
games-won = { $n ->
    [0] no games yet
    [one] { $n } game, { $won } won
   *[other] { $n } games, { $won } won
}
ratings = Ratings
ratings-help = The bar is where your strength lies, 19 times in 20.
ratings-help-their = The bar is where the strength lies, 19 times in 20.
# n: number
games-n = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
# n: number
rated-n = { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
}
# n: number
rated-few = { $n ->
    [one] { $n } rated game, too few to say
   *[other] { $n } rated games, too few to say
}
rated-none = no rated game yet
# points: words, within: words
rating-within = { $points } ± { $within }
# within: words
within = ± { $within }
# from: words, to: words
curve-says = from { $from } to { $to }
no-ratings = No games yet
no-ratings-help = A game that was played to its end shows up here; a rated one gives a rating.
recent-games = Games
earlier-games = Earlier games
no-games-played = No finished games yet
no-games-played-help = Games end up here when they are over.
# names: words
with-names = with { $names }
alone = alone
# mine: number, theirs: number
won-to = won { $mine } to { $theirs }
# mine: number, theirs: number
lost-to = lost { $mine } to { $theirs }
game-won = won
game-lost = lost
game-left = left the game
# place: number, seats: number
place-of = place { $place } of { $seats }
# n: number
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
records = Records
no-records = No records yet
no-records-help = The best of what is played to its end is kept here.
mark = Mark
shows = Who sees it
shows-nobody = Only me
shows-opponents = People I play with
shows-everybody = Everybody
shows-help = Others see your name, mark, ratings, records and games. A private game is listed without its players.
page-hidden = This page is not shown
page-hidden-help = There is no such page, or whoever it is about does not show it to you.
rated-game = Rated game
rated-help = It counts. No hints, nothing back that is not free, and who leaves or runs out of time has lost.
rated = rated
rating-new = New ratings
# change: words, points: words, within: words
rating-now = { $change } to { $points } ± { $within }
# level: words
bot-of-level = { $level } bot
ladder = The ladder
ladder-help = How strong each level is, as measured in matches of bots. 400 points more win ten games of eleven. Levels stay where they are: they are what people are measured by.
no-ladder = The levels of this game were not measured.
games-against = Your games against it
no-games-against-help = Play against it, and your games stand here.
play-rated = Play a rated game
