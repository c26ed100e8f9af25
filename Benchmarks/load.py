#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a server for many takes: players connected, players who give an input every four seconds, a restart.

    python3 Benchmarks/load.py [--connected 5000] [--active 1000] [--seconds 60] [--busy] [--saved 1000000]

Starts PostgreSQL, one process of `aloud-serve`, which SERVE names, and nginx, in a network of their own; needs root.
"""

import argparse
import asyncio
import os
import pathlib
import random
import resource
import statistics
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Web/Tests/ClusterTests"))

from cluster import Cluster, in_own_network, processor
from crowd import Broken, Player

# The time between two inputs of a player, in seconds.
PACE = 4
AT_ONCE = 16


def part(times, share):
    return sorted(times)[min(int(len(times) * share), len(times) - 1)]


def told(times):
    return f"p50 {statistics.median(times) * 1000:.1f} ms, p99 {part(times, 0.99) * 1000:.1f} ms, " \
           f"longest {max(times) * 1000:.0f} ms of {len(times)}"


class Crowd:
    def __init__(self, cluster, options):
        self.cluster, self.options = cluster, options
        self.players = [
            Player(cluster.address, forwarded=f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}") for n in range(options.connected)]
        self.times, self.faults, self.watches = [], [], []

    async def arrive(self):
        gate = asyncio.Semaphore(AT_ONCE)
        times = []

        async def come(number, player):
            async with gate:
                begun = time.monotonic()
                if number < self.options.active:
                    await player.arrive()
                else:
                    await player.arrive("Main menu")
                times.append(time.monotonic() - begun)
                self.watches.append(asyncio.create_task(player.watch()))
        await asyncio.gather(*(come(*each) for each in enumerate(self.players)))
        print(f"{len(times)} players came: {told(times)}")

    async def play(self, player, end):
        await asyncio.sleep(random.random() * PACE)
        while time.monotonic() < end:
            begun = time.monotonic()
            try:
                is_kept, answer = await player.draw()
                if not is_kept:
                    self.faults.append(f"{answer.status} {answer.told}")
                self.times.append(time.monotonic() - begun)
            except Broken as error:
                self.faults.append(str(error))
            await asyncio.sleep(max(PACE - (time.monotonic() - begun), 0))

    async def busy(self, player, end):
        """Asks what takes as long as may be, again and again."""
        while time.monotonic() < end:
            await player.say("can it be won")
            await asyncio.sleep(0.2)
            await player.say("new deal" if random.random() < 0.5 else "0")

    async def measure(self, name, busy=()):
        self.times, self.faults = [], []
        process = self.cluster.processes[0]
        before = process.processor, time.process_time(), self.cluster.database.processor
        begun = time.monotonic()
        end = begun + self.options.seconds
        active = self.players[len(busy):self.options.active]
        await asyncio.gather(
            *(self.play(player, end) for player in active), *(self.busy(player, end) for player in busy))
        took = time.monotonic() - begun
        own, python, database = (after - old for after, old in zip(
            (process.processor, time.process_time(), self.cluster.database.processor), before))
        print(f"{name}: {told(self.times)}; {len(self.times) / took:.0f} inputs a second; {len(self.faults)} faults "
              f"{set(self.faults[:3]) or ''}")
        print(f"  processor: server {own / took:.2f} of a core, {own / len(self.times) * 1000:.2f} ms an input; "
              f"PostgreSQL {database / took:.2f}; this program {python / took:.2f}; load {os.getloadavg()[0]:.1f}")
        print(f"  memory of the server: {process.memory:.0f} MB", flush=True)

    async def restart(self):
        """Ends the process as systemd does and starts it at once; when each player is back."""
        process = self.cluster.processes[0]
        took = await asyncio.to_thread(process.end)
        gone = time.monotonic()
        process.start()
        ready = await asyncio.to_thread(process.wait)
        begun = time.monotonic()
        backs = []

        async def back(player):
            while True:
                try:
                    if (await player.get()).status == 200:
                        return backs.append(time.monotonic() - begun)
                except Broken:
                    pass
                await asyncio.sleep(0.1)
        await asyncio.gather(*(back(player) for player in self.players[:self.options.active]))
        print(f"restart: ended after {took:.2f} s, ready {ready:.2f} s after its start, every active player back "
              f"after {max(backs):.2f} s more; {begun - gone:.2f} s without it")


async def run(cluster, options):
    crowd = Crowd(cluster, options)
    print(f"memory of the server, nobody there: {cluster.processes[0].memory:.0f} MB")
    await crowd.arrive()
    await crowd.measure("playing")
    if options.busy:
        await crowd.measure("with every solver busy", crowd.players[:4])
    await crowd.restart()
    for watch in crowd.watches:
        watch.cancel()


def fill(cluster, players):
    """Makes as many players out of one who is there, and finds out how long one takes to load."""
    database = cluster.database

    async def first():
        player = Player(cluster.address, forwarded="10.200.0.1")
        await player.arrive()
        for _ in range(5):
            await player.draw()
    asyncio.run(first())
    cluster.processes[0].end()
    begun = time.monotonic()
    for table, columns in (
            ("leases", "number, holder, session"), ("saves", "slot, round, seconds, savedAt"),
            ("moves", "slot, number, move, fingerprint"), ("flags", "name, value"), ("documents", "name, content")):
        database.ask(
            f"INSERT INTO {table} (player, {columns}) SELECT 'many-' || n, {columns} FROM {table}, "
            f"generate_series(1, {players}) n WHERE player = (SELECT player FROM saves LIMIT 1)")
    database.ask(
        "INSERT INTO playerKeys (player, kind, digest) SELECT 'many-' || n, 'browser', "
        f"sha256(convert_to(lpad(n::text, 48, '0'), 'UTF8')) FROM generate_series(1, {players}) n")
    database.ask("VACUUM ANALYZE")
    print(f"{players} players made in {time.monotonic() - begun:.0f} s, database "
          f"{database.ask('SELECT pg_size_pretty(pg_database_size(current_database()))')}")
    process = cluster.processes[0]
    process.start()
    print(f"start: ready after {process.wait():.2f} s")

    async def load():
        times = []
        for number in random.sample(range(1, players), 200):
            player = Player(cluster.address, forwarded="10.200.0.2")
            player.browser.cookie = f"aloud={number:048d}"
            begun = time.monotonic()
            answer = await player.get()
            times.append(time.monotonic() - begun)
            assert b"Klondike" in answer.body, answer.body
            player.browser.close()
        print(f"a saved player's first page: {told(times)}; load {os.getloadavg()[0]:.1f}")
    asyncio.run(load())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--connected", type=int, default=5000)
    parser.add_argument("--active", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--busy", action="store_true", help="once more with every solver busy")
    parser.add_argument("--saved", type=int, default=0, help="so many players are there already")
    options = parser.parse_args()
    in_own_network(sys.argv)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    Cluster.program = os.environ.get("SERVE", str(ROOT / "Web/.build/release/aloud-serve"))
    with Cluster(processes=1) as cluster:
        if options.saved:
            fill(cluster, options.saved)
        if options.connected:
            asyncio.run(run(cluster, options))


if __name__ == "__main__":
    main()
