# SPDX-License-Identifier: GPL-3.0-or-later
"""The door of the server, byte by byte."""

import concurrent.futures
import random
import ssl
import subprocess
import tempfile
import unittest

from door import CHARSET, GA, IAC, IP, PATIENCE, SB, Client, Door
from house import CHECKOUT

ASKED = "Type the code that aloud serve printed. On a paired device, Devices gives a new one."
WON = (CHECKOUT / "Web/Tests/ReaderTests/won.txt").read_text().split("\n")[:-1]
KLONDIKE = ("play", "klondike", "--seed", "5", "--difficulty", "easy")


def answers(printed):
    """What a script printed after each of its lines."""
    parts = []
    for line in printed:
        if line.startswith("> "):
            parts.append([])
        elif parts:
            parts[-1].append(line)
    return parts


class Playing(unittest.TestCase):
    def test_the_first_lines_are_those_of_the_terminal(self):
        with Door("first-start-done = off") as door, Client(door.mud_port) as client:
            terminal = door.play(lines=[])
            self.assertEqual(client.answer(), [ASKED])
            told = client.say(door.code())
            self.assertEqual(told[0], terminal[0])
            # The one question that is left; who talks and how one types is asked nobody here.
            self.assertIn("1. English", told)
            self.assertEqual(client.say("1")[1], "Main menu")

    def test_a_game_is_won_as_at_the_terminal(self):
        with Door("hints = off") as door, Door("hints = off") as other, Client(door.mud_port) as client:
            terminal = answers(other.play(*KLONDIKE, lines=WON))
            # The match is begun there, and gone on with here.
            door.play(*KLONDIKE, lines=WON[:1])
            client.answer()
            client.say(door.code())
            client.say("klondike")
            client.say("1")
            told = [client.say(line) for line in WON[1:]]
            self.assertEqual(client.mark, GA)
            self.assertEqual(told[:-1], terminal[1:-1])
            # The time it took is the only difference of the last.
            self.assertEqual(told[-1][0], terminal[-1][0])

    def test_what_is_played_here_is_saved(self):
        with Door("hints = off") as door, Client(door.mud_port) as client:
            door.play(*KLONDIKE, lines=["draw"])
            client.answer()
            client.say(door.code())
            client.say("klondike")
            client.say("1")
            client.say("draw")
            # Control C at a telnet.
            client.send(bytes([IAC, IP]))
            client.answer()
            self.assertEqual(client.answer(), ["(end)"])
            self.assertIn("2 moves", " ".join(door.play(lines=["klondike"])))

    def test_a_client_without_unicode_gets_letters_it_has(self):
        with Door("language = pl") as door:
            with Client(door.mud_port, {CHARSET}, {(SB, CHARSET): [b"\x03"]}) as client:
                client.answer()
                told = client.say(door.code())
                self.assertIn("Menu glowne", told)
                self.assertTrue(all(line.isascii() for line in told))

    def test_no_file_and_no_camera_is_reached(self):
        with Door() as door, Client(door.mud_port) as client:
            client.answer()
            client.say(door.code())
            told = client.say("picture puzzle")
            self.assertIn("7. Maps", told)
            self.assertFalse([line for line in told if "own pictures" in line])
            self.assertEqual(client.say("settings groups-url"), ["Groups from a server: none. There is no other."])


class Guarding(unittest.TestCase):
    def test_nobody_plays_without_the_code(self):
        with Door() as door:
            code = door.code()
            wrong = "200000" if code.startswith("1") else "100000"
            with Client(door.mud_port) as client:
                self.assertEqual(client.answer(), [ASKED])
                self.assertFalse(client.isEchoing)
                self.assertEqual(client.say(wrong), ["The code is wrong. 2 more tries."])
                self.assertEqual(client.say("klondike"), ["The code is wrong. One more try."])
                told = client.say(wrong)
                self.assertEqual(told, ["No code is in force. Ask for a new one on the device that is already paired."])
            # Nobody has another printed by coming again.
            with Client(door.mud_port) as client:
                client.answer()
                self.assertTrue(client.say(code)[0].startswith("No code is in force."))

    def test_a_code_is_renewed_when_it_was_used(self):
        with Door() as door:
            for _ in range(2):
                with Client(door.mud_port) as client:
                    client.answer()
                    self.assertIn("Main menu", client.say(door.code()))
                    self.assertTrue(client.isEchoing)

    def test_a_browser_is_no_client(self):
        with Door() as door, Client(door.mud_port) as client:
            client.send(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n111111\r\n222222\r\n333333\r\n")
            self.assertEqual(client.answer(), [ASKED])
            self.assertEqual(client.answer() + client.answer(), ["(end)"])
            with Client(door.mud_port) as another:
                another.answer()
                self.assertIn("Main menu", another.say(door.code()))

    def test_lines_can_be_encrypted(self):
        with tempfile.TemporaryDirectory() as folder:
            key, certificate = f"{folder}/key.pem", f"{folder}/certificate.pem"
            subprocess.run(
                ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
                 "2", "-subj", "/CN=aloud.test", "-addext", "subjectAltName=DNS:aloud.test", "-keyout", key, "-out",
                 certificate], check=True, capture_output=True)
            context = ssl.create_default_context(cafile=certificate)
            arguments = ("--telnet-tls", "0", "--certificate", certificate, "--key", key)
            with Door(arguments=arguments) as door:
                wrap = lambda it: context.wrap_socket(it, server_hostname="aloud.test")
                with Client(door.mud_port, wrap=wrap) as client:
                    self.assertEqual(client.answer(), [ASKED])
                    self.assertIn("Main menu", client.say(door.code()))

    def test_what_is_wrong_with_a_certificate_is_told(self):
        for arguments, told in [
            ((), "--telnet-tls needs --certificate and --key."),
            (("--certificate", "/none", "--key", "/none"), "The certificate or its key could not be read."),
        ]:
            with self.subTest(told):
                done = subprocess.run(
                    [Door.program, "--port", "0", "--telnet-tls", "0", *arguments], capture_output=True, text=True,
                    timeout=PATIENCE, env={"HOME": "/nonexistent", "ALOUD_HOME": str(CHECKOUT), "LANG": "C.UTF-8"})
                self.assertEqual((done.returncode, done.stdout), (1, f"{told}\n"))


class Guests(unittest.TestCase):
    def test_enter_plays_and_a_phrase_comes_back(self):
        with Door(arguments=("--public", "--telnet", "0")) as door:
            with Client(door.mud_port) as client:
                self.assertEqual(
                    client.answer(),
                    ["Type your recovery phrase, or a code you were told, or press Enter to play as a new guest."])
                self.assertFalse(client.isEchoing)
                client.say("")
                self.assertTrue(client.isEchoing)
                self.assertEqual(client.say("1")[1], "Main menu")
                client.say("settings verbosity brief")
                client.say("your data")
                client.say("recovery phrase")
                told = client.say("yes")
                while not any(line.startswith("Your recovery phrase: ") for line in told):
                    told = client.answer()
                line = next(line for line in told if line.startswith("Your recovery phrase: "))
            with Client(door.mud_port) as client:
                client.answer()
                self.assertEqual(client.say("wrong"), ["This recovery phrase is not known."])
                client.say(line.removeprefix("Your recovery phrase: "))
                self.assertIn("brief", " ".join(client.say("settings verbosity")))
                # Nothing of the machine is reached.
                self.assertEqual(
                    client.say("settings groups-url http://127.0.0.1:1/a.json"),
                    ["Groups from a server: none. There is no other."])


class Limits(unittest.TestCase):
    def test_the_fifth_of_an_address_is_told_so(self):
        with Door() as door:
            clients = [Client(door.mud_port) for _ in range(4)]
            for client in clients:
                client.answer()
            with Client(door.mud_port) as fifth:
                self.assertEqual(fifth.answer(), ["Too many are connected. Try again later."])
                self.assertEqual(fifth.answer(), ["(end)"])
            for client in clients:
                client.socket.close()

    def test_a_line_that_is_too_long_does_nothing(self):
        with Door() as door, Client(door.mud_port) as client:
            client.answer()
            client.say(door.code())
            self.assertEqual(client.say("x" * 100_000), ["That was too long. Nothing was done."])
            self.assertIn("Klondike: how hard?", client.say("klondike"))

    def test_noise_harms_nobody(self):
        noise = random.Random(7)
        with Door() as door:
            with Client(door.mud_port) as client:
                client.answer()
                client.say(door.code())
                for _ in range(3):
                    with Client(door.mud_port) as loud:
                        try:
                            for _ in range(50):
                                loud.send(bytes(noise.choice([255, 250, 240, 13, noise.randrange(256)]) for _ in range(2000)))
                        except (BrokenPipeError, ConnectionResetError):
                            pass
                self.assertIn("Klondike: how hard?", client.say("klondike"))

    def test_who_does_not_read_holds_nobody_up(self):
        with Door() as door:
            with Client(door.mud_port) as deaf, Client(door.mud_port) as client:
                deaf.answer()
                deaf.send(door.code().encode() + b"\r\n")
                deaf.answer()
                client.answer()
                self.assertIn("Main menu", client.say(door.code()))
                deaf.send(b"help\r\n" * 2000)
                self.assertIn("Klondike: how hard?", client.say("klondike"))

    def test_the_end_of_the_server_is_told(self):
        with Door() as door, Client(door.mud_port) as client, Client(door.mud_port) as stranger:
            client.answer()
            client.say(door.code())
            stranger.answer()
            with concurrent.futures.ThreadPoolExecutor() as pool:
                ending = pool.submit(door.end)
                self.assertEqual(client.answer()[0], "The server is shutting down.")
                self.assertEqual(stranger.answer()[0], "The server is shutting down.")
                self.assertEqual(ending.result(PATIENCE), 0)


if __name__ == "__main__":
    unittest.main()
