"""What bamboo_harvest can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Say, Seat, Words

TITLE = Say("bamboo_harvest.title")
SUMMARY = Say("bamboo_harvest.summary")
OPTION_ROUND_CAP = Say("bamboo_harvest.option-round-cap")
RANK_ACE = Say("bamboo_harvest.rank-ace")
RANK_TWO = Say("bamboo_harvest.rank-two")
RANK_THREE = Say("bamboo_harvest.rank-three")
RANK_FOUR = Say("bamboo_harvest.rank-four")
RANK_FIVE = Say("bamboo_harvest.rank-five")
RANK_SIX = Say("bamboo_harvest.rank-six")
RANK_SEVEN = Say("bamboo_harvest.rank-seven")
RANK_EIGHT = Say("bamboo_harvest.rank-eight")
RANK_NINE = Say("bamboo_harvest.rank-nine")
RANK_TEN = Say("bamboo_harvest.rank-ten")
RANK_JACK = Say("bamboo_harvest.rank-jack")
RANK_QUEEN = Say("bamboo_harvest.rank-queen")
RANK_KING = Say("bamboo_harvest.rank-king")
SUIT_CLUBS = Say("bamboo_harvest.suit-clubs")
SUIT_SPADES = Say("bamboo_harvest.suit-spades")
SUIT_DIAMONDS = Say("bamboo_harvest.suit-diamonds")
SUIT_HEARTS = Say("bamboo_harvest.suit-hearts")
PLACE_HAND = Say("bamboo_harvest.place-hand")
HAND_NOTE = Say("bamboo_harvest.hand-note")
PLACE_REEDS = Say("bamboo_harvest.place-reeds")
PLACE_HARVEST = Say("bamboo_harvest.place-harvest")
PLACE_PATH = Say("bamboo_harvest.place-path")
PLACE_PILES = Say("bamboo_harvest.place-piles")
PATH_NOTE = Say("bamboo_harvest.path-note")
SIDE_NORTH = Say("bamboo_harvest.side-north")
SIDE_SOUTH = Say("bamboo_harvest.side-south")
SIDE_WEST = Say("bamboo_harvest.side-west")
SIDE_EAST = Say("bamboo_harvest.side-east")
VACANT = Say("bamboo_harvest.vacant")
LIES_UP = Say("bamboo_harvest.lies-up")
LIES_DOWN = Say("bamboo_harvest.lies-down")
LIES_FRESH = Say("bamboo_harvest.lies-fresh")
LIES_DROPPED = Say("bamboo_harvest.lies-dropped")
TEXT_DOWN = Say("bamboo_harvest.text-down")
TEXT_NONE = Say("bamboo_harvest.text-none")
NO_CROP = Say("bamboo_harvest.no-crop")
PRESS_PLACE = Say("bamboo_harvest.press-place")
PRESS_BUILD = Say("bamboo_harvest.press-build")
PRESS_SWAP = Say("bamboo_harvest.press-swap")
PRESS_WITH = Say("bamboo_harvest.press-with")
PRESS_MARK = Say("bamboo_harvest.press-mark")
PRESS_HARVEST = Say("bamboo_harvest.press-harvest")
COUNT_REEDS = Say("bamboo_harvest.count-reeds")
COUNT_DEEDS = Say("bamboo_harvest.count-deeds")
COUNT_TOKENS = Say("bamboo_harvest.count-tokens")
COUNT_PATH = Say("bamboo_harvest.count-path")
SCORE_PLACED = Say("bamboo_harvest.score-placed")
SCORE_BUILT = Say("bamboo_harvest.score-built")
ASKS_DROP = Say("bamboo_harvest.asks-drop")
ASKS_SWAP = Say("bamboo_harvest.asks-swap")
ASKS_WITH = Say("bamboo_harvest.asks-with")
ASKS_MARK = Say("bamboo_harvest.asks-mark")
ASKS_HARVEST = Say("bamboo_harvest.asks-harvest")
ASKS_REDRAW = Say("bamboo_harvest.asks-redraw")
ASKS_BUY = Say("bamboo_harvest.asks-buy")
ASKS_REDRAW_OR_BUY = Say("bamboo_harvest.asks-redraw-or-buy")
ASKS_END = Say("bamboo_harvest.asks-end")
ASKS_MANAGE = Say("bamboo_harvest.asks-manage")
CHANCE_LAY = Say("bamboo_harvest.chance-lay")
CHANCE_DEAL = Say("bamboo_harvest.chance-deal")
CHANCE_BLACK = Say("bamboo_harvest.chance-black")
STEP_BUILD = Say("bamboo_harvest.step-build")
STEP_SWAP = Say("bamboo_harvest.step-swap")
STEP_SWAP_SAYS = Say("bamboo_harvest.step-swap-says")
STEP_HARVEST = Say("bamboo_harvest.step-harvest")
STEP_HARVEST_SAYS = Say("bamboo_harvest.step-harvest-says")
STEP_DEEDS = Say("bamboo_harvest.step-deeds")
STEP_DEEDS_SAYS = Say("bamboo_harvest.step-deeds-says")
STEP_DISCARD = Say("bamboo_harvest.step-discard")
STEP_REDRAW = Say("bamboo_harvest.step-redraw")
STEP_REDRAW_SAYS = Say("bamboo_harvest.step-redraw-says")
DROP_SAYS = Say("bamboo_harvest.drop-says")
PLACE_PRESS = Say("bamboo_harvest.place-press")
WINS = Say("bamboo_harvest.wins")
SWAP_PRESS = Say("bamboo_harvest.swap-press")
FIRST = Say("bamboo_harvest.first")
WITH_FREE = Say("bamboo_harvest.with-free")
CHIP_FREE = Say("bamboo_harvest.chip-free")
WITH_SAYS = Say("bamboo_harvest.with-says")
WITH_PRESS_FREE = Say("bamboo_harvest.with-press-free")
MARK_SAYS = Say("bamboo_harvest.mark-says")
BUY_TITLE_SHORT = Say("bamboo_harvest.buy-title-short")
BUY_SAYS = Say("bamboo_harvest.buy-says")
REDRAW_SAYS = Say("bamboo_harvest.redraw-says")
REDRAW_PRESS = Say("bamboo_harvest.redraw-press")
REVEAL_SAYS = Say("bamboo_harvest.reveal-says")
REVEAL_PRESS = Say("bamboo_harvest.reveal-press")
DISCARD_SHOWN = Say("bamboo_harvest.discard-shown")
DISCARD_HIDDEN = Say("bamboo_harvest.discard-hidden")
DONE_BUILD = Say("bamboo_harvest.done-build")
DONE_BUILD_PRESS = Say("bamboo_harvest.done-build-press")
DONE_SWAP = Say("bamboo_harvest.done-swap")
DONE_SWAP_PRESS = Say("bamboo_harvest.done-swap-press")
DONE_HARVEST = Say("bamboo_harvest.done-harvest")
DONE_HARVEST_PRESS = Say("bamboo_harvest.done-harvest-press")
DONE_MANAGE = Say("bamboo_harvest.done-manage")
DONE_MANAGE_PRESS = Say("bamboo_harvest.done-manage-press")
WHY_NOW_LAY = Say("bamboo_harvest.why-now-lay")
WHY_NOW_DEAL = Say("bamboo_harvest.why-now-deal")
WHY_NOW_DROP = Say("bamboo_harvest.why-now-drop")
WHY_NOW_BLACK = Say("bamboo_harvest.why-now-black")
WHY_NOW_PLACE = Say("bamboo_harvest.why-now-place")
WHY_NOW_BUILD = Say("bamboo_harvest.why-now-build")
WHY_NOW_SWAP = Say("bamboo_harvest.why-now-swap")
WHY_NOW_WITH = Say("bamboo_harvest.why-now-with")
WHY_NOW_MARK = Say("bamboo_harvest.why-now-mark")
WHY_NOW_HARVEST = Say("bamboo_harvest.why-now-harvest")
WHY_NOW_MANAGE = Say("bamboo_harvest.why-now-manage")
WHY_ONE_SWAP = Say("bamboo_harvest.why-one-swap")
WHY_WILD_WIN = Say("bamboo_harvest.why-wild-win")
WHY_WILD_ONCE = Say("bamboo_harvest.why-wild-once")
WHY_TWO_CARDS = Say("bamboo_harvest.why-two-cards")
WHY_BUY_LATER = Say("bamboo_harvest.why-buy-later")
WHY_BOUGHT = Say("bamboo_harvest.why-bought")
WHY_NO_PILE = Say("bamboo_harvest.why-no-pile")
WHY_REDRAWN = Say("bamboo_harvest.why-redrawn")
WAY_DOWN = Say("bamboo_harvest.way-down")
WAY_ACROSS = Say("bamboo_harvest.way-across")
OPTION_DRAW = Say("bamboo_harvest.option-draw")
TIP_DROP_TITLE = Say("bamboo_harvest.tip-drop-title")
TIP_DROP = Say("bamboo_harvest.tip-drop")
TIP_PLACE_TITLE = Say("bamboo_harvest.tip-place-title")
TIP_PLACE = Say("bamboo_harvest.tip-place")
TIP_GOAL_TITLE = Say("bamboo_harvest.tip-goal-title")
TIP_GOAL = Say("bamboo_harvest.tip-goal")
TIP_DANGER_TITLE = Say("bamboo_harvest.tip-danger-title")
TIP_DANGER = Say("bamboo_harvest.tip-danger")
TIP_WILD_TITLE = Say("bamboo_harvest.tip-wild-title")
TIP_WILD = Say("bamboo_harvest.tip-wild")
TIP_BUILD_TITLE = Say("bamboo_harvest.tip-build-title")
TIP_BUILD = Say("bamboo_harvest.tip-build")
TIP_SWAP_TITLE = Say("bamboo_harvest.tip-swap-title")
TIP_SWAP = Say("bamboo_harvest.tip-swap")
TIP_WITH_TITLE = Say("bamboo_harvest.tip-with-title")
TIP_WITH = Say("bamboo_harvest.tip-with")
TIP_MARK_TITLE = Say("bamboo_harvest.tip-mark-title")
TIP_MARK = Say("bamboo_harvest.tip-mark")
TIP_HARVEST_TITLE = Say("bamboo_harvest.tip-harvest-title")
TIP_HARVEST = Say("bamboo_harvest.tip-harvest")
TIP_EQUAL_TITLE = Say("bamboo_harvest.tip-equal-title")
TIP_EQUAL = Say("bamboo_harvest.tip-equal")
TIP_COURT_TITLE = Say("bamboo_harvest.tip-court-title")
TIP_COURT = Say("bamboo_harvest.tip-court")
TIP_REEDS_TITLE = Say("bamboo_harvest.tip-reeds-title")
TIP_REEDS = Say("bamboo_harvest.tip-reeds")
TIP_REEDS_ENOUGH = Say("bamboo_harvest.tip-reeds-enough")
TIP_REDRAW_TITLE = Say("bamboo_harvest.tip-redraw-title")
TIP_REDRAW = Say("bamboo_harvest.tip-redraw")
TIP_BUY_TITLE = Say("bamboo_harvest.tip-buy-title")
TIP_BUY = Say("bamboo_harvest.tip-buy")
TIP_REVEAL_TITLE = Say("bamboo_harvest.tip-reveal-title")
TIP_REVEAL = Say("bamboo_harvest.tip-reveal")
TIP_DISCARD_TITLE = Say("bamboo_harvest.tip-discard-title")
TIP_DISCARD = Say("bamboo_harvest.tip-discard")
LESSON_START_TITLE = Say("bamboo_harvest.lesson-start-title")
LESSON_START_TASK = Say("bamboo_harvest.lesson-start-task")
LESSON_START_ASTRAY = Say("bamboo_harvest.lesson-start-astray")
LESSON_START_TASK_2 = Say("bamboo_harvest.lesson-start-task-2")
LESSON_START_ASTRAY_2 = Say("bamboo_harvest.lesson-start-astray-2")
LESSON_START_TASK_3 = Say("bamboo_harvest.lesson-start-task-3")
LESSON_START_ASTRAY_3 = Say("bamboo_harvest.lesson-start-astray-3")
LESSON_START_WHY = Say("bamboo_harvest.lesson-start-why")
LESSON_HARVEST_TITLE = Say("bamboo_harvest.lesson-harvest-title")
LESSON_HARVEST_TASK = Say("bamboo_harvest.lesson-harvest-task")
LESSON_HARVEST_ASTRAY = Say("bamboo_harvest.lesson-harvest-astray")
LESSON_HARVEST_TASK_2 = Say("bamboo_harvest.lesson-harvest-task-2")
LESSON_HARVEST_ASTRAY_2 = Say("bamboo_harvest.lesson-harvest-astray-2")
LESSON_HARVEST_WHY = Say("bamboo_harvest.lesson-harvest-why")
LESSON_DEEDS_TITLE = Say("bamboo_harvest.lesson-deeds-title")
LESSON_DEEDS_TASK = Say("bamboo_harvest.lesson-deeds-task")
LESSON_DEEDS_ASTRAY = Say("bamboo_harvest.lesson-deeds-astray")
LESSON_DEEDS_TASK_2 = Say("bamboo_harvest.lesson-deeds-task-2")
LESSON_DEEDS_ASTRAY_2 = Say("bamboo_harvest.lesson-deeds-astray-2")
LESSON_DEEDS_TASK_3 = Say("bamboo_harvest.lesson-deeds-task-3")
LESSON_DEEDS_ASTRAY_3 = Say("bamboo_harvest.lesson-deeds-astray-3")
LESSON_DEEDS_TASK_4 = Say("bamboo_harvest.lesson-deeds-task-4")
LESSON_DEEDS_ASTRAY_4 = Say("bamboo_harvest.lesson-deeds-astray-4")
LESSON_DEEDS_WHY = Say("bamboo_harvest.lesson-deeds-why")
LESSON_BUILD_TITLE = Say("bamboo_harvest.lesson-build-title")
LESSON_BUILD_TASK = Say("bamboo_harvest.lesson-build-task")
LESSON_BUILD_ASTRAY = Say("bamboo_harvest.lesson-build-astray")
LESSON_BUILD_WHY = Say("bamboo_harvest.lesson-build-why")
LESSON_SWAP_TITLE = Say("bamboo_harvest.lesson-swap-title")
LESSON_SWAP_TASK = Say("bamboo_harvest.lesson-swap-task")
LESSON_SWAP_ASTRAY = Say("bamboo_harvest.lesson-swap-astray")
LESSON_SWAP_TASK_2 = Say("bamboo_harvest.lesson-swap-task-2")
LESSON_SWAP_ASTRAY_2 = Say("bamboo_harvest.lesson-swap-astray-2")
LESSON_SWAP_TASK_3 = Say("bamboo_harvest.lesson-swap-task-3")
LESSON_SWAP_ASTRAY_3 = Say("bamboo_harvest.lesson-swap-astray-3")
LESSON_SWAP_WHY = Say("bamboo_harvest.lesson-swap-why")
LESSON_WILD_TITLE = Say("bamboo_harvest.lesson-wild-title")
LESSON_WILD_TASK = Say("bamboo_harvest.lesson-wild-task")
LESSON_WILD_ASTRAY = Say("bamboo_harvest.lesson-wild-astray")
LESSON_WILD_WHY = Say("bamboo_harvest.lesson-wild-why")
LESSON_PATH_TITLE = Say("bamboo_harvest.lesson-path-title")
LESSON_PATH_TASK = Say("bamboo_harvest.lesson-path-task")
LESSON_PATH_ASTRAY = Say("bamboo_harvest.lesson-path-astray")
LESSON_PATH_WHY = Say("bamboo_harvest.lesson-path-why")
LESSON_STOP_TITLE = Say("bamboo_harvest.lesson-stop-title")
LESSON_STOP_TASK = Say("bamboo_harvest.lesson-stop-task")
LESSON_STOP_ASTRAY = Say("bamboo_harvest.lesson-stop-astray")
LESSON_STOP_WHY = Say("bamboo_harvest.lesson-stop-why")
LEARN_GOAL = Say("bamboo_harvest.learn-goal")
LEARN_SAYS = Say("bamboo_harvest.learn-says")
LEARN_BUILD_TITLE = Say("bamboo_harvest.learn-build-title")
LEARN_BUILD = Say("bamboo_harvest.learn-build")
LEARN_SWAP_TITLE = Say("bamboo_harvest.learn-swap-title")
LEARN_SWAP = Say("bamboo_harvest.learn-swap")
LEARN_HARVEST_TITLE = Say("bamboo_harvest.learn-harvest-title")
LEARN_HARVEST = Say("bamboo_harvest.learn-harvest")
LEARN_DEEDS_TITLE = Say("bamboo_harvest.learn-deeds-title")
LEARN_DEEDS = Say("bamboo_harvest.learn-deeds")
LEARN_HEADING = Say("bamboo_harvest.learn-heading")
LEARN_PATH_TITLE = Say("bamboo_harvest.learn-path-title")
LEARN_PATH = Say("bamboo_harvest.learn-path")
LEARN_COUNT_TITLE = Say("bamboo_harvest.learn-count-title")
LEARN_COUNT = Say("bamboo_harvest.learn-count")
LEARN_END_TITLE = Say("bamboo_harvest.learn-end-title")
LEARN_END = Say("bamboo_harvest.learn-end")
WORD_DEED = Say("bamboo_harvest.word-deed")
WORD_DEED_SAYS = Say("bamboo_harvest.word-deed-says")
WORD_REED = Say("bamboo_harvest.word-reed")
WORD_REED_SAYS = Say("bamboo_harvest.word-reed-says")
WORD_DISTURB = Say("bamboo_harvest.word-disturb")
WORD_DISTURB_SAYS = Say("bamboo_harvest.word-disturb-says")
WORD_SWAP = Say("bamboo_harvest.word-swap")
WORD_SWAP_SAYS = Say("bamboo_harvest.word-swap-says")
WORD_VACANT = Say("bamboo_harvest.word-vacant")
WORD_VACANT_SAYS = Say("bamboo_harvest.word-vacant-says")
WORD_WILD = Say("bamboo_harvest.word-wild")
WORD_WILD_SAYS = Say("bamboo_harvest.word-wild-says")
CHART_LEGEND = Say("bamboo_harvest.chart-legend")
PERSONAL_PATH = Say("bamboo_harvest.personal-path")


def card(*, rank: Words, suit: Words) -> Say:
    return Say("bamboo_harvest.card", (("rank", rank), ("suit", suit)))


def many_ace(n: int) -> Say:
    return Say("bamboo_harvest.many-ace", (("n", n),))


def many_two(n: int) -> Say:
    return Say("bamboo_harvest.many-two", (("n", n),))


def many_three(n: int) -> Say:
    return Say("bamboo_harvest.many-three", (("n", n),))


def many_four(n: int) -> Say:
    return Say("bamboo_harvest.many-four", (("n", n),))


def many_five(n: int) -> Say:
    return Say("bamboo_harvest.many-five", (("n", n),))


def many_six(n: int) -> Say:
    return Say("bamboo_harvest.many-six", (("n", n),))


def many_seven(n: int) -> Say:
    return Say("bamboo_harvest.many-seven", (("n", n),))


def many_eight(n: int) -> Say:
    return Say("bamboo_harvest.many-eight", (("n", n),))


def many_nine(n: int) -> Say:
    return Say("bamboo_harvest.many-nine", (("n", n),))


def many_ten(n: int) -> Say:
    return Say("bamboo_harvest.many-ten", (("n", n),))


def many_jack(n: int) -> Say:
    return Say("bamboo_harvest.many-jack", (("n", n),))


def many_queen(n: int) -> Say:
    return Say("bamboo_harvest.many-queen", (("n", n),))


def many_king(n: int) -> Say:
    return Say("bamboo_harvest.many-king", (("n", n),))


def reeds(n: int) -> Say:
    return Say("bamboo_harvest.reeds", (("n", n),))


def deeds(n: int) -> Say:
    return Say("bamboo_harvest.deeds", (("n", n),))


def tokens(n: int) -> Say:
    return Say("bamboo_harvest.tokens", (("n", n),))


def steps(n: int) -> Say:
    return Say("bamboo_harvest.steps", (("n", n),))


def rounds(n: int) -> Say:
    return Say("bamboo_harvest.rounds", (("n", n),))


def reeds_note(*, has: int, n: int) -> Say:
    return Say("bamboo_harvest.reeds-note", (("has", has), ("n", n)))


def place_deeds(who: Seat) -> Say:
    return Say("bamboo_harvest.place-deeds", (("who", who),))


def label_card(*, row: int, column: int, card: Words, lies: Words, yields: Words) -> Say:
    return Say(
        "bamboo_harvest.label-card",
        (("row", row), ("column", column), ("card", card), ("lies", lies), ("yields", yields)),
    )


def label_built(*, who: Seat, row: int, column: int) -> Say:
    return Say("bamboo_harvest.label-built", (("who", who), ("row", row), ("column", column)))


def disturbed_by(who: Seat) -> Say:
    return Say("bamboo_harvest.disturbed-by", (("who", who),))


def label_token(cell: Words) -> Say:
    return Say("bamboo_harvest.label-token", (("cell", cell),))


def label_deed(*, card: Words, lies: Words) -> Say:
    return Say("bamboo_harvest.label-deed", (("card", card), ("lies", lies)))


def label_wild(*, card: Words, lies: Words) -> Say:
    return Say("bamboo_harvest.label-wild", (("card", card), ("lies", lies)))


def label_spent(*, card: Words, lies: Words) -> Say:
    return Say("bamboo_harvest.label-spent", (("card", card), ("lies", lies)))


def label_back(lies: Words) -> Say:
    return Say("bamboo_harvest.label-back", (("lies", lies),))


def label_pile(deeds: Words) -> Say:
    return Say("bamboo_harvest.label-pile", (("deeds", deeds),))


def label_discards(deeds: Words) -> Say:
    return Say("bamboo_harvest.label-discards", (("deeds", deeds),))


def text_pile(n: int) -> Say:
    return Say("bamboo_harvest.text-pile", (("n", n),))


def text_discards(n: int) -> Say:
    return Say("bamboo_harvest.text-discards", (("n", n),))


def label_crop(*, cell: Words, cards: Words, gain: Words) -> Say:
    return Say("bamboo_harvest.label-crop", (("cell", cell), ("cards", cards), ("gain", gain)))


def asks_place(n: int) -> Say:
    return Say("bamboo_harvest.asks-place", (("n", n),))


def asks_build(reeds: Words) -> Say:
    return Say("bamboo_harvest.asks-build", (("reeds", reeds),))


def asks_discard(n: int) -> Say:
    return Say("bamboo_harvest.asks-discard", (("n", n),))


def waits_drop(who: Seat) -> Say:
    return Say("bamboo_harvest.waits-drop", (("who", who),))


def waits_place(who: Seat) -> Say:
    return Say("bamboo_harvest.waits-place", (("who", who),))


def waits_build(who: Seat) -> Say:
    return Say("bamboo_harvest.waits-build", (("who", who),))


def waits_swap(who: Seat) -> Say:
    return Say("bamboo_harvest.waits-swap", (("who", who),))


def waits_with(who: Seat) -> Say:
    return Say("bamboo_harvest.waits-with", (("who", who),))


def waits_mark(who: Seat) -> Say:
    return Say("bamboo_harvest.waits-mark", (("who", who),))


def waits_harvest(who: Seat) -> Say:
    return Say("bamboo_harvest.waits-harvest", (("who", who),))


def waits_manage(who: Seat) -> Say:
    return Say("bamboo_harvest.waits-manage", (("who", who),))


def waits_draw(*, who: Seat, deeds: Words) -> Say:
    return Say("bamboo_harvest.waits-draw", (("who", who), ("deeds", deeds)))


def won(who: Seat) -> Say:
    return Say("bamboo_harvest.won", (("who", who),))


def note_path(cells: Words) -> Say:
    return Say("bamboo_harvest.note-path", (("cells", cells),))


def note_stopped(rounds: Words) -> Say:
    return Say("bamboo_harvest.note-stopped", (("rounds", rounds),))


def note_dropped(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.note-dropped", (("who", who), ("card", card)))


def step_build_says(reeds: Words) -> Say:
    return Say("bamboo_harvest.step-build-says", (("reeds", reeds),))


def step_mark(cell: Words) -> Say:
    return Say("bamboo_harvest.step-mark", (("cell", cell),))


def step_discard_says(n: int) -> Say:
    return Say("bamboo_harvest.step-discard-says", (("n", n),))


def drop_title(card: Words) -> Say:
    return Say("bamboo_harvest.drop-title", (("card", card),))


def drop_press(deed: Words) -> Say:
    return Say("bamboo_harvest.drop-press", (("deed", deed),))


def place_title(cell: Words) -> Say:
    return Say("bamboo_harvest.place-title", (("cell", cell),))


def place_says(gain: Words) -> Say:
    return Say("bamboo_harvest.place-says", (("gain", gain),))


def build_title(*, rank: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.build-title", (("rank", rank), ("cell", cell)))


def build_says(*, reeds: Words, card: Words) -> Say:
    return Say("bamboo_harvest.build-says", (("reeds", reeds), ("card", card)))


def build_says_hidden(*, reeds: Words, card: Words) -> Say:
    return Say("bamboo_harvest.build-says-hidden", (("reeds", reeds), ("card", card)))


def leaves(reeds: Words) -> Say:
    return Say("bamboo_harvest.leaves", (("reeds", reeds),))


def build_press(n: int) -> Say:
    return Say("bamboo_harvest.build-press", (("n", n),))


def swap_title(*, rank: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.swap-title", (("rank", rank), ("cell", cell)))


def swap_wild_title(*, rank: Words, cell: Words, card: Words) -> Say:
    return Say("bamboo_harvest.swap-wild-title", (("rank", rank), ("cell", cell), ("card", card)))


def swap_says(*, steps: Words, reeds: Words) -> Say:
    return Say("bamboo_harvest.swap-says", (("steps", steps), ("reeds", reeds)))


def swap_wild_says(card: Words) -> Say:
    return Say("bamboo_harvest.swap-wild-says", (("card", card),))


def with_title(*, one: Words, other: Words, steps: Words) -> Say:
    return Say("bamboo_harvest.with-title", (("one", one), ("other", other), ("steps", steps)))


def with_pays(reeds: Words) -> Say:
    return Say("bamboo_harvest.with-pays", (("reeds", reeds),))


def with_press(n: int) -> Say:
    return Say("bamboo_harvest.with-press", (("n", n),))


def mark_title(*, rank: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.mark-title", (("rank", rank), ("cell", cell)))


def mark_harvest(gain: Words) -> Say:
    return Say("bamboo_harvest.mark-harvest", (("gain", gain),))


def mark_press(rank: Words) -> Say:
    return Say("bamboo_harvest.mark-press", (("rank", rank),))


def harvest_title(*, gain: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.harvest-title", (("gain", gain), ("cell", cell)))


def harvest_says(cards: Words) -> Say:
    return Say("bamboo_harvest.harvest-says", (("cards", cards),))


def harvest_press(gain: Words) -> Say:
    return Say("bamboo_harvest.harvest-press", (("gain", gain),))


def buy_title(reeds: Words) -> Say:
    return Say("bamboo_harvest.buy-title", (("reeds", reeds),))


def buy_press(n: int) -> Say:
    return Say("bamboo_harvest.buy-press", (("n", n),))


def redraw_title(card: Words) -> Say:
    return Say("bamboo_harvest.redraw-title", (("card", card),))


def reveal_title(card: Words) -> Say:
    return Say("bamboo_harvest.reveal-title", (("card", card),))


def discard_title(card: Words) -> Say:
    return Say("bamboo_harvest.discard-title", (("card", card),))


def discard_press(deed: Words) -> Say:
    return Say("bamboo_harvest.discard-press", (("deed", deed),))


def laid(*, card: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.laid", (("card", card), ("cell", cell)))


def was_dealt(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.was-dealt", (("who", who), ("card", card)))


def was_dealt_hidden(who: Seat) -> Say:
    return Say("bamboo_harvest.was-dealt-hidden", (("who", who),))


def drew(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.drew", (("who", who), ("card", card)))


def drew_hidden(who: Seat) -> Say:
    return Say("bamboo_harvest.drew-hidden", (("who", who),))


def black(who: Seat) -> Say:
    return Say("bamboo_harvest.black", (("who", who),))


def dropped(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.dropped", (("who", who), ("card", card)))


def dropped_hidden(who: Seat) -> Say:
    return Say("bamboo_harvest.dropped-hidden", (("who", who),))


def begins(who: Seat) -> Say:
    return Say("bamboo_harvest.begins", (("who", who),))


def placed(*, who: Seat, cell: Words) -> Say:
    return Say("bamboo_harvest.placed", (("who", who), ("cell", cell)))


def built(*, who: Seat, rank: Words, cell: Words, card: Words, reeds: Words) -> Say:
    return Say(
        "bamboo_harvest.built",
        (("who", who), ("rank", rank), ("cell", cell), ("card", card), ("reeds", reeds)),
    )


def picked(*, who: Seat, rank: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.picked", (("who", who), ("rank", rank), ("cell", cell)))


def picked_wild(*, who: Seat, rank: Words, cell: Words, card: Words) -> Say:
    return Say(
        "bamboo_harvest.picked-wild", (("who", who), ("rank", rank), ("cell", cell), ("card", card))
    )


def swapped(*, who: Seat, one: Words, from_: Words, other: Words, cell: Words, reeds: Words) -> Say:
    return Say(
        "bamboo_harvest.swapped",
        (
            ("who", who),
            ("one", one),
            ("from", from_),
            ("other", other),
            ("cell", cell),
            ("reeds", reeds),
        ),
    )


def swapped_free(*, who: Seat, one: Words, from_: Words, other: Words, cell: Words) -> Say:
    return Say(
        "bamboo_harvest.swapped-free",
        (("who", who), ("one", one), ("from", from_), ("other", other), ("cell", cell)),
    )


def disturbed(*, who: Seat, rank: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.disturbed", (("who", who), ("rank", rank), ("cell", cell)))


def harvested(*, who: Seat, gain: Words, rank: Words, cell: Words) -> Say:
    return Say(
        "bamboo_harvest.harvested", (("who", who), ("gain", gain), ("rank", rank), ("cell", cell))
    )


def bought(*, who: Seat, reeds: Words) -> Say:
    return Say("bamboo_harvest.bought", (("who", who), ("reeds", reeds)))


def redrew(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.redrew", (("who", who), ("card", card)))


def redrew_hidden(who: Seat) -> Say:
    return Say("bamboo_harvest.redrew-hidden", (("who", who),))


def revealed(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.revealed", (("who", who), ("card", card)))


def discarded(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.discarded", (("who", who), ("card", card)))


def discarded_hidden(who: Seat) -> Say:
    return Say("bamboo_harvest.discarded-hidden", (("who", who),))


def built_nothing(who: Seat) -> Say:
    return Say("bamboo_harvest.built-nothing", (("who", who),))


def swapped_nothing(who: Seat) -> Say:
    return Say("bamboo_harvest.swapped-nothing", (("who", who),))


def ended_harvest(who: Seat) -> Say:
    return Say("bamboo_harvest.ended-harvest", (("who", who),))


def ended_turn(who: Seat) -> Say:
    return Say("bamboo_harvest.ended-turn", (("who", who),))


def why_draw_first(*, who: Seat, deeds: Words) -> Say:
    return Say("bamboo_harvest.why-draw-first", (("who", who), ("deeds", deeds)))


def why_one_build(reeds: Words) -> Say:
    return Say("bamboo_harvest.why-one-build", (("reeds", reeds),))


def why_no_deed_up(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.why-no-deed-up", (("who", who), ("card", card)))


def why_no_deed_down(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.why-no-deed-down", (("who", who), ("card", card)))


def why_disturbed(cell: Words) -> Say:
    return Say("bamboo_harvest.why-disturbed", (("cell", cell),))


def why_built(cell: Words) -> Say:
    return Say("bamboo_harvest.why-built", (("cell", cell),))


def why_not_dealt(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.why-not-dealt", (("who", who), ("card", card)))


def why_token(cell: Words) -> Say:
    return Say("bamboo_harvest.why-token", (("cell", cell),))


def why_build_cost(*, who: Seat, cost: Words, has: Words) -> Say:
    return Say("bamboo_harvest.why-build-cost", (("who", who), ("cost", cost), ("has", has)))


def why_no_match(*, card: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.why-no-match", (("card", card), ("cell", cell)))


def why_no_rank(*, who: Seat, rank: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.why-no-rank", (("who", who), ("rank", rank), ("cell", cell)))


def why_name_wild(line: Words) -> Say:
    return Say("bamboo_harvest.why-name-wild", (("line", line),))


def why_spent(card: Words) -> Say:
    return Say("bamboo_harvest.why-spent", (("card", card),))


def why_no_partner(cell: Words) -> Say:
    return Say("bamboo_harvest.why-no-partner", (("cell", cell),))


def why_swap_cost(*, who: Seat, cost: Words, has: Words) -> Say:
    return Say("bamboo_harvest.why-swap-cost", (("who", who), ("cost", cost), ("has", has)))


def why_mark(cells: Words) -> Say:
    return Say("bamboo_harvest.why-mark", (("cells", cells),))


def why_no_token(*, who: Seat, cell: Words) -> Say:
    return Say("bamboo_harvest.why-no-token", (("who", who), ("cell", cell)))


def why_none_beside(*, rank: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.why-none-beside", (("rank", rank), ("cell", cell)))


def why_harvested(cell: Words) -> Say:
    return Say("bamboo_harvest.why-harvested", (("cell", cell),))


def why_buy_cost(*, who: Seat, cost: Words, has: Words) -> Say:
    return Say("bamboo_harvest.why-buy-cost", (("who", who), ("cost", cost), ("has", has)))


def why_by_court(who: Seat) -> Say:
    return Say("bamboo_harvest.why-by-court", (("who", who),))


def why_not_drawn(*, who: Seat, card: Words) -> Say:
    return Say("bamboo_harvest.why-not-drawn", (("who", who), ("card", card)))


def why_keep(n: int) -> Say:
    return Say("bamboo_harvest.why-keep", (("n", n),))


def why_all_harvest(*, who: Seat, tokens: Words) -> Say:
    return Say("bamboo_harvest.why-all-harvest", (("who", who), ("tokens", tokens)))


def why_too_many(*, who: Seat, deeds: Words) -> Say:
    return Say("bamboo_harvest.why-too-many", (("who", who), ("deeds", deeds)))


def goal(tokens: Words) -> Say:
    return Say("bamboo_harvest.goal", (("tokens", tokens),))


def goal_far(n: int) -> Say:
    return Say("bamboo_harvest.goal-far", (("n", n),))


def goal_far_tokens(n: int) -> Say:
    return Say("bamboo_harvest.goal-far-tokens", (("n", n),))


def path_title(*, who: Seat, way: Words) -> Say:
    return Say("bamboo_harvest.path-title", (("who", who), ("way", way)))


def path_stands(*, n: int, of: int) -> Say:
    return Say("bamboo_harvest.path-stands", (("n", n), ("of", of)))


def path_missing(cells: Words) -> Say:
    return Say("bamboo_harvest.path-missing", (("cells", cells),))


def path_guests(*, n: int, most: int) -> Say:
    return Say("bamboo_harvest.path-guests", (("n", n), ("most", most)))


def lacks_nothing(rank: Words) -> Say:
    return Say("bamboo_harvest.lacks-nothing", (("rank", rank),))


def lacks_wild(rank: Words) -> Say:
    return Say("bamboo_harvest.lacks-wild", (("rank", rank),))


def lacks_swap(*, rank: Words, cell: Words) -> Say:
    return Say("bamboo_harvest.lacks-swap", (("rank", rank), ("cell", cell)))


def lacks_deed(rank: Words) -> Say:
    return Say("bamboo_harvest.lacks-deed", (("rank", rank),))


def lacks_disturbed(rank: Words) -> Say:
    return Say("bamboo_harvest.lacks-disturbed", (("rank", rank),))


def label_option(*, cell: Words, says: Words) -> Say:
    return Say("bamboo_harvest.label-option", (("cell", cell), ("says", says)))


def option_build(*, card: Words, reeds: Words) -> Say:
    return Say("bamboo_harvest.option-build", (("card", card), ("reeds", reeds)))


def option_then(n: int) -> Say:
    return Say("bamboo_harvest.option-then", (("n", n),))


def option_swap(*, rank: Words, cell: Words, n: int) -> Say:
    return Say("bamboo_harvest.option-swap", (("rank", rank), ("cell", cell), ("n", n)))


def option_none(rank: Words) -> Say:
    return Say("bamboo_harvest.option-none", (("rank", rank),))


def option_buy(reeds: Words) -> Say:
    return Say("bamboo_harvest.option-buy", (("reeds", reeds),))


def tip_drop_now(card: Words) -> Say:
    return Say("bamboo_harvest.tip-drop-now", (("card", card),))


def tip_place_now(*, cell: Words, gain: Words) -> Say:
    return Say("bamboo_harvest.tip-place-now", (("cell", cell), ("gain", gain)))


def tip_goal_now(*, n: int, tokens: Words) -> Say:
    return Say("bamboo_harvest.tip-goal-now", (("n", n), ("tokens", tokens)))


def tip_danger_now(*, who: Seat, n: int) -> Say:
    return Say("bamboo_harvest.tip-danger-now", (("who", who), ("n", n)))


def tip_build_path(cells: Words) -> Say:
    return Say("bamboo_harvest.tip-build-path", (("cells", cells),))


def tip_build_now(reeds: Words) -> Say:
    return Say("bamboo_harvest.tip-build-now", (("reeds", reeds),))


def tip_swap_now(ranks: Words) -> Say:
    return Say("bamboo_harvest.tip-swap-now", (("ranks", ranks),))


def tip_harvest_now(*, cell: Words, cards: Words, gain: Words) -> Say:
    return Say("bamboo_harvest.tip-harvest-now", (("cell", cell), ("cards", cards), ("gain", gain)))


def tip_reeds_now(n: int) -> Say:
    return Say("bamboo_harvest.tip-reeds-now", (("n", n),))


def tip_buy_now(reeds: Words) -> Say:
    return Say("bamboo_harvest.tip-buy-now", (("reeds", reeds),))


def won_down(who: Seat) -> Say:
    return Say("bamboo_harvest.won-down", (("who", who),))


def won_across(who: Seat) -> Say:
    return Say("bamboo_harvest.won-across", (("who", who),))


def won_tokens(*, who: Seat, tokens: Words) -> Say:
    return Say("bamboo_harvest.won-tokens", (("who", who), ("tokens", tokens)))


def won_most(*, who: Seat, mine: int, theirs: int) -> Say:
    return Say("bamboo_harvest.won-most", (("who", who), ("mine", mine), ("theirs", theirs)))


def won_reeds(*, who: Seat, tokens: Words, mine: int, theirs: int) -> Say:
    return Say(
        "bamboo_harvest.won-reeds",
        (("who", who), ("tokens", tokens), ("mine", mine), ("theirs", theirs)),
    )


def won_later(*, who: Seat, tokens: Words) -> Say:
    return Say("bamboo_harvest.won-later", (("who", who), ("tokens", tokens)))
