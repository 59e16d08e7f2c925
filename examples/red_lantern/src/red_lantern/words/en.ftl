### Red Lantern. The comment above a message names its arguments: this is what code must give.

title = Red Lantern
summary = Light lanterns as long as you dare; the wind takes what you have not kept.
lantern = lantern
lanterns = lanterns
over = The game is over.
roll-first = Roll the die.
roll-or-stop = Roll the die, or stop.
# who: seat
plays = { $who ->
    [you] You are playing with the wind.
   *[other] { $who } is playing with the wind.
}
# n: number
roll = { $n ->
    [0] Roll
    [one] Roll, and risk { $n } lantern
   *[other] Roll, and risk { $n } lanterns
}
# n: number
stop = { $n ->
    [one] Keep { $n } lantern
   *[other] Keep { $n } lanterns
}
why-rolling = The die is still rolling.
why-no-die = Nobody has rolled the die.
why-nothing = Nothing is lit that could be kept: roll first.
