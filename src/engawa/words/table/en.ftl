### What the table says: why something is not possible, what taking back would do, and how it ends.

## The server begins

# address: words
open-at = The table is open at { $address } (Ctrl-C closes it)
# address: words
open-already = The table is open already at { $address }
# port: words, host: words, why: words
no-port = port { $port } of { $host } cannot be used: { $why }
# n: number
compiling = { $n ->
    [0] The rules are being compiled meanwhile: less than a minute left.
    [one] The rules are being compiled meanwhile: about { $n } minute left.
   *[other] The rules are being compiled meanwhile: about { $n } minutes left.
}
# done: number, of: number, n: number
compiling-still = { $n ->
    [0] Compiled { $done } of { $of }, less than a minute left.
    [one] Compiled { $done } of { $of }, about { $n } minute left.
   *[other] Compiled { $done } of { $of }, about { $n } minutes left.
}
compiled = The rules are compiled, and bots of every level are at their full strength.

## Names

somebody = somebody
# name: words
gone = { $name } (gone)

## Sitting down and getting up

over-look = The game is over. You can look at it again.
full = Every seat is taken. You can watch.
seated = You have a seat here already. Leave it first.
# who: seat, seat: words
taken = Seat { $seat } is taken by { $who }.
no-seat-to-leave = You have no seat here to leave.
over-stay = The game is over. Its players stay in the list.
not-your-seat = Only the person who sits there can hand the seat over.
bot-stays = The game has begun, so a bot keeps its seat.
# seats: number, seat: number
no-such-seat = There are { $seats } seats here, counted from 0; there is no seat { $seat }.

## Giving up

watching-resign = You are watching. Only those who sit can resign.
resign-waiting = The game has not begun. You can leave your seat.
# who: seat
resigned = { $who ->
    [you] You resigned.
   *[other] { $who } resigned.
}
# who: seat
resigned-to-bot = { $who ->
    [you] You resigned. A bot plays on.
   *[other] { $who } resigned. A bot plays on.
}
# who: seat
ran-out = { $who ->
    [you] You ran out of time.
   *[other] { $who } ran out of time.
}

## Playing

watching-play = You are watching. Only seated players can play.
watching-try = You are watching. Only seated players can try a move.
waiting = The game begins when every seat is taken.
# seen: number, n: number
stale = You saw version { $seen }, and the table is at { $n }. Look again.
not-your-turn = It is not your turn.
not-here = That cannot be played here.
can-be-played = It can be played.

## Taking back

watching-undo = You are watching. Only seated players can take back.
nothing-to-undo = There is nothing to take back.
# name: words
undo-gone = { $name } is not here to agree.
undo-denied = The others did not agree. Ask again when the game has moved on.
undo-chance = Dice were rolled or cards were drawn since then.
# who: seat
undo-played = { $who ->
    [you] You have played since.
   *[other] { $who } has played since.
}
undo-shown = It revealed something hidden.
undo-spent = Much was changed and taken back at this table. Now it only goes on.
undo-closed = At this table nothing more is taken back.
undo-asked = Somebody has already asked. That question has to be answered first.
no-question = Nobody is asking you to agree to anything.

## Hints, talk and guests

hint-turn = You can ask for a hint when it is your turn.
no-hints = There are no hints at this table.
no-name = Only guests with a name can talk.
no-talk = Only seated players can talk at this table.
muted = You may not talk here at the moment.
nothing-to-read = There is nothing to read in it.
mute-guests = Only guests can mute others.
no-such-guest = There is no such guest to mute.
banned = You may not play here at the moment.
say-hello = Say hello first: GET /api/me gives a cookie.
empty-name = A name needs at least one letter.
bad-code = That code is not known, or it has expired.
bad-key = That passkey is not known here, or it took too long.
no-passkeys = Browsers make passkeys only over https, or on localhost. Recovery codes work here, too.
# n: number
many-keys = You have { $n } passkeys, and more are not kept. Remove one first.
not-kept = Nothing but this browser keeps your games. Make a passkey or recovery codes before you sign out.
bad-room = No table has this code now. Look at the large screen again.

## Making tables and finding them

not-found = There is no such table.
not-found-or-private = There is no such table, or it is private. Ask for its link.
# what: words
clause = { $what }.
# seats: number
bots-for-seats = bots needs a level or null for each of { $seats } seats.
# bot: words, bots: words
no-such-bot = There is no bot '{ $bot }'. There are: { $bots }.
# seconds: number, days: number, minutes: words
bad-clock = a clock runs from { $seconds } seconds to { $days } days, given in minutes; not { $minutes } minutes
# option: words, offer: words, value: words
not-ours = option { $option } takes one of ours here: { $offer }; not { $value }
nothing = nothing
record-or-fork = A table begins with a record or with a fork, not both.
record-from = A table begins at the start, so a record with 'from' cannot be used.
# n: number
record-long = A record can have at most { $n } lines here.
# n: number, what: words
record-line = Line { $n } of the record: { $what }.
fork-over = A game can be forked when it is over.
rematch-seats = Only those who played here can ask for a rematch.
not-over = The game is not over yet.
# n: number
your-shows = { $n ->
    [one] You have { $n } table where only bots play. Wait until it is done.
   *[other] You have { $n } tables where only bots play. Wait until one of them is done.
}
# n: number
all-shows = { $n ->
    [one] There is { $n } table here where only bots play. Wait until it is done.
   *[other] There are { $n } tables here where only bots play. Wait until one of them is done.
}

## Looking back

replay-over = There is a replay once the game is over.
analysis-over = A game can be analysed once it is over.
analysis-thinking = The game is being analysed. Ask again in a moment.
analysis-busy = Many games are being analysed for you. Ask again in a while.
analysis-failed = This game could not be analysed.
replay-failed = It could not be made now. Ask again in a moment.
# view: words
bad-view = You can look as a seat (counted from 0), as none or as all; not as '{ $view }'.
own-view = While the game runs, everyone sees what their own seat sees.

## Tables that do not go on

closed = This table was closed by whoever runs the server.
deleted = This table was deleted.
# theirs: number, ours: number
other-rules = Played with rules version { $theirs }; this server has { $ours }.
lost-way = The stored game of this table cannot be followed to its end here.
unreadable = The stored game of this table cannot be read here.
# what: words
unknown-game = This table cannot be opened here: { $what }.

## Too much, too often, out of order

rate = That was a lot at once. Wait a moment.
rate-talk = That was a lot at once. Wait a moment before you go on.
rate-tables = Many tables were made from here. Wait a little.
rate-guests = Many new guests came from here. Wait a moment.
rate-codes = Too many codes were tried from here. Wait a minute.
rate-hints = That was a lot of hints at once. Wait a moment.
rate-replays = Many replays were fetched from here. Wait a little.
rate-lessons = Many lessons were asked for from here. Wait a moment.
rate-files = Many pages were fetched from here. Wait a moment.
rate-looks = Many games were looked at from here. Wait a moment.
rate-data = Everything about you was asked for a moment ago. Wait a few minutes.
too-many = There are too many connections from your address.
# n: number
message-big = A message can have at most { $n } bytes.
# n: number
request-big = A request can have at most { $n } bytes here.
# what: words
bad-message = That message cannot be read: { $what }.
# what: words
bad-request = That request cannot be read: { $what }.
# name: words, value: words
not-a-number = { $name } must be a whole number, not '{ $value }'.
not-json = A request must be JSON: Content-Type application/json.
broke-off = The request broke off.
nonsense = too many messages that make no sense
nowhere = There is nothing at this address.
unknown-host = This server is not known by that name; see --allow-host.
other-site = This request comes from another site.
id-used = This id was used for something else; nothing was done.
others-faster = Others were faster several times. Try again.
disk-full = Nothing can be saved or read at the moment: the disk is full.
store-down = Nothing can be saved or read at the moment. Try again soon.
failed = Something went wrong here.
failed-nothing-done = Something went wrong here; nothing was done.

## Strangers

many-wait = Many wait from where you are already. Try again in a minute.

## Called when it is one's turn

# game: words
call-title = Your turn: { $game }
# names: words
call-with = With { $names }. Press to open the table.
call-alone = Press to open the table.
bad-endpoint = Nobody can be called there: it has to be a public address with https.

## Vacation

# n: number
no-vacation = { $n ->
    [0] You are on vacation already, or no day of vacation is left this year.
    [one] You are on vacation already, or that is too long: { $n } day is left this year.
   *[other] You are on vacation already, or that is too long: { $n } days are left this year.
}
## Luck that several tables share

undo-luck = The luck here is shared with other tables, so nothing is taken back.
luck-no-bot = The luck here is shared with other tables, so nobody hands their seat to a bot.
luck-alone = This is your one try. You can go on later, or resign to end it.
luck-one-table = You sit at another table with the same luck. Nobody sits at two of them.
luck-not-yet = Others still play with the same luck. You can look on when all of them have finished.
luck-own-try = Finish your own try first. Then you can look at what the others made.
luck-start = Tables with the same luck begin at the start, without a record or another game.
luck-people = Tables with the same luck each need a seat for a person.
luck-lost = The luck of this table was not kept, so it cannot go on.
no-duplicate = This table shares its luck with no other.
late = The time for this game is over.
no-daily = No game of this house is played daily.
no-day = There is no garden of that day.
daily-kept = This garden can be played again when its seed is shown, at noon (UTC) of the next day.
## Ratings and pages

rated-start = A rated game begins at the beginning: not from a record, nor from another table.
rated-alone = A game for one cannot be rated.
rated-person = A rated game needs a person.
rated-levels = In a rated game only bots of a level that was measured can play.
rated-seats = In a rated game everybody plays their own seat to the end.
no-page = There is no such page, or it is not shown to you.
rate-pages = You have looked at many pages. Wait a moment.
bad-moment = That is no place in a list of games.
# level: words
bot-called = { $level } bot
