// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension AtlasSolitaire {
  /// Where most of the cards that are needed next lie under others, face down too, and that there is
  /// no room to free them: a learner hears it of a round that is lost.
  public func obstacles(on table: Table) -> [Term] {
    let columns = table.places(.column)
    let foundations = table.places(.foundation)
    let covered = columns.flatMap { place in
      table[place].dropLast(free(at: place, on: table).count).map { card($0.piece) }
    }
    let open = foundations.compactMap { openGroup(at: $0, on: table) }
    let isFull = open.count == foundations.count
    let waiting: [(group: Int?, cards: [AtlasCard])] =
      open.map { group in (group, covered.filter { !$0.isBase && $0.belongs(to: group) }) }
      + (isFull ? [] : [(nil, covered.filter(\.isBase))])
    let worst = waiting.filter { !$0.cards.isEmpty }.max { $0.cards.count < $1.cards.count }
    let isCrowded = columns.allSatisfy { !table[$0].isEmpty }
    return (worst.map { [obstacle($0.cards, $0.group)] } ?? [])
      + (isFull ? [Term("atlas-obstacle-foundations")] : [])
      + (isCrowded ? [Term("atlas-obstacle-columns")] : [])
  }

  /// - Parameter group: the one that the cards are partners of; nil where they are bases.
  private func obstacle(_ cards: [AtlasCard], _ group: Int?) -> Term {
    let key: Key = group == nil ? "atlas-obstacle-bases" : "atlas-obstacle-group"
    let names: [String: Filling] = [
      "cards": .list(cards.map { name(of: $0.piece).form("short") }),
      "count": .number(cards.count),
    ]
    let title = group.map { ["group": Filling.term(setup.groups[$0].name)] } ?? [:]
    return Term(key, names.merging(title) { first, _ in first })
  }
}
