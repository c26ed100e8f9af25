// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Plays the steps of a line out by the rules: the only witness of a win that is believed.
enum SpiderReplay {
  /// The moves that win, or nil where the rules refuse one or the last one does not win.
  static func moves(of steps: [SpiderStep], from match: Match) -> [Move]? {
    var match = match
    var moves: [Move] = []
    for step in steps {
      guard let move = step.move(on: match.table), (try? match.play(move)) != nil else {
        return nil
      }
      moves.append(move)
    }
    return match.outcome == .won ? moves : nil
  }
}

extension SpiderStep {
  /// The move of the piece that lies where the step begins; nil where there is none.
  func move(on table: Table) -> Move? {
    if self == .deal { return Move(.deal) }
    let pile = table[.column(origin + 1)]
    guard count > 0, count <= pile.count else { return nil }
    return Move([pile[pile.count - count].piece], to: .column(goal + 1))
  }
}
