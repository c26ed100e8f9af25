// SPDX-License-Identifier: GPL-3.0-or-later

@testable import Telnet

/// What goes back and forth between a client and the server, and what comes of it, as text.
struct Exchange {
  private(set) var connection = TelnetConnection(
    ServerStatus([("NAME", ["Aloud"]), ("PLAYERS", ["1"])]))
  private(set) var lines: [String] = []

  init() { takeOutput() }

  /// What the client sends, in the words of ``Wire``.
  mutating func client(_ words: String...) {
    for words in words {
      lines.append("> \(words)")
      let events = connection.receive(Wire.bytes(words))
      takeOutput()
      lines += events.map { event in
        if case .settled = event { "= settled" } else { "= \(event)" }
      }
    }
  }

  mutating func server(_ change: (inout TelnetConnection) -> Void) {
    change(&connection)
    takeOutput()
  }

  private mutating func takeOutput() {
    lines += Wire.words(connection.takeOutput()).map { "< \($0)" }
  }

  var text: String { lines.joined(separator: "\n") }
}
