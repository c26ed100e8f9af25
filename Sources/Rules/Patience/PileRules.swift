// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// What piles of playing cards take. Every refusal says what was tried, why not, and what helps.
extension Acceptance where Card == PlayingCard {
  /// An occupied pile takes what follows its top card; an empty one takes anything.
  public static func building(_ building: Building) -> Acceptance {
    Acceptance { offer in
      guard let top = offer.pile.last, let card = offer.cards.first,
        let flaw = building.flaw(of: card, on: top)
      else { return nil }
      return Refusal {
        guard let wanted = building.wanted(under: card) else {
          return reason("refused-needs-empty", offer)
        }
        return reason(
          flaw.refusal, offer,
          ["wanted": .term(wanted), "colour": .text(card.colour.rawValue)])
      }
    }
  }

  /// Takes one rank only, as an empty pile does.
  public static func base(_ rank: Rank) -> Acceptance {
    Acceptance { offer in
      guard offer.cards.first?.rank != rank else { return nil }
      return Refusal { reason("refused-base", offer, ["wanted": .term(rank.wanted)]) }
    }
  }

  /// Takes one card at a time.
  public static var single: Acceptance {
    Acceptance { $0.cards.count == 1 ? nil : refusal("refused-one-at-a-time", $0) }
  }

  /// One card at a time, from the ace up in suit.
  public static var foundation: Acceptance { foundation(from: .ace) }

  /// One card at a time, up in suit from a rank; from any other than the ace, past the king.
  public static func foundation(from base: Rank) -> Acceptance {
    let building = base == .ace ? Building.upInSuit : .upInSuit.turningTheCorner
    return single.and(.whenEmpty(.base(base), else: .opening(base).and(.building(building))))
  }

  /// A pile that takes, one card at a time, what follows its top card up or down.
  public static func following(_ building: Building) -> Acceptance {
    single.and(
      Acceptance { offer in
        guard let top = offer.pile.last, let card = offer.cards.first,
          !building.allows(card, on: top)
        else { return nil }
        return Refusal {
          guard let wanted = building.wanted(on: top) else {
            return reason("refused-nothing-follows", offer)
          }
          return reason("refused-following", offer, ["wanted": .term(wanted)])
        }
      })
  }

  /// Refuses a card that opens another pile.
  private static func opening(_ base: Rank) -> Acceptance {
    Acceptance { $0.cards.first?.rank == base ? refusal("refused-needs-empty", $0) : nil }
  }

  /// Takes some cards only.
  public static func only(_ cards: [PlayingCard], else key: Key) -> Acceptance {
    Acceptance { cards.contains($0.cards[0]) ? nil : refusal(key, $0) }
  }

  /// Takes what has the suit or the rank of its top card.
  public static func suitOrRank(else key: Key) -> Acceptance {
    Acceptance { offer in
      guard let top = offer.pile.last, !offer.cards[0].hasSuitOrRank(of: top) else { return nil }
      return refusal(key, offer)
    }
  }

  /// Takes a card while a higher one of its suit is among others; see ``PlayingCard/isHigher(than:)``.
  public static func lower(
    than others: [PlayingCard], else key: @escaping @Sendable (PlayingCard) -> Key
  ) -> Acceptance {
    Acceptance { offer in
      let card = offer.cards[0]
      return others.contains { $0.isHigher(than: card) } ? nil : refusal(key(card), offer)
    }
  }

  /// Takes nothing any more once it is empty.
  public static var closed: Acceptance { Acceptance { refusal("refused-closed", $0) } }

  /// Takes a card that makes 13 with its top card, so that both leave.
  ///
  /// - Parameter cover: the place whose card lies on its top card, if there is one.
  public static func pairing(under cover: Place?) -> Acceptance {
    Acceptance { offer in
      guard let top = offer.pile.last, let card = offer.cards.first else {
        return .takesNothing(offer.place)
      }
      if let cover { return .under(cover, [top]) }
      guard card.rank.partner != top.rank else { return nil }
      return Refusal {
        guard let partner = card.rank.partner else { return Term("refused-king-alone") }
        return reason(
          "refused-sum", offer,
          [
            "total": .number(card.rank.rawValue + top.rank.rawValue),
            "wanted": .term(partner.wanted),
          ])
      }
    }
  }

  /// Where pairs leave, takes alone what makes 13 alone.
  public static var aloneInPairs: Acceptance {
    Acceptance { offer in
      guard let partner = offer.cards.first?.rank.partner else { return nil }
      return Refusal { reason("refused-not-alone", offer, ["wanted": .term(partner.wanted)]) }
    }
  }

  /// A refusal with the card that was offered, what it was to lie on, and where.
  public static func refusal(_ key: Key, _ offer: Offer<Card>) -> Refusal {
    Refusal { reason(key, offer) }
  }

  private static func reason(
    _ key: Key, _ offer: Offer<Card>, _ more: [String: Filling] = [:]
  ) -> Term {
    var fillings: [String: Filling] = [
      "place": .term(offer.place.name.form("to")), "kind": .text(offer.place.kind.name),
      "count": .number(offer.cards.count),
    ]
    fillings["card"] = offer.cards.first.map { .term($0.name) }
    fillings["top"] = offer.pile.last.map { .term($0.name) }
    return Term(key, fillings.merging(more) { $1 })
  }
}

extension Building.Flaw {
  fileprivate var refusal: Key {
    switch self {
    case .rank: "refused-rank"
    case .colour: "refused-colour"
    case .suit: "refused-suit"
    }
  }
}
