# For developers; ./play and ./test need none of this.
PY = .venv/bin/python

help:  ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

build:  ## the environment, and the rules compiled in place
	python3 tools/house.py dev

check: build  ## what is quick: lint, types, rules, tests on the compiled rules
	./test lint format types rules compiled

fix:  ## let ruff mend what it can, and redraw the conformance pages
	$(PY) -m ruff check --fix . ; $(PY) -m ruff format . ; $(PY) tools/conformance.py

bench: build  ## how fast the games run
	$(PY) -m engawa bench

limit: build  ## Pass the Pandas beside the same game by hand in C++
	$(PY) tools/limit.py

mutate: build  ## break a game in every small way: make mutate GAME=pass_the_pandas
	$(PY) tools/mutate.py $(GAME)

faults: build  ## kill -9, restarts, races and full disks, and what was lost: an hour
	$(PY) -m tools.faults

load: build  ## how much a server carries, beside a bare echo server: two minutes
	$(PY) -m tools.load

checked:  ## the tests on a build that stops at any index out of bounds
	ENGAWA_CHECKED=1 $(PY) setup.py -q build_ext --inplace --force -j2
	$(PY) -m pytest -n2 ; status=$$? ; $(PY) setup.py -q build_ext --inplace --force -j2 ; exit $$status

wheel: build  ## a wheel and a source archive in dist/
	$(PY) -m build

clean:  ## everything that can be made again
	rm -rf build dist .venv src/*.egg-info
	find . -name '*.so' -delete -o -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help build check fix bench limit mutate faults load checked wheel clean
