# SPDX-License-Identifier: GPL-3.0-or-later
"""PostgreSQL in a network namespace of its own, processes of aloud-serve, and nginx before them.

All of it lies in a network that nothing else is in: `run` begins anew there.
"""

import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

CHECKOUT = pathlib.Path(__file__).resolve().parents[3]
POSTGRES = "/usr/lib/postgresql/15/bin"
AS_POSTGRES = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
HERE, THERE = "10.203.7.1", "10.203.7.2"
NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log; worker_processes 1;
worker_rlimit_nofile 65536;
events {{ worker_connections 30000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{site}
}}
"""


def in_own_network(arguments):
    """Begins anew in a network of its own, unless this is there already."""
    if os.environ.get("ALOUD_OWN_NETWORK") == "1":
        subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
        return
    os.environ["ALOUD_OWN_NETWORK"] = "1"
    os.execvp("unshare", ["unshare", "--net", "--mount", sys.executable, *arguments])


def site(ports, port=8080):
    """The example of the documents, at ports of the test and without TLS."""
    text = (CHECKOUT / "docs/hosting/nginx.conf").read_text("utf-8")
    server = "        server 127.0.0.1:{}; max_fails=1 fail_timeout=1s;"
    text = re.sub(r"(?:    server 127.*\n)+", "".join(
        f"    server 127.0.0.1:{number} max_fails=1 fail_timeout=1s;\n" for number in ports), text)
    first, _, rest = text.partition("\nserver {\n")
    second = rest.partition("\nserver {\n")[2]
    second = re.sub(r"    listen.*\n|    ssl_.*\n", "", second)
    # The crowd says itself where each of it comes from.
    second = second.replace("X-Forwarded-For $remote_addr", "X-Forwarded-For $http_x_forwarded_for")
    return f"{first}\nserver {{\n    listen 127.0.0.1:{port};\n{second}"


class Database:
    """A PostgreSQL server, its files in a small file system where a size is given."""

    def __init__(self, folder, size=None, settings=()):
        self.folder, self.data = folder, f"{folder}/database/data"
        os.makedirs(f"{folder}/database")
        if size:
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", f"{folder}/database"], check=True)
        shutil.chown(f"{folder}/database", "postgres", "postgres")
        self.namespace = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        while os.readlink(f"/proc/{self.namespace.pid}/ns/net") == os.readlink("/proc/self/ns/net"):
            time.sleep(0.01)
        for command in (
                ["ip", "link", "add", "here", "type", "veth", "peer", "name", "there"],
                ["ip", "link", "set", "there", "netns", str(self.namespace.pid)],
                ["ip", "address", "add", f"{HERE}/24", "dev", "here"], ["ip", "link", "set", "here", "up"],
                self.inside("ip", "address", "add", f"{THERE}/24", "dev", "there"),
                self.inside("ip", "link", "set", "there", "up"), self.inside("ip", "link", "set", "lo", "up")):
            subprocess.run(command, check=True)
        with open(f"{folder}/initdb.log", "w") as log:
            subprocess.run(
                [*AS_POSTGRES, f"{POSTGRES}/initdb", "-D", self.data, "-A", "trust", "-U", "aloud", "-E", "UTF8"],
                check=True, stdout=log, stderr=log, env=self.environment, cwd="/")
        with open(f"{self.data}/postgresql.conf", "a") as file:
            file.write("\n".join([
                f"listen_addresses = '{THERE}'", "unix_socket_directories = ''", "max_connections = 100",
                "min_wal_size = 32MB", "max_wal_size = 64MB", *settings, ""]))
        with open(f"{self.data}/pg_hba.conf", "a") as file:
            file.write(f"host all all {HERE}/32 trust\n")
        self.tell("start")
        self.ask("CREATE DATABASE games", database="postgres")

    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    address = f"postgres://aloud@{THERE}/games"

    def inside(self, *command):
        return ["nsenter", "-t", str(self.namespace.pid), "-n", *command]

    def tell(self, *command):
        """Has pg_ctl do something, and waits for it."""
        with open(f"{self.folder}/pg_ctl.log", "a") as log:
            return subprocess.run(
                self.inside(*AS_POSTGRES, f"{POSTGRES}/pg_ctl", "-D", self.data, "-w", "-l",
                            f"{self.folder}/database/log", *command),
                stdout=log, stderr=log, env=self.environment, cwd="/").returncode

    def ask(self, sql, database="games"):
        done = subprocess.run(
            ["psql", "-XAtq", "-h", THERE, "-U", "aloud", "-d", database, "-c", sql], check=True, text=True,
            capture_output=True, env=self.environment)
        return done.stdout.strip()

    def run(self, program, *arguments, given=None):
        """What a program of PostgreSQL's prints."""
        return subprocess.run(
            [program, "-h", THERE, "-U", "aloud", *arguments], check=True, input=given, stdout=subprocess.PIPE,
            env=self.environment).stdout

    def cut(self, state):
        """Cuts the network between here and the database, or mends it."""
        subprocess.run(self.inside("ip", "link", "set", "there", {True: "down", False: "up"}[state]), check=True)

    def fill(self):
        """Leaves no room where the database keeps its files."""
        with open(f"{self.folder}/database/ballast", "wb") as ballast:
            try:
                while True:
                    ballast.write(bytes(1 << 16))
                    ballast.flush()
            except OSError:
                pass

    def empty(self):
        os.remove(f"{self.folder}/database/ballast")

    @property
    def processor(self):
        """Seconds of processor that the server and its processes have used."""
        first = int(pathlib.Path(f"{self.data}/postmaster.pid").read_text().split()[0])
        children = pathlib.Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return sum(processor(pid) for pid in [first, *children])

    def end(self):
        self.tell("-m", "immediate", "stop")
        self.namespace.kill()
        self.namespace.wait()
        subprocess.run(["umount", f"{self.folder}/database"], stderr=subprocess.DEVNULL)


class Process:
    """One process of the server."""

    def __init__(self, program, number, folder, database, arguments=()):
        self.number, self.port, self.monitoring = number, 8700 + number, 8790 + number
        self.command = [
            program, "--public", "--port", str(self.port), "--monitoring", str(self.monitoring), "--database", database,
            *arguments]
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": f"{folder}/home", "ALOUD_HOME": str(CHECKOUT), "LANG": "C.UTF-8"}
        self.log = f"{folder}/aloud-{number}.log"
        self.process = None

    def start(self):
        with open(self.log, "a") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment)

    def probe(self, path):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.monitoring}/{path}", timeout=5) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
        except OSError as error:
            return None, str(error)

    def wait(self):
        """Waits until it is ready; how long that took."""
        begun = time.monotonic()
        while self.probe("readyz")[0] != 200:
            assert self.process.poll() is None, pathlib.Path(self.log).read_text()
            time.sleep(0.01)
        return time.monotonic() - begun

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self):
        """Ends it as systemd does; how long that took."""
        begun = time.monotonic()
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            finally:
                self.process.kill()
        return time.monotonic() - begun

    @property
    def processor(self):
        """Seconds of processor that it has used."""
        return processor(self.process.pid)

    @property
    def memory(self):
        """Megabytes that are its own."""
        text = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return sum(int(size) for size in re.findall(r"Private_\w+:\s+(\d+)", text)) / 1024


def processor(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Cluster:
    """All of it, from `with` to its end. The address of nginx is `address`."""

    program = None
    address = ("127.0.0.1", 8080)

    def __init__(self, processes=3, size=None, settings=(), arguments=()):
        self.folder = tempfile.mkdtemp(prefix="aloud-cluster-")
        os.chmod(self.folder, 0o755)
        os.makedirs(f"{self.folder}/home")
        self.database = Database(self.folder, size, settings)
        self.processes = [
            Process(self.program, number, self.folder, self.database.address, arguments)
            for number in range(1, processes + 1)]
        with open(f"{self.folder}/nginx.conf", "w") as file:
            file.write(NGINX.format(folder=self.folder, site=site([process.port for process in self.processes])))
        self.nginx = None

    def __enter__(self):
        for process in self.processes:
            process.start()
        for process in self.processes:
            process.wait()
        self.nginx = subprocess.Popen(["nginx", "-p", self.folder, "-c", f"{self.folder}/nginx.conf"])
        while True:
            try:
                socket.create_connection(self.address).close()
                return self
            except ConnectionRefusedError:
                assert self.nginx.poll() is None
                time.sleep(0.01)

    def __exit__(self, *_):
        for process in self.processes:
            process.end()
        if self.nginx:
            self.nginx.terminate()
            self.nginx.wait()
        self.database.end()
        shutil.rmtree(self.folder, ignore_errors=True)
