// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Storage
import StoreTestSupport

/// A player with the lease, in a session of their own.
struct Seat: Sendable {
  let store: any PlayerStore
  let player: PlayerID
  let lease: Lease

  init(
    _ site: any StoreSite, _ name: String = "ann", takingOver: LeaseTakeover = .ifHolderIsGone
  ) async throws {
    store = try await site.open()
    player = PlayerID(rawValue: name)
    lease = try await store.claim(player, takingOver: takingOver)
  }

  func write(_ change: PlayerChange) async throws {
    try await store.write(change, by: .exclusive(lease))
  }

  func save(_ match: Match, seconds: Int = 1, in slot: String = "pebbles") async throws {
    try await write(.save(match, slot: slot, seconds: seconds))
  }

  /// The round of a slot, as the next session finds it.
  func kept(in slot: String = "pebbles") async throws -> StoredRound? {
    let opened = try await store.openRounds(in: [slot], under: lease)
    return opened.rounds.first?.round
  }

  /// Records results of one deal after another.
  func record(
    _ endings: [RoundResult.Ending], seconds: Int = 60, steps: Int = 0, score: Int? = nil,
    difficulty: Difficulty = "easy", ingredients: [String] = []
  ) async throws {
    for ending in endings {
      var game = Pebbles()
      game.difficulty = difficulty
      game.ingredients = ingredients
      var match = Match(game, seed: .max)
      for step in 0..<steps { match.takeStep(step) }
      let result = RoundResult(of: match, ending, seconds: seconds, score: score)
      try await write(.record(result, clearing: nil))
    }
  }

  /// Records a round as it is when it ends.
  func finish(
    _ match: Match, _ ending: RoundResult.Ending = .won, seconds: Int = 60,
    claiming result: RoundResult? = nil
  ) async throws {
    try await save(match, seconds: seconds)
    let result = result ?? RoundResult(of: match, ending, seconds: seconds)
    try await write(.record(result, clearing: "pebbles"))
  }

  func tallies() async throws -> [Tally] { try await store.tallies(of: player) }

  /// The statistics of a player who has played one game, at one difficulty.
  func statistics() async throws -> Statistics {
    try await tallies().first?.statistics ?? Statistics()
  }
}
