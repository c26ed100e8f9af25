// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension PokerHand {
  /// The hand and its score, to fill a message with.
  var fillings: [String: Filling] { ["hand": .term(name), "score": .number(score)] }

  /// "Pair, 15"
  public var scored: Term { Term("pokerslam-hand", fillings) }
}

extension PokerSlam {
  public func progress(of table: Table) -> [Term] {
    [
      Term(
        "pokerslam-progress",
        ["score": .number(table[.score]), "deck": .number(table[.stock].count)])
    ]
  }

  /// A hand as the list of hands has it: name, score and cards.
  public func entry(of hand: GridHand) -> Term {
    let arranged = hand.hand.arranged(hand.cards.map(card)).map(\.name)
    let cards: [String: Filling] = ["cards": .list(arranged)]
    return Term("pokerslam-entry", hand.hand.fillings.merging(cards) { first, _ in first })
  }

  /// The cards and the way from one to the next: "9 of Clubs, right to 9 of Hearts".
  public func chain(of picked: [Piece], on table: Table) -> Term {
    guard let first = picked.first else { return Term("load-nothing") }
    var (chain, last) = (name(of: first), first)
    for link in links(of: picked, on: table) {
      chain = Term(
        link.from == last ? "pokerslam-chain" : "pokerslam-chain-from",
        [
          "chain": .term(chain), "direction": .term(link.direction.name),
          "from": .term(name(of: link.from)), "card": .term(name(of: link.to)),
        ])
      last = link.to
    }
    return chain
  }

  /// What falls where when these cards are played, a column a sentence, and how many cards come from
  /// the deck.
  public func preview(of picked: [Piece], on table: Table) -> [Term] {
    let columns = Dictionary(grouping: falls(without: picked, on: table), by: \.to.column)
    let falls = columns.sorted { $0.key < $1.key }.map { column, falls in
      Term(
        "pokerslam-falls",
        ["place": .term(Place.column(column).name), "falls": .list(falls.map(landing))])
    }
    let count = drawCount(without: picked, on: table)
    return (falls.isEmpty ? [Term("pokerslam-nothing-falls")] : falls)
      + [Term("pokerslam-drawn", ["count": .number(count)])]
  }

  /// How many cards there are of each rank and then of each suit, a line each.
  public func summary(of pieces: [Piece]) -> [Term] {
    let cards = pieces.map(card)
    let ranks = Rank.allCases.compactMap { rank in
      count("pokerslam-deck-rank", ["rank": .text(rank.word)], cards.count { $0.rank == rank })
    }
    let suits = Suit.allCases.compactMap { suit in
      count("pokerslam-deck-suit", ["suit": .text(suit.rawValue)], cards.count { $0.suit == suit })
    }
    return [ranks, suits].filter { !$0.isEmpty }
      .map { Term("pokerslam-deck", ["counts": .list($0)]) }
  }

  /// Nil for none.
  private func count(_ key: Key, _ fillings: [String: Filling], _ count: Int) -> Term? {
    count == 0 ? nil : Term(key, fillings.merging(["count": .number(count)]) { $1 })
  }

  /// What a hand that was played has done to the columns, and whether it was the last.
  func told(_ falls: [Fall], _ filled: [Square], on table: Table) -> [Term] {
    let columns = (1...Square.side).compactMap { column in
      told(
        column, falls.filter { $0.to.column == column },
        filled.filter { $0.column == column }.sorted(), on: table)
    }
    if isCleared(table) { return [Term("pokerslam-cleared")] }
    return filled.isEmpty
      ? columns : columns + [Term("pokerslam-left", ["count": .number(table[.stock].count)])]
  }

  /// - Parameter filled: the squares of the column with a new card, the upper one first.
  private func told(
    _ column: Int, _ falls: [Fall], _ filled: [Square], on table: Table
  ) -> Term? {
    guard !falls.isEmpty || !filled.isEmpty else { return nil }
    let drawn = filled.compactMap { table[$0.place].top?.piece }
    return Term(
      "pokerslam-column",
      [
        "place": .term(Place.column(column).name), "new": .number(drawn.count),
        "row": .number(filled.first?.row ?? 0), "cards": .list(drawn.map(name)),
        "count": .number(falls.count), "falls": .list(falls.map(landing)),
        "fallen": .list(falls.reversed().map { name(of: $0.piece) }),
      ])
  }

  private func landing(_ fall: Fall) -> Term {
    Term("pokerslam-landing", ["card": .term(name(of: fall.piece)), "row": .number(fall.to.row)])
  }
}
