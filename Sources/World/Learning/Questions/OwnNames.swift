// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation

/// What a player calls places: a name that is the same there and at home gives an answer away.
public struct PlayerNames: Sendable {
  /// BCP 47.
  let language: String
  let name: @Sendable (_ entity: String) -> String

  public init(language: String, name: @escaping @Sendable (_ entity: String) -> String) {
    self.language = language
    self.name = name
  }

  /// Whether an own name is in the player's language, or begins as the player writes it.
  func give(away own: Fact.NativeName, of entity: String) -> Bool {
    let (heard, known) = (own.text.folded, name(entity).folded)
    return own.language.mainTag == language.mainTag || heard == known
      || heard.commonPrefix(with: known).count >= Self.tellingLetters
  }

  /// So many letters in front, and any player knows: Slovenija is Slovenia.
  private static let tellingLetters = 4
}

extension Facts {
  /// The place that a question calls by its own name; nil where it calls none so.
  func heard(in item: LearningItem) -> (entity: String, name: Fact.NativeName)? {
    let entity: String? =
      switch item.kind {
      case .ownName, .ownNeighbour: item.entity
      case .ownCapital: self[item.entity]?.capital
      case .group, .capital, .neighbour, .place, .remark: nil
      }
    guard let entity, self[item.entity]?.kind == "country" else { return nil }
    return self[entity]?.nativeName.map { (entity, $0) }
  }

  /// The own name that a question is about, with what the player calls it.
  func ownName(in item: LearningItem) -> Term? {
    heard(in: item).map { entity, name in
      Term("quiz-own-name", ["own": name.filling, "name": .term(Fact.term(entity).form("full"))])
    }
  }
}

extension String {
  fileprivate var mainTag: Substring { prefix { $0 != "-" } }

  fileprivate var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
