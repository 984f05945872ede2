# make play    install Ayla into .venv and open it in the browser
# make test    install the test tools too and run the whole suite
# make check   formatting, lint, types, and who imports whom
# make audit   look for known holes in what Ayla is installed with; needs the network
# make docs    build the documentation into site/

VENV := .venv
BIN := $(VENV)/bin
CODE := $(wildcard src tests tools benchmarks)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable

.PHONY: help play test check audit docs clean

help:
	@sed -n 's/^# //p' Makefile

# Extra options of ayla serve: make play ARGS="--port 9000"
play: $(VENV)/.play
	$(BIN)/ayla serve --open $(ARGS)

# Extra arguments for pytest: make test ARGS="-k sowing"
test: $(VENV)/.test
	$(BIN)/python -m pytest -n auto --dist loadgroup $(ARGS)

check: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tools/check_page.py

audit: $(VENV)/.test
	$(BIN)/python tools/audit.py

docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

clean:
	rm -rf $(VENV) build dist site .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# Each stamp says which extras the environment has. They are renewed when pyproject.toml changes.
$(VENV)/.play: pyproject.toml $(BIN)/python
	$(INSTALL) .
	@touch $@

$(VENV)/.test: pyproject.toml $(BIN)/python
	$(INSTALL) '.[test]'
	@touch $@ $(VENV)/.play

$(VENV)/.docs: pyproject.toml $(BIN)/python
	$(INSTALL) '.[docs]'
	@touch $@

$(BIN)/python:
	@sh tools/make-venv.sh $(VENV)
