# For developers; ./play and ./test need none of this.
PY = .venv/bin/python

help:  ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

build:  ## the environment, and the rules compiled in place
	python3 tools/house.py dev

check: build  ## what is quick: lint, types, rules, tests on the compiled rules
	./test lint format types client rules compiled

fix:  ## let ruff and Biome mend what they can, and redraw the conformance pages
	$(PY) -m ruff check --fix . ; $(PY) -m ruff format . ; $(PY) tools/client.py --fix ; $(PY) tools/conformance.py

bench: build  ## how fast the games run
	$(PY) -m engawa bench

limit: build  ## Pass the Pandas beside the same game by hand in C++, by time and by instructions
	$(PY) tools/limit.py

mutate: build  ## break a game in every small way: make mutate GAME=pass_the_pandas
	$(PY) tools/mutate.py $(GAME)

faults: build  ## kill -9, restarts, races, full and lost disks, and what was lost: an hour
	$(PY) -m tools.faults

load: build  ## how much a server carries, beside a bare echo server: two minutes
	$(PY) -m tools.load

watched: build  ## what a move takes that all watch, without sockets, by time and by instructions: ten minutes
	$(PY) -m tools.watched --count

rolling: build  ## restart the servers of one database in turn, under load: two minutes
	$(PY) -m tools.rolling

siege: build  ## attack a server of one's own, and see how its players fare: four minutes
	$(PY) -m tools.siege

checked:  ## the tests on a build that stops at any index out of bounds
	ENGAWA_CHECKED=1 $(PY) -m engawa.compile
	ENGAWA_CHECKED=1 $(PY) -m pytest -n2

overhead: build  ## what an engine costs beside the games: three minutes
	$(PY) -m tools.overhead

pictures: build  ## every page and game, in docs/pictures, for the documentation: four minutes
	$(PY) -m tools.pictures

languages: build  ## walk through every game in every language, on desktop and phone: ten minutes
	ENGAWA_ALL=1 $(PY) -m pytest -m browser tests/e2e/test_translations.py

wheel: build  ## a wheel and a source archive in dist/
	$(PY) -m build

clean:  ## everything that can be made again
	rm -rf build dist .venv src/*.egg-info
	find . \( -name __compiled__ -o -name __pycache__ \) -prune -exec rm -rf {} +

.PHONY: help build check fix bench limit mutate faults load watched rolling siege overhead checked pictures languages wheel clean
