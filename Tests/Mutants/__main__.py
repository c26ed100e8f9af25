# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants one bug after the other in a copy of the sources, and says which of them no test catches.

    python3 Tests/Mutants [--seed 2026] [--again] [MODULE...]

A bug is a comparison, a constant, a call that is dropped or branches that are swapped; the seed says
which. --again tries only what no test has caught yet; without the name of a module it is all of them.
Fails where fewer than 90 per cent are caught, or a survivor has no answer in survivors.txt.
"""
import argparse
import json
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import scratch
from modules import MODULES

HERE = pathlib.Path(__file__).parent
RESULTS = scratch.FOLDER / "results.json"
GOAL = 0.9


class Run:
    """A test target run once; `caught` is what told that something is wrong, None where nothing did."""

    def __init__(self, binary, tests, number, processor=None, seconds=None):
        self.caught, self.begun = None, time.monotonic()
        folder = tempfile.mkdtemp(prefix="aloud-m-")
        environment = os.environ | {"TMPDIR": folder, "ALOUD_MUTANT": str(number)}

        def limit():
            os.nice(10)
            # A bug may loop, and fill what it is given.
            resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
            if processor:
                resource.setrlimit(resource.RLIMIT_CPU, (processor, processor))

        process = subprocess.Popen(
            [binary, "--testing-library", "swift-testing", "--filter", rf"^{tests}Tests\."], cwd=scratch.COPY,
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            start_new_session=True, preexec_fn=limit)
        clock = threading.Timer(seconds or 3600, self.stop, [process, "does not end"])
        clock.start()
        for line in process.stdout:
            if b"recorded an issue" in line:
                self.stop(process, line.decode("utf-8", "replace").strip()[:200])
                break
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        clock.cancel()
        self.stop(process, None)
        sweep(folder)
        process.stdout.close()
        self.seconds, self.processor = time.monotonic() - self.begun, usage.ru_utime + usage.ru_stime
        if status and not self.caught:
            self.caught = f"ended with {process.returncode}"
        shutil.rmtree(folder, ignore_errors=True)

    def stop(self, process, reason):
        self.caught = self.caught or reason
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def sweep(folder):
    """Ends what the tests started in sessions of their own; it is known by the folder that it was given."""
    for file in pathlib.Path("/proc").glob("[0-9]*/environ"):
        try:
            if f"TMPDIR={folder}\0".encode() in file.read_bytes() + b"\0":
                os.kill(int(file.parent.name), signal.SIGKILL)
        except OSError:
            pass


class Usual(dict):
    """What each test target takes when nothing is planted."""

    def __init__(self, binary):
        self.binary = binary

    def __missing__(self, tests):
        self[tests] = run = Run(self.binary, tests, 0)
        if run.caught:
            sys.exit(f"{tests}Tests fail without a bug: {run.caught}")
        print(f"{tests}Tests: {run.seconds:.0f} s", flush=True)
        return run


def answers():
    """The answers to survivors, by the names of these."""
    found, name = {}, None
    for line in (HERE / "survivors.txt").read_text("utf-8").splitlines():
        if line.startswith("  "):
            found[name] = (found.get(name, "") + " " + line.strip()).strip()
        elif line and not line.startswith("#"):
            name = line
    return found


def campaign(binary, tried, results):
    usual = Usual(binary)
    tests = {module.name: module.tests for module in MODULES}
    for number, point in tried.items():
        caught = None
        for target in tests[point.module]:
            once = usual[target]
            run = Run(binary, target, number, int(2 * once.processor + 20), 4 * once.seconds + 30)
            if run.caught:
                caught = f"{target}Tests: {run.caught}"
                break
        results[point.name] = caught
        print(f"{number} {'caught' if caught else 'SURVIVED'} {point.name}\n    {caught or ''}", flush=True)
        RESULTS.write_text(json.dumps(results, indent=1, ensure_ascii=False), "utf-8")


def report(numbered, results):
    known, planted, caught, open_ = answers(), 0, 0, []
    for module in MODULES:
        own = [point for point in numbered.values() if point.module == module.name and point.name in results]
        survived = [point.name for point in own if results[point.name] is None]
        planted, caught = planted + len(own), caught + len(own) - len(survived)
        open_ += [name for name in survived if name not in known]
        if own:
            print(f"| {module.name} | {len(own)} | {len(own) - len(survived)} |")
    print(f"| together | {planted} | {caught} |")
    for name in open_:
        print(f"no answer: {name}")
    return 1 if open_ or caught < GOAL * planted else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", metavar="MODULE")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--again", action="store_true")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    modules = [module for module in MODULES if not options.names or module.name in options.names]
    numbered, binary = scratch.prepare(options.seed, options.jobs, modules)
    tried = {number: point for number, point in numbered.items()
             if point.module in [module.name for module in modules]
             and not (options.again and results.get(point.name))}
    if not options.names and not options.again:
        results = {}
    campaign(binary, tried, results)
    return report(numbered, results)


if __name__ == "__main__":
    sys.exit(main())
