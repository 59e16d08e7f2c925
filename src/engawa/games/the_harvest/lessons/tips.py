"""What a coach says in a first game."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.notation import seat_name
from engawa.core.tip import Moment, Tip
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.rules.components import STREET_SIZE
from engawa.games.the_harvest.screen.observe import Card, Known
from engawa.words import SEATS, Words

LOW = 6  # health that one card could take

Now = Moment[Known]


def _keys(cards: Sequence[Card]) -> list[str]:
    return [card.key for card in cards]


def _named(now: Now, verb: str) -> list[Card]:
    """The cards of the lines that begin with a word, each once."""
    lines = [line.split() for line in now.may]
    keys = dict.fromkeys(words[1] for words in lines if words[0] == verb)
    return [now.see.find(key) for key in keys]


def _highest(cards: Sequence[Card]) -> Card:
    return max(cards, key=lambda card: card.value)


def _weakest(now: Now) -> int:
    """The opponent with the least health."""
    others = [seat for seat in range(now.see.seats) if seat != now.seat]
    return min(others, key=lambda seat: now.see.health[seat])


def _neutral(now: Now) -> list[Card]:
    """What could be activated in the Street."""
    return [card for card in _named(now, "activate") if card in now.see.street]


def _down(now: Now) -> list[Card]:
    return [card for card in now.see.hands[now.seat] if not card.up]


def _too_high(now: Now) -> list[Card]:
    """Cards that would stop more than is left of a hit."""
    left = now.see.hit.left if now.see.hit else 0
    return [card for card in now.see.street if card.value > left]


def _against(now: Now) -> int:
    """The highest value among the allies of others."""
    hands = [hand for seat, hand in enumerate(now.see.hands) if seat != now.seat]
    return max((card.value for hand in hands for card in hand), default=0)


def _may_win(now: Now) -> bool:
    attackers = _named(now, "attack")
    return bool(attackers) and _highest(attackers).value >= now.see.health[_weakest(now)]


# --- what it means now ---


def _now_draft(now: Now) -> Words:
    card = _highest(now.see.street)
    return say.tip_draft_now(card=card.name, n=card.value)


def _now_goal(now: Now) -> Words:
    seat = _weakest(now)
    return say.tip_goal_now(who=SEATS[seat], n=now.see.health[seat])


def _now_win(now: Now) -> Words:
    seat, card = _weakest(now), _highest(_named(now, "attack"))
    left = now.see.health[seat]
    return say.tip_win_now(who=SEATS[seat], n=left, card=card.name, hits=card.value)


def _now_low(now: Now) -> Words:
    return say.tip_low_now(n=now.see.health[now.seat], hits=_against(now))


def _now_activate(now: Now) -> Words:
    cards = _neutral(now)
    return say.tip_activate_now(card=cards[0].name, says=cards[0].says) if cards else ""


def _now_attack(now: Now) -> Words:
    card = _highest(_named(now, "attack"))
    return say.tip_attack_now(card=card.name, n=card.value)


def _now_down(now: Now) -> Words:
    card = _highest(_down(now))
    return say.tip_down_now(card=card.name, n=card.value)


def _now_reset(now: Now) -> Words:
    card = min(_named(now, "reset"), key=lambda card: card.reset)
    left = now.see.health[now.seat] - card.reset
    return say.tip_reset_now(card=card.name, n=card.reset, left=left)


def _now_buy(now: Now) -> Words:
    card = now.see.top
    if card is None:
        return ""
    left = now.see.health[now.seat] - card.value
    return say.tip_buy_now(card=card.name, n=card.value, left=left)


def _now_hit(now: Now) -> Words:
    card, hit = _highest(_named(now, "pass")), now.see.hit
    return say.tip_hit_now(card=card.name, n=card.value, left=hit.left) if hit else ""


def _now_over(now: Now) -> Words:
    card, hit = _highest(_too_high(now)), now.see.hit
    return say.tip_over_now(card=card.name, n=card.value, left=hit.left) if hit else ""


TIPS: tuple[Tip[Known], ...] = (
    Tip(
        key="call",
        title=say.TIP_CALL_TITLE,
        says=say.TIP_CALL,
        when=lambda now: now.can("call"),
        at=lambda now: ["Hidden"],
        rules=("draft.call", "draft.caller"),
    ),
    Tip(
        key="draft",
        title=say.TIP_DRAFT_TITLE,
        says=say.TIP_DRAFT,
        when=lambda now: now.can("draft"),
        at=lambda now: _keys(now.see.street),
        rules=("draft", "value"),
        now=_now_draft,
    ),
    Tip(
        key="goal",
        title=say.TIP_GOAL_TITLE,
        says=say.TIP_GOAL,
        when=lambda now: now.see.phase == "act",
        at=lambda now: [f"health-{seat_name(_weakest(now))}"],
        rules=("health", "end"),
        now=_now_goal,
    ),
    Tip(
        key="win",
        title=say.TIP_WIN_TITLE,
        says=say.TIP_WIN,
        when=_may_win,
        at=lambda now: [
            f"health-{seat_name(_weakest(now))}",
            _highest(_named(now, "attack")).key,
        ],
        rules=("attack", "prevent", "end"),
        now=_now_win,
        costs=True,
    ),
    Tip(
        key="low",
        title=say.TIP_LOW_TITLE,
        says=say.TIP_LOW,
        when=lambda now: now.see.phase == "act" and now.see.health[now.seat] <= LOW,
        at=lambda now: [],
        rules=("pay", "damage", "end"),
        now=_now_low,
        costs=True,
    ),
    Tip(
        key="activate",
        title=say.TIP_ACTIVATE_TITLE,
        says=say.TIP_ACTIVATE,
        when=lambda now: now.can("activate"),
        at=lambda now: _keys(_named(now, "activate")),
        rules=("turn", "activate", "ally"),
        now=_now_activate,
    ),
    Tip(
        key="attack",
        title=say.TIP_ATTACK_TITLE,
        says=say.TIP_ATTACK,
        when=lambda now: now.can("attack"),
        at=lambda now: _keys(_named(now, "attack")),
        rules=("attack", "attack.target"),
        now=_now_attack,
    ),
    Tip(
        key="down",
        title=say.TIP_DOWN_TITLE,
        says=say.TIP_DOWN,
        when=lambda now: now.see.phase == "act" and bool(_down(now)),
        at=lambda now: _keys(_down(now)),
        rules=("value", "facing", "attack"),
        now=_now_down,
    ),
    Tip(
        key="reset",
        title=say.TIP_RESET_TITLE,
        says=say.TIP_RESET,
        when=lambda now: now.can("reset"),
        at=lambda now: _keys(_named(now, "reset")),
        rules=("reset", "pay"),
        now=_now_reset,
    ),
    Tip(
        key="buy",
        title=say.TIP_BUY_TITLE,
        says=say.TIP_BUY,
        when=lambda now: now.can("buy"),
        at=lambda now: [now.see.top.key] if now.see.top else [],
        rules=("buy", "pay", "deck.open"),
        now=_now_buy,
    ),
    Tip(
        key="hit",
        title=say.TIP_HIT_TITLE,
        says=say.TIP_HIT,
        when=lambda now: now.can("pass"),
        at=lambda now: _keys(_named(now, "pass")),
        rules=("prevent", "prevent.steps", "damage"),
        now=_now_hit,
        costs=True,
    ),
    Tip(
        key="over",
        title=say.TIP_OVER_TITLE,
        says=say.TIP_OVER,
        when=lambda now: now.see.hit is not None and bool(_too_high(now)),
        at=lambda now: _keys(_too_high(now)),
        rules=("prevent.over",),
        now=_now_over,
    ),
    Tip(
        key="limit",
        title=say.TIP_LIMIT_TITLE,
        says=say.TIP_LIMIT,
        when=lambda now: len(now.see.street) > STREET_SIZE,
        at=lambda now: _keys(now.see.street),
        rules=("street.limit",),
    ),
    Tip(
        key="choose",
        title=say.TIP_CHOOSE_TITLE,
        says=say.TIP_CHOOSE,
        when=lambda now: now.see.phase in ("pick", "choose", "allow", "aim"),
        at=lambda now: ["Ability"],
        rules=("ask.words", "choice", "may", "opponent"),
    ),
)
