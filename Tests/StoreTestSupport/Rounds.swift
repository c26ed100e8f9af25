// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage

/// The games that the tests play.
public let games = GameTypes([Pebbles.self])

/// A round after so many steps.
public func round(steps: Int, seed: UInt64 = 7) -> Match {
  var match = Match(Pebbles(), seed: seed)
  for step in 0..<steps { match.takeStep(step) }
  return match
}

/// A round that is won by three pebbles, after so many moves.
public func wonRound(moves: Int, seed: UInt64 = 7) -> Match {
  var game = Pebbles()
  game.wonAfter = 3
  var match = Match(game, seed: seed)
  while match.outcome == .open {
    let isLate = match.moveCount + 3 >= moves
    let move = match.game.moves(on: match.table).first { ($0.goal == .act("shuffle")) != isLate }
    guard let move, (try? match.play(move)) != nil else { break }
  }
  return match
}

/// Plays on, as a process that a test strikes or has beside it: each step is saved and then told.
///
/// - Parameters:
///   - count: how many steps; the seconds of the round serve as the number of those taken.
///   - tell: called with what there is to say of the round, and with each number once it is saved.
public func playOn(
  as player: PlayerID, in slot: String, of store: any PlayerStore, _ takeover: LeaseTakeover,
  count: Int = 5_000, tell: (String) -> Void
) async throws {
  let lease = try await store.claim(player, takingOver: takeover)
  let opened = try await store.openRounds(in: [slot], under: lease)
  for notice in opened.notices { tell("notice \(notice.key)") }
  var match = opened.rounds.first?.round.match ?? Match(Pebbles(), seed: 7)
  var step = opened.rounds.first?.round.seconds ?? 0
  for _ in 0..<count {
    match.takeStep(step)
    step += 1
    try await store.write(.save(match, slot: slot, seconds: step), by: .exclusive(lease))
    tell("\(step)")
  }
}

/// Everything that a save has to bring back, as something to compare.
public struct Likeness: Equatable {
  let table: Table
  let moves: Int
  let mistakes: [Move]
  let undone: [Table]
  let redone: [Table]
  let bookmark: Int?

  public init?(_ match: Match?) {
    guard let match else { return nil }
    table = match.table
    moves = match.moveCount
    mistakes = match.mistakes
    bookmark = match.bookmark
    var back = match
    var tables: [Table] = []
    while back.undo() != nil { tables.append(back.table) }
    undone = tables
    var forth = match
    tables = []
    while forth.redo() != nil { tables.append(forth.table) }
    redone = tables
  }
}
