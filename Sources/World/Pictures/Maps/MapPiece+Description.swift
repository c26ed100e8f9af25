// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension PuzzleMap {
  /// What the pieces are, in the order of their cells: the sea and the countries in a line, then
  /// what more there is, and each side. No two lines are the same.
  public func descriptions(_ size: GridSize) -> [TileDescription] {
    let pieces = pieces(size)
    var shorts = pieces.map(\.short)
    // Of pieces that sound alike, a side is told in which they differ.
    for edge in Edge.allCases {
      for alike in Dictionary(grouping: pieces.indices, by: { shorts[$0] }).values
      where Set(alike.map { pieces[$0][edge] }).count > 1 {
        for index in alike {
          shorts[index] = .clauses([shorts[index], pieces[index].side(edge).form("inside")])
        }
      }
    }
    return zip(pieces, shorts).map { TileDescription(short: $1, details: $0.details) }
  }

  /// What continues beyond a side of a cell, known by the piece that lies there.
  public func side(_ edge: Edge, towards neighbour: Int, _ size: GridSize) -> Term {
    pieces(size)[neighbour][edge.opposite].term(as: edge)
  }
}

extension MapPiece {
  /// More names than these nobody keeps in mind.
  fileprivate static let mostNames = 5

  /// The countries, those first whose names are always said; of these first those that lie in no
  /// other piece.
  public var subjects: [String] {
    let named = countries.prefix(Self.mostNames)
    return named.filter(whole.contains) + named.filter { !whole.contains($0) }
      + countries.dropFirst(Self.mostNames)
  }

  fileprivate var short: Term {
    let named = names(
      countries.prefix(Self.mostNames), whole: "map-whole", part: "map-part")
    let water = sea == 0 ? [] : [Term("map-sea", ["percent": .number(10 * sea)])]
    return .clauses(water + (named.isEmpty ? [otherLand] : named))
  }

  /// What the short line leaves out, then what continues beyond each side.
  fileprivate var details: [Term] {
    let more = names(
      countries.dropFirst(Self.mostNames), whole: "map-also-whole", part: "map-also-part")
    let land = hasOtherLand && !countries.isEmpty ? [Term("map-also-land")] : []
    return more + land + Edge.allCases.map(side)
  }

  private var otherLand: Term { Term(sea == 10 ? "map-islands" : "map-land") }

  private func names(_ countries: ArraySlice<String>, whole: Key, part: Key) -> [Term] {
    let lists = [
      (whole, countries.filter(self.whole.contains)),
      (part, countries.filter { !self.whole.contains($0) }),
    ]
    return lists.filter { !$0.1.isEmpty }.map { Term($0.0, ["names": .names($0.1)]) }
  }

  fileprivate func side(_ edge: Edge) -> Term { self[edge].term(as: edge) }
}

extension MapPiece.Beyond {
  fileprivate func term(as edge: Edge) -> Term {
    let beyond: Filling =
      switch self {
      case .countries(let ids): .names(ids.prefix(MapPiece.mostNames))
      case .sea: .term(Term("map-beyond-sea"))
      case .land: .term(Term("map-land"))
      case .edge: .term(Term("map-beyond-edge"))
      }
    return Term(Key("map-side-\(edge.rawValue)"), ["beyond": beyond])
  }
}

extension Filling {
  fileprivate static func names(_ ids: some Sequence<String>) -> Filling {
    .list(ids.map { Term(Key($0)) })
  }
}
