// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a move of a winning line does, in one sentence.
extension Playing {
  func sureReason(of move: Move, _ reply: Reply) -> Term {
    // The game's own reason says more, where it advises the same move.
    if game.hints?.searchesForAdvice == true, let advice = game.hints?.advice(on: table),
      advice.move == move
    {
      return advice.reason
    }
    guard let piece = move.picked.first, case .place(let goal) = move.goal else {
      return Term("sure-hint-act", ["act": .term(title(of: move.goal))])
    }
    let from = Filling.term((table.place(of: piece) ?? goal).name.form("from"))
    let isTakenAway = game.directPlay?.asksWhereTo == false && !table.layout[goal].contains(.fanned)
    if isTakenAway || table.layout[goal].contains(.outOfPlay) {
      return Term("hint-takes-away", ["card": .term(game.name(of: piece)), "from": from])
    }
    if let pair = pair(of: move) { return told(pair, leavingBy: move, reply) }
    return Term(
      "sure-hint",
      [
        "card": .term(narrator(reply).carried(by: move, on: table)), "from": from,
        "place": .term(goal.name.form("to")),
        "reason": .text(reason(for: piece, to: goal).rawValue),
      ])
  }

  /// A pair that leaves the table, told as the game's own hints tell it.
  private func told(_ pair: [Piece], leavingBy move: Move, _ reply: Reply) -> Term {
    let cards = pair.compactMap { piece in
      table.place(of: piece).map { narrator(reply).takesAway(piece, from: $0) }
    }
    let turn = game.turn(playing: move, on: table)
    return Term(
      "hint-pair",
      ["cards": .list(cards), "count": .number(turn.table.freed(by: turn.events).count)])
  }

  /// The best that can be said of a move.
  private enum Reason: String {
    case completes, founds, opens
    case turnsUp = "turns-up"
    case emptiesColumn = "empties-column"
    case freesCell = "frees-cell"
    case freesWaste = "frees-waste"
    case joins
    case leads
  }

  private func reason(for piece: Piece, to goal: Place) -> Reason {
    let preview = game.preview(of: piece, to: goal, on: table)
    let origin = table.place(of: piece)
    for effect in preview.effects {
      switch effect {
      case .completes: return .completes
      case .turnsUp: return .turnsUp
      case .emptiesColumn: return .emptiesColumn
      case .frees: break
      }
    }
    if table.layout[goal].contains(.collecting) { return table[goal].isEmpty ? .opens : .founds }
    if let traits = origin.map({ table.layout[$0] }) {
      if traits.contains(.showing) { return .freesWaste }
      if traits.contains(.holding) { return .freesCell }
    }
    return preview.moveRank == .joins ? .joins : .leads
  }

  /// An act as it is called on this table, or a place.
  func title(of goal: Goal) -> Term {
    switch goal {
    case .act(let act): title(of: act)
    case .place(let place): place.name
    }
  }

  func title(of act: Act) -> Term {
    game.descriptions?.title(of: act, on: table) ?? act.title
  }

  /// The move that brings the most points, as far as can be known without seeing what is to come.
  func advice(_ move: Move, bringing points: Int) -> Advice {
    let worth = game.gathering?.worth(of: move.picked, on: table) ?? title(of: move.goal)
    let chain = game.gathering?.chain(of: move.picked, on: table) ?? Term("load-nothing")
    var fillings: [String: Filling] = [
      "hand": .term(worth), "cards": .term(chain), "points": .number(points),
    ]
    fillings["place"] = move.picked.first.flatMap(table.place).map { .term($0.name) }
    return Advice(move, because: Term("points-hint", fillings))
  }
}
