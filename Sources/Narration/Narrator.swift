// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Puts tables and events into words, for any game.
public struct Narrator: Sendable {
  public let game: any Game
  public let style: Style

  /// What the player wants to hear beside the names.
  public struct Style: Hashable, Sendable {
    /// "3 of 5" after a card's place.
    public var positions: Bool
    /// How many cards lie face down or are left to draw.
    public var counts: Bool
    /// Groups and facts after the names.
    public var learner: Bool

    public init(positions: Bool = true, counts: Bool = true, learner: Bool = false) {
      self.positions = positions
      self.counts = counts
      self.learner = learner
    }
  }

  /// The one thing about a subject worth hearing each time it comes up; see
  /// ``Game/subject(of:)``.
  let teaching: @Sendable (String) -> [Term]

  public init(
    _ game: any Game, style: Style = Style(),
    teaching: @escaping @Sendable (String) -> [Term] = { _ in [] }
  ) {
    self.game = game
    self.style = style
    self.teaching = teaching
  }
}

extension Narrator {
  /// The same without what a learner hears.
  public var untaught: Narrator {
    var style = style
    style.learner = false
    return Narrator(game, style: style)
  }

  /// What a move did, in the order it happened; empty for a move that needs no words.
  public func told(_ events: [Event], on table: Table) -> [Term] {
    let facts = Digest(of: events)
    let told = events.enumerated().compactMap { index, event in
      switch event {
      case .moved(let pieces, let origin, let goal):
        moved(pieces, from: origin, to: goal, isLast: facts.lastDraw == index, facts, on: table)
      case .turned(let pieces, let place, true) where place.kind == .column:
        pieces.last.map {
          Term(
            "told-turns-up", ["place": .term(place.name), "card": .term(game.name(of: $0))])
        }
      case .ordered(let ordering):
        Term("told-shuffled", ["count": .number(ordering.after.count)])
      case .counted(.score, _, let score): Term("told-score", ["score": .number(score)])
      case .noted(let term): term
      default: nil
      }
    }
    return told + uncovered(events, on: table)
  }

  /// The card that a pile of one shown card shows now that another has left it.
  private func uncovered(_ events: [Event], on table: Table) -> [Term] {
    guard case .moved(_, let place, _)? = events.first, place.kind == .waste,
      let top = table[place].top, top.isFaceUp
    else { return [] }
    return [
      Term(
        "told-uncovered",
        ["place": .term(place.name), "card": .term(game.name(of: top.piece))])
    ]
  }

  /// What the other events of a move have to say about each of them.
  private struct Digest {
    let drawCount: Int
    let lastDraw: Int?

    init(of events: [Event]) {
      var draws: [Int] = []
      for (index, event) in events.enumerated() {
        if case .moved(_, .init(.stock), _) = event { draws.append(index) }
      }
      drawCount = draws.count
      lastDraw = draws.last
    }
  }

  private func moved(
    _ pieces: [Piece], from origin: Place, to goal: Place, isLast: Bool, _ facts: Digest,
    on table: Table
  ) -> Term? {
    // What goes back to the stock is told as a whole, by a shuffle or a note; so is what falls or is
    // dealt into the squares of a grid.
    guard let first = pieces.first, let last = pieces.last,
      ![.completed, .stock].contains(goal.kind),
      goal.kind != .square || ![.square, .stock].contains(origin.kind)
    else { return nil }
    let name = game.name(of: last)
    var fillings: [String: Filling] = [
      "card": .term(goal.kind == .foundation ? name.form("short") : name),
      "count": .number(pieces.count),
      "first": .term(game.name(of: first)), "last": .term(game.name(of: last)),
      "from": .term(origin.name.form("from")), "to": .term(goal.name.form("to")),
    ]
    guard origin.kind == .stock else { return Term("told-moved", fillings) }
    guard isLast else { return nil }
    fillings["drawn"] = .number(facts.drawCount)
    fillings["left"] = .number(table[origin].count)
    return Term("told-drawn", fillings)
  }
}
