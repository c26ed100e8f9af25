# SPDX-License-Identifier: GPL-3.0-or-later
"""Strikes the built program over SQLite, and the server over PostgreSQL, while they save.

    python3 Tests/Torture ALOUD [SERVER] [--kills 200] [--seed 1]

Half of the kills are of the server and its database, where SERVER, the built aloud-serve, is given. A failure
tells its seed, with which it comes again over SQLite; a server is struck at other instants each time. As root it
has a network and a file system of its own, without which no disk of the database is full.
"""
import argparse
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import postgresql
import sqlite

HERE = pathlib.Path(__file__).parent


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("server", nargs="?")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    if postgresql.IS_ROOT and options.server:
        postgresql.in_own_network(sys.argv)
    print(f"seed {options.seed}", flush=True)
    counts = {}
    over_server = options.kills // 2 if options.server else 0
    with tempfile.TemporaryDirectory() as folder:
        faults = pathlib.Path(folder) / "faults.so"
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-O1", "-o", faults, HERE / "faults.c", "-ldl"], check=True)
        sqlite.run(os.path.abspath(options.program), faults, options.kills - over_server, options.seed, counts)
    if options.server:
        answered = postgresql.run(os.path.abspath(options.server), over_server, options.seed, counts)
        print(f"moves answered for by the server: {answered}")
    for name, count in counts.items():
        print(f"{name}: {count}")


main()
