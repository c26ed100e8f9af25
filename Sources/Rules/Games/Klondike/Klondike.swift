// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Klondike: seven columns built down in alternating colours, four foundations, a stock that is
/// gone through as often as one likes.
///
/// The limits are those of Morehead and Mott-Smith, "The Complete Book of Solitaire and Patience
/// Games": once, where cards are drawn singly, and three times, where they are drawn by threes.
public struct Klondike: StockSolitaire, Scored {
  public static let id = "klondike"

  /// How many cards are drawn at a time.
  public enum Drawing: Int, Hashable, Sendable, CaseIterable, Codable {
    case one = 1
    case three = 3
  }

  public let drawing: Drawing
  /// Whether the stock may be gone through so often only as the books have it.
  public let isLimited: Bool
  public let cards = PlayingCard.deck

  public init(_ drawing: Drawing, isLimited: Bool = false) {
    self.drawing = drawing
    self.isLimited = isLimited
  }

  /// From the easiest to the hardest.
  static let levels: [(difficulty: Difficulty, game: Klondike)] = [
    ("easy", Klondike(.one)), ("medium", Klondike(.one, isLimited: true)),
    ("hard", Klondike(.three)), ("expert", Klondike(.three, isLimited: true)),
  ]

  public var difficulty: Difficulty {
    switch drawing {
    case .one: isLimited ? "medium" : "easy"
    case .three: isLimited ? "expert" : "hard"
    }
  }

  public var stock: StockRules {
    StockRules(
      drawing: drawing.rawValue, passes: isLimited ? (drawing == .one ? 1 : 3) : nil)
  }

  public let layout = Layout.columns(7) + .waste + .stock(.draw) + .foundations(4)

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.pieces)
    for number in 1...7 { turn.move(number, from: .stock, to: .column(number)) }
  }

  public var building: Building { .downInAlternatingColours }

  public func release(of place: Place) -> Release<PlayingCard> {
    switch place.kind {
    case .column: .run(building)
    case .waste, .foundation: .top
    default: .nothing
    }
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place.kind {
    case .column: .whenEmpty(.base(.king), else: .building(building))
    case .foundation: .foundation
    default: .nothing
    }
  }

  public func applyAutomaticMoves(_ turn: inout Turn) {
    turn.turnUpColumns()
    countSorted(&turn)
    turn.score(by: Self.scoring)
  }
}

extension Klondike {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case drawing = "draw"
    case isLimited = "limited"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.settings(CodingKeys.self)
    self.init(
      try container.decode(Drawing.self, forKey: .drawing),
      isLimited: try container.decodeIfPresent(Bool.self, forKey: .isLimited) ?? false)
  }

  /// Without a limit as it was written before there were any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(drawing, forKey: .drawing)
    if isLimited { try container.encode(isLimited, forKey: .isLimited) }
  }
}
