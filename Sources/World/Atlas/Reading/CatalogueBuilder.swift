// SPDX-License-Identifier: GPL-3.0-or-later

/// Collects the groups of many files; what came first stays.
struct CatalogueBuilder {
  private var groups: [Group] = []
  private var problems: [CatalogueProblem] = []
  private var files: [String: String] = [:]
  private var owners: [String: String] = [:]

  var catalogue: Catalogue { Catalogue(groups: groups, problems: problems) }

  mutating func add(_ result: Result<Group, Refused>, from file: String) {
    switch result {
    case .success(let group):
      if let problem = clash(of: group, from: file) {
        refuse([problem])
      } else {
        groups.append(group)
        files[group.id] = file
        for card in group.cards { owners[card.id] = group.id }
      }
    case .failure(let refused): refuse(refused.problems)
    }
  }

  /// Nobody mends more of them at once.
  private static let mostProblems = 100

  /// Whether so much is wrong that the rest is not worth a look.
  var isHopeless: Bool { groups.isEmpty && problems.count >= Self.mostProblems }

  mutating func refuse(_ more: [CatalogueProblem]) {
    problems += more.prefix(max(0, Self.mostProblems - problems.count))
  }

  private func clash(of group: Group, from file: String) -> CatalogueProblem? {
    if let earlier = files[group.id] {
      return CatalogueProblem(file: file, field: "group_id", flaw: .groupTaken(file: earlier))
    }
    // Group a_b with card c and group a with card b_c would both have a card a_b_c.
    for (index, card) in group.cards.enumerated() {
      guard let owner = owners[card.id] else { continue }
      let field = index == 0 ? "base_card.id" : "partner_cards[\(index - 1)].id"
      return CatalogueProblem(file: file, field: field, flaw: .cardTaken(group: owner))
    }
    return nil
  }
}
