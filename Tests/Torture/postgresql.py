# SPDX-License-Identifier: GPL-3.0-or-later
"""Strikes the server and its database while guests play, and holds what is kept against what was answered for.

PostgreSQL is at a Unix socket in a folder of its own, in a small file system where root may mount one; a relay
that can be cut lies between it and the server.
"""
import asyncio
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile

from failure import Failure

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Web/Tests/ClusterTests"))

from cluster import AS_POSTGRES, POSTGRES, Process, in_own_network
from crowd import Broken, Player

IS_ROOT = os.geteuid() == 0
PLAYERS = 4
# So soon after a database is back, a move is kept, in seconds.
SETTLING = 2
SOCKET = ".s.PGSQL.5432"


class Database:
    """A PostgreSQL server that is this program's own child."""

    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}

    def __init__(self, folder):
        self.folder, self.disk, self.data = folder, f"{folder}/disk", f"{folder}/disk/data"
        self.process = None
        for name in ("disk", "socket"):
            os.makedirs(f"{folder}/{name}")
        if IS_ROOT:
            subprocess.run(["mount", "-t", "tmpfs", "-o", "size=160m", "tmpfs", self.disk], check=True)
            for name in ("disk", "socket"):
                shutil.chown(f"{folder}/{name}", "postgres", "postgres")
        self.log = open(f"{folder}/database.log", "a")
        subprocess.run(
            self.command("initdb", "-D", self.data, "-A", "trust", "-U", "aloud", "-E", "UTF8", "--no-sync"),
            check=True, stdout=self.log, stderr=self.log, env=self.environment, cwd="/")
        with open(f"{self.data}/postgresql.conf", "a") as file:
            file.write("\n".join([
                "listen_addresses = ''", f"unix_socket_directories = '{folder}/socket'", "max_connections = 50",
                "min_wal_size = 32MB", "max_wal_size = 64MB", ""]))

    def command(self, program, *arguments):
        return [*(AS_POSTGRES if IS_ROOT else []), f"{POSTGRES}/{program}", *arguments]

    async def start(self):
        """Starts it unless it runs, and waits until it can be asked."""
        while True:
            if self.process is None or self.process.poll() is not None:
                # What lies there is of one that is gone, and its number may be another's by now.
                pathlib.Path(f"{self.data}/postmaster.pid").unlink(missing_ok=True)
                self.process = subprocess.Popen(
                    self.command("postgres", "-D", self.data), stdout=self.log, stderr=self.log,
                    env=self.environment, cwd="/")
            ready = await asyncio.create_subprocess_exec(
                f"{POSTGRES}/pg_isready", "-q", "-h", f"{self.folder}/socket", "-d", "postgres")
            if await ready.wait() == 0:
                return
            await asyncio.sleep(0.05)

    def create(self):
        subprocess.run(
            [f"{POSTGRES}/createdb", "-h", f"{self.folder}/socket", "-U", "aloud", "games"], check=True,
            env=self.environment)

    @property
    def children(self):
        """The processes of its connections and of its own work, with their names."""
        first = self.process.pid
        try:
            numbers = pathlib.Path(f"/proc/{first}/task/{first}/children").read_text().split()
            return {int(it): pathlib.Path(f"/proc/{it}/cmdline").read_bytes().decode("utf-8", "replace")
                    for it in numbers}
        except FileNotFoundError:
            return {}

    def kill(self, chance):
        """Kills all of it, or the process of a connection, upon which it begins anew by itself."""
        children = self.children
        connections = [number for number, name in children.items() if " games " in name]
        if connections and chance.random() < 0.5:
            struck = [chance.choice(connections)]
        else:
            struck = [self.process.pid, *children]
        for number in struck:
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                pass
        if self.process.pid in struck:
            self.process.wait()

    def fill(self):
        """Leaves no room where it keeps its files."""
        with open(f"{self.disk}/ballast", "wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(1 << 16))
            except OSError:
                pass

    def empty(self):
        os.remove(f"{self.disk}/ballast")

    def end(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
        self.log.close()
        if IS_ROOT:
            subprocess.run(["umount", self.disk], check=False)


class Relay:
    """Stands between the server and its database; a connection that is cut may end within a message."""

    def __init__(self, folder, chance):
        self.goal, self.path, self.chance = f"{folder}/socket/{SOCKET}", f"{folder}/relay/{SOCKET}", chance
        os.makedirs(f"{folder}/relay")
        self.is_cut, self.writers = False, set()

    async def open(self):
        self.server = await asyncio.start_unix_server(self.accept, self.path)

    async def accept(self, reader, writer):
        try:
            if self.is_cut:
                raise ConnectionRefusedError
            there_reader, there_writer = await asyncio.open_unix_connection(self.goal)
        except OSError:
            return writer.transport.abort()
        both = {writer, there_writer}
        self.writers |= both
        await asyncio.gather(
            self.carry(reader, there_writer, both), self.carry(there_reader, writer, both))
        self.writers -= both

    async def carry(self, reader, writer, both):
        try:
            while not self.is_cut and (chunk := await reader.read(65_536)):
                if self.is_cut:
                    chunk = chunk[:self.chance.randrange(len(chunk) + 1)]
                writer.write(chunk)
                await writer.drain()
        except OSError:
            pass
        for one in both:
            # What was taken is still delivered.
            one.close()

    def cut(self):
        """Ends every connection, half of the time only with what comes next on it."""
        self.is_cut = True
        if self.chance.random() < 0.5:
            self.end()

    def mend(self):
        self.end()
        self.is_cut = False

    def end(self):
        for writer in self.writers:
            writer.transport.abort()


class Guest:
    """Draws cards as fast as the server takes them."""

    def __init__(self, number, address):
        self.player = Player(address, forwarded=f"10.0.{number >> 8 & 255}.{number & 255}")
        self.answered = 0

    async def play(self, end, chance):
        while not end.is_set():
            try:
                is_kept, answer = await self.player.draw()
                self.answered += is_kept
                if not is_kept and not answer.told and answer.status < 500:
                    raise Failure(f"{answer.status} and nothing told for a move that is not kept")
                if b'id="table"' not in answer.body:
                    await self.player.arrive()
            except Broken:
                await asyncio.sleep(0.02)
            await asyncio.sleep(chance.random() * 0.1)

    async def check(self):
        """What is kept must be what was answered for, and what may have been; from then on it is known."""
        player = self.player
        await player.arrive()
        count = await player.count()
        if count is None or not player.kept <= count <= player.kept + player.open:
            raise Failure(f"{count} moves kept, {player.kept} answered for, {player.open} more sent")
        player.kept, player.open = count, 0


class World:
    """The database, the server and its guests."""

    def __init__(self, program, folder, chance):
        self.chance = chance
        os.makedirs(f"{folder}/home")
        self.database, self.relay = Database(folder), Relay(folder, chance)
        self.server = Process(program, 1, folder, f"postgres://aloud@/games?host={folder}/relay")
        self.guests = []

    async def open(self):
        await self.database.start()
        self.database.create()
        await self.relay.open()
        self.server.start()
        await self.ready()

    async def ready(self):
        await asyncio.to_thread(self.server.wait)

    async def welcome(self):
        """New guests, each at a new table."""
        first, address = len(self.guests), ("127.0.0.1", self.server.port)
        self.guests += [Guest(first + number, address) for number in range(PLAYERS)]
        self.playing = self.guests[first:]
        await asyncio.gather(*(guest.player.arrive() for guest in self.playing))

    async def strike(self, body):
        """Has the guests play while it is struck, and counts what a server finds that is new."""
        end = asyncio.Event()
        playing = [asyncio.create_task(guest.play(end, self.chance)) for guest in self.playing]
        await asyncio.sleep(self.chance.random() * 0.4)
        await body()
        if self.server.process.poll() is not None:
            raise Failure(f"the server ended: {pathlib.Path(self.server.log).read_text()[-500:]}")
        await self.ready()
        if body != self.kill_server:
            # That a move is not kept is told once; the first that is kept again keeps those before it.
            await asyncio.sleep(SETTLING)
        end.set()
        await asyncio.gather(*playing)
        if body != self.kill_server:
            await self.kill_server()
            await self.ready()
        await asyncio.gather(*(guest.check() for guest in self.playing))

    async def kill_server(self):
        self.server.kill()
        self.server.start()

    async def kill_database(self):
        self.database.kill(self.chance)
        await self.database.start()

    async def cut(self):
        self.relay.cut()
        await asyncio.sleep(self.chance.random() * 0.5)
        self.relay.mend()

    async def fill(self):
        await asyncio.to_thread(self.database.fill)
        await asyncio.sleep(self.chance.random() * 2)
        self.database.empty()
        # It may have ended itself; whoever looks after it starts it.
        await self.database.start()

    async def rest(self):
        """Lets what is still carried come to its end."""
        self.server.kill()
        self.relay.mend()
        self.relay.server.close()
        while self.relay.writers:
            await asyncio.sleep(0.01)

    def close(self):
        if self.server.process and self.server.process.poll() is None:
            self.server.kill()
        self.database.end()


async def campaign(world, kills, strike):
    """Strikes until so many have been killed; `strike` counts each by its name."""
    await world.open()
    killed = laps = 0
    while killed < kills:
        if laps % 40 == 0:
            await world.welcome()
        laps += 1
        draw = world.chance.random()
        if draw < 0.02 and IS_ROOT:
            name, body = "full disk of the database", world.fill
        elif draw < 0.1:
            name, body = "connection to the database cut", world.cut
        elif draw < 0.25:
            name, body = "kill of the database", world.kill_database
        else:
            name, body = "kill of the server", world.kill_server
        await strike(name, world.strike(body))
        killed += name.startswith("kill")
    await world.rest()


def run(program, kills, seed, counts):
    """Gives what it did beside the strikes, and adds these to `counts`."""
    async def strike(name, body):
        counts[name] = counts.get(name, 0) + 1
        try:
            await body
        except (AssertionError, Failure, Broken, TimeoutError) as failure:
            sys.exit(f"seed {seed}, {name} {counts[name]}: {failure!r}")

    folder = tempfile.mkdtemp(prefix="aloud-torture-")
    os.chmod(folder, 0o755)
    world = World(program, folder, random.Random(seed))
    try:
        asyncio.run(campaign(world, kills, strike))
    finally:
        world.close()
        shutil.rmtree(folder, ignore_errors=True)
    return sum(guest.answered for guest in world.guests)
