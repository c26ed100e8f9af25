// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Narrator {
  /// A card as it lies: name, place, position, and for a learner what it teaches.
  public func label(of piece: Piece, on table: Table) -> [Term] {
    guard let place = table.place(of: piece) else { return [] }
    if describer?.look(of: piece) != nil { return label(of: place, on: table) }
    let pile = table[place]
    guard let index = pile.firstIndex(where: { $0.piece == piece }) else { return [] }
    guard pile[index].isFaceUp else { return [hidden(below: index, at: place, on: table)] }
    let label = Term(
      style.positions && pile.count > 1 ? "label-card-position" : "label-card",
      [
        "name": .term(game.name(of: piece)), "place": .term(place.name.form("at")),
        "position": .number(pile.count - index), "count": .number(pile.count),
      ])
    return taught(label, by: piece, of: table)
  }

  /// A place in one line: what can be taken first, then what lies under it.
  public func label(of place: Place, on table: Table) -> [Term] {
    if place.isSquare { return [label(ofSquare: place, on: table)] }
    if let own = game.descriptions?.label(of: place, on: table) { return [own] }
    guard let top = table[place].top else { return [empty(place, on: table)] }
    guard top.isFaceUp else { return [closed(place, on: table)] }
    if place.waiting != nil { return taught(sight(of: top.piece), by: top.piece, of: table) }
    let isSpread = table.layout[place].contains(.fanned)
    let label = Term(
      isSpread && style.counts && table[place].hiddenCount > 0
        ? "label-place-hidden" : "label-place",
      [
        "place": .term(told(place, on: table)),
        "cards": isSpread ? shown(at: place, on: table) : .list([sight(of: top.piece)]),
        "count": .number(table[place].count), "hidden": .number(table[place].hiddenCount),
      ])
    guard !table.layout[place].contains(.collecting) else { return [foundation(place, on: table)] }
    return taught(label, by: top.piece, of: table)
  }

  /// What a piece is called, with what it looks like where its name does not say so.
  public func sight(of piece: Piece) -> Term {
    let name = game.name(of: piece)
    guard let look = describer?.look(of: piece) else { return name }
    return Term("label-look", ["name": .term(name), "look": .term(look)])
  }

  /// The name of what lies on top, or what an empty place takes: all that a target's label needs.
  public func target(_ place: Place, on table: Table) -> Term {
    if let own = game.descriptions?.label(of: place, on: table) { return own }
    guard let top = table[place].top else { return empty(place, on: table) }
    if place.waiting != nil { return sight(of: top.piece) }
    let name =
      table.layout[place].contains(.collecting)
      ? game.name(of: (table[place].first ?? top).piece).form("short")
      : game.name(of: top.piece)
    return Term(
      "label-target",
      [
        "place": .term(place.name), "kind": .text(place.kind.name),
        "card": .term(name),
      ])
  }

  /// The face-up cards of a column: the free run, then what it lies on.
  private func shown(at place: Place, on table: Table) -> Filling {
    let runs = (game.descriptions?.runs(at: place, on: table) ?? []).map(run)
    guard let free = runs.first else {
      return .list(table[place].filter(\.isFaceUp).reversed().map { game.name(of: $0.piece) })
    }
    guard runs.count > 1 else { return .list(runs) }
    return .term(
      Term("runs-on", ["free": .term(free), "under": .list(Array(runs.dropFirst()))]))
  }

  /// A run by its ends, the free card first, as every pile is told: "7 of Spades to 10 of Hearts".
  func run(_ pieces: [Piece]) -> Term { Term("run", ends(of: pieces)) }

  /// The topmost and the deepest of some cards: `.from` the one `.to` the other, where there are two.
  func ends(of pieces: [Piece]) -> [String: Filling] {
    guard let first = pieces.last, let last = pieces.first else { return [:] }
    let names = (first: game.name(of: first), last: game.name(of: last))
    guard pieces.count > 1 else {
      return ["count": 1, "first": .term(names.first), "last": .term(names.last)]
    }
    return [
      "count": .number(pieces.count), "first": .term(names.first.form("from")),
      "last": .term(names.last.form("to")),
      "ends": .text(isPlayingCard(first) ? "cards" : "names"),
    ]
  }

  private func isPlayingCard(_ piece: Piece) -> Bool {
    if case .card? = game.faces?.face(of: piece) { true } else { false }
  }

  /// What travels: "France", "Italy and France", or "4 cards, Italy to Spain", the free card first.
  public func carried(_ pieces: [Piece]) -> Term {
    switch pieces.count {
    case 0: Term("load-nothing")
    case 2, 3: Term("load-few", ["cards": .list(pieces.reversed().map(game.name))])
    default: Term("load", ends(of: pieces))
    }
  }

  /// What a carry takes along, and whether choosing the place it lies at would take more.
  public func carried(by move: Move, on table: Table) -> Term {
    let pieces = game.carriedPieces(of: move.picked, on: table)
    let load = carried(pieces)
    guard let piece = move.picked.first, let origin = table.place(of: piece) else { return load }
    let deeper = table[origin].pieces.prefix { $0 != piece }
    let isPart = game.picks(after: [], on: table).contains { other in
      deeper.contains(other)
        && game.refusal(of: Move([other], move.goal), on: table) == nil
    }
    return isPart ? Term("load-only", ["load": .term(load)]) : load
  }

  /// A piece that lies again where it was taken from.
  public func putBack(_ piece: Piece, to place: Place) -> Term {
    Term(
      "put-back",
      [
        "kind": .text(place.kind.name), "card": .term(game.name(of: piece).form("short")),
        "place": .term(place.name.form("to")),
      ])
  }

  /// A piece that leaves the table, with where it lies.
  public func takesAway(_ piece: Piece, from place: Place) -> Term {
    place.holding(game.name(of: piece))
  }

  /// What a card teaches, where the player asked to be taught.
  public func lesson(on piece: Piece, of table: Table) -> [Term] {
    guard style.learner, table.isFaceUp(piece) else { return [] }
    guard let game = game.teaching else { return glimpse(of: piece) }
    let taught = game.subject(of: piece).map { teaching($0, game.companions(of: piece)) }
    return game.lesson(on: piece, of: table) + (taught ?? []) + glimpse(of: piece)
  }

  /// What one of the things teaches that a piece shows: the first of which anything is known.
  private func glimpse(of piece: Piece) -> [Term] {
    let subjects = describer?.subjects(of: piece) ?? []
    let lessons = subjects.lazy.map { (name: Term(Key($0)), taught: teaching($0, [])) }
    guard let lesson = lessons.first(where: { !$0.taught.isEmpty }) else { return [] }
    return [Term("sentence", ["text": .term(lesson.name)])] + lesson.taught
  }

  /// A label as it is, or as a sentence with what is taught after it.
  func taught(_ label: Term, by piece: Piece, of table: Table) -> [Term] {
    let lesson = lesson(on: piece, of: table)
    return lesson.isEmpty ? [label] : [Term("sentence", ["text": .term(label)])] + lesson
  }

  /// A place that is empty now.
  func empty(_ place: Place) -> Term {
    Term("label-empty", ["place": .term(place.name), "kind": .text(place.kind.name)])
  }

  private func empty(_ place: Place, on table: Table) -> Term {
    guard let invitation = game.descriptions?.invitation(of: place, on: table) else {
      return empty(place)
    }
    return Term(
      "label-empty-takes", empty(place).fillings.merging(["takes": .term(invitation)]) { $1 })
  }

  private func closed(_ place: Place, on table: Table) -> Term {
    Term(
      "label-closed",
      ["place": .term(told(place, on: table)), "count": .number(table[place].count)])
  }

  /// The name of a place, with the place whose card lies on its top card.
  private func told(_ place: Place, on table: Table) -> Term {
    guard let cover = table.cover(of: place) else { return place.name }
    return Term("place-under", ["place": .term(place.name), "n": .number(cover.number)])
  }

  private func foundation(_ place: Place, on table: Table) -> Term {
    Term(
      "label-foundation",
      [
        "place": .term(place.name),
        "base": .term(
          table[place].first.map { game.name(of: $0.piece).form("short") } ?? place.name),
        "cards": .list(table[place].dropFirst().map { game.name(of: $0.piece) }),
        "count": .number(table[place].count - 1),
      ])
  }

  /// The face-down cards from here to the bottom.
  private func hidden(below index: Int, at place: Place, on table: Table) -> Term {
    Term(
      "label-hidden", ["place": .term(place.name.form("at")), "count": .number(index + 1)])
  }
}
