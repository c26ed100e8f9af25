# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the page in a headless Chromium; says what fails.

    python Web/Tests/BrowserTests SERVER [NAME...]

SERVER is the built aloud-serve, NAME such as test_rules or test_rules.LiveRegion.
"""

import pathlib
import sys
import unittest

from playwright.sync_api import sync_playwright

from house import House
from screen import BrowserTest


def main():
    House.program = str(pathlib.Path(sys.argv[1]).resolve())
    folder = str(pathlib.Path(__file__).resolve().parent)
    loader = unittest.defaultTestLoader
    names = sys.argv[2:]
    suite = loader.loadTestsFromNames(names) if names else loader.discover(folder, top_level_dir=folder)
    with sync_playwright() as play:
        BrowserTest.browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        result = unittest.TextTestRunner(verbosity=2).run(suite)
        BrowserTest.browser.close()
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
