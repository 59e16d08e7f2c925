"""What every game teaches, checked by playing: tips come in their place, lessons can be done, and
pictures show what the rules allow."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle, islice, product

import pytest

import engawa
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.book import rules_of
from engawa.core.course import follow, shown
from engawa.core.errors import BadGame
from engawa.core.game import AnySpec, Game
from engawa.core.lesson import AnyLesson
from engawa.core.picture import scenes
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.scene import Scene
from engawa.core.tip import AnyTip, Moment, next_tip
from engawa.games import spec
from engawa.words import Voice

SPECS = [place for place in map(spec, engawa.names()) if place.learn]
LESSONS = [(place, lesson) for place in SPECS for lesson in place.lessons]
FIRST_GAMES = 60  # games played until all tips were shown

each_lesson = pytest.mark.parametrize(
    ("place", "lesson"), LESSONS, ids=[f"{place.name}-{lesson.key}" for place, lesson in LESSONS]
)
each_game = pytest.mark.parametrize("place", SPECS, ids=lambda place: place.name)


def keys(scene: Scene) -> set[str]:
    return {sprite.key for sprite in (*scene.board, *scene.tray)}


# --- lessons ---


@each_lesson
def test_a_lesson_is_done_by_what_it_shows_and_not_before(
    place: AnySpec, lesson: AnyLesson
) -> None:
    course = follow(place, lesson, [])
    for number, task in enumerate(lesson.tasks):
        assert course.at == number, "it is done before anything is played"
        assert set(task.at) <= keys(course.position.scene(lesson.seat))
        assert course.position.to_move == lesson.seat
        for line in task.plays[:-1]:
            course = follow(place, lesson, [*course.lines, line])
            assert course.at == number, f"it is done by {line!r} already"
            assert not course.is_astray
        course = follow(place, lesson, [*course.lines, task.plays[-1]])
    assert course.at == len(lesson.tasks)


@each_lesson
def test_a_lesson_can_be_shown_from_wherever_one_went_astray(
    place: AnySpec, lesson: AnyLesson
) -> None:
    solution = [line for task in lesson.tasks for line in task.plays]
    for played in range(len(solution)):
        before = solution[:played]
        for line in follow(place, lesson, before).position.lines():
            course = follow(place, lesson, [*before, line])
            again = follow(place, lesson, shown(place, lesson, course))
            assert again.at == course.at + (course.at < len(lesson.tasks))


@each_lesson
def test_a_lesson_refuses_what_it_says_is_refused(place: AnySpec, lesson: AnyLesson) -> None:
    s = follow(place, lesson, []).position
    for line, rule in lesson.tempts.items():
        refusal = s.why_not(line)
        assert refusal
        assert refusal.rule == rule, line


@each_lesson
def test_a_lesson_speaks_whole_sentences_of_rules_that_exist(
    place: AnySpec, lesson: AnyLesson
) -> None:
    assert set(lesson.rules) <= rules_of(place).keys()
    voice = Voice(you=lesson.seat)
    said = [lesson.why, *(words for task in lesson.tasks for words in (task.says, task.astray))]
    assert all(voice(words).endswith((".", "?", "!")) for words in said)


def verbs(place: AnySpec) -> set[str]:
    """Return the first words of lines that occur in games of all variants."""
    found: set[str] = set()
    for game in variants(place):
        for s in decisions(game, Rng(4)):
            found |= {line.split()[0] for line in s.lines()}
    return found


def variants(place: AnySpec) -> Iterator[Game]:
    """Yield the usual game for each number of seats, and with each yes/no option."""
    flags = [option.name for option in place.options if option.is_flag]
    for flag, seats in product(("", *flags), place.seats):
        with suppress(BadGame):  # some options do not fit with each number of seats
            yield engawa.make(place.name, seats=seats, **({flag: 1} if flag else {}))


def decisions(game: Game, rng: Rng) -> Iterator[Position]:
    """Each decision of a game played at random."""
    s = game.start()
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            s.roll(rng)
            continue
        yield s
        legal = s.legal()
        s.apply(legal[rng.below(len(legal))])


@each_game
def test_every_verb_of_a_game_is_in_a_lesson(place: AnySpec) -> None:
    tasks = [task for lesson in place.lessons for task in lesson.tasks]
    taught = {line.split()[0] for task in tasks for line in task.plays}
    assert verbs(place) <= taught


# --- tips ---


@each_game
def test_every_tip_is_shown_in_its_place_in_a_first_game(place: AnySpec) -> None:
    left = {tip.key: tip for tip in place.tips}
    assert len(left) == len(place.tips)
    games = islice(cycle(list(variants(place))), FIRST_GAMES)
    for seed, game in enumerate(games):
        known: set[str] = set()
        for s in decisions(game, Rng(seed)):
            check_moment(place.tips, s, known, left)
        if not left:
            return
    pytest.fail(f"never shown: {', '.join(left)}")


def check_moment(
    tips: tuple[AnyTip, ...], s: Position, known: set[str], left: dict[str, AnyTip]
) -> None:
    """Check that the tip marks existing things and depends on nothing hidden from the seat."""
    seat = s.to_move
    moment = Moment(s.sight(seat), s.lines(), seat)
    tip = next_tip(tips, moment, known)
    if tip is None:
        return
    known.add(tip.key)
    left.pop(tip.key, None)
    voice = Voice(you=seat)
    assert voice(tip.title)
    assert voice(tip.says)
    voice(tip.now(moment))
    assert set(tip.at(moment)) <= keys(s.scene(seat)), tip.key


@each_game
def test_tips_teach_rules_that_exist(place: AnySpec) -> None:
    assert {rule for tip in place.tips for rule in tip.rules} <= rules_of(place).keys()


@each_game
def test_who_asked_for_less_hears_only_what_costs_points(place: AnySpec) -> None:
    for s in decisions(engawa.make(place.name), Rng(5)):
        moment = Moment(s.sight(s.to_move), s.lines(), s.to_move)
        tip = next_tip(place.tips, moment, (), less=True)
        assert tip is None or tip.costs


# --- the first page ---


@each_game
def test_the_pictures_of_the_first_page_can_be_played_and_show_something(place: AnySpec) -> None:
    assert place.learn
    page = place.learn
    cards = [*page.turn, *page.scoring, page.ends]
    for picture in (page.picture, *(card.picture for card in cards)):
        found = scenes(place, picture)
        assert all(keys(scene) for scene in found)
        assert set(picture.at) <= set().union(*map(keys, found)), "it shows what is not there"
        assert not any(sprite.lines for scene in found for sprite in (*scene.board, *scene.tray))
    assert 3 <= len(page.turn) <= 5
