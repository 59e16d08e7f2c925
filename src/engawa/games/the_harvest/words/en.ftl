### The Harvest. The comment above a message names its arguments: this is what code must give.
### Names of characters, and what their cards say, come from the card file and are put in as they are.

## The game

title = The Harvest
summary = Use your allies, or the neutral Street, to bring an opponent's health to zero.
option-beginner = hands are dealt instead of drafted
option-turn-ties = in a tie, whoever has the turn or comes next wins (our own rule)
option-turn-cap = turns after which the most health wins
option-cards = a card file

## Words

# n: number
turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
health = health
count-allies = allies
count-value = total value
winner = winner
active = has the turn
score-health = Health left

## Helpers: a seat in the middle of a sentence

to = { $to ->
    [you] you
   *[other] { $to }
}

## On the table

place-street = The Street
place-deck = Deck
place-now = Now
place-acts = One of these each turn
place-discard = Discard pile
place-order = Who picks when
note-order = until each has three
called-right = called right
called-wrong = called wrong
label-order = Guess right and you pick first; guess wrong and the other player does. Then you take turns until each has three cards.
# n: number, of: number
label-picks = Pick { $n } of { $of }.
note-draft = the deck fills the gap
note-empty = no cards now
note-act = attack uses the big number
note-prevent = cards from here can stop the hit
# who: seat
place-allies = { $who ->
    [you] Your allies
   *[other] { $who }’s allies
}
neutral = neutral
discarded-card = discarded
on-deck = on top of the deck
# who: seat
ally-of = { $who ->
    [you] your ally
   *[other] ally of { $who }
}
# name: words, where: words, value: number, other: number, says: words
label-up = { $name }, { $where }, face up, { $value } ({ $other } when flipped). { $says }
# name: words, where: words, value: number, other: number, reset: number
label-down = { $name }, { $where }, face down, { $value } ({ $other } when flipped). Reset { $reset }.
text-reset = reset
# n: number
label-deck = Deck, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# n: number
label-unseen = Card { $n } of the Street, not turned up yet.
# n: number
text-unseen = { $n ->
    [1] first pick
    [2] second pick
   *[other] third pick
}
label-hidden = The card that is put aside, face down. Is its hidden number odd or even?
# n: number
text-deck = { $n } left
# who: seat, n: number
label-health = { $who ->
    [you] You, { $n } health.
   *[other] { $who }, { $n } health.
}
# card: words, words: words
label-ability = { $card }: { $words }.
# blow: number, stopped: number
label-hit = { $blow } coming, { $stopped } stopped.

## What is to be done

chance-first = Chance decides who drafts first.
chance-top = The next card turns up.
asks-call = Is the hidden number odd or even? Guess right and you pick first. It is pure luck.
asks-draft = Pick a card from the Street.
asks-act = Activate, attack, reset or buy.
asks-pick = Choose a card.
asks-aim = Choose an opponent.
asks-choose = Choose one.
asks-allow = Say yes or no.
# who: seat
waits-call = { $who ->
    [you] You call odd or even, to see who drafts first.
   *[other] { $who } calls odd or even, to see who drafts first.
}
# who: seat
waits-draft = { $who ->
    [you] You take a card from the Street.
   *[other] { $who } takes a card from the Street.
}
# who: seat
waits-act = { $who ->
    [you] You choose: activate, attack, reset or buy.
   *[other] { $who } chooses: activate, attack, reset or buy.
}
# who: seat
waits-pick = { $who ->
    [you] You choose a card.
   *[other] { $who } chooses a card.
}
# who: seat
waits-aim = { $who ->
    [you] You choose an opponent.
   *[other] { $who } chooses an opponent.
}
# who: seat
waits-choose = { $who ->
    [you] You choose one.
   *[other] { $who } chooses one.
}
# who: seat
waits-allow = { $who ->
    [you] You say yes or no.
   *[other] { $who } says yes or no.
}
# card: words, n: number
asks-stop = { $card } hits you for { $n }. Stop it with cards of the Street, or lose { $n }.
# left: number, blow: number
asks-stop-more = { $left } of { $blow } still to come. Pass another card, or lose { $left }.
# who: seat, left: number, blow: number
waits-stop = { $who ->
    [you] You may stop up to { $left } of a hit for { $blow }.
   *[other] { $who } may stop up to { $left } of a hit for { $blow }.
}
# who: seat
won = { $who ->
    [you] You have won.
   *[other] { $who } has won.
}
# who: seat, card: words, led: words
note-follows-led = { $who ->
    [you] You follow { $card }, as { $led } says.
   *[other] { $who } follows { $card }, as { $led } says.
}
# who: seat, offered: words
note-chooses = { $who ->
    [you] You choose: { $offered }.
   *[other] { $who } chooses: { $offered }.
}
# words: words
quoted = “{ $words }”
# card: words, to: seat
note-attacks = { $card } attacks { to }.
note-street = More than three cards are in the Street: the highest are discarded at the end of the turn.
# who: seat
note-most = { $who ->
    [you] You have the most health.
   *[other] { $who } has the most health.
}
# who: seat
note-stuck = { $who ->
    [you] You have lost: nothing you could do would have left you any health.
   *[other] { $who } has lost: nothing { $who } could do would have left any health.
}
# turns: words
note-stopped = The game was stopped after { $turns }.

## The four actions of a turn

act-activate = Activate
act-activate-brief = use what a card says
act-activate-says = Do what an ally or a neutral card says
act-attack = Attack
act-attack-brief = hit for its big number
act-attack-says = Send an ally to the Street to hit an opponent
act-reset = Reset
act-reset-brief = turn an ally up, for its coin
act-reset-says = Turn an ally up again for its cost in health
act-buy = Buy
act-buy-brief = the top card, for its number
act-buy-says = Take the top card of the deck
# n: number
act-buy-for = Buy for { $n }
# n: number
act-buy-for-says = Take the top card of the deck for { $n }

## Pressing a card

press-attack = attack with it
press-activate = activate it
press-reset = reset it
press-buy = buy it
press-pass = pass it
press-draft = take it
press-take = take it
press-discard = discard it
press-flip = flip it
press-move = move it to the Street
press-swap = swap it
press-follow = follow it
press-hit = hit this seat
press-ask = leave the choice to this seat

## Choices, and what they would bring

# card: words
activate-title = Activate { $card }
# n: number
activate-says = Then it turns face down, worth { $n }.
# who: seat, n: number
activate-gains = { $who ->
    [you] You gain { $n } health.
   *[other] { $who } gains { $n } health.
}
# who: seat, n: number
activate-loses = { $who ->
    [you] You lose { $n } health.
   *[other] { $who } loses { $n } health.
}
# who: seat, n: number
activate-hit = { $who ->
    [you] You are hit for { $n }, less what you stop.
   *[other] { $who } is hit for { $n }, less what is stopped.
}
# n: number
activate-press-hit = Activate, hit for { $n }
activate-idle = It would change nothing now.
activate-press = Activate
# card: words, to: seat
attack-title = Attack { to } with { $card }
# card: words, to: seat, n: number
attack-says = { $to ->
    [you] { $card } goes to the Street. You take { $n }, minus what you stop with cards of the Street.
   *[other] { $card } goes to the Street. { $to } takes { $n }, minus what is stopped with cards of the Street.
}
# n: number
attack-press = Attack for { $n }
# n: number
attack-press-may-win = Attack for { $n }, may win
# n: number
attack-press-wins = Attack for { $n } and win
# card: words
attack-goes = { $card } goes to the Street.
# who: seat, n: number
forecast-none = { $who ->
    [you] You can pass nothing and lose { $n }.
   *[other] { $who } can pass nothing and loses { $n }.
}
# n: number, of: number
some-cards = { $of ->
    [one] the one card
   *[other] { $n } of { $of } cards
}
# who: seat, cards: words, low: number, high: number
forecast-some = { $who ->
    [you] You can pass { $cards } and lose { $low } to { $high }.
   *[other] { $who } can pass { $cards } and loses { $low } to { $high }.
}
# n: number
stops = stops { $n }
# n: number
too-much = { $n } is too much
answer-cannot = stops nothing
answer-none = passes nothing
answer-yours = What is passed comes to you.
answer-wins = you win
answer-no-loss = no loss
# cards: words
answer-pass = passes { $cards }
# n: number
answer-limit = More than { $n } in all cannot be passed.
# n: number
answer-equal = A card of { $n } can be passed alone only if its other number is lower.
# card: words
reset-title = Reset { $card }
# cost: number, left: number
costs = Costs { $cost }, leaving you { $left } health.
# n: number
reset-says = Face up, it is worth { $n }.
# n: number
reset-press = Reset for { $n }
# card: words
buy-title = Buy { $card }
# n: number
buy-press = Buy for { $n }
# card: words, to: seat
pass-title = Pass { $card } to { to }
# stops: number, left: number
pass-says = Stops { $stops } of { $left }.
# n: number
pass-rest = { $n } still to come.
pass-all = You lose nothing.
# n: number
pass-press = Stop { $n }
# n: number
lose-title = Prevent no more and lose { $n }
# n: number
lose-says = Leaves you { $n } health.
lose-over = That ends the game.
# n: number
lose-press = Lose { $n }
enough-title = No more cards
enough-press = Enough
yes-title = Yes, do it
yes-press = Yes
no-title = No, leave it
no-press = No
odd-title = Call odd
odd-says = If the hidden number is odd, you pick first.
odd-press = Odd
even-title = Call even
even-says = If the hidden number is even, you pick first.
even-press = Even
# card: words, value: number, other: number
take-title = Take { $card }, { $value } ({ $other } when flipped)
take-press = Take
# card: words
discard-title = Discard { $card }
discard-press = Discard
# card: words, value: number, other: number
flip-title = Flip { $card } from { $value } to { $other }
flip-press = Flip
# card: words
stays-title = Choose { $card }, which stays as it is
stays-says = The active card is not flipped now; it ends face down.
choose-press = Choose
# card: words
move-title = Move { $card } to the Street
move-press = Move
# card: words, value: number, other: number
swap-title = Swap { $card }, { $value } ({ $other } when flipped)
swap-press = Swap
# card: words
follow-title = Follow { $card }
follow-press = Follow
# value: number, other: number
sides-up = Face up, { $value } ({ $other } when flipped).
# value: number, other: number
sides-down = Face down, { $value } ({ $other } when flipped).
# to: seat
hit-title = Hit { to }
# to: seat
ask-title = Ask { to }
# who: seat, n: number
has-health = { $who ->
    [you] You have { $n } health.
   *[other] { $who } has { $n } health.
}
# who: seat, words: words
for-seat = { $who ->
    [you] For you: { $words }
   *[other] For { $who }: { $words }
}
# card: words
offers = { $card } offers this choice.
option-press = Choose this

## What happened

# card: words
turned-up = { $card } was turned up on top of the deck.
# card: words
to-street = { $card } comes to the Street.
# n: number, parity: words
put-aside = { $parity ->
    [odd] The hidden number is { $n }, odd.
   *[even] The hidden number is { $n }, even.
}
# who: seat
drafts-first = { $who ->
    [you] You pick first.
   *[other] { $who } picks first.
}
# who: seat
called-odd = { $who ->
    [you] You called odd.
   *[other] { $who } called odd.
}
# who: seat
called-even = { $who ->
    [you] You called even.
   *[other] { $who } called even.
}
# who: seat
said-yes = { $who ->
    [you] You chose to do it.
   *[other] { $who } chose to do it.
}
# who: seat
said-no = { $who ->
    [you] You chose not to.
   *[other] { $who } chose not to.
}
# words: words
in-words = “{ $words }”
nothing-came = Nothing came of it.
# who: seat, card: words, words: words
activated = { $who ->
    [you] You activated { $card } ({ in-words }).
   *[other] { $who } activated { $card } ({ in-words }).
}
# who: seat, card: words, words: words
followed = { $who ->
    [you] You followed { $card } ({ in-words }).
   *[other] { $who } followed { $card } ({ in-words }).
}
# who: seat, card: words, n: number
reset-card = { $who ->
    [you] You reset { $card } for { $n } health.
   *[other] { $who } reset { $card } for { $n } health.
}
# who: seat, card: words, n: number
bought = { $who ->
    [you] You bought { $card } for { $n } health.
   *[other] { $who } bought { $card } for { $n } health.
}
# who: seat, card: words, n: number
passed = { $who ->
    [you] You passed { $card } and stopped { $n }.
   *[other] { $who } passed { $card } and stopped { $n }.
}
# who: seat, card: words
drafted = { $who ->
    [you] You drafted { $card }.
   *[other] { $who } drafted { $card }.
}
# who: seat, card: words
took = { $who ->
    [you] You took { $card }.
   *[other] { $who } took { $card }.
}
# who: seat, card: words
discarded = { $who ->
    [you] You discarded { $card }.
   *[other] { $who } discarded { $card }.
}
# who: seat, card: words, value: number, other: number
flipped = { $who ->
    [you] You flipped { $card } from { $value } to { $other }.
   *[other] { $who } flipped { $card } from { $value } to { $other }.
}
# who: seat, card: words
chose-active = { $who ->
    [you] You chose { $card }, which stays as it is.
   *[other] { $who } chose { $card }, which stays as it is.
}
# who: seat, card: words
moved = { $who ->
    [you] You moved { $card } to the Street.
   *[other] { $who } moved { $card } to the Street.
}
# who: seat, card: words
chose-swap = { $who ->
    [you] You chose { $card } for a swap.
   *[other] { $who } chose { $card } for a swap.
}
# who: seat, card: words, other: words
swapped = { $who ->
    [you] You swapped { $card } with { $other }.
   *[other] { $who } swapped { $card } with { $other }.
}
# who: seat
chose-no-more = { $who ->
    [you] You chose no more cards.
   *[other] { $who } chose no more cards.
}
# who: seat, words: words
chose = { $who ->
    [you] You chose: { $words }.
   *[other] { $who } chose: { $words }.
}
# who: seat, n: number
lost-health = { $who ->
    [you] You stopped no more and lost { $n } health.
   *[other] { $who } stopped no more and lost { $n } health.
}
# who: seat, n: number
gained = { $who ->
    [you] You gained { $n } health.
   *[other] { $who } gained { $n } health.
}
# who: seat, n: number
hurt = { $who ->
    [you] You lost { $n } health.
   *[other] { $who } lost { $n } health.
}
# who: seat, to: seat, card: words, n: number
attacked = { $who ->
    [you] You attacked { to } with { $card } for { $n }.
   *[other] { $who } attacked { to } with { $card } for { $n }.
}
# who: seat, to: seat
aimed = { $who ->
    [you] You aimed at { to }.
   *[other] { $who } aimed at { to }.
}
# who: seat, to: seat
left-choice = { $who ->
    [you] You left the choice to { to }.
   *[other] { $who } left the choice to { to }.
}

## Why not

why-top = The top card of the deck has to be turned up first.
why-first = Chance has to decide who drafts first.
# who: seat
why-call = { $who ->
    [you] You have to call odd or even first.
   *[other] { $who } has to call odd or even first.
}
# who: seat
why-draft = { $who ->
    [you] You have to take a card from the Street first.
   *[other] { $who } has to take a card from the Street first.
}
# who: seat
why-act = { $who ->
    [you] You have to activate, attack, reset or buy.
   *[other] { $who } has to activate, attack, reset or buy.
}
# who: seat
why-pick = { $who ->
    [you] You have to choose a card as the ability says.
   *[other] { $who } has to choose a card as the ability says.
}
# who: seat
why-aim = { $who ->
    [you] You have to choose an opponent first.
   *[other] { $who } has to choose an opponent first.
}
# who: seat
why-choose = { $who ->
    [you] You have to make the choice that the card offers first.
   *[other] { $who } has to make the choice that the card offers first.
}
# who: seat
why-allow = { $who ->
    [you] You have to say yes or no first.
   *[other] { $who } has to say yes or no first.
}
# who: seat
why-prevent = { $who ->
    [you] You have to decide first how much of the hit to prevent.
   *[other] { $who } has to decide first how much of the hit to prevent.
}
# card: words
why-not-street = { $card } is not in the Street.
why-must-pick = There is a card to choose, so one has to be chosen.
# who: seat, card: words
why-no-ally = { $who ->
    [you] { $card } is not your ally.
   *[other] { $card } is not an ally of { $who }.
}
# who: seat, me: seat
why-no-rival = { $who ->
    [you] You are not your own opponent.
   *[other] { $who } is not an opponent of { $me ->
        [you] yours
       *[other] { $me }
    }.
}
# who: seat, card: words
why-not-near = { $who ->
    [you] { $card } is neither your ally nor neutral.
   *[other] { $card } is neither an ally of { $who } nor neutral.
}
# card: words
why-face-down = { $card } lies face down.
# card: words
why-face-up = { $card } already lies face up.
# who: seat, card: words, cost: number, has: number
why-reset-cost = { $who ->
    [you] { $card } costs { $cost } to reset; you have { $has }, and some health must be left.
   *[other] { $card } costs { $cost } to reset; { $who } has { $has }, and some health must be left.
}
why-no-deck = The deck is empty.
# who: seat, card: words, cost: number, has: number
why-buy-cost = { $who ->
    [you] { $card } costs { $cost }; you have { $has }, and some health must be left.
   *[other] { $card } costs { $cost }; { $who } has { $has }, and some health must be left.
}
# card: words
why-attacker = { $card } is the attacker, and cannot prevent its own hit.
# card: words, worth: number, left: number
why-too-high = { $card } would prevent { $worth }, which is more than the { $left } left of the hit.
# card: words, below: number, mine: number
why-equal = { $card } has the same value as the attacker, so its other value has to be below { $below }; it is { $mine }.
# card: words, words: words
says = { $card } says: { $words }.
# asked: words, other: words
why-other-verb = It says to { $asked }, not to { $other }.
verb-discard = discard
verb-flip = flip
verb-take = take
verb-move = move
verb-follow = follow
verb-swap = swap
# card: words
why-chosen = { $card } has already been chosen.
# card: words
why-only-first = { $card } can only be the first of the two.
# card: words
why-only-second = { $card } can only be the second of the two.
# card: words
why-no-fit = { $card } does not fit.
# card: words
why-followed = { $card } has already been followed in this activation.
# card: words
why-no-partner = There is no other card to swap { $card } with.
# card: words, worth: number, total: number, most: number
why-too-much = { $card } is worth { $worth }, which is too much: { $total } of { $most } are already chosen.
# card: words
why-one-opponent = { $card } and the card before are allies of different opponents.
# who: seat
why-opponent = { $who ->
    [you] You cannot be your own opponent.
   *[other] An opponent is somebody other than { $who }.
}
why-hit-not-ask = It says to hit an opponent, not to ask one.
why-ask-not-hit = It says to ask an opponent, not to hit one.
# n: number
why-option-void = Nothing in choice { $n } can be done.
# n: number
why-options = There are only { $n } choices.

## What cards say. It is made of these messages, as one makes a sentence: "Draw two cards, then discard an ally."
## A deed has a form for each place it stands in: at the beginning of a sentence, further on in one (.next), and as
## what each player does (.each). Other languages may need others (.may, .infinitive): every form that a message
## asks for, $what-next, is an attribute of what is put there, or else asked of the words in that.

# what: words
ability-sentence = { $what }.
# what: words
ability-brief = { $what-brief }
# what: words
ability-clause = { $what-next }
    .brief = { $what-brief }
# what: words
ability-yours = you { $what-next }
    .brief = { $what-brief }
# what: words
ability-may = You may { $what-next }
    .brief = You may: { $what-brief }
# what: words
ability-each = Each player { $what-each }
    .brief = Each { $what-each }
# what: words
ability-others = Each other player { $what-each }
    .brief = Each opponent { $what-each }
# options: words
ability-choose = Choose one: { $options }
# options: words
ability-rival = An opponent chooses one: { $options }
    .brief = An opponent picks for you: { $options-brief }
# first: words, rest: words
ability-or = { $first }; or { $rest }
    .brief = { $first-brief } / { $rest-brief }
# first: words, rest: words
ability-and = { $first } and { $rest-next }
    .next = { $first-next } and { $rest-next }
    .each = { $first-each } and { $rest-each }
# first: words, rest: words
ability-then = { $first }, then { $rest-next }
    .next = { $first-next }, then { $rest-next }
    .each = { $first-each }, then { $rest-each }

# cards: words
deed-discard = Discard { $cards }
    .next = discard { $cards }
    .each = discards { $cards }
# cards: words
deed-flip = Flip { $cards }
    .next = flip { $cards }
    .each = flips { $cards }
# cards: words
deed-take = Take { $cards }
    .next = take { $cards }
    .each = takes { $cards }
# cards: words
deed-move = Move { $cards } to the Street
    .next = move { $cards } to the Street
    .each = moves { $cards } to the Street
    .brief = Move { $cards-brief } to Street
# cards: words
deed-follow = Follow { $cards }
    .next = follow { $cards }
# one: words, other: words
deed-swap = Swap { $one } with { $other }
    .next = swap { $one } with { $other }
    .each = swaps { $one } with { $other }
deed-swap-hand = Swap your hand with the Street
    .next = swap your hand with the Street
    .each = swaps their hand with the Street
# n: number
deed-draw = Draw { few-cards }
    .next = draw { few-cards }
    .each = draws { few-cards }
# n: number
few-cards = { $n ->
    [1] a card
   *[other] { few } cards
}
# n: number
few = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $n }
}
# n: number
deed-gain = Gain { $n }
    .next = gain { $n }
    .each = gains { $n }
# amount: thing
deed-gain-as = Gain { $amount }
    .next = gain { $amount }
    .each = gains { $amount }
# target: words, n: number
deed-hit = Hit { hit-whom } for { $n }
    .next = hit { hit-whom } for { $n }
    .brief = { $target ->
        [them] Hit them for { $n }
        [every] Hit all for { $n }
       *[one] Hit for { $n }
    }
# target: words, amount: thing
deed-hit-as = Hit { hit-whom } for { $amount }
    .next = hit { hit-whom } for { $amount }
    .brief = { $target ->
        [them] Hit them for { $amount-brief }
        [every] Hit all for { $amount-brief }
       *[one] Hit for { $amount-brief }
    }
# target: words
hit-whom = { $target ->
    [them] them
    [every] each opponent
   *[one] an opponent
}

one-it = it
one-top = the top card of the deck
    .brief = the deck’s top card
# which: words
one-ally = { $which ->
    [up] a faceup ally
    [down] a facedown ally
    [other] another ally
    [other-up] another faceup ally
    [other-down] another facedown ally
   *[any] an ally
}
# which: words
one-rival = { $which ->
    [up] an opponent's faceup ally
    [down] an opponent's facedown ally
    [other] another opponent's ally
    [other-up] another opponent's faceup ally
    [other-down] another opponent's facedown ally
   *[any] an opponent's ally
}
# which: words
one-neutral = { $which ->
    [up] a faceup neutral card
    [down] a facedown neutral card
    [other] another neutral card
    [other-up] another faceup neutral card
    [other-down] another facedown neutral card
   *[any] a neutral card
}
    .brief = { $which ->
        [up] a faceup neutral
        [down] a facedown neutral
        [other] another neutral
        [other-up] another faceup neutral
        [other-down] another facedown neutral
       *[any] a neutral
    }
# which: words
one-play = { $which ->
    [up] a faceup card in play
    [down] a facedown card in play
    [other] another card in play
    [other-up] another faceup card in play
    [other-down] another facedown card in play
   *[any] a card in play
}
# which: words
one-discarded = { $which ->
    [up] a faceup discarded card
    [down] a facedown discarded card
    [other] another discarded card
    [other-up] another faceup discarded card
    [other-down] another facedown discarded card
   *[any] a discarded card
}
# n: number, cards: words
cards-up-to = up to { few } { $cards-of }
# cards: words
cards-any = any number of { $cards }
# cards: words
cards-all = all { $cards }
# which: words
many-ally = { $which ->
    [up] faceup allies
    [down] facedown allies
    [other] other allies
    [other-up] other faceup allies
    [other-down] other facedown allies
   *[any] allies
}
# which: words
many-rival = { $which ->
    [up] an opponent's faceup allies
    [down] an opponent's facedown allies
    [other] an opponent's other allies
    [other-up] an opponent's other faceup allies
    [other-down] an opponent's other facedown allies
   *[any] an opponent's allies
}
    .of = { $which ->
        [up] of an opponent's faceup allies
        [down] of an opponent's facedown allies
        [other] of an opponent's other allies
        [other-up] of an opponent's other faceup allies
        [other-down] of an opponent's other facedown allies
       *[any] of an opponent's allies
    }
# which: words
many-theirs = { $which ->
    [up] their faceup allies
    [down] their facedown allies
    [other] their other allies
    [other-up] their other faceup allies
    [other-down] their other facedown allies
   *[any] their allies
}
    .of = { $which ->
        [up] of their faceup allies
        [down] of their facedown allies
        [other] of their other allies
        [other-up] of their other faceup allies
        [other-down] of their other facedown allies
       *[any] of their allies
    }
# which: words
many-neutral = { $which ->
    [up] faceup neutral cards
    [down] facedown neutral cards
    [other] other neutral cards
    [other-up] other faceup neutral cards
    [other-down] other facedown neutral cards
   *[any] neutral cards
}
    .brief = { $which ->
        [up] faceup neutrals
        [down] facedown neutrals
        [other] other neutrals
        [other-up] other faceup neutrals
        [other-down] other facedown neutrals
       *[any] neutrals
    }
# which: words
many-play = { $which ->
    [up] faceup cards in play
    [down] facedown cards in play
    [other] other cards in play
    [other-up] other faceup cards in play
    [other-down] other facedown cards in play
   *[any] cards in play
}
# which: words
many-discarded = { $which ->
    [up] faceup discarded cards
    [down] facedown discarded cards
    [other] other discarded cards
    [other-up] other faceup discarded cards
    [other-down] other facedown discarded cards
   *[any] discarded cards
}
# cards: words, n: number
cards-or-less = { $cards } of value { $n } or less
# cards: words, n: number
cards-or-more = { $cards } of value { $n } or more
# cards: words, n: number
cards-total = { $cards } of total value { $n } or less

amount-value = its value
amount-higher = its higher value
amount-lower = its lower value
amount-difference = the difference of its values
    .brief = its difference
# cards: words
amount-number = the number of { $cards }
    .brief = number of { $cards-brief }
# cards: words
amount-highest = the highest value among { $cards }
    .brief = highest of { $cards-brief }
# amount: words, n: number
amount-plus = { $amount } plus { $n }
    .brief = { $amount-brief } + { $n }
# amount: thing, n: number
amount-most = { $amount }, at most { $n }
    .brief = { $amount-brief }, max { $n }

## The goal

goal = Bring somebody to 0 health and keep yours. The most health wins.
# who: seat
goal-rival = { $who ->
    [you] Keep your health and bring the others to 0. The most health wins.
   *[other] Bring { $who } to 0 health and keep yours. The most health wins.
}
# n: number, of: number
goal-far = { $n } of { $of } health
# n: number
goal-end = Lowest health: { $n }.

## What a coach says

tip-call-title = Who picks first?
tip-call = One card is put aside. Guess whether the number on its back is odd or even. Guess right and you pick first from the Street. It is pure luck.
tip-draft-title = First, choose your people
tip-draft = The big number is how hard a card hits. The text is what it can do. High numbers hit, good texts help every turn.
# card: words, n: number
tip-draft-now = The highest number here is { $n }, on { $card }.
tip-goal-title = Bring the others down to zero
tip-goal = Everybody starts with 21 health. As soon as somebody has none, the game ends, and the most health wins.
# who: seat, n: number
tip-goal-now = { $who ->
    [you] You have the least now, { $n }.
   *[other] { $who } has { $n } left.
}
tip-win-title = You may win now
tip-win = This card hits for all the health they have left. Only cards of the Street can stop it.
# who: seat, n: number, card: words, hits: number
tip-win-now = { $who ->
    [you] You have { $n } left, and { $card } hits for { $hits }.
   *[other] { $who } has { $n } left, and { $card } hits for { $hits }.
}
tip-low-title = Careful with your health
tip-low = Resetting and buying are paid in health, and hits take the rest. With none left you have lost.
# n: number, hits: number
tip-low-now = You have { $n } left. The hardest card against you hits for { $hits }.
tip-activate-title = Use what a card says
tip-activate = In your turn you do one thing. Activate a card that lies face up, yours or one in the Street: it does what it says, then turns over.
# card: words, says: words
tip-activate-now = { $card } in the Street is there for everybody: { $says }
tip-attack-title = Attack with a card
tip-attack = The card goes to the Street and hits for its big number. It is no longer yours then.
# card: words, n: number
tip-attack-now = { $card } hits hardest of yours, for { $n }.
tip-down-title = Face down, another number
tip-down = Each card has two numbers. Face down it shows the other one and cannot be activated, but it can attack.
# card: words, n: number
tip-down-now = { $card } hits for { $n } now.
tip-reset-title = Turn a card up again
tip-reset = Pay the coin of a card in health and it lies face up, ready to be activated next turn. That is your whole turn.
# card: words, n: number, left: number
tip-reset-now = { $card } costs { $n } and leaves you { $left } health.
tip-buy-title = Buy more people
tip-buy = The top card of the deck is yours for its big number in health. Without cards you can do little.
# card: words, n: number, left: number
tip-buy-now = { $card } costs { $n } and leaves you { $left } health.
tip-hit-title = You are hit
tip-hit = Pass cards of the Street to whoever hits you. Their numbers come off the hit, and the rest is lost in health. The cards you pass are theirs then.
# card: words, n: number, left: number
tip-hit-now = { $card } would stop { $n } of { $left }.
tip-over-title = Never more than the hit
tip-over = A card that would stop more than is left of the hit cannot be passed.
# card: words, n: number, left: number
tip-over-now = { $card } has { $n }, and only { $left } are to come.
tip-choose-title = The card asks you
tip-choose = A card you use may leave you a choice. What it wants stands here; what you may choose is lit.
tip-limit-title = Too many in the Street
tip-limit = The Street holds three cards. When the turn ends with more, all those with the highest number are discarded.

## Lessons

lesson-draft-title = Choosing your people
lesson-draft-call = One card will be put aside. Call odd or even for the number on its back.
lesson-draft-call-astray = The number was odd, so the other player picks first. That can happen. Try again?
lesson-draft-task = Well called: you pick first. Take the card with the highest number.
lesson-draft-astray = That is allowed, but another card has a higher number. Try again?
lesson-draft-why = You take turns until each has three cards. The Street is filled up each time. Then the weaker hand begins.
lesson-activate-title = Using a card
lesson-activate-task = Activate your card that lies face up. It hits your opponent.
lesson-activate-astray = That is allowed, but it did not hit your opponent. Try again?
lesson-activate-task-2 = Your card lies face down now. Use a card of the Street and gain health.
lesson-activate-astray-2 = That is allowed, but you gained no health. Try again?
lesson-activate-why = You may activate what lies face up with you or in the Street, never what others hold. It turns over then, wherever it lies.
lesson-prevent-title = Being hit
lesson-prevent-task = You are attacked for 5. Prevent all of the damage.
lesson-prevent-astray = That is allowed, but something got through. Try again?
lesson-prevent-why = Cards of the Street stop a hit by their numbers, and go to the attacker. You can never stop more than the hit. A card with the attacker's own number stops it only if its other number is lower.
lesson-attack-title = Attacking
lesson-attack-task = Attack with the card that hits hardest.
lesson-attack-astray = That is allowed, but another of your cards hits harder as it lies now. Try again?
lesson-attack-task-2 = Now you are attacked for 1. Stopping it would give away a good card. Let it through.
lesson-attack-astray-2 = That is allowed, but now your opponent has one card more. Try again?
lesson-attack-why = A card hits for the number that shows, face up or face down, and then lies in the Street. Not every hit is worth a card.
lesson-pay-title = Paying with health
lesson-pay-task = Turn one of your cards face up again.
lesson-pay-astray = That is allowed, but all your cards still lie as before. Try again?
lesson-pay-task-2 = Now buy the top card of the deck.
lesson-pay-astray-2 = That is allowed, but you have no new card. Try again?
lesson-pay-why = The coin of a card is what a reset costs. Buying costs the big number. Either is your whole turn, and some health must be left.
lesson-cards-title = Cards that ask
lesson-cards-task = Activate the marked card: take a card that lies face down in the Street, and turn it up.
lesson-cards-astray = That is allowed, but you have no new card that lies face up. Try again?
lesson-cards-task-2 = Turn a card of your opponent face down, so that it cannot be used.
lesson-cards-astray-2 = That is allowed, but the cards of your opponent still lie face up. Try again?
lesson-cards-task-3 = Discard an ally to hit your opponent for its higher number and one more.
lesson-cards-astray-3 = That is allowed, but another ally would have hit harder. Try again?
lesson-cards-why = What a card asks stands beside your cards. Where only one answer is possible nobody is asked, and what cannot be done is skipped.
lesson-follow-title = Following and swapping
lesson-follow-task = Activate the marked card and follow a card of your opponent that hits for 5.
lesson-follow-astray = That is allowed, but it did not hit for 5. Try again?
lesson-follow-task-2 = Swap an ally that lies face down with a card of the Street that lies face up.
lesson-follow-astray-2 = That is allowed, but you still have as few cards face up. Try again?
lesson-follow-task-3 = Send the top card of the deck to the Street, and keep your own cards.
lesson-follow-astray-3 = That is allowed, but you gave one of your cards away. Try again?
lesson-follow-why = To follow a card is to do what it says; it stays as it lies. What a card says you may do, you can also leave.
lesson-three-title = More than one opponent
lesson-three-task = Activate the marked card and hit the player with the most health.
lesson-three-astray = That is allowed, but it hit somebody else. Try again?
lesson-three-task-2 = Ask an opponent: be hit for 5, or let you draw two cards.
lesson-three-astray-2 = That is allowed, but nobody was asked. Try again?
lesson-three-task-3 = Move an ally to the Street to hit the player with the least health.
lesson-three-astray-3 = That is allowed, but it hit somebody else. Try again?
lesson-three-why = You choose who is hit, each time anew. When one player has no health, the game is over for all, and the most health wins.

## The first page

learn-goal = Bring the others down to zero. Keep your own health
learn-says = Three people work for you, three wait in the Street. Each turn you do one thing: use one of them, attack, turn one up again, or buy another.
learn-activate-title = Activate
learn-activate = Do what a face-up card says. Yours, or one in the Street. Then it turns over.
learn-attack-title = Attack
learn-attack = Send one of your cards to the Street. It hits for its big number.
learn-reset-title = Reset
learn-reset = Turn one of your cards face up again. You pay its coin in health.
learn-buy-title = Buy
learn-buy = Take the top card of the deck. You pay its big number in health.
learn-heading = When you are hit
learn-hit-title = Stop it with the Street
learn-hit = Pass Street cards to the attacker. Their numbers come off the hit. Never more than the hit.
learn-rest-title = Lose the rest
learn-rest = What you do not stop, you lose in health. Then, with more than 3 cards in the Street, the highest is discarded.
learn-end-title = When it ends
learn-end = As soon as someone has no health left. The most health wins. Everyone starts with 21 and never has more.

## Words that can be asked about: as they stand in sentences, and what they mean

word-ally = ally, allies
word-ally-says = A card in a hand. Your cards are your allies, those of others are theirs.
word-facedown = facedown, face down
word-facedown-says = A card that was used. It shows only what it costs to reset, but its value still counts.
word-reset = reset, resets
word-reset-says = An ally that lies face down is turned up again. You pay its cost in health, and that is your turn.
word-street = Street
word-street-says = The cards between the players, which belong to nobody. Attacks are sent there, and cards from there stop a hit.

## The cards in rows, for a terminal

# seat: words, n: number
chart-health = { $seat }: { $n } health
# reset: number
chart-down = (face down, reset { $reset })

## How it was won

# who: seat
won-down = { $who ->
    [you] You have no health left.
   *[other] { $who } has no health left.
}
# who: seat, mine: number
won-left = { $who ->
    [you] You have { $mine }.
   *[other] { $who } has { $mine }.
}
# who: seat, mine: number, theirs: number
won-most = { $who ->
    [you] You have the most health, { $mine } to { $theirs }.
   *[other] { $who } has the most health, { $mine } to { $theirs }.
}
# who: seat, n: number
won-later = { $who ->
    [you] You win the tie at { $n } health: you come later in the order of turns.
   *[other] { $who } wins the tie at { $n } health, and comes later in the order of turns.
}
# who: seat, n: number
won-turn = { $who ->
    [you] You win the tie at { $n } health: it was your turn.
   *[other] { $who } wins the tie at { $n } health, and had the turn.
}
# who: seat, n: number
won-next = { $who ->
    [you] You win the tie at { $n } health: your turn would have come next.
   *[other] { $who } wins the tie at { $n } health, and would have had the next turn.
}

## What a person's page remembers, under the figure

personal-health = health left at a win
