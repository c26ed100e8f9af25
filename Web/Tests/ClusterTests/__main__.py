# SPDX-License-Identifier: GPL-3.0-or-later
"""Has one play, and many at three processes, while something breaks; says what fails.

    python3 Web/Tests/ClusterTests SERVER [NAME...]

SERVER is the built aloud-serve, NAME such as test_trouble or test_trouble.Trouble.test_disk. Needs root, for a
network and a file system of its own. With ALOUD_LONG=1 guests play at three processes behind nginx, too.
"""

import os
import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from cluster import Cluster, in_own_network


def main():
    if os.geteuid() != 0:
        print("Not tried: a network and a file system of its own need root.")
        return 0
    in_own_network(sys.argv)
    Cluster.program = str(pathlib.Path(sys.argv[1]).resolve())
    loader = unittest.defaultTestLoader
    names = sys.argv[2:]
    suite = loader.loadTestsFromNames(names) if names else loader.discover(str(HERE), top_level_dir=str(HERE))
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
