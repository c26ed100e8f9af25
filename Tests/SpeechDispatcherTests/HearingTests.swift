// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Testing

@testable import SpeechDispatcher

struct HearingTests {
  private static let order = Desk.Order(
    message: SpeechMessage([]), settings: VoiceSettings(), generation: 0)

  private func event(_ code: Int, _ message: Int) throws -> ServerEvent {
    var reader = ReplyReader()
    try reader.read(Array("\(code)-\(message)\r\n\(code) X\r\n".utf8))
    return try #require(reader.takeEvents().first)
  }

  @Test func `a message is over when each of its parts has ended or was cancelled`() throws {
    var hearing = Hearing(Self.order, [1, 2], patience: .seconds(1))
    hearing.hear(try event(702, 7))
    hearing.hear(try event(701, 1))
    hearing.hear(try event(702, 1))
    #expect(!hearing.isOver)
    hearing.hear(try event(703, 2))
    #expect(hearing.isOver)
  }

  @Test func `a part of which nothing is told is over when the next begins`() throws {
    var hearing = Hearing(Self.order, [1, 2, 3], patience: .seconds(1))
    hearing.hear(try event(702, 3))
    #expect(hearing.isOver)
    hearing = Hearing(Self.order, [1, 2, 3], patience: .seconds(1))
    hearing.hear(try event(701, 3))
    #expect(!hearing.isOver)
  }

  @Test func `nobody loses patience in a pause`() throws {
    var hearing = Hearing(Self.order, [1], patience: .seconds(1))
    let first = try #require(hearing.deadline)
    hearing.hear(try event(704, 1))
    #expect(hearing.deadline == nil)
    hearing.hear(try event(705, 1))
    #expect(try #require(hearing.deadline) > first)
  }
}
