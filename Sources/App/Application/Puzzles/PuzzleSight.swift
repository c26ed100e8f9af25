// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Pictures

/// What is seen of a puzzle: its picture in pieces, and what is said of each.
public struct PuzzleSight: Sendable {
  /// The picture's name.
  let title: Term
  /// The name with what is to be seen, where somebody has written that down.
  let caption: Term?
  public let cutting: Cutting
  /// For each part of the picture, in reading order.
  let descriptions: [TileDescription]
  /// What lies on it; nil for a picture that is no map.
  private let map: PuzzleMap?

  init(title: Term, caption: Term? = nil, cutting: Cutting, map: PuzzleMap? = nil) {
    self.title = title
    self.caption = caption
    self.cutting = cutting
    self.map = map
    descriptions = map?.descriptions(cutting.size) ?? cutting.descriptions
  }

  /// The countries that a part of a map shows, as entities; none of a picture that is no map.
  func subjects(of part: Int) -> [String] { map?.pieces(cutting.size)[part].subjects ?? [] }

  /// What a side of a free cell has to look like, where a part lies beside it: what continues there
  /// on a map, else the colours of the other's edge.
  func edge(_ edge: Edge, of cell: Int, placed neighbour: Int) -> Term? {
    if let map { return map.side(edge, towards: neighbour, cutting.size) }
    return cutting.edges(around: cell, placed: [neighbour]).first
  }
}
