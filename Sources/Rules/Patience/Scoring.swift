// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Points for what happens on the table.
public struct Scoring: Hashable, Sendable {
  /// Points for a card that goes from one kind of place to another.
  public struct Way: Hashable, Sendable {
    let from: Place.Kind
    let to: Place.Kind
    let points: Int

    public init(_ from: Place.Kind, _ to: Place.Kind, _ points: Int) {
      self.from = from
      self.to = to
      self.points = points
    }
  }

  let ways: [Way]
  let turnedUp: Int

  /// - Parameter turnedUp: points for a card that turns up in a column.
  public init(_ ways: [Way], turnedUp: Int = 0) {
    self.ways = ways
    self.turnedUp = turnedUp
  }

  func points(for event: Event) -> Int {
    switch event {
    case .moved(let pieces, let from, let to):
      ways.filter { $0.from == from.kind && $0.to == to.kind }
        .reduce(0) { $0 + $1.points * pieces.count }
    case .turned(let pieces, let place, faceUp: true) where place.kind == .column:
      turnedUp * pieces.count
    default: 0
    }
  }
}

extension Turn {
  /// Counts the points of what this turn has done, in one step. The deal earns none.
  public mutating func score(by scoring: Scoring) {
    let isDeal = events.contains { if case .laid = $0 { true } else { false } }
    guard !isDeal else { return }
    score(events.reduce(0) { $0 + scoring.points(for: $1) })
  }

  /// Adds points, or takes them; a score never falls below 0.
  public mutating func score(_ points: Int) { count(.score, by: max(points, -table[.score])) }
}
