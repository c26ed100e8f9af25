// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Localization
import Synchronization

/// Groups and decks as rounds are made of them: those that come with the game and what is beside
/// them, read when somebody first wants them, and sorted out once for each language.
final class GroupCollection: Sendable {
  /// Whether there is more than what comes with the game.
  let hasMore: Bool
  private let read: Once<Result<Groups, CatalogueProblem>>
  private let stocks = Mutex<[String: AtlasStock]>([:])
  private let shops = Mutex<[String: GroupShop]>([:])

  private struct Groups: Sendable {
    let catalogue: Catalogue
    let decks: [Deck]
    let problems: [CatalogueProblem]
    let shipped: Set<String>
  }

  /// - Parameter more: a player's own, and those of the player's server.
  init(
    _ shipped: Once<Result<ShippedGroups, CatalogueProblem>>, and more: LocalGroups = LocalGroups()
  ) {
    hasMore = more.hasMore
    read = Once {
      Result { () throws(CatalogueProblem) in
        let shipped = try shipped.value.get()
        let source = more.after(shipped)
        let catalogue = try source.loadAllGroups()
        let (decks, problems) = try source.loadAllDecks(of: catalogue)
        return Groups(
          catalogue: catalogue, decks: decks, problems: catalogue.problems + problems,
          shipped: shipped.ids)
      }
    }
  }

  /// Every group there is; none where the game's own cannot be read.
  var catalogue: Catalogue {
    switch read.value {
    case .success(let groups): groups.catalogue
    case .failure(let problem): Catalogue(groups: [], problems: [problem])
    }
  }

  /// What could not be used of a player's files. What comes with the game is sound.
  var problems: [CatalogueProblem] {
    guard hasMore else { return [] }
    switch read.value {
    case .success(let groups): return groups.problems
    case .failure(let problem): return [problem]
    }
  }

  /// The same for a player who puts groups together in a language.
  func shop(in phrasebook: Phrasebook) -> GroupShop {
    let catalogue = catalogue
    return shops.withLock { shops in
      let shop = shops[phrasebook.language] ?? GroupShop(catalogue, phrasebook)
      shops[phrasebook.language] = shop
      return shop
    }
  }

  /// What is dealt in a language: no group that has too few names in it.
  func stock(in phrasebook: Phrasebook) throws(Refusal) -> AtlasStock {
    let groups: Groups
    do { groups = try read.value.get() } catch { throw Refusal(error.term) }
    return stocks.withLock { stocks in
      if let stock = stocks[phrasebook.language] { return stock }
      let unnamed = groups.catalogue.unnamed(in: phrasebook, shipped: groups.shipped)
      let stock = AtlasStock(
        groups.catalogue, shipped: groups.shipped, decks: groups.decks,
        leavingOut: Set(unnamed.map(\.id)))
      stocks[phrasebook.language] = stock
      return stock
    }
  }
}
