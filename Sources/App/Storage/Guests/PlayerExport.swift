// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// All that is kept of a player, table by table.
struct PlayerExport {
  private var tables: [String: [[String: Any]]] = [:]

  init(of player: PlayerID, in transaction: any SQLTransaction) throws {
    // Keys let nobody in by their digests, and tell nothing.
    for table in SavedTable.allCases where table != .playerKeys {
      tables[table.rawValue] = try table.rows(of: player, in: transaction).map { row in
        row.cells.mapValues(\.exported)
      }
    }
  }

  var json: Data {
    let options: JSONSerialization.WritingOptions = [
      .sortedKeys, .prettyPrinted, .withoutEscapingSlashes,
    ]
    return (try? JSONSerialization.data(withJSONObject: tables, options: options)) ?? Data()
  }
}

extension SQLValue {
  /// What is kept as JSON stands there as such, not as its text.
  fileprivate var exported: Any {
    switch self {
    case .null: NSNull()
    case .integer(let number): number
    case .real(let number): number.isFinite ? number : "\(number)"
    case .text(let text): Self.structure(of: text) ?? text
    case .blob(let bytes):
      if let text = String(data: bytes, encoding: .utf8) {
        Self.structure(of: text) ?? text
      } else {
        bytes.base64EncodedString()
      }
    }
  }

  private static func structure(of text: String) -> Any? {
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(text.utf8))
  }
}
