"""Only one process at a time holds the lock on a folder, and a dead one releases it."""

import subprocess
import sys
import threading
from pathlib import Path

from engawa.compile import folder_lock

HOLD = """
import sys, time
from pathlib import Path
from engawa.compile.folder_lock import folder_lock
with folder_lock(Path(sys.argv[1])):
    print("alone", flush=True)
    time.sleep(600)
"""


def test_whoever_comes_second_waits_and_says_so_once(tmp_path: Path) -> None:
    waits = threading.Event()
    order: list[str] = []

    def second() -> None:
        with folder_lock.folder_lock(tmp_path, waits.set):
            order.append("second")

    with folder_lock.folder_lock(tmp_path):
        other = threading.Thread(target=second)
        other.start()
        assert waits.wait(30)
        order.append("first")
    other.join()
    assert order == ["first", "second"]


def test_whoever_is_killed_lets_go(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        assert child.stdout.readline() == "alone\n"
        said: list[str] = []

        def wait() -> None:
            said.append("somebody is first")
            child.kill()

        with folder_lock.folder_lock(tmp_path, wait):
            assert said == ["somebody is first"]
