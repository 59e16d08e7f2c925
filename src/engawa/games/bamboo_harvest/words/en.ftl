### Bamboo Harvest. The comment above a message names its arguments: this is what code must give.

## The game

title = Bamboo Harvest
summary = Harvest reeds, build with your deeds, and be the first to cross the forest of cards.
option-round-cap = rounds after which the game is stopped

## Cards

rank-ace = ace
rank-two = two
rank-three = three
rank-four = four
rank-five = five
rank-six = six
rank-seven = seven
rank-eight = eight
rank-nine = nine
rank-ten = ten
rank-jack = jack
rank-queen = queen
rank-king = king
suit-clubs = clubs
suit-spades = spades
suit-diamonds = diamonds
suit-hearts = hearts
# rank: words, suit: words
card = { $rank } of { $suit }

## So many of something

# n: number
many-ace = { $n ->
    [one] { $n } ace
   *[other] { $n } aces
}
# n: number
many-two = { $n ->
    [one] { $n } two
   *[other] { $n } twos
}
# n: number
many-three = { $n ->
    [one] { $n } three
   *[other] { $n } threes
}
# n: number
many-four = { $n ->
    [one] { $n } four
   *[other] { $n } fours
}
# n: number
many-five = { $n ->
    [one] { $n } five
   *[other] { $n } fives
}
# n: number
many-six = { $n ->
    [one] { $n } six
   *[other] { $n } sixes
}
# n: number
many-seven = { $n ->
    [one] { $n } seven
   *[other] { $n } sevens
}
# n: number
many-eight = { $n ->
    [one] { $n } eight
   *[other] { $n } eights
}
# n: number
many-nine = { $n ->
    [one] { $n } nine
   *[other] { $n } nines
}
# n: number
many-ten = { $n ->
    [one] { $n } ten
   *[other] { $n } tens
}
# n: number
many-jack = { $n ->
    [one] { $n } jack
   *[other] { $n } jacks
}
# n: number
many-queen = { $n ->
    [one] { $n } queen
   *[other] { $n } queens
}
# n: number
many-king = { $n ->
    [one] { $n } king
   *[other] { $n } kings
}
# n: number
reeds = { $n ->
    [one] { $n } reed
   *[other] { $n } reeds
}
# n: number
deeds = { $n ->
    [one] { $n } deed
   *[other] { $n } deeds
}
# n: number
tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
# n: number
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
# n: number
rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

## On the table

place-hand = Your deeds
    .others = deeds
hand-note = each builds on a card of its rank
place-reeds = Your reeds
    .others = reeds
# has: number, n: number
reeds-note = { $has }; a build costs { $n }
place-harvest = Your harvest now
    .others = harvest now
place-path = For your path
    .others = for the path
place-piles = All deeds
path-note = what you can do now
# who: seat
place-deeds = { $who ->
    [you] Your deeds
   *[other] Deeds of { $who }
}
side-north = North
side-south = South
side-west = West
side-east = East
# row: number, column: number, card: words, lies: words, yields: words
label-card = Row { $row }, column { $column }: { $card }, { $lies }, { $yields }.
# who: seat, row: number, column: number
label-built = { $who ->
    [you] Row { $row }, column { $column }: built on by you.
   *[other] Row { $row }, column { $column }: built on by { $who }.
}
vacant = vacant
# who: seat
disturbed-by = { $who ->
    [you] disturbed by you
   *[other] disturbed by { $who }
}
# cell: words
label-token = Your token on { $cell }, which can harvest.
# card: words, lies: words
label-deed = { $card }, { $lies }
# card: words, lies: words
label-wild = { $card }, wild, { $lies }
# card: words, lies: words
label-spent = { $card }, wild, { $lies }, no more swaps
# lies: words
label-back = deed, { $lies }
lies-up = face up
lies-down = face down
lies-fresh = just drawn
lies-dropped = dropped
text-down = hidden
# deeds: words
label-pile = Draw pile, { $deeds }
# deeds: words
label-discards = Discards, { $deeds }
# n: number
text-pile = deeds { $n }
# n: number
text-discards = used { $n }
text-none = none
# cell: words, cards: words, gain: words
label-crop = { $cell }: { $cards }, { $gain }
no-crop = Nothing lies beside your tokens.

press-place = place a token here
press-build = build here
press-swap = swap this card
press-with = swap with this card
press-mark = disturb it
press-harvest = harvest

## What each seat has

count-reeds = reeds
count-deeds = deeds
count-tokens = tokens
count-path = to a path
score-placed = Placed at the start
score-built = Built

## What is to be done

asks-drop = Drop one of your three deeds. Whoever drops the highest starts.
# n: number
asks-place = { $n ->
    [1] Place your first token on any free card.
   *[other] Place your second token on any free card.
}
# reeds: words
asks-build = Build on one card for { $reeds }, or build nothing.
asks-swap = Swap two cards? First choose one that a deed of yours matches.
asks-with = Choose the card to swap it with.
asks-mark = Put your marker on one of the two cards, to disturb it.
asks-harvest = Harvest with each of your tokens.
asks-redraw = Redraw a card, or end the harvest.
asks-buy = Buy a deed, or end the harvest.
asks-redraw-or-buy = Redraw a card, buy a deed, or end the harvest.
asks-end = End the harvest.
asks-manage = Turn deeds face up, or keep them hidden.
# n: number
asks-discard = Discard down to { $n } deeds.
chance-lay = The forest is being laid out.
chance-deal = The deeds are being dealt.
chance-black = Two cards are equal: the one with the black back starts.
# who: seat
waits-drop = { $who ->
    [you] You drop a deed.
   *[other] { $who } drops a deed.
}
# who: seat
waits-place = { $who ->
    [you] You place a token.
   *[other] { $who } places a token.
}
# who: seat
waits-build = { $who ->
    [you] You may build.
   *[other] { $who } may build.
}
# who: seat
waits-swap = { $who ->
    [you] You may swap two cards.
   *[other] { $who } may swap two cards.
}
# who: seat
waits-with = { $who ->
    [you] You are swapping.
   *[other] { $who } is swapping.
}
# who: seat
waits-mark = { $who ->
    [you] You put down your marker.
   *[other] { $who } puts down the marker.
}
# who: seat
waits-harvest = { $who ->
    [you] You harvest.
   *[other] { $who } harvests.
}
# who: seat
waits-manage = { $who ->
    [you] You look after your deeds.
   *[other] { $who } looks after their deeds.
}
# who: seat, deeds: words
waits-draw = { $who ->
    [you] You draw { $deeds }.
   *[other] { $who } draws { $deeds }.
}
# who: seat
won = { $who ->
    [you] You have won.
   *[other] { $who } has won.
}
# cells: words
note-path = The path: { $cells }.
# rounds: words
note-stopped = Stopped after { $rounds }: most tokens win, then most reeds.
# who: seat, card: words
note-dropped = { $who ->
    [you] You dropped the { $card }.
   *[other] { $who } dropped the { $card }.
}

## The steps of a turn

step-build = Build
# reeds: words
step-build-says = Build on one card for { $reeds }
step-swap = Swap
step-swap-says = Swap two vacant cards
# cell: words
step-mark = Disturb { $cell }
step-harvest = Harvest
step-harvest-says = Harvest with every token
step-deeds = Deeds
step-deeds-says = Turn deeds face up, keep three
step-discard = Discard
# n: number
step-discard-says = Discard down to { $n } deeds
step-redraw = Redraw
step-redraw-says = Discard a card you just drew and draw another

## Choices, and what they would bring

# card: words
drop-title = Drop the { $card }
drop-says = The highest dropped deed starts; aces are low. Your other two are laid face up.
# deed: words
drop-press = Drop the { $deed }
# cell: words
place-title = Place a token on { $cell }
# gain: words
place-says = Here it would harvest { $gain } now.
place-press = Place token
# rank: words, cell: words
build-title = Build on the { $rank } on { $cell }
# reeds: words, card: words
build-says = You pay { $reeds } and the { $card }.
# reeds: words, card: words
build-says-hidden = You pay { $reeds } and the hidden { $card }.
# reeds: words
leaves = Leaves you { $reeds }.
# n: number
build-press = Build for { $n }
wins = This wins the game.
# rank: words, cell: words
swap-title = Swap the { $rank } on { $cell }
# rank: words, cell: words, card: words
swap-wild-title = Swap the { $rank } on { $cell }, using the wild { $card }
# steps: words, reeds: words
swap-says = Next, choose the card to swap it with: { $steps } are free, each further step costs { $reeds }.
# card: words
swap-wild-says = Uses the wild { $card }, which cannot swap again.
swap-press = Swap this
first = 1st
# one: words, other: words, steps: words
with-title = Swap the { $one } and the { $other }, { $steps } apart
# reeds: words
with-pays = Costs { $reeds }.
with-free = Costs nothing.
chip-free = free
with-says = Then you put your marker on one of the two cards: nobody uses it until your next turn.
# n: number
with-press = Swap for { $n }
with-press-free = Swap, free
# rank: words, cell: words
mark-title = Disturb the { $rank } on { $cell }
mark-says = Until your next turn nobody builds on it, swaps it or harvests it.
# gain: words
mark-harvest = Your harvest is then { $gain }.
# rank: words
mark-press = Disturb the { $rank }
# gain: words, cell: words
harvest-title = Harvest { $gain } at { $cell }
# cards: words
harvest-says = From { $cards } beside it.
# gain: words
harvest-press = Harvest { $gain }
# reeds: words
buy-title = Buy a deed for { $reeds }
buy-title-short = Buy a deed
buy-says = It is drawn from the pile, and only you see it.
# n: number
buy-press = Buy for { $n }
# card: words
redraw-title = Discard the { $card } and draw another
redraw-says = Only once a turn: the new card cannot be redrawn.
redraw-press = Redraw
# card: words
reveal-title = Turn the { $card } face up
reveal-says = Face up it can swap cards from your next turn on, and everybody sees it.
reveal-press = Turn up
# card: words
discard-title = Discard the { $card }
discard-shown = Everybody sees which card it is.
discard-hidden = Nobody else sees which card it is.
# deed: words
discard-press = Discard the { $deed }
done-build = Build nothing
done-build-press = Skip build
done-swap = Swap nothing
done-swap-press = Skip swap
done-harvest = End the harvest
done-harvest-press = End harvest
done-manage = End the turn
done-manage-press = End turn

## What happened

# card: words, cell: words
laid = The { $card } was laid on { $cell }.
# who: seat, card: words
was-dealt = { $who ->
    [you] You were dealt the { $card }.
   *[other] { $who } was dealt the { $card }.
}
# who: seat
was-dealt-hidden = { $who ->
    [you] You were dealt a deed.
   *[other] { $who } was dealt a deed.
}
# who: seat, card: words
drew = { $who ->
    [you] You drew the { $card }.
   *[other] { $who } drew the { $card }.
}
# who: seat
drew-hidden = { $who ->
    [you] You drew a deed.
   *[other] { $who } drew a deed.
}
# who: seat
black = { $who ->
    [you] Your card has the black back.
   *[other] The card of { $who } has the black back.
}
# who: seat, card: words
dropped = { $who ->
    [you] You dropped the { $card }.
   *[other] { $who } dropped the { $card }.
}
# who: seat
dropped-hidden = { $who ->
    [you] You dropped a deed.
   *[other] { $who } dropped a deed.
}
# who: seat
begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
# who: seat, cell: words
placed = { $who ->
    [you] You placed a token on { $cell }.
   *[other] { $who } placed a token on { $cell }.
}
# who: seat, rank: words, cell: words, card: words, reeds: words
built = { $who ->
    [you] You built on the { $rank } on { $cell } with the { $card } and { $reeds }.
   *[other] { $who } built on the { $rank } on { $cell } with the { $card } and { $reeds }.
}
# who: seat, rank: words, cell: words
picked = { $who ->
    [you] You picked the { $rank } on { $cell } for a swap.
   *[other] { $who } picked the { $rank } on { $cell } for a swap.
}
# who: seat, rank: words, cell: words, card: words
picked-wild = { $who ->
    [you] You picked the { $rank } on { $cell } for a swap, using the wild { $card }.
   *[other] { $who } picked the { $rank } on { $cell } for a swap, using the wild { $card }.
}
# who: seat, one: words, from: words, other: words, cell: words, reeds: words
swapped = { $who ->
    [you] You swapped the { $one } on { $from } and the { $other } on { $cell } for { $reeds }.
   *[other] { $who } swapped the { $one } on { $from } and the { $other } on { $cell } for { $reeds }.
}
# who: seat, one: words, from: words, other: words, cell: words
swapped-free = { $who ->
    [you] You swapped the { $one } on { $from } and the { $other } on { $cell } for free.
   *[other] { $who } swapped the { $one } on { $from } and the { $other } on { $cell } for free.
}
# who: seat, rank: words, cell: words
disturbed = { $who ->
    [you] You disturbed the { $rank } on { $cell }.
   *[other] { $who } disturbed the { $rank } on { $cell }.
}
# who: seat, gain: words, rank: words, cell: words
harvested = { $who ->
    [you] You harvested { $gain } at { $cell } ({ $rank }).
   *[other] { $who } harvested { $gain } at { $cell } ({ $rank }).
}
# who: seat, reeds: words
bought = { $who ->
    [you] You bought a deed for { $reeds }.
   *[other] { $who } bought a deed for { $reeds }.
}
# who: seat, card: words
redrew = { $who ->
    [you] You discarded the { $card } to draw another.
   *[other] { $who } discarded the { $card } to draw another.
}
# who: seat
redrew-hidden = { $who ->
    [you] You discarded a drawn deed to draw another.
   *[other] { $who } discarded a drawn deed to draw another.
}
# who: seat, card: words
revealed = { $who ->
    [you] You turned the { $card } face up.
   *[other] { $who } turned the { $card } face up.
}
# who: seat, card: words
discarded = { $who ->
    [you] You discarded the { $card }.
   *[other] { $who } discarded the { $card }.
}
# who: seat
discarded-hidden = { $who ->
    [you] You discarded a hidden deed.
   *[other] { $who } discarded a hidden deed.
}
# who: seat
built-nothing = { $who ->
    [you] You built nothing.
   *[other] { $who } built nothing.
}
# who: seat
swapped-nothing = { $who ->
    [you] You swapped nothing.
   *[other] { $who } swapped nothing.
}
# who: seat
ended-harvest = { $who ->
    [you] You ended the harvest.
   *[other] { $who } ended the harvest.
}
# who: seat
ended-turn = { $who ->
    [you] You ended the turn.
   *[other] { $who } ended the turn.
}

## Why not

why-now-lay = That is not possible now: the forest is being laid out.
why-now-deal = That is not possible now: the deeds are being dealt.
why-now-drop = That is not possible now: every seat drops one deed, to see who starts.
why-now-black = That is not possible now: it is being decided which of the equal cards has the black back.
why-now-place = That is not possible now: the first tokens are being placed.
why-now-build = That is not possible now: it is time to build.
why-now-swap = That is not possible now: it is time to swap.
why-now-with = That is not possible now: the second card of the swap has to be chosen.
why-now-mark = That is not possible now: the marker has to be put down.
why-now-harvest = That is not possible now: it is time to harvest.
why-now-manage = That is not possible now: it is time to look after the deeds.
# who: seat, deeds: words
why-draw-first = { $who ->
    [you] You have { $deeds } to draw first.
   *[other] { $who } has { $deeds } to draw first.
}
# reeds: words
why-one-build = One build a turn: it comes first, and costs { $reeds } and a deed.
why-one-swap = One swap a turn: it comes before the harvest, and needs a deed that lay face up.
# who: seat, card: words
why-no-deed-up = { $who ->
    [you] You have no { $card } face up.
   *[other] { $who } has no { $card } face up.
}
# who: seat, card: words
why-no-deed-down = { $who ->
    [you] You have no { $card } face down.
   *[other] { $who } has no { $card } face down.
}
# cell: words
why-disturbed = The card on { $cell } is disturbed: a marker lies on it.
# cell: words
why-built = Somebody has already built on the card on { $cell }.
# who: seat, card: words
why-not-dealt = { $who ->
    [you] You were not dealt the { $card }.
   *[other] { $who } was not dealt the { $card }.
}
# cell: words
why-token = There is already a token on { $cell }.
# who: seat, cost: words, has: words
why-build-cost = { $who ->
    [you] A build costs { $cost }; you have { $has }.
   *[other] A build costs { $cost }; { $who } has { $has }.
}
# card: words, cell: words
why-no-match = The { $card } does not match the card on { $cell }.
why-wild-win = A wild deed may not be used for the build that wins.
# who: seat, rank: words, cell: words
why-no-rank = { $who ->
    [you] You have no { $rank } face up to swap the card on { $cell }.
   *[other] { $who } has no { $rank } face up to swap the card on { $cell }.
}
# line: words
why-name-wild = To use a wild deed, name it: { $line }.
why-wild-once = A wild deed can swap only once.
# card: words
why-spent = The { $card } has already been used for a swap.
# cell: words
why-no-partner = No vacant card is near enough to { $cell }: you could not pay for the swap.
why-two-cards = A swap takes two different cards.
# who: seat, cost: words, has: words
why-swap-cost = { $who ->
    [you] That swap costs { $cost }; you have { $has }.
   *[other] That swap costs { $cost }; { $who } has { $has }.
}
# cells: words
why-mark = The marker goes on one of the swapped cards: { $cells }.
# who: seat, cell: words
why-no-token = { $who ->
    [you] You have no token on { $cell }.
   *[other] { $who } has no token on { $cell }.
}
# rank: words, cell: words
why-none-beside = No vacant { $rank } lies beside { $cell }.
# cell: words
why-harvested = The token on { $cell } has already harvested this turn.
why-buy-later = A deed is bought after all tokens have harvested.
why-bought = Only one deed can be bought in a turn.
# who: seat, cost: words, has: words
why-buy-cost = { $who ->
    [you] A deed costs { $cost }; you have { $has }.
   *[other] A deed costs { $cost }; { $who } has { $has }.
}
# who: seat
why-by-court = { $who ->
    [you] You cannot buy a deed: a token of yours stands beside a vacant jack, queen or king.
   *[other] { $who } cannot buy a deed: a token of { $who } stands beside a vacant jack, queen or king.
}
why-no-pile = No deed is left to draw.
why-redrawn = Only one card can be redrawn in a turn.
# who: seat, card: words
why-not-drawn = { $who ->
    [you] You did not draw the { $card } this turn.
   *[other] { $who } did not draw the { $card } this turn.
}
# n: number
why-keep = With { $n } deeds or fewer, none is discarded.
# who: seat, tokens: words
why-all-harvest = { $who ->
    [you] Every token has to harvest; { $tokens } of yours still can.
   *[other] Every token has to harvest; { $tokens } of { $who } still can.
}
# who: seat, deeds: words
why-too-many = { $who ->
    [you] You have to discard { $deeds } first.
   *[other] { $who } has to discard { $deeds } first.
}

## The goal

# tokens: words
goal = Build a path across the forest, or { $tokens }.
# n: number
goal-far = { $n ->
    [one] { $n } card missing
   *[other] { $n } cards missing
}
# n: number
goal-far-tokens = { $n ->
    [one] { $n } token missing
   *[other] { $n } tokens missing
}

## The best path of a seat, and what it lacks

way-down = north to south
way-across = west to east
# who: seat, way: words
path-title = { $who ->
    [you] Your best path: { $way }
   *[other] { $who }'s best path: { $way }
}
# n: number, of: number
path-stands = { $n } of { $of } cards stand.
# cells: words
path-missing = Missing: { $cells }.
# n: number, most: number
path-guests = { $n ->
    [one] One token of others is in it; a path needs 1 to { $most }.
   *[other] { $n } tokens of others are in it; a path needs 1 to { $most }.
}
# rank: words
lacks-nothing = { $rank }: you hold one
# rank: words
lacks-wild = { $rank }: your wild deed fits
# rank: words, cell: words
lacks-swap = { $rank }: swap it with { $cell }
# rank: words
lacks-deed = { $rank }: no deed yet
# rank: words
lacks-disturbed = { $rank }: disturbed now
# cell: words, says: words
label-option = { $cell }: { $says }
# card: words, reeds: words
option-build = Build with the { $card } for { $reeds }.
# n: number
option-then = { $n ->
    [0] That wins the game.
    [one] Then one is missing.
   *[other] Then { $n } are missing.
}
# rank: words, cell: words, n: number
option-swap = { $n ->
    [0] Bring the { $rank } here from { $cell }, for free. Your deed can build on it then.
   *[other] Bring the { $rank } here from { $cell }, for { $n } reeds. Your deed can build on it then.
}
# rank: words
option-none = You hold no { $rank } for it yet.
option-draw = Deeds come from jacks, queens and kings beside your tokens.
# reeds: words
option-buy = After the harvest you may buy a deed for { $reeds }.

## What a coach says

tip-drop-title = Who starts?
tip-drop = You want to cross the forest with a path of tokens. First, who starts? Everybody drops one of three deeds, and the highest starts. The other two are yours to build and swap with.
# card: words
tip-drop-now = Your highest is the { $card }.
tip-place-title = Your first two tokens
tip-place = A token harvests from the cards beside it, turn after turn. Equal cards count together; a jack, queen or king brings a deed.
# cell: words, gain: words
tip-place-now = On { $cell } it would bring the most now: { $gain }.
tip-goal-title = Cross the forest
tip-goal = You win with a path of tokens from north to south or from west to east, or by having enough tokens anywhere.
# n: number, tokens: words
tip-goal-now = Your best path lacks { $n ->
    [one] one card
   *[other] { $n } cards
}; { $tokens } would win too.
tip-danger-title = Somebody is close to winning
tip-danger = Swap away the card they need, or put your marker on it: nobody builds on a disturbed card.
# who: seat, n: number
tip-danger-now = { $who ->
    [you] You need { $n ->
        [one] one build
       *[other] { $n } builds
    } more.
   *[other] { $who } needs { $n ->
        [one] one build
       *[other] { $n } builds
    } more.
}
tip-wild-title = A wild deed
tip-wild = It matches every card. It builds anywhere and swaps once, but the build that wins needs an ordinary deed.
tip-build-title = You can build
tip-build = Pay 30 reeds and a deed of the same rank. The card turns over, and your token stays there for good.
# cells: words
tip-build-path = On your best path: { $cells }.
# reeds: words
tip-build-now = It leaves you { $reeds }.
tip-swap-title = Move the forest
tip-swap = Two cards may change places if the first has the rank of a deed that lies face up before you. The deed stays yours.
# ranks: words
tip-swap-now = You may move any { $ranks }.
tip-with-title = Near is free
tip-with = Up to two steps apart a swap costs nothing. Each step more costs five reeds.
tip-mark-title = Disturb one of the two
tip-mark = Until your next turn nobody builds on it, swaps it or harvests it, and that means you too. Rather choose the card that others want.
tip-harvest-title = Every token harvests
tip-harvest = Each of your tokens takes from one vacant card beside it. Vacant means face up and not disturbed.
# cell: words, cards: words, gain: words
tip-harvest-now = On { $cell } it is { $gain }, from { $cards }.
tip-equal-title = Equal cards count together
tip-equal = A token harvests from all cards beside it that have the rank you chose.
tip-court-title = Jacks, queens and kings
tip-court = They bring no reeds but a deed, drawn from the pile. You need deeds to build and to swap.
tip-reeds-title = Save your reeds
tip-reeds = Reeds pay for everything. A build costs 30.
# n: number
tip-reeds-now = You lack { $n ->
    [one] one reed
   *[other] { $n } reeds
} for a build.
tip-reeds-enough = You have enough for a build next turn, if a deed matches.
tip-redraw-title = Not the card you wanted?
tip-redraw = Once a turn you may throw away a deed you have just drawn, and draw another.
tip-buy-title = A deed for ten reeds
tip-buy = After the harvest you may buy a deed, if none of your tokens stands beside a jack, queen or king.
# reeds: words
tip-buy-now = It leaves you { $reeds }.
tip-reveal-title = Face up or hidden
tip-reveal = A hidden deed can build. Face up it can also swap cards, from your next turn on, but everybody sees it.
tip-discard-title = Three deeds at the most
tip-discard = Your turn ends with three deeds or fewer. Keep those that match cards on your way.

## Lessons

lesson-start-title = Before the first turn
lesson-start-task = Drop one of your three deeds, so that you start. The highest starts; an ace is low.
lesson-start-astray = That is allowed, but the other player dropped a higher one and starts. Try again?
lesson-start-task-2 = You start. Place a token beside three cards of the same rank.
lesson-start-astray-2 = That is allowed, but no three equal cards lie beside it. Try again?
lesson-start-task-3 = Place your second token beside a jack, queen or king.
lesson-start-astray-3 = That is allowed, but it would draw no deeds there. Try again?
lesson-start-why = Tokens never move, so look at what lies beside them: reeds from many equal cards, and deeds from a jack, queen or king.
lesson-harvest-title = The harvest
lesson-harvest-task = Harvest as many reeds as you can with the marked token.
lesson-harvest-astray = That is allowed, but another rank beside it brings more. Try again?
lesson-harvest-task-2 = Now draw a deed with your other token.
lesson-harvest-astray-2 = That is allowed, but you drew no deed. Try again?
lesson-harvest-why = Each token chooses one rank beside it and takes from all cards of that rank. Jacks, queens and kings bring a deed each. Every token must harvest if it can.
lesson-deeds-title = Looking after your deeds
lesson-deeds-task = Buy a deed.
lesson-deeds-astray = That is allowed, but you bought no deed. Try again?
lesson-deeds-task-2 = An ace yields little. Throw it away and draw another.
lesson-deeds-astray-2 = That is allowed, but you still have the ace. Try again?
lesson-deeds-task-3 = Better. You have four deeds: discard one that lies face up, and turn the new one face up.
lesson-deeds-astray-3 = That is allowed, but your new deed does not lie face up beside another. Try again?
lesson-deeds-task-4 = Keep your last deed hidden, and end the turn.
lesson-deeds-astray-4 = That is allowed, but now everybody sees it. Try again?
lesson-deeds-why = You keep three deeds at the most. Face up they can swap cards from the next turn on. Hidden, only you know what you can build.
lesson-build-title = Building
lesson-build-task = Build on the card that joins your two tokens.
lesson-build-astray = That is allowed, but your tokens are still apart. Try again?
lesson-build-why = A build costs 30 reeds and a deed of the same rank. It can be anywhere, on a card that lies face up and is not disturbed.
lesson-swap-title = Swapping and disturbing
lesson-swap-task = Bring a second five beside your token. Near swaps are free.
lesson-swap-astray = That is allowed, but there is still only one five beside your token. Try again?
lesson-swap-task-2 = Put your marker on one of the two cards, but not on the five.
lesson-swap-astray-2 = That is allowed, but now you cannot harvest that five. Try again?
lesson-swap-task-3 = Now harvest both fives.
lesson-swap-astray-3 = That is allowed, but it brings less. Try again?
lesson-swap-why = A deed that lies face up moves cards of its rank, and you keep it. A disturbed card rests until your next turn, for everybody.
lesson-wild-title = A wild deed
lesson-wild-task = You have no four, but a wild deed matches every card. Build on the card between your tokens.
lesson-wild-astray = That is allowed, but your tokens are still apart. Try again?
lesson-wild-why = The three red deeds are wild. Each builds on any vacant card, or swaps once. Only the build that wins needs an ordinary deed.
lesson-path-title = The last card of a path
lesson-path-task = One card is missing from west to east. Build there and win.
lesson-path-astray = That is allowed, but it does not close the path. Try again?
lesson-path-why = A path may bend. One to three of its tokens must be those of others, and at most two of one player. So others help you, whether they like it or not.
lesson-stop-title = Stopping a path
lesson-stop-task = Your opponent lacks one card and holds a five for it. Swap that five away, and disturb what lies there now.
lesson-stop-astray = That is allowed, but your opponent could still build there. Try again?
lesson-stop-why = Nobody builds on a disturbed card. Your marker comes off again in your next turn, so you gain a round.

## The first page

learn-goal = Be the first to build a path across the forest
learn-says = Harvest reeds, collect deeds, and build on cards of the same rank. A path from side to side wins, and so do ten tokens.
learn-build-title = Build
learn-build = Pay 30 reeds and a deed of the same rank. Your token goes on the card, for good.
learn-swap-title = Swap
learn-swap = Move a card that has the rank of a deed lying face up. Then put your marker on one of the two: it rests until your next turn.
learn-harvest-title = Harvest
learn-harvest = Every token takes reeds from a card beside it, and from all of the same rank.
learn-deeds-title = Draw deeds
learn-deeds = Jacks, queens and kings give deeds instead of reeds. You keep three.
learn-heading = Two ways to win
learn-path-title = A path
learn-path = From north to south or west to east, card by card. One to three of its tokens must be those of others.
learn-count-title = Or many tokens
learn-count = Ten tokens in the forest win with two players, eight with three or four.
learn-end-title = When it ends
learn-end = As soon as somebody has a path or enough tokens at the end of their build.

## Words that can be asked about: as they stand in sentences, and what they mean

word-deed = deed, deeds
word-deed-says = A black card that gives you the right to build. It must have the rank of the card you build on, or be wild.
word-reed = reed, reeds
word-reed-says = Reeds pay for everything. A build costs 30 reeds; your tokens harvest more every turn.
word-disturb = disturb, disturbs, disturbed
word-disturb-says = After a swap you put your marker on one of the two cards. Nobody builds on it or harvests it until your next turn.
word-swap = swap, swaps, swapped
word-swap-says = Two vacant cards change places. One of them has the rank of a deed that lies face up before you. Up to two steps apart it is free.
word-vacant = vacant
word-vacant-says = A card that lies face up, without a token and without a marker on it.
word-wild = wild
word-wild-says = The three red deeds match every card. Only the build that wins needs another one.

## The forest in letters, for a terminal

chart-legend = 7H 4 is the seven of hearts, which brings 4 reeds; a court card brings a deed. [A] is a token of A, !A is disturbed by A.

## How it was won

# who: seat
won-down = { $who ->
    [you] Your path from north to south stands.
   *[other] The path of { $who } from north to south stands.
}
# who: seat
won-across = { $who ->
    [you] Your path from west to east stands.
   *[other] The path of { $who } from west to east stands.
}
# who: seat, tokens: words
won-tokens = { $who ->
    [you] You have { $tokens } in the forest, which is enough.
   *[other] { $who } has { $tokens } in the forest, which is enough.
}
# who: seat, mine: number, theirs: number
won-most = { $who ->
    [you] You have the most tokens, { $mine } to { $theirs }.
   *[other] { $who } has the most tokens, { $mine } to { $theirs }.
}
# who: seat, tokens: words, mine: number, theirs: number
won-reeds = { $who ->
    [you] You win the tie at { $tokens } with more reeds, { $mine } to { $theirs }.
   *[other] { $who } wins the tie at { $tokens } with more reeds, { $mine } to { $theirs }.
}
# who: seat, tokens: words
won-later = { $who ->
    [you] You win the tie at { $tokens }: you come later in the order of turns.
   *[other] { $who } wins the tie at { $tokens }, and comes later in the order of turns.
}

## What a person's page remembers, under the figure

personal-path = rounds, the fastest path
