// SPDX-License-Identifier: GPL-3.0-or-later

/// What is known of a table: yes, no or nothing; never a guess.
public enum Verdict: Hashable, Sendable, Codable {
  /// It can be won; these moves, replayed by the rules from the table asked about, win it.
  case won([Move])
  /// No line of moves wins it, as far as no two positions of the search were taken for one, which are
  /// told apart by 61 bits at least.
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
