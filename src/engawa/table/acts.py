"""What each request does at a table: the same for a socket and for REST."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from engawa import bots
from engawa.core.preview import preview
from engawa.core.rng import named
from engawa.store import StoreDown
from engawa.table.diff import diff
from engawa.table.guests import clean
from engawa.table.live import Live, Watcher
from engawa.table.messages import (
    Ack,
    Answer,
    Because,
    Chat,
    ChatIs,
    Hello,
    Hint,
    Mute,
    Ping,
    Play,
    Pong,
    PreviewIs,
    Refused,
    Sit,
    Tell,
    Try,
    Undo,
    Why,
    Words,
    encode,
)
from engawa.table.table import No, no_store


class Visitor:
    """Who asks: a guest, and the connection if it is one that stays."""

    def __init__(self, guest: str, name: str, watcher: Watcher | None = None) -> None:
        self.guest, self.name, self.watcher = guest, name, watcher


Act = Callable[[Live, Visitor, Any], Awaitable[Tell | None]]


async def act(live: Live, who: Visitor, ask: Any) -> Tell | None:
    """Do what is asked, and answer; what cannot be granted is answered with the reason."""
    try:
        return await ACTS[type(ask)](live, who, ask)
    except No as no:
        return refused(live, no, ask.id)
    except StoreDown as error:
        return refused(live, no_store(error), ask.id)


def refused(live: Live | None, no: No, id: str) -> Refused:
    told = Refused(id, no.code, no.says, live.table.n if live else 0)
    if no.rule:
        told.rule = no.rule
    if live:
        live.house.count(f"refused_{no.code}")
    return told


async def hello(live: Live, who: Visitor, ask: Hello) -> None:
    await come_back(live, who)
    if who.watcher is not None:
        live.hello(who.watcher)
        await tell_chat(live, who.watcher)


async def come_back(live: Live, who: Visitor) -> None:
    """Who ran out of time, and was played by a bot, is here again."""
    table = live.table
    if table.is_away(who.guest):
        await live.commit(who.guest, "", lambda: table.back(who.guest, live.house.now()))


async def play(live: Live, who: Visitor, ask: Play) -> Ack:
    table, now = live.table, live.house.now
    await come_back(live, who)
    n = await live.commit(
        who.guest,
        ask.id,
        lambda: table.play(table.seat_of(who.guest), who.guest, ask.line, ask.seen, now(), ask.id),
    )
    live.house.count("moves")
    return Ack(ask.id, n)


async def try_line(live: Live, who: Visitor, ask: Try) -> PreviewIs | Because:
    """What a line would bring, as far as the seat can know."""
    table = live.table
    seat = table.seat_of(who.guest)
    if seat is None:
        raise No("no-seat", "You are watching; only those who sit can try a line.")
    why = table.why(seat, ask.line)
    if why is not None:
        return Because(ask.id, ask.line, why.rule or None, why.says)
    shown = preview(table.position, ask.line, seat, named("try", table.id, table.n))
    words = Words(shown.words.title, shown.words.says, shown.words.press, list(shown.words.steps))
    after = diff(live.view(seat).scene, shown.after) if shown.after else None
    return PreviewIs(ask.id, ask.line, words, after)


async def why(live: Live, who: Visitor, ask: Why) -> Because:
    found = live.table.why(live.table.seat_of(who.guest), ask.line)
    if found is None:
        return Because(ask.id, ask.line, None, "It can be played.")
    return Because(ask.id, ask.line, found.rule or None, found.says)


async def undo(live: Live, who: Visitor, ask: Undo) -> Ack:
    table = live.table
    n = await live.commit(
        who.guest,
        ask.id,
        lambda: table.undo(table.seat_of(who.guest), who.guest, ask.seen, live.house.now(), ask.id),
    )
    return Ack(ask.id, n)


async def answer(live: Live, who: Visitor, ask: Answer) -> Ack:
    table = live.table
    n = await live.commit(
        who.guest,
        ask.id,
        lambda: table.answer(
            table.seat_of(who.guest), who.guest, ask.yes, live.house.now(), ask.id
        ),
    )
    return Ack(ask.id, n)


async def sit(live: Live, who: Visitor, ask: Sit) -> Ack:
    """Hand a seat to a bot, or take it back."""
    if ask.bot is not None:
        check_level(ask.bot)
    n = await live.commit(
        who.guest,
        ask.id,
        lambda: live.table.hand(who.guest, ask.seat, ask.bot, live.house.now(), ask.id),
    )
    return Ack(ask.id, n)


def check_level(level: str) -> None:
    """Strangers choose among the names that are offered: a budget of their own costs too much."""
    if level not in bots.BOTS:
        raise No("bad-level", f"There is no bot {level!r}; there are: {', '.join(bots.BOTS)}.")


async def chat(live: Live, who: Visitor, ask: Chat) -> Ack:
    table, house = live.table, live.house
    seat = table.seat_of(who.guest)
    if not who.guest:
        raise No("no-guest", "Only guests with a name can talk.")
    if seat is None and not table.terms.spectator_chat:
        raise No("no-chat", "At this table only those who sit can talk.")
    house.admit("chat", who.guest)
    text = clean(ask.text)
    if not text:
        raise No("bad-message", "There is nothing in it to read.")
    at = house.now()
    n = await house.store.say(table.id, at, who.guest, seat, text)
    house.chatted(live, ChatIs(who.guest, who.name, seat, text, at, n))
    return Ack(ask.id, n)


async def tell_chat(live: Live, watcher: Watcher) -> None:
    """What was said so far, to somebody who has just come."""
    house, table = live.house, live.table
    watcher.muted = {whom for by, whom in await house.store.mutes(table.id) if by == watcher.guest}
    for said in await house.store.chat(table.id):
        if said.by not in watcher.muted:
            name = await house.name_of(said.by)
            watcher.push(encode(ChatIs(said.by, name, said.seat, said.text, said.at, said.n)))


async def mute(live: Live, who: Visitor, ask: Mute) -> Ack:
    """Hear no more of a guest; once more, and they are heard again."""
    if not who.guest:
        raise No("no-guest", "Only guests can mute others.")
    store, table = live.house.store, live.table
    if await store.guest(ask.guest) is None:
        raise No("not-found", "There is no such guest to mute.")
    on = (who.guest, ask.guest) not in await store.mutes(table.id)
    await store.mute(table.id, who.guest, ask.guest, on)
    for watcher in live.watchers:
        if watcher.guest == who.guest:
            (watcher.muted.add if on else watcher.muted.discard)(ask.guest)
    return Ack(ask.id, table.n)


async def hint(live: Live, who: Visitor, ask: Hint) -> Tell:
    table, house = live.table, live.house
    seat = table.seat_of(who.guest)
    if seat is None or seat != table.turn:
        raise No("not-your-turn", "A hint is for the seat that is to move.")
    if not table.terms.hints:
        raise No("no-hints", "At this table there are no hints.")
    house.admit("think", who.guest)
    return await house.hint(live, seat, ask.id)


async def ping(live: Live, who: Visitor, ask: Ping) -> Pong:
    await asyncio.sleep(0)
    return Pong(ask.id)


ACTS: dict[type, Act] = {
    Hello: hello,
    Play: play,
    Try: try_line,
    Why: why,
    Undo: undo,
    Answer: answer,
    Sit: sit,
    Chat: chat,
    Mute: mute,
    Hint: hint,
    Ping: ping,
}
