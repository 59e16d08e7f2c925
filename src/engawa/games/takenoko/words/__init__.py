"""What takenoko can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Say, Seat, Words

TITLE = Say("takenoko.title")
SUMMARY = Say("takenoko.summary")
OPTION_ADVANCED = Say("takenoko.option-advanced")
OPTION_GREEN_FERTILIZER = Say("takenoko.option-green-fertilizer")
OPTION_ROUND_CAP = Say("takenoko.option-round-cap")
POND = Say("takenoko.pond")
PLACE_MAT_NOTE = Say("takenoko.place-mat-note")
LABEL_POND = Say("takenoko.label-pond")
LABEL_WET = Say("takenoko.label-wet")
LABEL_DRY = Say("takenoko.label-dry")
LABEL_BACK = Say("takenoko.label-back")
VERB_TAKEN = Say("takenoko.verb-taken")
VERB_NOT_NOW = Say("takenoko.verb-not-now")
FENCE = Say("takenoko.fence")
WILL_BE_WET = Say("takenoko.will-be-wet")
WILL_BE_DRY = Say("takenoko.will-be-dry")
WILL_SPROUT = Say("takenoko.will-sprout")
WILL_PICK = Say("takenoko.will-pick")
WILL_ROLL = Say("takenoko.will-roll")
PLOT_DRAWN = Say("takenoko.plot-drawn")
CARD_RETURNED = Say("takenoko.card-returned")
WHY_NO_TILE = Say("takenoko.why-no-tile")
WHY_ALL_TAKEN = Say("takenoko.why-all-taken")
WHY_FIRST_ROUND = Say("takenoko.why-first-round")
WHY_ROLLED = Say("takenoko.why-rolled")
WHY_NO_WEATHER = Say("takenoko.why-no-weather")
WHY_NO_PLOTS = Say("takenoko.why-no-plots")
WHY_NO_CHANNELS = Say("takenoko.why-no-channels")
WHY_NO_CHOICE = Say("takenoko.why-no-choice")
WHY_NO_CLOUDS = Say("takenoko.why-no-clouds")
WHY_NO_CLOUD = Say("takenoko.why-no-cloud")
WHY_CLOUDS_OVER = Say("takenoko.why-clouds-over")
WHY_NO_PICK = Say("takenoko.why-no-pick")
WHY_NO_UNDER = Say("takenoko.why-no-under")
WHY_MIRRORED = Say("takenoko.why-mirrored")
WHY_NO_PATTERN = Say("takenoko.why-no-pattern")
WHY_NO_MEAL = Say("takenoko.why-no-meal")
WHY_NO_STAND = Say("takenoko.why-no-stand")
WHY_NO_LANDING = Say("takenoko.why-no-landing")
WHY_STORM_MOVES = Say("takenoko.why-storm-moves")
WHY_NOTHING_TO_LAY = Say("takenoko.why-nothing-to-lay")
WHY_TAKEN_CELL = Say("takenoko.why-taken-cell")
WHY_NO_SITE = Say("takenoko.why-no-site")
WHY_NOT_RAINING = Say("takenoko.why-not-raining")
WHY_RAIN_OVER = Say("takenoko.why-rain-over")
WHY_RAIN_NO_PLOT = Say("takenoko.why-rain-no-plot")
WHY_RAIN_DRY = Say("takenoko.why-rain-dry")
WHY_TALLEST = Say("takenoko.why-tallest")
WHY_NO_BAMBOO = Say("takenoko.why-no-bamboo")
WHY_CHIP_NO_PLOT = Say("takenoko.why-chip-no-plot")
WHY_IMPROVED = Say("takenoko.why-improved")
WHY_OVERGROWN = Say("takenoko.why-overgrown")
WHY_NO_EDGE = Say("takenoko.why-no-edge")
WHY_DUG = Say("takenoko.why-dug")
WHY_NO_SOURCE = Say("takenoko.why-no-source")
TO_END_LAST = Say("takenoko.to-end-last")
TIP_CARDS_TITLE = Say("takenoko.tip-cards-title")
TIP_CARDS = Say("takenoko.tip-cards")
TIP_PLOTS_TITLE = Say("takenoko.tip-plots-title")
TIP_PLOTS = Say("takenoko.tip-plots")
TIP_BAMBOO_TITLE = Say("takenoko.tip-bamboo-title")
TIP_BAMBOO = Say("takenoko.tip-bamboo")
TIP_TWO_TITLE = Say("takenoko.tip-two-title")
TIP_TWO = Say("takenoko.tip-two")
TIP_GARDENER_TITLE = Say("takenoko.tip-gardener-title")
TIP_GARDENER = Say("takenoko.tip-gardener")
TIP_PANDA_TITLE = Say("takenoko.tip-panda-title")
TIP_PANDA = Say("takenoko.tip-panda")
TIP_DRY_TITLE = Say("takenoko.tip-dry-title")
TIP_DRY = Say("takenoko.tip-dry")
TIP_CHANNEL_TITLE = Say("takenoko.tip-channel-title")
TIP_CHANNEL = Say("takenoko.tip-channel")
TIP_DRAW_TITLE = Say("takenoko.tip-draw-title")
TIP_DRAW = Say("takenoko.tip-draw")
TIP_WEATHER_TITLE = Say("takenoko.tip-weather-title")
TIP_WEATHER = Say("takenoko.tip-weather")
TIP_FULFIL_TITLE = Say("takenoko.tip-fulfil-title")
TIP_FULFIL = Say("takenoko.tip-fulfil")
TIP_FULFIL_PAYS = Say("takenoko.tip-fulfil-pays")
TIP_FULFIL_STAYS = Say("takenoko.tip-fulfil-stays")
TIP_SIGNS_TITLE = Say("takenoko.tip-signs-title")
TIP_SIGNS = Say("takenoko.tip-signs")
TIP_CHIPS_TITLE = Say("takenoko.tip-chips-title")
TIP_CHIPS = Say("takenoko.tip-chips")
TIP_END_TITLE = Say("takenoko.tip-end-title")
TIP_END = Say("takenoko.tip-end")
LESSON_PLOTS_TITLE = Say("takenoko.lesson-plots-title")
LESSON_PLOTS_WHY = Say("takenoko.lesson-plots-why")
LESSON_PLOTS_DRAW = Say("takenoko.lesson-plots-draw")
LESSON_PLOTS_DRAW_ASTRAY = Say("takenoko.lesson-plots-draw-astray")
LESSON_PLOTS_PICK = Say("takenoko.lesson-plots-pick")
LESSON_PLOTS_PICK_ASTRAY = Say("takenoko.lesson-plots-pick-astray")
LESSON_PLOTS_UNDER = Say("takenoko.lesson-plots-under")
LESSON_PLOTS_UNDER_ASTRAY = Say("takenoko.lesson-plots-under-astray")
LESSON_PLOTS_LAY = Say("takenoko.lesson-plots-lay")
LESSON_PLOTS_LAY_ASTRAY = Say("takenoko.lesson-plots-lay-astray")
LESSON_WATER_TITLE = Say("takenoko.lesson-water-title")
LESSON_WATER_WHY = Say("takenoko.lesson-water-why")
LESSON_WATER_LAY = Say("takenoko.lesson-water-lay")
LESSON_WATER_ASTRAY = Say("takenoko.lesson-water-astray")
LESSON_WATER_TAKE = Say("takenoko.lesson-water-take")
LESSON_WATER_BRING = Say("takenoko.lesson-water-bring")
LESSON_WATER_BRING_ASTRAY = Say("takenoko.lesson-water-bring-astray")
LESSON_GARDENER_TITLE = Say("takenoko.lesson-gardener-title")
LESSON_GARDENER_WHY = Say("takenoko.lesson-gardener-why")
LESSON_GARDENER_TASK = Say("takenoko.lesson-gardener-task")
LESSON_GARDENER_ASTRAY = Say("takenoko.lesson-gardener-astray")
LESSON_GARDENER_NEXT = Say("takenoko.lesson-gardener-next")
LESSON_GARDENER_NEXT_ASTRAY = Say("takenoko.lesson-gardener-next-astray")
LESSON_PANDA_TITLE = Say("takenoko.lesson-panda-title")
LESSON_PANDA_WHY = Say("takenoko.lesson-panda-why")
LESSON_PANDA_EAT = Say("takenoko.lesson-panda-eat")
LESSON_PANDA_EAT_ASTRAY = Say("takenoko.lesson-panda-eat-astray")
LESSON_PANDA_PAY = Say("takenoko.lesson-panda-pay")
LESSON_PANDA_PAY_ASTRAY = Say("takenoko.lesson-panda-pay-astray")
LESSON_PANDA_END = Say("takenoko.lesson-panda-end")
LESSON_PANDA_END_ASTRAY = Say("takenoko.lesson-panda-end-astray")
LESSON_CARDS_TITLE = Say("takenoko.lesson-cards-title")
LESSON_CARDS_WHY = Say("takenoko.lesson-cards-why")
LESSON_CARDS_FULFIL = Say("takenoko.lesson-cards-fulfil")
LESSON_CARDS_FULFIL_ASTRAY = Say("takenoko.lesson-cards-fulfil-astray")
LESSON_CARDS_DRAW = Say("takenoko.lesson-cards-draw")
LESSON_CARDS_DRAW_ASTRAY = Say("takenoko.lesson-cards-draw-astray")
LESSON_WEATHER_TITLE = Say("takenoko.lesson-weather-title")
LESSON_WEATHER_WHY = Say("takenoko.lesson-weather-why")
LESSON_WEATHER_ROLL = Say("takenoko.lesson-weather-roll")
LESSON_WEATHER_ROLL_ASTRAY = Say("takenoko.lesson-weather-roll-astray")
LESSON_WEATHER_CHOOSE = Say("takenoko.lesson-weather-choose")
LESSON_WEATHER_CHOOSE_ASTRAY = Say("takenoko.lesson-weather-choose-astray")
LESSON_WEATHER_CHIP = Say("takenoko.lesson-weather-chip")
LESSON_WEATHER_CHIP_ASTRAY = Say("takenoko.lesson-weather-chip-astray")
LESSON_WEATHER_IMPROVE = Say("takenoko.lesson-weather-improve")
LESSON_WEATHER_IMPROVE_ASTRAY = Say("takenoko.lesson-weather-improve-astray")
LESSON_RAIN_TITLE = Say("takenoko.lesson-rain-title")
LESSON_RAIN_WHY = Say("takenoko.lesson-rain-why")
LESSON_RAIN_GROW = Say("takenoko.lesson-rain-grow")
LESSON_RAIN_GROW_ASTRAY = Say("takenoko.lesson-rain-grow-astray")
LESSON_RAIN_FULFIL = Say("takenoko.lesson-rain-fulfil")
LESSON_RAIN_FULFIL_ASTRAY = Say("takenoko.lesson-rain-fulfil-astray")
LESSON_EXACT_TITLE = Say("takenoko.lesson-exact-title")
LESSON_EXACT_WHY = Say("takenoko.lesson-exact-why")
LESSON_EXACT_TASK = Say("takenoko.lesson-exact-task")
LESSON_EXACT_ASTRAY = Say("takenoko.lesson-exact-astray")
LEARN_GOAL = Say("takenoko.learn-goal")
LEARN_SAYS = Say("takenoko.learn-says")
LEARN_WEATHER_TITLE = Say("takenoko.learn-weather-title")
LEARN_WEATHER = Say("takenoko.learn-weather")
LEARN_ACTIONS_TITLE = Say("takenoko.learn-actions-title")
LEARN_ACTIONS = Say("takenoko.learn-actions")
LEARN_FIGURES_TITLE = Say("takenoko.learn-figures-title")
LEARN_FIGURES = Say("takenoko.learn-figures")
LEARN_FINISH_TITLE = Say("takenoko.learn-finish-title")
LEARN_FINISH = Say("takenoko.learn-finish")
LEARN_PLOTS_TITLE = Say("takenoko.learn-plots-title")
LEARN_PLOTS = Say("takenoko.learn-plots")
LEARN_GARDENER_TITLE = Say("takenoko.learn-gardener-title")
LEARN_GARDENER = Say("takenoko.learn-gardener")
LEARN_PANDA_TITLE = Say("takenoko.learn-panda-title")
LEARN_PANDA = Say("takenoko.learn-panda")
LEARN_END_TITLE = Say("takenoko.learn-end-title")
LEARN_END = Say("takenoko.learn-end")
CHART_POND = Say("takenoko.chart-pond")
CHART_GREEN = Say("takenoko.chart-green")
CHART_YELLOW = Say("takenoko.chart-yellow")
CHART_PINK = Say("takenoko.chart-pink")
CHART_PANDA = Say("takenoko.chart-panda")
CHART_GARDENER = Say("takenoko.chart-gardener")
CHART_LEGEND = Say("takenoko.chart-legend")
PERSONAL_POINTS = Say("takenoko.personal-points")


def toward(side: Words) -> Say:
    return Say("takenoko.toward", (("side", side),))


def steps(*, n: int, side: Words) -> Say:
    return Say("takenoko.steps", (("n", n), ("side", side)))


def of_pond(where: Words) -> Say:
    return Say("takenoko.of-pond", (("where", where),))


def spot(*, colour: Words, where: Words) -> Say:
    return Say("takenoko.spot", (("colour", colour), ("where", where)))


def tile(*, colour: Words, improvement: Words) -> Say:
    return Say("takenoko.tile", (("colour", colour), ("improvement", improvement)))


def card(*, kind: Words, colour: Words, second: Words, on: Words, n: int, points: Words) -> Say:
    return Say(
        "takenoko.card",
        (
            ("kind", kind),
            ("colour", colour),
            ("second", second),
            ("on", on),
            ("n", n),
            ("points", points),
        ),
    )


def face(weather: Words) -> Say:
    return Say("takenoko.face", (("weather", weather),))


def an(improvement: Words) -> Say:
    return Say("takenoko.an", (("improvement", improvement),))


def objective(deck: Words) -> Say:
    return Say("takenoko.objective", (("deck", deck),))


def kind(chip: Words) -> Say:
    return Say("takenoko.kind", (("chip", chip),))


def sky(weather: Words) -> Say:
    return Say("takenoko.sky", (("weather", weather),))


def forecast(weather: Words) -> Say:
    return Say("takenoko.forecast", (("weather", weather),))


def asks(what: Words) -> Say:
    return Say("takenoko.asks", (("what", what),))


def asks_action(n: int) -> Say:
    return Say("takenoko.asks-action", (("n", n),))


def waits(who: Seat) -> Say:
    return Say("takenoko.waits", (("who", who),))


def note_emperor(who: Seat) -> Say:
    return Say("takenoko.note-emperor", (("who", who),))


def note_scarce(what: Words) -> Say:
    return Say("takenoko.note-scarce", (("what", what),))


def wins(who: Seat) -> Say:
    return Say("takenoko.wins", (("who", who),))


def share(who: Words) -> Say:
    return Say("takenoko.share", (("who", who),))


def count(what: Words) -> Say:
    return Say("takenoko.count", (("what", what),))


def panel_cards(*, n: int, deck: Words) -> Say:
    return Say("takenoko.panel-cards", (("n", n), ("deck", deck)))


def panel_hand(what: Words) -> Say:
    return Say("takenoko.panel-hand", (("what", what),))


def emperor(points: Words) -> Say:
    return Say("takenoko.emperor", (("points", points),))


def score(what: Words) -> Say:
    return Say("takenoko.score", (("what", what),))


def place(name: Words) -> Say:
    return Say("takenoko.place", (("name", name),))


def place_hand_note(*, n: int, of: int) -> Say:
    return Say("takenoko.place-hand-note", (("n", n), ("of", of)))


def place_drawn_note(phase: Words) -> Say:
    return Say("takenoko.place-drawn-note", (("phase", phase),))


def chooses(who: Seat) -> Say:
    return Say("takenoko.chooses", (("who", who),))


def label_plot(*, colour: Words, where: Words) -> Say:
    return Say("takenoko.label-plot", (("colour", colour), ("where", where)))


def label_with(improvement: Words) -> Say:
    return Say("takenoko.label-with", (("improvement", improvement),))


def label_bamboo(*, n: int, of: int) -> Say:
    return Say("takenoko.label-bamboo", (("n", n), ("of", of)))


def label_site(where: Words) -> Say:
    return Say("takenoko.label-site", (("where", where),))


def label_channel(*, a: Words, b: Words) -> Say:
    return Say("takenoko.label-channel", (("a", a), ("b", b)))


def label_border(*, a: Words, b: Words) -> Say:
    return Say("takenoko.label-border", (("a", a), ("b", b)))


def label_figure(*, figure: Words, where: Words) -> Say:
    return Say("takenoko.label-figure", (("figure", figure), ("where", where)))


def label_drawn(tile: Words) -> Say:
    return Say("takenoko.label-drawn", (("tile", tile),))


def label_card(card: Words) -> Say:
    return Say("takenoko.label-card", (("card", card),))


def card_asks(*, kind: Words, colour: Words, second: Words, on: Words, n: int) -> Say:
    return Say(
        "takenoko.card-asks",
        (("kind", kind), ("colour", colour), ("second", second), ("on", on), ("n", n)),
    )


def progress(*, key: Words, n: int, of: int, dry: int) -> Say:
    return Say("takenoko.progress", (("key", key), ("n", n), ("of", of), ("dry", dry)))


def label_pile(*, n: int, deck: Words) -> Say:
    return Say("takenoko.label-pile", (("n", n), ("deck", deck)))


def label_chip(*, n: int, improvement: Words) -> Say:
    return Say("takenoko.label-chip", (("n", n), ("improvement", improvement)))


def things(*, what: Words, n: int) -> Say:
    return Say("takenoko.things", (("what", what), ("n", n)))


def does(what: Words) -> Say:
    return Say("takenoko.does", (("what", what),))


def drawn_text(does: Words) -> Say:
    return Say("takenoko.drawn-text", (("does", does),))


def touch(verb: Words) -> Say:
    return Say("takenoko.touch", (("verb", verb),))


def touch_improve(improvement: Words) -> Say:
    return Say("takenoko.touch-improve", (("improvement", improvement),))


def touch_lay(tile: Words) -> Say:
    return Say("takenoko.touch-lay", (("tile", tile),))


def verb(verb: Words) -> Say:
    return Say("takenoko.verb", (("verb", verb),))


def verb_says(verb: Words) -> Say:
    return Say("takenoko.verb-says", (("verb", verb),))


def verb_plots(*, n: int, of: int) -> Say:
    return Say("takenoko.verb-plots", (("n", n), ("of", of)))


def verb_channel(n: int) -> Say:
    return Say("takenoko.verb-channel", (("n", n),))


def verb_irrigate(channels: Words) -> Say:
    return Say("takenoko.verb-irrigate", (("channels", channels),))


def verb_leave(n: int) -> Say:
    return Say("takenoko.verb-leave", (("n", n),))


def called(*, verb: Words, what: Words, where: Words) -> Say:
    return Say("takenoko.called", (("verb", verb), ("what", what), ("where", where)))


def ate(*, when: Words, colour: Words, n: int) -> Say:
    return Say("takenoko.ate", (("when", when), ("colour", colour), ("n", n)))


def paid(when: Words) -> Say:
    return Say("takenoko.paid", (("when", when),))


def watered(*, when: Words, what: Words) -> Say:
    return Say("takenoko.watered", (("when", when), ("what", what)))


def grew_by(*, n: int, where: Words) -> Say:
    return Say("takenoko.grew-by", (("n", n), ("where", where)))


def grew(*, when: Words, what: Words) -> Say:
    return Say("takenoko.grew", (("when", when), ("what", what)))


def scarce(*, left: int, wanted: int) -> Say:
    return Say("takenoko.scarce", (("left", left), ("wanted", wanted)))


def crowned(*, when: Words, who: Seat, points: Words) -> Say:
    return Say("takenoko.crowned", (("when", when), ("who", who), ("points", points)))


def nothing(*, when: Words, verb: Words) -> Say:
    return Say("takenoko.nothing", (("when", when), ("verb", verb)))


def none_left(colour: Words) -> Say:
    return Say("takenoko.none-left", (("colour", colour),))


def helps(chip: Words) -> Say:
    return Say("takenoko.helps", (("chip", chip),))


def will_be_done(*, n: int, of: int) -> Say:
    return Say("takenoko.will-be-done", (("n", n), ("of", of)))


def will_draw(n: int) -> Say:
    return Say("takenoko.will-draw", (("n", n),))


def will_take_channel(n: int) -> Say:
    return Say("takenoko.will-take-channel", (("n", n),))


def will_take_chip(n: int) -> Say:
    return Say("takenoko.will-take-chip", (("n", n),))


def will_learn(*, left: int, n: int, of: int) -> Say:
    return Say("takenoko.will-learn", (("left", left), ("n", n), ("of", of)))


def will_choose_weather(weather: Words) -> Say:
    return Say("takenoko.will-choose-weather", (("weather", weather),))


def will_follow(tile: Words) -> Say:
    return Say("takenoko.will-follow", (("tile", tile),))


def will_leave(n: int) -> Say:
    return Say("takenoko.will-leave", (("n", n),))


def press(verb: Words) -> Say:
    return Say("takenoko.press", (("verb", verb),))


def chip_eats(n: int) -> Say:
    return Say("takenoko.chip-eats", (("n", n),))


def chip_sprouts(n: int) -> Say:
    return Say("takenoko.chip-sprouts", (("n", n),))


def press_grow(n: int) -> Say:
    return Say("takenoko.press-grow", (("n", n),))


def press_eat(colour: Words) -> Say:
    return Say("takenoko.press-eat", (("colour", colour),))


def press_fulfil(n: int) -> Say:
    return Say("takenoko.press-fulfil", (("n", n),))


def press_plots(n: int) -> Say:
    return Say("takenoko.press-plots", (("n", n),))


def die_idle(weather: Words) -> Say:
    return Say("takenoko.die-idle", (("weather", weather),))


def tile_drawn(tile: Words) -> Say:
    return Say("takenoko.tile-drawn", (("tile", tile),))


def objective_dealt(deck: Words) -> Say:
    return Say("takenoko.objective-dealt", (("deck", deck),))


def gains(*, n: int, colour: Words) -> Say:
    return Say("takenoko.gains", (("n", n), ("colour", colour)))


def objective_hidden(deck: Words) -> Say:
    return Say("takenoko.objective-hidden", (("deck", deck),))


def objective_drawn(*, deck: Words, card: Words) -> Say:
    return Say("takenoko.objective-drawn", (("deck", deck), ("card", card)))


def did(*, verb: Words, who: Seat, what: Words, where: Words) -> Say:
    return Say("takenoko.did", (("verb", verb), ("who", who), ("what", what), ("where", where)))


def why_waits(phase: Words) -> Say:
    return Say("takenoko.why-waits", (("phase", phase),))


def why_taken(action: Words) -> Say:
    return Say("takenoko.why-taken", (("action", action),))


def why_no_chance(who: Seat) -> Say:
    return Say("takenoko.why-no-chance", (("who", who),))


def why_no_card(deck: Words) -> Say:
    return Say("takenoko.why-no-card", (("deck", deck),))


def why_actions_left(n: int) -> Say:
    return Say("takenoko.why-actions-left", (("n", n),))


def why_no_objectives(deck: Words) -> Say:
    return Say("takenoko.why-no-objectives", (("deck", deck),))


def why_all_returned(deck: Words) -> Say:
    return Say("takenoko.why-all-returned", (("deck", deck),))


def why_hand_full(n: int) -> Say:
    return Say("takenoko.why-hand-full", (("n", n),))


def why_no_chip_left(chip: Words) -> Say:
    return Say("takenoko.why-no-chip-left", (("chip", chip),))


def why_not_drawn(tile: Words) -> Say:
    return Say("takenoko.why-not-drawn", (("tile", tile),))


def why_not_under(tile: Words) -> Say:
    return Say("takenoko.why-not-under", (("tile", tile),))


def why_no_objective(who: Seat) -> Say:
    return Say("takenoko.why-no-objective", (("who", who),))


def why_few_stand(*, n: int, of: int) -> Say:
    return Say("takenoko.why-few-stand", (("n", n), ("of", of)))


def why_no_plot_yet(figure: Words) -> Say:
    return Say("takenoko.why-no-plot-yet", (("figure", figure),))


def why_must_move(figure: Words) -> Say:
    return Say("takenoko.why-must-move", (("figure", figure),))


def why_no_stop(figure: Words) -> Say:
    return Say("takenoko.why-no-stop", (("figure", figure),))


def why_straight(figure: Words) -> Say:
    return Say("takenoko.why-straight", (("figure", figure),))


def why_no_chip(*, who: Seat, chip: Words) -> Say:
    return Say("takenoko.why-no-chip", (("who", who), ("chip", chip)))


def why_no_channel(who: Seat) -> Say:
    return Say("takenoko.why-no-channel", (("who", who),))


def to_win(n: int) -> Say:
    return Say("takenoko.to-win", (("n", n),))


def to_end(n: int) -> Say:
    return Say("takenoko.to-end", (("n", n),))


def far(*, n: int, of: int) -> Say:
    return Say("takenoko.far", (("n", n), ("of", of)))


def tip_asks(*, deck: Words, card: Words) -> Say:
    return Say("takenoko.tip-asks", (("deck", deck), ("card", card)))


def tip_two_now(n: int) -> Say:
    return Say("takenoko.tip-two-now", (("n", n),))


def tip_tallest(*, colour: Words, n: int) -> Say:
    return Say("takenoko.tip-tallest", (("colour", colour), ("n", n)))


def tip_meal(*, colour: Words, n: int) -> Say:
    return Say("takenoko.tip-meal", (("colour", colour), ("n", n)))


def tip_dry_now(n: int) -> Say:
    return Say("takenoko.tip-dry-now", (("n", n),))


def tip_channel_now(n: int) -> Say:
    return Say("takenoko.tip-channel-now", (("n", n),))


def tip_draw_now(n: int) -> Say:
    return Say("takenoko.tip-draw-now", (("n", n),))


def tip_end_now(*, n: int, of: int) -> Say:
    return Say("takenoko.tip-end-now", (("n", n), ("of", of)))


def won_first(*, who: Seat, n: int, mine: int, theirs: int) -> Say:
    return Say("takenoko.won-first", (("who", who), ("n", n), ("mine", mine), ("theirs", theirs)))


def won_ended(*, who: Seat, n: int) -> Say:
    return Say("takenoko.won-ended", (("who", who), ("n", n)))


def won_panda(*, who: Seat, points: Words, mine: int, theirs: int) -> Say:
    return Say(
        "takenoko.won-panda", (("who", who), ("points", points), ("mine", mine), ("theirs", theirs))
    )
