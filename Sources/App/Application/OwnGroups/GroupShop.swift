// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Foundation
import Localization
import Synchronization

/// The catalogue, for a player who puts groups together.
public final class GroupShop: Workshop {
  private let groups: Once<Catalogue>
  private let phrasebook: Phrasebook
  /// The player's own, looked into when something new is kept.
  private let own: OwnFiles?
  /// Which things go by a name, without case and accents; made when somebody first asks.
  private let index = Mutex<[String: [String]]?>(nil)

  /// - Parameter own: the player's own groups and decks; nil where there can be none.
  public convenience init(_ catalogue: Catalogue, _ phrasebook: Phrasebook, own: OwnFiles?) {
    self.init(Once { catalogue }, phrasebook, own: own)
  }

  /// The catalogue is read when the player first looks for something in it.
  convenience init(of content: PlayerContent, _ phrasebook: Phrasebook, own: OwnFiles?) {
    self.init(Once { content.catalogue }, phrasebook, own: own)
  }

  private init(_ groups: Once<Catalogue>, _ phrasebook: Phrasebook, own: OwnFiles?) {
    self.groups = groups
    self.phrasebook = phrasebook
    self.own = own
  }

  private var catalogue: Catalogue { groups.value }

  public func things(called name: String) -> [DraftCard] {
    let entities = index.withLock { index in
      let made = index ?? makeIndex()
      index = made
      return made[name.folded] ?? []
    }
    return entities.map { DraftCard(label: words(Term(Key($0))), entity: $0) }
  }

  public func groups(called words: String) -> [DraftMember] {
    let wanted = words.folded
    let found = catalogue.groups.map { (group: $0, name: self.words($0.name).folded) }
      .filter { $0.name.contains(wanted) }
    let whole = found.filter { $0.name == wanted }
    return (whole.isEmpty ? found : whole).map {
      DraftMember(id: $0.group.id, name: $0.group.name)
    }
  }

  public func overlaps(of draft: DraftGroup) -> [(card: DraftCard, groups: [Term])] {
    let others = catalogue.groups.filter { $0.id != draft.id }
    return draft.parts.compactMap { part in
      let card = Card(
        group: "", localID: "", label: part.label, entity: part.entity, kind: .partner)
      let groups = others.filter { Overlap.cause(card, $0) != nil }
      return groups.isEmpty ? nil : (part, groups.map(\.name))
    }
  }

  public func newID(for title: String) -> String { newID(for: title, besides: []) }

  /// - Parameter more: ids that are taken as well.
  public func newID(for title: String, besides more: Set<String>) -> String {
    let latin = title.applyingTransform(.toLatin, reverse: false) ?? title
    let plain = latin.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let words = plain.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    // Ids have at most 64 letters; a number has to find room after them.
    let stem = "own_" + words.joined(separator: "_").prefix(48)
    let taken = more.union(catalogue.groups.map(\.id)).union(own?.takenIDs(in: catalogue) ?? [])
    var number = 1
    while taken.contains("\(stem)_\(number)") { number += 1 }
    return "\(stem)_\(number)"
  }

  public func refusal(ofName text: String) -> Refusal? {
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
