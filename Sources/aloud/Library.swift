// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Dialogue
import Engine
import Foundation
import Games
import Synchronization

/// What there is to play and to learn: groups, decks and facts, the game's and the player's own.
struct Library: Sendable {
  private let atlas: AtlasRounds
  /// What could not be used of the files, in words.
  let problems: [Term]
  private let source: LocalGroups
  private let facts: LazyFacts

  /// - Throws: ``CatalogueProblem`` where the game's own groups are missing.
  init(_ resources: Resources, own: URL?) throws(CatalogueProblem) {
    source = LocalGroups(shipped: resources.data.path, own: own?.path)
    let catalogue = try source.loadAllGroups()
    let decks = try source.loadAllDecks(of: catalogue)
    atlas = GameList.atlas(catalogue, shipped: source.shippedGroupIDs, decks: decks.decks)
    problems = (catalogue.problems + decks.problems).map(\.term)
    facts = LazyFacts(folder: resources.data.appending(path: "facts"))
  }

  var kinds: [any GameKind] { GameList.kinds(with: atlas) }

  /// A round as the command line asks for it.
  func round(
    of kind: any GameKind, _ order: RoundOrder, groupCount: Int?, deck path: String?
  ) throws(Objection) -> Round {
    if let path { return try atlas.round(of: deck(at: path), order) }
    if let groupCount { return try atlas.round(order, groupCount: groupCount) }
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
