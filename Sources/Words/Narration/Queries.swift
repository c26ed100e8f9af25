// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Narrator {
  /// The top card of every place that has one, and every empty column, a line each; of squares a row
  /// is a line, as far as anything lies in it.
  public func tops(of table: Table) -> [PlacedLine] {
    let places = table.readablePlaces.filter { place in
      table[place].top?.isFaceUp ?? table.layout[place].contains(.fanned)
        && table.cover(of: place) == nil
    }
    return lines(of: places, on: table) { [target($0, on: table)] }
  }

  /// What a player is told of a table who has not heard of it yet: a map that names the cards, or those
  /// that are free.
  public func overview(of table: Table) -> [PlacedLine] {
    let map = game.descriptions?.mapNamesCards == true ? map(of: table) : nil
    return map ?? tops(of: table)
  }

  /// The table in one line; nil for a game without such a line.
  private func map(of table: Table) -> [PlacedLine]? {
    game.descriptions?.map(of: table).map { [PlacedLine([$0])] }
  }

  /// The table in one line, where the game has one; else every place, a line each; of squares a row is
  /// a line.
  public func everything(on table: Table) -> [PlacedLine] {
    if let map = map(of: table) {
      return game.descriptions?.mapNamesCards == true ? map : free(on: table) + map
    }
    let places = table.toldPlaces
    guard let own = game.foundationBuilding?.foundations(on: table) else {
      return lines(of: places, on: table) { label(of: $0, on: table) }
    }
    let others = places.filter { !table.layout[$0].contains(.collecting) }
    return lines(of: others, on: table) { label(of: $0, on: table) }
      + (places.count == others.count ? [] : [PlacedLine([own])])
  }

  /// The free card of every column, from the first on, and what else lies free beside them. Of more columns
  /// than there are digits nobody counts along: five in a line, with their numbers.
  private func free(on table: Table) -> [PlacedLine] {
    let tops = table.layout.places(.fanned).map { place -> Term in
      guard let top = table[place].top else { return Term("map-empty") }
      return top.isFaceUp ? game.name(of: top.piece) : Term("map-covered")
    }
    let beside = self.tops(of: table).filter { line in
      guard let place = line.place, !table[place].isEmpty else { return false }
      return table.layout[place].isDisjoint(with: [.fanned, .collecting])
    }
    guard tops.count > 10 else {
      return [PlacedLine([Term("sentence", ["text": .list(tops)])])] + beside
    }
    return stride(from: 0, to: tops.count, by: 5).map { first in
      let cards = tops[first..<min(first + 5, tops.count)]
      return PlacedLine([
        Term(
          "map-columns-range",
          [
            "first": .number(first + 1), "last": .number(first + cards.count),
            "cards": .list(Array(cards)),
          ])
      ])
    } + beside
  }

  /// The deepest face-up card of every column that has one, with what lies face down under it.
  public func roots(of table: Table) -> [PlacedLine] {
    table.layout.places(.fanned).compactMap { place in
      table[place].first(where: \.isFaceUp).map { root in
        PlacedLine(
          [
            Term(
              "label-root",
              [
                "place": .term(place.name), "card": .term(game.name(of: root.piece)),
                "hidden": .number(table[place].hiddenCount),
              ])
          ], at: place)
      }
    }
  }

  /// Every foundation: in one line, where the game has one for them.
  public func foundations(on table: Table) -> [PlacedLine] {
    if let own = game.foundationBuilding?.foundations(on: table) { return [PlacedLine([own])] }
    return table.layout.places(.collecting).map { PlacedLine(label(of: $0, on: table), at: $0) }
  }

  /// What is out of sight, counted and listed; nil where the player has to find out what is in the
  /// round.
  public func unseen(on table: Table) -> [PlacedLine]? {
    game.cardCounting.map { game in
      let pieces = game.unseen(on: table)
      let count = Term("unseen-count", ["count": .number(pieces.count)])
      return ([count] + game.summary(of: pieces)).map { PlacedLine([$0]) }
    }
  }
}
