// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Storage

extension OwnGroups {
  /// What the player has put together so far.
  public init(_ files: OwnFiles, _ catalogue: Catalogue) {
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

extension StoredPlayer {
  /// The player's own groups, and those of the player's server.
  public var groups: LocalGroups {
    // What is wrong with the address is told where it is asked for.
    let copy = try? RemoteCopy(of: self)
    return LocalGroups(own: own, remote: copy?.groups)
  }
}

// How they are written.
extension OwnFiles {
  /// Keeps a group under its id, in place of what was there.
  public func keeping(_ draft: DraftGroup, id: String) -> PlayerChange? {
    keeping(draft, id: id, inPlaceOf: filedGroups.first { $0.group.id == id })
  }

  func keeping(
    _ draft: DraftGroup, id: String, inPlaceOf old: (file: String, group: Group)?
  ) -> PlayerChange? {
    let group = Group(draft, id: id, over: old?.group)
    return name(.groups, old?.file ?? "\(id).json").map {
      .writeDocument($0, text: group.fileText)
    }
  }

  func keeping(_ draft: DraftDeck, id: String, in catalogue: Catalogue) -> PlayerChange? {
    let old = decks(of: catalogue).first { $0.id == id }
    let deck = Deck(
      id: id, title: draft.title, groupIDs: draft.parts.map(\.id), shuffleSeed: old?.shuffleSeed)
    return name(.decks, file(ofDeck: id, in: catalogue)).map {
      .writeDocument($0, text: deck.fileText)
    }
  }

  func droppingGroup(_ id: String) -> PlayerChange? {
    name(.groups, file(ofGroup: id)).map { .removeDocument($0) }
  }

  func droppingDeck(_ id: String, in catalogue: Catalogue) -> PlayerChange? {
    name(.decks, file(ofDeck: id, in: catalogue)).map { .removeDocument($0) }
  }

  private func name(_ kind: PlayerDocument.Kind, _ file: String) -> PlayerDocument.Name? {
    PlayerDocument.Name(kind, file: file)
  }
}
