// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Telnet

/// Whatever comes in, the connection stays small and goes on.
@Suite struct HostileTests {
  @Test(arguments: 0..<20) func randomBytesDoNoHarm(seed: UInt64) {
    var random = Generator(seed: seed)
    var connection = TelnetConnection(ServerStatus([("NAME", ["Aloud"])]))
    var sent = 0
    for _ in 0..<100 {
      let events = connection.receive((0..<1_000).map { _ in Self.byte(&random) })
      for case .line(let line) in events { #expect(line.count <= TelnetConnection.longestLine) }
      sent += connection.takeOutput().count
    }
    #expect(weight(of: connection) < 40_000)
    // The longest answer, as often as anything is answered.
    #expect(sent < 100 * TelnetConnection.mostAnswers)
    connection.print("still there")
    #expect(connection.takeOutput().suffix(2) == [13, 10])
  }

  /// Bytes as a client sends them, more often than chance has them.
  private static func byte(_ random: inout Generator) -> UInt8 {
    let usual: [UInt8] = [
      255, 250, 240, 251, 253, 252, 254, 24, 25, 31, 39, 42, 70, 90, 201, 1, 0, 13,
    ]
    return Bool.random(using: &random)
      ? usual.randomElement(using: &random) ?? 0 : UInt8.random(in: .min ... .max, using: &random)
  }

  @Test func aSubnegotiationWithoutEndIsNotKept() {
    var connection = TelnetConnection(ServerStatus([]))
    _ = connection.receive(Wire.bytes("WILL TTYPE SB TTYPE 0"))
    _ = connection.receive([UInt8](repeating: 65, count: 1_000_000))
    #expect(weight(of: connection) < 40_000)
    #expect(connection.receive(Wire.bytes(#"SE "on" LF"#)).last == .line("on"))
    #expect(connection.terminal.name == nil)
  }

  @Test func questionsWithoutEndAreAnsweredToAnEnd() {
    var connection = TelnetConnection(ServerStatus([]))
    _ = connection.takeOutput()
    let questions = (0..<10_000).flatMap { _ in Wire.bytes("DO 99") }
    _ = connection.receive(questions)
    #expect(connection.takeOutput().count == 3 * (TelnetConnection.mostAnswers - 1))
  }

  @Test func brokenJSONIsNoMessage() {
    var connection = TelnetConnection(ServerStatus([]))
    _ = connection.receive(Wire.bytes("DO GMCP"))
    let deep = String(repeating: "[", count: 8_000)
    for value in [
      "Core.Supports.Set \(deep)", "Core.Hello 7", "Core.Supports.Add {}", "", " ", "x",
    ] {
      _ = connection.receive(Wire.bytes("SB GMCP") + Array(value.utf8) + Wire.bytes("SE"))
    }
    #expect(connection.terminal.packages.isEmpty && connection.terminal.name == nil)
  }

  /// However the bytes are cut into chunks, the same comes of them.
  @Test(arguments: 0..<20) func chunksMakeNoDifference(seed: UInt64) {
    var random = Generator(seed: seed)
    let bytes = (0..<5_000).map { _ in Self.byte(&random) }
    var whole = TelnetConnection(ServerStatus([]))
    var cut = TelnetConnection(ServerStatus([]))
    var (events, rest): ([TelnetConnection.Event], ArraySlice<UInt8>) = ([], bytes[...])
    while !rest.isEmpty {
      let count = Int.random(in: 1...20, using: &random)
      events += cut.receive(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(whole.receive(bytes) == events && whole.takeOutput() == cut.takeOutput())
  }

  /// How much a value holds: what it has of bytes, letters and entries.
  private func weight(of value: Any) -> Int {
    if let text = value as? String { return text.utf8.count }
    if let bytes = value as? [UInt8] { return bytes.count }
    return Mirror(reflecting: value).children.reduce(8) { $0 + weight(of: $1.value) }
  }
}
