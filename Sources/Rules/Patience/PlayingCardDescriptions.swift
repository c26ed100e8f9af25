// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// How a patience with playing cards is told: runs as runs, suits in their order.
extension Solitaire where Card == PlayingCard {
  /// One pack.
  public var cards: [PlayingCard] { PlayingCard.deck }

  public func face(of piece: Piece) -> Face? { card(piece).face }

  /// Two signs as ``PlayingCard`` reads them; with two packs, or fewer suits, several pieces.
  public func pieces(called text: String) -> [Piece] {
    guard let card = PlayingCard(text) else { return [] }
    return cards.indices.filter { cards[$0] == card }.map { Piece($0) }
  }

  public func invitation(of place: Place, on table: Table) -> Term? {
    invitation(ofPile: place, on: table)
  }

  /// What an empty pile takes, read off its rule: any card, or one rank.
  public func invitation(ofPile place: Place, on table: Table) -> Term? {
    let rule = acceptance(of: place, on: table)
    let taken = PlayingCard.deck.filter { rule.refusal(Offer([$0], on: [], at: place)) == nil }
    if taken.count == PlayingCard.deck.count { return Term("invites-any-card") }
    let ranks = Set(taken.map(\.rank))
    return ranks.count == 1 ? ranks.first?.wanted : nil
  }

  /// What travels together is a run, as far as it may be built.
  public func runs(at place: Place, on table: Table) -> [[Piece]] {
    guard place.kind == .column else { return [] }
    let shown = table[place].filter(\.isFaceUp).map(\.piece)
    let release = release(of: place)
    let acceptance = acceptance(of: place, on: table)
    func continues(_ card: PlayingCard, _ lower: PlayingCard) -> Bool {
      release.refusal(of: [lower, card], isWhole: true) == nil
        && acceptance.refusal(Offer([card], on: [lower], at: place)) == nil
    }
    var runs: [[Piece]] = []
    for (index, piece) in shown.enumerated() {
      if index > 0, continues(card(piece), card(shown[index - 1])) {
        runs[0].append(piece)
      } else {
        runs.insert([piece], at: 0)
      }
    }
    return runs
  }

  /// What lies face down, in the columns and in the stock.
  public func unseen(on table: Table) -> [Piece] {
    table.places.flatMap { table[$0].filter { !$0.isFaceUp }.map(\.piece) }
  }

  /// A line a suit, with its ranks from the ace up.
  public func summary(of pieces: [Piece]) -> [Term] {
    let cards = pieces.map(card)
    return Suit.allCases.compactMap { suit in
      let ranks = cards.filter { $0.suit == suit }.map(\.rank)
      guard !ranks.isEmpty else { return nil }
      return Term(
        "suit-ranks", ["suit": .term(suit.name), "ranks": Rank.summary(of: ranks)])
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

  /// Ranks in short: neighbours as a range; where some come more than once, by how often they come.
  static func summary(of ranks: [Rank]) -> Filling {
    let counts = Dictionary(ranks.map { ($0, 1) }, uniquingKeysWith: +)
    if counts.values.allSatisfy({ $0 == 1 }) {
      return .list(ranges(of: allCases.filter { counts[$0] == 1 }))
    }
    let parts = Set(counts.values).sorted(by: >).map { count in
      let ranges = ranges(of: allCases.filter { counts[$0] == count })
      return Term("ranks-times", ["count": .number(count), "ranks": .list(ranges)])
    }
    return .term(.clauses(parts))
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
        Term(
          "ranks-range",
          ["first": .term(range[0].name.form("from")), "last": .term(last.name.form("to"))])
      ]
    }
  }
}
