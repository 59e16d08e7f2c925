"""Small positions with a task each."""

from __future__ import annotations

from engawa.core.lesson import Lesson, Task
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.screen.observe import Card, Known

YOU, LEFT, RIGHT = 0, 1, 2  # seats; with two at the table there is no third
FIRST = {"cards": "fight_city"}  # the version whose words the tasks were thought out with


def _lost(before: Known, now: Known, seat: int = LEFT) -> int:
    """The health that a seat has lost."""
    return before.health[seat] - now.health[seat]


def _new(before: Known, now: Known) -> list[Card]:
    """Cards of yours that lay elsewhere, or otherwise."""
    return [card for card in now.hands[YOU] if card not in before.hands[YOU]]


def _kept(before: Known, now: Known) -> bool:
    """Are your cards the same, however they lie?"""
    return {card.key for card in now.hands[YOU]} == {card.key for card in before.hands[YOU]}


def _up(see: Known, seat: int) -> int:
    return sum(card.up for card in see.hands[seat])


def _hardest(see: Known) -> int:
    return max(card.value for card in see.hands[YOU])


DRAFT: Lesson[Known] = Lesson(
    key="draft",
    title=say.LESSON_DRAFT_TITLE,
    why=say.LESSON_DRAFT_WHY,
    position="A call 0 A 21/21 -/- street=- discard=- top=-",
    comes=("top rufus", "top jasper", "top winifred", "top orville", "top nell", "top birdie"),
    tasks=(
        Task(
            says=say.LESSON_DRAFT_CALL,
            done=lambda before, now: now.phase == "draft" and now.first == YOU,
            plays=("call odd",),
            astray=say.LESSON_DRAFT_CALL_ASTRAY,
            at=("Hidden",),
        ),
        Task(
            says=say.LESSON_DRAFT_TASK,
            done=lambda before, now: (
                bool(now.hands[YOU]) and _hardest(now) == max(card.value for card in before.street)
            ),
            plays=("draft winifred",),
            astray=say.LESSON_DRAFT_ASTRAY,
            at=("rufus", "jasper", "winifred"),
        ),
    ),
    rules=("draft", "draft.call", "draft.caller", "value"),
    tempts={"draft rufus": "draft.call"},
)

ACTIVATE: Lesson[Known] = Lesson(
    key="activate",
    title=say.LESSON_ACTIVATE_TITLE,
    why=say.LESSON_ACTIVATE_WHY,
    position="A act 4 A 15/16 kit*,rufus/ursula,winifred "
    "street=birdie,florence*,jasper discard=agnes top=nell",
    options=FIRST,
    comes=("done", "activate winifred", "done"),
    tasks=(
        Task(
            says=say.LESSON_ACTIVATE_TASK,
            done=lambda before, now: _lost(before, now) > 0 and _kept(before, now),
            plays=("activate rufus",),
            astray=say.LESSON_ACTIVATE_ASTRAY,
            at=("rufus",),
        ),
        Task(
            says=say.LESSON_ACTIVATE_TASK_2,
            done=lambda before, now: _lost(before, now, YOU) < 0,
            plays=("activate jasper", "choose 2"),
            astray=say.LESSON_ACTIVATE_ASTRAY_2,
            at=("jasper",),
        ),
    ),
    rules=("turn", "activate", "ally", "choice"),
    tempts={"activate kit": "activate", "activate ursula": "activate", "reset rufus": "reset"},
)

PREVENT: Lesson[Known] = Lesson(
    key="prevent",
    title=say.LESSON_PREVENT_TITLE,
    why=say.LESSON_PREVENT_WHY,
    position="B act 5 A 12/15 agnes,orville/gideon*,ursula "
    "street=birdie,dovie,winifred discard=silas top=nell",
    comes=("attack gideon A",),
    tasks=(
        Task(
            says=say.LESSON_PREVENT_TASK,
            done=lambda before, now: not now.hit and not _lost(before, now, YOU),
            plays=("pass birdie", "pass dovie"),
            astray=say.LESSON_PREVENT_ASTRAY,
            at=("birdie", "dovie", "winifred"),
        ),
    ),
    rules=("prevent", "prevent.equal", "prevent.over", "damage"),
    tempts={
        "pass winifred": "prevent.equal",
        "pass gideon": "prevent.steps",
        "pass orville": "prevent",
    },
)

ATTACK: Lesson[Known] = Lesson(
    key="attack",
    title=say.LESSON_ATTACK_TITLE,
    why=say.LESSON_ATTACK_WHY,
    position="A act 6 A 15/14 ignatius*,orville/kit,ursula "
    "street=agnes,dovie,esther discard=silas top=nell",
    comes=("done", "attack kit A"),
    tasks=(
        Task(
            says=say.LESSON_ATTACK_TASK,
            done=lambda before, now: _lost(before, now) == _hardest(before),
            plays=("attack ignatius B",),
            astray=say.LESSON_ATTACK_ASTRAY,
            at=("ignatius", "orville"),
        ),
        Task(
            says=say.LESSON_ATTACK_TASK_2,
            done=lambda before, now: (
                not now.hit and len(now.hands[LEFT]) == len(before.hands[LEFT])
            ),
            plays=("done",),
            astray=say.LESSON_ATTACK_ASTRAY_2,
        ),
    ),
    rules=("attack", "value", "prevent", "street.limit"),
    tempts={"attack agnes B": "attack", "attack orville A": "attack.target"},
)

PAY: Lesson[Known] = Lesson(
    key="pay",
    title=say.LESSON_PAY_TITLE,
    why=say.LESSON_PAY_WHY,
    position="A act 6 A 9/12 kit,rufus*/dovie,ursula "
    "street=agnes,winifred discard=silas top=birdie",
    options=FIRST,
    comes=("activate winifred", "done"),
    tasks=(
        Task(
            says=say.LESSON_PAY_TASK,
            done=lambda before, now: (
                _up(now, YOU) > _up(before, YOU) and len(now.hands[YOU]) == len(before.hands[YOU])
            ),
            plays=("reset rufus",),
            astray=say.LESSON_PAY_ASTRAY,
            at=("rufus",),
        ),
        Task(
            says=say.LESSON_PAY_TASK_2,
            done=lambda before, now: len(now.hands[YOU]) > len(before.hands[YOU]),
            plays=("buy",),
            astray=say.LESSON_PAY_ASTRAY_2,
            at=("birdie",),
        ),
    ),
    rules=("reset", "buy", "pay"),
    tempts={"reset kit": "reset", "activate rufus": "activate"},
)

CARDS: Lesson[Known] = Lesson(
    key="cards",
    title=say.LESSON_CARDS_TITLE,
    why=say.LESSON_CARDS_WHY,
    position="A act 8 A 3/18 birdie,ignatius,silas/rufus,ursula "
    "street=alonzo*,kit discard=agnes top=orville",
    options=FIRST,
    comes=("buy", "top nell", "buy", "top mabel", "done"),
    tasks=(
        Task(
            says=say.LESSON_CARDS_TASK,
            done=lambda before, now: any(card.up for card in _new(before, now)),
            plays=("activate birdie", "take alonzo", "yes"),
            astray=say.LESSON_CARDS_ASTRAY,
            at=("birdie",),
        ),
        Task(
            says=say.LESSON_CARDS_TASK_2,
            done=lambda before, now: any(not card.up for card in now.hands[LEFT]),
            plays=("activate ignatius", "flip rufus"),
            astray=say.LESSON_CARDS_ASTRAY_2,
            at=("ignatius",),
        ),
        Task(
            says=say.LESSON_CARDS_TASK_3,
            done=lambda before, now: (
                _lost(before, now)
                == 1 + max(max(card.value, card.other) for card in before.hands[YOU])
            ),
            plays=("activate silas", "discard alonzo"),
            astray=say.LESSON_CARDS_ASTRAY_3,
            at=("silas",),
        ),
    ),
    rules=("ask.words", "ask.only", "take", "may", "flip", "discard", "impossible"),
    tempts={"buy": "pay", "activate alonzo": "activate"},
)

FOLLOW: Lesson[Known] = Lesson(
    key="follow",
    title=say.LESSON_FOLLOW_TITLE,
    why=say.LESSON_FOLLOW_WHY,
    position="A act 8 A 14/18 imogen,nell,quincy/leonora,orville,rufus "
    "street=florence,kit* discard=agnes top=vernon",
    options=FIRST,
    comes=("done", "activate orville", "top dovie", "activate leonora", "done", "top mabel"),
    tasks=(
        Task(
            says=say.LESSON_FOLLOW_TASK,
            done=lambda before, now: _lost(before, now) == 5,
            plays=("activate imogen", "follow rufus"),
            astray=say.LESSON_FOLLOW_ASTRAY,
            at=("imogen", "rufus"),
        ),
        Task(
            says=say.LESSON_FOLLOW_TASK_2,
            done=lambda before, now: any(card.up for card in _new(before, now)),
            plays=("activate quincy", "swap imogen", "swap florence"),
            astray=say.LESSON_FOLLOW_ASTRAY_2,
            at=("quincy",),
        ),
        Task(
            says=say.LESSON_FOLLOW_TASK_3,
            done=lambda before, now: (
                now.top != before.top
                and now.phase != "allow"
                and {card.key for card in now.hands[YOU]}
                == {card.key for card in before.hands[YOU]}
            ),
            plays=("activate nell", "no"),
            astray=say.LESSON_FOLLOW_ASTRAY_3,
            at=("nell",),
        ),
    ),
    rules=("follow", "follow.once", "swap", "may"),
)

THREE: Lesson[Known] = Lesson(
    key="three",
    title=say.LESSON_THREE_TITLE,
    why=say.LESSON_THREE_WHY,
    position="A act 9 A 14/12/17 edmund,gideon,hector/leonora,orville/nell,winifred "
    "street=florence* discard=agnes top=vernon",
    seats=3,
    options=FIRST,
    comes=(
        *("done", "activate orville", "top dovie", "activate winifred", "done"),
        *("choose 2", "top kit", "top rufus", "activate leonora", "done"),
        *("activate nell", "top sybil", "no", "done"),
    ),
    tasks=(
        Task(
            says=say.LESSON_THREE_TASK,
            done=lambda before, now: _lost(before, now, RIGHT) > 0 and _kept(before, now),
            plays=("activate edmund", "hit C"),
            astray=say.LESSON_THREE_ASTRAY,
            at=("edmund",),
        ),
        Task(
            says=say.LESSON_THREE_TASK_2,
            done=lambda before, now: len(now.hands[YOU]) > len(before.hands[YOU]),
            plays=("activate hector", "ask B"),
            astray=say.LESSON_THREE_ASTRAY_2,
            at=("hector",),
        ),
        Task(
            says=say.LESSON_THREE_TASK_3,
            done=lambda before, now: _lost(before, now, LEFT) > 0,
            plays=("activate gideon", "move edmund", "hit B"),
            astray=say.LESSON_THREE_ASTRAY_3,
            at=("gideon",),
        ),
    ),
    rules=("opponent", "hit", "choice", "move", "end"),
    tempts={"attack edmund A": "attack.target"},
)

#: the draft comes late: a first game is dealt
LESSONS = (ACTIVATE, PREVENT, ATTACK, PAY, CARDS, FOLLOW, THREE, DRAFT)
