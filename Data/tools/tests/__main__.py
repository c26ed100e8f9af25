# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests of the tools; says nothing but what fails, and why tests are skipped.

    python3 Data/tools/tests
"""

import pathlib
import sys
import unittest


def main():
    folder = pathlib.Path(__file__).resolve().parent
    suite = unittest.defaultTestLoader.discover(str(folder), top_level_dir=str(folder))
    result = unittest.TestResult()
    suite.run(result)
    for test, what in [*result.errors, *result.failures]:
        print(f"{test}:\n{what}", file=sys.stderr)
    for reason in sorted({reason for _, reason in result.skipped}):
        print(f"Tests of the data tools that need packages are skipped: {reason}")
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
