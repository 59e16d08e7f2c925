### What is said in a shell: the seats, the questions, the help and the end.

## Who sits where

# letter: words, who: words
seat = { $letter } { $who }
person = (person)
you = (you)
# bot: words
bot = ({ $bot })
# seats: words
seats = Seats: { $seats }.
help-hint = Type ? for help.
# what: words
sentence = { $what }.
# what: words, says: words
titled = { $what }: { $says }
# what: words, state: words
in-state = { $what } ({ $state })
# few: number, many: number
seats-range = { $few } to { $many } seats.
# takes: words, usual: words
takes-usually = { $takes }; usually { $usual }
# bots: number, seats: number
bots-seats = { $bots } bots do not fill { $seats } seats, with or without you
# games: words
say-which = say which game to play: { $games }
which-game = Which game?
weak-bots = The rules are not compiled: bots from level 6 on may play below their name.
chart-choices = (3) is choice 3, * is more than one choice.

## The game goes on

# who: words, line: words
played = { $who }: { $line }
chance = Chance
# seat: words
chance-for = Chance for { $seat }
# letter: words
your-turn = { $letter }, it is your turn. Press Enter when only you can see.
# why: words, seat: words
forfeited = { $why }. A greedy bot plays on for { $seat }.
# line: words
taken-back = Taken back: { $line }
undo-far = Undo goes back only to the last chance or somebody else’s move.
stopped = The game stops here, unfinished.

## What may be typed

help = Type the number of a choice, or its line or how it begins.
help-help = this help
help-table = the table again
help-read = the table and the choices in words
help-why = the rule that forbids a line here, or most lines that begin so
help-hint-order = what a bot would play here, and why
help-rules = the rules of the game, or one of them
help-undo = take back your last move, up to the last chance or somebody else’s move
help-save = write the record of the game so far
help-quit = stop
# number: words, most: number
no-choice = There is no choice { $number }; the numbers go from 1 to { $most }.
# line: words, game: words, most: number
no-line = '{ $line }' is not a line of { $game }. Type a number from 1 to { $most }, a line as it is listed, or ? for help.
# line: words
can-be-played = '{ $line }' can be played here.
# line: words, lines: words
begun-can-be-played = '{ $line }' can be played here: { $lines }.
# line: words, lines: words
several = '{ $line }' may be: { $lines }. Type more of it.
# says: words, rule: words
refused = { $says } [{ $rule }]
# title: words
tip = Tip [{ $title }]
# order: words
why-what = Type why and a line, such as: { $order }
save-what = Type save and the name of a file.
# file: words, why: words
not-saved = { $file } cannot be written: { $why }.
# n: number, file: words
saved = { $n ->
    [one] Saved { $n } line in { $file }.
   *[other] Saved { $n } lines in { $file }.
}
# order: words
save-or-finish = { $order }, or Enter to finish>

## Lessons

# game: words, n: number, title: words
lessons-of = { $n ->
    [one] { $game } ({ $title }): { $n } lesson
   *[other] { $game } ({ $title }): { $n } lessons
}
# game: words
no-lessons = { $game } has no lessons
# lesson: words, game: words, most: number
no-such-lesson = { $game } has no lesson { $lesson }; give its name, or a number from 1 to { $most }
which-lesson = Which lesson? Enter for the first.
next-lesson = Enter for the next lesson, or quit>
# order: words
all-lessons-done = That was the last lesson. Now play a game: { $order }
# lesson: words, n: number, of: number, says: words
task = { $lesson }, task { $n } of { $of }: { $says }
task-orders = (again, show, ? for help)
done = Done.
try-again = Type again for another try, or show.
help-again = another try, from where this task began
help-show = see the task done
help-leave = leave the lesson

## The end

# who: words
wins = { $who } wins.
# who: words
share = { $who } share the win.
nobody = Nobody wins.
# points: words
points = Points: { $points }.
# who: words, n: number
has-points = { $who } { $n }
# n: number
replayed = { $n ->
    [one] { $n } line, and every claim holds; the game is not over.
   *[other] { $n } lines, and every claim holds; the game is not over.
}
