// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension Spider {
  public var building: Building { .downRegardlessOfSuit }

  public func release(of place: Place) -> Release<PlayingCard> {
    place.kind == .column ? .run(.downInSuit) : .nothing
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    place.kind == .column ? .building(building) : .nothing
  }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    switch act {
    case .deal: refusal(toDealingOn: table)
    case .autoMove: refusal(toAutoMoving: picked, on: table)
    default: Refusal("refused-act")
    }
  }

  public func told(_ refusal: Refusal) -> Refusal {
    hasOneSuit ? refusal.told(\.inOneSuit) : refusal
  }

  public func comingUp(on table: Table) -> [Piece] {
    acts(on: table).isEmpty ? [] : table[.stock].pieces
  }

  /// Every column must hold a card.
  private func refusal(toDealingOn table: Table) -> Refusal? {
    guard !table[.stock].isEmpty else { return Refusal("spider-refused-no-deals") }
    let empty = columns.filter { table[$0].isEmpty }
    guard !empty.isEmpty else { return nil }
    return Refusal(
      Term(
        "spider-refused-empty-columns",
        ["columns": .list(empty.map(\.name)), "count": .number(empty.count)]))
  }

  /// To its own suit, else where it goes in any patience.
  public func autoGoal(for piece: Piece, on table: Table) -> Place? {
    goals(for: [piece], on: table, onlyRight: true).first { isJoin(piece, to: $0, on: table) }
      ?? usualGoal(for: piece, on: table)
  }
}

extension Spider {
  var columns: [Place] { places.filter { $0.kind == .column } }

  /// Whether a card continues the run at the end of a column.
  func isJoin(_ piece: Piece, to place: Place, on table: Table) -> Bool {
    table[place].top.map { Building.downInSuit.allows(card(piece), on: card($0.piece)) } ?? false
  }
}
