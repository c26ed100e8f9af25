// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

extension GameQuery {
  /// Every hand on the grid.
  static let hands: GameQuery = "hands"
  /// The best hand that a card is part of.
  static let best: GameQuery = "best"
  /// A square and the eight around it.
  static let neighbours: GameQuery = "neighbours"
  static let chosen: GameQuery = "chosen"
  /// What the chosen cards would make fall.
  static let falls: GameQuery = "falls"
  /// All hands that there are.
  static let reference: GameQuery = "reference"
}

/// What can be asked of this game alone.
extension PokerSlam {
  public func parameters(of gameQuery: GameQuery) throws(Refusal) -> [GameQuery.Parameter] {
    switch gameQuery {
    case .hands, .best:
      guard listsHands else { throw Refusal("pokerslam-untold") }
      return gameQuery == .best ? [.piece] : []
    case .neighbours: return [.piece]
    default: return []
    }
  }

  public func answer(
    _ gameQuery: GameQuery, _ arguments: [GameQuery.Argument], picked: [Piece], on table: Table
  ) throws(Refusal) -> GameQueryAnswer {
    switch (gameQuery, arguments.first) {
    case (.hands, _): return .choices(listing(of: hands(on: table)))
    case (.best, .piece(let piece)?): return .lines([try best(with: piece, on: table)])
    case (.neighbours, .piece(let piece)?): return .lines([try neighbours(of: piece, on: table)])
    case (.chosen, _): return .lines(try told(chosen: picked, on: table))
    case (.falls, _):
      guard !picked.isEmpty else { throw Refusal("refused-nothing-picked") }
      return .lines(preview(of: picked, on: table))
    case (.reference, _): return .lines(PokerHand.allCases.reversed().map(\.reference))
    default: throw Refusal("refused-act")
    }
  }

  public func worth(of picked: [Piece], on table: Table) -> Term? { hand(of: picked)?.scored }

  public func choices(on table: Table) -> Choices? {
    listsHands ? listing(of: hands(on: table)) : nil
  }

  private func listing(of hands: [GridHand]) -> Choices {
    let groups = Dictionary(grouping: hands, by: \.hand).sorted { $0.key > $1.key }
    return Choices(
      Term("pokerslam-hands", ["count": .number(hands.count)]),
      groups.map { hand, found in
        Choices.Group(
          Term("pokerslam-hand-group", hand.fillings(count: found.count)),
          found.map { Choice(entry(of: $0), $0.cards) })
      })
  }

  private func best(with piece: Piece, on table: Table) throws(Refusal) -> Term {
    if let refusal = refusal(ofPicking: piece, after: [], on: table) { throw refusal }
    return bestHand(with: piece, on: table).map { told($0, on: table) }
      ?? Term("pokerslam-best-none", ["card": .term(name(of: piece))])
  }

  /// The card itself, then what lies around it, clockwise from above.
  private func neighbours(of piece: Piece, on table: Table) throws(Refusal) -> Term {
    let grid = Grid(table)
    guard let square = grid.square(of: piece) else {
      throw refusal(ofPicking: piece, after: [], on: table) ?? .notOnGrid
    }
    let around = GridDirection.clockwise.compactMap { direction in
      Square.all.first { square.direction(to: $0) == direction }.map { neighbour in
        Term(
          "pokerslam-neighbour",
          [
            "direction": .term(direction.name.form("at")),
            "card": .term(grid[neighbour].map(name) ?? Term("square-empty")),
          ])
      }
    }
    return Term(
      "pokerslam-around", ["card": .term(name(of: piece)), "neighbours": .list(around)])
  }

  private func told(chosen picked: [Piece], on table: Table) throws(Refusal) -> [Term] {
    guard !picked.isEmpty else { throw Refusal("nothing-picked") }
    return [chain(of: picked, on: table)] + (worth(of: picked, on: table).map { [$0] } ?? [])
  }
}

extension PokerHand {
  fileprivate func fillings(count: Int) -> [String: Filling] {
    fillings.merging(["count": .number(count)]) { $1 }
  }
}

extension GridDirection {
  fileprivate static let clockwise: [GridDirection] = [
    .up, .upRight, .right, .downRight, .down, .downLeft, .left, .upLeft,
  ]
}
