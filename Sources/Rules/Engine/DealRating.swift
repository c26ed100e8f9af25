// SPDX-License-Identifier: GPL-3.0-or-later

/// Who wins a deal. Its names stand in files and on the command line.
public enum DealRating: String, Hashable, Sendable, CaseIterable, Codable {
  /// Who follows what can be seen wins it half of the time or more.
  case anyone
  /// The same player wins it now and then; who looks ahead, more often.
  case careful
  /// It can be won, but following what can be seen does not do it.
  case solver
  /// No line of moves wins it.
  case lost
  /// Neither a win nor a proof that there is none was found.
  case unknown

  /// What a player may wish for.
  public static let wished: [DealRating] = [.anyone, .careful, .solver]

  /// Whether a line that wins is known.
  public var isWinnable: Bool { self != .lost && self != .unknown }
}
