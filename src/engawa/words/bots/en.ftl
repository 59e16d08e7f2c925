### What bots say: how strong they are, what they would play, and what a line gave up.

## Levels, from the weakest

level-1 = curious
level-1-says = Has just heard the rules and plays what comes to mind.
level-2 = casual
level-2-says = Sees good moves and often misses them.
level-3 = eager
level-3-says = Takes what looks best now, with a slip here and there.
level-4 = careful
level-4-says = Thinks a little ahead.
level-5 = steady
level-5-says = Thinks ahead and seldom makes a big mistake.
level-6 = keen
level-6-says = Compares many moves and expects what the others will do.
level-7 = sharp
level-7-says = Looks far ahead; hard to beat.
level-8 = master
level-8-says = The strongest there is; thinks about two seconds a move.

# most: number, n: number
no-level = there are levels 1 to { $most }, not { $n }
# bot: words, bots: words
no-bot = there is no bot '{ $bot }'; there are: { $bots }, and with a budget search:2000 or flat:0.5s

## Hints, and games looked at again

# who: seat, n: number
share = { $who ->
    [you] you { $n } %
   *[other] { $who } { $n } %
}
# who: seat, line: words, shares: words
best = { $who ->
    [you] '{ $line }' is best for you: { $shares }.
   *[other] '{ $line }' is best for { $who }: { $shares }.
}
# who: seat, line: words, shares: words
only = { $who ->
    [you] '{ $line }' is all you can play: { $shares }.
   *[other] '{ $line }' is all { $who } can play: { $shares }.
}
# who: seat, line: words, shares: words
as-good-as-any = { $who ->
    [you] You played '{ $line }', as good as any: { $shares }.
   *[other] { $who } played '{ $line }', as good as any: { $shares }.
}
# who: seat, line: words, n: number
gave-up = { $who ->
    [you] You played '{ $line }' and gave up { $n } % of a win.
   *[other] { $who } played '{ $line }' and gave up { $n } % of a win.
}
# line: words, shares: words
better = '{ $line }' was better: { $shares }.
# lines: words
then = Then perhaps { $lines }.
# line: words
about-as-good = '{ $line }' is about as good.
# line: words, n: number
worth-less = '{ $line }' is worth { $n } % of a win less.

## When there is no answer

others-first = Others were first. Ask again in a moment.
thinking-for-you = Bots are thinking about a lot for you already. Ask again in a moment.
no-answer = The bot did not come back with an answer. Ask again in a moment.
