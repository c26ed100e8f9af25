// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Patience

/// A card as the rules see it.
public struct AtlasCard: NamedCard, Hashable {
  let piece: Piece
  /// A base has the name of its group.
  public let name: Term
  let card: Card
  let isBase: Bool
  /// The group the card was dealt for, by its index in the round.
  let home: Int
  /// The groups that hold this name: two cards of one name are interchangeable.
  let groups: UInt64
  /// The groups the card truly belongs to, whether or not they were dealt its name.
  let truths: UInt64

  static func all(of groups: [Group]) -> [AtlasCard] {
    var cards: [AtlasCard] = []
    for (home, group) in groups.enumerated() {
      for card in group.cards {
        let isBase = card.kind == .base
        let holders = isBase ? 1 << UInt64(home) : groups.mask { $0.holds(card) }
        cards.append(
          AtlasCard(
            piece: Piece(cards.count),
            name: isBase ? Term("atlas-base", ["group": .term(group.name)]) : card.name,
            card: card, isBase: isBase, home: home, groups: holders,
            truths: isBase ? holders : holders | groups.mask { $0.includes(card) }))
      }
    }
    return cards
  }

  func belongs(to group: Int) -> Bool { groups & 1 << UInt64(group) != 0 }
  func isTrue(of group: Int) -> Bool { truths & 1 << UInt64(group) != 0 }
}

extension Group {
  fileprivate func holds(_ card: Card) -> Bool {
    partners.contains { $0.identity == card.identity }
  }
}

extension [Group] {
  fileprivate func mask(where belongs: (Group) -> Bool) -> UInt64 {
    enumerated().reduce(0) { belongs($1.element) ? $0 | 1 << UInt64($1.offset) : $0 }
  }
}
