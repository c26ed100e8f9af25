// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Patience

extension GameQuery {
  /// The groups that are complete, card by card.
  public static let completed: GameQuery = "completed"
}

/// What can be asked of this game alone.
extension AtlasSolitaire: GameQueryAnswering {
  public func answer(
    _ gameQuery: GameQuery, _ arguments: [GameQuery.Argument], picked: [Piece], on table: Table
  ) throws(Refusal) -> GameQueryAnswer {
    guard gameQuery == .completed else { throw Refusal("refused-act") }
    let groups = completedGroups(on: table)
    return .lines(groups.isEmpty ? [Term("atlas-completed-none")] : groups)
  }

  /// In the order in which they were completed. A name that two groups share is told where its
  /// card lies.
  private func completedGroups(on table: Table) -> [Term] {
    let pieces = table[.completed].pieces
    let bases = pieces.indices.filter { card(pieces[$0]).isBase }
    return bases.enumerated().map { index, start in
      let end = index + 1 < bases.count ? bases[index + 1] : pieces.endIndex
      let partners = pieces[(start + 1)..<end].map { name(of: $0) }
      return Term(
        "atlas-completed-group",
        ["group": .term(name(of: pieces[start])), "cards": .list(partners)])
    }
  }
}
