// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Deals random rounds in which every card fits one group only.
public struct Dealer: Hashable, Sendable {
  /// How many groups a round has.
  public let count: Int
  /// How many partners are dealt of a group; one that holds fewer deals all it holds.
  public let partnersPerGroup: Int
  /// Only groups of these are dealt.
  public let difficulties: Set<Difficulty>
  /// The ids of groups that are dealt only when it cannot be done without them.
  public let recent: Set<String>

  /// `count` and `partnersPerGroup` are at least 1.
  public init(
    count: Int, partnersPerGroup: Int = 5, difficulties: Set<Difficulty> = Set(Difficulty.allCases),
    avoiding recent: [String] = []
  ) {
    self.count = count
    self.partnersPerGroup = partnersPerGroup
    self.difficulties = difficulties
    self.recent = Set(recent)
  }

  /// The groups of a round, each with only the partners that were dealt. The same generator and
  /// the same groups, in whatever order, give the same round on every machine.
  public func deal(
    from available: [Group], using generator: inout Generator
  ) throws(DealFailure) -> [Group] {
    throw .tooFewGroups(found: 0, needed: count)
  }
}

/// Why no round could be dealt.
public enum DealFailure: Error, Hashable, Sendable {
  /// So few groups of the wanted difficulties are there.
  case tooFewGroups(found: Int, needed: Int)
  /// Enough groups are there, but too many of their members fit several of them.
  case tooMuchShared(needed: Int)

  /// The failure as a message to the player.
  public var term: Term {
    switch self {
    case .tooFewGroups(let found, let needed):
      Term("deal-too-few-groups", ["found": .number(found), "needed": .number(needed)])
    case .tooMuchShared(let needed):
      Term("deal-too-much-shared", ["needed": .number(needed)])
    }
  }
}
