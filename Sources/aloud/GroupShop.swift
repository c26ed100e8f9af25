// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Dialogue
import Engine
import Foundation
import Phrasebook
import Storage
import Synchronization

/// The catalogue, for a player who puts groups together.
final class GroupShop: Workshop {
  private let catalogue: Catalogue
  private let phrasebook: Phrasebook
  /// The player's own, looked into when something new is kept.
  private let own: OwnFiles?
  /// Which things go by a name, without case and accents; made when somebody first asks.
  private let index = Mutex<[String: [String]]?>(nil)

  init(_ catalogue: Catalogue, _ phrasebook: Phrasebook, _ archive: Archive) {
    self.catalogue = catalogue
    self.phrasebook = phrasebook
    own = archive.ownFiles
  }

  func things(called name: String) -> [DraftCard] {
    let entities = index.withLock { index in
      let made = index ?? makeIndex()
      index = made
      return made[name.folded] ?? []
    }
    return entities.map { DraftCard(label: words(Term(Key($0))), entity: $0) }
  }

  func groups(called words: String) -> [DraftMember] {
    let wanted = words.folded
    let found = catalogue.groups.map { (group: $0, name: self.words($0.name).folded) }
      .filter { $0.name.contains(wanted) }
    let whole = found.filter { $0.name == wanted }
    return (whole.isEmpty ? found : whole).map {
      DraftMember(id: $0.group.id, name: $0.group.name)
    }
  }

  func overlaps(of draft: DraftGroup) -> [(card: DraftCard, groups: [Term])] {
    let others = catalogue.groups.filter { $0.id != draft.id }
    return draft.parts.compactMap { part in
      let card = Card(
        group: "", localID: "", label: part.label, entity: part.entity, kind: .partner)
      let groups = others.filter { Overlap.cause(card, $0) != nil }
      return groups.isEmpty ? nil : (part, groups.map(\.name))
    }
  }

  func newID(for title: String) -> String { newID(for: title, besides: []) }

  /// - Parameter more: ids that are taken as well.
  func newID(for title: String, besides more: Set<String>) -> String {
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

  func objection(toName text: String) -> Objection? {
    Flaw(inName: text).map { Objection(Term("workshop-no-name", ["reason": .term($0.term)])) }
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

// MARK: - What is kept

extension OwnGroups {
  /// What the player has put together so far.
  init(_ files: OwnFiles, _ catalogue: Catalogue) {
    self.init(
      groups: files.groups.map { group in
        DraftGroup(
          id: group.id, title: group.title,
          cards: group.partners.map { DraftCard(label: $0.label, entity: $0.entity) })
      },
      decks: files.decks(of: catalogue).map { deck in
        DraftDeck(
          id: deck.id, title: deck.title,
          groups: deck.groupIDs.map { id in
            DraftMember(id: id, name: catalogue[id]?.name ?? Term("name-own", ["name": .text(id)]))
          })
      })
  }
}

extension Group {
  /// What a player has put together, as a group of the catalogue.
  ///
  /// - Parameter old: the group as it was; what the player cannot change here stays as it is.
  init(_ draft: DraftGroup, id: String, over old: Group? = nil) {
    var number = 0
    let known = Set(old?.partners.map(\.localID) ?? [])
    let partners = draft.parts.map { part in
      let same = old?.partners.first { $0.label == part.label && $0.entity == part.entity }
      if let same { return same }
      repeat { number += 1 } while known.contains("card_\(number)")
      return Card(
        group: id, localID: "card_\(number)", label: part.label, entity: part.entity,
        kind: .partner)
    }
    self.init(
      id: id, title: draft.title,
      base: Card(
        group: id, localID: old?.base.localID ?? "base", label: draft.title, kind: .base),
      partners: partners, truth: old?.truthBesidePartners ?? [], homonyms: old?.homonyms ?? [],
      about: old?.about ?? About())
  }
}

extension Archive {
  /// Nil where there is no folder for them.
  var ownFiles: OwnFiles? {
    folders.map { OwnFiles(folder: $0.data.path(percentEncoded: false)) }
  }

  /// What the player has put together so far.
  func ownGroups(in catalogue: Catalogue) -> OwnGroups {
    ownFiles.map { OwnGroups($0, catalogue) } ?? OwnGroups()
  }

  /// Carries out what is asked for the player's own groups and decks.
  ///
  /// - Returns: what the player is told where that failed.
  func performOnGroups(_ request: Request, in catalogue: Catalogue) -> Term? {
    guard let files = ownFiles else { return Term("workshop-not-kept") }
    do throws(FileProblem) {
      switch request {
      case .keepGroup(let draft):
        guard let id = draft.id else { return nil }
        let group = Group(draft, id: id, over: files.groups.first { $0.id == id })
        try write(group.fileText, to: files.path(ofGroup: id))
      case .keepDeck(let draft):
        guard let id = draft.id else { return nil }
        let old = files.decks(of: catalogue).first { $0.id == id }
        let deck = Deck(
          id: id, title: draft.title, groupIDs: draft.parts.map(\.id),
          shuffleSeed: old?.shuffleSeed)
        try write(deck.fileText, to: files.path(ofDeck: id, in: catalogue))
      case .dropGroup(let id): try remove(files.path(ofGroup: id))
      case .dropDeck(let id): try remove(files.path(ofDeck: id, in: catalogue))
      default: break
      }
      return nil
    } catch {
      return error.reason
    }
  }

  /// Keeps a group of the player's own under an id.
  ///
  /// - Returns: what the player is told where that failed.
  func keep(_ group: DraftGroup, id: String) -> Term? {
    var group = group
    group.id = id
    return performOnGroups(.keepGroup(group), in: Catalogue(groups: []))
  }

  private func write(_ text: String, to path: String) throws(FileProblem) {
    let file = URL(filePath: path)
    try Folders.make(file.deletingLastPathComponent())
    try WholeFile.write(Data(text.utf8), to: file)
  }

  private func remove(_ path: String) throws(FileProblem) {
    try WholeFile.remove(URL(filePath: path))
  }
}
