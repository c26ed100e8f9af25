// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension AtlasSolitaire {
  /// Which cards that are needed next lie under others, face down too, and that there is no room to
  /// free them: a learner hears it of a round that is lost.
  public func obstacles(on table: Table) -> [Term] {
    let columns = table.places.filter { $0.kind == .column }
    let foundations = table.places.filter { $0.kind == .foundation }
    let covered = columns.flatMap { place in
      table[place].dropLast(run(at: place, on: table).count).map { card($0.piece) }
    }
    let open = foundations.compactMap { openGroup(at: $0, on: table) }
    let waiting = open.compactMap { group in
      obstacle(
        "atlas-obstacle-group", covered.filter { !$0.isBase && $0.belongs(to: group) }, group)
    }
    let isFull = open.count == foundations.count
    let bases =
      isFull ? nil : obstacle("atlas-obstacle-bases", covered.filter(\.isBase), nil)
    let isCrowded = columns.allSatisfy { !table[$0].isEmpty }
    return waiting + (bases.map { [$0] } ?? [])
      + (isFull ? [Term("atlas-obstacle-foundations")] : [])
      + (isCrowded ? [Term("atlas-obstacle-columns")] : [])
  }

  private func obstacle(_ key: Key, _ cards: [AtlasCard], _ group: Int?) -> Term? {
    guard !cards.isEmpty else { return nil }
    let names: [String: Filling] = [
      "cards": .list(cards.map { name(of: $0.piece).form("short") }),
      "count": .number(cards.count),
    ]
    let title = group.map { ["group": Filling.term(setup.groups[$0].name)] } ?? [:]
    return Term(key, names.merging(title) { first, _ in first })
  }
}
