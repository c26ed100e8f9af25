# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays by MUD clients and telnet at a started server; says what fails.

    python3 Web/Tests/ClientTests SERVER GAME [NAME...]

SERVER is the built aloud-serve, GAME the built aloud, NAME such as test_door or test_door.Limits.
"""

import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "BrowserTests"))

from house import House
from door import Door


def main():
    House.program = str(pathlib.Path(sys.argv[1]).resolve())
    Door.game = str(pathlib.Path(sys.argv[2]).resolve())
    loader = unittest.defaultTestLoader
    names = sys.argv[3:]
    suite = loader.loadTestsFromNames(names) if names else loader.discover(str(HERE), top_level_dir=str(HERE))
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
