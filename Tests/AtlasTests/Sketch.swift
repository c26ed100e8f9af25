// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

/// Groups without files.
enum Sketch {
  /// A group of labels, each its own entity in lower case unless told otherwise.
  static func group(
    _ id: String, _ labels: [String], entities: [String: String?] = [:],
    truth: Set<String> = [], homonyms: Set<String> = [],
    difficulty: Familiarity = .medium
  ) -> Group {
    let partners = labels.map { label in
      Card(
        group: id, localID: label.lowercased(), label: label,
        entity: entities[label, default: label.lowercased()], kind: .partner)
    }
    return Group(
      id: id, title: "Group \(id)",
      base: Card(group: id, localID: "base", label: "Group \(id)", kind: .base),
      partners: partners, truth: truth, homonyms: homonyms,
      about: Group.About(difficulty: difficulty))
  }

  /// Groups that share many members of a small world, from two to twelve partners each, some with
  /// a name that means something else in another group.
  static func catalogue(of count: Int, seed: UInt64) -> [Group] {
    var generator = Generator(seed: seed)
    return (0..<count).map { index in
      let members = generator.shuffled(Array(0..<300)).prefix(4 + generator.below(30))
      let labels = members.prefix(2 + generator.below(11)).map { "Place \($0)" }
      let homonym = labels.first.map { [$0: "\($0)-\(index)"] } ?? [:]
      return group(
        "g\(index)", labels, entities: homonym, truth: Set(members.map { "place \($0)" }),
        difficulty: Familiarity.allCases[index % 3])
    }
  }
}
