// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Pyramid: seven rows, of which pairs are taken that make 13, and kings alone; with them go the card
/// drawn last and the top of the waste, as in PySolFC. Won as soon as the pyramid is gone, as
/// Microsoft plays it; Morehead and Mott-Smith, and PySolFC, want the stock gone too.
///
/// It is told as seven columns, a card of the last row each with what lies behind it up to the right.
public struct Pyramid: PairSolitaire {
  public static let id = "pyramid"

  /// How often the stock is gone through: three times as in PySolFC and in the Par Pyramid of
  /// Morehead and Mott-Smith, or once as in the oldest rules.
  public let passes: Int
  public var layout: Layout { Self.layout }
  private static let layout =
    Layout.peaks([7, 6, 5, 4, 3, 2, 1]) + .drawn + .waste + .stock(.draw) + .completed

  public init(passes: Int) { self.passes = passes }

  public var difficulty: Difficulty { passes == 1 ? "hard" : "easy" }

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.pieces)
    for place in turn.table.places(.column) {
      turn.move(turn.table.layout.rows(at: place) ?? 0, from: .stock, to: place)
      turn.turn(.all, of: place, faceUp: true)
    }
  }
}

extension Pyramid {
  private enum CodingKeys: String, CodingKey, CaseIterable { case passes }

  public init(from decoder: any Decoder) throws {
    let passes = try decoder.settings(CodingKeys.self).decode(Int.self, forKey: .passes)
    guard let pyramid = Self.variants.first(where: { $0.passes == passes }) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no such number of passes"))
    }
    self = pyramid
  }

  /// From the easiest to the hardest.
  static let variants = [Pyramid(passes: 3), Pyramid(passes: 1)]
}
