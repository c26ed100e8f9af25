// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Patience

/// Atlas Solitaire: groups of geography, each a base card and its partners, on a table with stock,
/// waste, four foundations and four columns.
public struct AtlasSolitaire: Solitaire, Educational, Illustrated, Faced, DealIdentifying {
  public static let id = "atlas"

  public let setup: AtlasSetup
  /// Every card by its piece's number: group by group, each base before its partners.
  public let cards: [AtlasCard]

  /// - Throws: a ``Refusal`` for groups that cannot be played: none at all, one without
  ///   partners, one that comes twice, more than 64, or fewer cards than the columns take.
  public init(_ setup: AtlasSetup) throws(Refusal) {
    try setup.check()
    self.setup = setup
    cards = AtlasCard.all(of: setup.groups)
  }

  public var difficulty: Difficulty { setup.difficulty }
  public func dealNumber(ofSeed seed: UInt64) -> UInt64? { setup.number }
  public var ingredients: [String] { setup.groups.map(\.id) }

  public let layout =
    Layout.columns(AtlasSetup.columnCount) + .waste + .stock(.draw)
    + .foundations(AtlasSetup.foundationCount) + .completed

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.map(\.piece))
    for (index, count) in setup.columns.enumerated() {
      turn.move(count, from: .stock, to: .column(index + 1))
    }
  }

  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) {
    act == .drawUntilPlayable ? drawUntilPlayable(&turn) : draw(&turn)
  }

  public func applyAutomaticMoves(_ turn: inout Turn) {
    turn.turnUpColumns()
    for place in turn.table.places(.foundation) {
      guard let group = openGroup(at: place, on: turn.table),
        turn.table[place].count == setup.groups[group].cards.count
      else { continue }
      turn.move(turn.table[place].count, from: place, to: .completed)
      turn.note(
        Term(
          "atlas-group-completed",
          [
            "group": .term(setup.groups[group].name),
            "done": .number(completedCount(on: turn.table)),
            "total": .number(setup.groups.count),
          ]))
    }
  }

  public func isComplete(_ table: Table) -> Bool {
    completedCount(on: table) == setup.groups.count
  }

  public func acts(on table: Table) -> [Act] { possible([.draw, .drawUntilPlayable], on: table) }
}

extension AtlasSolitaire {
  public init(from decoder: any Decoder) throws { try self.init(AtlasSetup(from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try setup.encode(to: encoder) }
}

extension Act {
  /// Draws until the card on the waste fits somewhere, or the stock is empty.
  public static let drawUntilPlayable: Act = "draw-until-playable"
}

extension Counter {
  /// How often the waste has been shuffled into the stock.
  public static let reshuffles: Counter = "reshuffles"
}
