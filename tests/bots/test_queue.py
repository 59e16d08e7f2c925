"""Which thought is next."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engawa.bots.queue import LONG, SHORT, USUAL, Asker, Queue, Thought


def ask(queue: Queue, *path: str, seconds: float = 2.0, people: bool = True) -> Thought:
    names = [*path, "", "", ""][:3]
    thought = Thought(Asker(names[0], names[1], names[2], people), seconds)
    queue.put(thought)
    return thought


def taken(queue: Queue, times: int) -> list[Thought]:
    found = [queue.take() for _ in range(times)]
    return [each for each in found if each]


def test_what_is_asked_first_is_taken_first_if_all_is_equal() -> None:
    queue = Queue()
    asked = [ask(queue, f"address {number}") for number in range(5)]
    assert taken(queue, 9) == asked
    assert len(queue) == 0


def test_one_address_with_many_tables_leaves_others_their_turn() -> None:
    queue = Queue()
    for number in range(21):
        ask(queue, "stranger", f"guest {number}", f"table {number}")
    mine = ask(queue, "ann", "ann", "mine")
    assert mine in taken(queue, 2)


def test_guests_of_an_address_and_tables_of_a_guest_take_turns() -> None:
    for path in (["home", "eve"], ["home", "ann", "old"]):
        queue = Queue()
        for number in range(21):
            ask(queue, *path, *(["table"] if len(path) == 2 else []), f"{number}")
        mine = ask(queue, "home", "ann", "new")
        assert mine in taken(queue, 2)


def test_people_come_before_bots_alone() -> None:
    queue = Queue()
    ask(queue, "ann", "ann", "bots", people=False, seconds=0.01)
    mine = [ask(queue, "ann", "ann", "mine") for _ in range(5)]
    assert taken(queue, 5) == mine


def test_short_thoughts_come_before_long_ones() -> None:
    queue = Queue()
    for number in range(5):
        ask(queue, f"address {number}", seconds=2.0)
    short = ask(queue, "late", seconds=0.01)
    assert queue.take() is short


def test_a_flood_of_short_thoughts_does_not_hold_up_long_ones_for_good() -> None:
    queue = Queue()
    long = ask(queue, "ann", seconds=2.0)
    for _ in range(2000):
        ask(queue, "stranger", seconds=0.1)
    before = next(n for n in range(2000) if queue.take() is long)
    assert before * 0.1 < 5.0


def test_who_asks_one_thing_after_another_gets_as_much_as_who_asks_all_at_once() -> None:
    queue = Queue()
    for number in range(100):
        ask(queue, "stranger", "eve", f"table {number}")
    ask(queue, "ann", "ann", "mine")
    turns: Counter[str] = Counter()
    for _ in range(40):
        thought = queue.take()
        assert thought
        turns[thought.asker.address] += 1
        if thought.asker.address == "ann":
            ask(queue, "ann", "ann", "mine")
    assert turns == {"ann": 20, "stranger": 20}


def test_who_comes_back_has_saved_nothing_up() -> None:
    queue = Queue()
    for _ in range(50):
        ask(queue, "here")
    taken(queue, 40)
    for _ in range(10):
        ask(queue, "late")
    turns = Counter(each.asker.address for each in taken(queue, 10))
    assert turns == {"here": 5, "late": 5}


def test_what_took_longer_than_expected_is_charged() -> None:
    queue = Queue()
    for name in ("slow", "quick"):
        for _ in range(20):
            ask(queue, name, seconds=1.0)
    turns: Counter[str] = Counter()
    for _ in range(20):
        thought = queue.take()
        assert thought
        turns[thought.asker.address] += 1
        if thought.asker.address == "slow":
            queue.charge(thought, 3.0)  # it took four seconds
    assert turns == {"slow": 4, "quick": 16}


def test_workers_take_only_what_is_of_their_size() -> None:
    queue = Queue()
    long = ask(queue, "ann", seconds=30)
    usual = ask(queue, "ann", seconds=2)
    assert queue.take([SHORT]) is None
    short = ask(queue, "bob", seconds=0.1)
    assert queue.take([SHORT]) is short
    assert queue.take([SHORT, USUAL]) is usual
    assert queue.take([SHORT, USUAL]) is None
    assert queue.take([LONG]) is long


def test_long_thoughts_of_one_do_not_let_another_catch_up_on_who_is_new() -> None:
    queue = Queue()
    for _ in range(20):
        ask(queue, "eve", seconds=2)
    for _ in range(5):
        ask(queue, "ann", seconds=60)
        assert queue.take([LONG])
    for _ in range(10):
        ask(queue, "bob", seconds=2)
    turns = Counter(queue.take([USUAL]).asker.address for _ in range(10))  # type: ignore[union-attr]
    assert turns == {"eve": 5, "bob": 5}


def test_what_nobody_waits_for_is_not_taken_and_not_charged() -> None:
    queue = Queue()
    dropped = [ask(queue, "ann") for _ in range(5)]
    ask(queue, "bob")
    last = ask(queue, "ann", seconds=0.01)
    for each in dropped:
        queue.drop(each)
        queue.drop(each)
    assert len(queue) == 2
    assert queue.take() is last


def test_who_is_gone_is_forgotten() -> None:
    queue = Queue()
    for _ in range(3):
        ask(queue, "here")
    for number in range(1000):
        ask(queue, f"address {number}", seconds=0.01)
        queue.take([SHORT])
        if number % 100 == 0:
            queue.take()
            ask(queue, "here")
    assert len(queue.people.parts) < 1000
    taken(queue, 10)
    assert not queue.people.parts


names = st.sampled_from(["", "a", "b", "c"])
thoughts = st.builds(
    lambda address, guest, table, people, seconds: Thought(
        Asker(address, guest, table, people), seconds
    ),
    *(names, names, names, st.booleans(), st.sampled_from([0.01, 1.0, 30.0])),
)


@given(st.lists(thoughts), st.lists(st.integers(0, 30)), st.integers(0, 20))
def test_everything_is_taken_once_or_dropped(
    asked: list[Thought], dropped: list[int], early: int
) -> None:
    queue = Queue()
    for each in asked:
        queue.put(each)
    found = taken(queue, early)
    gone = {id(asked[n]) for n in dropped if n < len(asked)} - {id(each) for each in found}
    for n in dropped:
        if n < len(asked):
            queue.drop(asked[n])
    assert len(queue) == len(asked) - len(found) - len(gone)
    found += taken(queue, len(asked))
    assert {id(each) for each in found} | gone == {id(each) for each in asked}
    assert len(found) + len(gone) == len(asked)
    assert len(queue) == 0
