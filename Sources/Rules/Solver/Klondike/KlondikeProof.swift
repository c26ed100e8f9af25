// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Plays the steps of a line out.
///
/// A step does not say where in the columns a card goes. It goes where it is least in the way, and a
/// card that lies on the one that is wanted goes to the other of its pair first.
struct KlondikeProof {
  private var proof: Proof<Klondike>
  private let steps: [KlondikeStep]
  private var index = 0

  /// The moves that win, or nil where the rules refuse one or the last one does not win.
  static func line(of steps: [KlondikeStep], _ game: Klondike, on table: Table) -> [Move]? {
    var line = KlondikeProof(proof: Proof(game, on: table), steps: steps)
    do throws(Refusal) {
      for step in steps {
        try line.play(step)
        line.index += 1
      }
    } catch { return nil }
    return line.proof.line
  }

  private init(proof: Proof<Klondike>, steps: [KlondikeStep]) {
    self.proof = proof
    self.steps = steps
  }

  private var table: Table { proof.table }

  private mutating func play(_ step: KlondikeStep) throws(Refusal) {
    let piece = step.card.piece
    switch step.kind {
    case .raise:
      try free(step.card)
      try proof.play(piece, to: foundation(for: piece))
    case .lower, .uncover: try proof.play(piece, to: goal(for: step.card))
    case .raiseDrawn:
      try draw(piece)
      try proof.play(piece, to: foundation(for: piece))
    case .layDrawn:
      try draw(piece)
      try proof.play(piece, to: goal(for: step.card))
    }
  }

  /// Draws until a card lies on top of the waste; as often as it takes to see all.
  private mutating func draw(_ piece: Piece) throws(Refusal) {
    var left = 2 * (table[.stock].count + table[.waste].count) + 2
    while table[.waste].top?.piece != piece, left > 0 {
      try proof.play(Move(.draw))
      left -= 1
    }
  }

  /// What lies on a card goes to the other one of its pair.
  private mutating func free(_ card: KlondikeCard) throws(Refusal) {
    let piece = card.piece
    guard let column = table.place(of: piece) else { return }
    let pile = table[column].pieces
    guard let index = pile.firstIndex(of: piece), index + 1 < pile.count else { return }
    try proof.play(pile[index + 1], to: columnEnding(in: card.twin))
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
