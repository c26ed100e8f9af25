// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// What a tally counts, by the names other programs know it by. They stay; see the manual page.
private let figures: [(name: String, value: @Sendable (Statistics) -> Int?)] = [
  ("played", { $0.played }), ("won", { $0.won }), ("lost", { $0.lost }),
  ("abandoned", { $0.abandoned }), ("currentStreak", { $0.currentStreak }),
  ("bestStreak", { $0.bestStreak }), ("bestTime", { $0.bestTime }),
  ("averageTime", { $0.averageTime }), ("fewestMoves", { $0.fewestMoves }),
  ("bestScore", { $0.bestScore }), ("averageScore", { $0.averageScore }),
  ("lostWinnable", { $0.lostWinnable }),
]

extension [Tally] {
  /// An array of objects.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(map(Row.init)), as: UTF8.self) + "\n"
    }
  }

  /// A header, then a line each, as RFC 4180 has it. What was added comes last.
  public var csv: String {
    let header = ["game", "difficulty"] + figures.map(\.name) + ["deals"]
    let rows = map { tally in
      [tally.game, tally.difficulty.rawValue]
        + figures.map { figure in figure.value(tally.statistics).map { String($0) } ?? "" }
        + [tally.dealKind.rawValue]
    }
    return ([header] + rows).map { "\($0.map(\.quotedForCSV).joined(separator: ","))\r\n" }
      .joined()
  }
}

/// A tally as a JSON object; what there is none of is null.
private struct Row: Encodable {
  let tally: Tally

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(tally.game, forKey: Name(stringValue: "game"))
    try container.encode(tally.difficulty, forKey: Name(stringValue: "difficulty"))
    try container.encode(tally.dealKind, forKey: Name(stringValue: "deals"))
    for figure in figures {
      try container.encode(
        figure.value(tally.statistics), forKey: Name(stringValue: figure.name))
    }
  }
}

extension String {
  fileprivate var quotedForCSV: String {
    guard unicodeScalars.contains(where: { [",", "\"", "\r", "\n"].contains($0) }) else {
      return self
    }
    return "\"\(replacing("\"", with: "\"\""))\""
  }
}
