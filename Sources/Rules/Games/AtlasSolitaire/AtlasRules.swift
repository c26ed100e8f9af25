// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Patience

extension AtlasSolitaire {
  public func refusal(of move: Move, on table: Table) -> Refusal? {
    switch move.goal {
    case .act(let act): refusal(of: act, on: table)
    case .place(let goal): refusal(ofCarrying: move.picked, to: goal, on: table)
    }
  }

  private func refusal(of act: Act, on table: Table) -> Refusal? {
    guard act == .draw || act == .drawUntilPlayable else { return Refusal("refused-act") }
    guard table[.stock].isEmpty else { return nil }
    if table[.waste].isEmpty { return Refusal("refused-nothing-to-draw") }
    guard let limit = setup.reshuffleLimit, !canReshuffle(table) else { return nil }
    return Refusal(Term("refused-reshuffle", ["limit": .number(limit)]))
  }

  private func refusal(ofCarrying picked: [Piece], to goal: Place, on table: Table) -> Refusal? {
    guard picked.count == 1, let piece = picked.first, let origin = table.place(of: piece) else {
      return Refusal("refused-nothing-picked")
    }
    if let refusal = refusal(ofPicking: piece, after: [], on: table) { return refusal }
    guard origin != goal else { return Refusal("refused-same-place") }
    guard table.places.contains(goal) else { return .takesNothing(goal) }
    let load = carriedPieces(of: picked, on: table).map { cards[$0.number] }
    let pile = table[goal].pieces.map { cards[$0.number] }
    return acceptance(of: goal).refusal(Offer(load, on: pile, at: goal))
  }

  public func refusal(
    ofPicking piece: Piece, after picked: [Piece], on table: Table
  ) -> Refusal? {
    guard let origin = table.place(of: piece), !free(at: origin, on: table).contains(piece) else {
      return nil
    }
    return switch origin.kind {
    case .foundation: Refusal("refused-from-foundation")
    case _ where table.isFaceUp(piece):
      Refusal(Term("refused-covered", ["card": .term(name(of: piece))]))
    default: Refusal("refused-face-down")
    }
  }

  func acceptance(of place: Place) -> Acceptance<AtlasCard> {
    switch place.kind {
    case .foundation: .whenEmpty(basesOnly, else: partnersOnly.and(group))
    case .column: .whenEmpty(.anything, else: partnersOnPartners.and(neighbour))
    default: Acceptance { .takesNothing($0.place) }
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
      "card": .term(name(of: card.piece)), "place": .term(offer.place.name.form("to")),
    ]
    if let top = offer.pile.last { fillings["top"] = .term(name(of: top.piece)) }
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

extension AtlasCard {
  func belongs(to group: Int) -> Bool { groups & 1 << UInt64(group) != 0 }
  func isTrue(of group: Int) -> Bool { truths & 1 << UInt64(group) != 0 }
}
