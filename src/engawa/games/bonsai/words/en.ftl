### Bonsai. The comment above a message names its arguments: this is what code must give.

## The game

title = Bonsai
summary = Take cards, place wood, leaves, flowers and fruits, and grow the finest tree.
option-goals = play with goal tiles; beginners may leave them out
option-tokonoma = all Parchments are in the upper half of the deck
option-level = playing alone: the points to reach
option-scenario = playing alone: a scenario
option-turn-cap = turns after which the game is stopped
# name: words, n: number
level = { $name }, { $n }
no-scenario = no scenario
slow-fall = Slow Fall
long-winter = Long Winter
spring = Flourishing Spring
summer = Scorching Summer
emperor = The Emperor challenge
# n: number
check-scenario-seats = a scenario of Bonsai is for one seat, not { $n }
# n: number
check-level-seats = a level of Bonsai is for one seat, not { $n }
check-goals = playing alone, Bonsai needs goals; they cannot be left out
check-level = a scenario of Bonsai sets its own points; leave the level at 0

## Tiles

tile-wood = wood
tile-leaf = leaf
tile-flower = flower
tile-fruit = fruit
tile-any = any tile
cap-wood = Wood
cap-leaf = Leaf
cap-flower = Flower
cap-fruit = Fruit
# n: number
many-wood = { $n ->
    [one] { $n } wood
   *[other] { $n } wood
}
# n: number
many-leaf = { $n ->
    [one] { $n } leaf
   *[other] { $n } leaves
}
# n: number
many-flower = { $n ->
    [one] { $n } flower
   *[other] { $n } flowers
}
# n: number
many-fruit = { $n ->
    [one] { $n } fruit
   *[other] { $n } fruits
}
# n: number
many-any = { $n ->
    [one] one of any kind
   *[other] { $n } of any kind
}
no-tile = no tile
# n: number
tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
# n: number
turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
# n: number
goals = { $n ->
    [one] { $n } goal
   *[other] { $n } goals
}

## Cards

kind-tool = Tool
kind-growth = Growth
kind-master = Master
kind-helper = Helper
kind-parchment = Parchment
# n: number
card-tool = Tool (keep { $n } more tiles)
# tile: words
card-growth = Growth ({ $tile })
# tiles: words
card-master = Master ({ $tiles })
# tile: words
card-helper = Helper ({ $tile } and any tile)
# n: number, tile: words
card-parchment-tile = Parchment ({ $n ->
    [one] { $n } point
   *[other] { $n } points
} for each { $tile })
# n: number, kind: words
card-parchment-kind = Parchment ({ $n ->
    [one] { $n } point
   *[other] { $n } points
} for each { $kind } card)

# card: words, does: words
card-explained = { $card }. { $does }
# n: number
card-does-tool = You can keep { $n } more tiles.
# tiles: words
card-does-growth = Each time you place tiles, you may place { $tiles } more.
card-does-master = You get the tiles it shows, besides those below it.
card-does-master-any = You get one tile of your choice, besides those below it.
card-does-parchment = It scores at the end, for what you have then.

## Goals

colour-brown = brown
colour-green = green
colour-orange = orange
colour-pink = pink
colour-blue = blue
# n: number
goal-brown = { $n } wood
# n: number
goal-green = { $n } leaves in one group
# n: number
goal-orange = { $n } fruits
# n: number
goal-pink = { $n } flowers past one side of the pot
goal-blue-low = a tile past the cracked side of the pot
goal-blue-mid = tiles past both sides of the pot
goal-blue-hard = a tile past one side of the pot, and one past the other side, below the pot
# colour: words, goal: words, points: words, near: words
label-goal = Goal, { $colour }: { $goal }, { $points }, { $near }.
# colour: words, goal: words, points: words
label-goal-open = Goal, { $colour }: { $goal }, { $points }.
# who: seat
near-claimed = { $who ->
    [you] yours
   *[other] claimed by { $who }
}
near-renounced = given up
near-colour = one per colour
near-reached = reached
# have: number, need: number
near = { $have } of { $need }

## Places on the tree

upper-left = upper left
upper = upper middle
upper-right = upper right
left = left
middle = middle
right = right
lower-left = lower left
lower = lower middle
lower-right = lower right

## On the table

place-shop = Cards to take
# n: number
place-deck = deck { $n }
place-goals = Goals
place-supply = Your tiles
    .others = tiles
# held: number, keep: number
supply-note = { $held }, you keep at most { $keep }
place-rights = This turn you may place
place-cards = Your cards
    .others = cards
no-card = none yet
# n: number
label-deck = Deck, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
# card: words, slot: number, tiles: words
label-offer = { $card } Slot { $slot }: { $tiles }.
slot-none = no tile
slot-choice = wood or leaf
slot-flower = wood and flower
slot-fruit = leaf and fruit
text-or = or
text-any = any
text-used = used
text-tended = tended now
text-past = past the pot
label-bud = Bud, wood.
# tile: words, where: words, cell: words
label-tile = { $tile }, { $where }, { $cell }.
# where: words, cell: words, beside: words
label-empty-beside = Empty, { $where }, { $cell }, beside { $beside }.
# who: seat
label-pot = { $who ->
    [you] Your pot.
   *[other] Pot of { $who }.
}
# who: seat, n: number
label-pot-numbered = { $who ->
    [you] Your pot, number { $n }.
   *[other] Pot { $n } of { $who }.
}
# who: seat, n: number
label-pot-tended = { $who ->
    [you] Your pot, number { $n }, tended now.
   *[other] Pot { $n } of { $who }, tended now.
}
# tile: words
label-right = { $tile }
# tile: words
label-right-used = { $tile }, used
# n: number, named: words
label-pile = { $n ->
    [one] { $n } card used: { $named }.
   *[other] { $n } cards used: { $named }.
}
press-take = take it
press-claim = claim it or give it up
press-remove = remove it, and what hangs only on it
press-return = return one
press-pick = take one
press-choose = choose where it goes
press-wood = place wood
press-leaf = place a leaf
press-flower = place a flower
press-fruit = place a fruit

## What each seat has

meter-tiles = tiles
score-leaves = Leaves
score-flowers = Flowers
score-fruit = Fruit
score-parchments = Parchments
score-goals = Goals
# who: seat
points-title = { $who ->
    [you] Your points
   *[other] { $who }'s points
}
# n: number
points-each = { $n } each
points-open = open sides
points-hidden = hidden
# named: words
points-of = Points: { $named }
no-goal = none yet
row-leaves = leaves
row-flowers = flowers
row-fruit = fruit
row-parchments = parchments
row-goals = goals

## What is to be done

chance-colours = Chance chooses the goals.
chance-deal = A card is dealt.
chance-burn = The top card of the deck is discarded.
# who: seat
waits = { $who ->
    [you] It is your turn.
   *[other] It is { $who }'s turn.
}
asks-turn = Take a card, or place tiles.
asks-room = Take a card, or place tiles. No wood fits: you may make room for it first.
asks-pick = Take a tile of your choice.
# tiles: words
asks-place = You may place { $tiles }.
asks-done = You can place nothing more.
asks-flower = A flower must be among them.
asks-claim = Claim the goals you have reached, or give them up for good.
# tiles: words, keep: number
asks-return = Return { $tiles }: you can keep { $keep }.
# points: words
alone-0 = Reach { $points } and claim three goals.
# points: words
alone-1 = Reach { $points } and claim two hard goals and a low one.
# points: words
alone-2 = Reach { $points }, claim all three goals and collect four Parchments.
# points: words
alone-3 = Reach { $points } and claim all three goals. Whenever you place tiles, a flower must be among them.
# points: words
alone-4 = Reach { $points } and claim all three goals. At the end, fruits that touch no flower and flowers that touch no fruit are removed.
# points: words
alone-5 = Reach { $points } and claim all five goals, three with one tree and two with the other.
# name: words, aim: words
alone = { $name }: { $aim }
# who: seat
wins = { $who ->
    [you] You win.
   *[other] { $who } wins.
}
lost = The game is lost.
# turns: words
last-turns = The deck is empty: { $turns } left after this one.

## Choices, and what they would bring

verb-take = Take a card
verb-take-says = Take a card and the tiles below it
verb-cultivate = Place tiles
# tiles: words
verb-cultivate-says = Place tiles; you have { $tiles }
verb-remove = Make room
verb-remove-says = Remove tiles that keep wood from being placed
verb-done = Finish
# goals: words
verb-done-goals = Finish, then { $goals }
# tiles: words
verb-done-says = Finish; { $tiles } could still be placed
# tile: words
pick-title = Take { $tile }
# n: number
pick-says = You have { $n } of these.
# tile: words
return-title = Return { $tile }
# tiles: words
return-more = Then return { $tiles } more.
return-last = Then you keep the rest.
# goal: words, n: number
claim-short = Claim +{ $n }: { $goal }
# goal: words
renounce-short = Give up: { $goal }
short-cascade-low = past the crack
short-cascade-mid = past both sides
short-cascade-hard = past and below
# goal: words
claim-title = Claim { $goal }
# colour: words
claim-says = You can have only one { $colour } goal.
# n: number
claim-press = Claim +{ $n }
# goal: words, points: words
claim-says-verb = Claim { $goal } for { $points }
# goal: words
renounce-title = Give up { $goal }
renounce-says = You can never claim it later.
renounce-harder = Harder goals of its colour stay open.
renounce-press = Give up
# goal: words, points: words
renounce-says-verb = Give up { $goal } and its { $points } for good
# tile: words, where: words
place-title = { $tile }, { $where }
# tile: words, where: words
place-title-left = { $tile } past the left edge, { $where }
# tile: words, where: words
place-title-right = { $tile } past the cracked edge, { $where }
# goals: words
reaches = Reaches { $goals }.
place-press-wood = Place wood
place-press-leaf = Place leaf
place-press-flower = Place flower
place-press-fruit = Place fruit
# what: words, gain: words
press-gain = { $what }, { $gain }
# card: words, tile: words
take-title-with = { $card } and { $tile }
# held: number, most: number
take-says = You will hold { $held } of { $most } tiles.
# held: number, most: number, over: number
take-says-over = You will hold { $held } tiles and can keep { $most }: you return { $over } at the end of your turn.
# held: number
take-says-all = You will hold { $held } tiles.
take-helper = You may place the tile shown and one of any kind at once.
# points: words
take-parchment = Worth { $points } so far.
# card: words
discards = Discards { $card }.
discards-top = Discards the top card of the deck.
take-press = Take card
# tiles: words
take-press-tiles = Take card and { $tiles }
# tiles: words
cultivate-says = You may place { $tiles }.
# tiles: words
done-left = You leave unused: { $tiles }.
# goals: words
done-reached = Reached: { $goals }.
done-title = Finish placing
# tile: words, where: words
remove-title = Remove { $tile }, { $where }
remove-says = Makes room for wood.
# tiles: words
remove-falls = { $tiles } will go with it.
remove-press = Remove

## What happened

# colours: words
goals-are = The goals are { $colours }.
# card: words
dealt = A { $card } was dealt.
# card: words
discarded = A { $card } was discarded.
# who: seat, tile: words, where: words
placed = { $who ->
    [you] You placed { $tile }, { $where }.
   *[other] { $who } placed { $tile }, { $where }.
}
# who: seat, card: words, tiles: words
took = { $who ->
    [you] You took a { $card } and got { $tiles }.
   *[other] { $who } took a { $card } and got { $tiles }.
}
# who: seat
cultivated = { $who ->
    [you] You chose to place tiles.
   *[other] { $who } chose to place tiles.
}
# who: seat
finished = { $who ->
    [you] You finished placing.
   *[other] { $who } finished placing.
}
# who: seat, tile: words
picked = { $who ->
    [you] You chose { $tile }.
   *[other] { $who } chose { $tile }.
}
# who: seat, goal: words
claimed = { $who ->
    [you] You claimed { $goal }.
   *[other] { $who } claimed { $goal }.
}
# who: seat, goal: words
renounced = { $who ->
    [you] You gave up { $goal }.
   *[other] { $who } gave up { $goal }.
}
# who: seat, tile: words
returned = { $who ->
    [you] You returned { $tile }.
   *[other] { $who } returned { $tile }.
}
# who: seat, tile: words, where: words
removed = { $who ->
    [you] You removed { $tile }, { $where }.
   *[other] { $who } removed { $tile }, { $where }.
}
# who: seat, tile: words, where: words, tiles: words
removed-with = { $who ->
    [you] You removed { $tile }, { $where }, and { $tiles } went with it.
   *[other] { $who } removed { $tile }, { $where }, and { $tiles } went with it.
}
# tiles: words
withered = { $tiles } withered.

## Why not

why-colours = Chance has to choose the goals first.
why-deal = A card has to be dealt first.
why-burn = The top card of the deck has to be discarded first.
why-turn = A turn begins with taking a card or placing tiles.
why-pick = The Master's tile has to be picked first.
why-place = Tiles are being placed now. Finish that first.
why-claim = A goal has been reached: claim it or give it up first.
why-return = There are too many tiles: return some first.
why-nowhere-wood = Wood must touch wood, and no free cell does.
why-nowhere-leaf = A leaf must touch wood, and no free cell does.
why-nowhere-flower = A flower must touch a leaf, and no free cell does.
why-nowhere-fruit = No cell suits a fruit: it must touch leaves on two neighbouring sides, and no other fruit.
why-remove-late = Tiles are removed only when a turn begins, before anything else.
# n: number
why-no-card = There is no card in slot { $n }.
why-no-flower = In Flourishing Spring you must place a flower whenever you place tiles, and you could not place one now.
why-flower-first = Place a flower before you finish.
# who: seat, tile: words
why-none-to-return = { $who ->
    [you] You have no { $tile } to return.
   *[other] { $who } has no { $tile } to return.
}
# who: seat
why-no-chance = { $who ->
    [you] It is your turn: chance decides nothing now.
   *[other] It is { $who }'s turn: chance decides nothing now.
}
# card: words
why-other-half = No { $card } is in the half of the deck that comes next.
# card: words
why-none-left = No { $card } is left in the deck.
# who: seat, tile: words
why-no-supply = { $who ->
    [you] You have no { $tile }.
   *[other] { $who } has no { $tile }.
}
# who: seat, tile: words
why-no-right = { $who ->
    [you] You may place no more { $tile } this turn.
   *[other] { $who } may place no more { $tile } this turn.
}
why-pot = No tile lies on the pot.
# tile: words
why-taken = There is already { $tile } on this cell.
why-spring = After that, the flower could no longer be placed.
why-fruit-near = There is a fruit beside this cell, and fruits never touch.
# leaves: words
why-fruit = This cell touches { $leaves }; a fruit needs two, on neighbouring sides.
why-flower = A flower must touch a leaf, and this cell touches none.
why-leaf = A leaf must touch wood, and this cell touches none.
why-wood = Wood must touch wood, and this cell touches none.
why-not-blocked = Wood can be placed, so nothing may be removed.
why-no-tile = No tile lies on this cell.
why-keep-wood = Wood is never removed.
# tile: words
why-not-in-way = This { $tile } does not touch wood, so removing it makes no room for wood.
# tiles: words
why-enough = It is enough to remove { $tiles } elsewhere.
# goal: words
why-goal-unused = The goal { $goal } is not used in this game.
# who: seat, goal: words
why-goal-claimed = { $who ->
    [you] You have already claimed { $goal }.
   *[other] { $who } has already claimed { $goal }.
}
# who: seat, colour: words
why-goal-colour = { $who ->
    [you] You can have only one { $colour } goal, and you have one.
   *[other] { $who } can have only one { $colour } goal, and has one.
}
# who: seat, goal: words
why-goal-renounced = { $who ->
    [you] You have given up { $goal } for good.
   *[other] { $who } has given up { $goal } for good.
}
# goal: words
why-goal-unmet = The tree has not reached { $goal } yet.

## The goal

to-win = Grow the tree with the most points.
# n: number
to-end = { $n ->
    [0] The last turns.
    [one] One card in the deck.
   *[other] { $n } cards in the deck.
}
# n: number
to-end-turns = { $n ->
    [0] The last turn.
    [one] One turn after this one.
   *[other] { $n } turns after this one.
}
# n: number, of: number
far = { $n } of { $of } points

## What a coach says

# card: words
tip-card-now = On offer: { $card }.
# n: number, of: number
tip-hold = You hold { $n } of { $of } tiles.
tip-tree-title = This is your tree
tip-tree = It grows from the bud in the pot. Leaves, flowers and fruits score points. Wood scores nothing but carries them all.
tip-take-title = Take a card
tip-take = You get the card and the tiles below it. The farther from the deck, the more tiles.
tip-cultivate-title = Or place tiles
tip-cultivate = Instead of taking a card, place tiles that you own: one wood, one leaf and one of any kind. Growth cards add to that.
tip-wood-title = Wood goes beside wood
tip-wood = The bud is wood too. Nothing lies on the pot, but beside and below it there is room.
tip-leaf-title = A leaf goes beside wood
tip-leaf = Each leaf is 3 points. Leaves that touch make room for fruits.
tip-flower-title = A flower wants room
tip-flower = It goes beside a leaf, and is a point for each of its sides that touches no tile. Build around it later and it loses points.
# n: number
tip-flower-now = { $n ->
    [one] The best place now has one open side.
   *[other] The best place now has { $n } open sides.
}
tip-fruit-title = A fruit needs two leaves
tip-fruit = The two leaves touch each other, and the fruit touches both. It never touches another fruit. Each is 7 points.
tip-fruit-fits = There is a place for it now.
tip-fruit-waits = There is no place for it yet.
tip-capacity-title = You cannot keep many more tiles
tip-capacity = At the end of your turn you keep five tiles, and others go back. Each Tool card lets you keep two more.
tip-goals-title = Goals are there to be claimed
tip-goals = Whoever reaches a goal first can claim it for its points. You may claim one of each colour.
# goal: words, have: number, need: number
tip-goals-now = You are nearest to { $goal }: you have { $have } of { $need }.
tip-claim-title = Claim it, or wait for more
tip-claim = Claim this goal, and the others of its colour are closed to you. Give it up, and it is lost to you for good, but a harder one stays open.
# goal: words, points: words
tip-claim-now = { $goal } brings you { $points }.
# goal: words, points: words
tip-claim-harder = { $goal } would bring { $points }.
tip-end-title = The deck runs out
tip-end = When the last card has left the deck, everybody has one more turn. Tiles that are not on your tree score nothing.
# tiles: words
tip-end-now = You still hold { $tiles }.
tip-growth-title = A Growth card lasts
tip-growth = Whenever you place tiles, you may place one more of the kind it shows. Take it early.
tip-helper-title = A Helper helps at once
tip-helper = Place one tile of any kind and one of the kind it shows, right away. Tiles you just took may be among them.
tip-master-title = A Master brings tiles
tip-master = You get the tiles on the card, besides those below it.
tip-parchment-title = A Parchment scores at the end
tip-parchment = It gives points for what you have then, and nobody sees it until the end.

## Lessons

lesson-wood-title = Wood and buds
lesson-wood-why = The tree grows from its bud, and the bud counts as wood. Wood goes beside wood. It scores nothing, but all the rest hangs on it.
lesson-wood-start = You have two wood. Choose to place tiles.
lesson-wood-start-astray = That is allowed, but you want to place tiles now. Try again?
lesson-wood-first = Place a wood beside the bud.
lesson-wood-first-astray = That is allowed, but no wood was placed. Try again?
lesson-wood-second = Place the second wood so that the tree grows: it touches the first, but not the bud.
lesson-wood-second-astray = That is allowed, but it sits low, beside the bud. Try again?
lesson-wood-done = You have no more tiles. Finish your turn.
lesson-wood-done-astray = It is still your turn. Try again?
lesson-leaf-title = Leaves
lesson-leaf-why = A leaf goes beside wood and is 3 points. In a turn you may place one leaf and one more tile of any kind, so two leaves are possible.
lesson-leaf-first = Place a leaf beside the wood.
lesson-leaf-first-astray = That is allowed, but it is no leaf. Try again?
lesson-leaf-second = Place a second leaf, with the right to any tile. Let the two touch.
lesson-leaf-second-astray = That is allowed, but the two leaves do not touch. Try again?
lesson-fruit-title = Fruit
lesson-fruit-why = A fruit lies where two leaves touch each other and both touch the fruit. It never touches another fruit. It scores 7, more than any other tile.
lesson-fruit-leaf = Place a leaf beside the wood.
lesson-fruit-leaf-astray = That is allowed, but it is no leaf. Try again?
lesson-fruit-second = Place a second leaf, touching the first.
lesson-fruit-second-astray = That is allowed, but the two leaves do not touch. Try again?
lesson-fruit-fruit = Place the fruit so that it touches both.
lesson-fruit-fruit-astray = That is allowed, but the fruit still waits. Try again?
lesson-flower-title = Flowers
lesson-flower-why = A flower goes beside a leaf. It is a point for each of its sides that touches no tile. What you place beside it later takes points away.
lesson-flower-place = Place the flower where it scores 5 points.
lesson-flower-place-astray = That is allowed, but more of its sides touch tiles there. Try again?
lesson-flower-leaf = Now place the leaf so that the flower keeps its 5 points.
lesson-flower-leaf-astray = That is allowed, but the leaf takes a point from the flower. Try again?
lesson-cards-title = Cards and tiles
lesson-cards-why = A card comes with the tiles below it. A Master brings more. At the end of your turn you keep five tiles, and two more for each Tool.
lesson-cards-take = Take the Master. It lies over a wood and a flower, which are yours too.
lesson-cards-take-astray = That is allowed, but it is not the Master. Try again?
lesson-cards-pick = This Master brings one tile of your choice. Take a fruit.
lesson-cards-pick-astray = That is allowed, but fruits are hard to get. Try again?
lesson-cards-return = You have six tiles and can keep five. Return a wood.
lesson-cards-return-astray = That is allowed, but wood scores nothing, and you have plenty. Try again?
lesson-goals-title = Goals
lesson-goals-why = Goals are looked at when your placing is done. You claim one of each colour at most. What you give up is lost to you, but harder ones of the colour stay open.
lesson-goals-place = Place the eighth wood. The bud counts too.
lesson-goals-place-astray = That is allowed, but it is no wood. Try again?
lesson-goals-done = Finish placing.
lesson-goals-done-astray = You are still placing tiles. Try again?
lesson-goals-claim = Claim the brown goal, 8 wood.
lesson-goals-claim-astray = That is allowed, but it gives 5 points away. Try again?
lesson-goals-renounce = Give up 5 leaves, to get 9 leaves for 12 points later.
lesson-goals-renounce-astray = That is allowed, but now the harder green goal is closed to you. Try again?
lesson-room-title = Making room
lesson-room-why = When no wood could be placed as your turn begins, you may remove the tiles that are in its way. So no tree is ever stuck.
lesson-room-remove = Two leaves take all the room beside the bud. Remove one of them.
lesson-room-remove-astray = That is allowed, but there is still no room for wood. Try again?
lesson-room-wood = Now choose to place tiles, and place a wood.
lesson-room-wood-astray = That is allowed, but no wood was placed. Try again?

## The first page

learn-goal = Grow the finest tree, tile by tile
learn-says = Take cards, collect tiles, and place them on your tree. Leaves, flowers, fruits and goals score. The most points win.
learn-take-title = Take a card
learn-take = It is yours, with the tiles below it. The farther from the deck, the more tiles.
learn-cultivate-title = Or place tiles
learn-cultivate = Place one wood, one leaf and one tile of any kind. Growth cards let you place more.
learn-claim-title = Claim goals
learn-claim = Reach a goal, and you may claim it for its points: one goal of each colour.
learn-keep-title = Keep five tiles
learn-keep = At the end of your turn you keep five tiles, and others go back. Tools let you keep more.
learn-leaf-title = Leaf
learn-leaf = Beside wood. 3 points.
learn-flower-title = Flower
learn-flower = Beside a leaf. A point for each side that touches no tile.
learn-fruit-title = Fruit
learn-fruit = Where two leaves touch, never beside another fruit. 7 points.
learn-goals-title = Goals
learn-goals = 5 to 16 points each. Parchment cards add points at the end.
learn-end-title = When it ends
learn-end = When the last card has left the deck, everybody has one more turn. Then the most points win.

## The trees in letters, for a terminal: a cell is nine letters wide

chart-bud = bud

## How it was won

# who: seat, points: words
won-later = { $who ->
    [you] You win the tie at { $points }: you come later in the order of play.
   *[other] { $who } wins the tie at { $points }, and comes later in the order of play.
}
# who: seat, points: words, n: number
won-solo = { $who ->
    [you] You have { $points } and the goals; { $n } points were asked for.
   *[other] { $who } has { $points } and the goals; { $n } points were asked for.
}
# who: seat, points: words, n: number
lost-points = { $who ->
    [you] You have { $points }, and { $n } were asked for.
   *[other] { $who } has { $points }, and { $n } were asked for.
}
# who: seat, points: words
lost-goals = { $who ->
    [you] You have { $points }, but not the goals that were asked for.
   *[other] { $who } has { $points }, but not the goals that were asked for.
}

## What a person's page remembers, under the figure

personal-points = points, the finest tree
personal-flowers = points of flowers
