// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Hints that follow from the face-up cards alone. None of them can go round in a circle: each
/// turns up a card, fills a foundation, frees the waste or joins what was apart.
extension FoundationSolitaire {
  public func advice(on table: Table) -> Advice? {
    carryAdvice(on: table) ?? foundationAdvice(on: table)
  }

  /// The most useful card to carry; nil where nothing that can be seen helps.
  public func carryAdvice(on table: Table) -> Advice? {
    if let safe = safeAdvice(on: table) { return safe }
    let carries = carries(on: table).filter { $0.origin.kind != .foundation }
    return uncovering(carries) ?? fromWaste(carries) ?? joining(carries, on: table)
  }

  private func safeAdvice(on table: Table) -> Advice? {
    safePlay(on: table).map { advice($0, because: "hint-safe") }
  }

  /// A card for a foundation: a safe one first, else one that may be wanted later.
  public func foundationAdvice(on table: Table) -> Advice? {
    foundationPlay(on: table) { _ in true }.map { play in
      safeAdvice(on: table) ?? advice(play, because: "hint-plays")
    }
  }

  /// Turns up a card, of the column where most are hidden.
  private func uncovering(_ carries: [Carry]) -> Advice? {
    let uncovering = carries.filter(\.uncoversCard)
    let most = uncovering.map(\.left).max()
    return uncovering.first { $0.left == most }.map { advice($0, because: "hint-turns-up") }
  }

  private func fromWaste(_ carries: [Carry]) -> Advice? {
    let free = carries.filter { $0.origin == .waste }
    return (free.first { $0.goal.kind == .foundation } ?? free.first).map {
      advice($0, because: $0.goal.kind == .foundation ? "hint-plays" : "hint-from-waste")
    }
  }

  /// Puts a run on the card it follows, if it does not lie on such a card now. A column is emptied
  /// only where a card waits for it.
  private func joining(_ carries: [Carry], on table: Table) -> Advice? {
    let joins = carries.filter {
      $0.goal.kind == .column && !table[$0.goal].isEmpty && $0.origin.kind == .column
    }
    let apart = joins.first { carry in
      carry.left > 0
        && !building.allows(card(carry.piece), on: card(table[carry.origin][carry.left - 1].piece))
    }
    if let apart { return advice(apart, because: "hint-joins") }
    guard needsColumn(table) else { return nil }
    return joins.first { $0.left == 0 }.map { advice($0, because: "hint-empties-column") }
  }

  /// Whether a card in sight can go nowhere but to an empty column, and there is none.
  private func needsColumn(_ table: Table) -> Bool {
    let columns = table.places(.column)
    guard columns.allSatisfy({ !table[$0].isEmpty }) else { return false }
    let waiting = columns.flatMap { table[$0].dropFirst() }.filter(\.isFaceUp) + table[.waste]
    return waiting.contains { building.wanted(under: card($0.piece)) == nil }
  }
}
