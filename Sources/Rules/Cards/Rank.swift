// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A rank, the ace low.
public enum Rank: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ace = 1
  case two, three, four, five, six, seven, eight, nine, ten, jack, queen, king

  /// The word that messages select by: "ace", "ten".
  public var word: String { Self.words[rawValue - 1] }
  private static let words = allCases.map { String(describing: $0) }

  /// One lower; nil for the ace.
  public var below: Rank? { Rank(rawValue: rawValue - 1) }
  /// One higher; nil for the king.
  public var above: Rank? { Rank(rawValue: rawValue + 1) }

  /// How many steps up it is from another rank, the ace following the king.
  public func steps(above other: Rank) -> Int {
    (rawValue - other.rawValue + Rank.allCases.count) % Rank.allCases.count
  }

  public static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }

  /// One sign: A, 2 to 9, X, J, Q, K.
  var sign: Character { Array("A23456789XJQK")[rawValue - 1] }

  /// Reads a sign, in either case; the ten also as "t" and "10".
  init?(_ text: some StringProtocol) {
    let text = text.uppercased()
    guard let rank = Rank.allCases.first(where: { String($0.sign) == text }) else {
      guard text == "10" || text == "T" else { return nil }
      self = .ten
      return
    }
    self = rank
  }
}
