// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// A patience whose playing cards are built in columns until all of them lie on foundations, or are
/// put away in whole suits.
public protocol FoundationSolitaire: Solitaire, FoundationBuilding, CardCounting, Faced
where Card == PlayingCard {
  /// How cards come to lie on one another in the columns.
  var building: Building { get }

  /// The rank that opens a foundation.
  func base(on table: Table) -> Rank
}

extension FoundationSolitaire {
  public func base(on table: Table) -> Rank { .ace }
}
