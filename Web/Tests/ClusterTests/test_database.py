# SPDX-License-Identifier: GPL-3.0-or-later
"""One player at home, whose moves a database keeps that is started anew, killed, cut off or full."""

import asyncio
import os
import pathlib
import random
import re
import shutil
import tempfile
import time
import unittest

from cluster import Cluster, Database, Process
from crowd import Broken, Player

# Between two moves, in seconds.
PACE = 0.1
# So soon after what is gone is back, a move is answered for.
GOAL = 2


class Home(Process):
    """A server for the one player of an account, who is let in by an address that it prints."""

    def __init__(self, program, folder, database):
        super().__init__(program, 1, folder, database)
        self.command.remove("--public")

    def start(self):
        super().start()
        while not (found := re.findall(r"\?token=(\w+)", pathlib.Path(self.log).read_text())):
            assert self.process.poll() is None, pathlib.Path(self.log).read_text()
            time.sleep(0.01)
        self.token = found[-1]

    def kill(self):
        super().kill()
        pathlib.Path(self.log).write_text("")


class DatabaseTrouble(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="aloud-cluster-")
        os.chmod(self.folder, 0o755)
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        os.makedirs(f"{self.folder}/home")
        self.database = Database(self.folder, "160m")
        self.addCleanup(self.database.end)
        self.server = Home(Cluster.program, self.folder, self.database.address)
        self.server.start()
        self.addCleanup(self.server.end)
        self.player = Player(("127.0.0.1", self.server.port), "127.0.0.1")
        self.token = None
        # What was told in place of an answer that holds.
        self.told = []

    async def enter(self):
        # The address lets in once; a server that was started anew has another.
        if self.token != self.server.token:
            self.token = self.server.token
            self.player.browser.close()
            self.player.browser.cookie = None
            await self.player.get(f"/?token={self.token}")
        await self.player.arrive()

    async def play(self, end, times):
        while not end.is_set():
            try:
                is_kept, answer = await self.player.draw()
                if is_kept:
                    times.append(time.monotonic())
                else:
                    self.assertNotEqual(answer.told, b"")
                    self.told.append(answer.told)
                if b'id="table"' not in answer.body:
                    await self.enter()
            except Broken:
                # The page tells it by itself: the connection is lost.
                await asyncio.sleep(PACE)
            await asyncio.sleep(PACE)

    def check(self, trouble):
        """Has the player draw cards while `trouble` is done, and counts what is kept after it."""
        asyncio.run(self.checking(trouble))

    async def checking(self, trouble):
        await self.enter()
        end, times = asyncio.Event(), []
        playing = asyncio.create_task(self.play(end, times))
        await asyncio.sleep(10 * PACE)
        await asyncio.to_thread(trouble)
        back = time.monotonic()
        await asyncio.sleep(GOAL + 1)
        end.set()
        await playing
        await self.enter()
        count = await self.player.count()
        kept, late = self.player.kept, next(moment for moment in times if moment > back) - back
        print(f"\n  {self.id().rpartition('.')[2]}: {kept} moves answered for, {count} kept, {len(self.told)} times "
              f"told that they are not; back after {late:.2f} s")
        self.assertLessEqual(kept, count)
        self.assertLessEqual(count, kept + self.player.open)
        self.assertLessEqual(late, GOAL)

    def test_started_anew(self):
        self.check(lambda: self.assertEqual(self.database.tell("-m", "fast", "restart"), 0))

    def test_killed(self):
        def trouble():
            self.assertEqual(self.database.tell("-m", "immediate", "stop"), 0)
            time.sleep(3)
            self.assertEqual(self.database.tell("start"), 0)
        self.check(trouble)
        self.assertTrue(any(b"the database cannot be reached" in told for told in self.told), self.told)

    def test_cut_off(self):
        def trouble():
            self.database.cut(True)
            time.sleep(8)
            answer = self.server.probe("readyz")
            self.database.cut(False)
            self.assertEqual(answer, (503, "unreachable\n"))
        self.check(trouble)
        self.assertNotEqual(self.told, [])

    def test_full(self):
        def trouble():
            self.database.fill()
            time.sleep(5)
            self.database.empty()
            # It may have ended itself; whoever looks after it starts it.
            if self.database.tell("status") != 0:
                self.assertEqual(self.database.tell("start"), 0)
        self.check(trouble)

    def test_the_server_is_killed(self):
        def trouble():
            for _ in range(100 if os.environ.get("ALOUD_LONG") == "1" else 10):
                time.sleep(random.random())
                self.server.kill()
                self.server.start()
                time.sleep(random.random())
        self.check(trouble)

    def test_a_backup_brings_back_every_move(self):
        asyncio.run(self.restoring())

    async def restoring(self):
        await self.draw(5)
        self.server.kill()
        backup = self.database.run("pg_dump", "--format=custom", "games")
        self.server.start()
        await self.draw(3)
        self.server.kill()
        self.database.run("pg_restore", "--clean", "--if-exists", "--single-transaction", "--dbname=games", given=backup)
        self.server.start()
        await self.enter()
        self.assertEqual(await self.player.count(), 5)
        await self.draw(1)
        self.assertEqual(await self.player.count(), 6)

    async def draw(self, count):
        await self.enter()
        for _ in range(count):
            is_kept, answer = await self.player.draw()
            self.assertTrue(is_kept, answer.told)
