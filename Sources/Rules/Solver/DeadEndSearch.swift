// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Match {
  /// Whether what has been seen of the match shows that it is lost: no order of moves wins it, turns
  /// up a card that was never seen, or places one of the stock or waste. False for a game whose end
  /// does not follow from that.
  ///
  /// - Returns: nil where the effort does not settle it.
  public func isDeadEnd(within effort: Effort) -> Bool? {
    guard let game = game as? any Solitaire else { return false }
    return search(game, within: effort)
  }

  private func search(_ game: some Solitaire, within effort: Effort) -> Bool? {
    DeadEndSearch(game: game, seen: shownPieces, effort: effort).isDeadEnd(table)
  }
}

extension Effort {
  /// What a look for a dead end is worth: where there is one, few tables can be reached at all.
  public static func lookForDeadEnd(
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> Effort { Effort(states: 3_000, isCancelled: isCancelled) }
}

/// Goes to every table that can be reached by carrying open cards about.
struct DeadEndSearch<Played: Solitaire> {
  let game: Played
  /// What has lain open.
  let seen: Set<Piece>
  let effort: Effort

  func isDeadEnd(_ table: Table) -> Bool? {
    var reached: Set<Arrangement> = [Arrangement(table)]
    var next = [table]
    while let table = next.popLast() {
      guard reached.count <= effort.states, !effort.isCancelled() else { return nil }
      guard !drawingLeadsOn(table) else { return false }
      for carry in game.carries(on: table) {
        let turn = game.turn(playing: carry.move, on: table)
        guard !game.isComplete(turn.table), !turn.events.contains(where: showsUnseen) else {
          return false
        }
        if reached.insert(Arrangement(turn.table)).inserted { next.append(turn.table) }
      }
    }
    return true
  }

  private func drawingLeadsOn(_ table: Table) -> Bool {
    game.comingUp(on: table).contains { !seen.contains($0) || game.canPlay($0, on: table) }
  }

  private func showsUnseen(_ event: Event) -> Bool {
    guard case .turned(let pieces, _, faceUp: true) = event else { return false }
    return pieces.contains { !seen.contains($0) }
  }
}

/// What lies together on places of which kind: which column it is, and what is counted, matters to
/// nothing that can be reached.
private struct Arrangement: Hashable {
  private let piles: [Place.Kind: Set<Pile>]

  init(_ table: Table) {
    piles = table.places.reduce(into: [:]) { $0[$1.kind, default: []].insert(table[$1]) }
  }
}
