### What the house itself says, and what all games share.
### The comment above a message names its arguments: code must give them, and a translation may use them.

## Joining words

# first: words, rest: words
sentences = { $first } { $rest }
# first: thing, rest: thing
list-last = { $first } and { $rest }
# first: thing, rest: thing
list-more = { $first }, { $rest }
# first: thing, rest: thing
either-last = { $first } or { $rest }
# first: thing, rest: thing
either-more = { $first }, { $rest }
# what: thing
only = { $what }

## Numbers

# n: number
number = { $n }
# n: number
more = +{ $n }
# n: number
less = −{ $n }
# n: number
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Seats

# letter: words
seat-free = Seat { $letter }

## Any game

play = Play
game-over = The game is over.
points-word = points
# line: words
happened = { $line }.
# who: seat, line: words
played = { $who ->
    [you] You played { $line }.
   *[other] { $who } played { $line }.
}

## How it was won

# who: seat, mine: number, theirs: number
won-points = { $who ->
    [you] You have the most points, { $mine } to { $theirs }.
   *[other] { $who } has the most points, { $mine } to { $theirs }.
}
# who: seat, amount: words
won-tie = { $who ->
    [you] You win the tie at { $amount }.
   *[other] { $who } wins the tie at { $amount }.
}
# amount: words, who: words
won-shared = Shared at { $amount } by { $who }.
# who: seat, amount: words
won-alone = { $who ->
    [you] You have { $amount }.
   *[other] { $who } has { $amount }.
}
nobody-wins = Nobody wins.
# n: number
stopped-turns = The game was stopped after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
# n: number
stopped-rounds = The game was stopped after { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}.

## Choosing a game

# game: words, games: words
no-game = there is no game '{ $game }'; there are: { $games }
# game: words, few: number, many: number, n: number
no-such-seats = { $game } seats { $few } to { $many }, not { $n }
# game: words, option: words, offer: words
no-option = { $game } has no option '{ $option }'; it has: { $offer }
# option: words, takes: words, value: words
option-takes = option { $option } takes { $takes }, not { $value }
# language: words, languages: words
no-language = there are no words in '{ $language }'; there are: { $languages }
# line: words, why: words, rule: words
illegal-line = '{ $line }' cannot be played here: { $why } [{ $rule }]
# n: number, what: words
at-line = line { $n }: { $what }
# what: words
at-from = header 'from': { $what }
# version: words, game: words, now: number
other-version = This record was played under version { $version } of the rules of { $game }; these are version { $now }, so it may not play as it did.
takes-file = a name or a file
takes-yes-no = yes or no
# low: words, high: words
takes-number = a whole number from { $low } to { $high }
# n: number, name: words
takes-name = { $n } { $name }
# game: words, rule: words, offer: words
no-rule = { $game } has no rule '{ $rule }'; it has: { $offer }
none = none
yes = yes
no = no

## The table

# who: seat, lines: number
took-back = { $who ->
    [you] You took back { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }.
   *[other] { $who } took back { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }.
}
# who: seat, what: words
whose = { $who }: { $what-others }

## The terminal

state-faded = gone
state-got = to come
# what: words, n: number
amount = { $what } { $n }
# what: words, n: number, of: number
amount-of = { $what } { $n } of { $of }

## Lessons

no-lesson = There is no such lesson.
can-be-played = It can be played.
lesson-over = The lesson is over. Start it again, or take the next one.

## Headings over the rules: where the rulebook is silent, what nobody knows, and what holds in every game

section-rulings = Rulings
section-gaps = Gaps
section-house = House
