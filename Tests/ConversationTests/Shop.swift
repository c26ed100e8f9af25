// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

@testable import Conversation

/// A catalogue of two Georgias, France and three groups.
struct Shop: Sendable {
  func things(called name: String) -> [DraftCard] {
    let entities = ["Georgia": ["country-ge", "state-us-ga"], "France": ["country-fr"]]
    return (entities[name] ?? []).map { DraftCard(label: name, entity: $0) }
  }

  func groups(called words: String) -> [DraftMember] {
    ["Rivers of Asia", "Rivers of Africa", "Lakes"].filter { $0.contains(words) }.map {
      DraftMember(id: $0, name: Term("name-own", ["name": .text($0)]))
    }
  }

  private func found(_ card: DraftCard) -> FoundCard {
    FoundCard(card, overlaps: card.entity == nil ? [] : [Term("group-europe")])
  }

  /// Nil for what is looked up elsewhere.
  func answer(to subject: Lookup.Subject) -> Lookup.Answer? {
    switch subject {
    case .cards(let name, _):
      .cards((things(called: name) + [DraftCard(label: name)]).map(found))
    case .overlaps(let draft): .cards(draft.parts.map(found))
    case .groups(let words): .groups(groups(called: words))
    default: nil
    }
  }

  @Sendable func refusal(ofName text: String) -> Refusal? {
    text == "bad" ? Refusal(Term("no-name")) : nil
  }
}
