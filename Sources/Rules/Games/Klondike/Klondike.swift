// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Klondike: seven columns built down in alternating colours, four foundations, a stock that is
/// gone through as often as one likes.
public struct Klondike: FoundationSolitaire, Scored {
  public static let id = "klondike"

  /// How many cards are drawn at a time.
  public enum Drawing: Int, Hashable, Sendable, CaseIterable, Codable {
    case one = 1
    case three = 3
  }

  public let drawing: Drawing
  public let cards = PlayingCard.deck

  public init(_ drawing: Drawing) { self.drawing = drawing }

  public var difficulty: Difficulty { drawing == .one ? "easy" : "hard" }

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
    offerFinish(&turn)
    turn.score(by: Self.scoring)
  }

  public func acts(on table: Table) -> [Act] {
    possible([.draw, .autoMoveAll, .finish], on: table)
  }
}

extension Klondike {
  private enum CodingKeys: String, CodingKey, CaseIterable { case drawing = "draw" }

  public init(from decoder: any Decoder) throws {
    self.init(try decoder.settings(CodingKeys.self).decode(Drawing.self, forKey: .drawing))
  }
}
