// SPDX-License-Identifier: GPL-3.0-or-later

/// A suit of French playing cards, in the alphabetical order that numbered deals use.
public enum Suit: String, Hashable, Sendable, CaseIterable {
  case clubs, diamonds, hearts, spades

  public enum Colour: String, Hashable, Sendable, CaseIterable {
    case black, red

    public var other: Colour { self == .red ? .black : .red }
  }

  public var colour: Colour { self == .diamonds || self == .hearts ? .red : .black }

  /// The first letter of its English name, in lower case.
  var letter: Character {
    switch self {
    case .clubs: "c"
    case .diamonds: "d"
    case .hearts: "h"
    case .spades: "s"
    }
  }
}
