# SPDX-License-Identifier: GPL-3.0-or-later
#
# make play     installs what the game needs, builds it and starts it
# make serve    the same for the page in a browser of this machine
# make test     installs what the tests need, builds and runs every test but those of the parts below
# make test-X   runs the tests of the target XTests alone, such as test-Terminal
# make ci       runs everything: the tests, and then each part
# make torture  strikes the game and its server while they save; KILLS=2000 in the long form
# make fuzz     gives every reader what libFuzzer makes up; TARGET=png LASTS=600 or RUNS=1000000 for one
# make tsan     runs the tests of the modules that have threads with the thread sanitizer; MODULES=Storage for one
# make mutants  plants bugs in a copy of the sources, and says which of them no test catches
# make install  PREFIX=/usr/local  puts program, data and words in place
# make install-serve  the same with the page, which aloud serve then opens
# make deb      makes the packages for Debian, in .build/deb
# make tarball  makes an archive with a program that installs it, for other systems, in .build

PREFIX ?= /usr/local
BIN ?= $(PREFIX)/bin
DESTDIR ?=
SWIFT ?= swift
# A module imports only what the manifest says it may.
CHECKED = --explicit-target-dependency-import-check error
VERSION := $(shell sed -n 's/.* current = "\(.*\)"/\1/p' Sources/App/Application/Content/ProgramVersion.swift)
# What ICU knows of the game's languages, in place of the seven hundred locales that Foundation brings.
ICU_DATA = $(CURDIR)/.build/icu/data.o
# The installed programs need no Swift toolchain, and hold no function that nobody calls. Nothing in them
# is thrown as C++ throws, so that they do without its tables, which are a tenth of them.
STATIC = -c release --static-swift-stdlib -debug-info-format none -Xswiftc -use-ld=lld \
  $(addprefix -Xswiftc -Xfrontend -Xswiftc ,-function-sections -internalize-at-link) \
  $(addprefix -Xlinker ,-s -O2 --no-export-dynamic -z pack-relative-relocs) \
  $(addprefix -Xlinker ,--no-eh-frame-hdr -T $(CURDIR)/Packaging/no-unwinding.ld) \
  $$(cat $(ICU_DATA:.o=.flags))
RELEASE = $(STATIC) --product aloud
SERVE_RELEASE = --package-path Web $(STATIC) --product aloud-serve

LIBRARIES = libespeak-ng-dev libopenal-dev libsndfile1-dev libsqlite3-dev libpng-dev \
  libturbojpeg0-dev libexif-dev libsdl2-dev liblouis-dev libbrlapi-dev libcurl4-openssl-dev pkg-config \
  python3
SERVE_LIBRARIES = libpq-dev zlib1g-dev
TEST_TOOLS = brltty curl espeak-ng freecell-solver-bin librsvg2-bin poppler-utils pulseaudio python3 \
  python3-venv speech-dispatcher yasr
BROWSER_TOOLS = chromium python3 python3-venv
CLIENT_TOOLS = inetutils-telnet openssl python3 tintin++
DATABASE_TOOLS = postgresql-15
CLUSTER_TOOLS = iproute2 nginx-light postgresql-15 python3
DATA_TOOLS = iso-codes kgeography-data libgeonames-common python3 python3-venv \
  r-cran-rnaturalearthdata unicode-cldr-core wordnet-base
PACKAGE_TOOLS = appstream autopkgtest debhelper debootstrap desktop-file-utils dpkg-dev lintian
SHARE = $(DESTDIR)$(PREFIX)/share

# Tests that need more than this machine has, such as a browser or a database server, are parts: each
# is a test target of its own, by its name without "Tests", which `make test` leaves out. The page is a
# package of its own besides, and what it keeps on a server is a target there.
PARTS = Web Clients PostgreSQL Cluster

.PHONY: play serve build build-serve test test-Web test-Clients test-PostgreSQL test-Cluster test-Package ci lint data words torture fuzz fuzz-keep tsan mutants install install-serve uninstall deb tarball libraries serve-libraries test-libraries browser-libraries client-libraries database-libraries cluster-libraries data-libraries package-libraries benchmarks clean

play: build
	@$$($(SWIFT) build $(RELEASE) --show-bin-path)/aloud $(ARGS)

build: libraries $(ICU_DATA)
	@$(SWIFT) build $(RELEASE) $(CHECKED)

build-serve: libraries serve-libraries $(ICU_DATA)
	@$(SWIFT) build $(SERVE_RELEASE)

$(ICU_DATA): Packaging/icu_data.py Locales
	@mkdir -p $(@D)
	@python3 Packaging/icu_data.py "$$($(SWIFT) -print-target-info -static-stdlib \
	  | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux/lib_FoundationICU.a" \
	  $(@:.o=.S) $(notdir $(wildcard Locales/*))
	@"$$(dirname "$$(command -v $(SWIFT))")/clang" -c -o $@ $(@:.o=.S)

test: libraries test-libraries lint words
	$(SWIFT) build --build-tests $(CHECKED)
	$(SWIFT) test --skip-build $(PARTS:%=--skip '^%Tests\.') $(ARGS)

serve: build-serve
	@ALOUD_HOME=$(CURDIR) $$($(SWIFT) build $(SERVE_RELEASE) --show-bin-path)/aloud-serve $(ARGS)

# What plays the page in a browser.
BROWSER_PYTHON = .build/browser/bin/python
$(BROWSER_PYTHON): Web/Tests/BrowserTests/requirements.txt
	python3 -m venv .build/browser
	$(BROWSER_PYTHON) -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

test-Web: libraries serve-libraries test-libraries browser-libraries $(BROWSER_PYTHON)
	$(SWIFT) build --package-path Web --build-tests
	$(SWIFT) test --package-path Web --skip-build --skip '^PostgreSQLTests\.'
	$(BROWSER_PYTHON) Web/Tests/BrowserTests $$($(SWIFT) build --package-path Web --show-bin-path)/aloud-serve $(ARGS)

# What plays by MUD clients and telnet.
test-Clients: libraries serve-libraries client-libraries
	$(SWIFT) build --product aloud $(CHECKED)
	$(SWIFT) build --package-path Web --product aloud-serve
	python3 Web/Tests/ClientTests $$($(SWIFT) build --package-path Web --show-bin-path)/aloud-serve \
	  $$($(SWIFT) build --show-bin-path)/aloud $(ARGS)

test-PostgreSQL: libraries serve-libraries database-libraries
	$(SWIFT) build --package-path Web --build-tests
	$(SWIFT) test --package-path Web --skip-build --filter '^PostgreSQLTests\.' $(ARGS)

# What has processes, the database and the network to it fail while somebody plays; ALOUD_LONG=1 has many play.
test-Cluster: libraries serve-libraries cluster-libraries
	$(SWIFT) build --package-path Web --product aloud-serve
	python3 Web/Tests/ClusterTests $$($(SWIFT) build --package-path Web --show-bin-path)/aloud-serve $(ARGS)

test-%: libraries test-libraries
	$(SWIFT) build --build-tests $(CHECKED)
	$(SWIFT) test --skip-build --filter '^$*Tests\.' $(ARGS)

ci: test $(PARTS:%=test-%)

lint:
	@$(SWIFT) format lint --strict -r Package.swift Plugins Sources Tests Web/Package.swift Web/Sources Web/Tests Fuzzing/Package.swift Fuzzing/Sources

DATA_PYTHON = .build/data/bin/python
$(DATA_PYTHON): Data/tools/requirements.txt
	python3 -m venv .build/data
	$(DATA_PYTHON) -m pip install --quiet --disable-pip-version-check -r Data/tools/requirements.txt
	@touch $(DATA_PYTHON)

# Groups, facts, names, pictures and maps are generated while developing, never while playing.
data: data-libraries $(DATA_PYTHON)
	$(DATA_PYTHON) Data/tools/make_data.py
	$(DATA_PYTHON) Data/tools/make_catalogue.py
	$(DATA_PYTHON) Data/tools/make_pictures.py
	$(DATA_PYTHON) Data/tools/make_maps.py
	$(DATA_PYTHON) Data/tools/make_world.py
	$(DATA_PYTHON) Data/tools/tests

# Mozilla's own reader is the judge of the words' syntax.
PYTHON = .build/python/bin/python
$(PYTHON):
	python3 -m venv .build/python
	$(PYTHON) -m pip install --quiet --disable-pip-version-check fluent.syntax==0.19.0

words: test-libraries $(PYTHON)
	@$(PYTHON) Data/tools/tests
	@$(PYTHON) Tests/check-data.py
	@$(PYTHON) Tests/check-docs.py
	@$(PYTHON) Tests/check-locales.py

benchmarks: build
	$(SWIFT) run --package-path Benchmarks -c release bench

KILLS = 200
torture: libraries serve-libraries cluster-libraries
	$(SWIFT) build --product aloud $(CHECKED)
	$(SWIFT) build --package-path Web --product aloud-serve
	python3 Tests/Torture $$($(SWIFT) build --show-bin-path)/aloud \
	  $$($(SWIFT) build --package-path Web --show-bin-path)/aloud-serve --kills $(KILLS) $(ARGS)

# All of it with what libFuzzer counts by, and with the address sanitizer; nothing else is made so.
FUZZ_BUILD = --package-path Fuzzing --scratch-path .build-fuzz -Xswiftc -sanitize=fuzzer,address -Xswiftc -O
TARGET = $(notdir $(wildcard Fuzzing/Corpora/*))
LASTS = 20
RUNS = -1
# What is freed is watched for a while, but not for most of the memory that a reader may take.
FUZZ_ENVIRONMENT = ASAN_OPTIONS=quarantine_size_mb=8:detect_leaks=0 SWIFT_BACKTRACE=enable=no
# For one input: seconds, and megabytes for a piece of memory and for all of it with what watches it.
FUZZ_LIMITS = -timeout=2 -malloc_limit_mb=200 -rss_limit_mb=200 -max_len=8192

fuzz: libraries serve-libraries
	$(SWIFT) build $(FUZZ_BUILD)
	@for reader in $(TARGET); do \
	  mkdir -p .build-fuzz/found/$$reader; \
	  $(call fuzzer,-artifact_prefix=.build-fuzz/$$reader- -print_final_stats=1 -runs=$(RUNS) \
	    -max_total_time=$(if $(filter -1,$(RUNS)),$(LASTS),0) .build-fuzz/found/$$reader Fuzzing/Corpora/$$reader); \
	done

# Keeps of what was found as few and small files as reach the same.
fuzz-keep:
	@for reader in $(TARGET); do \
	  rm -rf .build-fuzz/kept; mkdir -p .build-fuzz/kept .build-fuzz/found/$$reader; \
	  $(call fuzzer,-set_cover_merge=1 .build-fuzz/kept Fuzzing/Corpora/$$reader .build-fuzz/found/$$reader); \
	  rm -rf Fuzzing/Corpora/$$reader; mv .build-fuzz/kept Fuzzing/Corpora/$$reader; \
	done

# The readers of the page are in a program of their own, as they bring a server along.
PAGE_READERS = form multipart
define fuzzer
echo "$$reader:"; program=fuzz; \
	  case " $(PAGE_READERS) " in *" $$reader "*) program=fuzz-page;; esac; \
	  READER=$$reader $(FUZZ_ENVIRONMENT) nice -n 19 $$($(SWIFT) build $(FUZZ_BUILD) --show-bin-path)/$$program \
	    $(FUZZ_LIMITS) $(1) || exit 1
endef

MODULES = Application Storage Speech Sound SpeechDispatcher Terminal Braille Fetching Gamepads ESpeak Solver
TSAN_BUILD = --sanitize=thread --scratch-path .build-tsan
empty =
tsan: libraries test-libraries
	$(SWIFT) build --build-tests $(TSAN_BUILD)
	"$$(dirname "$$(command -v $(SWIFT))")/clang" -O2 -shared -fPIC -o .build-tsan/mutex.so Tests/ThreadSanitizer/mutex.c
	LD_PRELOAD=$(CURDIR)/.build-tsan/mutex.so TSAN_OPTIONS=halt_on_error=1 $(SWIFT) test --skip-build $(TSAN_BUILD) \
	  --filter '^($(subst $(empty) $(empty),|,$(strip $(MODULES))))Tests\.'

mutants: libraries test-libraries
	python3 Tests/Mutants $(ARGS)

# Installs what is missing, as root or through sudo; otherwise says the one command to run.
define ensure
	@for package in $(1); do \
	  dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed \
	    || missing="$$missing $$package"; \
	done; \
	[ -z "$$missing" ] && exit 0; \
	if [ "$$(id -u)" = 0 ]; then sudo=; \
	elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then sudo=sudo; \
	else echo "Please run: sudo apt-get install$$missing"; exit 1; fi; \
	echo "Installing:$$missing"; \
	$$sudo apt-get update -qq && $$sudo env DEBIAN_FRONTEND=noninteractive \
	  apt-get install -y -qq --no-install-recommends $$missing >/dev/null
endef

libraries:
	$(call ensure,$(LIBRARIES))

# The terminal does without.
serve-libraries:
	$(call ensure,$(SERVE_LIBRARIES))

test-libraries:
	$(call ensure,$(TEST_TOOLS))

browser-libraries:
	$(call ensure,$(BROWSER_TOOLS))

client-libraries:
	$(call ensure,$(CLIENT_TOOLS))

database-libraries:
	$(call ensure,$(DATABASE_TOOLS))

cluster-libraries:
	$(call ensure,$(CLUSTER_TOOLS))

data-libraries:
	$(call ensure,$(DATA_TOOLS))

package-libraries:
	$(call ensure,$(PACKAGE_TOOLS))

# The shells look for completions of what is not Debian's in these folders.
BASH_COMPLETIONS = $(PREFIX)/share/bash-completion/completions
ZSH_COMPLETIONS = $(PREFIX)/share/zsh/site-functions
FISH_COMPLETIONS = $(PREFIX)/share/fish/vendor_completions.d

install: build
	install -d $(DESTDIR)$(BIN)
	install -m 755 $$($(SWIFT) build $(RELEASE) --show-bin-path)/aloud $(DESTDIR)$(BIN)/aloud
	for part in facts sounds pictures maps outlines; do \
	  install -d $(SHARE)/aloud/Data/$$part; \
	  install -m 644 Data/$$part/* $(SHARE)/aloud/Data/$$part; \
	done
	install -m 644 Data/catalogue.txt Data/CREDITS.md $(SHARE)/aloud/Data
	for language in Locales/*/ Locales/*/on-demand/; do \
	  install -d $(SHARE)/aloud/$$language; \
	  install -m 644 $$language*.ftl $(SHARE)/aloud/$$language; \
	done
	install -D -m 644 Data/aloud.1 -t $(SHARE)/man/man1
	install -D -m 644 Packaging/aloud.desktop -t $(SHARE)/applications
	install -D -m 644 Packaging/aloud.metainfo.xml -t $(SHARE)/metainfo
	install -D -m 644 Web/Sources/Pages/Resources/icon.svg $(SHARE)/icons/hicolor/scalable/apps/aloud.svg
	$(call completions,bash,$(BASH_COMPLETIONS)/aloud)
	$(call completions,zsh,$(ZSH_COMPLETIONS)/_aloud)
	$(call completions,fish,$(FISH_COMPLETIONS)/aloud.fish)

# In English, as whoever installs it has a language of their own.
define completions
install -d $(DESTDIR)$(dir $(2))
LC_ALL=C.UTF-8 $(DESTDIR)$(BIN)/aloud --generate-completion-script $(1) | sed '1{/^#!/d}' > $(DESTDIR)$(2)
endef

# The page beside the program, which finds it there.
install-serve: install build-serve
	install -m 755 $$($(SWIFT) build $(SERVE_RELEASE) --show-bin-path)/aloud-serve $(DESTDIR)$(BIN)/aloud-serve
	install -m 644 Data/aloud-serve.1 $(SHARE)/man/man1
	install -m 644 Packaging/aloud-page.desktop $(SHARE)/applications
	install -m 644 Packaging/aloud-page.metainfo.xml $(SHARE)/metainfo

uninstall:
	rm -rf $(SHARE)/aloud
	rm -f $(DESTDIR)$(BIN)/aloud $(DESTDIR)$(BIN)/aloud-serve
	rm -f $(SHARE)/man/man1/aloud.1 $(SHARE)/man/man1/aloud-serve.1
	rm -f $(SHARE)/applications/aloud.desktop $(SHARE)/applications/aloud-page.desktop
	rm -f $(SHARE)/metainfo/aloud.metainfo.xml $(SHARE)/metainfo/aloud-page.metainfo.xml
	rm -f $(SHARE)/icons/hicolor/scalable/apps/aloud.svg
	rm -f $(DESTDIR)$(BASH_COMPLETIONS)/aloud $(DESTDIR)$(ZSH_COMPLETIONS)/_aloud
	rm -f $(DESTDIR)$(FISH_COMPLETIONS)/aloud.fish

DEBS = .build/deb
deb: package-libraries libraries serve-libraries
	rm -rf $(DEBS)
	mkdir -p $(DEBS)
	DEBS=$(DEBS) dpkg-buildpackage --build=binary --no-sign --buildinfo-option=-u$(DEBS) \
	  --buildinfo-file=$(DEBS)/aloud.buildinfo --changes-option=-u$(DEBS) --changes-file=$(DEBS)/aloud.changes
	lintian --fail-on error,warning $(DEBS)/aloud.changes

ARCHIVE = aloud-$(VERSION)-$(shell uname -m)
tarball: build build-serve
	rm -rf .build/$(ARCHIVE)
	$(MAKE) install-serve DESTDIR=$(CURDIR)/.build/$(ARCHIVE) PREFIX=
	install -m 755 Packaging/install.sh .build/$(ARCHIVE)
	install -m 644 README.md CHANGELOG.md LICENSE .build/$(ARCHIVE)
	tar -C .build -c --owner=0 --group=0 --sort=name $(ARCHIVE) | gzip -9 > .build/$(ARCHIVE).tar.gz

# In a system of its own, which is downloaded: installed, played, upgraded, removed, purged.
test-Package: deb tarball
	Tests/PackageTests $(DEBS) .build/$(ARCHIVE).tar.gz

clean:
	$(SWIFT) package clean
