// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Patience

extension AtlasSolitaire {
  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    guard act == .draw || act == .drawUntilPlayable else { return Refusal("refused-act") }
    guard table[.stock].isEmpty else { return nil }
    if table[.waste].isEmpty { return Refusal("refused-nothing-to-draw") }
    guard let limit = setup.reshuffleLimit, !canReshuffle(table) else { return nil }
    return Refusal(Term("refused-reshuffle", ["limit": .number(limit)]))
  }

  public func release(of place: Place) -> Release<AtlasCard> {
    switch place.kind {
    case .column: Release(freeCount: Self.runLength)
    case .waste: .top
    case .foundation: .nothing(Refusal("refused-from-foundation"))
    default: .nothing
    }
  }

  /// How many cards at the end of a pile share a group; a base travels alone.
  private static func runLength(endingIn pile: [AtlasCard]) -> Int {
    var common = UInt64.max
    let run = pile.reversed().prefix { card in
      common &= card.groups
      return common != 0 && !card.isBase
    }
    return max(run.count, min(pile.count, 1))
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<AtlasCard> {
    switch place.kind {
    case .foundation: .whenEmpty(basesOnly, else: partnersOnly.and(group))
    case .column: .whenEmpty(.anything, else: partnersOnPartners.and(neighbour))
    default: .nothing
    }
  }

  /// An empty foundation takes one base card.
  private var basesOnly: Acceptance<AtlasCard> {
    Acceptance { offer in
      if offer.cards.count == 1, offer.cards[0].isBase { return nil }
      return refusal("atlas-refused-needs-base", offer)
    }
  }

  /// No base goes on an occupied foundation.
  private var partnersOnly: Acceptance<AtlasCard> {
    Acceptance { offer in
      offer.cards.contains(where: \.isBase) ? refusal("atlas-refused-occupied", offer) : nil
    }
  }

  /// An open group takes its own names, each once.
  private var group: Acceptance<AtlasCard> {
    Acceptance { offer in
      let home = offer.pile[0].home
      let strangers = offer.cards.filter { !$0.belongs(to: home) }
      if let stranger = strangers.first {
        let isTrue = strangers.allSatisfy { $0.isTrue(of: home) }
        return refusal(
          isTrue ? "atlas-refused-true-elsewhere" : "atlas-refused-not-in-group", offer,
          about: stranger, isTrue ? .miss : .mistake)
      }
      var names = Set(offer.pile.map(\.card.identity))
      let double = offer.cards.first { !names.insert($0.card.identity).inserted }
      return double.map { refusal("atlas-refused-name-there", offer, about: $0, .miss) }
    }
  }

  /// Bases and partners never lie on each other in a column.
  private var partnersOnPartners: Acceptance<AtlasCard> {
    Acceptance { offer in
      if offer.cards.contains(where: \.isBase) {
        return refusal("atlas-refused-base-in-column", offer)
      }
      guard let top = offer.pile.last, top.isBase else { return nil }
      return refusal("atlas-refused-on-base", offer)
    }
  }

  /// A partner goes on a partner of its own group.
  private var neighbour: Acceptance<AtlasCard> {
    Acceptance { offer in
      guard let top = offer.pile.last else { return nil }
      let strangers = offer.cards.filter { $0.groups & top.groups == 0 }
      guard let stranger = strangers.first else { return nil }
      let isTrue = strangers.allSatisfy { $0.truths & top.truths != 0 }
      return refusal(
        isTrue ? "atlas-refused-other-group" : "atlas-refused-not-together", offer,
        about: stranger, isTrue ? .miss : .mistake)
    }
  }

  private func refusal(
    _ key: Key, _ offer: Offer<AtlasCard>, about card: AtlasCard? = nil,
    _ weight: Refusal.Weight = .impossible
  ) -> Refusal {
    let card = card ?? offer.cards[0]
    var fillings: [String: Filling] = [
      "card": .term(card.name), "place": .term(offer.place.name.form("to")),
    ]
    if let top = offer.pile.last { fillings["top"] = .term(top.name) }
    // The deepest card of a column may lie face down.
    if offer.place.kind == .foundation, let base = offer.pile.first {
      fillings["group"] = .term(setup.groups[base.home].name)
    }
    if key == "atlas-refused-true-elsewhere" {
      fillings["home"] = .term(setup.groups[card.home].name)
    }
    return Refusal(Term(key, fillings), weight)
  }
}
