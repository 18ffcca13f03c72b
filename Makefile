# make play    opens the notebooks in JupyterLab
# make test    runs every test
# make lint    checks form, style and types
# make bench   measures speed beside a peer
# Each makes the environment that it needs, from pinned versions; nothing else has to be installed but python3 (3.11 or
# newer) with venv. What is served, what tests and what measures are installed apart, under .venv/.

PYTHON ?= python3
PIP_QUIET := --quiet --disable-pip-version-check --no-input

.PRECIOUS: .venv/%/ready
.PHONY: play test lint format bench clean

play: .venv/play/ready
	.venv/play/bin/jupyter lab --ip=127.0.0.1 notebooks/index.ipynb

test: .venv/test/ready
	.venv/test/bin/python -m pytest -n 2
	.venv/test/bin/python -m pytest --nbval --nbval-current-env notebooks

lint: .venv/test/ready
	.venv/test/bin/ruff format --check .
	.venv/test/bin/ruff check .
	.venv/test/bin/mypy

format: .venv/test/ready
	.venv/test/bin/ruff format .
	.venv/test/bin/ruff check --fix .

bench: .venv/bench/ready
	.venv/bench/bin/python bench/playouts.py

.venv/%/ready: requirements/%.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Vikinglab needs Python 3.11 or newer: make PYTHON=...")'
	$(PYTHON) -m venv --clear .venv/$*
	.venv/$*/bin/pip install $(PIP_QUIET) --requirement requirements/$*.txt
	.venv/$*/bin/pip install $(PIP_QUIET) --no-deps --no-build-isolation --editable .
	touch $@

clean:
	rm -rf .venv dist
