"""The engine of many machines, on a real Ray cluster of three nodes; one of them is killed."""

import operator
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from games_by import SMALLEST

from engawa.core.errors import BadGame
from engawa.lab import cluster as lab
from engawa.lab.cluster import NoCluster, Ray
from engawa.lab.match import Match, contest
from engawa.lab.processes import Processes

MATCH = Match(SMALLEST, ("random", "search:40", "greedy"), seed=3)
GAMES = 90
STEP = 3  # games in a batch of the smallest size
FREE = 30  # games that are played before anybody waits
SMALL = 80 << 20  # bytes of a node's object store


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Yield three nodes of one core each."""
    from ray.cluster_utils import Cluster

    quiet = {"include_dashboard": False, "object_store_memory": SMALL}
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, **quiet})
    for _ in range(2):
        made.add_node(num_cpus=1, object_store_memory=SMALL)
    yield made
    made.shutdown()


@pytest.fixture(scope="module")
def engine(nodes: Any) -> Iterator[Ray]:
    made = Ray(1, nodes.address)
    yield made
    made._ray.shutdown()


def test_the_work_goes_to_all_nodes(engine: Ray, tmp_path: Path) -> None:
    """The others wait for the slowest to begin."""

    def where(batch: int) -> str:
        import ray

        node = str(ray.get_runtime_context().get_node_id())
        (tmp_path / node).touch()
        while len(list(tmp_path.iterdir())) < 3:
            time.sleep(0.01)
        return node

    assert engine.cores == 3
    found = list(engine.run(where, range(24)))
    assert sorted(batch for batch, _ in found) == list(range(24))
    assert len({node for _, node in found}) == 3


def test_what_goes_wrong_on_a_node_goes_wrong_here(engine: Ray) -> None:
    with pytest.raises(ZeroDivisionError):
        list(engine.run(partial(operator.truediv, 1), [1, 0]))


def test_a_sentence_for_people_comes_through(engine: Ray) -> None:
    def refuse(batch: int) -> None:
        raise BadGame("there is no such game")

    with pytest.raises(BadGame, match=r"^there is no such game$"):
        list(engine.run(refuse, [1]))


def test_a_node_with_another_engawa_is_refused(
    engine: Ray, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "fingerprint", lambda: "0123")
    with pytest.raises(NoCluster, match=r"has another Engawa.*here 0123, there [0-9a-f]{16}"):
        list(engine.run(abs, [1]))


class Snared:
    """A cluster where one node never finishes anything; the other nodes wait for it."""

    def __init__(self, engine: Ray, node: str, notes: Path) -> None:
        self.engine, self.node, self.notes = engine, node, notes

    @property
    def cores(self) -> int:
        return self.engine.cores

    def run(self, work: Callable[[Any], Any], batches: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        node, notes = self.node, self.notes

        def snared(batch: range) -> Any:
            import ray

            if ray.get_runtime_context().get_node_id() == node:
                (notes / f"{batch.start}").touch()
                time.sleep(600)
            while batch.start >= FREE and not list(notes.iterdir()):
                time.sleep(0.01)
            return work(batch)

        yield from self.engine.run(snared, batches)


@pytest.mark.usefixtures("small_batches")
def test_a_killed_node_costs_its_batches_and_nothing_else(
    engine: Ray, nodes: Any, tmp_path: Path
) -> None:
    """The same digest, and no game twice; what was stopped goes on with other workers."""
    alone = contest(MATCH, GAMES)
    doomed = nodes.worker_nodes.copy().pop()
    heard: list[int] = []
    notes = tmp_path / "notes"
    notes.mkdir()

    def kill(games: int) -> None:
        heard.append(games)
        if games == FREE + STEP:  # so one game waited: the node to be killed has begun
            nodes.remove_node(doomed, allow_graceful=False)

    file = tmp_path / "match.jsonl"
    assert contest(MATCH, GAMES, Snared(engine, doomed.node_id, notes), kill, file) == alone
    assert list(notes.iterdir())  # a batch was in work there
    assert heard == list(range(STEP, GAMES + 1, STEP))
    assert contest(MATCH, GAMES + 30, Processes(2), file=file) == contest(MATCH, GAMES + 30)


def test_a_cluster_that_is_not_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoCluster, match=r"no Ray cluster answers at 127\.0\.0\.1:9"):
        Ray(1, "127.0.0.1:9")


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "import_module", partial(_missing, ImportError))
    with pytest.raises(NoCluster, match=r"needs Ray: pip install 'engawa\[cluster\]'"):
        Ray(1)


def _missing(error: type[ImportError], name: str) -> None:
    raise error(name)
