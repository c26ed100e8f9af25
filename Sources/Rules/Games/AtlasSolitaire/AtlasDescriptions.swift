// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Patience

extension AtlasSolitaire {
  public func subject(of piece: Piece) -> String? { card(piece).card.entity }

  public func companions(of piece: Piece) -> [String] {
    setup.groups[card(piece).home].partners.compactMap(\.entity)
  }

  public func lesson(on piece: Piece, of table: Table) -> [Term] {
    let card = card(piece)
    let group = setup.groups[card.home]
    guard card.isBase else {
      let groups = setup.groups.indices.filter { card.belongs(to: $0) }
      return groups.map { Term("atlas-lesson-group", ["group": .term(setup.groups[$0].name)]) }
    }
    let place = table.place(of: piece)
    let there = place.map { $0.kind == .foundation ? table[$0].count - 1 : 0 } ?? 0
    return [
      Term(
        "atlas-lesson-base",
        [
          "members": .alphabetical(group.partners.map(\.name)),
          "missing": .number(group.partners.count - there),
        ])
    ]
  }

  public func face(of piece: Piece) -> Face? {
    let card = card(piece)
    let name = card.isBase ? setup.groups[card.home].name : card.name
    return .name(name, opensGroup: card.isBase)
  }

  /// A base without a picture of its own has that of its group.
  public func illustration(of piece: Piece) -> Illustration? {
    let card = card(piece)
    return card.card.illustration ?? (card.isBase ? setup.groups[card.home].illustration : nil)
  }

  public func invitation(of place: Place, on table: Table) -> Term? {
    switch place.kind {
    case .column: Term("invites-any-card")
    case .foundation: Term("atlas-invites-base")
    case .stock: refusal(of: Move(.draw), on: table) == nil ? Term("invites-reshuffle") : nil
    default: nil
    }
  }

  public func title(of act: Act, on table: Table) -> Term {
    act == .draw && table[.stock].isEmpty ? Term("act-reshuffle") : act.title
  }

  public func progress(of table: Table) -> [Term] {
    let done = Term(
      "atlas-progress",
      ["done": .number(completedCount(on: table)), "total": .number(setup.groups.count)])
    let open = table.places(.foundation).compactMap { place -> Term? in
      openGroup(at: place, on: table).map { group in
        Term(
          "atlas-progress-group",
          [
            "group": .term(setup.groups[group].name), "place": .term(place.name),
            "missing": .number(missingCount(of: group, at: place, on: table)),
          ])
      }
    }
    return [done] + open + [reserve(of: table)]
  }

  private func reserve(of table: Table) -> Term {
    Term(
      "atlas-progress-reserve",
      [
        "stock": .number(table[.stock].count), "waste": .number(table[.waste].count),
        "hidden": .number(table.hiddenInColumns),
      ])
  }
}
