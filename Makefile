# make play    opens the notebooks as dashboards
# make lab     opens them in JupyterLab, to read and to change
# make test    runs the everyday tests, in 10 minutes on two cores
# make soak    runs the longer tests: 300 matches a game, all chapters in a browser, dead ends, all mutants
# make lint    checks format, style and types, of Python and of the page's JavaScript
# make notebooks  runs the notebooks, and stores their pictures and words
# make mutate  breaks a game one rule at a time, and lists what its tests don't notice: GAME=raids SAMPLE=150 SEED=1
# make mutate-host  plants holes in what guards servers, boards and matches, and lists what the tests don't notice: HOLES=frame
# make explore looks for dead ends in a game, and for rules that nothing reaches: GAME=raids SECONDS=120 SEED=1
# make matches plays the recorded matches of a game again, for the tests that replay them: GAME=raids
# make links   writes links to Binder into the README: REPO=owner/name
# make translate LANGUAGE=de  makes or renews the files of a language, and says what is left to translate
# make bench   measures speed beside a peer
# make load    visits dashboards for ten minutes, and prints the results: VISITORS=50 MINUTES=10
# make wheel   builds the package that others install, in dist/
# make licences  lists the licences of everything that is served, in docs/licences.md
# make sbom    writes a bill of materials of the wheel and of what it runs with, and checks files by their hashes
# make report  writes which criteria of accessibility pages meet, and what shows it, into docs/accessibility.md
# make pins    looks for all pinned packages, for the oldest Python that we promise and the newest
# make weight  measures the rules of each game, and how the Python reads, beside the bars for both
# Each makes the environment that it needs, from pinned versions. You need only python3 (3.11 or newer) with venv, and to
# check the page's JavaScript, node (20 or newer) with npm. Serving, testing and measuring have environments of their own,
# under .venv/.

PYTHON ?= python3
# The lowest promised Python, and the newest for which all pinned packages come built.
PYTHONS = 3.11.0 3.14.0
PIP_QUIET := --quiet --disable-pip-version-check --no-input

.PRECIOUS: .venv/%/ready
.PHONY: matches play lab test soak test-dashboards notebooks links lint format mutate explore bench bench-pages load chromium \
	clean weight pins wheel licences sbom report mutate-host

play: .venv/play/ready
	@.venv/play/bin/vikinglab serve

lab: .venv/play/ready
	@.venv/play/bin/vikinglab lab

test: .venv/test/ready .venv/play/ready chromium
	.venv/test/bin/python -m pytest -n 2
	.venv/test/bin/python -m pytest -n 2 --dist loadfile --nbval --nbval-current-env --nbval-sanitize-with tests/notebooks.cfg notebooks

GAMES = $(patsubst vikinglab/games/%/rules.toml,%,$(wildcard vikinglab/games/*/rules.toml))

# The longer form of `make test`, where each soaked test has a shorter one beside it. A test here may take an hour, and pages
# open in people's own kind of Chromium, with windows, if there is one.
soak: export VIKINGLAB_CHROMIUM ?= $(shell command -v chromium)
soak: .venv/test/ready .venv/play/ready chromium
	.venv/test/bin/python -m pytest -n 2 -m soak -o faulthandler_timeout=7200
	set -e; for game in $(GAMES); do .venv/test/bin/python bench/explore.py $$game 120; done
	set -e; for game in $(GAMES); do .venv/test/bin/python bench/mutate.py $$game; done
	.venv/test/bin/python bench/mutate_host.py

# Dashboards and JupyterLab alone, under real servers.
test-dashboards: .venv/test/ready .venv/play/ready chromium
	.venv/test/bin/python -m pytest -n 2 tests/dashboards

# A Chromium for the boards: best its headless shell, in which a page takes a third of the time, and which Debian has as a
# package; else an installed one; else a clear error.
chromium:
	@test -n "$$VIKINGLAB_CHROMIUM" || command -v chromium-headless-shell \
		|| { command -v apt-get > /dev/null && test "$$(id -u)" = 0 && apt-get update -qq \
			&& { apt-get install -y -qq chromium-headless-shell || command -v chromium || apt-get install -y -qq chromium; }; } \
		|| command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| { echo "The boards are tested in Chromium: install it, or name one in VIKINGLAB_CHROMIUM." >&2; exit 1; }

# The notebooks store their results, so that they can be read without a kernel; nbval compares them.
notebooks: .venv/test/ready
	.venv/test/bin/python .ci/notebooks.py $$(find notebooks -name "*.ipynb" -not -path "*/.*" | sort)

# The weight of the project: the lines that the rules of each game take, and how its Python reads.
weight:
	$(PYTHON) .ci/weight.py

wheel: .venv/test/ready
	@.venv/test/bin/pip wheel $(PIP_QUIET) --no-deps --no-build-isolation --wheel-dir=dist .
	@ls dist/*.whl

licences: .venv/play/ready
	.venv/play/bin/python .ci/supply.py licences

report: .venv/test/ready
	.venv/test/bin/python .ci/report.py docs/accessibility.md

# The interpreter decides what is listed: everything that it would serve with.
sbom: .venv/play/ready wheel
	@.venv/play/bin/python .ci/supply.py sbom $$(ls -t dist/*.whl | head -n 1)

# Installs nothing: pip looks for each pin, and for what it needs, as a Python of that version would.
pins: .venv/test/ready
	@set -e; for version in $(PYTHONS); do \
		echo "Looking for all pins as Python $$version would."; \
		.venv/test/bin/pip install $(PIP_QUIET) --dry-run --ignore-installed --only-binary=:all: --target=.venv/none \
			--python-version=$$version $(patsubst %,--requirement=%,$(wildcard requirements/*.txt)); \
	done

# Nothing else names the repository: a guess would lead to somebody else's.
links:
	$(PYTHON) .ci/links.py "$(REPO)" README.md

lint: .venv/test/ready widgets/node_modules/ready
	.venv/test/bin/ruff format --check .
	.venv/test/bin/ruff check .
	.venv/test/bin/mypy
	cd widgets && npm run --silent lint

format: .venv/test/ready widgets/node_modules/ready
	.venv/test/bin/ruff format .
	.venv/test/bin/ruff check --fix .
	.venv/test/bin/python -m vikinglab_widgets.wire
	.venv/test/bin/python .ci/reference.py docs/reference.md
	.venv/test/bin/vikinglab positions > docs/positions.md
	cd widgets && npm run --silent format

# Recorded matches are saves: after an intended change of rules, play them again by the new rules.
matches: GAME ?= raids
matches: .venv/test/ready
	.venv/test/bin/python -m vikinglab.testing.recorded $(GAME) tests/matches/recorded/$(GAME).jsonl.bz2 $(if $(MATCHES),--matches $(MATCHES))

# The messages of Fluent go into a folder, and a PO file beside each notebook: docs/translate.md.
LANGUAGES ?= languages
translate: .venv/test/ready
	@test -n "$(LANGUAGE)" || { echo "Name a language: make translate LANGUAGE=de" >&2; exit 1; }
	@.venv/test/bin/python .ci/translate.py "$(LANGUAGE)" "$(LANGUAGES)"
	@.venv/test/bin/vikinglab translate notebooks --to "$(LANGUAGE)"

mutate: GAME ?= raids
mutate: .venv/test/ready
	.venv/test/bin/python bench/mutate.py $(GAME)

mutate-host: .venv/test/ready .venv/play/ready chromium
	.venv/test/bin/python bench/mutate_host.py $(HOLES)

explore: GAME ?= raids
explore: SECONDS ?= 120
explore: .venv/test/ready
	.venv/test/bin/python bench/explore.py $(GAME) $(SECONDS)

bench: .venv/bench/ready
	.venv/bench/bin/python bench/engine.py

# The pages need a browser to drive and a server to serve them, so they use the environments of both.
bench-pages: .venv/test/ready .venv/play/ready chromium
	.venv/test/bin/python bench/pages.py $(CURDIR)/.venv/play/bin/python

load: VISITORS ?= 50
load: MINUTES ?= 10
load: .venv/test/ready .venv/play/ready
	.venv/test/bin/python bench/load.py $(CURDIR)/.venv/play/bin/python $(VISITORS) $(MINUTES)

# Nobody reads the output of pip unless something fails; its end then says why.
.venv/%/ready: requirements/%.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Vikinglab needs Python 3.11 or newer: make PYTHON=...")'
	@mkdir -p .venv
	@echo "Installing $< into .venv/$*, once: this takes some minutes."
	@{ $(PYTHON) -m venv --clear .venv/$* \
		&& .venv/$*/bin/pip install $(PIP_QUIET) --requirement requirements/$*.txt \
		&& .venv/$*/bin/pip install $(PIP_QUIET) --no-deps --no-build-isolation --editable .; } > .venv/$*.log 2>&1 \
		|| { tail -n 5 .venv/$*.log >&2; echo "The environment .venv/$* could not be made: .venv/$*.log says why." >&2; exit 1; }
	@touch $@

# The tools for the page's JavaScript: the page itself needs none of them.
widgets/node_modules/ready: widgets/package.json widgets/package-lock.json widgets/.npmrc
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' \
		|| { echo "The page's JavaScript is checked with node 20 or newer, and npm." >&2; exit 1; }
	@echo "Installing the tools for the page's JavaScript into widgets/node_modules, once."
	@cd widgets && npm ci --silent
	@touch $@

clean:
	rm -rf .venv dist widgets/node_modules
