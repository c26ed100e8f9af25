// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Pictures

/// Sees the pieces of a puzzle for a player who does not.
struct PuzzleDescriber: PieceDescriber {
  let game: PicturePuzzle
  let sight: PuzzleSight

  /// So many pieces are named as fitting a square.
  private static let bestFits = 3

  func look(of piece: Piece) -> Term? {
    game.part(of: piece).map { sight.descriptions[$0].short }
  }

  func subjects(of piece: Piece) -> [String] {
    game.part(of: piece).map(sight.subjects) ?? []
  }

  var title: Term { sight.title }

  func parameters(of gameQuery: GameQuery) -> [GameQuery.Parameter] {
    switch gameQuery {
    case .listen: [.piece]
    case .describe, .match: [.piece, .choice(Edge.allCases.map(\.name.key))]
    case .compare: [.piece, .choice(Edge.allCases.map(\.name.key)), .piece]
    case .around, .fits: [.emptySquare]
    case .drop:
      [.piece, .number(game.across, unit: game.cell), .number(game.down, unit: game.cell)]
    default: []
    }
  }

  /// A piece is described as a whole unless an edge is given.
  func leastArguments(of gameQuery: GameQuery) -> Int? { gameQuery == .describe ? 1 : nil }

  func isMove(_ gameQuery: GameQuery) -> Bool { gameQuery == .drop }

  func answer(
    _ gameQuery: GameQuery, _ arguments: [GameQuery.Argument], picked: [Piece], on table: Table
  ) throws(Refusal) -> GameQueryAnswer {
    let (first, second, third) = (
      arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first
    )
    return switch (gameQuery, first, second, third) {
    case (.describe, .piece(let piece)?, .choice(let edge)?, _):
      .lines(description(of: piece, Edge.allCases[edge]))
    case (.match, .piece(let piece)?, .choice(let edge)?, _):
      .lines(matches(of: piece, Edge.allCases[edge], on: table))
    case (.describe, .piece(let piece)?, _, _): .lines(description(of: piece, on: table))
    case (.listen, .piece(let piece)?, _, _): .sound(piece)
    case (.compare, .piece(let one)?, .choice(let edge)?, .piece(let other)?):
      .lines([try comparison(of: one, Edge.allCases[edge], with: other)])
    case (.grid, _, _, _): .lines(Narrator(game).rows(of: table))
    case (.missing, _, _, _): .lines([missing(on: table)])
    case (.around, .square(let square)?, _, _):
      .lines(surroundings(of: try empty(square, on: table), on: table))
    case (.fits, .square(let square)?, _, _):
      .lines(fits(in: try empty(square, on: table), on: table))
    case (.picture, _, _, _): .lines([sight.caption ?? sight.title])
    case (.drop, .piece(let piece)?, .number(let x)?, .number(let y)?):
      .move(
        Move(
          [piece], to: .point(x: min(x, Place.farthestPoint), y: min(y, Place.farthestPoint))))
    default: throw Refusal(Term("refused-act"))
    }
  }

  private func description(of piece: Piece, on table: Table) -> [Term] {
    guard let part = game.part(of: piece) else { return [] }
    let place: Term
    if let point = game.point(of: piece, on: table) {
      place = Term(
        "puzzle-at",
        ["where": .term(game.surroundings(of: point)), "point": .term(point.name)])
    } else {
      place = table.place(of: piece)?.name ?? game.name(of: piece)
    }
    return [Narrator(game, describer: self).sight(of: piece)] + sight.descriptions[part].details
      + [place] + layer(of: piece, on: table)
  }

  /// What lies on a piece, or else under it.
  private func layer(of piece: Piece, on table: Table) -> [Term] {
    if let above = game.piece(on: piece, table) {
      return [Term("puzzle-under", ["piece": .term(game.name(of: above))])]
    }
    return game.piece(under: piece, table).map {
      [Term("puzzle-on-top", ["piece": .term(game.name(of: $0))])]
    } ?? []
  }

  /// One edge of a piece.
  private func description(of piece: Piece, _ edge: Edge) -> [Term] {
    game.part(of: piece).flatMap { sight.descriptions[$0].side(edge) }.map { [$0] } ?? []
  }

  /// The pieces whose opposite edge goes best with an edge of a piece.
  private func matches(of piece: Piece, _ edge: Edge, on table: Table) -> [Term] {
    guard let part = game.part(of: piece) else { return [] }
    let others = game.setup.parts.indices.map(Piece.init).filter { $0 != piece }
    let fits = others.compactMap { other in
      game.part(of: other).map { (other, sight.cutting.fit(edge, of: part, against: $0)) }
    }
    // Equal ones stay in the order of their numbers.
    return fits.sorted { ($1.1.score, $0.0) < ($0.1.score, $1.0) }.prefix(Self.bestFits).map {
      Term("puzzle-fit", ["piece": .term(game.name(of: $0)), "fit": .term($1.term)])
    }
  }

  private func comparison(
    of one: Piece, _ edge: Edge, with other: Piece
  ) throws(Refusal) -> Term {
    guard one != other, let part = game.part(of: one), let otherPart = game.part(of: other) else {
      throw Refusal(Term("puzzle-refused-same"))
    }
    return Term(
      "puzzle-compared",
      [
        "fit": .term(sight.cutting.fit(edge, of: part, against: otherPart).term),
        "piece": .term(game.name(of: one)), "edge": .term(edge.name),
        "other": .term(game.name(of: other)), "opposite": .term(edge.opposite.name),
      ])
  }

  private func missing(on table: Table) -> Term {
    let squares = game.squares.filter { table[$0].isEmpty }
    return Term(
      "puzzle-missing",
      ["count": .number(squares.count), "squares": .list(squares.map(\.digits))])
  }

  private func empty(_ square: Place, on table: Table) throws(Refusal) -> Place {
    guard !table[square].isEmpty else { return square }
    throw Refusal(Term("puzzle-refused-taken", ["place": .term(square.name)]))
  }

  /// What an empty square borders on: pieces by their edges there, and the picture's border.
  private func surroundings(of square: Place, on table: Table) -> [Term] {
    let part = game.part(in: square)
    let sides = Edge.allCases.map { (edge: $0, cell: sight.cutting.size.cell($0, of: part)) }
    let pieces = sides.compactMap { side -> Term? in
      guard let cell = side.cell, let piece = table[game.squares[cell]].top?.piece,
        let edge = sight.edge(side.edge, of: part, placed: cell)
      else { return nil }
      return Term(
        "puzzle-neighbour", ["edge": .term(edge), "piece": .term(game.name(of: piece))])
    }
    let borders = sides.filter { $0.cell == nil }.map(\.edge.name)
    return (pieces.isEmpty ? [Term("puzzle-alone")] : pieces)
      + (borders.isEmpty ? [] : [Term("puzzle-borders", ["edges": .list(borders)])])
  }

  private func fits(in square: Place, on table: Table) -> [Term] {
    let pieces = game.unplaced(on: table)
    let placed = game.squares.filter { !table[$0].isEmpty }.map(game.part)
    let parts = pieces.compactMap(game.part(of:))
    let best = sight.cutting.bestFits(
      for: game.part(in: square), among: parts, placed: Set(placed))
    guard !best.isEmpty else { return [Term("puzzle-alone")] }
    return best.prefix(Self.bestFits).compactMap { tile, fit in
      pieces.first { game.part(of: $0) == tile }.map { piece in
        Term("puzzle-fit", ["piece": .term(game.name(of: piece)), "fit": .term(fit.term)])
      }
    }
  }
}

extension Edge {
  /// `side-top`
  var name: Term { Term(Key("side-\(rawValue)")) }
}
