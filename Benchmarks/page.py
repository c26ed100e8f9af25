#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the page takes: from a key to its answer in the page, the first page, and the server's share.

Plays Klondike in headless Chromium against `aloud-serve`, which SERVE names; needs playwright. The
yardstick of the same run is the time that a request for the style sheet takes, from the same page.
"""

import os
import re
import statistics
import subprocess
import tempfile
import time

from playwright.sync_api import sync_playwright

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
PROGRAM = os.environ.get("SERVE", os.path.join(ROOT, "Web/.build/release/aloud-serve"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
INPUTS = 200
# Lines that change the page each time, and end where they began.
LINES = ["draw", "undo", "where am i", "status"]

SEND = """
async line => {
  const field = document.getElementById('line');
  const before = document.querySelector('main').dataset.version;
  const begun = performance.now();
  const told = new Promise(done => {
    const watch = new MutationObserver(() => {
      if (!document.getElementById('live').textContent) return;
      watch.disconnect();
      done(performance.now() - begun);
    });
    watch.observe(document.getElementById('live'), { childList: true });
  });
  field.value = line;
  field.form.requestSubmit();
  return told;
}
"""
FETCH = """
async () => {
  const begun = performance.now();
  await (await fetch('/page.css', { cache: 'no-store' })).text();
  return performance.now() - begun;
}
"""


def part(times, share):
    return sorted(times)[min(int(len(times) * share), len(times) - 1)]


def processor(process):
    """Seconds of processor that a process has used."""
    fields = open(f"/proc/{process.pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process):
    """Megabytes that a process has for itself."""
    text = open(f"/proc/{process.pid}/smaps_rollup").read()
    return sum(int(kb) for kb in re.findall(r"Private_\w+:\s+(\d+)", text)) / 1024


def main():
    with tempfile.TemporaryDirectory() as home:
        os.makedirs(f"{home}/.config/aloud")
        with open(f"{home}/.config/aloud/settings.conf", "w") as file:
            file.write("first-start-done = on\n")
        environment = {"PATH": os.environ["PATH"], "HOME": home, "ALOUD_HOME": ROOT, "LANG": "C.UTF-8"}
        server = subprocess.Popen(
            [PROGRAM, "--port", "0"], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            address = next(line.strip() for line in server.stdout if line.startswith("http"))
            measure(server, address)
        finally:
            server.terminate()
            server.wait(10)


def measure(server, address):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_context(locale="en-GB").new_page()
        sizes = []
        page.on("response", lambda answer: sizes.append(
            0 if "/sounds/" in answer.url else int(answer.headers.get("content-length") or 0)))
        begun = time.perf_counter()
        page.goto(address, wait_until="load")
        first = time.perf_counter() - begun
        for line in ["klondike", "1"]:
            page.evaluate(SEND, line)
        page.wait_for_selector("#table")
        page.evaluate(SEND, "status")
        whole = sum(sizes)
        yardstick = [page.evaluate(FETCH) for _ in range(50)]
        before, heap = processor(server), memory(server)
        times = [page.evaluate(SEND, LINES[index % len(LINES)]) for index in range(INPUTS)]
        used = (processor(server) - before) / INPUTS
        print(f"load {os.getloadavg()[0]:.2f}")
        print(f"first page: {first * 1000:.0f} ms")
        print(f"bytes to the first table, without sounds: {whole}")
        print(f"line to the live region, ms: p50 {statistics.median(times):.1f}, p99 {part(times, 0.99):.1f}")
        print(f"a file from the server, ms: p50 {statistics.median(yardstick):.1f}")
        print(f"ratio of the medians: {statistics.median(times) / statistics.median(yardstick):.2f}")
        print(f"processor of the server an input: {used * 1000:.2f} ms")
        print(f"memory of the server: {memory(server):.1f} MB, {memory(server) - heap:+.1f} after {INPUTS} inputs")
        browser.close()


if __name__ == "__main__":
    main()
