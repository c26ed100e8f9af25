// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Plays at random, from a seed, so that whatever breaks can be played again.
struct RandomPlay {
  var match: Match
  private var generator: Generator

  init(_ registered: Registered, seed: UInt64) throws {
    match = Match(try registered.game(), seed: seed)
    generator = Generator(seed: seed ^ 0xA10D)
  }

  /// Games played, each this many moves long, when nothing more is asked for.
  static let seeds: [UInt64] = Array(1...3)
  static let length = 50

  /// Moves for each game and difficulty in the long sweep, `ALOUD_LONG=1`.
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

/// A round that was played at random, and its table after the deal and after every move.
struct PlayedRound: Sendable {
  let match: Match
  let tables: [Table]

  /// The same rounds for every law: playing them is what takes time.
  static func of(_ registered: Registered) throws -> [PlayedRound] {
    try all.get()[registered.label] ?? []
  }

  private static let all = Result {
    try Dictionary(
      uniqueKeysWithValues: Registered.all.map { registered in
        (registered.label, try RandomPlay.seeds.map { try PlayedRound(registered, seed: $0) })
      })
  }

  private init(_ registered: Registered, seed: UInt64) throws {
    var play = try RandomPlay(registered, seed: seed)
    var tables: [Table] = []
    try play.run { tables.append($0.table) }
    self.tables = tables
    match = play.match
  }
}

/// Shows a law the tables of some rounds of a game; the costly laws look at every so many-th.
func tryOut(
  _ registered: Registered, every stride: Int = 1, _ look: (any Game, Table) throws -> Void
) throws {
  for round in try PlayedRound.of(registered) {
    for (index, table) in round.tables.enumerated() where index % stride == 0 {
      try look(round.match.game, table)
    }
  }
}
