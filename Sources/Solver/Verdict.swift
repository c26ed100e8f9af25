// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is known of a table: yes, no or nothing; never a guess.
public enum Verdict: Hashable, Sendable {
  /// It can be won; these moves, replayed by the rules from the table asked about, win it.
  case won([Move])
  /// No line of moves wins it.
  case lost
  /// The effort allowed did not settle it.
  case unknown

  /// Yes, no, or nil for what is not known.
  public var isWinnable: Bool? {
    switch self {
    case .won: true
    case .lost: false
    case .unknown: nil
    }
  }
}

/// How much work a question may cost.
public struct Effort: Sendable {
  /// How many positions may be looked into; the same answer on every machine, unlike a time.
  public let states: Int
  /// Asked now and then; true gives up with ``Verdict/unknown``.
  public let isCancelled: @Sendable () -> Bool

  public init(states: Int, isCancelled: @escaping @Sendable () -> Bool = { false }) {
    self.states = states
    self.isCancelled = isCancelled
  }

  /// Settles nearly every deal of the named difficulties, in well under a second.
  public static let standard = Effort(states: 200_000)
}

/// Says of any table of a round whether it can still be won.
public protocol PatienceSolver: Sendable {
  associatedtype Patience: Game

  var game: Patience { get }
  var effort: Effort { get }

  /// The verdict on the match's table now. The match is one of this solver's game.
  func verdict(on match: Match) -> Verdict
}

extension PatienceSolver {
  /// Yes, no, or nil for what the effort did not settle.
  public func isStillWinnable(_ match: Match) -> Bool? { verdict(on: match).isWinnable }
}
