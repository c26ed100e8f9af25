// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The numbers by which the places of a table are chosen; they are kept for the whole game.
struct Numbering: Sendable {
  /// Columns first, as the table reads.
  let places: [Place]

  init(_ table: Table) { places = table.places.filter { $0.kind != .completed } }

  /// That of a square is its row and its column, 23; that of another place its position, from 1.
  func number(of place: Place) -> Int {
    place.kind == .square ? place.number : (places.firstIndex(of: place) ?? -1) + 1
  }

  func place(_ number: Int) -> Place? { places.first { self.number(of: $0) == number } }
}
