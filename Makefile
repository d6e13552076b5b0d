SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

BIN := bin

# Without the path of the folder in it, what is compiled once serves every clone.
export GOFLAGS := -trimpath $(GOFLAGS)

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z0-9-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 17

.PHONY: run
run: build ## build and serve on 127.0.0.1:8080
	@exec $(BIN)/teahouse serve

.PHONY: web
web: ## build the files for browsers if their sources have changed (needs Node.js)
	@tools/web.sh

.PHONY: build
build: web ## build bin/teahouse with the files for browsers
	@go build -o $(BIN)/ ./cmd/...

# The laws draw a fifth of their random positions here; make laws draws all. Many tests wait: three packages
# at a time fill two processors. With GOGC=400 the garbage collector takes less of them.
.PHONY: test
test: ## run all tests; per vector file it prints agreed/total
	@tools/need.sh tmux zsh python3 node=nodejs npm '/usr/lib/postgresql/*/bin/initdb=postgresql'
	@$(MAKE) --no-print-directory web
	@TMPDIR=$$(tools/testfolder.sh) GOGC=400 go test -p 3 -short -json -timeout 5m $(TESTFLAGS) ./... | go run ./tools/testreport
	@cd web && npm test --silent

.PHONY: laws
laws: ## run the tests of laws with all their random positions
	@go test -count 1 -timeout 20m $$(grep -lr --include='*_test.go' pgregory.net/rapid . | xargs dirname | sort -u) ./balance ./kishogi ./kutai ./quaterno ./skud

.PHONY: check
check: ## the quick loop: formatting, vet, and the tests of what changed
	@tools/check.sh

.PHONY: e2e
e2e: ## test the pages in Chromium; screenshots are in web/e2e/artifacts; with CI=true some games stand for all
	@tools/need.sh node=nodejs npm $(if $(CHROMIUM),,"chromium-headless-shell=chromium-headless-shell fonts-dejavu-core")
	@$(MAKE) --no-print-directory build
	@cd web && node_modules/.bin/playwright test --project=pages

# make speed STRICT=1 fails for a figure over its limit; ONLY=ki-shogi measures one game.
.PHONY: speed
speed: build ## measure how fast the pages are on a slow machine and a slow network
	@cd web && node_modules/.bin/playwright test --project=speed --workers=1

# make coldstart OUT=folder makes pictures for readers who do not know the games; web/e2e/testdata/coldstart.json has the questions.
.PHONY: coldstart
coldstart: OUT ?= web/e2e/artifacts/coldstart
coldstart: build ## make the pictures of 30 situations of a newcomer in OUT
	@node web/e2e/coldstart.mjs '$(OUT)'

# make coursepictures OUT=folder GAME=quaterno WIDE=1; web/e2e/testdata/coursequestions.json has the questions.
.PHONY: coursepictures
coursepictures: OUT ?= web/e2e/artifacts/courses
coursepictures: build ## make pictures of every step of the courses in OUT, on a phone; WIDE=1 on a wide screen too
	@WIDE=$(WIDE) node web/e2e/coursepictures.mjs '$(OUT)' $(GAME)

.PHONY: pictures
pictures: build ## make the pictures of pages in the README anew
	@node web/e2e/readmepictures.mjs

.PHONY: studyscale
studyscale: build ## measure a study of CHAPTERS=2000 chapters in Chromium
	@node web/e2e/studyscale.mjs

.PHONY: screenshots
screenshots: OUT ?= web/e2e/artifacts/screenshots
screenshots: build ## make pictures of every page in OUT, wide and on a phone, by day and night, and report faults of layout
	@node web/e2e/screenshots.mjs '$(OUT)'

.PHONY: lint
lint: web ## golangci-lint (pinned in tools/lint), gofmt, svelte-check, ESLint and Prettier
	@unformatted=$$(gofmt -l .); if [ -n "$$unformatted" ]; then printf 'not formatted (make fmt):\n%s\n' "$$unformatted"; exit 1; fi
	@tools/lint/build.sh
	@GOGC=400 $(BIN)/golangci-lint run
	@cd web && npm run check --silent
	@cd web && npm run lint --silent

.PHONY: openapi
openapi: ## check that docs/openapi.json is a valid OpenAPI 3.1 description
	@cd tools/openapi && go build -o ../../$(BIN)/openapi . && go test -count 1 .
	@$(BIN)/openapi docs/openapi.json

.PHONY: wiretypes
wiretypes: ## write web/src/wire.ts, the types of messages in TypeScript, from the Go types
	@go run ./tools/wiretypes

.PHONY: fmt
fmt: ## format the Go code, and with Node.js the TypeScript
	@gofmt -w .
	@if [ -d web/node_modules ]; then cd web && npm run format --silent; fi

# make bench COUNT=10 prints medians of ten runs; BENCH and BENCHTIME choose what runs, and how long.
BENCH ?= .
BENCHTIME ?= 1s
COUNT ?= 1

.PHONY: bench
bench: ## run all benchmarks and print one table
	@go test -run '^$$' -bench '$(BENCH)' -benchtime $(BENCHTIME) -count $(COUNT) -benchmem -p 1 -timeout 0 ./... | go run ./tools/benchtable

# make strength GAME=ki-shogi PARTS=levels GAMES=40 is a quick look; it goes on where it was stopped.
GAME ?=

.PHONY: strength
strength: ## play matches that measure the engines, for hours; the results are in strength/
	@go build -o $(BIN)/ ./cmd/teahouse
	@tools/strength.sh $(GAME)

# make puzzles GAME=ki-shogi MINUTES=5 is a quick look; it goes on where it was stopped. Those that are there stay.
MINUTES ?= 60

.PHONY: puzzles
puzzles: ## mine puzzles of GAME, or of all games one after the other, MINUTES each, and pack those that hold
	@go build -o $(BIN)/ ./cmd/teahouse ./tools/puzzlecheck
	@tools/puzzles.sh '$(MINUTES)' $(GAME)

.PHONY: puzzlecheck
puzzlecheck: ## prove all puzzles again with a program that knows the rules alone; EVERY=20 checks each twentieth
	@go run ./tools/puzzlecheck -every $(or $(EVERY),1)

# make fuzz FUZZTIME=30s is a quick look.
FUZZTIME ?= 5m

.PHONY: fuzz
fuzz: ## run each fuzz target for FUZZTIME
	@go list -f '{{$$p := .}}{{range .TestGoFiles}}{{$$p.ImportPath}} {{$$p.Dir}}/{{.}}{{"\n"}}{{end}}{{range .XTestGoFiles}}{{$$p.ImportPath}} {{$$p.Dir}}/{{.}}{{"\n"}}{{end}}' ./... | \
	while read -r package file; do \
		[ -n "$$package" ] || continue; \
		for target in $$(sed -nE 's/^func (Fuzz[A-Za-z0-9_]*)\(.*/\1/p' "$$file"); do \
			echo "== $$package $$target for $(FUZZTIME)"; \
			go test "$$package" -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x < /dev/null; \
		done; \
	done

# make torture KILLS=100 STARTS=20 LOSSY=100 is a shorter form.
KILLS ?= 1000
STARTS ?= 200
LOSSY ?= 1000

# make torture-cluster FAILURES=50 is a shorter form. The nodes of OTHER, a revision of git, must work together with those of this one.
FAILURES ?= 1000
OTHER ?= HEAD~1

.PHONY: torture-cluster
torture-cluster: ## kill nodes of a cluster FAILURES times, and let databases and links fail, while matches are played
	@tools/need.sh '/usr/lib/postgresql/*/bin/initdb=postgresql'
	@mkdir -p $(BIN)/torture
	@go test ./internal/testing/torture -run 'TestClusterFails|TestMutantsAreCaught|TestVersionsWorkTogether' -v -count 1 -timeout 0 -parallel 1 \
		-failures $(FAILURES) -mutants all -other-revision '$(OTHER)' -artifacts -outputdir $(abspath $(BIN)/torture)

.PHONY: cluster
cluster: build ## run a site of three nodes on PostgreSQL with two standbys until Ctrl-C, to let parts of it fail by hand
	@tools/need.sh '/usr/lib/postgresql/*/bin/initdb=postgresql'
	@go build -o $(BIN)/ ./tools/cluster
	@exec $(BIN)/cluster --program $(BIN)/teahouse

# make failover ROUNDS=2 is a quick look. It needs PostgreSQL 15.
ROUNDS ?= 5

.PHONY: failover
failover: build ## lose the primary ROUNDS times under pg_auto_failover while matches are played, and measure when they go on
	@tools/need.sh '/usr/lib/postgresql/*/bin/initdb=postgresql-15' 'pg_autoctl=pg-auto-failover-cli postgresql-15-auto-failover'
	@go build -o $(BIN)/ ./tools/failover
	@$(BIN)/failover -program $(BIN)/teahouse -game ki-shogi -rounds $(ROUNDS)

# make migrate-test MIGRATED=10000 is a quick look.
MIGRATED ?= 100000
MIGRATION_KILLS ?= 10

.PHONY: migrate-test
migrate-test: ## migrate MIGRATED matches to PostgreSQL and back, killed again and again, and compare
	@tools/need.sh '/usr/lib/postgresql/*/bin/initdb=postgresql'
	@go test ./internal/testing/torture -run TestMigrateBothWays -v -count 1 -timeout 0 -migrated $(MIGRATED) -migration-kills $(MIGRATION_KILLS)

.PHONY: torture
torture: ## kill, stop and starve the service for a long time, and play over a bad network
	@go test ./internal/testing/torture -v -count 1 -timeout 0 -parallel 1 -kills $(KILLS) -starts $(STARTS) -games $(LOSSY) -stopped 30s -silent 5000 -down 20s

.PHONY: notices-killed
notices-killed: ## kill the service a hundred times while it delivers notices: none may be lost, none shown twice
	@TEAHOUSE_TEST_KILLS=100 go test ./internal/service/notice -run 'TestKilled$$' -v -count 1 -timeout 30m

.PHONY: selfplay
selfplay: FOR = 2h
selfplay: ## let the engines of all games play against themselves for FOR, and check for faults and growing memory
	@go build -o $(BIN)/ ./cmd/teahouse
	@tools/selfplay.sh $(FOR)

.PHONY: pairing-simulation
pairing-simulation: ## simulate people who look for an opponent: how long they wait, and how far their ratings are apart
	go test -count=1 -v -run 'TestThousand' ./internal/service/pairing

.PHONY: seating
seating: ## measure how soon two people who look for an opponent are seated, at one node and at three
	go test -run '^$$' -bench Seating -benchtime 25x ./internal/web/server

# make load MATCHES="100 1000" FOR=10s is a quick look.
MATCHES ?= 100 1000 10000
FOR ?= 30s

# make cost REQUESTS=500 is a quick look; COST=/api/view measures one endpoint.
REQUESTS ?= 10000
COST ?=

.PHONY: cost
cost: ## measure the cost of hostile requests per byte, for each endpoint and language
	@go test ./internal/testing/cost -run 'TestCost|TestFlood' -v -count 1 -timeout 0 -cost $(REQUESTS) -cost-of '$(COST)' -flood-for 30s

.PHONY: load
load: build ## measure the service under load, as docs/performance.md has it
	@tools/load.sh "$(FOR)" $(MATCHES)

.PHONY: load-cluster
load-cluster: build ## measure three nodes on PostgreSQL with a synchronous standby under load, next to a single process
	@tools/need.sh '/usr/lib/postgresql/*/bin/initdb=postgresql'
	@go build -o $(BIN)/ ./tools/loadcluster
	@$(BIN)/loadcluster -game ki-shogi -for "$(FOR)" -rate "$(or $(RATE),-1)" -sockets "$(or $(SOCKETS),1)" -sites single,cluster $(MATCHES)

# make idle FOR=1m IDLE=300 is a quick look.
IDLE ?= 3000
idle: FOR = 10m

.PHONY: idle-cluster
idle-cluster: FOR = 10s
idle-cluster: MATCHES = 10000
idle-cluster: build ## hold 10,000 silent sockets at one node of three, next to a single process, and measure their memory
	@tools/need.sh '/usr/lib/postgresql/*/bin/initdb=postgresql'
	@go build -o $(BIN)/ ./tools/loadcluster
	@$(BIN)/loadcluster -game ki-shogi -for "$(FOR)" -rate 0 -sites single,one-node $(MATCHES)

.PHONY: idle
idle: build ## hold IDLE silent sockets open for FOR; none of them may be cut
	@RATE=0 tools/load.sh "$(FOR)" $(IDLE)

# make lossy FOR=2m is a quick look.
lossy: FOR = 10m

.PHONY: lossy
lossy: build ## two browsers play for FOR through a network that drops messages and cuts connections
	@go build -o $(BIN)/ ./tools/lossy
	@node web/e2e/lossynetwork.mjs $(FOR)

.PHONY: container
container: web ## build the container image bin/container/teahouse.tar, and run the program in it
	@tools/container.sh

.PHONY: generate
generate: ## regenerate the Go code of the databases' queries, with sqlc (pinned in tools/sqlc)
	@cd tools/sqlc && go build -o ../../$(BIN)/sqlc github.com/sqlc-dev/sqlc/cmd/sqlc
	@for database in sqlite postgres; do $(BIN)/sqlc generate -f internal/service/store/$$database/sqlc.yaml; done

# make taps TAPS=50 is a quick look.
TAPS ?= 200

.PHONY: taps
taps: build ## play all games on a phone with TAPS taps in each that miss by up to 10 px; no turn may be wrong
	@cd web && TAPS=$(TAPS) node_modules/.bin/playwright test --project=pages --workers=1 taperrors
