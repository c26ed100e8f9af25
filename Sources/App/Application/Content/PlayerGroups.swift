// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Games
import Localization
import Synchronization

/// What everyone has and what a player has beside it, as one catalogue.
final class PlayerGroups: Sendable {
  let catalogue: Catalogue
  let problems: [CatalogueProblem]
  private let decks: [Deck]
  private let shipped: Set<String>
  /// By language, without the groups that have too few names in it.
  private let stocks = Mutex<[String: AtlasStock]>([:])

  init(_ shipped: ShippedGroups, _ own: LocalGroups) throws(CatalogueProblem) {
    let source = own.after(shipped)
    let catalogue = try source.loadAllGroups()
    let (decks, problems) = try source.loadAllDecks(of: catalogue)
    self.catalogue = catalogue
    self.decks = decks
    self.problems = catalogue.problems + problems
    self.shipped = shipped.ids
  }

  func stock(in phrasebook: Phrasebook) -> AtlasStock {
    stocks.withLock { stocks in
      if let known = stocks[phrasebook.language] { return known }
      let unnamed = catalogue.unnamed(in: phrasebook, shipped: shipped)
      let stock = AtlasStock(
        catalogue, shipped: shipped, decks: decks, leavingOut: Set(unnamed.map(\.id)))
      stocks[phrasebook.language] = stock
      return stock
    }
  }
}
