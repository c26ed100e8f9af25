// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

@testable import Conversation

/// A catalogue of two Georgias, France and three groups.
struct Shop: Workshop {
  func things(called name: String) -> [DraftCard] {
    let entities = ["Georgia": ["country-ge", "state-us-ga"], "France": ["country-fr"]]
    return (entities[name] ?? []).map { DraftCard(label: name, entity: $0) }
  }

  func groups(called words: String) -> [DraftMember] {
    ["Rivers of Asia", "Rivers of Africa", "Lakes"].filter { $0.contains(words) }.map {
      DraftMember(id: $0, name: Term("name-own", ["name": .text($0)]))
    }
  }

  func overlaps(of draft: DraftGroup) -> [(card: DraftCard, groups: [Term])] {
    draft.parts.filter { $0.entity != nil }.map { ($0, [Term("group-europe")]) }
  }

  func refusal(ofName text: String) -> Refusal? {
    text == "bad" ? Refusal(Term("no-name")) : nil
  }
}
