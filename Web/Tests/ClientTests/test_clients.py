# SPDX-License-Identifier: GPL-3.0-or-later
"""Real clients, and one that negotiates as Mudlet's documentation says."""

import json
import pathlib
import tempfile
import unittest
import urllib.request

from door import CHARSET, DO, ENVIRON, EOR, EOR_MARK, GMCP, MSSP, NAWS, SB, TTYPE, WILL, Client, Door
from house import CHECKOUT
from terminal import Relay, Terminal

CODE = "Devices gives a new one.\n"


class TinTin(unittest.TestCase):
    """Debian's tt++, told of a screen reader."""

    def test_it_plays_with_its_screen_reader_mode(self):
        with Door("hints = off") as door, tempfile.TemporaryDirectory() as home:
            relay = Relay(door.mud_port)
            start = f"#config {{screen reader}} {{on}};#config {{charset}} {{UTF-8}};#session aloud 127.0.0.1 {relay.port}"
            with Terminal("/usr/games/tt++", "-G", "-e", start, home=home) as client:
                client.wait(CODE)
                code = door.code()
                client.type(code)
                client.wait("Main menu\n")
                client.wait("Choose 1 to 24\n")
                client.type("klondike")
                menu = client.wait("Choose 1 to 8, 0 to go back\n")
                self.assertIn("klondike\nKlondike: how hard?\n1. Easy: draw 1 card\n", menu)
                client.type("1")
                client.wait("Column 7: ")
                client.type("undo")
                client.wait("Nothing to undo")
            # A screen reader, UTF-8 and the mark of an answer; the code is not shown.
            self.assertIn(b"\xff\xfa\x18\x00MTTS 335\xff\xf0", relay.client)
            self.assertIn(b"\xff\xfa\x2a\x02UTF-8\xff\xf0", relay.client)
            self.assertIn(b"Choose 1 to 8, 0 to go back\r\n\xff\xef", relay.server)
            self.assertNotIn(b"\x1b", relay.server)
            self.assertNotIn(code, client.seen)


class Telnet(unittest.TestCase):
    """Debian's telnet, which exports LANG."""

    def test_it_is_spoken_to_in_its_language(self):
        with Door() as door, tempfile.TemporaryDirectory() as home:
            pathlib.Path(home, ".telnetrc").write_text(
                "127.0.0.1 environ define LANG de_DE.UTF-8\n environ export LANG\n")
            relay = Relay(door.mud_port)
            with Terminal("/usr/bin/inetutils-telnet", "127.0.0.1", str(relay.port), home=home) as client:
                client.wait("Gib den Code ein")
                code = door.code()
                client.type(code)
                client.wait("Hauptmenü\n")
                client.type("hilfe")
                client.wait("Hilfe\n")
            self.assertIn(b"\r\n\xff\xf9", relay.server)
            self.assertNotIn(code, client.seen)


class Mudlet(unittest.TestCase):
    """The options it agrees to, what it tells of itself, and the sounds it fetches."""

    knows = {EOR, CHARSET, MSSP, GMCP, TTYPE, NAWS, ENVIRON}

    @staticmethod
    def answers():
        return {
            (SB, CHARSET): [b"\x02UTF-8"],
            (WILL, GMCP): [
                b'Core.Hello { "client": "Mudlet", "version": "4.17.2" }',
                b'Core.Supports.Set [ "Char 1", "Char.Items 1", "Room 1", "Client.Media 1" ]',
            ],
            (DO, NAWS): [b"\x00\x64\x00\x28"],
            (SB, TTYPE): [b"\x00MUDLET", b"\x00ANSI-TRUECOLOR", b"\x00MTTS 2349"],
            (SB, ENVIRON): [b"\x00\x00CHARSET\x01UTF-8\x03LANGUAGE\x01fr_FR\x03SCREEN_READER\x011"],
        }

    def test_it_is_told_the_sounds_and_can_fetch_them(self):
        with Door("hints = off") as door, Client(door.mud_port, self.knows, self.answers()) as client:
            self.assertTrue(client.answer()[0].startswith("Saisir le code"))
            self.assertEqual(client.mark, EOR_MARK)
            self.assertEqual(
                client.heard, [
                    "WILL EOR", "WILL CHARSET", "WILL MSSP", "WILL GMCP", "DO TTYPE", "DO NAWS", "DO ENVIRON", "WILL ECHO",
                ])
            self.assertEqual(client.bodies[CHARSET], [b"\x01;UTF-8;ISO-8859-1;US-ASCII"])
            self.assertEqual(client.bodies[TTYPE], [b"\x01"] * 3)
            self.assertIn(b"\x01PLAYERS\x02", client.bodies[MSSP][0])
            self.assertIn("Menu principal", client.say(door.code()))
            self.assertEqual(client.heard[-1], "WONT ECHO")
            client.say("klondike")
            client.say("1")
            client.say("undo")
            name, value = client.bodies[GMCP][-1].decode().split(" ", 1)
            played = json.loads(value)
            self.assertEqual((name, played["type"]), ("Client.Media.Play", "sound"))
            self.assertEqual(played["url"], f"{door.address}sounds/")
            with urllib.request.urlopen(played["url"] + played["name"]) as answer:
                shipped = CHECKOUT / "Data/sounds" / played["name"]
                self.assertEqual(answer.read(), shipped.read_bytes())


if __name__ == "__main__":
    unittest.main()
