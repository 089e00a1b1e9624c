# make help lists the targets.

.DEFAULT_GOAL := help
.PHONY: corpus models corpora help dependencies build demo test suite test-optimized uikit test-uikit live-apps source-tools test-source-tools page-server live-page structure lint format check bench record coverage conformance demand client examples browser pages solvers fuzz fuzz-tables fuzz-transcripts fuzz-long fuzz-texts fuzz-appkit attack sanitize soak gestures storyboards mutations messages source-mutations growth install clean check-findings python-readers chromium

SWIFT_FILES := Package.swift Sources Tests SourceTools/Package.swift SourceTools/Sources SourceTools/Tests PageServer/Package.swift PageServer/Sources Snippets Scripts Examples/Client Examples/AnnouncementTests Examples/Anchors Examples/Calculator Examples/Picnic Examples/StarRating/iOS Benchmarks Fuzz
PACKAGES := libicu-dev libxml2-dev libyaml-dev

# Stages of a test run, quiet but for what fails, with the logs in .build/tests/TARGET. Where nothing makes
# sense after a stage, the run ends with it.
TESTS = TESTS_FOLDER=$(CURDIR)/.build/tests/$@ Scripts/RunTests.sh
OR_END = || { $(TESTS) end; exit 1; }

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

dependencies: ## Install the system libraries that are missing (Debian, Ubuntu)
	@missing=''; \
	for package in $(PACKAGES); do \
	  case $$package in libicu-dev) header=unicode/numberformatter.h;; libyaml-dev) header=yaml.h;; *) header=libxml2/libxml/parser.h;; esac; \
	  ls /usr/include/$$header /usr/include/*/$$header /usr/local/include/$$header 2>/dev/null | grep -q . \
	    || missing="$$missing $$package"; \
	done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
	  echo "Missing:$$missing. Install ICU, libxml2 and libyaml with their headers." >&2; exit 1; fi; \
	if [ "$$(id -u)" = 0 ]; then as_root=''; \
	elif command -v sudo >/dev/null; then as_root=sudo; \
	else echo "Missing:$$missing. Install them as root: apt-get install$$missing" >&2; exit 1; fi; \
	echo "Installing$$missing"; \
	$$as_root apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq --no-install-recommends $$missing >/dev/null

build: dependencies ## Build everything
	swift build

demo: dependencies ## Build ctl and run it on Examples/
	@echo 'Building ctl: some minutes the first time.'
	@STRICT=1 $(TESTS) run build swift build --product ctl $(BUILD_FLAGS)
	@echo; echo '$$ ctl describe Examples/SignIn'
	@.build/debug/ctl describe Examples/SignIn
	@echo; echo '$$ ctl announce Examples/SignIn'
	@.build/debug/ctl announce Examples/SignIn
	@STRICT=1 $(TESTS) run page-server $(MAKE) --no-print-directory page-server
	@echo; echo 'Now run .build/debug/ctl open Examples/SignIn, and operate it in a browser.'

PREFIX ?= /usr/local

install: dependencies ## Build ctl and the server of ctl open for use without Swift, and copy them to PREFIX/bin (/usr/local/bin)
	@STRICT=1 $(TESTS) run build swift build -c release --product ctl --static-swift-stdlib
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 .build/release/ctl '$(DESTDIR)$(PREFIX)/bin/ctl'
	@STRICT=1 $(TESTS) run page-server swift build -c release --package-path PageServer --scratch-path .build/page-server --static-swift-stdlib
	install -m 755 .build/page-server/release/ctl-open '$(DESTDIR)$(PREFIX)/bin/ctl-open'

clean: ## Remove everything that was built
	rm -rf .build Examples/*/.build Examples/*/*/.build SourceTools/.build PageServer/.build Benchmarks/.build Fuzz/.build

# Live objects wait for the main actor of their process, so the longest tests have a process of their own. The
# mutations of pages are among the others, so that both take about as long.
COMMAND_TESTS = ^ctlTests\.(?!GalleryMutation)

test: dependencies ## Run every test; prints what fails, a line for each stage, and how many passed
	@$(TESTS) begin
	@STRICT=1 $(TESTS) run build swift build --build-tests $(BUILD_FLAGS) $(OR_END)
	@$(TESTS) count commands swift test --skip-build --ignore-lock --parallel --filter '$(COMMAND_TESTS)' & \
	$(TESTS) count package swift test --skip-build --ignore-lock --parallel --skip '$(COMMAND_TESTS)'; wait
	@$(TESTS) run client $(MAKE) --no-print-directory client
	@$(TESTS) count examples env -C Examples/AnnouncementTests swift test --scratch-path $(CURDIR)/.build $(BUILD_FLAGS)
	@$(TESTS) count anchors env -C Examples/Anchors swift test --scratch-path $(CURDIR)/.build $(BUILD_FLAGS)
	@$(TESTS) count picnic env -C Examples/Picnic swift test --scratch-path $(CURDIR)/.build $(BUILD_FLAGS)
	@$(TESTS) end

OPTIMIZED_TESTS = ResponderKitTests,GesturesTests,ControlCoreTests
# Those of the module, and of what differs with the trait: geometry, the root object, colors, images, fonts, targets.
UIKIT_TESTS = UIKitTests,UIKitSourceTests,AppKitTests,GraphicsTests,ControlCoreTests

SUITE ?= ButtonModelTests

suite: dependencies ## Build and run the tests of one target, SUITE=ButtonModelTests; FILTER=… names some of them
	TEST_TARGETS=$(SUITE) swift test --parallel $(BUILD_FLAGS) $(if $(FILTER),--filter '$(FILTER)')

# By the names of their suites: `swift test` does not filter by tag. A test compares them with the tags.
MODEL_SUITES = \.[A-Za-z]*(Model|Random|Chaos)[A-Za-z]*Tests/
CORPUS_SUITES = \.[A-Za-z]*(Corpus[A-Za-z]*|JudgedFindings|JudgedLayout|MacUtterance|OrcaHeard|OrcaLanguage)Tests/

models: dependencies ## Run the tests tagged model, each from MODEL_SEED or a seed of its own
	swift test --parallel $(BUILD_FLAGS) --filter '$(MODEL_SUITES)'

corpora: dependencies ## Run the tests tagged corpus, over the real documents and tables beside the package
	swift test --parallel $(BUILD_FLAGS) --filter '$(CORPUS_SUITES)'

test-optimized: dependencies ## Run the tests of responders and controls with -O, whose fast path asserts nothing
	@$(TESTS) begin
	@TEST_TARGETS=$(OPTIMIZED_TESTS) STRICT=1 $(TESTS) run build swift build -c release --product swift-controlsPackageTests \
	  --scratch-path .build/optimized -Xswiftc -enable-testing $(BUILD_FLAGS) $(OR_END)
	@TEST_TARGETS=$(OPTIMIZED_TESTS) $(TESTS) count package swift test -c release --skip-build --scratch-path .build/optimized \
	  -Xswiftc -enable-testing $(BUILD_FLAGS)
	@$(TESTS) end

# In a scratch folder of its own, because a trait holds for everything that is built. The traits are those of the
# packages in Examples that have some, and reach the compiler in the order of a set, because other ones, or another
# order, would compile everything again. Package.resolved stays as it is.
UIKIT_FLAGS = --traits UIKit,LivePage
KEEP = $(CURDIR)/Scripts/KeepResolved.sh
SAME_ORDER = SWIFT_DETERMINISTIC_HASHING=1

uikit: dependencies ## Build the modules UIKit and AppKit, which code imports where there are none
	$(SAME_ORDER) $(KEEP) swift build --target UIKit $(UIKIT_FLAGS) --scratch-path .build/uikit
	$(SAME_ORDER) $(KEEP) swift build --target AppKit $(UIKIT_FLAGS) --scratch-path .build/uikit

test-uikit: dependencies ## Run the tests of the module UIKit, of what differs with the trait, and of Examples/StarRating; operate the pages of two apps
	@$(TESTS) begin
	@TEST_TARGETS=$(UIKIT_TESTS) STRICT=1 $(TESTS) run build env $(SAME_ORDER) $(KEEP) swift build --product swift-controlsPackageTests $(UIKIT_FLAGS) \
	  --scratch-path .build/uikit $(BUILD_FLAGS) $(OR_END)
	@TEST_TARGETS=$(UIKIT_TESTS) $(TESTS) count package $(KEEP) swift test --skip-build --parallel $(UIKIT_FLAGS) \
	  --scratch-path .build/uikit
	@$(TESTS) count star-rating env -C Examples/StarRating $(SAME_ORDER) swift test --scratch-path $(CURDIR)/.build/uikit $(BUILD_FLAGS)
	@$(TESTS) run live-apps $(MAKE) --no-print-directory live-apps
	@$(TESTS) end

live-apps: chromium ## Operate the pages of Examples/Calculator and Examples/Picnic in a browser, and compare what they save
	$(SAME_ORDER) swift build --package-path Examples/Calculator --scratch-path .build/uikit $(BUILD_FLAGS)
	$(SAME_ORDER) swift build --package-path Examples/Picnic/Page --scratch-path .build/uikit $(BUILD_FLAGS)
	timeout 300 python3 Scripts/CheckLiveApps.py .build/uikit/debug

source-tools: ## Build what ctl port and --source run
	swift build --package-path SourceTools --scratch-path .build/source-tools

LIVE_DOCUMENTS ?= 6

live-page: dependencies chromium page-server ## Measure the live page: from a click to the changed page, ten pages for five minutes
	swift build -c release --product ctl $(BUILD_FLAGS)
	timeout 900 python3 Scripts/MeasureLivePage.py .build/release/ctl

page-server: ## Build the server of ctl open
	swift build --package-path PageServer --scratch-path .build/page-server $(BUILD_FLAGS)

test-source-tools: ## Run the tests of what ctl port and --source run
	@$(TESTS) begin
	@STRICT=1 $(TESTS) run build swift build --build-tests --package-path SourceTools --scratch-path .build/source-tools $(BUILD_FLAGS) $(OR_END)
	@$(TESTS) count package swift test --skip-build --parallel --package-path SourceTools --scratch-path .build/source-tools
	@$(TESTS) end

# In release, because a parser of Swift takes ten times as long without optimization.
source-mutations: ## Read SOURCE_MUTATIONS (100000) changed files of Swift and Objective-C
	MUTATIONS=$(or $(SOURCE_MUTATIONS),100000) swift test -c release -Xswiftc -enable-testing --package-path SourceTools \
	  --scratch-path .build/source-tools --filter MutationTests

MESSAGE_MUTATIONS ?= 1000000

messages: dependencies ## Fill in MESSAGE_MUTATIONS (1000000) changed messages, and compare them with ICU's own
	swift build --build-tests $(BUILD_FLAGS)
	MUTATIONS=$(MESSAGE_MUTATIONS) timeout 900 swift test --skip-build --filter RandomMessageTests

structure: ## Print how the sources are laid out, against the limits
	@swift -swift-version 6 Scripts/Structure.swift

# In the folder of the package itself, which has most of what they need already.
client: dependencies ## Build and run the package in Examples/ that depends on this one
	swift run --package-path Examples/Client --scratch-path .build $(BUILD_FLAGS) --quiet | diff Examples/Client/Expected.txt -

examples: dependencies ## Run the tests in Examples/AnnouncementTests, Examples/Anchors and Examples/Picnic
	cd Examples/AnnouncementTests && swift test --quiet --scratch-path ../../.build $(BUILD_FLAGS)
	cd Examples/Anchors && swift test --quiet --scratch-path ../../.build $(BUILD_FLAGS)
	cd Examples/Picnic && swift test --quiet --scratch-path ../../.build $(BUILD_FLAGS)

lint: structure ## Check the formatting, the layout, and that no binary is tracked
	swift format lint --strict --recursive $(wildcard $(SWIFT_FILES))

format: ## Format the sources
	swift format --in-place --recursive $(wildcard $(SWIFT_FILES))

check: lint dependencies ## What a change must pass: lint, no warnings, all tests
	@STRICT=1 $(TESTS) run build-without-warnings swift build --build-tests --scratch-path .build/check -Xswiftc -warnings-as-errors
	$(MAKE) --no-print-directory test

# The same instructions are up to 9 % slower where they straddle other cache lines. Aligned functions
# keep a row comparable with the same row of another revision.
ALIGNED := -Xswiftc -Xllvm -Xswiftc -align-all-functions=6

bench: dependencies ## Measure sending against the limits of the machine
	@rm -f .build/benchmarks/*.yaml  # a plan made before a file was added here would miss it
	swift build -c release --package-path Benchmarks --scratch-path .build/benchmarks $(ALIGNED)
	@.build/benchmarks/release/Benchmarks table
	swift build -c release --package-path SourceTools --scratch-path .build/source-tools --product SourceBenchmarks
	@.build/source-tools/release/SourceBenchmarks

RECORDED = ReadmeTests|ActionsCommandTests|DialectPageTests|RecordedTests|RecordedAppKitTests|CorpusTests|UnansweredTests|PortCommandTests|CheckPageTests|ConformanceTests|CorpusClickTests|CorpusKeyTests

record: dependencies ## Rewrite the stored output and the pages that tests compare with; review the difference
	@STRICT=1 $(TESTS) run build swift build --build-tests $(BUILD_FLAGS)
	@RECORD=1 STRICT=1 $(TESTS) count record swift test --skip-build --filter '$(RECORDED)'

CORPUS ?= ../shared/corpus

corpus: dependencies ## Compare ctl with the XML of real documents in CORPUS (../shared/corpus): centers and counts
	swift build --product ctl
	mkdir -p .build/scripts
	for script in CorpusCenters CorpusCounts; do \
	  swiftc -swift-version 6 -O Scripts/$$script.swift -o .build/scripts/$$script \
	    && .build/scripts/$$script .build/debug/ctl $(CORPUS) || exit 1; \
	done

LISTS = .build/lists

conformance: dependencies ## List every case with its tests, and what nothing calls of UIKit, in .build/lists
	@TEST_TARGETS=ArchitectureTests LISTS=$(LISTS) STRICT=1 $(TESTS) count lists \
	  swift test --filter 'ConformanceTests|UnansweredTests' $(BUILD_FLAGS)
	@ls $(LISTS)/Conformance.md $(LISTS)/Unanswered.md

DEMAND ?= ../shared/port/demand.md
GRAPHS = .build/symbolgraph
GRAPH_MODULES = UIKit UIKitDialect Lists Layout Navigation TextControls Pickers ButtonModel ValueControls ControlCore Gestures \
  ResponderKit ControlValues Graphics Accessibility

# The flags are those with which the modules were built: those of C and C++ that they import are found, too.
demand: dependencies ## Count the uses of DEMAND (../shared/port/demand.md) that UIKit has; MEMBERS=all prints each
	@test -f $(DEMAND) || { echo 'There is no page of demand at $(DEMAND): nothing is counted.' >&2; exit 1; }
	$(MAKE) --no-print-directory uikit
	@rm -rf $(GRAPHS)
	@mkdir -p $(GRAPHS) .build/scripts
	@for module in $(GRAPH_MODULES); do \
	  swift symbolgraph-extract -module-name $$module -target $$(uname -m)-unknown-linux-gnu \
	    -I .build/uikit/debug/Modules -I Sources/CLibXML2 -Xcc -I/usr/include/libxml2 \
	    -Xcc -fmodule-map-file=.build/uikit/debug/CICU.build/module.modulemap \
	    -Xcc -fmodule-map-file=.build/uikit/debug/CSpokenLanguages.build/module.modulemap \
	    -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
	    -output-dir $(GRAPHS) || exit 1; \
	done
	@swiftc -swift-version 6 -O Scripts/Demand.swift -o .build/scripts/demand
	@.build/scripts/demand $(DEMAND) $(GRAPHS) Tests $(MEMBERS)

# Not the tests of ctl: each instrumented run of it writes a file, and one that is stopped a broken one.
coverage: dependencies ## List the lines of responders and controls that no test runs, at most 5 %, in .build/lists
	@rm -rf .build/coverage/debug/codecov
	@mkdir -p $(LISTS)
	@STRICT=1 $(TESTS) count package swift test --enable-code-coverage --parallel --scratch-path .build/coverage \
	  --skip 'ctlTests|ArchitectureTests'
	@swift -swift-version 6 Scripts/Coverage.swift \
	  $$(swift test --show-codecov-path --scratch-path .build/coverage) $(LISTS)/Coverage.md

ATTACK_SECONDS ?= 600

attack: dependencies ## Run ctl on documents and tables of hostile sizes for ATTACK_SECONDS (600)
	swift build -c release --product ctl
	mkdir -p .build/scripts
	swiftc -swift-version 6 -O Scripts/Attack/*.swift -o .build/scripts/attack
	.build/scripts/attack .build/release/ctl $(ATTACK_SECONDS) $(SHAPE)

GROWTH_SECONDS ?= 900

growth: dependencies ## Measure every verb at n, 2 n and 4 n of many shapes, at most GROWTH_SECONDS (900), for Docs/Reliability.md
	swift build -c release --product ctl
	mkdir -p .build/scripts
	swiftc -swift-version 6 -O Scripts/Attack/*.swift -o .build/scripts/attack
	.build/scripts/attack .build/release/ctl $(GROWTH_SECONDS) --growth Docs/Reliability.md $(SHAPE)

# What reads documents and tables and makes them live, with a screen that changes in every way. The tests of single
# controls keep their screens in closures of those, which a search for leaks would report. The thread sanitizer checks
# what runs on several cores.
SANITIZED = XMLEventsTests|LocalizeTests|InterfaceBuilderTests|InterfaceLoaderTests|SpokenLanguagesTests|SoakTests
SANITIZED_CONTROLS = ResponderKitTests|GesturesTests|ControlCoreTests|ButtonModelTests|ValueControlsTests
SANITIZE_SECONDS ?= 900

sanitize: dependencies ## Run the tests of documents, tables and live views under the sanitizers, each for at most SANITIZE_SECONDS (900)
	swift build --build-tests --sanitize=address --scratch-path .build/address
	ASAN_OPTIONS=detect_leaks=1 timeout $(SANITIZE_SECONDS) swift test --skip-build --sanitize=address \
	  --disable-xctest --scratch-path .build/address --filter '$(SANITIZED)'
	ASAN_OPTIONS=detect_leaks=0 timeout $(SANITIZE_SECONDS) swift test --skip-build --sanitize=address \
	  --disable-xctest --scratch-path .build/address --filter '$(SANITIZED_CONTROLS)'
	swift build --build-tests --sanitize=thread --scratch-path .build/thread
	TSAN_OPTIONS=suppressions=Scripts/ThreadSanitizer.supp timeout $(SANITIZE_SECONDS) swift test --skip-build \
	  --sanitize=thread --disable-xctest --scratch-path .build/thread --filter '$(SANITIZED)' \
	  --skip 'grows with their number'  # it has a limit of a minute

SOAK_TAPS ?= 1000000

soak: dependencies ## Tap SOAK_TAPS (1000000) times on a screen that its handlers change, and print the memory
	SOAK_TAPS=$(SOAK_TAPS) swift test -c release --scratch-path .build/optimized -Xswiftc -enable-testing \
	  --filter SoakTests

GESTURE_SEQUENCES ?= 1000000

gestures: dependencies ## Play GESTURE_SEQUENCES (1000000) random touch sequences over views, controls and recognizers
	GESTURE_SEQUENCES=$(GESTURE_SEQUENCES) swift test -c release --scratch-path .build/optimized \
	  -Xswiftc -enable-testing --filter 'GestureChaosTests|RandomGestureTests'

FUZZ_SECONDS ?= 60
FUZZ_SEEDS = $(wildcard Examples/SignIn/Base.lproj/*.storyboard Examples/Documents/*)
FUZZ = .build/fuzz

fuzz: dependencies ## Fuzz the reader of documents for FUZZ_SECONDS (60)
	@rm -f $(FUZZ)/*.yaml
	swift build -c release --package-path Fuzz --scratch-path $(FUZZ) --product FuzzDocuments -Xswiftc -sanitize=fuzzer
	mkdir -p $(FUZZ)/corpus
	$(FUZZ)/release/FuzzDocuments $(FUZZ)/corpus Examples/Documents Examples/SignIn/Base.lproj \
	  -max_total_time=$(FUZZ_SECONDS) -timeout=2 -rss_limit_mb=1024 -max_len=65536 -artifact_prefix=$(FUZZ)/

fuzz-tables: dependencies ## Fuzz the readers of string tables, each for FUZZ_SECONDS (60)
	@rm -f $(FUZZ)/*.yaml
	swift build -c release --package-path Fuzz --scratch-path $(FUZZ) --product FuzzTables -Xswiftc -sanitize=fuzzer
	for format in strings stringsdict xcstrings; do \
	  mkdir -p $(FUZZ)/tables/$$format/seeds; \
	  find Examples Localization Tests/LocalizeTests -name "*.$$format" -exec sh -c \
	    'cp "$$1" "$$2/$$(echo "$$1" | tr / -)"' _ {} $(FUZZ)/tables/$$format/seeds \; ; \
	  FUZZ_FORMAT=$$format $(FUZZ)/release/FuzzTables $(FUZZ)/tables/$$format $(FUZZ)/tables/$$format/seeds \
	    -max_total_time=$(FUZZ_SECONDS) -timeout=2 -rss_limit_mb=1024 -max_len=65536 \
	    -artifact_prefix=$(FUZZ)/$$format- || exit 1; \
	done

fuzz-transcripts: dependencies ## Fuzz the reader of transcripts for FUZZ_SECONDS (60)
	@rm -f $(FUZZ)/*.yaml
	swift build -c release --package-path Fuzz --scratch-path $(FUZZ) --product FuzzTranscripts -Xswiftc -sanitize=fuzzer
	mkdir -p $(FUZZ)/transcripts/seeds
	cp Examples/AnnouncementTests/Tests/AnnouncementTests/Transcripts/*.transcript $(FUZZ)/transcripts/seeds
	$(FUZZ)/release/FuzzTranscripts $(FUZZ)/transcripts $(FUZZ)/transcripts/seeds \
	  -max_total_time=$(FUZZ_SECONDS) -timeout=5 -rss_limit_mb=1024 -max_len=4096 \
	  -artifact_prefix=$(FUZZ)/transcripts-

FUZZ_COUNT ?= 1000000

fuzz-long: dependencies ## Read FUZZ_COUNT (1000000) mutated documents, at most 40 minutes a run; goes on where it stopped
	@rm -f $(FUZZ)-long/*.yaml
	swift build -c release --package-path Fuzz --scratch-path $(FUZZ)-long --product MutateDocuments
	$(FUZZ)-long/release/MutateDocuments $(FUZZ_COUNT) 2400 $(FUZZ)-long/state $(FUZZ_SEEDS)

fuzz-texts: dependencies ## Read FUZZ_COUNT (1000000) mutated transcripts, scenarios and archives each, at most 20 minutes a kind
	@rm -f $(FUZZ)-long/*.yaml
	swift build -c release --package-path Fuzz --scratch-path $(FUZZ)-long --product MutateTexts
	$(FUZZ)-long/release/MutateTexts transcripts $(FUZZ_COUNT) 1200 Examples/AnnouncementTests/Tests/AnnouncementTests/Transcripts/*.transcript
	$(FUZZ)-long/release/MutateTexts scenarios $(FUZZ_COUNT) 1200 Examples/SignIn/SignIn.scenario Examples/Export/Export.scenario
	$(FUZZ)-long/release/MutateTexts archives $(FUZZ_COUNT) 1200 Examples/SignIn/Base.lproj/SignIn.storyboard $(MAC_SEEDS) Examples/Documents/Values.xib

MAC_SEEDS = $(wildcard Examples/Documents/MainMenu.xib Examples/Documents/Preferences.xib Examples/Documents/Toolbar.storyboard)

fuzz-appkit: dependencies ## Load and operate FUZZ_COUNT (1000000) mutated documents of AppKit, at most 40 minutes a run; goes on where it stopped
	@rm -f $(FUZZ)-long/*.yaml
	swift build -c release --package-path Fuzz --scratch-path $(FUZZ)-long --product MutateDocuments
	$(FUZZ)-long/release/MutateDocuments $(FUZZ_COUNT) 2400 $(FUZZ)-long/appkit $(MAC_SEEDS)

# What reads pages and reports: html5lib, axe-core in the package that carries it, and readers of SARIF and JUnit.
PYTHON = .build/python
READERS = html5lib axe-playwright-python
REPORT_READERS = sarif-tools sarif-pydantic junitparser

python-readers:
	@test -x $(PYTHON)/bin/python || python3 -m venv $(PYTHON) || true
	@$(PYTHON)/bin/pip install -q --disable-pip-version-check html5lib \
	  && $(PYTHON)/bin/pip install -q --disable-pip-version-check --no-deps axe-playwright-python \
	  || echo "skipped: $(READERS) cannot be had from PyPI"

SYSTEMS ?= 10000

solvers: dependencies ## Compare the constraint solver with linear programs and kiwisolver on SYSTEMS (10000) systems, and their times
	@test -x $(PYTHON)/bin/python || python3 -m venv $(PYTHON) || true
	$(PYTHON)/bin/pip install -q --disable-pip-version-check kiwisolver scipy
	swift build -c release --package-path Benchmarks --scratch-path .build/benchmarks --product Solving
	$(PYTHON)/bin/python Scripts/CompareSolvers.py .build/benchmarks/release/Solving --count $(SYSTEMS)

FAULTS ?= 40

check-findings: dependencies ## Plant FAULTS (40) faults, and 30 in five documents, that ctl check has to find in CORPUS; check places and reports
	@test -d $(CORPUS) || { echo 'There is no folder $(CORPUS): name one of documents, CORPUS=FOLDER.' >&2; exit 1; }
	@STRICT=1 $(TESTS) run build swift build -c release --product ctl
	python3 Scripts/PlantFaults.py $(CORPUS) .build/release/ctl --count $(FAULTS)
	@mkdir -p .build/reports
	python3 Scripts/PlantFaults.py $(CORPUS) .build/release/ctl --together 5 --list .build/reports/planted.tsv
	diff Tests/AuditingTests/Judged/Planted.tsv .build/reports/planted.tsv
	python3 Scripts/CheckPlaces.py $(CORPUS) .build/release/ctl
	@.build/release/ctl check $(CORPUS) --fail-on never --format sarif=.build/reports/check.sarif \
	  --format junit=.build/reports/check.xml >.build/reports/check.txt 2>&1 || test $$? = 3
	@test -x $(PYTHON)/bin/python || python3 -m venv $(PYTHON) || true
	@$(PYTHON)/bin/pip install -q --disable-pip-version-check $(REPORT_READERS) \
	  || echo 'skipped: $(REPORT_READERS) cannot be had from PyPI'
	@python=$(PYTHON)/bin/python; test -x $$python || python=python3; \
	$$python Scripts/CheckReports.py .build/reports/check.sarif .build/reports/check.xml

chromium:
	@command -v chromium >/dev/null && exit 0; \
	if ! command -v apt-get >/dev/null; then echo "There is no Chromium, and no apt-get to install it"; exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then as_root=''; else as_root='sudo -n'; fi; \
	($$as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	  $$as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1) \
	  || echo "Chromium cannot be installed here"

BROWSER_DOCUMENTS ?= 60
BROWSER_LANGUAGES = en ar de
BROWSER = .build/browser

browser: dependencies chromium python-readers page-server ## Compare pages with a real browser's accessibility tree and with axe-core
	swift build --product ctl $(BUILD_FLAGS)
	@mkdir -p $(BROWSER)/hostile
	timeout 300 python3 Scripts/CheckGallery.py ../shared/corpus .build/debug/ctl --count $(BROWSER_DOCUMENTS)
	@python=$(PYTHON)/bin/python; test -x $$python || python=python3; \
	timeout 300 $$python Scripts/CheckLivePage.py .build/debug/ctl --pictures $(BROWSER)/pictures
	@python=$(PYTHON)/bin/python; test -x $$python || python=python3; \
	timeout 300 $$python Scripts/CheckLiveAccess.py ../shared/corpus .build/debug/ctl --count $(LIVE_DOCUMENTS)
	timeout 300 python3 Scripts/CheckLiveCorpus.py ../shared/corpus .build/debug/ctl --count $(LIVE_DOCUMENTS)
	timeout 120 python3 Scripts/AttackLivePage.py .build/debug/ctl
	timeout 120 python3 Scripts/MeasureLivePage.py .build/debug/ctl --only-growth --seconds 30
	timeout 300 python3 Scripts/CheckDrawings.py ../shared/corpus .build/debug/ctl
	timeout 300 python3 Scripts/CountAppKitElements.py ../shared/corpus .build/debug/ctl
	@for fault in name role state value description; do \
	  timeout 60 python3 Scripts/CheckGallery.py ../shared/corpus .build/debug/ctl --count 0 --plant $$fault \
	    >$(BROWSER)/planted.txt && ! grep -q skipped $(BROWSER)/planted.txt \
	    && { echo "a planted $$fault is not found"; exit 1; }; \
	done; echo "each planted fault is found"
	@for language in $(BROWSER_LANGUAGES); do \
	  .build/debug/ctl gallery Examples/SignIn --locale $$language -o $(BROWSER)/$$language.html; done
	@python=$(PYTHON)/bin/python; test -x $$python || python=python3; \
	timeout 300 $$python Scripts/CheckPage.py $(BROWSER_LANGUAGES:%=$(BROWSER)/%.html) --pictures $(BROWSER)/pictures
	@test -n "$$GALLERY_PAGES" || { GALLERY_MUTATIONS=500 GALLERY_PAGES=$(BROWSER)/hostile \
	  swift test $(BUILD_FLAGS) --filter GalleryMutationTests >$(BROWSER)/hostile.txt 2>&1 \
	  || { cat $(BROWSER)/hostile.txt; exit 1; }; }
	timeout 300 python3 Scripts/CheckPage.py --hostile $${GALLERY_PAGES:-$(BROWSER)/hostile}/*.html

PAGES ?= 100000

pages: dependencies python-readers ## Read the pages of PAGES (100000) hostile documents, at most 40 minutes
	swift build --build-tests $(BUILD_FLAGS)
	PATH="$$PWD/$(PYTHON)/bin:$$PATH" GALLERY_MUTATIONS=$(PAGES) \
	  timeout 2400 swift test --skip-build --filter GalleryMutationTests

STORYBOARDS ?= 100000
STORYBOARD_FILES ?= 5000
STORYBOARD_TESTS = env TEST_TARGETS=ctlTests swift test -c release --skip-build --scratch-path .build/optimized \
  -Xswiftc -enable-testing --filter RandomStoryboardTests

storyboards: dependencies ## Show STORYBOARDS (100000) random storyboards with cycles, and STORYBOARD_FILES (5000) by ctl itself
	TEST_TARGETS=ctlTests swift build -c release --build-tests --scratch-path .build/optimized \
	  -Xswiftc -enable-testing $(BUILD_FLAGS)
	rm -rf .build/storyboards && mkdir -p .build/storyboards
	STORYBOARDS=$(STORYBOARDS) STORYBOARDS_STATE=.build/storyboards.txt timeout 7200 $(STORYBOARD_TESTS)
	STORYBOARDS=$(STORYBOARD_FILES) STORYBOARDS_FOLDER=$(CURDIR)/.build/storyboards $(STORYBOARD_TESTS)
	timeout 3600 python3 Scripts/ShowStoryboards.py .build/optimized/release/ctl .build/storyboards

MUTATIONS ?= 20000

mutations: dependencies ## Run all verbs with options at random on MUTATIONS (20000) changed documents and tables
	swift build -c release --product ctl $(BUILD_FLAGS)
	timeout 3600 python3 Scripts/MutateRuns.py .build/release/ctl $(MUTATIONS) Examples Localization $(wildcard ../shared/found)
