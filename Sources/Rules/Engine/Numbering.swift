// SPDX-License-Identifier: GPL-3.0-or-later

/// The numbers by which the places of a table are chosen; they are kept for the whole game.
public struct Numbering: Sendable {
  /// Columns first, as the table reads.
  public let places: [Place]

  public init(_ table: Table) { places = table.readablePlaces }

  /// That of a square is its row and its column, 23; a place where a piece waits has the piece's, and
  /// any other its position, from 1.
  public func number(of place: Place) -> Int {
    switch place.coordinate {
    case .square, .piece: place.number
    default: (places.firstIndex(of: place) ?? -1) + 1
    }
  }

  /// How many numbers there are, where they run from 1; nil where they name squares or pieces.
  public var count: Int? {
    places.indices.allSatisfy { number(of: places[$0]) == $0 + 1 } ? places.count : nil
  }

  /// A number that means both is a square for a piece that is carried, and else a piece that waits.
  public func place(_ number: Int, carrying: Bool = false) -> Place? {
    let places = places.filter { self.number(of: $0) == number }
    return places.first { ($0.waiting != nil) != carrying } ?? places.first
  }
}
