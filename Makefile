# For developers; ./play and ./test need none of this.
PY = .venv/bin/python

help:  ## list these commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

build:  ## make the environment, and compile the rules in place
	python3 tools/house.py dev

check: build  ## run the quick checks: lint, types, rules, tests on the compiled rules
	./test lint format types client rules compiled

fix:  ## fix what ruff and Biome can fix, and update the conformance pages
	$(PY) -m ruff check --fix . ; $(PY) -m ruff format . ; $(PY) tools/client.py --fix ; $(PY) tools/conformance.py

bench: build  ## measure how fast the games run
	$(PY) -m engawa bench

limit: build  ## compare Pass the Pandas with a C++ version, by time and by instructions
	$(PY) tools/limit.py

mutate: build  ## test the tests by breaking a game in every small way: make mutate GAME=pass_the_pandas
	$(PY) tools/mutate.py $(GAME)

faults: build  ## count what is lost by kill -9, restarts, races, full and lost disks: an hour
	$(PY) -m tools.faults

load: build  ## measure how much a server can carry, compared with an echo server: two minutes
	$(PY) -m tools.load

watched: build  ## measure the cost of a move that everybody watches, without sockets: ten minutes
	$(PY) -m tools.watched --count

rolling: build  ## restart the servers of one database in turn, under load: two minutes
	$(PY) -m tools.rolling

siege: build  ## attack a server of our own, and measure how long its players wait: four minutes
	$(PY) -m tools.siege

checked:  ## run the tests on a build that stops at any index out of bounds
	ENGAWA_CHECKED=1 $(PY) -m engawa.compile
	ENGAWA_CHECKED=1 $(PY) -m pytest -n2

overhead: build  ## measure what an engine costs besides the games: three minutes
	$(PY) -m tools.overhead

pictures: build  ## take the documentation's pictures of every page and game, in docs/pictures: four minutes
	$(PY) -m tools.pictures

languages: build  ## walk through every game in every language, on desktop and phone: ten minutes
	ENGAWA_ALL=1 $(PY) -m pytest -m browser tests/e2e/test_translations.py

wheel: build  ## build a wheel and a source archive in dist/
	$(PY) -m build

clean:  ## delete everything that can be made again
	rm -rf build dist .venv src/*.egg-info
	find . \( -name __compiled__ -o -name __pycache__ \) -prune -exec rm -rf {} +

.PHONY: help build check fix bench limit mutate faults load watched rolling siege overhead checked pictures languages wheel clean
