// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech
import Testing

@testable import SpeechDispatcher

@Suite(.timeLimit(.minutes(20)))
struct StartTests {
  @Test func `where nobody listens the installed server is started as libspeechd does`()
    async throws
  {
    let path = FakeServer.newPath()
    let program = try Program("until [ -S '\(path)' ]; do sleep 0.01; done")
    defer { program.remove() }
    let player = try Player(
      at: path, programs: program.folder)
    player.say("one")
    await wait { !program.calls.isEmpty }
    let server = FakeServer(at: path)
    await server.wait(for: "one")
    await player.finished()
    #expect(
      program.calls == ["--spawn --communication-method unix_socket --socket-path \(path)"])
    #expect(player.losses == [])
    #expect(player.standIn.said == [])
  }

  @Test func `where somebody listens nothing is started`() async throws {
    let server = FakeServer()
    let program = try Program("")
    defer { program.remove() }
    let player = try Player(at: server.path, programs: program.folder)
    player.say("one")
    await player.finished()
    #expect(program.calls == [])
  }

  @Test func `a server that refuses to start is asked once, not with every message`()
    async throws
  {
    let program = try Program("exit 1")
    defer { program.remove() }
    let player = try Player(
      at: FakeServer.newPath(), programs: program.folder,
      patience: .eager)
    player.say("one")
    player.say("two")
    await player.standIn.wait(for: 2)
    #expect(program.calls.count == 1)
    #expect(player.losses == [true])
  }

  @Test func `a server that takes too long to start is not waited for`() async throws {
    let program = try Program("exec sleep 600")
    defer { program.remove() }
    let player = try Player(
      at: FakeServer.newPath(), programs: program.folder,
      patience: Patience(start: .milliseconds(50)))
    player.say("one")
    await player.standIn.wait(for: 1)
    #expect(player.losses == [true])
  }

  @Test func `it is known beforehand where nobody can answer`() throws {
    let program = try Program("")
    defer { program.remove() }
    let server = FakeServer()
    let mayAnswer = { (path: String, programs: String) in
      SpeechServer(environment: ["SPEECHD_ADDRESS": "unix_socket:\(path)", "PATH": programs])?
        .mayAnswer
    }
    #expect(mayAnswer(FakeServer.newPath(), "") == false)
    #expect(mayAnswer(FakeServer.newPath(), "/nowhere:\(program.folder)") == true)
    #expect(mayAnswer(server.path, "") == true)
  }
}

/// A program called speech-dispatcher that notes how it was called.
///
/// It is linked, not written: a program that is just being written cannot be started, and another
/// test's child may hold it open for writing.
private struct Program {
  private static let called = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Programs/speech-dispatcher")
  let folder: String

  init(_ script: String) throws {
    folder = FileManager.default.temporaryDirectory.path + "/aloud-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "\(script)\n".write(toFile: folder + "/script", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/speech-dispatcher", withDestinationPath: Self.called.path)
  }

  var calls: [String] {
    let text = try? String(contentsOfFile: folder + "/calls", encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
