"""What pass_the_pandas can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Say, Seat, Words

TITLE = Say("pass_the_pandas.title")
SUMMARY = Say("pass_the_pandas.summary")
OPTION_PLACES = Say("pass_the_pandas.option-places")
OPTION_BAMBOOZLED = Say("pass_the_pandas.option-bamboozled")
OPTION_PANDAMONIUM = Say("pass_the_pandas.option-pandamonium")
OPTION_TURN_CAP = Say("pass_the_pandas.option-turn-cap")
FACE_WATER = Say("pass_the_pandas.face-water")
FACE_PANDA = Say("pass_the_pandas.face-panda")
FACE_BAMBOO = Say("pass_the_pandas.face-bamboo")
FACE_BLANK = Say("pass_the_pandas.face-blank")
COUNT_BAMBOO = Say("pass_the_pandas.count-bamboo")
SCORE_DICE = Say("pass_the_pandas.score-dice")
SCORE_SEATS = Say("pass_the_pandas.score-seats")
ASKS_START = Say("pass_the_pandas.asks-start")
ASKS_SWAP = Say("pass_the_pandas.asks-swap")
PLACE_ROLL = Say("pass_the_pandas.place-roll")
PLACE_MINE = Say("pass_the_pandas.place-mine")
PLACE_MINE_AFTER = Say("pass_the_pandas.place-mine-after")
NONE_LEFT = Say("pass_the_pandas.none-left")
PLACE_GONE = Say("pass_the_pandas.place-gone")
PRESS_GIVE = Say("pass_the_pandas.press-give")
PRESS_SWAP = Say("pass_the_pandas.press-swap")
VERB_KEEP_TITLE = Say("pass_the_pandas.verb-keep-title")
KEEP_SAYS = Say("pass_the_pandas.keep-says")
NEW_ROUND = Say("pass_the_pandas.new-round")
WHY_NOT_BEGUN = Say("pass_the_pandas.why-not-begun")
WHY_BEGUN = Say("pass_the_pandas.why-begun")
WHY_NOT_ONESELF = Say("pass_the_pandas.why-not-oneself")
WHY_NO_VARIANT = Say("pass_the_pandas.why-no-variant")
WHY_SWAP_OTHER = Say("pass_the_pandas.why-swap-other")
GOAL = Say("pass_the_pandas.goal")
TIP_GOAL_TITLE = Say("pass_the_pandas.tip-goal-title")
TIP_GOAL = Say("pass_the_pandas.tip-goal")
TIP_PANDA_TITLE = Say("pass_the_pandas.tip-panda-title")
TIP_PANDA = Say("pass_the_pandas.tip-panda")
TIP_WATER_TITLE = Say("pass_the_pandas.tip-water-title")
TIP_WATER = Say("pass_the_pandas.tip-water")
TIP_BAMBOO_TITLE = Say("pass_the_pandas.tip-bamboo-title")
TIP_BAMBOO = Say("pass_the_pandas.tip-bamboo")
TIP_BAMBOO_MET = Say("pass_the_pandas.tip-bamboo-met")
TIP_LEADER_TITLE = Say("pass_the_pandas.tip-leader-title")
TIP_LEADER = Say("pass_the_pandas.tip-leader")
TIP_SPLIT_TITLE = Say("pass_the_pandas.tip-split-title")
TIP_SPLIT = Say("pass_the_pandas.tip-split")
TIP_SAVE_TITLE = Say("pass_the_pandas.tip-save-title")
TIP_SAVE = Say("pass_the_pandas.tip-save")
TIP_SWAP_TITLE = Say("pass_the_pandas.tip-swap-title")
TIP_SWAP = Say("pass_the_pandas.tip-swap")
LESSON_PANDA_TITLE = Say("pass_the_pandas.lesson-panda-title")
LESSON_PANDA_TASK = Say("pass_the_pandas.lesson-panda-task")
LESSON_PANDA_ASTRAY = Say("pass_the_pandas.lesson-panda-astray")
LESSON_PANDA_WHY = Say("pass_the_pandas.lesson-panda-why")
LESSON_SPLIT_TITLE = Say("pass_the_pandas.lesson-split-title")
LESSON_SPLIT_ASTRAY = Say("pass_the_pandas.lesson-split-astray")
LESSON_SPLIT_WHY = Say("pass_the_pandas.lesson-split-why")
LESSON_BAMBOO_TITLE = Say("pass_the_pandas.lesson-bamboo-title")
LESSON_BAMBOO_TASK = Say("pass_the_pandas.lesson-bamboo-task")
LESSON_BAMBOO_ASTRAY = Say("pass_the_pandas.lesson-bamboo-astray")
LESSON_BAMBOO_WHY = Say("pass_the_pandas.lesson-bamboo-why")
LESSON_SAVE_TITLE = Say("pass_the_pandas.lesson-save-title")
LESSON_SAVE_TASK = Say("pass_the_pandas.lesson-save-task")
LESSON_SAVE_ASTRAY = Say("pass_the_pandas.lesson-save-astray")
LESSON_SAVE_WHY = Say("pass_the_pandas.lesson-save-why")
LESSON_WIN_TITLE = Say("pass_the_pandas.lesson-win-title")
LESSON_WIN_TASK = Say("pass_the_pandas.lesson-win-task")
LESSON_WIN_ASTRAY = Say("pass_the_pandas.lesson-win-astray")
LESSON_WIN_WHY = Say("pass_the_pandas.lesson-win-why")
LESSON_SWAP_TITLE = Say("pass_the_pandas.lesson-swap-title")
LESSON_SWAP_TASK = Say("pass_the_pandas.lesson-swap-task")
LESSON_SWAP_ASTRAY = Say("pass_the_pandas.lesson-swap-astray")
LESSON_SWAP_WHY = Say("pass_the_pandas.lesson-swap-why")
LESSON_KEEP_TITLE = Say("pass_the_pandas.lesson-keep-title")
LESSON_KEEP_TASK = Say("pass_the_pandas.lesson-keep-task")
LESSON_KEEP_ASTRAY = Say("pass_the_pandas.lesson-keep-astray")
LESSON_KEEP_WHY = Say("pass_the_pandas.lesson-keep-why")
LEARN_GOAL = Say("pass_the_pandas.learn-goal")
LEARN_SAYS = Say("pass_the_pandas.learn-says")
LEARN_ROLL_TITLE = Say("pass_the_pandas.learn-roll-title")
LEARN_ROLL = Say("pass_the_pandas.learn-roll")
LEARN_WATER_TITLE = Say("pass_the_pandas.learn-water-title")
LEARN_WATER = Say("pass_the_pandas.learn-water")
LEARN_PANDA_TITLE = Say("pass_the_pandas.learn-panda-title")
LEARN_PANDA = Say("pass_the_pandas.learn-panda")
LEARN_BAMBOO_TITLE = Say("pass_the_pandas.learn-bamboo-title")
LEARN_BAMBOO = Say("pass_the_pandas.learn-bamboo")
LEARN_HEADING = Say("pass_the_pandas.learn-heading")
LEARN_LEADER_TITLE = Say("pass_the_pandas.learn-leader-title")
LEARN_LEADER = Say("pass_the_pandas.learn-leader")
LEARN_SPLIT_TITLE = Say("pass_the_pandas.learn-split-title")
LEARN_SPLIT = Say("pass_the_pandas.learn-split")
LEARN_SAVE_TITLE = Say("pass_the_pandas.learn-save-title")
LEARN_SAVE = Say("pass_the_pandas.learn-save")
LEARN_END_TITLE = Say("pass_the_pandas.learn-end-title")
LEARN_END = Say("pass_the_pandas.learn-end")
CHART_LEGEND = Say("pass_the_pandas.chart-legend")
PERSONAL_TURNS = Say("pass_the_pandas.personal-turns")


def dice(n: int) -> Say:
    return Say("pass_the_pandas.dice", (("n", n),))


def pandas(n: int) -> Say:
    return Say("pass_the_pandas.pandas", (("n", n),))


def turns(n: int) -> Say:
    return Say("pass_the_pandas.turns", (("n", n),))


def shown_water(n: int) -> Say:
    return Say("pass_the_pandas.shown-water", (("n", n),))


def shown_panda(n: int) -> Say:
    return Say("pass_the_pandas.shown-panda", (("n", n),))


def shown_bamboo(n: int) -> Say:
    return Say("pass_the_pandas.shown-bamboo", (("n", n),))


def shown_blank(n: int) -> Say:
    return Say("pass_the_pandas.shown-blank", (("n", n),))


def count_dice(n: int) -> Say:
    return Say("pass_the_pandas.count-dice", (("n", n),))


def finished(place: int) -> Say:
    return Say("pass_the_pandas.finished", (("place", place),))


def asks_roll(*, who: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.asks-roll", (("who", who), ("dice", dice)))


def asks_give(*, n: int, of: int) -> Say:
    return Say("pass_the_pandas.asks-give", (("n", n), ("of", of)))


def waits_give(who: Seat) -> Say:
    return Say("pass_the_pandas.waits-give", (("who", who),))


def waits_swap(who: Seat) -> Say:
    return Say("pass_the_pandas.waits-swap", (("who", who),))


def from_whom(*, n: int, from_: Seat) -> Say:
    return Say("pass_the_pandas.from-whom", (("n", n), ("from", from_)))


def gone_of(*, n: int, of: int) -> Say:
    return Say("pass_the_pandas.gone-of", (("n", n), ("of", of)))


def tray(*, who: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.tray", (("who", who), ("dice", dice)))


def verb_give(*, to: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.verb-give", (("to", to), ("dice", dice)))


def verb_swap(*, to: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.verb-swap", (("to", to), ("dice", dice)))


def verb_keep(dice: Words) -> Say:
    return Say("pass_the_pandas.verb-keep", (("dice", dice),))


def verb_whose(*, who: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.verb-whose", (("who", who), ("dice", dice)))


def give_title(*, to: Seat, pandas: int) -> Say:
    return Say("pass_the_pandas.give-title", (("to", to), ("pandas", pandas)))


def give_press(to: Seat) -> Say:
    return Say("pass_the_pandas.give-press", (("to", to),))


def will_hold(*, who: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.will-hold", (("who", who), ("dice", dice)))


def give_saves(who: Seat) -> Say:
    return Say("pass_the_pandas.give-saves", (("who", who),))


def give_fewest(who: Seat) -> Say:
    return Say("pass_the_pandas.give-fewest", (("who", who),))


def give_most(who: Seat) -> Say:
    return Say("pass_the_pandas.give-most", (("who", who),))


def pandas_left(n: int) -> Say:
    return Say("pass_the_pandas.pandas-left", (("n", n),))


def will_pay(*, from_: Seat, to: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.will-pay", (("from", from_), ("to", to), ("dice", dice)))


def will_end(*, who: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.will-end", (("who", who), ("dice", dice)))


def swap_title(to: Seat) -> Say:
    return Say("pass_the_pandas.swap-title", (("to", to),))


def swap_press(*, mine: int, theirs: int) -> Say:
    return Say("pass_the_pandas.swap-press", (("mine", mine), ("theirs", theirs)))


def keep_title(dice: Words) -> Say:
    return Say("pass_the_pandas.keep-title", (("dice", dice),))


def keep_press(n: int) -> Say:
    return Say("pass_the_pandas.keep-press", (("n", n),))


def begins(who: Seat) -> Say:
    return Say("pass_the_pandas.begins", (("who", who),))


def rolled(*, who: Seat, faces: Words) -> Say:
    return Say("pass_the_pandas.rolled", (("who", who), ("faces", faces)))


def gone(n: int) -> Say:
    return Say("pass_the_pandas.gone", (("n", n),))


def gave(*, who: Seat, to: Seat) -> Say:
    return Say("pass_the_pandas.gave", (("who", who), ("to", to)))


def paid(*, from_: Seat, to: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.paid", (("from", from_), ("to", to), ("dice", dice)))


def now_has(*, who: Seat, n: int) -> Say:
    return Say("pass_the_pandas.now-has", (("who", who), ("n", n)))


def kept(*, who: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.kept", (("who", who), ("dice", dice)))


def swapped(*, who: Seat, to: Seat, mine: int, theirs: int) -> Say:
    return Say(
        "pass_the_pandas.swapped", (("who", who), ("to", to), ("mine", mine), ("theirs", theirs))
    )


def scored(*, who: Seat, points: Words) -> Say:
    return Say("pass_the_pandas.scored", (("who", who), ("points", points)))


def to_match(*, who: Seat, n: int) -> Say:
    return Say("pass_the_pandas.to-match", (("who", who), ("n", n)))


def first_to(points: Words) -> Say:
    return Say("pass_the_pandas.first-to", (("points", points),))


def wins(who: Seat) -> Say:
    return Say("pass_the_pandas.wins", (("who", who),))


def stopped_points(turns: Words) -> Say:
    return Say("pass_the_pandas.stopped-points", (("turns", turns),))


def stopped_places(turns: Words) -> Say:
    return Say("pass_the_pandas.stopped-places", (("turns", turns),))


def stopped_dice(turns: Words) -> Say:
    return Say("pass_the_pandas.stopped-dice", (("turns", turns),))


def note_course(who: Seat) -> Say:
    return Say("pass_the_pandas.note-course", (("who", who),))


def note_water(dice: Words) -> Say:
    return Say("pass_the_pandas.note-water", (("dice", dice),))


def note_pandas(*, given: int, of: int) -> Say:
    return Say("pass_the_pandas.note-pandas", (("given", given), ("of", of)))


def note_bamboo(*, from_: Seat, target: int, who: Seat, n: int) -> Say:
    return Say(
        "pass_the_pandas.note-bamboo", (("from", from_), ("target", target), ("who", who), ("n", n))
    )


def note_blank(n: int) -> Say:
    return Say("pass_the_pandas.note-blank", (("n", n),))


def why_pandas_left(*, who: Seat, pandas: Words) -> Say:
    return Say("pass_the_pandas.why-pandas-left", (("who", who), ("pandas", pandas)))


def why_may_swap(who: Seat) -> Say:
    return Say("pass_the_pandas.why-may-swap", (("who", who),))


def why_roll_all(*, who: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.why-roll-all", (("who", who), ("dice", dice)))


def why_roll_first(who: Seat) -> Say:
    return Say("pass_the_pandas.why-roll-first", (("who", who),))


def why_no_panda(who: Seat) -> Say:
    return Say("pass_the_pandas.why-no-panda", (("who", who),))


def why_out(who: Seat) -> Say:
    return Say("pass_the_pandas.why-out", (("who", who),))


def why_not_blank(*, who: Seat, least: int) -> Say:
    return Say("pass_the_pandas.why-not-blank", (("who", who), ("least", least)))


def why_none_to_swap(who: Seat) -> Say:
    return Say("pass_the_pandas.why-none-to-swap", (("who", who),))


def goal_match(points: Words) -> Say:
    return Say("pass_the_pandas.goal-match", (("points", points),))


def goal_far(dice: Words) -> Say:
    return Say("pass_the_pandas.goal-far", (("dice", dice),))


def tip_panda_now(dice: Words) -> Say:
    return Say("pass_the_pandas.tip-panda-now", (("dice", dice),))


def tip_leader_now(*, who: Seat, dice: Words) -> Say:
    return Say("pass_the_pandas.tip-leader-now", (("who", who), ("dice", dice)))


def lesson_split_task(to: Seat) -> Say:
    return Say("pass_the_pandas.lesson-split-task", (("to", to),))


def lesson_split_task_2(to: Seat) -> Say:
    return Say("pass_the_pandas.lesson-split-task-2", (("to", to),))


def round_stopped(n: int) -> Say:
    return Say("pass_the_pandas.round-stopped", (("n", n),))


def won_first(who: Seat) -> Say:
    return Say("pass_the_pandas.won-first", (("who", who),))


def won_fewest(*, who: Seat, n: int) -> Say:
    return Say("pass_the_pandas.won-fewest", (("who", who), ("n", n)))
