// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Plays at random, from a seed, so that whatever breaks can be played again.
struct RandomPlay {
  private(set) var match: Match
  private var generator: Generator

  init(_ registered: Registered, seed: UInt64) throws {
    match = Match(try registered.game(), seed: seed)
    generator = Generator(seed: seed ^ 0xA10D)
  }

  /// Games played, each this many moves long, when nothing more is asked for.
  static let seeds: [UInt64] = Array(1...4)
  static let length = 60

  /// Moves for all games together in the long sweep, `ALOUD_LONG=1`.
  static let longSweep = 100_000
  static var isLong: Bool { ProcessInfo.processInfo.environment["ALOUD_LONG"] == "1" }

  /// Plays one legal move; carries are preferred, or most rounds would be nothing but drawing.
  /// - Returns: nil when the round is over or nothing can be done.
  mutating func step() throws -> Move? {
    guard match.outcome == .open else { return nil }
    let moves = match.game.moves(on: match.table)
    let carries = moves.filter { !$0.picked.isEmpty }
    let choice = !carries.isEmpty && generator.below(3) > 0 ? carries : moves
    guard !choice.isEmpty else { return nil }
    let move = choice[generator.below(choice.count)]
    try match.play(move)
    return move
  }

  /// Steps until the length is reached or the round is over, showing the match after every step.
  mutating func run(
    length: Int = RandomPlay.length, _ look: (inout Match) throws -> Void = { _ in }
  ) throws {
    try look(&match)
    for _ in 0..<length {
      guard try step() != nil else { return }
      try look(&match)
    }
  }
}

/// Shows a law the tables of some rounds of a game; the costly laws take fewer and shorter ones.
func tryOut(
  _ registered: Registered, rounds: Int = RandomPlay.seeds.count, length: Int = RandomPlay.length,
  _ look: (inout Match) throws -> Void
) throws {
  for seed in RandomPlay.seeds.prefix(rounds) {
    var play = try RandomPlay(registered, seed: seed)
    try play.run(length: length, look)
  }
}
