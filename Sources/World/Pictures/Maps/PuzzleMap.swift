// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What lies in each piece of a map, worked out when the map was drawn.
public struct PuzzleMap: Hashable, Sendable {
  public let id: String
  /// By size, in reading order.
  private let pieces: [GridSize: [MapPiece]]

  /// Reads a file of `Data/maps`.
  public init(file: String) throws(MapFlaw) {
    guard FileManager.default.fileExists(atPath: file) else { throw .notFound }
    guard let data = FileManager.default.contents(atPath: file) else { throw .unreadable }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let content = try? decoder.decode(Content.self, from: data) else { throw .broken }
    id = content.id
    var pieces: [GridSize: [MapPiece]] = [:]
    for size in GridSize.allCases {
      let listed = content.pieces["\(size.rawValue)"] ?? []
      guard listed.count == size.rawValue * size.rawValue else { throw .broken }
      pieces[size] = listed
    }
    self.pieces = pieces
  }

  /// The pieces in the order of their cells.
  public func pieces(_ size: GridSize) -> [MapPiece] { pieces[size] ?? [] }

  private struct Content: Decodable {
    let id: String
    let pieces: [String: [MapPiece]]
  }
}
