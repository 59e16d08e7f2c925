### Takenoko. The comment above a message names its arguments: this is what code must give.
### Colours, chips, weather, piles and the like are given as keys, which are words only here.

## The game

title = Takenoko
summary = Lay plots, bring water, grow bamboo, feed the panda, and finish your secret cards.
option-advanced = a drawn card that is done already goes back
option-green-fertilizer = green plots with fertilizer
option-round-cap = rounds after which the game is stopped

## Helpers: what keys mean, and who did something

colour = { $colour ->
    [green] green
    [yellow] yellow
   *[pink] pink
}
improvement = { $improvement ->
    [watershed] a watershed
    [enclosure] an enclosure
   *[fertilizer] fertilizer
}
chip = { $chip ->
    [watershed] watershed
    [enclosure] enclosure
   *[fertilizer] fertilizer
}
weather = { $weather ->
    [sun] sun
    [rain] rain
    [wind] wind
    [storm] storm
    [clouds] clouds
   *[any] weather
}
brings = { $weather ->
    [sun] A third action may be taken, different from the other two.
    [rain] Bamboo grows on one watered plot.
    [wind] The two actions may be the same.
    [storm] The panda flies to any other tile and eats there.
    [clouds] A chip may be taken.
   *[any] Any weather may be chosen.
}
deck = { $deck ->
    [plot] plot
    [gardener] gardener
   *[panda] panda
}
side = { $side ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
figure = { $figure ->
    [gardener] gardener
   *[panda] panda
}
subject = { $who ->
    [you] You
   *[other] { $who }
}
goal = { $kind ->
    [line] three { colour } plots in a line
    [curve] three { colour } plots in a curve
    [triangle] three { colour } plots in a triangle
    [rhombus] four { colour } plots in a rhombus
    [halves] two { colour } plots beside two { second } ones in a rhombus
    [tall] a { colour } bamboo of 4 { on }
    [grove] { $n } { colour } bamboos of exactly 3
   *[eat] { $colour ->
        [trio] eat one piece of each colour
       *[other] eat two { colour } pieces
    }
}
second = { $second ->
    [green] green
    [yellow] yellow
   *[pink] pink
}
on = { $on ->
    [bare] on a plain plot
    [watershed] on a watershed
    [enclosure] in an enclosure
   *[fertilizer] on fertilizer
}

## Cells, plots, objectives and weather

pond = the pond
# side: words
toward = { side }
# n: number, side: words
steps = { $n } { side }
# where: words
of-pond = { $where } of the pond
# colour: words, where: words
spot = { colour }, { $where }
# colour: words, improvement: words
tile = { $improvement ->
    [bare] { colour } plot
   *[other] { colour } plot with { improvement }
}
# kind: words, colour: words, second: words, on: words, n: number, points: words
card = { goal }, { $points }
# weather: words
face = { weather }
# improvement: words
an = { improvement }
# deck: words
objective = a { deck } card
# chip: words
kind = { chip }
# weather: words
sky = { $weather ->
    [any] Weather: a question mark.
   *[other] Weather: { weather }.
}
# weather: words
forecast = { $weather ->
    [any] Weather: a question mark. { brings }
   *[other] Weather: { weather }. { brings }
}

## What is to be done

# what: words
asks = { $what ->
    [deal] Cards are dealt.
    [roll] The die is rolled.
    [draw] Plots are drawn.
    [learn] A card is drawn.
    [dawn] Roll the weather die, then take two actions.
    [pick] Choose the plot to lay.
    [order] Choose the plot to put under the pile first.
    [lay] Lay the plot.
    [sprout] Put a chip on the new plot, or let its bamboo grow.
    [grow] Not enough bamboo is left: choose where it grows.
    [redraw] That card is done already: draw another, of any kind.
    [rain] Rain: choose a plot to grow.
    [no-rain] Rain: no bamboo can grow now.
    [storm] Storm: send the panda to any other tile.
    [no-storm] Storm: there is no other tile yet for the panda.
    [clouds] Clouds: choose a chip.
    [any] Choose the weather.
    [sun] Take the sun's action, or end the turn.
    [all] All is done. End your turn.
   *[end] Your actions are done. End your turn, or use what is lit first.
}
# n: number
asks-action = Take an action, { $n } left.
# who: seat
waits = { $who ->
    [you] It is your turn.
   *[other] It is { $who }'s turn.
}

## How it stands

# who: seat
note-emperor = { $who ->
    [you] You have the Emperor. The others have one last turn.
   *[other] { $who } has the Emperor. The others have one last turn.
}
# what: words
note-scarce = Bamboo is running out: { $what } left.
# who: seat
wins = { $who ->
    [you] You win.
   *[other] { $who } wins.
}
# who: words
share = The win is shared by { $who }.

## Seats

# what: words
count = { $what ->
    [cards] cards
    [green] green
    [yellow] yellow
    [pink] pink
    [channels] water
    [watershed] watersheds
    [enclosure] enclosures
    [fertilizer] fertilizers
   *[objectives] cards done
}
# n: number, deck: words
panel-cards = { $n } { deck }
# what: words
panel-hand = Hidden: { $what }.
# points: words
emperor = Emperor, { $points }.
# what: words
score = { $what ->
    [plot] Plots
    [gardener] Gardener
    [panda] Panda
   *[emperor] Emperor
}

## Places

# name: words
place = { $name ->
    [garden] Garden
    [sky] Weather
    [any] Choose the weather
    [clouds] Take a chip
    [hand] Your cards
    [mat] You have
    [piles] Draw a card
    [box] Left in the box
    [done] Done
    [drawn] Drawn plots
   *[lay] Place one plot
}
    .others = { $name ->
        [hand] cards
        [mat] mat
        [done] cards done
       *[other] plots
    }
place-mat-note = free any time in your turn
# n: number, of: number
place-hand-note = { $n } of { $of }
# phase: words
place-drawn-note = { $phase ->
    [pick] choose one, then a place
    [order] then the order of the others
    [lay] now lay it on a lit cell
   *[draw] more to come
}
# who: seat
chooses = { $who ->
    [you] you are choosing
   *[other] { $who } is choosing
}

## Things

label-pond = Pond.
# colour: words, where: words
label-plot = { $colour ->
    [green] Green plot, { $where }.
    [yellow] Yellow plot, { $where }.
   *[pink] Pink plot, { $where }.
}
# improvement: words
label-with = With { improvement }.
label-wet = Watered.
label-dry = Dry.
# n: number, of: number
label-bamboo = Bamboo { $n } of { $of }.
# where: words
label-site = Empty, { $where }.
# a: words, b: words
label-channel = Channel between { $a } and { $b }.
# a: words, b: words
label-border = Border between { $a } and { $b }.
# figure: words, where: words
label-figure = { $figure ->
    [gardener] Gardener, { $where }.
   *[panda] Panda, { $where }.
}
# tile: words
label-drawn = Drawn: { $tile }.
label-back = Plot, face down.
# card: words
label-card = Card: { $card }.
# kind: words, colour: words, second: words, on: words, n: number
card-asks = { $kind ->
    [line] Three { colour } plots in a line, all wet.
    [curve] Three { colour } plots in a curve, all wet.
    [triangle] Three { colour } plots in a triangle, all wet.
    [rhombus] Four { colour } plots in a rhombus, all wet.
    [halves] Two { colour } plots beside two { second }, all wet.
    [tall] A { colour } bamboo 4 high { on }.
    [grove] { $n } { colour } bamboos exactly 3 high.
   *[eat] { $colour ->
        [trio] Eat one piece of each colour.
       *[other] Eat two { colour } pieces.
    }
}
# key: words, n: number, of: number, dry: number
progress = { $key ->
    [done] done
    [apart] { $n }, not touching
    [dry] { $n } of { $of }, { $dry } dry
    [high] { $n } of { $of } high
    [none] no such plot yet
   *[some] { $n } of { $of }
}
# n: number, deck: words
label-pile = { $n ->
    [one] { $n } { deck } card
   *[other] { $n } { deck } cards
}
# n: number, improvement: words
label-chip = { $n } left: { improvement }.
# what: words, n: number
things = { $what ->
    [plots] { $n ->
        [one] { $n } plot
       *[other] { $n } plots
    }
    [channels] { $n ->
        [one] { $n } channel
       *[other] { $n } channels
    }
    [watershed] { $n ->
        [one] { $n } watershed
       *[other] { $n } watersheds
    }
    [enclosure] { $n ->
        [one] { $n } enclosure
       *[other] { $n } enclosures
    }
    [fertilizer] { $n ->
        [one] { $n } fertilizer
       *[other] { $n } fertilizers
    }
    [green] { $n } green
    [yellow] { $n } yellow
   *[pink] { $n } pink
}
# what: words
does = { $what ->
    [sun] extra action
    [rain] one plot grows
    [wind] repeat an action
    [storm] panda flies
    [clouds] take a chip
    [watershed] waters its plot
    [enclosure] safe from the panda
   *[fertilizer] grows by two
}
# does: words
drawn-text = { $does ->
    [place] this one
    [under] goes under
   *[first] first under?
}

## What a touch does

# verb: words
touch = { $verb ->
    [gardener] move the gardener here
    [panda] move the panda here
    [grow] let bamboo grow here
    [irrigate] lay a channel here
    [pick] lay it
    [under] put it first under the pile
    [fulfil] finish it
    [objective] draw one
   *[mat] choose where it goes
}
# improvement: words
touch-improve = put { improvement } here
# tile: words
touch-lay = lay the { $tile } here

## Buttons

# verb: words
verb = { $verb ->
    [plots] Plot
    [channel] Channel
    [gardener] Gardener
    [panda] Panda
    [objective] Card
    [roll] Roll
    [irrigate] Lay channel
    [improve] Place chip
    [skip] Skip
   *[end] End turn
}
# verb: words
verb-says = { $verb ->
    [gardener] Move the gardener: bamboo grows where it stops
    [panda] Move the panda: it eats where it stops
    [objective] Draw a card of the kind you like
    [improve] Put a chip on a plot without bamboo
    [roll] Roll the die
   *[end] End the turn
}
# n: number, of: number
verb-plots = Draw { $n } of { $of } plots, lay one
# n: number
verb-channel = Take a channel, { $n } left
# channels: words
verb-irrigate = Lay one of { $channels }
# n: number
verb-leave = { $n ->
    [one] End the turn, leave { $n } action
   *[other] End the turn, leave { $n } actions
}
verb-taken = Taken this turn
verb-not-now = Not now

## What a line is called

# verb: words, what: words, where: words
called = { $verb ->
    [gardener] Gardener stops on { $where }
    [panda] Panda stops on { $where }
    [storm] Panda flies to { $where }
    [sprout] Let bamboo grow on { $where }
    [grow] Grow a piece on { $where }
    [weather] Rain on { $where }
    [improve] Put { $what } on { $where }
    [irrigate] Channel between { $what } and { $where }
    [lay] Lay the { $what } { $where }
    [fulfil] Finish: { $what }
    [plots] Draw { $what }
    [channel] Take a channel
    [objective] Draw { $what }
    [choose] Choose { $what }
    [chip] Take { $what }
    [pick] Lay the { $what }
    [under] The { $what } goes first under the pile
    [roll] Roll the die
    [skip] Skip the { $what }
   *[end] End the turn
}

## What a line brought, or will bring: `when` is did or will

# when: words, colour: words, n: number
ate = { $when ->
    [did] It ate { colour }.
   *[will] It eats one { colour } piece for you and leaves { $n }.
}
# when: words
paid = { $when ->
    [did] The pieces went back to the box.
   *[will] The pieces it asks for go back to the box.
}
# when: words, what: words
watered = { $when ->
    [did] This brought water to { $what }.
   *[will] Brings water to { $what }.
}
# n: number, where: words
grew-by = by { $n } on { $where }
# when: words, what: words
grew = { $when ->
    [did] Bamboo grew { $what }.
   *[will] Bamboo grows { $what }.
}
# left: number, wanted: number
scarce = Only { $left } of { $wanted } pieces are left. They are placed one by one.
# when: words, who: seat, points: words
crowned = { $when ->
    [did] { subject } received the Emperor.
   *[will] Brings you the Emperor and { $points } more. The others have one last turn.
}
# when: words, verb: words
nothing = { $when ->
    [did] { $verb ->
        [gardener] Nothing grew.
       *[other] It ate nothing.
    }
   *[will] { $verb ->
        [panda] It eats nothing there.
        [storm] It eats nothing there.
        [irrigate] It brings water to no new plot, but channels can go on from it.
       *[other] Nothing grows there.
    }
}

## What a line would bring besides

# colour: words
none-left = No { colour } bamboo is left.
fence = The enclosure keeps the bamboo safe.
will-be-wet = The new plot has water.
will-be-dry = Dry until a channel reaches it.
will-sprout = A chip may be put on it before its bamboo grows.
# chip: words
helps = { $chip ->
    [watershed] It waters the plot.
    [enclosure] The panda cannot eat there.
    [fertilizer] Bamboo grows there by two.
   *[idle] The plot has water already.
}
# n: number, of: number
will-be-done = That makes { $n } of { $of } cards.
# n: number
will-draw = Lay one; the others go under the pile. { $n } left.
# n: number
will-take-channel = Lay it at once or keep it. { $n } left.
# n: number
will-take-chip = Place it at once or keep it. { $n } left.
# left: number, n: number, of: number
will-learn = { $left } left; you hold { $n } of { $of }.
# weather: words
will-choose-weather = { brings }
will-pick = Press a lit place to lay it. Beside the pond it sprouts.
# tile: words
will-follow = The { $tile } goes under next.
will-roll = It may bring an extra action, bamboo, a chip or a meal.
# n: number
will-leave = { $n ->
    [one] { $n } action is left.
   *[other] { $n } actions are left.
}
# verb: words
press = { $verb ->
    [gardener] Move the gardener
    [panda] Move the panda
    [storm] Move the panda
    [improve] Place chip
    [irrigate] Lay channel
    [lay] Lay it here
    [sprout] No chip
    [choose] Choose it
    [channel] Take channel
    [objective] Draw card
    [chip] Take chip
    [pick] Choose it
    [under] Put under
    [roll] Roll
    [skip] Skip
   *[end] End turn
}
# n: number
chip-eats = eats { $n }
# n: number
chip-sprouts = { $n ->
    [1] sprouts
   *[other] sprouts { $n }
}
# n: number
press-grow = Grow { $n }
# colour: words
press-eat = Eat { colour }
# n: number
press-fulfil = Finish +{ $n }
# n: number
press-plots = Draw { $n }

## What happened

# weather: words
die-idle = Weather: { weather }. No chips are left, so another weather may be chosen.
plot-drawn = A plot was drawn.
# tile: words
tile-drawn = A { $tile } was drawn.
# deck: words
objective-dealt = A { deck } card was dealt.
# n: number, colour: words
gains = +{ $n } { colour }
# deck: words
objective-hidden = The { deck } card stays secret.
# deck: words, card: words
objective-drawn = The { deck } card says: { $card }.
card-returned = It is done already and goes back.
# verb: words, who: seat, what: words, where: words
did = { $verb ->
    [gardener] { subject } moved the gardener to { $where }.
    [panda] { subject } moved the panda to { $where }.
    [storm] { subject } let the storm carry the panda to { $where }.
    [sprout] { subject } let bamboo grow on the new plot: { $where }.
    [grow] { subject } let a piece grow on { $where }.
    [weather] { subject } sent rain to { $where }.
    [improve] { subject } put { $what } on { $where }.
    [irrigate] { subject } laid a channel between { $what } and { $where }.
    [lay] { subject } laid the { $what } { $where }.
    [fulfil] { subject } finished a card: { $what }.
    [plots] { subject } drew { $what }.
    [channel] { subject } took a channel.
    [objective] { subject } drew { $what }.
    [choose] { subject } chose { $what }.
    [chip] { subject } took { $what }.
    [pick] { subject } chose the { $what }.
    [under] { subject } put the { $what } first under the pile.
    [hide] { subject } put two plots under the pile.
    [roll] { subject } rolled the die.
    [skip] { subject } skipped the { $what }.
   *[end] { subject } ended the turn.
}

## Why not

# phase: words
why-waits = { $phase ->
    [deal] The cards have to be dealt first.
    [roll] The die has to be rolled first.
    [draw] The plots have to be drawn first.
    [learn] The card has to be drawn first.
    [dawn] The die is rolled before the actions.
    [weather] The weather comes before the actions.
    [pick] One of the drawn plots has to be chosen first.
    [order] The other two plots have to go back first.
    [lay] The plot has to be laid first.
    [sprout] The new plot comes first: put a chip on it, or let its bamboo grow.
    [redraw] Another card has to be drawn first.
   *[grow] First choose where the last bamboo of its colour grows.
}
# action: words
why-taken = { $action ->
    [plots] Plots were already drawn this turn.
    [channel] A channel was already taken this turn.
    [gardener] The gardener was already moved this turn.
    [panda] The panda was already moved this turn.
   *[objective] A card was already drawn this turn.
}
# who: seat
why-no-chance = { $who ->
    [you] It is your turn: chance decides nothing now.
   *[other] It is { $who }'s turn: chance decides nothing now.
}
why-no-tile = No such plot can come from the pile now.
# deck: words
why-no-card = No such card can come from the { deck } pile now.
why-all-taken = All actions of this turn are taken.
why-first-round = There is no weather in the first round.
why-rolled = The die is rolled once, at the beginning of a turn.
why-no-weather = There is no weather to skip now.
# n: number
why-actions-left = { $n ->
    [one] { $n } action of this turn must still be taken.
   *[other] { $n } actions of this turn must still be taken.
}
why-no-plots = No plots are left.
why-no-channels = No channels are left.
# deck: words
why-no-objectives = No { deck } cards are left.
# deck: words
why-all-returned = All { deck } cards went back in this action.
# n: number
why-hand-full = You can hold { $n } cards at the most. Finish one first.
why-no-choice = The weather cannot be chosen now.
why-no-clouds = All chips are taken, so clouds bring nothing.
why-no-cloud = Chips are taken only when there are clouds.
why-clouds-over = The clouds of this turn are over.
# chip: words
why-no-chip-left = No { chip } chip is left.
why-no-pick = There is no plot to choose now.
# tile: words
why-not-drawn = No { $tile } is among those drawn.
why-no-under = There are no plots to put back now.
# tile: words
why-not-under = No { $tile } is left to go back.
# who: seat
why-no-objective = { $who ->
    [you] You have no such card to finish.
   *[other] { $who } has no such card to finish.
}
why-mirrored = The plots lie in the mirror image of this pattern. A pattern may be turned, but not mirrored.
why-no-pattern = No plots with water lie in this pattern.
why-no-meal = Some of these pieces are still to be eaten.
why-no-stand = No such bamboo stands in the garden.
# n: number, of: number
why-few-stand = { $n ->
    [one] { $n } of { $of } such bamboos stands in the garden.
   *[other] { $n } of { $of } such bamboos stand in the garden.
}
why-no-landing = There is nothing to land on.
why-storm-moves = The storm moves the panda to another tile.
# figure: words
why-no-plot-yet = There is no plot yet for the { figure } to move to.
# figure: words
why-must-move = The { figure } has to move.
# figure: words
why-no-stop = There is no plot for the { figure } to stop on.
# figure: words
why-straight = The { figure } moves in a straight line without gaps.
why-nothing-to-lay = There is no plot to lay now.
why-taken-cell = There is already something there.
why-no-site = A plot must touch the pond or at least two plots.
why-not-raining = It is not raining.
why-rain-over = The rain of this turn is over.
why-rain-no-plot = Rain falls on a plot, and there is none there.
why-rain-dry = Rain does nothing on a plot without water.
why-tallest = That bamboo cannot grow any taller.
why-no-bamboo = No bamboo of that colour is left.
# who: seat, chip: words
why-no-chip = { $who ->
    [you] You have no { chip } chip.
   *[other] { $who } has no { chip } chip.
}
why-chip-no-plot = A chip goes on a plot, and there is none there.
why-improved = That plot already has a sign.
why-overgrown = A chip goes on a plot without bamboo.
# who: seat
why-no-channel = { $who ->
    [you] You have no channel to lay.
   *[other] { $who } has no channel to lay.
}
why-no-edge = A channel lies between two plots.
why-dug = There is already a channel there.
why-no-source = A channel must touch the pond or another channel.

## The goal

# n: number
to-win = Be first to finish { $n } cards. Then most points win.
# n: number
to-end = { $n ->
    [one] One card from the end.
   *[other] { $n } cards from the end.
}
to-end-last = Everybody else has one last turn.
# n: number, of: number
far = { $n } of { $of }

## What a coach says

# deck: words, card: words
tip-asks = Your { deck } card asks: { $card }.
tip-cards-title = These cards are your goals
tip-cards = Each card asks for a pattern of plots, for tall bamboo, or for a meal. Do what it asks and it scores. Nobody else sees yours.
tip-plots-title = Lay a plot
tip-plots = Draw three plots and lay one. It must touch the pond, or at least two plots.
tip-bamboo-title = Water makes bamboo grow
tip-bamboo = A plot beside the pond has water, and its first bamboo comes at once. Four pieces are the tallest.
tip-two-title = Two different actions
tip-two = You take two actions a turn, and they must be different. What you have done is ticked.
# n: number
tip-two-now = { $n ->
    [one] One action is left.
   *[other] { $n } actions are left.
}
tip-gardener-title = This is the gardener
tip-gardener = He walks in a straight line, as far as you like. Bamboo grows where he stops, and on every plot of that colour beside it that has water.
# colour: words, n: number
tip-tallest = { $n ->
    [0] No { colour } bamboo stands yet.
   *[other] The tallest { colour } bamboo has { $n } of 4.
}
tip-panda-title = This is the panda
tip-panda = It walks in a straight line, as far as you like, and eats one piece of bamboo where it stops. The piece is yours to keep.
# colour: words, n: number
tip-meal = { $colour ->
    [trio] Your panda card asks for one piece of each colour. You have { $n ->
        [0] none.
        [3] them all.
       *[other] { $n } of 3.
    }
   *[other] Your panda card asks for two { colour } pieces. You have { $n ->
        [0] none.
        [one] one.
       *[other] them.
    }
}
tip-dry-title = This plot is dry
tip-dry = Nothing grows here yet. Bring water with a channel: it leads from the pond along the borders of plots.
# n: number
tip-dry-now = { $n ->
    [0] Taking a channel is one of your actions.
    [one] You have a channel.
   *[other] You have { $n } channels.
}
tip-channel-title = Lay your channel any time
tip-channel = It takes no action. It starts at the pond or at another channel, and waters the plots on both sides.
# n: number
tip-channel-now = { $n ->
    [0] It reaches no dry plot yet, but the next one will start from it.
    [one] One dry plot is in its reach now.
   *[other] { $n } dry plots are in its reach now.
}
tip-draw-title = More cards, more points
tip-draw = As an action, draw a card of the kind you like. You can hold five.
# n: number
tip-draw-now = { $n ->
    [0] You hold five: finish one first.
    [one] You have room for one more.
   *[other] You have room for { $n } more.
}
tip-weather-title = The weather helps you
tip-weather = From the second round on, a die is rolled before your actions. You may always skip what it brings.
tip-fulfil-title = A card is done
tip-fulfil = Press it and it scores. It takes no action, and you may do it at any time in your turn.
tip-fulfil-pays = A panda card takes the pieces it shows.
tip-fulfil-stays = The garden stays as it is, and may serve for other cards.
tip-signs-title = Some plots have a sign
tip-signs = A watershed waters its plot. In an enclosure the panda eats nothing. On fertilizer bamboo grows by two.
tip-chips-title = A chip for a plot
tip-chips = Put it on a plot without a sign and without bamboo. It takes no action, and you may keep it for later.
tip-end-title = The end comes soon
tip-end = Whoever is first to have enough cards done gets the Emperor, 2 points. Everybody else then has one last turn. Cards in your hand count nothing.
# n: number, of: number
tip-end-now = You have { $n } of { $of } cards done.

## Lessons

lesson-plots-title = Laying plots
lesson-plots-why = You see three plots and lay one. Beside the pond there is water, so bamboo comes at once. Anywhere else a plot must touch two others.
lesson-plots-draw = Draw three plots.
lesson-plots-draw-astray = That is another action. Try again?
lesson-plots-pick = Choose the pink plot.
lesson-plots-pick-astray = That is allowed, but it is not the pink one. Try again?
lesson-plots-under = Put the yellow one back first, under the pile.
lesson-plots-under-astray = That is allowed, but now green comes up before yellow. Try again?
lesson-plots-lay = Lay it where its bamboo comes at once.
lesson-plots-lay-astray = That is allowed, but it is dry there. Only the pond gives water now. Try again?
lesson-water-title = Bringing water
lesson-water-why = Channels lie on the borders of plots and start at the pond. A plot beside a channel has water for good. Laying one takes no action, only taking one does.
lesson-water-lay = You own a channel. Lay it so that it starts at the pond.
lesson-water-astray = That is allowed, but the channel still waits. Try again?
lesson-water-take = Take another channel.
lesson-water-bring = Bring water to the pink plot.
lesson-water-bring-astray = That is allowed, but the pink plot is still dry. Try again?
lesson-gardener-title = The gardener
lesson-gardener-why = He walks straight and has to move. Bamboo grows on his plot and on all plots of that colour beside it, if they have water.
lesson-gardener-task = Make three green bamboos grow with one walk.
lesson-gardener-astray = That is allowed, but fewer grew. Stop where green plots touch each other. Try again?
lesson-gardener-next = Now the second action, a different one: move the panda out of the way, to the pink plot.
lesson-gardener-next-astray = That is allowed, but the panda is not on the pink plot. Try again?
lesson-panda-title = The panda
lesson-panda-why = The panda walks straight and eats one piece. Panda cards are paid with pieces you have eaten. A turn has two different actions; cards and channels are free.
lesson-panda-eat = Your card asks for two green pieces, and you have one. Let the panda eat another.
lesson-panda-eat-astray = That is allowed, but you have no more green than before. Try again?
lesson-panda-pay = Now finish the card: press it.
lesson-panda-pay-astray = That is allowed, but the card is still in your hand. Try again?
lesson-panda-end = Both actions are done. End your turn.
lesson-panda-end-astray = It is still your turn. Try again?
lesson-cards-title = Finishing cards
lesson-cards-why = A card may be finished at any time in your turn, and takes no action. Patterns may be turned and need water on every plot. Five cards are the most you can hold.
lesson-cards-fulfil = Your hand is full. One plot card is done already: find it and press it.
lesson-cards-fulfil-astray = That is allowed, but no card is finished. Try again?
lesson-cards-draw = Now there is room. Draw a gardener card.
lesson-cards-draw-astray = That is allowed, but it is not a gardener card. Try again?
lesson-weather-title = Weather and chips
lesson-weather-why = The question mark lets you choose. Clouds bring a chip, to place at once or later, on a plot without sign and bamboo. You may skip any weather.
lesson-weather-roll = A new turn begins with the weather. Roll the die.
lesson-weather-roll-astray = The die is still to be rolled. Try again?
lesson-weather-choose = A question mark: choose clouds.
lesson-weather-choose-astray = That is allowed, but only clouds bring a chip. Try again?
lesson-weather-chip = Take a watershed.
lesson-weather-chip-astray = That is allowed, but only a watershed gives water. Try again?
lesson-weather-improve = Put it on the dry plot.
lesson-weather-improve-astray = That is allowed, but the plot is still dry. Try again?
lesson-rain-title = Four high
lesson-rain-why = Rain grows bamboo on one plot that has water. Bamboo has four pieces at the most. Where a card shows no sign, the plot must have none.
lesson-rain-grow = It rains. Let it rain where it makes a green bamboo four high, on a plot without a sign.
lesson-rain-grow-astray = That is allowed, but it does not help your gardener card. Try again?
lesson-rain-fulfil = Your gardener card is done. Press it.
lesson-rain-fulfil-astray = That is allowed, but the card is still in your hand. Try again?
lesson-exact-title = Exactly three
lesson-exact-why = Heights are exact: a bamboo of four is not one of three. So it can be wise to skip the rain.
lesson-exact-task = Your card asks for two pink bamboos of exactly three. One stands, and it is the only one that can grow now. Skip the rain.
lesson-exact-astray = That is allowed, but now it is four high and does not count. Try again?

## The first page

learn-goal = Finish your secret cards in a garden you all share
learn-says = Lay plots, bring water, grow bamboo and feed the panda. Each card you finish scores. The most points win.
learn-weather-title = Roll the weather
learn-weather = From the second round on, the die helps you: an extra action, a growth, a chip.
learn-actions-title = Do two different things
learn-actions = Lay a plot, take a channel, move the gardener, move the panda, or draw a card. Channels and chips you own are free to place.
learn-figures-title = Gardener and panda
learn-figures = Both walk in straight lines. The gardener makes bamboo grow, the panda eats one piece.
learn-finish-title = Finish cards, any time
learn-finish = When the garden or your pieces match a card in your hand, press it. It costs no action.
learn-plots-title = Plots
learn-plots = The same pattern in the garden, all with water. 2 to 5 points.
learn-gardener-title = Gardener
learn-gardener = Bamboo as high as shown. 3 to 8 points.
learn-panda-title = Panda
learn-panda = Pay the pieces you ate. 3 to 6 points.
learn-end-title = When it ends
learn-end = Somebody finishes 9 cards (8 with three players, 7 with four) and gets 2 more points. Everybody else has one last turn.

## The garden in letters, for a terminal: a cell is ten letters wide

chart-pond = water
chart-green = green
chart-yellow = yellow
chart-pink = pink
chart-panda = PANDA
chart-gardener = GARDENER
chart-legend = | bamboo, ~ water, + fertilizer, # enclosure, = watershed.

## How it was won

# who: seat, n: number, mine: number, theirs: number
won-first = { $who ->
    [you] You were first to finish { $n } cards and have the most points, { $mine } to { $theirs }.
   *[other] { $who } was first to finish { $n } cards and has the most points, { $mine } to { $theirs }.
}
# who: seat, n: number
won-ended = { $who ->
    [you] You were first to finish { $n } cards.
   *[other] { $who } was first to finish { $n } cards.
}
# who: seat, points: words, mine: number, theirs: number
won-panda = { $who ->
    [you] You win the tie at { $points } with more panda points, { $mine } to { $theirs }.
   *[other] { $who } wins the tie at { $points } with more panda points, { $mine } to { $theirs }.
}

## What a person's page remembers, under the figure

personal-points = points in a game
