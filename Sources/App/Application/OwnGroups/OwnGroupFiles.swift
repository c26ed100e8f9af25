// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Conversation
import Engine
import Foundation
import Storage

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

extension Archive {
  /// Nil where there is no folder for them.
  public var ownFiles: OwnFiles? {
    folders.map { OwnFiles(folder: $0.data.path(percentEncoded: false)) }
  }

  /// What the player has put together so far.
  public func ownGroups(in catalogue: Catalogue) -> OwnGroups {
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
  public func keep(_ group: DraftGroup, id: String) -> Term? {
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
