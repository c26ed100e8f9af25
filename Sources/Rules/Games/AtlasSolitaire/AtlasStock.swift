// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas

/// What rounds of Atlas Solitaire are made of.
public struct AtlasStock: Sendable {
  /// What decks take their groups from.
  public let catalogue: Catalogue
  /// The groups that are dealt.
  public let dealt: [Group]
  /// Those of them that come with the game.
  public let shipped: [Group]
  /// Those the menu lists.
  public let decks: [Deck]

  /// - Parameters:
  ///   - shipped: the ids of the groups that everyone has; all of them, where none are given.
  ///   - unnamed: the ids of groups that only decks deal.
  public init(
    _ catalogue: Catalogue, shipped: Set<String>? = nil, decks: [Deck] = [],
    leavingOut unnamed: Set<String> = []
  ) {
    self.catalogue = catalogue
    self.decks = decks
    let dealt = catalogue.groups.filter { !unnamed.contains($0.id) }
    self.dealt = dealt
    self.shipped = shipped.map { ids in dealt.filter { ids.contains($0.id) } } ?? dealt
  }

  /// Whether everyone has all that is dealt.
  var isAsShipped: Bool { dealt.count == shipped.count }
}
