# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line of the server says."""

import os
import subprocess
import unittest

from house import CHECKOUT, House


def told(language, *arguments):
    """Exit status, and what is printed in a language."""
    done = subprocess.run(
        [House.program, *arguments], capture_output=True, text=True, timeout=60,
        env={"PATH": os.environ["PATH"], "HOME": "/nonexistent", "ALOUD_HOME": str(CHECKOUT), "LANGUAGE": language,
             "COLUMNS": "80"})
    return done.returncode, done.stdout + done.stderr


class Usage(unittest.TestCase):
    def test_help_reads_as_it_did(self):
        """The manual page and the documents are held to the same files."""
        for command, arguments in [("serve", []), ("move-saves", ["move-saves"])]:
            with self.subTest(command):
                golden = CHECKOUT / f"Tests/ProgramTests/Help/aloud-{command}.txt"
                text = told("en", *arguments, "--help")[1]
                if os.environ.get("ALOUD_REWRITE"):
                    golden.write_text(text, "utf-8")
                self.assertEqual(text, golden.read_text("utf-8"))

    def test_help_is_in_the_players_language(self):
        status, english = told("en", "--help")
        self.assertEqual(status, 0)
        self.assertIn("Open the page in the browser.", english)
        parts = [part.strip() for line in english.splitlines() for part in line.split("  ")]
        # The last word of a sentence may stand alone, and be the same in another language.
        sentences = [part for part in parts if part.endswith(".") and " " in part]
        languages = sorted(folder.name for folder in (CHECKOUT / "Locales").iterdir() if folder.is_dir())
        self.assertEqual(len(languages), 15)
        for language in languages:
            with self.subTest(language):
                status, text = told(language, "--help")
                self.assertEqual(status, 0)
                self.assertIn("--lan", text)
                if language != "en":
                    self.assertEqual([sentence for sentence in sentences if sentence in text], [])

    def test_so_is_what_is_wrong(self):
        self.assertEqual(told("de", "--port")[0], 64)
        self.assertNotIn("Missing value", told("de", "--port")[1])
        self.assertIn("--port", told("de", "--port")[1])
