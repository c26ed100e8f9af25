// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Where cards are, and how far away.
extension Narrator {
  /// Where the cards lie whose names satisfy a test. Those out of sight share the last line, which
  /// tells no place.
  public func whereabouts(on table: Table, of isWanted: (Term) -> Bool) -> [PlacedLine] {
    whereabouts(
      of: table.places.flatMap { table[$0].pieces }.filter { isWanted(sight(of: $0)) },
      on: table)
  }

  /// Where each of these cards lies, a line each; those out of sight in one line.
  public func whereabouts(of pieces: [Piece], on table: Table) -> [PlacedLine] {
    let readable = Set(table.readablePlaces)
    let shown = pieces.filter { piece in
      table.isFaceUp(piece) && table.place(of: piece).map(readable.contains) == true
    }
    let unseen = Set(game.cardCounting?.unseen(on: table) ?? [])
    // In an order of their own, as that of the table would tell where they lie.
    let missing = pieces.filter(unseen.contains).sorted()
    let gone = pieces.filter { table.place(of: $0).map(readable.contains) == false }
    return shown.map { PlacedLine(whereabouts(of: $0, on: table), at: table.place(of: $0)) }
      + gone.map { PlacedLine([complete($0, on: table)]) }
      + (missing.isEmpty ? [] : [PlacedLine([outOfSight(missing)])])
  }

  private func complete(_ piece: Piece, on table: Table) -> Term {
    let card = Filling.term(sight(of: piece))
    guard let group = game.descriptions?.completion(of: piece, on: table) else {
      return Term("where-completed", ["card": card])
    }
    return Term("where-completed-group", ["card": card, "group": .term(group)])
  }

  /// A card's label, with what lies on it and whether it is free.
  private func whereabouts(of piece: Piece, on table: Table) -> [Term] {
    guard let place = table.place(of: piece) else { return [] }
    let coverCount = table.coverCount(of: piece)
    let above = Array(table[place].pieces.drop { $0 != piece }.dropFirst())
    let isFree = game.picks(after: [], on: table).contains(piece)
    let traits = table.layout[place]
    guard !traits.contains(.collecting), !place.isSquare, place.waiting == nil,
      isFree || !above.isEmpty || coverCount > 0,
      let card = untaught.label(of: piece, on: table).first
    else { return label(of: piece, on: table) }
    let cover = cover(above, at: place, on: table)
    let key: Key =
      switch isFree {
      case true: "where-free"
      case false where coverCount > 0: "where-covered"
      case false where traits.contains(.fanned): "where-under"
      default: "where-covered"
      }
    let told = Term(
      key,
      [
        "card": .term(card), "count": .number(max(above.count, coverCount)),
        "cards": .list(cover.told),
        "moves": .number(cover.moves),
      ])
    return taught(told, by: piece, of: table)
  }

  /// Cards that lie on another, the free ones first, and how many moves take them away at least: a
  /// run travels in one. No count of moves is known where a game does not tell its runs.
  private func cover(
    _ above: [Piece], at place: Place, on table: Table
  ) -> (told: [Term], moves: Int) {
    let runs = (game.descriptions?.runs(at: place, on: table) ?? [])
      .map { $0.filter(above.contains) }
      .filter { !$0.isEmpty }
    return runs.isEmpty
      ? (above.reversed().map(game.name), 0) : (runs.map(run), runs.count)
  }

  private func outOfSight(_ pieces: [Piece]) -> Term {
    let names = pieces.map(game.name)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var told: Set<Term> = []
    let cards = names.filter { told.insert($0).inserted }.map { name in
      Term("unseen-card", ["card": .term(name), "count": .number(counts[name] ?? 1)])
    }
    return Term("unseen-cards", ["cards": .list(cards)])
  }
}
