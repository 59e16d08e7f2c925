"""What each request does at a table, for sockets and REST alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from engawa import bots
from engawa.core.preview import preview
from engawa.core.rng import named
from engawa.core.tip import Moment, next_tip
from engawa.store import NoTable, StoreDown
from engawa.table.diff import diff
from engawa.table.guests import clean
from engawa.table.live import Live, Watcher
from engawa.table.messages import (
    Ack,
    Answer,
    Because,
    Chat,
    ChatIs,
    Coach,
    Hello,
    Hint,
    Look,
    Mute,
    Ping,
    Play,
    Pong,
    PreviewIs,
    Refused,
    Resign,
    Sit,
    TalkIs,
    Tell,
    TipIs,
    Try,
    Undo,
    Why,
    preview_words,
)
from engawa.table.metrics import REFUSED
from engawa.table.table import YES, No, gave_up, hands, id_used, no_store
from engawa.words import row
from engawa.words import table as say


class Visitor:
    """A guest who asks, with their connection if it is a lasting one."""

    def __init__(self, guest: str, name: str, watcher: Watcher | None = None) -> None:
        self.guest, self.name, self.watcher = guest, name, watcher


Act = Callable[[Live, Visitor, Any], Awaitable[Tell | None]]
AT_ONCE = (Play, Ping)  # the others wait for their turn


async def act(live: Live, who: Visitor, ask: Any) -> Tell | None:
    """Do what is asked, and answer. A refusal is an answer too, with the reason."""
    table, name = live.table, type(ask).__name__.lower()
    with live.tables.telemetry.span(f"do {name}", table=table.id, game=table.game.name):
        try:
            if type(ask) not in AT_ONCE:
                await live.tables.slices.next()
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
        live.tables.count(REFUSED + no.code)
        live.tables.telemetry.note("refused", no.code)
    return told


async def hello(live: Live, who: Visitor, ask: Hello) -> None:
    await come_back(live, who)
    if who.watcher is not None:
        live.hello(who.watcher)
        await tell_chat(live, who.watcher, live.chat_n)


async def come_back(live: Live, who: Visitor) -> None:
    """Let a player return who ran out of time and was played by a bot."""
    table = live.table
    if table.is_away(who.guest):
        await live.commit(who.guest, "", lambda: table.back(who.guest, live.tables.now()))


async def play(live: Live, who: Visitor, ask: Play) -> Ack:
    table, now = live.table, live.tables.now
    await come_back(live, who)
    n = await live.commit(
        who.guest,
        ask.id,
        lambda: table.play(table.seat_of(who.guest), who.guest, ask.line, ask.seen, now(), ask.id),
        lambda entry: entry.kind == "line" and table.is_spelled(ask.line, entry.text),
    )
    live.tables.count("moves")
    return Ack(ask.id, n)


async def try_line(live: Live, who: Visitor, ask: Try) -> PreviewIs | Because:
    """Show what a line would bring, as far as the seat can know."""
    table = live.table
    seat = table.seat_of(who.guest)
    if seat is None:
        raise No("no-seat", say.WATCHING_TRY)
    why = table.why(seat, ask.line)
    if why is not None:
        return Because(ask.id, ask.line, why.rule or None, why.says)
    rng = named("try", table.id, table.n)
    shown = preview(table.position, ask.line, seat, rng, ask.then)
    words = preview_words(shown)
    after = diff(live.view(seat).scene, shown.after) if shown.after else None
    return PreviewIs(ask.id, ask.line, words, after)


async def why(live: Live, who: Visitor, ask: Why) -> Because:
    found = live.table.why(live.table.seat_of(who.guest), ask.line)
    if found is None:
        return Because(ask.id, ask.line, None, say.CAN_BE_PLAYED)
    return Because(ask.id, ask.line, found.rule or None, found.says)


async def undo(live: Live, who: Visitor, ask: Undo) -> Ack:
    table = live.table
    n = await live.commit(
        who.guest,
        ask.id,
        lambda: table.undo(
            table.seat_of(who.guest), who.guest, ask.seen, live.tables.now(), ask.id
        ),
        lambda entry: entry.kind in ("undo", "ask"),
    )
    return Ack(ask.id, n)


async def answer(live: Live, who: Visitor, ask: Answer) -> Ack:
    table = live.table
    n = await live.commit(
        who.guest,
        ask.id,
        lambda: table.answer(
            table.seat_of(who.guest), who.guest, ask.yes, live.tables.now(), ask.id
        ),
        lambda entry: (entry.kind, entry.text) == ("answer", YES[ask.yes]),
    )
    return Ack(ask.id, n)


async def resign(live: Live, who: Visitor, ask: Resign) -> Ack:
    table = live.table
    n = await live.commit(
        who.guest,
        ask.id,
        lambda: table.resign(table.seat_of(who.guest), who.guest, live.tables.now(), ask.id),
        lambda entry: bool(gave_up(entry)),
    )
    return Ack(ask.id, n)


async def sit(live: Live, who: Visitor, ask: Sit) -> Ack:
    """Hand a seat to a bot, or take it back."""
    if ask.bot is not None:
        check_level(ask.bot)
    n = await live.commit(
        who.guest,
        ask.id,
        lambda: live.table.hand(who.guest, ask.seat, ask.bot, live.tables.now(), ask.id),
        lambda entry: hands(entry, ask.seat, ask.bot or ""),
    )
    return Ack(ask.id, n)


def check_level(level: str) -> None:
    """Accept only offered levels: a stranger could choose a very expensive budget."""
    if level not in bots.BOTS:
        raise No("bad-level", say.no_such_bot(bot=level, bots=row([*bots.BOTS])))


async def chat(live: Live, who: Visitor, ask: Chat) -> Ack:
    table, tables = live.table, live.tables
    seat = table.seat_of(who.guest)
    if not who.guest:
        raise No("no-guest", say.NO_NAME)
    if seat is None and not table.terms.spectator_chat:
        raise No("no-chat", say.NO_TALK)
    guest = await tables.store.guest(who.guest)
    if guest and guest.muted > tables.now():
        raise No("muted", say.MUTED)
    tables.admit("chat", who.guest)
    text = clean(ask.text)
    if not text:
        raise No("bad-message", say.NOTHING_TO_READ)
    try:
        said = await tables.store.say(table.id, tables.now(), who.guest, seat, text, ask.id)
    except NoTable as error:
        raise No("not-found", say.NOT_FOUND) from error
    if said.text != text:
        raise id_used()
    await tables.chatted(live, ChatIs(said.by, who.name, said.seat, text, said.at, said.n))
    return Ack(ask.id, said.n)


async def tell_chat(live: Live, watcher: Watcher, last: int) -> None:
    """Send the chat to a newcomer, up to the last message when they came.

    Later messages they have received already.
    """
    tables, table = live.tables, live.table
    watcher.muted = {whom for by, whom in await tables.store.mutes(table.id) if by == watcher.guest}
    said = await tables.said(table.id)
    fresh = [each for each in said if not last < each.n <= live.chat_n]
    if heard := [each for each in fresh if each.guest not in watcher.muted]:
        watcher.push(live.voice_of(watcher).encode(TalkIs(heard)))
        watcher.heard = heard[-1].n


async def mute(live: Live, who: Visitor, ask: Mute) -> Ack:
    """Hide a guest's messages, or show them again."""
    if not who.guest:
        raise No("no-guest", say.MUTE_GUESTS)
    store, table = live.tables.store, live.table
    if await store.guest(ask.guest) is None:
        raise No("not-found", say.NO_SUCH_GUEST)
    await store.mute(table.id, who.guest, ask.guest, ask.on)
    for watcher in live.watchers:
        if watcher.guest == who.guest:
            (watcher.muted.add if ask.on else watcher.muted.discard)(ask.guest)
    return Ack(ask.id, table.n)


async def hint(live: Live, who: Visitor, ask: Hint) -> Tell:
    table, tables = live.table, live.tables
    seat = table.seat_of(who.guest)
    if seat is None or seat != table.turn:
        raise No("not-your-turn", say.HINT_TURN)
    if not table.terms.hints:
        raise No("no-hints", say.NO_HINTS)
    tables.admit("think", who.guest)
    return await tables.hint(live, seat, ask.id)


async def coach(live: Live, who: Visitor, ask: Coach) -> TipIs:
    """Return the next tip for the seat to decide, from what it sees and may do."""
    table = live.table
    tips, seat = table.game.spec.tips, table.seat_of(who.guest)
    if seat is None or seat != table.turn:
        return TipIs(ask.id, of=len(tips))
    s = table.position
    tip = next_tip(tips, moment := Moment(s.sight(seat), s.lines(), seat), ask.known, ask.less)
    if tip is None:
        return TipIs(ask.id, of=len(tips))
    return TipIs(
        id=ask.id,
        key=tip.key,
        title=tip.title,
        says=tip.says,
        now=tip.now(moment),
        at=tip.at(moment),
        rules=tip.rules,
        of=len(tips),
    )


async def look(live: Live, who: Visitor, ask: Look) -> Pong:
    if who.watcher is not None:
        live.looks(who.watcher, ask.on)
    return Pong(ask.id)


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
    Resign: resign,
    Sit: sit,
    Chat: chat,
    Mute: mute,
    Hint: hint,
    Coach: coach,
    Look: look,
    Ping: ping,
}
