// SPDX-License-Identifier: GPL-3.0-or-later

/// The right to write what a player keeps. One session at a time has it.
public struct Lease: Hashable, Sendable {
  public let player: PlayerID
  /// The fencing number: every later claim gets a larger one, and only the largest may write. So a
  /// session that was believed gone cannot overwrite the one that came after it.
  public let number: Int64
}

/// In whose name something is written.
public enum WriteAccess: Hashable, Sendable {
  /// As the session that plays for a player. Refused once another has taken over.
  case exclusive(Lease)
  /// As a session beside the one that has the lease: what adds up, such as results, answers and
  /// settings, is kept; rounds are not.
  case shared(PlayerID)

  public var player: PlayerID {
    switch self {
    case .exclusive(let lease): lease.player
    case .shared(let player): player
    }
  }
}

/// What becomes of a lease that another session has.
public enum LeaseTakeover: Hashable, Sendable {
  /// It passes on only where the process that had it does not run any more.
  case ifHolderIsGone
  /// It passes on, whatever its holder does.
  case always
}
