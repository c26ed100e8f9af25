// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Cutting {
  /// Compares an edge of a piece with the opposite edge of another: right with left, and so on.
  public func fit(_ edge: Edge, of tile: Int, against other: Int) -> Fit {
    Fit(rims[tile][edge], rims[other][edge.opposite])
  }

  /// Which pieces fit an empty cell, by the edges of the pieces that lie around it; best first.
  /// Empty as long as nothing lies there.
  public func bestFits(
    for cell: Int, among tray: [Int], placed: Set<Int>
  ) -> [(tile: Int, fit: Fit)] {
    let around = Edge.allCases.filter { edge in
      size.cell(edge, of: cell).map(placed.contains) ?? false
    }
    guard !around.isEmpty else { return [] }
    let fits = tray.map { tile in
      let scores = around.compactMap { edge in
        size.cell(edge, of: cell).map { fit(edge, of: tile, against: $0).score }
      }
      return (tile: tile, fit: Fit(score: scores.reduce(0, +) / max(scores.count, 1)))
    }
    // Equal ones stay in the order of the tray.
    return fits.enumerated().sorted {
      ($1.element.fit.score, $0.offset) < ($0.element.fit.score, $1.offset)
    }.map(\.element)
  }

  /// What an edge of an empty cell has to look like: the edge of the piece that lies there.
  public func edges(around cell: Int, placed: Set<Int>) -> [Term] {
    Edge.allCases.compactMap { edge in
      guard let neighbour = size.cell(edge, of: cell), placed.contains(neighbour) else {
        return nil
      }
      return rims[neighbour][edge.opposite].term(as: edge)
    }
  }
}
