// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What named things are as parts of a move, or why they are none.
extension LineReader {
  typealias Named = TableNames.Named

  /// One thing alone: what to take or, with a card in hand, where to put it.
  func alone(_ named: Named) throws(Misreading) -> Intent {
    if !gathers, !picked.isEmpty { return .move(picked, to: try goals(named, for: picked)) }
    guard case .places(let places) = named.meaning else { return .take(try sources(named)[0]) }
    let offering = places.count == 1 ? places : places.filter(offersSomething)
    guard offering.count == 1 else {
      throw .ambiguous(named.text, (offering.isEmpty ? places : offering).map(\.name))
    }
    return .choose(offering[0])
  }

  func move(_ source: Named, to goal: Named) throws(Misreading) -> Intent {
    if source.meaning == goal.meaning, case .places(let places) = source.meaning,
      pickable(at: places[0]).isEmpty
    {
      return .label(places[0])
    }
    let pieces = try sources(source)
    return .move(pieces, to: try goals(goal, for: pieces))
  }

  /// Pieces by their squares or names, one after the other, each by as many words as it needs; nil
  /// where a word is none of them.
  func gathered(_ words: [String]) throws(Misreading) -> [Piece]? {
    var (named, rest): ([Named], ArraySlice<String>) = ([], words[...])
    while !rest.isEmpty {
      let found = (1...rest.count).reversed().lazy.compactMap { count in
        names.named(rest.prefix(count)).map { ($0, count) }
      }
      guard let (name, count) = found.first else { return nil }
      named.append(name)
      rest = rest.dropFirst(count)
    }
    var pieces: [Piece] = []
    for name in named { pieces.append(try piece(name)) }
    return pieces
  }

  /// The pieces that can be taken, the longest run first; never empty.
  func sources(_ named: Named) throws(Misreading) -> [Piece] {
    switch named.meaning {
    case .pieces(let pieces):
      let taken = pieces.filter(names.isFree)
      guard taken.isEmpty else { return taken }
      throw .refused(game.refusal(ofPicking: pieces[0], after: [], on: table) ?? covered(pieces[0]))
    case .places(let places):
      let taken = places.flatMap(pickable)
      guard taken.isEmpty else { return taken }
      throw .refused(nothing(at: places[0]))
    case .unseen(let piece): throw .refused(unseen(piece))
    case .ambiguous(let names): throw .ambiguous(named.text, names)
    }
  }

  /// The one piece that is meant, whether it can be taken or not.
  func piece(_ named: Named) throws(Misreading) -> Piece {
    switch named.meaning {
    case .pieces(let pieces): return pieces[0]
    case .places(let places):
      guard places.count == 1 else { throw .ambiguous(named.text, places.map(\.name)) }
      let top = table[places[0]].top.flatMap { $0.isFaceUp ? $0.piece : nil }
      guard let piece = places[0].waiting ?? top else { throw .refused(nothing(at: places[0])) }
      return piece
    case .unseen(let piece): throw .refused(unseen(piece))
    case .ambiguous(let names): throw .ambiguous(named.text, names)
    }
  }

  /// The places that are meant: those on top of which the named cards lie. What is carried need not
  /// lie on top to mean its place.
  private func goals(_ named: Named, for pieces: [Piece]) throws(Misreading) -> Intent.Goals {
    switch named.meaning {
    case .places(let places): return Intent.Goals(places: places, text: named.text)
    case .pieces(let goals):
      let carried = Set(pieces.flatMap { game.carriedPieces(of: [$0], on: table) })
      let places = goals.compactMap { piece in
        table.place(of: piece).flatMap { place in
          table[place].top?.piece == piece || carried.contains(piece) ? place : nil
        }
      }
      guard places.isEmpty else { return Intent.Goals(places: places, text: named.text) }
      throw .refused(covered(goals[0]))
    case .unseen(let piece): throw .refused(unseen(piece))
    case .ambiguous(let names): throw .ambiguous(named.text, names)
    }
  }

  private func pickable(at place: Place) -> [Piece] { table[place].pieces.filter(names.isFree) }

  private func offersSomething(_ place: Place) -> Bool {
    game.act(at: place, on: table) != nil || !pickable(at: place).isEmpty
  }

  private func nothing(at place: Place) -> Refusal {
    if let piece = place.waiting, let refusal = game.refusal(ofPicking: piece, after: [], on: table)
    {
      return refusal
    }
    return Refusal(
      Term(
        "refused-nothing-to-take",
        ["from": .term(place.name.form("from")), "count": .number(table[place].count)]))
  }

  /// A card that is not on the table: where it is, as far as the game tells.
  private func unseen(_ piece: Piece) -> Refusal {
    (gathers ? game.refusal(ofPicking: piece, after: [], on: table) : nil)
      ?? Refusal(Term("typed-unseen", ["card": .term(game.name(of: piece))]))
  }

  private func covered(_ piece: Piece) -> Refusal {
    Refusal(Term("refused-covered", ["card": .term(game.name(of: piece))]))
  }
}
