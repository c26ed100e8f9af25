// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// A patience with one pack in which suits make no difference: its cards are told by their ranks.
public protocol RankSolitaire: Solitaire, CardCounting, Faced where Card == PlayingCard {}

extension RankSolitaire {
  public func name(of piece: Piece) -> Term { card(piece).name.inOneSuit }

  public func told(_ refusal: Refusal) -> Refusal { refusal.told(\.inOneSuit) }

  /// How many there are of each rank, in one line.
  public func summary(of pieces: [Piece]) -> [Term] {
    let ranks = pieces.map { card($0).rank }
    return ranks.isEmpty ? [] : [Term("unseen-ranks", ["ranks": Rank.summary(of: ranks)])]
  }
}
