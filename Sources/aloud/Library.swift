// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Dialogue
import Engine
import Foundation
import Games
import Phrasebook
import Storage
import Synchronization

/// What there is to play and to learn: groups, decks and facts, the game's and the player's own.
struct Library: Sendable {
  private var atlas: AtlasRounds
  private(set) var catalogue: Catalogue
  /// What could not be used of the files, in words.
  private(set) var problems: [Term]
  private var source: LocalGroups
  private let facts: LazyFacts
  let gallery: Gallery
  private let pictures: URL?

  /// - Throws: ``CatalogueProblem`` where the game's own groups are missing.
  init(_ resources: Resources, _ archive: Archive) throws(CatalogueProblem) {
    gallery = Gallery(resources, archive.folders)
    pictures = archive.folders?.pictures
    source = LocalGroups(resources, archive)
    (catalogue, atlas, problems) = try Self.read(source)
    facts = LazyFacts(folder: resources.data.appending(path: "facts"))
  }

  /// Reads groups and decks again, after a server has sent others.
  mutating func readGroups(_ resources: Resources, _ archive: Archive) throws(CatalogueProblem) {
    source = LocalGroups(resources, archive)
    (catalogue, atlas, problems) = try Self.read(source)
  }

  private static func read(
    _ source: LocalGroups
  ) throws(CatalogueProblem) -> (Catalogue, AtlasRounds, [Term]) {
    let catalogue = try source.loadAllGroups()
    let decks = try source.loadAllDecks(of: catalogue)
    return (
      catalogue,
      GameList.atlas(catalogue, shipped: source.shippedGroupIDs, decks: decks.decks),
      (catalogue.problems + decks.problems).map(\.term)
    )
  }

  /// The games in the words of a language, which deal no group that has too few names in it.
  func kinds(in phrasebook: Phrasebook) -> [any GameKind] {
    let unnamed = catalogue.unnamed(in: phrasebook, shipped: source.shippedGroupIDs)
    return GameList.kinds(
      with: atlas.leavingOut(Set(unnamed.map(\.id))), PuzzleRounds(gallery))
  }

  /// A round as the command line asks for it.
  func round(
    of kind: any GameKind, _ order: RoundOrder, groupCount: Int?, deck path: String?
  ) throws(Objection) -> Round {
    if let path { return try atlas.round(of: deck(at: path), order) }
    if let groupCount, let rounds = kind as? AtlasRounds {
      return try rounds.round(order, groupCount: groupCount)
    }
    return try kind.round(order)
  }

  /// A puzzle as the command line asks for it.
  func round(
    of kind: any GameKind, _ order: RoundOrder, _ wish: PuzzleWish
  ) throws(Objection) -> Round {
    var order = order
    if let size = wish.size, let index = Array(PuzzleSetup.sides).firstIndex(of: size) {
      order.difficulty = kind.difficulties[index]
    }
    if wish.isFromCamera, let pictures {
      let camera = Camera(path: ProcessInfo.processInfo.environment["PATH"] ?? "")
      order.motif = try camera.shoot(into: pictures).path
    } else {
      order.motif = wish.picture.map(gallery.picture(called:))
    }
    return try kind.round(order)
  }

  private func deck(at path: String) throws(Objection) -> Deck {
    do { return try source.loadDeck(at: path) } catch { throw Objection(error.term) }
  }

  @Sendable func teaching(_ subject: String) -> Teaching {
    guard let fact = facts[subject] else { return Teaching() }
    return Teaching(brief: fact.headline.map { [$0] } ?? [], facts: fact.lines)
  }
}

extension Gallery {
  /// The game's own pictures and the player's: those made for the game come first.
  convenience init(_ resources: Resources, _ folders: Folders?) {
    self.init(
      data: resources.data,
      ownFolders: folders.map { [$0.pictures] + ($0.userPictures.map { [$0] } ?? []) } ?? [])
  }
}

/// The facts, read when somebody first wants to learn one: a start need not wait for them.
private final class LazyFacts: Sendable {
  private let folder: URL
  private let facts = Mutex<Facts?>(nil)

  init(folder: URL) { self.folder = folder }

  subscript(subject: String) -> Fact? {
    facts.withLock { facts in
      let read = facts ?? Facts(folder: folder.path)
      facts = read
      return read[subject]
    }
  }
}
