"""The files in deploy/: they keep our rules, and the same steps work without a container."""

import asyncio
import contextlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from games_by import LARGEST
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from engawa import store
from engawa.cli import app
from engawa.table.tables import ServerSettings, Tables
from tools import caddy
from tools.postgres import Cluster

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
NOBODY = 65534


# --- the container ---


def steps(stage: int) -> list[tuple[str, str]]:
    """Return the instructions of a stage of the Containerfile, each with its continuation lines."""
    text = (DEPLOY / "Containerfile").read_text()
    text = re.sub(r"(?m)^#.*\n", "", text).replace("\\\n", " ")
    rows = [tuple(row.split(None, 1)) for row in text.splitlines() if row.strip()]
    starts = [i for i, row in enumerate(rows) if row[0] == "FROM"] + [len(rows)]
    found = rows[starts[stage] : starts[stage + 1]]
    return [(word, re.sub(r"\s+", " ", rest)) for word, rest in found]


def said(stage: int, word: str) -> list[str]:
    return [rest for each, rest in steps(stage) if each == word]


def test_the_wheel_is_built_inside_and_only_what_was_installed_goes_on() -> None:
    assert "pip wheel" in " ".join(said(0, "RUN"))
    assert '"(compiled)"' in " ".join(said(0, "RUN"))
    assert said(1, "COPY") == ["--from=build /opt/engawa /opt/engawa"]
    assert not any("apt-get" in each or "pip" in each for each in said(1, "RUN"))


def test_all_that_is_copied_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split("\n")
    for row in said(0, "COPY"):
        *sources, _ = row.split()
        for source in sources:
            assert (ROOT / source).exists()
            assert f"!{source}" in ignored


def test_it_runs_as_nobody_and_writes_to_its_data_alone() -> None:
    assert said(1, "USER") == [f"{NOBODY}:{NOBODY}"]
    assert said(1, "VOLUME") == ["/data"]
    order = [word for word, _ in steps(1)]
    assert order.index("USER") > order.index("RUN")
    assert any("ENGAWA_DATA=/data" in each for each in said(1, "ENV"))


def test_it_says_whether_it_is_well() -> None:
    (check,) = said(1, "HEALTHCHECK")
    command = json.loads(check.partition("CMD ")[2])
    assert "http://127.0.0.1:8765/healthz" in command[-1]
    compile(command[-1], "healthcheck", "exec")
    assert said(1, "EXPOSE") == ["8765"]


def test_images_have_versions_and_nothing_secret_is_in_a_file() -> None:
    for stage in (0, 1):
        assert all(":" in each for each in said(stage, "FROM"))
    services = compose()["services"].values()
    images = {each["image"] for each in services} - {"engawa"}
    assert all(":" in image and not image.endswith(":latest") for image in images)
    for file in DEPLOY.iterdir():
        for word in re.findall(r"(?m)PASSWORD[=:] *(\S*)", file.read_text()):
            assert word == "" or word.startswith("${POSTGRES_PASSWORD:?"), file.name


# --- compose ---


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def options_of(command: str) -> set[str]:
    """Return the options of one of our commands."""
    import typer.main

    found = vars(typer.main.get_command(app))["commands"][command]
    return {name for parameter in found.params for name in parameter.opts}


def test_two_servers_share_a_database_behind_a_proxy() -> None:
    services = compose()["services"]
    servers = [name for name, each in services.items() if "serve" in each.get("command", [])]
    assert servers == ["table1", "table2"]
    for name in servers:
        server = services[name]
        assert server["read_only"]
        assert server["cap_drop"] == ["ALL"]
        assert server["ulimits"]["nofile"] >= 65536
        assert "ports" not in server, "only the proxy is reached from outside"
        assert server["environment"]["ENGAWA_DB"].startswith("postgresql://")
        assert server["depends_on"]["db"]["condition"] == "service_healthy"
        used = {word.partition("=")[0] for word in server["command"] if word.startswith("--")}
        assert used <= options_of("serve")
    assert "ports" not in services["db"]
    assert {port.partition(":")[0] for port in services["proxy"]["ports"]} == {"80", "443"}
    assert set(services["proxy"]["depends_on"]) == set(servers)


def test_the_proxy_alone_is_believed_about_addresses() -> None:
    whole = compose()
    (front,) = whole["networks"]["front"]["ipam"]["config"]
    for name in ("table1", "table2"):
        believed = whole["services"][name]["environment"]["FORWARDED_ALLOW_IPS"]
        assert believed == front["subnet"]
    assert whole["services"]["db"]["networks"] == ["back"]
    assert whole["services"]["proxy"]["networks"] == ["front"]
    assert whole["networks"]["back"]["internal"]


def test_everything_that_compose_names_is_there() -> None:
    whole = compose()
    for name, service in whole["services"].items():
        assert set(service.get("networks", [])) <= set(whole["networks"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            inside = source in whole["volumes"] or source == "./backups"
            assert inside or (DEPLOY / source).exists(), f"{name}: {source}"
    asked = set(re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text()))
    given = set(re.findall(r"(?m)^(\w+)=", (DEPLOY / "example.env").read_text()))
    assert asked == given


def test_the_proxy_knows_both_servers_by_name() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    named = re.search(r"ENGAWA_TABLES:([^}]*)", text)
    assert named
    assert named[1].split() == ["table1:8765", "table2:8765"]
    command = compose()["services"]["table1"]["command"]
    assert {"--allow-host=table1", "--allow-host=table2"} <= set(command)


# --- systemd ---


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze here")
def test_the_units_are_sound(tmp_path: Path) -> None:
    for file in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        text = file.read_text().replace("/opt/engawa/bin/engawa", sys.executable)
        (tmp_path / file.name.replace("@", "@8765")).write_text(text)
    units = sorted(map(str, tmp_path.iterdir()))
    assert len(units) == 3
    done = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_units_say_only_what_our_commands_take() -> None:
    for file in DEPLOY.glob("*.service"):
        (start,) = re.findall(
            r"(?m)^ExecStart=/opt/engawa/bin/engawa (\w+) (.*)$", file.read_text()
        )
        used = {word for word in start[1].split() if word.startswith("--")}
        assert used <= options_of(start[0])
        for line in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes"):
            assert line in file.read_text()


# --- watching over it ---


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Return the names of all metrics of a server."""

    async def whole() -> str:
        tables = Tables(store.open("sqlite:///never-opened.db"), ServerSettings())
        return tables.metrics.text("")[0].decode()

    text = asyncio.run(whole())
    return {"up"} | set(re.findall(r"(?m)^([a-z_]+)[ {]", text.replace("# TYPE ", "")))


def figures(text: str) -> set[str]:
    return set(re.findall(r"\b(?:engawa|process)_[a-z_]+", text))


def test_alerts_are_about_figures_that_there_are_and_each_has_a_line_to_help(
    known: set[str],
) -> None:
    page = (ROOT / "docs/server.md").read_text()
    (group,) = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]
    assert len(group["rules"]) > 5
    for rule in group["rules"]:
        assert figures(rule["expr"]) <= known, rule["alert"]
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["annotations"]["runbook"] == f"docs/server.md#{rule['alert'].lower()}"
        assert f"### {rule['alert']}\n" in page
    assert len(re.findall(r"(?m)^### Engawa\w+$", page)) == len(group["rules"])


def test_the_board_shows_figures_that_there_are(known: set[str]) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(asked) > 12
    for expression in asked:
        names = figures(expression)
        assert names
        assert names <= known, expression
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places) == len({panel["id"] for panel in board["panels"]})
    alerts = (DEPLOY / "alerts.yml").read_text()
    for panel in board["panels"]:
        for alert in re.findall(r"Engawa[A-Z]\w+", panel["description"]):
            assert f"alert: {alert}\n" in alerts


# --- the same steps, without a container ---


def run(command: list[object], env: dict[str, str]) -> str:
    done = subprocess.run(
        [str(part) for part in command], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Town:
    """Two servers on PostgreSQL, installed from a wheel, run by user nobody, behind Caddy."""

    def __init__(self, folder: Path, cluster: Cluster, stack: ExitStack) -> None:
        self.folder, self.stack = folder, stack
        self.env = {k: v for k, v in os.environ.items() if not k.startswith("ENGAWA")}
        self.env.pop("PYTHONPATH", None)
        cluster.folder.chmod(0o755)  # so that the user nobody can reach its socket
        self.env |= {"ENGAWA_DB": cluster.database("town"), "ENGAWA_DATA": f"{folder}/data"}
        (folder / "data").mkdir()
        self.user = NOBODY if os.geteuid() == 0 else None
        if self.user:
            os.chown(folder / "data", NOBODY, NOBODY)
        self.engawa = self._install()

    def _install(self) -> Path:
        """Install as in the Containerfile, but without the compiler, which is tested elsewhere."""
        ignore = (".git", ".venv", "build", "dist", "*.so", "*.egg-info", "__pycache__", ".*_cache")
        source = self.folder / "source"
        for row in said(0, "COPY"):
            for name in row.split()[:-1]:
                if (ROOT / name).is_dir():
                    ignored = shutil.ignore_patterns(*ignore, "__compiled__")
                    shutil.copytree(ROOT / name, source / name, ignore=ignored)
                else:
                    source.mkdir(exist_ok=True)
                    shutil.copy(ROOT / name, source)
        wheels = self.folder / "wheels"
        env = self.env | {"ENGAWA_PURE": "1"}
        build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
        run([*build, "-w", wheels, source], env)
        home = self.folder / "venv"
        venv.create(home)
        (wheel,) = wheels.glob("engawa-*.whl")
        pip = [sys.executable, "-m", "pip", "--python", home / "bin/python", "install", "-q"]
        run([*pip, f"{wheel}[postgres]"], self.env)
        return home / "bin/engawa"

    def serve(self, *words: str) -> tuple[subprocess.Popen[str], int]:
        process = self.stack.enter_context(
            subprocess.Popen(
                [str(self.engawa), "serve", "--port", "0", "--allow-host", "localhost", *words],
                env=self.env,
                user=self.user,
                cwd="/",
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        )
        self.stack.callback(process.kill)
        assert process.stdout
        found = re.search(r"localhost:(\d+)", process.stdout.readline())
        assert found
        return process, int(found[1])

    def proxy(self, program: Path, ports: list[int]) -> None:
        """Start Caddy with the file that we ship."""
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            other.bind(("127.0.0.1", 0))
            http, self.https = one.getsockname()[1], other.getsockname()[1]
        env = self.env | {
            "ENGAWA_HOST": "localhost",
            "ENGAWA_TABLES": " ".join(f"127.0.0.1:{port}" for port in ports),
            "ENGAWA_HTTP_PORT": str(http),
            "ENGAWA_HTTPS_PORT": str(self.https),
            "XDG_DATA_HOME": f"{self.folder}/caddy-data",
            "XDG_CONFIG_HOME": f"{self.folder}/caddy-config",
            "HOME": str(self.folder),
        }
        command = [str(program), "run", "--adapter", "caddyfile", "--config"]
        process = self.stack.enter_context(
            subprocess.Popen(
                [*command, str(DEPLOY / "Caddyfile")],
                env=env,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        self.stack.callback(process.kill)
        root = self.folder / "caddy-data/caddy/pki/authorities/local/root.crt"
        for _ in range(600):
            if root.exists():
                break
            time.sleep(0.05)
        self.trust = ssl.create_default_context(cafile=root)
        self.address = f"https://localhost:{self.https}"
        client = self.client()
        for _ in range(600):
            with contextlib.suppress(httpx.HTTPError):
                if client.get("/api/games").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("nobody answers behind the proxy")

    def client(self, source: str = "127.0.0.1") -> httpx.Client:
        """Return a client that connects from this address, until the town is closed."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=source)
        client = httpx.Client(base_url=self.address, transport=transport, timeout=30)
        return self.stack.enter_context(client)

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, cookie: str, source: str = "127.0.0.1"
    ) -> AsyncIterator[ClientConnection]:
        url = f"wss://localhost:{self.https}/api/tables/{table}/socket"
        headers = {"cookie": f"engawa={cookie}"} if cookie else {}
        ear = (source, 0)
        async with connect(
            url, ssl=self.trust, additional_headers=headers, local_addr=ear, host="127.0.0.1"
        ) as opened:
            await opened.send('{"do": "hello"}')
            yield opened


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """Yield a private folder; pytest's own belong to its user."""
    with tempfile.TemporaryDirectory(prefix="engawa-town-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@contextmanager
def events(town: Town, table: str, cookie: str) -> Iterator[Iterator[Any]]:
    """Yield the events of a stream."""
    headers = {"cookie": f"engawa={cookie}"}
    path = f"/api/tables/{table}/events"
    with town.client().stream("GET", path, headers=headers) as answer:
        yield (json.loads(row[6:]) for row in answer.iter_lines() if row.startswith("data: "))


async def heard(opened: ClientConnection, *kinds: str) -> Any:
    while True:
        message = json.loads(await asyncio.wait_for(opened.recv(), 30))
        if message["is"] in kinds:
            return message


@pytest.mark.package
def test_two_servers_and_a_proxy_from_wheel_to_a_move(postgres: Cluster, folder: Path) -> None:
    program = caddy.program(folder)
    if program is None:
        pytest.skip(caddy.MISSING)
    with ExitStack() as stack:
        town = Town(folder, postgres, stack)
        servers = [town.serve("--connections-each", "6") for _ in range(2)]
        town.proxy(program, [port for _, port in servers])
        assert [town.client().get(path).status_code for path in ("/metrics", "/healthz")] == [
            404
        ] * 2
        for _, port in servers:
            assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok\n"

        ann, bob = town.client(), town.client("127.0.0.3")
        hello = ann.get("/api/me")
        assert "Secure" in hello.headers["set-cookie"], "the proxy's word counts: it is TLS outside"
        bob.get("/api/me")
        made = ann.post("/api/tables", json={"game": LARGEST, "seats": 2, "public": True}).json()
        table = made["table"]
        assert bob.post(f"/api/tables/{table}/join", json={}).json()["status"] == "playing"
        cookies = [each.cookies["engawa"] for each in (ann, bob)]

        async def a_move_is_seen_by_all() -> None:
            """A move reaches everybody, by sockets and event streams, at either server."""
            async with town.socket(table, cookies[0]) as one, town.socket(table, cookies[1]) as two:
                scenes = [await heard(one, "scene"), await heard(two, "scene")]
                turn = scenes[0]["turn"]
                n = await asyncio.to_thread(play, turn, scenes[turn])
                for opened in (one, two):
                    assert (await heard(opened, "change"))["n"] == n

        def play(seat: int, scene: Any) -> int:
            who = (ann, bob)[seat]
            parts = [*scene["scene"]["board"], *scene["scene"]["tray"], *scene["scene"]["panels"]]
            line = next(line for part in parts for line in part.get("lines") or ())
            with events(town, table, cookies[1 - seat]) as told:
                assert next(each for each in told if each["is"] == "scene")
                ask = {"line": line, "seen": scene["n"], "id": "x"}
                answer = who.post(f"/api/tables/{table}/play", json=ask).json()
                assert answer["is"] == "ack", answer
                assert next(each for each in told if each["is"] == "change")["n"] == answer["n"]
            return int(answer["n"])

        asyncio.run(a_move_is_seen_by_all())

        async def an_address_has_its_own_limit() -> None:
            async with contextlib.AsyncExitStack() as sockets:
                for _ in range(12):
                    await sockets.enter_async_context(town.socket(table, "", "127.0.0.2"))
                with pytest.raises((InvalidStatus, ConnectionClosed)):
                    await sockets.enter_async_context(town.socket(table, "", "127.0.0.2"))
                async with town.socket(table, "", "127.0.0.4") as other:
                    assert await heard(other, "scene")

        asyncio.run(an_address_has_its_own_limit())

        async def one_may_go() -> None:
            """After one server stops, its players connect to the other and play on."""
            async with town.socket(table, cookies[0]) as one:
                await heard(one, "scene")
                servers[0][0].terminate()
                servers[0][0].wait(30)
            async with town.socket(table, cookies[0]) as again:
                assert await heard(again, "scene")
            for _ in range(5):
                assert ann.get("/api/tables").status_code == 200

        asyncio.run(one_may_go())
        kept = folder / "data/kept"
        told = subprocess.run(
            [str(town.engawa), "backup", str(kept)],
            env=town.env,
            user=town.user,
            cwd="/",
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert "1 table" in told
        assert not (folder / "venv/lib").stat().st_mode & 0o022
