// SPDX-License-Identifier: GPL-3.0-or-later

/// Pieces in rows that overlap: each lies under its own place's next piece and under one of the place
/// to the right. So the top of a place is free as soon as as many pieces have left the next one.
extension Table {
  /// The place whose top piece lies on that of another and keeps it from leaving; nil for one that
  /// is free, as the top of a pile that overlaps no other always is.
  public func cover(of place: Place) -> Place? {
    guard let gone = gone(from: place), gone > 0, !self[place].isEmpty,
      let next = next(after: place), let goneFromNext = self.gone(from: next), goneFromNext < gone
    else { return nil }
    return next
  }

  /// How many pieces have to leave before another can.
  public func coverCount(of piece: Piece) -> Int {
    guard let place = place(of: piece), let rows = layout.rows(at: place),
      let index = self[place].pieces.firstIndex(of: piece)
    else { return 0 }
    // Counted from the last row, which is 1: at its own place all rows further down lie over it, and at
    // each place to the right one row less.
    let depth = rows - index
    var (count, column) = (0, place as Place?)
    for reach in [depth - 1] + (1..<depth).reversed() {
      guard let here = column, let gone = gone(from: here) else { break }
      count += max(0, reach - gone)
      column = next(after: here)
    }
    return count
  }

  /// The places whose top piece has come free, on the table after these events.
  public func freed(by events: [Event]) -> [Place] {
    var left: [Place: Int] = [:]
    for event in events {
      if case .moved(let pieces, let origin, _) = event, layout.rows(at: origin) != nil {
        left[origin, default: 0] += pieces.count
      }
    }
    guard !left.isEmpty else { return [] }
    return places.filter { place in
      guard let gone = gone(from: place), !self[place].isEmpty, cover(of: place) == nil else {
        return false
      }
      if left[place] != nil { return true }
      guard let next = next(after: place), let goneFromNext = self.gone(from: next) else {
        return false
      }
      return goneFromNext - (left[next] ?? 0) < gone
    }
  }

  /// How many pieces have left a place whose pieces overlap others; nil for any other place.
  private func gone(from place: Place) -> Int? {
    layout.rows(at: place).map { $0 - self[place].count }
  }

  private func next(after place: Place) -> Place? {
    guard let index = places.firstIndex(of: place), places.indices.contains(index + 1) else {
      return nil
    }
    return places[index + 1]
  }
}
