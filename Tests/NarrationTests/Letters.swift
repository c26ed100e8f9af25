// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A table with a pile of each sort: eight letters, of which two lie in column 1 face down under a
/// third, two run in column 2, one is on the foundation and the rest in the stock.
struct Letters: Game, Describing, Educational {
  static let id = "letters"
  var difficulty: Difficulty { "easy" }
  var layout: Layout {
    Layout((1...3).map { Place(.column, $0) }, .fanned) + Layout([Place(.waste)], .showing)
      + Layout([Place(.stock)], .dealing)
      + Layout((1...2).map { Place(.foundation, $0) }, .collecting)
      + Layout([Place(.completed)], .outOfPlay)
  }

  func deal(_ turn: inout Turn) {
    for number in 0..<2 { turn.lay(Piece(number), at: places[0], faceUp: false) }
    turn.lay(Piece(2), at: places[0], faceUp: true)
    for number in 3..<5 { turn.lay(Piece(number), at: places[1], faceUp: true) }
    turn.lay(Piece(5), at: places[5], faceUp: true)
    for number in 6..<8 { turn.lay(Piece(number), at: places[4], faceUp: false) }
  }

  func picks(after picked: [Piece], on table: Table) -> [Piece] { [] }
  func refusal(of move: Move, on table: Table) -> Refusal? { nil }
  func outcome(of table: Table) -> Outcome { .open }

  /// Takes the open card of column 1 into the stock and mixes it.
  func play(_ move: Move, _ turn: inout Turn) {
    turn.move(1, from: places[0], to: places[4])
    turn.turn(.all, of: places[4], faceUp: false)
    turn.shuffle(places[4])
  }

  func name(of piece: Piece) -> Term { Term("letter", ["n": .number(piece.number)]) }
  func lesson(on piece: Piece, of table: Table) -> [Term] { [Term("lesson")] }
  func subject(of piece: Piece) -> String? { "subject \(piece.number)" }

  func invitation(of place: Place, on table: Table) -> Term? {
    place.kind == .foundation ? Term("takes-base") : nil
  }
}
