// SPDX-License-Identifier: GPL-3.0-or-later

/// The groups that could be read, and why the others could not.
public struct Catalogue: Hashable, Sendable {
  /// In the order of loading, no id twice.
  public let groups: [Group]
  /// What was refused, in the order of loading.
  public let problems: [CatalogueProblem]

  /// A catalogue of groups that are known to be sound.
  public init(groups: [Group], problems: [CatalogueProblem] = []) {
    self.groups = groups
    self.problems = problems
  }

  /// The group of this id, if it could be read.
  public subscript(id: String) -> Group? { groups.first { $0.id == id } }

  /// The deck's groups as they stand, all partners, in the deck's order.
  public func groups(of deck: Deck) throws(DeckRefusal) -> [Group] {
    guard !deck.groupIDs.isEmpty else { throw .noGroup }
    var chosen: [Group] = []
    for id in deck.groupIDs {
      guard let group = self[id] else { throw .unknownGroup(id) }
      guard !chosen.contains(where: { $0.id == id }) else { throw .groupTwice(id) }
      guard group.base.kind == .base else { throw .noBase(id) }
      guard !group.partners.isEmpty else { throw .noPartners(id) }
      chosen.append(group)
    }
    return chosen
  }
}
