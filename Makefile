# clashtable: `make play` serves the site, `make test` proves it. Everything they need is set up on the way.
PY     ?= python3
PORT   ?= 8000
B      := .venv/bin
UV     := -q --disable-pip-version-check --no-compile uv==0.13.7
PYTEST := $(B)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder
ENGINE_TESTS := tests/core tests/shared tests/games tests/golden
BEGAN  := $(shell date +%s)
after   = $$(( $$(date +%s) - $(BEGAN) )) s
export PATH := $(CURDIR)/$(B):$(PATH)
unexport PYTHONDONTWRITEBYTECODE # else every server that a test starts would compile all it imports anew

.PHONY: help setup play test lint bench bench-peers load soak web webtools engine wire golden screenshots docs wheels hooks lock chromium services clean

play: .venv/.ready web ## Set up what is needed and serve the site, while the engine is compiled in the background
	@$(B)/python tools/play.py --port $(PORT) --began $(BEGAN)

test: setup chromium services lint ## Set up everything and run every test
	@echo "Testing the web client's logic ..."
	@cd web && npm test --silent
	@echo "Testing the engine, bots, command line, server and browser ..."
	@$(PYTEST)
	@if $(B)/python -c 'import clashtable.compiled as c; exit(not c.is_compiled())'; then \
		echo "Testing the engine once more, interpreted ..."; CLASHTABLE_INTERPRETED=1 CLASHTABLE_SHORT=1 $(PYTEST) $(ENGINE_TESTS); fi
	@echo "All tests passed, $(after) after the beginning."

help: ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' | column -t -s '|'

setup: .venv/.ready .venv/.research engine webtools web ## Install, compile the engine, build the web client
	@echo "Everything is set up, $(after) after the beginning."

lint: .venv/.research webtools web ## Check style and types
	@echo "Checking style and types ..."
	@$(B)/ruff format --check --quiet . && $(B)/ruff check --quiet .
	@cd web && npm run check --silent & $(B)/mypy; types=$$?; wait $$! && exit $$types

engine: .venv/.ready ## Compile the engine where it has changed
	@$(B)/python tools/engine.py

web: .venv/.ready
	@$(B)/python hatch_build.py web

webtools: .venv/.ready
	@$(B)/python hatch_build.py node-modules

wire: .venv/.ready webtools ## Generate the browser's types and cards from the Python ones
	@$(B)/python -m clashtable.server.wire | $(B)/node web/wire.mjs > web/src/lib/wire.gen.ts
	@cd web && npx prettier --write --log-level warn src/lib/wire.gen.ts
	@$(B)/python -m clashtable.server.wire cards web/src/games

golden: setup ## Write the golden files anew; read the difference before you commit it
	@$(B)/python -m tests.golden.write

screenshots: setup chromium ## Take the pictures of the documentation
	@$(B)/python -m tests.browser.screenshots

wheels: setup ## Build and try a wheel with the compiled engine for every CPython that is here
	@$(B)/python tools/wheels.py

docs: .venv/.ready ## Write the API reference into build/docs
	@$(B)/python -m tools.reference build/docs

hooks: .venv/.ready ## Let git check every commit with the tools of `make lint`
	@$(B)/pre-commit install

bench: setup ## Measure our engine, interpreted and compiled, beside another in the same run
	@$(B)/python -m bench

bench-peers: setup ## Measure our games beside other engines, and write docs/performance.md with plots
	@$(B)/python -m bench.peers

load: setup services ## Play real games through real sockets, beside boardgame.io's server, and write docs/load.md
	@$(B)/python -m bench.load --page

soak: setup chromium services ## The long forms of the tests
	@CLASHTABLE_SOAK=1 $(PYTEST)

lock: .venv/bin/uv ## Pin the newest versions that fit, without addresses
	$(B)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --group dev pyproject.toml -o requirements-dev.lock
	$(B)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header -c requirements-dev.lock --group dev --group research pyproject.toml -o requirements-research.lock

.venv/bin/uv:
	@echo "Making a virtual environment in .venv ..."
	@# copying pip into it would take longer than all the rest; only where the outer Python has none is it needed
	@outer=$$(command -v $(PY)) && $$outer -m venv --without-pip .venv && \
		{ $$outer -m pip --python $(B)/python install $(UV) 2>/dev/null || { $(B)/python -m ensurepip && $(B)/python -m pip install $(UV); }; }

.venv/.research: .venv/.ready requirements-research.lock
	@echo "Installing what the environments for researchers need ..."
	@$(B)/uv pip install -q --python $(B)/python --no-deps --require-hashes -r requirements-research.lock
	@touch $@

.venv/.ready: .venv/bin/uv requirements-dev.lock pyproject.toml
	@echo "Installing Python packages ..."
	@$(B)/uv pip sync -q --python $(B)/python --require-hashes requirements-dev.lock
	@$(B)/python hatch_build.py web
	@$(B)/uv pip install -q --python $(B)/python --no-deps --no-build-isolation -e .
	@touch $@

chromium:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { echo "Installing Chromium for the browser tests ..."; sh tools/get-chromium.sh; }

services:
	@$(B)/python -m tests.server.services || { echo "Installing PostgreSQL, Redis and strace for the server's tests ..."; sh tools/get-services.sh; }

clean: ## Remove everything that was built
	rm -rf .venv .bench-venv build web/node_modules src/clashtable/web src/clashtable/_engine
	find src -name '*.so' -delete
