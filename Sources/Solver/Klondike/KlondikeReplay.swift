// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Plays the steps of a line out by the rules: the only witness of a win that is believed.
///
/// A step does not say where in the columns a card goes. It goes where it is least in the way, and a
/// card that lies on the one that is wanted goes to the other of its pair first.
struct KlondikeReplay {
  private let game: Klondike
  private var table: Table
  private var moves: [Move] = []
  private let steps: [KlondikeStep]
  private var index = 0

  /// The moves that win, or nil where the rules refuse one or the last one does not win.
  static func line(of steps: [KlondikeStep], _ game: Klondike, on table: Table) -> [Move]? {
    var replay = KlondikeReplay(game: game, table: table, steps: steps)
    do {
      for step in steps {
        try replay.play(step)
        replay.index += 1
      }
    } catch { return nil }
    return game.outcome(of: replay.table) == .won ? replay.moves : nil
  }

  private init(game: Klondike, table: Table, steps: [KlondikeStep]) {
    self.game = game
    self.table = table
    self.steps = steps
  }

  private mutating func play(_ step: KlondikeStep) throws(Objection) {
    let piece = step.card.piece
    switch step.kind {
    case .raise:
      try free(step.card)
      try play(piece, to: foundation(for: piece))
    case .lower, .uncover: try play(piece, to: goal(for: step.card))
    case .raiseDrawn:
      try draw(piece)
      try play(piece, to: foundation(for: piece))
    case .layDrawn:
      try draw(piece)
      try play(piece, to: goal(for: step.card))
    }
  }

  private mutating func play(_ piece: Piece, to place: Place?) throws(Objection) {
    guard let place else { throw Objection(Term("refused-no-move")) }
    try play(Move([piece], to: place))
  }

  private mutating func play(_ move: Move) throws(Objection) {
    if let objection = game.objection(to: move, on: table) { throw objection }
    table = game.turn(playing: move, on: table).table
    moves.append(move)
  }

  /// Draws until a card lies on top of the waste; as often as it takes to see all.
  private mutating func draw(_ piece: Piece) throws(Objection) {
    var left = 2 * (table[.stock].count + table[.waste].count) + 2
    while table[.waste].top?.piece != piece, left > 0 {
      try play(Move(.draw))
      left -= 1
    }
  }

  /// What lies on a card goes to the other one of its pair.
  private mutating func free(_ card: KlondikeCard) throws(Objection) {
    let piece = card.piece
    guard let column = table.place(of: piece) else { return }
    let pile = table[column].pieces
    guard let index = pile.firstIndex(of: piece), index + 1 < pile.count else { return }
    try play(pile[index + 1], to: columnEnding(in: card.twin))
  }

  /// Where a card can go in the columns; of two such places, where it will be in the way later.
  private func goal(for card: KlondikeCard) -> Place? {
    if card.isKing { return columns.first { table[$0].isEmpty } }
    let hosts = KlondikeCards(card).hosts.filter { columnEnding(in: $0) != nil }
    return hosts.max { timeOfRaising($0) < timeOfRaising($1) }.flatMap(columnEnding(in:))
  }

  /// When a card goes to its foundation.
  private func timeOfRaising(_ card: KlondikeCard) -> Int {
    steps[index...].firstIndex(of: KlondikeStep(.raise, card)) ?? steps.count
  }

  private let columns = Place.row(.column, 7)

  private func columnEnding(in card: KlondikeCard) -> Place? {
    columns.first { table[$0].top?.piece == card.piece }
  }

  /// The foundation that a card's suit has, or for an ace the first that is empty.
  private func foundation(for piece: Piece) -> Place? {
    let foundations = Place.row(.foundation, 4)
    return foundations.first { table[$0].top?.piece.number == piece.number - 4 }
      ?? foundations.first { table[$0].isEmpty }
  }
}
