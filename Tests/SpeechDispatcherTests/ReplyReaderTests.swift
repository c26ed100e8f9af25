// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SpeechDispatcher

struct ReplyReaderTests {
  private static let talk = """
    249-one\r
    249-two 2\r
    701-5\r
    701-1\r
    701 BEGIN\r
    249 OK\r
    704-5\r
    704-1\r
    704 PAUSED\r
    700-5\r
    700-1\r
    700-mark\r
    700 INDEX MARK\r

    """

  @Test func `replies and events are told apart, in pieces of any size`() throws {
    let bytes = Array(Self.talk.utf8)
    for size in 1...bytes.count {
      var reader = ReplyReader()
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(reader.takeReply() == ServerReply(code: 249, lines: ["one", "two 2"]))
      #expect(reader.takeReply() == nil)
      let events = reader.takeEvents()
      #expect(events.map(\.kind) == [.began, .paused])
      #expect(events.map(\.message) == [5, 5])
    }
  }

  @Test(arguments: ["", "2", "200", "20a OK", "200_OK", " 200 OK", "-20 OK", "٢٠٠ OK"])
  func `what is no reply is nonsense`(line: String) {
    var reader = ReplyReader()
    #expect(throws: Loss.nonsense) { try reader.read(Array("\(line)\r\n".utf8)) }
  }

  @Test func `two replies to one command are nonsense`() throws {
    var reader = ReplyReader()
    try reader.read(Array("200 OK\r\n".utf8))
    #expect(throws: Loss.nonsense) { try reader.read(Array("200 OK\r\n".utf8)) }
  }

  @Test func `the end of a line may lack its carriage return`() throws {
    var reader = ReplyReader()
    try reader.read(Array("300-x\n300 SORRY\n".utf8))
    let reply = reader.takeReply()
    #expect(reply == ServerReply(code: 300, lines: ["x"]))
    #expect(reply?.isDone == false)
  }
}
