// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// How a patience is told: runs as runs, suits in their order.
extension Solitaire {
  /// What travels together is a run; where anything does, what may lie on one another.
  public func runs(at place: Place, on table: Table) -> [[Piece]] {
    guard place.kind == .column else { return [] }
    let shown = table[place].filter(\.isFaceUp).map(\.piece)
    var runs: [[Piece]] = []
    for (index, piece) in shown.enumerated() {
      if index > 0, continues(piece, shown[index - 1], at: place, on: table) {
        runs[0].append(piece)
      } else {
        runs.insert([piece], at: 0)
      }
    }
    return runs
  }

  private func continues(
    _ piece: Piece, _ lower: Piece, at place: Place, on table: Table
  ) -> Bool {
    if case .run(let building) = release(of: place) {
      return building.allows(card(piece), on: card(lower))
    }
    let offer = Offer([card(piece)], on: [card(lower)], at: place)
    return acceptance(of: place, on: table).refusal(offer) == nil
  }

  /// What lies on top, suit by suit; with two packs a suit can have two foundations.
  public func foundations(on table: Table) -> Term? {
    let tops = table.places.filter { $0.kind == .foundation }
      .compactMap { table[$0].top.map { card($0.piece) } }
    let suits = Suit.allCases.flatMap { suit in
      let ranks = tops.filter { $0.suit == suit }.map(\.rank.word)
      return (ranks.isEmpty ? ["none"] : ranks).map { rank in
        Term("foundation-suit", ["suit": .term(suit.name), "rank": .text(rank)])
      }
    }
    return Term("foundations", ["count": .number(tops.count), "suits": .list(suits)])
  }

  /// What lies face down, in the columns and in the stock.
  public func unseen(on table: Table) -> [Piece] {
    table.places.flatMap { table[$0].filter { !$0.isFaceUp }.map(\.piece) }
  }

  /// What a foundation would take, wherever it lies, suit by suit.
  public func wanted(on table: Table) -> [Piece] {
    let foundations = table.places.filter { $0.kind == .foundation }
    let played = Set(foundations.flatMap { table[$0].pieces })
    let wanted = cards.pieces.filter { piece in
      !played.contains(piece) && foundations.contains { accepts(piece, at: $0, on: table) }
    }
    return Suit.allCases.flatMap { suit in
      wanted.filter { card($0).suit == suit }.sorted { (card($0).rank, $0) < (card($1).rank, $1) }
    }
  }

  /// Of what the foundations wait for, the card in sight that lies deepest, and what has to go first;
  /// where none does, the column with the most face down. Face-down cards are not given away.
  public func obstacles(on table: Table) -> [Term] {
    (buried(on: table) ?? hidden(on: table)).map { [$0] } ?? []
  }

  /// What lies on the card cannot go elsewhere as a whole: else it is not in the way.
  private func buried(on table: Table) -> Term? {
    var worst: (piece: Piece, place: Place, above: ArraySlice<Piece>)?
    for piece in wanted(on: table) where table.isFaceUp(piece) {
      guard let place = table.place(of: piece), place.kind == .column else { continue }
      let above = table[place].carriedPieces(of: piece).dropFirst().map(\.piece)[...]
      guard above.count > worst?.above.count ?? 0, let next = above.first,
        !table.places.contains(where: { refusal(of: Move([next], to: $0), on: table) == nil })
      else { continue }
      worst = (piece, place, above)
    }
    guard let worst, let top = worst.above.last else { return nil }
    return Term(
      "obstacle-buried",
      [
        "card": .term(card(worst.piece).name), "place": .term(worst.place.name.form("at")),
        "count": .number(worst.above.count), "top": .term(card(top).name),
      ])
  }

  /// The column with the most cards face down, and the deepest card that lies open on them.
  private func hidden(on table: Table) -> Term? {
    let columns = table.places.filter { $0.kind == .column }
    let place = columns.max { table[$0].hiddenCount < table[$1].hiddenCount }
    guard let place, table[place].hiddenCount > 0,
      let root = table[place].first(where: \.isFaceUp)?.piece
    else { return nil }
    return Term(
      "obstacle-hidden",
      [
        "place": .term(place.name), "count": .number(table[place].hiddenCount),
        "card": .term(card(root).name),
      ])
  }

  /// A line a suit, with its ranks from the ace up.
  public func summary(of pieces: [Piece]) -> [Term] {
    let cards = pieces.map(card)
    return Suit.allCases.compactMap { suit in
      let ranks = cards.filter { $0.suit == suit }.map(\.rank)
      guard !ranks.isEmpty else { return nil }
      return Term(
        "suit-ranks", ["suit": .term(suit.name), "ranks": .list(Rank.summary(of: ranks))])
    }
  }
}

extension Suit {
  /// The suit as a heading: "Clubs".
  public var name: Term { Term("suit-name", ["suit": .text(rawValue)]) }
}

extension Rank {
  /// The rank without a suit: "ace".
  var name: Term { Term("rank-name", ["rank": .text(word)]) }

  /// Ranks in short: neighbours as a range, those that come more than once by how often.
  static func summary(of ranks: [Rank]) -> [Term] {
    let counts = Dictionary(ranks.map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.values).sorted(by: >).flatMap { count in
      let ranges = ranges(of: allCases.filter { counts[$0] == count })
      return count == 1
        ? ranges : [Term("ranks-times", ["count": .number(count), "ranks": .list(ranges)])]
    }
  }

  /// Three neighbours or more, given in order, become one range.
  private static func ranges(of ranks: [Rank]) -> [Term] {
    var ranges: [[Rank]] = []
    for rank in ranks {
      if let last = ranges.last?.last, last.above == rank {
        ranges[ranges.count - 1].append(rank)
      } else {
        ranges.append([rank])
      }
    }
    return ranges.flatMap { range in
      guard range.count > 2, let last = range.last else { return range.map(\.name) }
      return [
        Term("ranks-range", ["first": .term(range[0].name), "last": .term(last.name.form("to"))])
      ]
    }
  }
}
