// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import MUDServer
import NIOCore
import NIOPosix
import Testing
import WebServer

/// Why a connection ends is told before it does.
@Suite struct PartingTests {
  @Test func whoDoesNotSayWhoTheyAreIsLetGo() async throws {
    var limits = MUDLimits()
    limits.strangerTime = .zero
    #expect(
      try await told(limits, typing: "").hasSuffix(
        "Nothing was typed for a long time. The connection ends.\r\n"))
  }

  @Test func whoTypesNothingIsLetGo() async throws {
    var limits = MUDLimits()
    (limits.idleTime, limits.strangerTime) = (.zero, .milliseconds(500))
    #expect(
      try await told(limits, typing: "me\r\n").contains(
        "Nothing was typed for a long time. The connection ends.\r\n"))
  }

  @Test func whoIsLetInNoMoreIsToldSo() async throws {
    let told = try await told(MUDLimits(), typing: "nobody\r\n")
    #expect(told.contains("This device’s session was ended from another device.\r\n"))
    #expect(told.contains("Goodbye.\r\n"))
  }

  /// Lets everybody in who answers, "nobody" for no time at all.
  private struct Anybody: PlayerIdentification {
    let house: PlayerHouse

    func question() -> Term { Term("page-code-wanted") }

    func identify(by answer: String, _ stranger: Stranger) -> Identification {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      if answer == "nobody" { continuation.finish() }
      return .player(Admission(to: house, untilEnd: stream) { continuation.finish() })
    }
  }

  /// All the text that a client gets that types some lines, without the commands between.
  private func told(_ limits: MUDLimits, typing lines: String) async throws -> String {
    let home = FileManager.default.temporaryDirectory.appending(path: "aloud-mud-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let config = home.appending(path: ".config/aloud")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try Data("first-start-done = on\n".utf8).write(to: config.appending(path: "settings.conf"))
    let environment = ["HOME": home.path, "ALOUD_HOME": Self.checkout.path]
    let commons = Commons(Content(try Resources(environment: environment)))
    let house = PlayerHouse(commons, environment: environment)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let server = MUDServer(
      [.init(host: "127.0.0.1", port: 0)], commons, identifying: Anybody(house: house),
      usualLanguage: "en",
      limits: limits
    ) { for found in $0 { port.yield(found) } }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      var listening = ports.makeAsyncIterator()
      let text = try await Self.talk(at: await listening.next() ?? 0, typing: lines)
      group.cancelAll()
      return text
    }
  }

  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func talk(at port: Int, typing lines: String) async throws -> String {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { input, output in
      try await output.write(ByteBuffer(string: lines))
      var text = ByteBuffer()
      for try await var part in input { text.writeBuffer(&part) }
      // A command is no UTF-8; the last mark is one.
      return String(decoding: text.readableBytesView.filter { $0 < 0xF0 }, as: UTF8.self)
    }
  }
}
