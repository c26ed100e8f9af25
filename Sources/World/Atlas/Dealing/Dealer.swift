// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Deals random rounds in which every card fits one group only.
public struct Dealer: Hashable, Sendable {
  /// One card and its base are no group to look for; only an authored deck may have that.
  private static let fewestPartners = 2

  /// How many groups a round has.
  public let count: Int
  /// How many partners are dealt of a group; one that holds fewer deals all it holds.
  public let partnersPerGroup: Int
  /// Only groups of these are dealt.
  public let difficulties: Set<Familiarity>
  /// The ids of groups that are dealt only when it cannot be done without them.
  public let recent: Set<String>
  /// The ids of groups that are dealt before others, the first one first.
  public let preferred: [String]

  /// A `count` or `partnersPerGroup` below 1 counts as 1.
  public init(
    count: Int, partnersPerGroup: Int = 5,
    difficulties: Set<Familiarity> = Set(Familiarity.allCases),
    avoiding recent: [String] = [], preferring preferred: [String] = []
  ) {
    self.count = max(count, 1)
    self.partnersPerGroup = max(partnersPerGroup, 1)
    self.difficulties = difficulties
    self.recent = Set(recent).subtracting(preferred)
    self.preferred = preferred
  }

  /// The groups of a round, each with only the partners that were dealt. The same generator and
  /// the same groups, in whatever order, give the same round on every machine.
  public func deal(
    from available: [Group], using generator: inout Generator
  ) throws(DealFailure) -> [Group] {
    let usable = available.filter { group in
      difficulties.contains(group.difficulty) && group.partners.count >= Self.fewestPartners
    }.sorted { $0.id < $1.id }
    guard usable.count >= count else {
      throw .tooFewGroups(found: usable.count, needed: count)
    }
    let first = preferred.compactMap { id in usable.first { $0.id == id } }
    let others = usable.filter { group in !preferred.contains(group.id) }
    let fresh = generator.shuffled(others.filter { !recent.contains($0.id) })
    let stale = generator.shuffled(others.filter { recent.contains($0.id) })
    guard let round = round(of: first + fresh) ?? round(of: first + fresh + stale) else {
      throw .tooMuchShared(needed: count)
    }
    return round.groups.map { members, left in
      let chosen = generator.shuffled(left).prefix(partnersPerGroup)
      return members.group.dealing(chosen.map(\.card))
    }
  }

  private func round(of order: [Group]) -> ExclusiveRound? {
    var search = RoundSearch(order, count: count)
    return search.extend(ExclusiveRound(partnersPerGroup: partnersPerGroup))
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
