// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Foundation
import Localization
import Synchronization

/// The catalogue in the words of a language, for a player who puts groups together.
public final class GroupShop: Sendable {
  private let catalogue: Catalogue
  private let phrasebook: Phrasebook
  /// Which things go by a name, without case and accents; made when somebody first asks.
  private let index = Mutex<[String: [String]]?>(nil)

  public init(_ catalogue: Catalogue, _ phrasebook: Phrasebook) {
    self.catalogue = catalogue
    self.phrasebook = phrasebook
  }

  /// The things that go by a name, each as a card; more than one where they share it.
  public func things(called name: String) -> [DraftCard] {
    let entities = index.withLock { index in
      let made = index ?? makeIndex()
      index = made
      return made[name.folded] ?? []
    }
    return entities.map { DraftCard(label: words(Term(Key($0))), entity: $0) }
  }

  /// The same and, last, the name by itself, for a group.
  func cards(called name: String, for draft: DraftGroup) -> [FoundCard] {
    (things(called: name) + [DraftCard(label: name)]).map { found($0, for: draft) }
  }

  /// The cards of a group, with the groups that they may well be put with instead.
  func overlaps(of draft: DraftGroup) -> [FoundCard] { draft.parts.map { found($0, for: draft) } }

  private func found(_ part: DraftCard, for draft: DraftGroup) -> FoundCard {
    let card = Card(group: "", localID: "", label: part.label, entity: part.entity, kind: .partner)
    let others = catalogue.groups.filter { $0.id != draft.id && Overlap.cause(card, $0) != nil }
    return FoundCard(part, overlaps: others.map(\.name))
  }

  /// The groups that have these words in their names; those that are called so, where there are any.
  func groups(called words: String) -> [DraftMember] {
    let wanted = words.folded
    let found = catalogue.groups.map { (group: $0, name: self.words($0.name).folded) }
      .filter { $0.name.contains(wanted) }
    let whole = found.filter { $0.name == wanted }
    return (whole.isEmpty ? found : whole).map {
      DraftMember(id: $0.group.id, name: $0.group.name)
    }
  }

  /// - Parameter more: ids that are taken beside those of the catalogue.
  public func newID(for title: String, besides more: Set<String>) -> String {
    let latin = title.applyingTransform(.toLatin, reverse: false) ?? title
    let plain = latin.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let words = plain.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    // Ids have at most 64 letters; a number has to find room after them.
    let stem = "own_" + words.joined(separator: "_").prefix(48)
    let taken = more.union(catalogue.groups.map(\.id))
    var number = 1
    while taken.contains("\(stem)_\(number)") { number += 1 }
    return "\(stem)_\(number)"
  }

  /// Why a text cannot be the name of a group, a deck or a card; nil where it can.
  @Sendable static func refusal(ofName text: String) -> Refusal? {
    Flaw(inName: text).map { Refusal(Term("workshop-no-name", ["reason": .term($0.term)])) }
  }

  private func makeIndex() -> [String: [String]] {
    let entities = Set(catalogue.groups.flatMap(\.truth)).sorted()
    return entities.reduce(into: [:]) { index, entity in
      let name = Term(Key(entity))
      for spelling in Set([name, name.form("full")].map { words($0).folded }) {
        index[spelling, default: []].append(entity)
      }
    }
  }

  private func words(_ term: Term) -> String { phrasebook.line([term]).text }
}
