// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Patience

extension AtlasSolitaire {
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
    guard turn.table[.stock].isEmpty else { return turn.draw(1) }
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
    turn.note(Term("atlas-nothing-playable-drawn"))
  }

  /// Whether a free card has somewhere to go other than an empty column.
  private func fits(_ piece: Piece, on table: Table) -> Bool {
    goals(for: [piece], on: table, onlyRight: true).contains {
      $0.kind == .foundation || !table[$0].isEmpty
    }
  }

  public func comingUp(on table: Table) -> [Piece] {
    let waste = table[.waste].pieces
    return table[.stock].pieces + (canReshuffle(table) ? waste : waste.suffix(1))
  }

  func canReshuffle(_ table: Table) -> Bool {
    setup.reshuffleLimit.map { table[.reshuffles] < $0 } ?? true
  }
}
