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

  private func completedGroups(on table: Table) -> [Term] {
    completed(on: table).map { pieces in
      Term(
        "atlas-completed-group",
        [
          "group": .term(name(of: pieces[0])), "cards": .list(pieces.dropFirst().map(name)),
        ])
    }
  }

  /// The group that a card was completed with, which need not be the one it was dealt for. A base is
  /// called by its group anyhow.
  public func completion(of piece: Piece, on table: Table) -> Term? {
    completed(on: table).first { $0.dropFirst().contains(piece) }
      .map { setup.groups[card($0[0]).home].name }
  }

  /// In the order in which they were completed, each with its base first. A name that two groups
  /// share is told where its card lies.
  private func completed(on table: Table) -> [[Piece]] {
    table[.completed].pieces.reduce(into: []) { groups, piece in
      if card(piece).isBase || groups.isEmpty {
        groups.append([piece])
      } else {
        groups[groups.count - 1].append(piece)
      }
    }
  }
}
