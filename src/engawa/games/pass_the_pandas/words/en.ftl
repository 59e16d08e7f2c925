### Pass the Pandas. The comment above a message names its arguments: this is what code must give.

## The game

title = Pass the Pandas
summary = Roll your dice, give away the pandas, and be the first without dice.
option-places = play on for second place and below
option-bamboozled = four or more dice, all blank, may be swapped for another player's
option-pandamonium = play several rounds, until somebody has this many points
option-turn-cap = turns after which a round is stopped

## Words

# n: number
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
# n: number
pandas = { $n ->
    [one] { $n } panda
   *[other] { $n } pandas
}
# n: number
turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
face-water = water
face-panda = panda
face-bamboo = bamboo
face-blank = blank
# n: number
shown-water = { $n ->
    [one] water
   *[other] { $n } water
}
# n: number
shown-panda = { $n ->
    [one] a panda
   *[other] { $n } pandas
}
# n: number
shown-bamboo = { $n ->
    [one] bamboo
   *[other] { $n } bamboo
}
# n: number
shown-blank = { $n ->
    [one] a blank
   *[other] { $n } blanks
}
# n: number
count-dice = { $n ->
    [one] die
   *[other] dice
}
count-bamboo = bamboo
# place: number
finished = finished { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
score-dice = Dice of the others
score-seats = Seats left behind

## Helpers: a seat in the middle of a sentence

to = { $to ->
    [you] you
   *[other] { $to }
}

## What is to be done

asks-start = Chance decides who begins.
# who: seat, dice: words
asks-roll = { $who ->
    [you] You roll { $dice }.
   *[other] { $who } rolls { $dice }.
}
# n: number, of: number
asks-give = { $of ->
    [one] Who gets the panda?
   *[other] Who gets panda { $n } of { $of }?
}
asks-swap = All blank: swap all your dice with somebody else, or keep them.
# who: seat
waits-give = { $who ->
    [you] You give pandas.
   *[other] { $who } gives pandas.
}
# who: seat
waits-swap = { $who ->
    [you] You may swap all your dice.
   *[other] { $who } may swap all dice.
}

## On the table

place-roll = Roll
place-mine = Your dice
    .others = dice
place-mine-after = Your dice after this turn
none-left = none
    .others = dice after this turn
# n: number, from: seat
from-whom = { $n } from { $from }
place-gone = Gone for good
# n: number, of: number
gone-of = { $n } of { $of }
# who: seat, dice: words
tray = { $who ->
    [you] Your tray, { $dice }.
   *[other] Tray of { $who }, { $dice }.
}
press-give = give a panda
press-swap = swap all dice

## Choices

# to: seat, dice: words
verb-give = Give a panda to { to }, who has { $dice }
# to: seat, dice: words
verb-swap = Swap with { to } for { $dice }
# dice: words
verb-keep = Keep your { $dice }
# who: seat, dice: words
verb-whose = { $who ->
    [you] You: { $dice }
   *[other] { $who }: { $dice }
}
verb-keep-title = Keep

## What a line would bring

# to: seat, pandas: number
give-title = { $pandas ->
    [one] Give the last panda to { to }
   *[other] Give a panda to { to }
}
# to: seat
give-press = Give to { to }
# who: seat, dice: words
will-hold = { $who ->
    [you] You then have { $dice }.
   *[other] { $who } then has { $dice }.
}
# who: seat
give-saves = { $who ->
    [you] Without it you would give away your last dice and win.
   *[other] Without it { $who } would give away the last dice and win.
}
# who: seat
give-fewest = { $who ->
    [you] You have the fewest dice.
   *[other] { $who } has the fewest dice, so this slows down whoever is nearest to winning.
}
# who: seat
give-most = { $who ->
    [you] You have the most dice.
   *[other] { $who } has the most dice, so this matters least.
}
# n: number
pandas-left = { $n ->
    [one] { $n } more panda to give.
   *[other] { $n } more pandas to give.
}
# from: seat, to: seat, dice: words
will-pay = { $from ->
    [you] You must give { $to } { $dice }.
   *[other] { $from } must give { to } { $dice }.
}
# who: seat, dice: words
will-end = { $who ->
    [you] You end with { $dice }.
   *[other] { $who } ends with { $dice }.
}
# to: seat
swap-title = Swap all dice with { to }
# mine: number, theirs: number
swap-press = Swap { $mine } for { $theirs }
# dice: words
keep-title = Keep your { $dice }
keep-says = Nobody's dice change.
# n: number
keep-press = Keep { $n }

## What happened

# who: seat
begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
# who: seat, faces: words
rolled = { $who ->
    [you] You rolled { $faces }.
   *[other] { $who } rolled { $faces }.
}
# n: number
gone = { $n ->
    [one] { $n } die is gone for good.
   *[other] { $n } dice are gone for good.
}
# who: seat, to: seat
gave = { $who ->
    [you] You gave { $to } a panda.
   *[other] { $who } gave { to } a panda.
}
# from: seat, to: seat, dice: words
paid = { $from ->
    [you] You had rolled more bamboo, so you gave { $to } { $dice }.
   *[other] { $from } had rolled more bamboo and gave { to } { $dice }.
}
# who: seat, n: number
now-has = { $who ->
    [you] { $n ->
        [0] You have no dice left.
        [one] You have { $n } die now.
       *[other] You have { $n } dice now.
    }
   *[other] { $n ->
        [0] { $who } has no dice left.
        [one] { $who } has { $n } die now.
       *[other] { $who } has { $n } dice now.
    }
}
# who: seat, dice: words
kept = { $who ->
    [you] You kept all { $dice }.
   *[other] { $who } kept all { $dice }.
}
# who: seat, to: seat, mine: number, theirs: number
swapped = { $who ->
    [you] You swapped all dice with { $to }, { $mine } for { $theirs }.
   *[other] { $who } swapped all dice with { to }, { $mine } for { $theirs }.
}
# who: seat, points: words
scored = { $who ->
    [you] You have no dice left and score { $points }.
   *[other] { $who } has no dice left and scores { $points }.
}
new-round = A new round begins.

## How it stands

# who: seat, n: number
to-match = { $who ->
    [you] You have { $n } bamboo to match.
   *[other] { $who } has { $n } bamboo to match.
}
# points: words
first-to = First to { $points }.
# who: seat
wins = { $who ->
    [you] You have no dice left and win.
   *[other] { $who } has no dice left and wins.
}
# turns: words
stopped-points = Stopped after { $turns }: the points decide.
# turns: words
stopped-places = Stopped after { $turns }: the places won decide.
# turns: words
stopped-dice = Stopped after { $turns }: the fewest dice decide.
# who: seat
note-course = { $who ->
    [you] Your turn, step by step
   *[other] { $who }'s turn, step by step
}
# dice: words
note-water = Water: { $dice } gone for good.
# given: number, of: number
note-pandas = Pandas: { $given } of { $of } given.
# from: seat, target: number, who: seat, n: number
note-bamboo = { $from ->
    [you] Bamboo: you { $target }, { $who } { $n }.
   *[other] { $who ->
        [you] Bamboo: { $from } { $target }, you { $n }.
       *[other] Bamboo: { $from } { $target }, { $who } { $n }.
    }
}
# n: number
note-blank = { $n ->
    [one] Blanks: { $n } die stays.
   *[other] Blanks: { $n } dice stay.
}

## Why not

why-not-begun = Chance has to decide first who begins.
why-begun = The game has already begun.
# who: seat, pandas: words
why-pandas-left = { $who ->
    [you] You have rolled and still have { $pandas } to give.
   *[other] { $who } has rolled and still has { $pandas } to give.
}
# who: seat
why-may-swap = { $who ->
    [you] You have rolled and may swap your dice or keep them.
   *[other] { $who } has rolled and may swap dice or keep them.
}
# who: seat, dice: words
why-roll-all = { $who ->
    [you] You have to roll all your dice: { $dice }.
   *[other] { $who } has to roll all their dice: { $dice }.
}
# who: seat
why-roll-first = { $who ->
    [you] You have to roll first.
   *[other] { $who } has to roll first.
}
# who: seat
why-no-panda = { $who ->
    [you] You have no panda to give.
   *[other] { $who } has no panda to give.
}
why-not-oneself = A panda goes to somebody else, never to yourself.
# who: seat
why-out = { $who ->
    [you] You have finished and take no more dice.
   *[other] { $who } has finished and takes no more dice.
}
why-no-variant = Dice are swapped only in the Bamboozled variant.
# who: seat, least: number
why-not-blank = { $who ->
    [you] You have not rolled { $least } or more dice, all blank.
   *[other] { $who } has not rolled { $least } or more dice, all blank.
}
why-swap-other = Dice are swapped with somebody else, never with yourself.
# who: seat
why-none-to-swap = { $who ->
    [you] You have no dice to swap.
   *[other] { $who } has no dice to swap.
}

## The goal

goal = Be the first without dice.
# points: words
goal-match = Score { $points } first: a point for each die the others still hold.
# dice: words
goal-far = { $dice } to go

## What a coach says

tip-goal-title = Lose all your dice
tip-goal = Be the first without dice. All your dice roll by themselves at the start of your turn; bamboo and blanks stay yours.
tip-panda-title = Pandas go to somebody else
tip-panda = Each panda you rolled must be given away. You choose who gets it: press a lit tray.
# dice: words
tip-panda-now = With all pandas given you have { $dice } left of what you rolled.
tip-water-title = Water is gone
tip-water = Each water you roll leaves the game for good. That is the surest way to have fewer dice.
tip-bamboo-title = Match the bamboo
tip-bamboo = Count the bamboo the player before you rolled. If you rolled less, they give you the difference in dice.
tip-bamboo-met = You rolled enough: you get nothing.
tip-leader-title = Somebody is nearly done
tip-leader = A panda is one more die. Give it to whoever is closest to winning.
# who: seat, dice: words
tip-leader-now = { $who ->
    [you] You have { $dice }.
   *[other] { $who } has only { $dice }.
}
tip-split-title = More than one panda
tip-split = You may give them all to one player, or each to somebody else. One press gives one.
tip-save-title = Careful: this loses the game
tip-save = The player before you must give you their last dice and would win by it. Give them a panda first.
tip-swap-title = All blank: you may swap
tip-swap = You may swap all your dice for all of another player's. That is good if they have fewer.

## Lessons

lesson-panda-title = Giving a panda
lesson-panda-task = You rolled water, a panda, bamboo and a blank. Give the panda to the player with the fewest dice.
lesson-panda-astray = That is allowed, but it helps you more to slow down the player with the fewest dice. Try again?
lesson-panda-why = Water leaves the game. Pandas go to others. Bamboo and blanks stay with you, so you end this turn with two dice.
lesson-split-title = Several pandas
# to: seat
lesson-split-task = You rolled two pandas. Give one of them to { to }.
# to: seat
lesson-split-task-2 = Now keep the others level: give the second panda to { to }.
lesson-split-astray = That is allowed, but now one of them has two dice more. Try again?
lesson-split-why = Every panda is a choice of its own. One press gives one panda.
lesson-bamboo-title = The bamboo challenge
lesson-bamboo-task = The player before you rolled two bamboo, you rolled one. Give your panda so that they end up with fewer dice than before.
lesson-bamboo-astray = That is allowed, but the panda made up for the die they gave you. Try again?
lesson-bamboo-why = You rolled one bamboo less, so they gave you one die. Only bamboo that was rolled counts, never what one was given.
lesson-save-title = Stop a winner
lesson-save-task = The player before you has one die left and owes it to you. See to it that they do not win.
lesson-save-astray = They gave you their last die and won. Give them the panda first. Try again?
lesson-save-why = Pandas are given first, dice for bamboo after that. A player without dice at the end of a turn has won, no matter whose turn it was.
lesson-win-title = The last dice
lesson-win-task = Water and a panda: give the panda away, and you have won.
lesson-win-astray = That is allowed, but you still have dice. Try again?
lesson-win-why = The game ends at the end of a turn. Whoever has no dice then has won.
lesson-swap-title = Bamboozled: swap
lesson-swap-task = All blank, and you have five dice. Swap with somebody who has fewer.
lesson-swap-astray = That is allowed, but it leaves you with no fewer dice. Try again?
lesson-swap-why = This is a variant: four or more dice, all blank, may be swapped for all the dice of another player.
lesson-keep-title = Bamboozled: keep
lesson-keep-task = All blank again, but everybody else has more dice than you. Keep yours.
lesson-keep-astray = That is allowed, but now you have more dice than before. Try again?
lesson-keep-why = You never have to swap.

## The first page

learn-goal = Roll your dice, pass the pandas, and be the first without dice
learn-says = Each turn you roll all your dice. Water is gone, pandas go to others, and the rest stays. The first player without dice wins.
learn-roll-title = Roll all your dice
learn-roll = On your turn you roll every die you have.
learn-water-title = Water is gone
learn-water = Each water leaves the game for good.
learn-panda-title = Pass the pandas
learn-panda = Give each panda to another player, as you like.
learn-bamboo-title = Match the bamboo
learn-bamboo = Rolled less bamboo than the player before you? They give you the difference in dice.
learn-heading = Who gets a panda?
learn-leader-title = Slow down the leader
learn-leader = A panda is one more die. Give it to whoever has the fewest.
learn-split-title = Several pandas
learn-split = Give them all to one player, or each to somebody else.
learn-save-title = Before the bamboo
learn-save = Dice for bamboo come after the pandas. If they are somebody's last, they win: give that player a panda.
learn-end-title = When it ends
learn-end = As soon as somebody has no dice at the end of a turn, that player has won.

## The dice in rows, for a terminal

chart-legend = * is a die that counts, - is one that is gone.

## How it was won

# n: number
round-stopped = The round was stopped after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
# who: seat
won-first = { $who ->
    [you] You were first without dice.
   *[other] { $who } was first without dice.
}
# who: seat, n: number
won-fewest = { $who ->
    [you] You have the fewest dice, { $n }.
   *[other] { $who } has the fewest dice, { $n }.
}

## What a person's page remembers, under the figure

personal-turns = turns, the fastest win
