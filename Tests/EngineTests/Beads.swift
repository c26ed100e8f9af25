// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The smallest game that has all a match can meet: beads go one by one from a bag to a string and
/// are won when all are there, a roll mixes the bag, and there is a wrong answer and a miss.
struct Beads: Game, Scored {
  static let id = "beads"
  static let bag = Place(Place.Kind("bag"))
  static let string = Place(Place.Kind("string"))
  static let wrong = Place(Place.Kind("wrong"))
  static let near = Place(Place.Kind("near"))

  var count = 6

  var difficulty: Difficulty { "easy" }
  var layout: Layout { Layout([Self.bag, Self.string, Self.wrong, Self.near]) }

  func deal(_ turn: inout Turn) {
    for number in 0..<count { turn.lay(Piece(number), at: Self.bag, faceUp: false) }
    turn.shuffle(Self.bag)
  }

  func picks(after picked: [Piece], on table: Table) -> [Piece] {
    picked.isEmpty ? table[Self.bag].suffix(1).map(\.piece) : []
  }

  func refusal(of move: Move, on table: Table) -> Refusal? {
    switch move.goal {
    case .act("roll"): return nil
    case .act: return Refusal(Term("refused-act"))
    case .place(let goal):
      guard move.picked == picks(after: [], on: table), !move.picked.isEmpty else {
        return Refusal(Term("refused-nothing-picked"))
      }
      switch goal {
      case Self.string: return nil
      case Self.near: return Refusal(Term("refused-near"), .miss)
      case Self.wrong: return Refusal(Term("refused-wrong"), .mistake)
      default: return Refusal(Term("refused-not-a-target"))
      }
    }
  }

  func play(_ move: Move, _ turn: inout Turn) {
    guard case .place(let goal) = move.goal else {
      turn.shuffle(Self.bag)
      return turn.count("rolls")
    }
    turn.move(from: Self.bag, to: goal)
  }

  func applyAutomaticMoves(_ turn: inout Turn) {
    if turn.table[Self.string].top?.isFaceUp == false {
      turn.turn(.top, of: Self.string, faceUp: true)
    }
  }

  func outcome(of table: Table) -> Outcome { table[Self.bag].isEmpty ? .won : .open }
  static let formula = Term("beads-points")

  func acts(on table: Table) -> [Act] { ["roll"] }

  /// A bead strung is worth two, a move taken back costs one.
  func points(of table: Table, undoCount: Int) -> Int { 2 * table[Self.string].count - undoCount }

  func name(of piece: Piece) -> Term { Term("bead", ["n": .number(piece.number)]) }
}

extension Match {
  /// Strings the next bead.
  mutating func string() throws {
    try play(Move(game.picks(after: [], on: table), to: Beads.string))
  }
  /// Answers wrongly with the next bead.
  mutating func answer(_ place: Place) throws {
    try play(Move(game.picks(after: [], on: table), to: place))
  }
  mutating func roll() throws { try play(Move("roll")) }
}
