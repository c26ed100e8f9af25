// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Klondike {
  /// What a card brings by where it goes, and what is taken off.
  enum Points {
    static let foundation = 10
    static let column = 5
    static let turned = 5
    /// For a card that comes back from a foundation.
    static let back = 15
    /// For going through the stock again, where one card is drawn at a time.
    static let recycle = 100
  }

  static let scoring = Scoring(
    [
      .init(.waste, .column, Points.column), .init(.waste, .foundation, Points.foundation),
      .init(.column, .foundation, Points.foundation), .init(.foundation, .column, -Points.back),
    ], turnedUp: Points.turned)

  public static var formula: Term {
    Term(
      "klondike-points",
      [
        "foundation": .number(Points.foundation), "column": .number(Points.column),
        "turned": .number(Points.turned), "back": .number(Points.back),
        "recycle": .number(Points.recycle),
      ])
  }
}
