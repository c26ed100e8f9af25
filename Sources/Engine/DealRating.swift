// SPDX-License-Identifier: GPL-3.0-or-later

/// Who wins a deal.
public enum DealRating: String, Hashable, Sendable, CaseIterable, Codable {
  /// Whoever plays what is plain to see.
  case anyone
  /// A player who takes care; whoever does not may lose it.
  case careful
  /// Only by looking further ahead than what is plain to see.
  case solver
  /// Nobody.
  case lost
  /// The effort allowed did not settle it.
  case unknown
}
