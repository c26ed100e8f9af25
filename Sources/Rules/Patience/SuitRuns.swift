// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// A patience whose cards leave the table in runs of a whole suit, from the king to the ace at the end
/// of a column.
public protocol SuitRunSolitaire: FoundationSolitaire {}

extension SuitRunSolitaire {
  public static var foundationKind: Place.Kind { .completed }

  public var runCount: Int { cards.count / Rank.allCases.count }

  public func completedCount(on table: Table) -> Int {
    table[.completed].count / Rank.allCases.count
  }

  /// Whether every run is complete.
  public func isComplete(_ table: Table) -> Bool { completedCount(on: table) == runCount }

  /// Puts away what is complete.
  public func removeCompleteRuns(_ turn: inout Turn) {
    for place in turn.table.places(.column) {
      let run = turn.table[place].suffix(Rank.allCases.count)
      let cards = cards(of: run.map(\.piece))
      guard run.allSatisfy(\.isFaceUp),
        Building.downInSuit.runLength(endingIn: cards) == Rank.allCases.count
      else { continue }
      turn.move(run.count, from: place, to: .completed)
      turn.note(
        Term(
          "told-run-complete",
          [
            "suit": .text(cards[0].suit.rawValue), "place": .term(place.name.form("from")),
            "done": .number(completedCount(on: turn.table)), "total": .number(runCount),
          ]))
    }
  }

  /// How many runs of each suit are complete.
  public func foundations(on table: Table) -> Term? {
    let aces = cards(at: .completed, on: table).filter { $0.rank == .ace }
    let suits = Suit.allCases.compactMap { suit -> Term? in
      let count = aces.count { $0.suit == suit }
      guard count > 0 else { return nil }
      return Term("suit-runs", ["count": .number(count), "suit": .term(suit.name)])
    }
    let isOfOneSuit = Set(cards.map(\.suit)).count == 1
    return Term(
      isOfOneSuit || suits.isEmpty ? "progress-runs" : "progress-runs-suits",
      [
        "done": .number(aces.count), "total": .number(runCount), "suits": .list(suits),
      ])
  }
}
