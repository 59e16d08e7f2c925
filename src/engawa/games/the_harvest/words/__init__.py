"""What the_harvest can say. Made of en.ftl by `engawa words make`; do not edit."""

from engawa.words.say import Arg, Say, Seat, Words

TITLE = Say("the_harvest.title")
SUMMARY = Say("the_harvest.summary")
OPTION_BEGINNER = Say("the_harvest.option-beginner")
OPTION_TURN_TIES = Say("the_harvest.option-turn-ties")
OPTION_TURN_CAP = Say("the_harvest.option-turn-cap")
OPTION_CARDS = Say("the_harvest.option-cards")
HEALTH = Say("the_harvest.health")
COUNT_ALLIES = Say("the_harvest.count-allies")
COUNT_VALUE = Say("the_harvest.count-value")
WINNER = Say("the_harvest.winner")
ACTIVE = Say("the_harvest.active")
SCORE_HEALTH = Say("the_harvest.score-health")
PLACE_STREET = Say("the_harvest.place-street")
PLACE_DECK = Say("the_harvest.place-deck")
PLACE_NOW = Say("the_harvest.place-now")
PLACE_ACTS = Say("the_harvest.place-acts")
PLACE_DISCARD = Say("the_harvest.place-discard")
PLACE_ORDER = Say("the_harvest.place-order")
NOTE_ORDER = Say("the_harvest.note-order")
CALLED_RIGHT = Say("the_harvest.called-right")
CALLED_WRONG = Say("the_harvest.called-wrong")
LABEL_ORDER = Say("the_harvest.label-order")
NOTE_DRAFT = Say("the_harvest.note-draft")
NOTE_EMPTY = Say("the_harvest.note-empty")
NOTE_ACT = Say("the_harvest.note-act")
NOTE_PREVENT = Say("the_harvest.note-prevent")
NEUTRAL = Say("the_harvest.neutral")
DISCARDED_CARD = Say("the_harvest.discarded-card")
ON_DECK = Say("the_harvest.on-deck")
TEXT_RESET = Say("the_harvest.text-reset")
LABEL_HIDDEN = Say("the_harvest.label-hidden")
CHANCE_FIRST = Say("the_harvest.chance-first")
CHANCE_TOP = Say("the_harvest.chance-top")
ASKS_CALL = Say("the_harvest.asks-call")
ASKS_DRAFT = Say("the_harvest.asks-draft")
ASKS_ACT = Say("the_harvest.asks-act")
ASKS_PICK = Say("the_harvest.asks-pick")
ASKS_AIM = Say("the_harvest.asks-aim")
ASKS_CHOOSE = Say("the_harvest.asks-choose")
ASKS_ALLOW = Say("the_harvest.asks-allow")
NOTE_STREET = Say("the_harvest.note-street")
ACT_ACTIVATE = Say("the_harvest.act-activate")
ACT_ACTIVATE_BRIEF = Say("the_harvest.act-activate-brief")
ACT_ACTIVATE_SAYS = Say("the_harvest.act-activate-says")
ACT_ATTACK = Say("the_harvest.act-attack")
ACT_ATTACK_BRIEF = Say("the_harvest.act-attack-brief")
ACT_ATTACK_SAYS = Say("the_harvest.act-attack-says")
ACT_RESET = Say("the_harvest.act-reset")
ACT_RESET_BRIEF = Say("the_harvest.act-reset-brief")
ACT_RESET_SAYS = Say("the_harvest.act-reset-says")
ACT_BUY = Say("the_harvest.act-buy")
ACT_BUY_BRIEF = Say("the_harvest.act-buy-brief")
ACT_BUY_SAYS = Say("the_harvest.act-buy-says")
PRESS_ATTACK = Say("the_harvest.press-attack")
PRESS_ACTIVATE = Say("the_harvest.press-activate")
PRESS_RESET = Say("the_harvest.press-reset")
PRESS_BUY = Say("the_harvest.press-buy")
PRESS_PASS = Say("the_harvest.press-pass")
PRESS_DRAFT = Say("the_harvest.press-draft")
PRESS_TAKE = Say("the_harvest.press-take")
PRESS_DISCARD = Say("the_harvest.press-discard")
PRESS_FLIP = Say("the_harvest.press-flip")
PRESS_MOVE = Say("the_harvest.press-move")
PRESS_SWAP = Say("the_harvest.press-swap")
PRESS_FOLLOW = Say("the_harvest.press-follow")
PRESS_HIT = Say("the_harvest.press-hit")
PRESS_ASK = Say("the_harvest.press-ask")
ACTIVATE_IDLE = Say("the_harvest.activate-idle")
ACTIVATE_PRESS = Say("the_harvest.activate-press")
ANSWER_CANNOT = Say("the_harvest.answer-cannot")
ANSWER_NONE = Say("the_harvest.answer-none")
ANSWER_YOURS = Say("the_harvest.answer-yours")
ANSWER_WINS = Say("the_harvest.answer-wins")
ANSWER_NO_LOSS = Say("the_harvest.answer-no-loss")
PASS_ALL = Say("the_harvest.pass-all")
LOSE_OVER = Say("the_harvest.lose-over")
ENOUGH_TITLE = Say("the_harvest.enough-title")
ENOUGH_PRESS = Say("the_harvest.enough-press")
YES_TITLE = Say("the_harvest.yes-title")
YES_PRESS = Say("the_harvest.yes-press")
NO_TITLE = Say("the_harvest.no-title")
NO_PRESS = Say("the_harvest.no-press")
ODD_TITLE = Say("the_harvest.odd-title")
ODD_SAYS = Say("the_harvest.odd-says")
ODD_PRESS = Say("the_harvest.odd-press")
EVEN_TITLE = Say("the_harvest.even-title")
EVEN_SAYS = Say("the_harvest.even-says")
EVEN_PRESS = Say("the_harvest.even-press")
TAKE_PRESS = Say("the_harvest.take-press")
DISCARD_PRESS = Say("the_harvest.discard-press")
FLIP_PRESS = Say("the_harvest.flip-press")
STAYS_SAYS = Say("the_harvest.stays-says")
CHOOSE_PRESS = Say("the_harvest.choose-press")
MOVE_PRESS = Say("the_harvest.move-press")
SWAP_PRESS = Say("the_harvest.swap-press")
FOLLOW_PRESS = Say("the_harvest.follow-press")
OPTION_PRESS = Say("the_harvest.option-press")
NOTHING_CAME = Say("the_harvest.nothing-came")
WHY_TOP = Say("the_harvest.why-top")
WHY_FIRST = Say("the_harvest.why-first")
WHY_MUST_PICK = Say("the_harvest.why-must-pick")
WHY_NO_DECK = Say("the_harvest.why-no-deck")
VERB_DISCARD = Say("the_harvest.verb-discard")
VERB_FLIP = Say("the_harvest.verb-flip")
VERB_TAKE = Say("the_harvest.verb-take")
VERB_MOVE = Say("the_harvest.verb-move")
VERB_FOLLOW = Say("the_harvest.verb-follow")
VERB_SWAP = Say("the_harvest.verb-swap")
WHY_HIT_NOT_ASK = Say("the_harvest.why-hit-not-ask")
WHY_ASK_NOT_HIT = Say("the_harvest.why-ask-not-hit")
DEED_SWAP_HAND = Say("the_harvest.deed-swap-hand")
ONE_IT = Say("the_harvest.one-it")
ONE_TOP = Say("the_harvest.one-top")
AMOUNT_VALUE = Say("the_harvest.amount-value")
AMOUNT_HIGHER = Say("the_harvest.amount-higher")
AMOUNT_LOWER = Say("the_harvest.amount-lower")
AMOUNT_DIFFERENCE = Say("the_harvest.amount-difference")
GOAL = Say("the_harvest.goal")
TIP_CALL_TITLE = Say("the_harvest.tip-call-title")
TIP_CALL = Say("the_harvest.tip-call")
TIP_DRAFT_TITLE = Say("the_harvest.tip-draft-title")
TIP_DRAFT = Say("the_harvest.tip-draft")
TIP_GOAL_TITLE = Say("the_harvest.tip-goal-title")
TIP_GOAL = Say("the_harvest.tip-goal")
TIP_WIN_TITLE = Say("the_harvest.tip-win-title")
TIP_WIN = Say("the_harvest.tip-win")
TIP_LOW_TITLE = Say("the_harvest.tip-low-title")
TIP_LOW = Say("the_harvest.tip-low")
TIP_ACTIVATE_TITLE = Say("the_harvest.tip-activate-title")
TIP_ACTIVATE = Say("the_harvest.tip-activate")
TIP_ATTACK_TITLE = Say("the_harvest.tip-attack-title")
TIP_ATTACK = Say("the_harvest.tip-attack")
TIP_DOWN_TITLE = Say("the_harvest.tip-down-title")
TIP_DOWN = Say("the_harvest.tip-down")
TIP_RESET_TITLE = Say("the_harvest.tip-reset-title")
TIP_RESET = Say("the_harvest.tip-reset")
TIP_BUY_TITLE = Say("the_harvest.tip-buy-title")
TIP_BUY = Say("the_harvest.tip-buy")
TIP_HIT_TITLE = Say("the_harvest.tip-hit-title")
TIP_HIT = Say("the_harvest.tip-hit")
TIP_OVER_TITLE = Say("the_harvest.tip-over-title")
TIP_OVER = Say("the_harvest.tip-over")
TIP_CHOOSE_TITLE = Say("the_harvest.tip-choose-title")
TIP_CHOOSE = Say("the_harvest.tip-choose")
TIP_LIMIT_TITLE = Say("the_harvest.tip-limit-title")
TIP_LIMIT = Say("the_harvest.tip-limit")
LESSON_DRAFT_TITLE = Say("the_harvest.lesson-draft-title")
LESSON_DRAFT_CALL = Say("the_harvest.lesson-draft-call")
LESSON_DRAFT_CALL_ASTRAY = Say("the_harvest.lesson-draft-call-astray")
LESSON_DRAFT_TASK = Say("the_harvest.lesson-draft-task")
LESSON_DRAFT_ASTRAY = Say("the_harvest.lesson-draft-astray")
LESSON_DRAFT_WHY = Say("the_harvest.lesson-draft-why")
LESSON_ACTIVATE_TITLE = Say("the_harvest.lesson-activate-title")
LESSON_ACTIVATE_TASK = Say("the_harvest.lesson-activate-task")
LESSON_ACTIVATE_ASTRAY = Say("the_harvest.lesson-activate-astray")
LESSON_ACTIVATE_TASK_2 = Say("the_harvest.lesson-activate-task-2")
LESSON_ACTIVATE_ASTRAY_2 = Say("the_harvest.lesson-activate-astray-2")
LESSON_ACTIVATE_WHY = Say("the_harvest.lesson-activate-why")
LESSON_PREVENT_TITLE = Say("the_harvest.lesson-prevent-title")
LESSON_PREVENT_TASK = Say("the_harvest.lesson-prevent-task")
LESSON_PREVENT_ASTRAY = Say("the_harvest.lesson-prevent-astray")
LESSON_PREVENT_WHY = Say("the_harvest.lesson-prevent-why")
LESSON_ATTACK_TITLE = Say("the_harvest.lesson-attack-title")
LESSON_ATTACK_TASK = Say("the_harvest.lesson-attack-task")
LESSON_ATTACK_ASTRAY = Say("the_harvest.lesson-attack-astray")
LESSON_ATTACK_TASK_2 = Say("the_harvest.lesson-attack-task-2")
LESSON_ATTACK_ASTRAY_2 = Say("the_harvest.lesson-attack-astray-2")
LESSON_ATTACK_WHY = Say("the_harvest.lesson-attack-why")
LESSON_PAY_TITLE = Say("the_harvest.lesson-pay-title")
LESSON_PAY_TASK = Say("the_harvest.lesson-pay-task")
LESSON_PAY_ASTRAY = Say("the_harvest.lesson-pay-astray")
LESSON_PAY_TASK_2 = Say("the_harvest.lesson-pay-task-2")
LESSON_PAY_ASTRAY_2 = Say("the_harvest.lesson-pay-astray-2")
LESSON_PAY_WHY = Say("the_harvest.lesson-pay-why")
LESSON_CARDS_TITLE = Say("the_harvest.lesson-cards-title")
LESSON_CARDS_TASK = Say("the_harvest.lesson-cards-task")
LESSON_CARDS_ASTRAY = Say("the_harvest.lesson-cards-astray")
LESSON_CARDS_TASK_2 = Say("the_harvest.lesson-cards-task-2")
LESSON_CARDS_ASTRAY_2 = Say("the_harvest.lesson-cards-astray-2")
LESSON_CARDS_TASK_3 = Say("the_harvest.lesson-cards-task-3")
LESSON_CARDS_ASTRAY_3 = Say("the_harvest.lesson-cards-astray-3")
LESSON_CARDS_WHY = Say("the_harvest.lesson-cards-why")
LESSON_FOLLOW_TITLE = Say("the_harvest.lesson-follow-title")
LESSON_FOLLOW_TASK = Say("the_harvest.lesson-follow-task")
LESSON_FOLLOW_ASTRAY = Say("the_harvest.lesson-follow-astray")
LESSON_FOLLOW_TASK_2 = Say("the_harvest.lesson-follow-task-2")
LESSON_FOLLOW_ASTRAY_2 = Say("the_harvest.lesson-follow-astray-2")
LESSON_FOLLOW_TASK_3 = Say("the_harvest.lesson-follow-task-3")
LESSON_FOLLOW_ASTRAY_3 = Say("the_harvest.lesson-follow-astray-3")
LESSON_FOLLOW_WHY = Say("the_harvest.lesson-follow-why")
LESSON_THREE_TITLE = Say("the_harvest.lesson-three-title")
LESSON_THREE_TASK = Say("the_harvest.lesson-three-task")
LESSON_THREE_ASTRAY = Say("the_harvest.lesson-three-astray")
LESSON_THREE_TASK_2 = Say("the_harvest.lesson-three-task-2")
LESSON_THREE_ASTRAY_2 = Say("the_harvest.lesson-three-astray-2")
LESSON_THREE_TASK_3 = Say("the_harvest.lesson-three-task-3")
LESSON_THREE_ASTRAY_3 = Say("the_harvest.lesson-three-astray-3")
LESSON_THREE_WHY = Say("the_harvest.lesson-three-why")
LEARN_GOAL = Say("the_harvest.learn-goal")
LEARN_SAYS = Say("the_harvest.learn-says")
LEARN_ACTIVATE_TITLE = Say("the_harvest.learn-activate-title")
LEARN_ACTIVATE = Say("the_harvest.learn-activate")
LEARN_ATTACK_TITLE = Say("the_harvest.learn-attack-title")
LEARN_ATTACK = Say("the_harvest.learn-attack")
LEARN_RESET_TITLE = Say("the_harvest.learn-reset-title")
LEARN_RESET = Say("the_harvest.learn-reset")
LEARN_BUY_TITLE = Say("the_harvest.learn-buy-title")
LEARN_BUY = Say("the_harvest.learn-buy")
LEARN_HEADING = Say("the_harvest.learn-heading")
LEARN_HIT_TITLE = Say("the_harvest.learn-hit-title")
LEARN_HIT = Say("the_harvest.learn-hit")
LEARN_REST_TITLE = Say("the_harvest.learn-rest-title")
LEARN_REST = Say("the_harvest.learn-rest")
LEARN_END_TITLE = Say("the_harvest.learn-end-title")
LEARN_END = Say("the_harvest.learn-end")
WORD_ALLY = Say("the_harvest.word-ally")
WORD_ALLY_SAYS = Say("the_harvest.word-ally-says")
WORD_FACEDOWN = Say("the_harvest.word-facedown")
WORD_FACEDOWN_SAYS = Say("the_harvest.word-facedown-says")
WORD_RESET = Say("the_harvest.word-reset")
WORD_RESET_SAYS = Say("the_harvest.word-reset-says")
WORD_STREET = Say("the_harvest.word-street")
WORD_STREET_SAYS = Say("the_harvest.word-street-says")
PERSONAL_HEALTH = Say("the_harvest.personal-health")


def turns(n: int) -> Say:
    return Say("the_harvest.turns", (("n", n),))


def label_picks(*, n: int, of: int) -> Say:
    return Say("the_harvest.label-picks", (("n", n), ("of", of)))


def place_allies(who: Seat) -> Say:
    return Say("the_harvest.place-allies", (("who", who),))


def ally_of(who: Seat) -> Say:
    return Say("the_harvest.ally-of", (("who", who),))


def label_up(*, name: Words, where: Words, value: int, other: int, says: Words) -> Say:
    return Say(
        "the_harvest.label-up",
        (("name", name), ("where", where), ("value", value), ("other", other), ("says", says)),
    )


def label_down(*, name: Words, where: Words, value: int, other: int, reset: int) -> Say:
    return Say(
        "the_harvest.label-down",
        (("name", name), ("where", where), ("value", value), ("other", other), ("reset", reset)),
    )


def label_deck(n: int) -> Say:
    return Say("the_harvest.label-deck", (("n", n),))


def label_unseen(n: int) -> Say:
    return Say("the_harvest.label-unseen", (("n", n),))


def text_unseen(n: int) -> Say:
    return Say("the_harvest.text-unseen", (("n", n),))


def text_deck(n: int) -> Say:
    return Say("the_harvest.text-deck", (("n", n),))


def label_health(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.label-health", (("who", who), ("n", n)))


def label_ability(*, card: Words, words: Words) -> Say:
    return Say("the_harvest.label-ability", (("card", card), ("words", words)))


def label_hit(*, blow: int, stopped: int) -> Say:
    return Say("the_harvest.label-hit", (("blow", blow), ("stopped", stopped)))


def waits_call(who: Seat) -> Say:
    return Say("the_harvest.waits-call", (("who", who),))


def waits_draft(who: Seat) -> Say:
    return Say("the_harvest.waits-draft", (("who", who),))


def waits_act(who: Seat) -> Say:
    return Say("the_harvest.waits-act", (("who", who),))


def waits_pick(who: Seat) -> Say:
    return Say("the_harvest.waits-pick", (("who", who),))


def waits_aim(who: Seat) -> Say:
    return Say("the_harvest.waits-aim", (("who", who),))


def waits_choose(who: Seat) -> Say:
    return Say("the_harvest.waits-choose", (("who", who),))


def waits_allow(who: Seat) -> Say:
    return Say("the_harvest.waits-allow", (("who", who),))


def asks_stop(*, card: Words, n: int) -> Say:
    return Say("the_harvest.asks-stop", (("card", card), ("n", n)))


def asks_stop_more(*, left: int, blow: int) -> Say:
    return Say("the_harvest.asks-stop-more", (("left", left), ("blow", blow)))


def waits_stop(*, who: Seat, left: int, blow: int) -> Say:
    return Say("the_harvest.waits-stop", (("who", who), ("left", left), ("blow", blow)))


def won(who: Seat) -> Say:
    return Say("the_harvest.won", (("who", who),))


def note_follows_led(*, who: Seat, card: Words, led: Words) -> Say:
    return Say("the_harvest.note-follows-led", (("who", who), ("card", card), ("led", led)))


def note_chooses(*, who: Seat, offered: Words) -> Say:
    return Say("the_harvest.note-chooses", (("who", who), ("offered", offered)))


def quoted(words: Words) -> Say:
    return Say("the_harvest.quoted", (("words", words),))


def note_attacks(*, card: Words, to: Seat) -> Say:
    return Say("the_harvest.note-attacks", (("card", card), ("to", to)))


def note_most(who: Seat) -> Say:
    return Say("the_harvest.note-most", (("who", who),))


def note_stuck(who: Seat) -> Say:
    return Say("the_harvest.note-stuck", (("who", who),))


def note_stopped(turns: Words) -> Say:
    return Say("the_harvest.note-stopped", (("turns", turns),))


def act_buy_for(n: int) -> Say:
    return Say("the_harvest.act-buy-for", (("n", n),))


def act_buy_for_says(n: int) -> Say:
    return Say("the_harvest.act-buy-for-says", (("n", n),))


def activate_title(card: Words) -> Say:
    return Say("the_harvest.activate-title", (("card", card),))


def activate_says(n: int) -> Say:
    return Say("the_harvest.activate-says", (("n", n),))


def activate_gains(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.activate-gains", (("who", who), ("n", n)))


def activate_loses(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.activate-loses", (("who", who), ("n", n)))


def activate_hit(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.activate-hit", (("who", who), ("n", n)))


def activate_press_hit(n: int) -> Say:
    return Say("the_harvest.activate-press-hit", (("n", n),))


def attack_title(*, card: Words, to: Seat) -> Say:
    return Say("the_harvest.attack-title", (("card", card), ("to", to)))


def attack_says(*, card: Words, to: Seat, n: int) -> Say:
    return Say("the_harvest.attack-says", (("card", card), ("to", to), ("n", n)))


def attack_press(n: int) -> Say:
    return Say("the_harvest.attack-press", (("n", n),))


def attack_press_may_win(n: int) -> Say:
    return Say("the_harvest.attack-press-may-win", (("n", n),))


def attack_press_wins(n: int) -> Say:
    return Say("the_harvest.attack-press-wins", (("n", n),))


def attack_goes(card: Words) -> Say:
    return Say("the_harvest.attack-goes", (("card", card),))


def forecast_none(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.forecast-none", (("who", who), ("n", n)))


def some_cards(*, n: int, of: int) -> Say:
    return Say("the_harvest.some-cards", (("n", n), ("of", of)))


def forecast_some(*, who: Seat, cards: Words, low: int, high: int) -> Say:
    return Say(
        "the_harvest.forecast-some", (("who", who), ("cards", cards), ("low", low), ("high", high))
    )


def stops(n: int) -> Say:
    return Say("the_harvest.stops", (("n", n),))


def too_much(n: int) -> Say:
    return Say("the_harvest.too-much", (("n", n),))


def answer_pass(cards: Words) -> Say:
    return Say("the_harvest.answer-pass", (("cards", cards),))


def answer_limit(n: int) -> Say:
    return Say("the_harvest.answer-limit", (("n", n),))


def answer_equal(n: int) -> Say:
    return Say("the_harvest.answer-equal", (("n", n),))


def reset_title(card: Words) -> Say:
    return Say("the_harvest.reset-title", (("card", card),))


def costs(*, cost: int, left: int) -> Say:
    return Say("the_harvest.costs", (("cost", cost), ("left", left)))


def reset_says(n: int) -> Say:
    return Say("the_harvest.reset-says", (("n", n),))


def reset_press(n: int) -> Say:
    return Say("the_harvest.reset-press", (("n", n),))


def buy_title(card: Words) -> Say:
    return Say("the_harvest.buy-title", (("card", card),))


def buy_press(n: int) -> Say:
    return Say("the_harvest.buy-press", (("n", n),))


def pass_title(*, card: Words, to: Seat) -> Say:
    return Say("the_harvest.pass-title", (("card", card), ("to", to)))


def pass_says(*, stops: int, left: int) -> Say:
    return Say("the_harvest.pass-says", (("stops", stops), ("left", left)))


def pass_rest(n: int) -> Say:
    return Say("the_harvest.pass-rest", (("n", n),))


def pass_press(n: int) -> Say:
    return Say("the_harvest.pass-press", (("n", n),))


def lose_title(n: int) -> Say:
    return Say("the_harvest.lose-title", (("n", n),))


def lose_says(n: int) -> Say:
    return Say("the_harvest.lose-says", (("n", n),))


def lose_press(n: int) -> Say:
    return Say("the_harvest.lose-press", (("n", n),))


def take_title(*, card: Words, value: int, other: int) -> Say:
    return Say("the_harvest.take-title", (("card", card), ("value", value), ("other", other)))


def discard_title(card: Words) -> Say:
    return Say("the_harvest.discard-title", (("card", card),))


def flip_title(*, card: Words, value: int, other: int) -> Say:
    return Say("the_harvest.flip-title", (("card", card), ("value", value), ("other", other)))


def stays_title(card: Words) -> Say:
    return Say("the_harvest.stays-title", (("card", card),))


def move_title(card: Words) -> Say:
    return Say("the_harvest.move-title", (("card", card),))


def swap_title(*, card: Words, value: int, other: int) -> Say:
    return Say("the_harvest.swap-title", (("card", card), ("value", value), ("other", other)))


def follow_title(card: Words) -> Say:
    return Say("the_harvest.follow-title", (("card", card),))


def sides_up(*, value: int, other: int) -> Say:
    return Say("the_harvest.sides-up", (("value", value), ("other", other)))


def sides_down(*, value: int, other: int) -> Say:
    return Say("the_harvest.sides-down", (("value", value), ("other", other)))


def hit_title(to: Seat) -> Say:
    return Say("the_harvest.hit-title", (("to", to),))


def ask_title(to: Seat) -> Say:
    return Say("the_harvest.ask-title", (("to", to),))


def has_health(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.has-health", (("who", who), ("n", n)))


def for_seat(*, who: Seat, words: Words) -> Say:
    return Say("the_harvest.for-seat", (("who", who), ("words", words)))


def offers(card: Words) -> Say:
    return Say("the_harvest.offers", (("card", card),))


def turned_up(card: Words) -> Say:
    return Say("the_harvest.turned-up", (("card", card),))


def to_street(card: Words) -> Say:
    return Say("the_harvest.to-street", (("card", card),))


def put_aside(*, n: int, parity: Words) -> Say:
    return Say("the_harvest.put-aside", (("n", n), ("parity", parity)))


def drafts_first(who: Seat) -> Say:
    return Say("the_harvest.drafts-first", (("who", who),))


def called_odd(who: Seat) -> Say:
    return Say("the_harvest.called-odd", (("who", who),))


def called_even(who: Seat) -> Say:
    return Say("the_harvest.called-even", (("who", who),))


def said_yes(who: Seat) -> Say:
    return Say("the_harvest.said-yes", (("who", who),))


def said_no(who: Seat) -> Say:
    return Say("the_harvest.said-no", (("who", who),))


def activated(*, who: Seat, card: Words, words: Words) -> Say:
    return Say("the_harvest.activated", (("who", who), ("card", card), ("words", words)))


def followed(*, who: Seat, card: Words, words: Words) -> Say:
    return Say("the_harvest.followed", (("who", who), ("card", card), ("words", words)))


def reset_card(*, who: Seat, card: Words, n: int) -> Say:
    return Say("the_harvest.reset-card", (("who", who), ("card", card), ("n", n)))


def bought(*, who: Seat, card: Words, n: int) -> Say:
    return Say("the_harvest.bought", (("who", who), ("card", card), ("n", n)))


def passed(*, who: Seat, card: Words, n: int) -> Say:
    return Say("the_harvest.passed", (("who", who), ("card", card), ("n", n)))


def drafted(*, who: Seat, card: Words) -> Say:
    return Say("the_harvest.drafted", (("who", who), ("card", card)))


def took(*, who: Seat, card: Words) -> Say:
    return Say("the_harvest.took", (("who", who), ("card", card)))


def discarded(*, who: Seat, card: Words) -> Say:
    return Say("the_harvest.discarded", (("who", who), ("card", card)))


def flipped(*, who: Seat, card: Words, value: int, other: int) -> Say:
    return Say(
        "the_harvest.flipped", (("who", who), ("card", card), ("value", value), ("other", other))
    )


def chose_active(*, who: Seat, card: Words) -> Say:
    return Say("the_harvest.chose-active", (("who", who), ("card", card)))


def moved(*, who: Seat, card: Words) -> Say:
    return Say("the_harvest.moved", (("who", who), ("card", card)))


def chose_swap(*, who: Seat, card: Words) -> Say:
    return Say("the_harvest.chose-swap", (("who", who), ("card", card)))


def swapped(*, who: Seat, card: Words, other: Words) -> Say:
    return Say("the_harvest.swapped", (("who", who), ("card", card), ("other", other)))


def chose_no_more(who: Seat) -> Say:
    return Say("the_harvest.chose-no-more", (("who", who),))


def chose(*, who: Seat, words: Words) -> Say:
    return Say("the_harvest.chose", (("who", who), ("words", words)))


def lost_health(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.lost-health", (("who", who), ("n", n)))


def gained(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.gained", (("who", who), ("n", n)))


def hurt(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.hurt", (("who", who), ("n", n)))


def attacked(*, who: Seat, to: Seat, card: Words, n: int) -> Say:
    return Say("the_harvest.attacked", (("who", who), ("to", to), ("card", card), ("n", n)))


def aimed(*, who: Seat, to: Seat) -> Say:
    return Say("the_harvest.aimed", (("who", who), ("to", to)))


def left_choice(*, who: Seat, to: Seat) -> Say:
    return Say("the_harvest.left-choice", (("who", who), ("to", to)))


def why_call(who: Seat) -> Say:
    return Say("the_harvest.why-call", (("who", who),))


def why_draft(who: Seat) -> Say:
    return Say("the_harvest.why-draft", (("who", who),))


def why_act(who: Seat) -> Say:
    return Say("the_harvest.why-act", (("who", who),))


def why_pick(who: Seat) -> Say:
    return Say("the_harvest.why-pick", (("who", who),))


def why_aim(who: Seat) -> Say:
    return Say("the_harvest.why-aim", (("who", who),))


def why_choose(who: Seat) -> Say:
    return Say("the_harvest.why-choose", (("who", who),))


def why_allow(who: Seat) -> Say:
    return Say("the_harvest.why-allow", (("who", who),))


def why_prevent(who: Seat) -> Say:
    return Say("the_harvest.why-prevent", (("who", who),))


def why_not_street(card: Words) -> Say:
    return Say("the_harvest.why-not-street", (("card", card),))


def why_no_ally(*, who: Seat, card: Words) -> Say:
    return Say("the_harvest.why-no-ally", (("who", who), ("card", card)))


def why_no_rival(*, who: Seat, me: Seat) -> Say:
    return Say("the_harvest.why-no-rival", (("who", who), ("me", me)))


def why_not_near(*, who: Seat, card: Words) -> Say:
    return Say("the_harvest.why-not-near", (("who", who), ("card", card)))


def why_face_down(card: Words) -> Say:
    return Say("the_harvest.why-face-down", (("card", card),))


def why_face_up(card: Words) -> Say:
    return Say("the_harvest.why-face-up", (("card", card),))


def why_reset_cost(*, who: Seat, card: Words, cost: int, has: int) -> Say:
    return Say(
        "the_harvest.why-reset-cost", (("who", who), ("card", card), ("cost", cost), ("has", has))
    )


def why_buy_cost(*, who: Seat, card: Words, cost: int, has: int) -> Say:
    return Say(
        "the_harvest.why-buy-cost", (("who", who), ("card", card), ("cost", cost), ("has", has))
    )


def why_attacker(card: Words) -> Say:
    return Say("the_harvest.why-attacker", (("card", card),))


def why_too_high(*, card: Words, worth: int, left: int) -> Say:
    return Say("the_harvest.why-too-high", (("card", card), ("worth", worth), ("left", left)))


def why_equal(*, card: Words, below: int, mine: int) -> Say:
    return Say("the_harvest.why-equal", (("card", card), ("below", below), ("mine", mine)))


def says(*, card: Words, words: Words) -> Say:
    return Say("the_harvest.says", (("card", card), ("words", words)))


def why_other_verb(*, asked: Words, other: Words) -> Say:
    return Say("the_harvest.why-other-verb", (("asked", asked), ("other", other)))


def why_chosen(card: Words) -> Say:
    return Say("the_harvest.why-chosen", (("card", card),))


def why_only_first(card: Words) -> Say:
    return Say("the_harvest.why-only-first", (("card", card),))


def why_only_second(card: Words) -> Say:
    return Say("the_harvest.why-only-second", (("card", card),))


def why_no_fit(card: Words) -> Say:
    return Say("the_harvest.why-no-fit", (("card", card),))


def why_followed(card: Words) -> Say:
    return Say("the_harvest.why-followed", (("card", card),))


def why_no_partner(card: Words) -> Say:
    return Say("the_harvest.why-no-partner", (("card", card),))


def why_too_much(*, card: Words, worth: int, total: int, most: int) -> Say:
    return Say(
        "the_harvest.why-too-much",
        (("card", card), ("worth", worth), ("total", total), ("most", most)),
    )


def why_one_opponent(card: Words) -> Say:
    return Say("the_harvest.why-one-opponent", (("card", card),))


def why_opponent(who: Seat) -> Say:
    return Say("the_harvest.why-opponent", (("who", who),))


def why_option_void(n: int) -> Say:
    return Say("the_harvest.why-option-void", (("n", n),))


def why_options(n: int) -> Say:
    return Say("the_harvest.why-options", (("n", n),))


def ability_sentence(what: Words) -> Say:
    return Say("the_harvest.ability-sentence", (("what", what),))


def ability_brief(what: Words) -> Say:
    return Say("the_harvest.ability-brief", (("what", what),))


def ability_clause(what: Words) -> Say:
    return Say("the_harvest.ability-clause", (("what", what),))


def ability_yours(what: Words) -> Say:
    return Say("the_harvest.ability-yours", (("what", what),))


def ability_may(what: Words) -> Say:
    return Say("the_harvest.ability-may", (("what", what),))


def ability_each(what: Words) -> Say:
    return Say("the_harvest.ability-each", (("what", what),))


def ability_others(what: Words) -> Say:
    return Say("the_harvest.ability-others", (("what", what),))


def ability_choose(options: Words) -> Say:
    return Say("the_harvest.ability-choose", (("options", options),))


def ability_rival(options: Words) -> Say:
    return Say("the_harvest.ability-rival", (("options", options),))


def ability_or(*, first: Words, rest: Words) -> Say:
    return Say("the_harvest.ability-or", (("first", first), ("rest", rest)))


def ability_and(*, first: Words, rest: Words) -> Say:
    return Say("the_harvest.ability-and", (("first", first), ("rest", rest)))


def ability_then(*, first: Words, rest: Words) -> Say:
    return Say("the_harvest.ability-then", (("first", first), ("rest", rest)))


def deed_discard(cards: Words) -> Say:
    return Say("the_harvest.deed-discard", (("cards", cards),))


def deed_flip(cards: Words) -> Say:
    return Say("the_harvest.deed-flip", (("cards", cards),))


def deed_take(cards: Words) -> Say:
    return Say("the_harvest.deed-take", (("cards", cards),))


def deed_move(cards: Words) -> Say:
    return Say("the_harvest.deed-move", (("cards", cards),))


def deed_follow(cards: Words) -> Say:
    return Say("the_harvest.deed-follow", (("cards", cards),))


def deed_swap(*, one: Words, other: Words) -> Say:
    return Say("the_harvest.deed-swap", (("one", one), ("other", other)))


def deed_draw(n: int) -> Say:
    return Say("the_harvest.deed-draw", (("n", n),))


def deed_gain(n: int) -> Say:
    return Say("the_harvest.deed-gain", (("n", n),))


def deed_gain_as(amount: Arg) -> Say:
    return Say("the_harvest.deed-gain-as", (("amount", amount),))


def deed_hit(*, target: Words, n: int) -> Say:
    return Say("the_harvest.deed-hit", (("target", target), ("n", n)))


def deed_hit_as(*, target: Words, amount: Arg) -> Say:
    return Say("the_harvest.deed-hit-as", (("target", target), ("amount", amount)))


def one_ally(which: Words) -> Say:
    return Say("the_harvest.one-ally", (("which", which),))


def one_rival(which: Words) -> Say:
    return Say("the_harvest.one-rival", (("which", which),))


def one_neutral(which: Words) -> Say:
    return Say("the_harvest.one-neutral", (("which", which),))


def one_play(which: Words) -> Say:
    return Say("the_harvest.one-play", (("which", which),))


def one_discarded(which: Words) -> Say:
    return Say("the_harvest.one-discarded", (("which", which),))


def cards_up_to(*, n: int, cards: Words) -> Say:
    return Say("the_harvest.cards-up-to", (("n", n), ("cards", cards)))


def cards_any(cards: Words) -> Say:
    return Say("the_harvest.cards-any", (("cards", cards),))


def cards_all(cards: Words) -> Say:
    return Say("the_harvest.cards-all", (("cards", cards),))


def many_ally(which: Words) -> Say:
    return Say("the_harvest.many-ally", (("which", which),))


def many_rival(which: Words) -> Say:
    return Say("the_harvest.many-rival", (("which", which),))


def many_theirs(which: Words) -> Say:
    return Say("the_harvest.many-theirs", (("which", which),))


def many_neutral(which: Words) -> Say:
    return Say("the_harvest.many-neutral", (("which", which),))


def many_play(which: Words) -> Say:
    return Say("the_harvest.many-play", (("which", which),))


def many_discarded(which: Words) -> Say:
    return Say("the_harvest.many-discarded", (("which", which),))


def cards_or_less(*, cards: Words, n: int) -> Say:
    return Say("the_harvest.cards-or-less", (("cards", cards), ("n", n)))


def cards_or_more(*, cards: Words, n: int) -> Say:
    return Say("the_harvest.cards-or-more", (("cards", cards), ("n", n)))


def cards_total(*, cards: Words, n: int) -> Say:
    return Say("the_harvest.cards-total", (("cards", cards), ("n", n)))


def amount_number(cards: Words) -> Say:
    return Say("the_harvest.amount-number", (("cards", cards),))


def amount_highest(cards: Words) -> Say:
    return Say("the_harvest.amount-highest", (("cards", cards),))


def amount_plus(*, amount: Words, n: int) -> Say:
    return Say("the_harvest.amount-plus", (("amount", amount), ("n", n)))


def amount_most(*, amount: Arg, n: int) -> Say:
    return Say("the_harvest.amount-most", (("amount", amount), ("n", n)))


def goal_rival(who: Seat) -> Say:
    return Say("the_harvest.goal-rival", (("who", who),))


def goal_far(*, n: int, of: int) -> Say:
    return Say("the_harvest.goal-far", (("n", n), ("of", of)))


def goal_end(n: int) -> Say:
    return Say("the_harvest.goal-end", (("n", n),))


def tip_draft_now(*, card: Words, n: int) -> Say:
    return Say("the_harvest.tip-draft-now", (("card", card), ("n", n)))


def tip_goal_now(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.tip-goal-now", (("who", who), ("n", n)))


def tip_win_now(*, who: Seat, n: int, card: Words, hits: int) -> Say:
    return Say("the_harvest.tip-win-now", (("who", who), ("n", n), ("card", card), ("hits", hits)))


def tip_low_now(*, n: int, hits: int) -> Say:
    return Say("the_harvest.tip-low-now", (("n", n), ("hits", hits)))


def tip_activate_now(*, card: Words, says: Words) -> Say:
    return Say("the_harvest.tip-activate-now", (("card", card), ("says", says)))


def tip_attack_now(*, card: Words, n: int) -> Say:
    return Say("the_harvest.tip-attack-now", (("card", card), ("n", n)))


def tip_down_now(*, card: Words, n: int) -> Say:
    return Say("the_harvest.tip-down-now", (("card", card), ("n", n)))


def tip_reset_now(*, card: Words, n: int, left: int) -> Say:
    return Say("the_harvest.tip-reset-now", (("card", card), ("n", n), ("left", left)))


def tip_buy_now(*, card: Words, n: int, left: int) -> Say:
    return Say("the_harvest.tip-buy-now", (("card", card), ("n", n), ("left", left)))


def tip_hit_now(*, card: Words, n: int, left: int) -> Say:
    return Say("the_harvest.tip-hit-now", (("card", card), ("n", n), ("left", left)))


def tip_over_now(*, card: Words, n: int, left: int) -> Say:
    return Say("the_harvest.tip-over-now", (("card", card), ("n", n), ("left", left)))


def chart_health(*, seat: Words, n: int) -> Say:
    return Say("the_harvest.chart-health", (("seat", seat), ("n", n)))


def chart_down(reset: int) -> Say:
    return Say("the_harvest.chart-down", (("reset", reset),))


def won_down(who: Seat) -> Say:
    return Say("the_harvest.won-down", (("who", who),))


def won_left(*, who: Seat, mine: int) -> Say:
    return Say("the_harvest.won-left", (("who", who), ("mine", mine)))


def won_most(*, who: Seat, mine: int, theirs: int) -> Say:
    return Say("the_harvest.won-most", (("who", who), ("mine", mine), ("theirs", theirs)))


def won_later(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.won-later", (("who", who), ("n", n)))


def won_turn(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.won-turn", (("who", who), ("n", n)))


def won_next(*, who: Seat, n: int) -> Say:
    return Say("the_harvest.won-next", (("who", who), ("n", n)))
