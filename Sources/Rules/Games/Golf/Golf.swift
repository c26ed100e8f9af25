// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Golf: seven columns of five cards, which go to the waste by a rank higher or lower. At medium as
/// PySolFC's documentation has it, with queens on kings; the easy game is its Relaxed Golf, and in
/// the hard one nothing goes on a king, as with Morehead and Mott-Smith.
public struct Golf: WasteSolitaire {
  public static let id = "golf"

  /// What follows at the ends of the ranks.
  public enum Ends: String, Hashable, Sendable, CaseIterable, Codable {
    /// A king and an ace follow one another.
    case joined
    /// Only a queen goes on a king, only a 2 on an ace.
    case apart
    /// Nothing goes on a king.
    case closed
  }

  public let ends: Ends
  public let layout = Layout.columns(7) + .builtWaste + .stock(.draw)

  public init(_ ends: Ends) { self.ends = ends }

  public var difficulty: Difficulty {
    switch ends {
    case .joined: "easy"
    case .apart: "medium"
    case .closed: "hard"
    }
  }

  public var building: Building {
    switch ends {
    case .joined: .upOrDownRoundTheCorner
    case .apart: .upOrDown
    case .closed: .upOrDownBelowKing
    }
  }

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.pieces)
    for place in turn.table.places(.column) {
      turn.move(5, from: .stock, to: place)
      turn.turn(.all, of: place, faceUp: true)
    }
    turn.draw(1)
  }
}

extension Golf {
  private enum CodingKeys: String, CodingKey, CaseIterable { case ends }

  public init(from decoder: any Decoder) throws {
    self.init(try decoder.settings(CodingKeys.self).decode(Ends.self, forKey: .ends))
  }
}
