// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech
import Testing

@testable import SpeechDispatcher

@Suite(.timeLimit(.minutes(20)))
struct TroubleTests {
  /// Waits for nobody, and never tries again.
  private static let once = Patience(reply: .milliseconds(50), retry: .seconds(3_600))

  @Test func `where nobody listens somebody else speaks, which is told once`() async throws {
    let player = try Player(at: FakeServer.newPath())
    player.say("one")
    player.say("two")
    await player.standIn.wait(for: 2)
    #expect(player.standIn.said == ["one", "two"])
    #expect(player.losses == [true])
  }

  @Test func `where nobody can speak the game goes on`() async throws {
    let player = try Player(at: FakeServer.newPath(), hasStandIn: false)
    player.say("one")
    player.say("two")
    await player.finished()
    #expect(!player.dispatcher.isSpeaking)
    #expect(player.losses == [false])
  }

  @Test func `settings go on to who stands in`() async throws {
    let player = try Player(at: FakeServer.newPath())
    player.dispatcher.settings.rate = 77
    player.say("one")
    await player.standIn.wait(for: 1)
    #expect(player.standIn.settings.rate == 77)
  }

  @Test func `a server that hangs never holds up the game`() async throws {
    let server = FakeServer(answers: [("SPEAK", .nothing)])
    let player = try Player(at: server.path, patience: .endless)
    player.say("one")
    await server.wait(for: "SPEAK")
    for index in 0..<10_000 {
      player.say("\(index)", lane: index.isMultiple(of: 2) ? .focus : .report)
      player.dispatcher.settings.rate = index % 100
    }
    player.dispatcher.stop()
    #expect(!player.dispatcher.isSpeaking)
    #expect(server.talk.last == "SPEAK")
  }

  @Test(arguments: [
    "SET SELF CLIENT_NAME", "SET SELF NOTIFICATION", "GET RATE", "SET SELF PRIORITY", "SPEAK", ".",
  ])
  func `a server that says nothing is given up`(line: String) async throws {
    let server = FakeServer(answers: [(line, .nothing)])
    let player = try Player(at: server.path, patience: Self.once)
    player.say("one")
    player.say("two")
    await player.standIn.wait(for: 2)
    #expect(player.standIn.said == ["one", "two"])
    #expect(player.losses == [true])
    #expect(server.lines.count { $0 == "(connected)" } == 1)
  }

  @Test(arguments: [
    FakeServer.Answer.line("HTTP/1.1 400 Bad Request"), .line(""), .line("abc"), .line("２００ OK"),
    .bytes(Array(repeating: 0xFF, count: 100_000)), .endless("225-1"), .endless("225 OK"),
    .endless("701-1\r\n701-1\r\n701 BEGIN"), .endless("701-1"),
  ])
  func `a server that talks nonsense is given up`(answer: FakeServer.Answer) async throws {
    for line in ["SET SELF CLIENT_NAME", "SPEAK", "."] {
      let server = FakeServer(answers: [(line, answer)])
      let player = try Player(at: server.path)
      player.say("one")
      await player.standIn.wait(for: 1)
      #expect(player.standIn.said == ["one"])
      #expect(player.losses == [true])
    }
  }

  /// As a flood looks of which no more than a line has come.
  @Test func `a message that is queued without a number was never said`() async throws {
    for line in ["SPEAK", "."] {
      let server = FakeServer(answers: [(line, .line("225 OK")), (".", .line("225 OK"))])
      let player = try Player(at: server.path)
      player.say("one")
      await player.standIn.wait(for: 1)
      #expect(player.standIn.said == ["one"])
      #expect(player.losses == [true])
    }
  }

  @Test func `what nobody has asked for ends the connection, not the game`() async throws {
    let server = FakeServer()
    let player = try Player(at: server.path, patience: .eager)
    player.say("one")
    await player.finished()
    server.send("250 SURPRISE\r\n")
    player.say("two")
    await server.wait(for: "two")
    await player.finished()
    #expect(!player.dispatcher.isSpeaking)
  }

  @Test func `a server that goes while it is told something gets it again`() async throws {
    let server = FakeServer(answers: [("two", .close)])
    let player = try Player(at: server.path)
    player.say("one")
    player.say("two")
    await player.finished()
    #expect(
      server.talk == [
        "(connected)", "SET SELF PRIORITY message", "SPEAK", "one", ".", "SPEAK", "two",
        "(connected)", "SET SELF PRIORITY message", "SPEAK", "two", ".",
      ])
    #expect(player.losses == [])
  }

  @Test func `what was not heard to its end is said again, once`() async throws {
    let server = FakeServer(holds: true)
    let player = try Player(at: server.path)
    player.say("one")
    player.say("two")
    await server.wait(for: ".")
    server.hangUp()
    await server.wait(for: "one", times: 2)
    #expect(player.losses == [])
    await server.wait(for: ".", times: 2)
    server.hangUp()
    await player.standIn.wait(for: 1)
    #expect(player.standIn.said == ["one"])
    await server.wait(for: "two")
    #expect(player.losses == [true])
  }

  @Test func `a server that was started anew is found`() async throws {
    let server = FakeServer()
    let player = try Player(at: server.path)
    player.dispatcher.settings.rate = 0
    player.say("one")
    await player.finished()
    server.stop()
    let other = FakeServer(at: server.path)
    player.say("two")
    await other.wait(for: ".")
    #expect(
      other.talk == [
        "(connected)", "SET SELF PRIORITY message", "SET SELF RATE -100", "SPEAK", "two", ".",
      ])
    #expect(player.losses == [])
  }

  @Test func `a server that comes back takes over, and its loss is told again`() async throws {
    let server = FakeServer()
    let player = try Player(at: server.path, patience: .eager)
    player.say("one")
    await player.finished()
    server.stop()
    player.say("two")
    await player.standIn.wait(for: 1)
    player.standIn.isSpeaking = true
    let other = FakeServer(at: server.path)
    // It lets whoever stands in finish, unless the player wants something now.
    player.say("three")
    await player.standIn.wait(for: 2)
    player.say("four", lane: .focus)
    await other.wait(for: "four")
    await player.finished()
    #expect(!player.standIn.isSpeaking)
    other.stop()
    player.say("five")
    await player.standIn.wait(for: 3)
    #expect(player.standIn.said == ["two", "three", "five"])
    #expect(player.losses == [true, true])
  }
}
