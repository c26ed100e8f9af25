// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech
import Testing

@testable import SpeechDispatcher

@Suite(.timeLimit(.minutes(20)))
struct ConversationTests {
  @Test func `the game introduces itself and asks for what it has to keep`() async throws {
    let server = FakeServer()
    let player = try Player(at: server.path)
    player.say("Seven.")
    await player.finished()
    let name = server.lines.dropFirst().first ?? ""
    #expect(name.wholeMatch(of: /SET SELF CLIENT_NAME "[A-Za-z0-9_]+:aloud:main"/) != nil)
    #expect(
      server.lines == [
        "(connected)", name, "SET SELF NOTIFICATION ALL on", "SET SELF SSML_MODE off",
        "GET RATE", "GET PITCH", "GET VOLUME", "GET LANGUAGE",
        "SET SELF PRIORITY message", "SPEAK", "Seven.", ".",
      ])
    #expect(player.losses == [])
  }

  @Test func `a message is sent when the one before has been heard`() async throws {
    let server = FakeServer(holds: true)
    let player = try Player(at: server.path)
    player.say("one")
    player.say("two")
    await server.wait(for: ".")
    #expect(player.dispatcher.isSpeaking)
    await server.end()
    await server.wait(for: ".", times: 2)
    #expect(player.dispatcher.isSpeaking)
    #expect(
      server.talk == [
        "(connected)", "SET SELF PRIORITY message", "SPEAK", "one", ".", "SPEAK", "two", ".",
      ])
    await server.end()
    await player.finished()
    #expect(!player.dispatcher.isSpeaking)
  }

  @Test func `what another program cancels has been heard`() async throws {
    let server = FakeServer(holds: true)
    let player = try Player(at: server.path)
    player.say("one")
    player.say("two")
    await server.wait(for: ".")
    await server.end(703, "CANCELED")
    await server.wait(for: "two")
    await server.end()
    await player.finished()
    #expect(!player.dispatcher.isSpeaking)
  }

  @Test func `now cancels what is being said and drops what waits`() async throws {
    let server = FakeServer(holds: true)
    let player = try Player(at: server.path)
    player.say("one")
    await server.wait(for: ".")
    player.say("two")
    player.say("three", lane: .focus)
    await server.wait(for: ".", times: 2)
    #expect(
      server.talk == [
        "(connected)", "SET SELF PRIORITY message", "SPEAK", "one", ".", "CANCEL SELF",
        "SPEAK", "three", ".",
      ])
    await server.end()
    await player.finished()
    #expect(!player.dispatcher.isSpeaking)
  }

  @Test func `a stop silences, and the next message is said`() async throws {
    let server = FakeServer(holds: true)
    let player = try Player(at: server.path)
    player.say("one")
    await server.wait(for: ".")
    player.say("two")
    player.dispatcher.stop()
    #expect(!player.dispatcher.isSpeaking)
    await player.finished()
    #expect(server.talk.last == "CANCEL SELF")
    player.say("three")
    await server.wait(for: "three")
    #expect(!server.lines.contains("two"))
  }

  @Test func `a newer message on a topic replaces the one that waits`() async throws {
    let server = FakeServer(holds: true)
    let player = try Player(at: server.path)
    player.say("one")
    await server.wait(for: ".")
    player.say("clock 1", topic: "clock")
    player.say("clock 2", topic: "clock")
    await server.end()
    await server.wait(for: ".", times: 2)
    #expect(!server.lines.contains("clock 1"))
    #expect(server.lines.contains("clock 2"))
  }

  @Test(arguments: [
    (".", ".."), ("..", "..."), ("a\r\n.\r\nQUIT", "a . QUIT"), (".\r\n", ".."),
    ("a\u{2028}b\u{1}c\u{85}d\u{0}e", "a b c d e"), ("  ¡Olé!\tżółć  ", "¡Olé! żółć"),
  ])
  func `a text is one line, its dot doubled`(text: String, line: String) async throws {
    let server = FakeServer()
    let player = try Player(at: server.path)
    player.say(text)
    await player.finished()
    #expect(server.talk == ["(connected)", "SET SELF PRIORITY message", "SPEAK", line, "."])
  }

  @Test func `nothing is sent for a text of nothing`() async throws {
    let server = FakeServer()
    let player = try Player(at: server.path)
    player.say(" ", "\n")
    player.say("one")
    await player.finished()
    #expect(
      server.talk == ["(connected)", "SET SELF PRIORITY message", "SPEAK", "one", "."])
  }

  @Test func `each piece has its language, in one block, and then the player's again`()
    async throws
  {
    let server = FakeServer()
    let player = try Player(at: server.path)
    player.dispatcher.say(
      SpeechMessage([
        SpokenPiece("The capital of "), SpokenPiece("Polska", language: "pl"),
        SpokenPiece(", "), SpokenPiece("please.", language: "en"),
      ]))
    player.say("Next.")
    await player.finished()
    #expect(
      server.talk == [
        "(connected)", "SET SELF PRIORITY message", "BLOCK BEGIN",
        "SPEAK", "The capital of", ".", "SET SELF LANGUAGE pl", "SPEAK", "Polska", ".",
        "SET SELF LANGUAGE en-US", "SPEAK", ",", ".", "SPEAK", "please.", ".", "BLOCK END",
        "SPEAK", "Next.", ".",
      ])
  }

  @Test func `a game in another language than the player's says so once`() async throws {
    let server = FakeServer()
    let player = try Player(at: server.path, language: "de")
    player.say("Eins")
    player.say("Zwei")
    await player.finished()
    #expect(
      server.talk == [
        "(connected)", "SET SELF PRIORITY message", "SET SELF LANGUAGE de", "SPEAK", "Eins", ".",
        "SPEAK", "Zwei", ".",
      ])
  }

  @Test func `a language that would be another command is not named`() async throws {
    let server = FakeServer()
    let player = try Player(at: server.path, language: "de\r\nSET SELF RATE 100")
    player.say("Eins")
    await player.finished()
    #expect(server.talk == ["(connected)", "SET SELF PRIORITY message", "SPEAK", "Eins", "."])
    #expect(player.losses == [])
  }

  @Test func `a name is spelled character by character`() async throws {
    let server = FakeServer()
    let player = try Player(at: server.path)
    player.dispatcher.say(
      SpeechMessage([SpokenPiece("A z\u{307}.\n", manner: .spelled)], .focus))
    await player.finished()
    #expect(
      server.talk == [
        "(connected)", "SET SELF PRIORITY message", "BLOCK BEGIN", "CHAR A", "CHAR ż",
        "CHAR .", "BLOCK END",
      ])
    #expect(!player.dispatcher.isSpeaking)
  }

  @Test func `only what the player has changed in the game is changed`() async throws {
    let server = FakeServer()
    let player = try Player(at: server.path)
    player.dispatcher.settings.rate = 100
    player.dispatcher.settings.volume = 50
    player.say("fast")
    await player.finished()
    player.dispatcher.settings = VoiceSettings()
    player.say("as ever")
    await player.finished()
    #expect(
      server.talk == [
        "(connected)", "SET SELF PRIORITY message", "SET SELF RATE 100", "SET SELF VOLUME 0",
        "SPEAK", "fast", ".", "SET SELF RATE 20", "SET SELF VOLUME 100", "SPEAK", "as ever", ".",
      ])
  }

  @Test func `a text that is not wanted is not sent as commands`() async throws {
    let server = FakeServer(answers: [("SPEAK", .line("312 ERR NOT NOW"))])
    let player = try Player(at: server.path)
    player.say("QUIT")
    player.say("two")
    await player.finished()
    #expect(
      server.talk == [
        "(connected)", "SET SELF PRIORITY message", "SPEAK", "SPEAK", "two", ".",
      ])
    #expect(player.losses == [])
  }

  @Test func `events may come before the reply they follow`() async throws {
    let event = { (code: Int) in "\(code)-9\r\n\(code)-1\r\n\(code) X\r\n" }
    let early = event(701) + "225-9\r\n" + event(702) + "225 OK MESSAGE QUEUED\r\n"
    let server = FakeServer(answers: [(".", .bytes(Array(early.utf8)))])
    let player = try Player(at: server.path)
    player.say("one")
    await player.finished()
    #expect(!player.dispatcher.isSpeaking)
    #expect(player.losses == [])
  }

  @Test func `one who leaves says goodbye`() async throws {
    let server = FakeServer()
    var player: Player? = try Player(at: server.path)
    player?.say("one")
    await player?.finished()
    player = nil
    await server.wait(for: "QUIT")
    #expect(server.talk.last == "QUIT")
  }
}
