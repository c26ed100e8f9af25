// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Patience

extension AtlasSolitaire {
  /// Follows from the face-up cards alone: what is safe first, then what opens the table most.
  public func advice(on table: Table) -> Advice? {
    let legal = carries(on: table)
    return playing(legal, on: table) ?? opening(legal, on: table) ?? joining(legal, on: table)
      ?? drawing(on: table) ?? freeing(legal, on: table)
  }

  /// A partner belongs on its open group, always.
  private func playing(_ legal: [Carry], on table: Table) -> Advice? {
    let plays = legal.filter { $0.goal.kind == .foundation && !card($0.piece).isBase }
    guard let best = plays.first(where: \.uncoversCard) ?? plays.first,
      let group = openGroup(at: best.goal, on: table)
    else { return nil }
    return advice(
      best, because: "atlas-hint-belongs",
      ["card": shortName(of: best), "group": .term(setup.groups[group].name)])
  }

  /// Of the bases that are free, the one with most of its partners in sight.
  private func opening(_ legal: [Carry], on table: Table) -> Advice? {
    let inSight = table.places.flatMap { table[$0] }.filter(\.isFaceUp).map { card($0.piece) }
    let opens = legal.filter { $0.goal.kind == .foundation && card($0.piece).isBase }
    let best = opens.max { one, other in
      let waiting = [one, other].map { carry in
        inSight.count { $0.belongs(to: card(carry.piece).home) && !$0.isBase }
      }
      return waiting[0] < waiting[1]
    }
    return best.map { advice($0, because: "atlas-hint-opens", ["card": shortName(of: $0)]) }
  }

  private func shortName(of carry: Carry) -> Filling {
    .term(told(carry, name(of: carry.piece).form("short")))
  }

  /// A run goes on its own kind where that turns up a card or empties a column.
  private func joining(_ legal: [Carry], on table: Table) -> Advice? {
    let joins = legal.filter {
      $0.goal.kind == .column && !table[$0.goal].isEmpty && $0.origin.kind == .column
    }
    if let best = joins.first(where: \.uncoversCard) {
      return advice(best, because: "hint-turns-up")
    }
    return joins.first { $0.left == 0 }.map { advice($0, because: "hint-empties-column") }
  }

  /// What lies in the stock is not known; what lies in the waste has been seen.
  private func drawing(on table: Table) -> Advice? {
    guard refusal(of: Move(.draw), on: table) == nil else { return nil }
    let seen = table[.waste].map { card($0.piece) }
    guard !table[.stock].isEmpty || seen.contains(where: { isWanted($0, on: table) }) else {
      return nil
    }
    return Advice(Move(.draw), because: Term("hint-draw"))
  }

  /// An empty column takes a card that covers others, in a column or, when drawing is over, on the
  /// waste.
  private func freeing(_ legal: [Carry], on table: Table) -> Advice? {
    let frees = legal.filter { $0.goal.kind == .column && table[$0.goal].isEmpty }
    if let best = frees.first(where: \.uncoversCard) {
      return advice(best, because: "hint-turns-up")
    }
    if refusal(of: Move(.draw), on: table) == nil {
      return Advice(Move(.draw), because: Term("hint-draw"))
    }
    return frees.first { $0.origin.kind == .waste && $0.left > 0 }.map {
      advice($0, because: "hint-frees-waste")
    }
  }

  /// Whether drawing for a card is worth while: it opens a group or belongs to an open one.
  private func isWanted(_ card: AtlasCard, on table: Table) -> Bool {
    let foundations = table.places(.foundation)
    if card.isBase { return foundations.contains { table[$0].isEmpty } }
    return foundations.contains { place in
      openGroup(at: place, on: table).map { card.belongs(to: $0) } ?? false
    }
  }
}
