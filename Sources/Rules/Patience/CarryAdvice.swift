// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// Hints that follow from the face-up cards alone. None of them can go round in a circle: each
/// turns up a card, fills a foundation, frees the waste or joins what was apart.
extension Solitaire {
  public func advice(on table: Table) -> Advice? {
    carryAdvice(on: table) ?? foundationAdvice(on: table)
  }

  /// The most useful card to carry; nil where nothing that can be seen helps.
  public func carryAdvice(on table: Table) -> Advice? {
    if let (piece, goal) = safePlay(on: table) {
      return Advice(HintedCarry(piece, to: goal, on: table), self, because: "hint-safe")
    }
    let carries = picks(after: [], on: table).flatMap { piece in
      goals(for: [piece], on: table, onlyRight: true).map {
        HintedCarry(piece, to: $0, on: table)
      }
    }.filter { $0.origin.kind != .foundation }
    return uncovering(carries, on: table) ?? fromWaste(carries, on: table)
      ?? joining(carries, on: table)
  }

  /// A card that may be wanted later, but is all there is to play.
  public func foundationAdvice(on table: Table) -> Advice? {
    foundationPlay(on: table) { _ in true }.map {
      Advice(HintedCarry($0.piece, to: $0.goal, on: table), self, because: "hint-plays")
    }
  }

  /// Turns up a card, of the column where most are hidden.
  private func uncovering(_ carries: [HintedCarry], on table: Table) -> Advice? {
    let uncovering = carries.filter { $0.left > 0 && !table[$0.origin][$0.left - 1].isFaceUp }
    let most = uncovering.map(\.left).max()
    return uncovering.first { $0.left == most }
      .map { Advice($0, self, because: "hint-turns-up") }
  }

  private func fromWaste(_ carries: [HintedCarry], on table: Table) -> Advice? {
    let free = carries.filter { $0.origin == .waste }
    return (free.first { $0.goal.kind == .foundation } ?? free.first).map {
      Advice($0, self, because: $0.goal.kind == .foundation ? "hint-plays" : "hint-from-waste")
    }
  }

  /// Puts a run on the card it follows, if it does not lie on such a card now. A column is emptied
  /// only where a card waits for it.
  private func joining(_ carries: [HintedCarry], on table: Table) -> Advice? {
    let joins = carries.filter {
      $0.goal.kind == .column && !table[$0.goal].isEmpty && $0.origin.kind == .column
    }
    let apart = joins.first { carry in
      carry.left > 0
        && !building.allows(card(carry.piece), on: card(table[carry.origin][carry.left - 1].piece))
    }
    if let apart { return Advice(apart, self, because: "hint-joins") }
    guard needsColumn(table) else { return nil }
    return joins.first { $0.left == 0 }.map { Advice($0, self, because: "hint-empties-column") }
  }

  /// Whether a card in sight can go nowhere but to an empty column, and there is none.
  private func needsColumn(_ table: Table) -> Bool {
    let columns = table.places.filter { $0.kind == .column }
    guard columns.allSatisfy({ !table[$0].isEmpty }) else { return false }
    let waiting = columns.flatMap { table[$0].dropFirst() }.filter(\.isFaceUp) + table[.waste]
    return waiting.contains { building.wanted(under: card($0.piece)) == nil }
  }
}

/// A legal carry that a hint may name.
private struct HintedCarry {
  let piece: Piece
  let origin: Place
  let goal: Place
  /// How many cards stay behind under the load.
  let left: Int

  init(_ piece: Piece, to goal: Place, on table: Table) {
    self.piece = piece
    self.goal = goal
    origin = table.place(of: piece) ?? goal
    left = table[origin].pieces.firstIndex(of: piece) ?? 0
  }
}

extension Advice {
  fileprivate init(_ carry: HintedCarry, _ game: some Solitaire, because key: Key) {
    self.init(
      Move([carry.piece], to: carry.goal),
      because: Term(
        key,
        [
          "card": .term(game.name(of: carry.piece)),
          "from": .term(carry.origin.name.form("from")),
          "place": .term(carry.goal.name.form("to")),
        ]))
  }
}
