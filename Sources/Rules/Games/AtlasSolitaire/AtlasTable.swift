// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Patience

extension AtlasSolitaire {
  func card(_ piece: Piece) -> AtlasCard { cards[piece.number] }

  /// What may be picked at a place.
  func free(at place: Place, on table: Table) -> [Piece] {
    switch place.kind {
    case .column: run(at: place, on: table).map(\.piece)
    case .waste: table[place].suffix(1).map(\.piece)
    default: []
    }
  }

  /// The face-up cards at the end of a column that share a group, the deepest first.
  func run(at place: Place, on table: Table) -> [AtlasCard] {
    var run: [AtlasCard] = []
    var common = UInt64.max
    for lying in table[place].reversed() {
      let card = card(lying.piece)
      common &= card.groups
      guard lying.isFaceUp, run.isEmpty || (common != 0 && !card.isBase && !run[0].isBase) else {
        break
      }
      run.insert(card, at: 0)
    }
    return run
  }

  /// The group whose base lies on a foundation, by its index.
  func openGroup(at place: Place, on table: Table) -> Int? {
    table[place].first.map { card($0.piece).home }
  }

  func completedCount(on table: Table) -> Int {
    table[.completed].count { card($0.piece).isBase }
  }

  /// The partners of an open group that still have to come.
  func missingCount(of group: Int, at place: Place, on table: Table) -> Int {
    setup.groups[group].cards.count - table[place].count
  }

  func draw(_ turn: inout Turn) {
    guard turn.table[.stock].isEmpty else {
      turn.move(from: .stock, to: .waste)
      turn.turn(.top, of: .waste, faceUp: true)
      return
    }
    turn.move(turn.table[.waste].count, from: .waste, to: .stock)
    turn.turn(.all, of: .stock, faceUp: false)
    turn.shuffle(.stock)
    turn.count(.reshuffles)
  }

  func drawUntilPlayable(_ turn: inout Turn) {
    if turn.table[.stock].isEmpty { draw(&turn) }
    while !turn.table[.stock].isEmpty {
      draw(&turn)
      if let drawn = turn.table[.waste].top, fits(drawn.piece, on: turn.table) { return }
    }
    turn.note("atlas-nothing-playable-drawn")
  }

  /// Whether a free card has somewhere to go other than an empty column.
  private func fits(_ piece: Piece, on table: Table) -> Bool {
    goals(for: [piece], on: table, onlyRight: true).contains {
      $0.kind == .foundation || !table[$0].isEmpty
    }
  }

  /// Whether nothing but drawing is left, and no card that can be drawn can ever be played.
  func isDeadEnd(_ table: Table) -> Bool {
    let carriers = picks(after: [], on: table)
    guard carriers.allSatisfy({ goals(for: [$0], on: table, onlyRight: true).isEmpty }) else {
      return false
    }
    let sources = canReshuffle(table) ? [Place.stock, .waste] : [.stock]
    let reserve = sources.flatMap { table[$0] }.map { card($0.piece) }
    return !reserve.contains { hasPlace($0, on: table) }
  }

  func canReshuffle(_ table: Table) -> Bool {
    setup.reshuffleLimit.map { table[.reshuffles] < $0 } ?? true
  }

  /// Whether a card of the reserve could be played now if it lay on the waste.
  private func hasPlace(_ card: AtlasCard, on table: Table) -> Bool {
    table.places.contains { place in
      guard place.kind == .foundation || place.kind == .column else { return false }
      let pile = table[place].pieces.map { cards[$0.number] }
      return acceptance(of: place).refusal(Offer([card], on: pile, at: place)) == nil
    }
  }
}

extension Turn {
  fileprivate mutating func note(_ key: Key) { note(Term(key)) }
}
