// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What was learnt and missed in seven days.
public struct WeekProgress: Hashable, Sendable {
  /// The last of them.
  public let end: Day
  public let daysPlayed: Int
  /// The places that were known at its end.
  public let known: Int
  /// Those that were asked about for the first time.
  public let new: Int
  /// Those that had been known and were missed.
  public let forgotten: Int
  /// The groups whose places were known best and worst; nil where none stands out.
  public let best: GroupScore?
  public let weakest: GroupScore?

  public init(
    to end: Day, daysPlayed: Int = 0, known: Int = 0, new: Int = 0, forgotten: Int = 0,
    best: GroupScore? = nil, weakest: GroupScore? = nil
  ) {
    self.end = end
    self.daysPlayed = daysPlayed
    self.known = known
    self.new = new
    self.forgotten = forgotten
    self.best = best
    self.weakest = weakest
  }
}

/// How many answers about the places of a group were right.
public struct GroupScore: Hashable, Sendable {
  public let group: Term
  public let right: Int
  public let count: Int

  /// Fewer answers say nothing of a group.
  static let leastCount = 3

  public init(_ group: Term, right: Int, of count: Int) {
    self.group = group
    self.right = right
    self.count = count
  }

  var share: Double { Double(right) / Double(count) }

  fileprivate func told(_ key: Key) -> Term {
    Term(key, ["group": .term(group), "right": .number(right), "count": .number(count)])
  }
}

/// The week that ends today, and the one before.
public struct TwoWeeks: Hashable, Sendable {
  public let now: WeekProgress
  public let before: WeekProgress

  public init(now: WeekProgress, before: WeekProgress) {
    self.now = now
    self.before = before
  }

  /// A line for each figure, with that of the week before, then the groups of this week.
  public var told: [Term] {
    guard now.daysPlayed + before.daysPlayed > 0 else { return [Term("week-none")] }
    let figures: [(Key, KeyPath<WeekProgress, Int>)] = [
      ("week-days", \.daysPlayed), ("week-known", \.known), ("week-new", \.new),
      ("week-forgotten", \.forgotten),
    ]
    let lines = figures.map { key, figure in
      Term(key, ["now": .number(now[keyPath: figure]), "before": .number(before[keyPath: figure])])
    }
    return [Term("week")] + lines
      + [now.best?.told("week-best"), now.weakest?.told("week-weakest")].compactMap(\.self)
  }
}
