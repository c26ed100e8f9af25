// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// PokerSlam: poker hands of cards that touch, on a grid of five by five that fills up again from
/// the deck.
public struct PokerSlam: Game, Describing, Hinting, CardCounting, Gathering, Scored, Faced,
  OwnWords, GameQueryAnswering
{
  public static let id = "pokerslam"

  /// Whether the player may have the hands on the grid listed.
  public let listsHands: Bool
  public let layout = Layout(Square.all.map(\.place)) + .stock() + .completed

  public init(listsHands: Bool) { self.listsHands = listsHands }

  public var difficulty: Difficulty { listsHands ? "easy" : "hard" }

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: PlayingCard.deck.pieces)
    for square in Square.all { draw(onto: square, &turn) }
  }

  public func play(_ move: Move, _ turn: inout Turn) {
    guard let hand = hand(of: move.picked) else { return }
    turn.note(Term("pokerslam-played", hand.fillings))
    for piece in move.picked {
      if let place = turn.table.place(of: piece) { turn.move(from: place, to: .completed) }
    }
    turn.count(.score, by: hand.score)
    let falls = Grid(turn.table).falls
    for fall in falls { turn.move(from: fall.from.place, to: fall.to.place) }
    let filled = Array(Grid(turn.table).gaps.prefix(turn.table[.stock].count))
    for square in filled { draw(onto: square, &turn) }
    for note in told(falls, filled, on: turn.table) { turn.note(note) }
  }

  public func outcome(of table: Table) -> Outcome {
    if isCleared(table) { return .won }
    return Grid(table).hasHand ? .open : .over
  }

  public func name(of piece: Piece) -> Term { card(piece).name }
  public func face(of piece: Piece) -> Face? { card(piece).face }

  public let isPlayedForPoints = true

  public static var formula: Term {
    Term("pokerslam-points", ["hands": .term(.clauses(PokerHand.allCases.map(\.scored)))])
  }
  public static let ownEndings: Set<Outcome> = [.over]
  public let gatheringAct = Act.playHand

  public func pieces(called text: String) -> [Piece] {
    PlayingCard(text).map { [Piece($0.number)] } ?? []
  }

  func card(_ piece: Piece) -> PlayingCard { PlayingCard.deck[piece.number] }

  /// Whether all 52 cards have been played.
  func isCleared(_ table: Table) -> Bool { table[.completed].count == PlayingCard.deck.count }

  private func draw(onto square: Square, _ turn: inout Turn) {
    turn.move(from: .stock, to: square.place)
    turn.turn(.top, of: square.place, faceUp: true)
  }
}

extension PokerSlam {
  private enum CodingKeys: String, CodingKey { case listsHands = "list" }
}

extension Act {
  /// Plays the chosen cards as a hand.
  public static let playHand: Act = "play-hand"
}
