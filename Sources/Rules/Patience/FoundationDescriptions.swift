// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// How a patience is told whose cards go to the foundations.
extension FoundationSolitaire {
  /// A foundation is told by its top card.
  public func label(of place: Place, on table: Table) -> Term? {
    guard place.kind == .foundation, let top = table[place].top else { return nil }
    return Term(
      "label-built",
      [
        "place": .term(place.name), "card": .term(name(of: top.piece)),
        "count": .number(table[place].count),
      ])
  }

  /// One that takes the card, or else that of its suit; the first empty one where the suit has none.
  public func foundation(of piece: Piece, on table: Table) -> Place? {
    let places = table.places(.foundation)
    let suit = card(piece).suit
    return places.first { accepts(piece, at: $0, on: table) }
      ?? places.first { table[$0].first.map { card($0.piece).suit } == suit }
      ?? places.first { table[$0].isEmpty }
  }

  /// What lies on top, suit by suit; with two packs a suit can have two foundations.
  public func foundations(on table: Table) -> Term? {
    let tops = table.places(.foundation)
      .compactMap { table[$0].top.map { card($0.piece) } }
    let (base, last) = (base(on: table), lastRank(on: table))
    let suits = Suit.allCases.flatMap { suit in
      let ranks = tops.filter { $0.suit == suit }.map(\.rank)
      let words = ranks.map { $0 == last && base != .ace ? "complete" : $0.word }
      return (words.isEmpty ? ["none"] : words).map { word in
        Term(
          base == .ace ? "foundation-suit" : "foundation-top",
          ["suit": .term(suit.name), "rank": .text(word)])
      }
    }
    return Term("foundations", ["count": .number(tops.count), "suits": .list(suits)])
  }

  /// The rank that completes a foundation.
  private func lastRank(on table: Table) -> Rank { base(on: table).below ?? .king }

  /// How many cards lie on the foundations.
  public func foundationProgress(on table: Table) -> Term {
    Term(
      "progress-foundations",
      ["done": .number(foundationCount(on: table)), "total": .number(cards.count)])
  }

  public func progress(of table: Table) -> [Term] { cardProgress(of: table) }

  /// How many cards lie on the foundations, and where the others are that cannot be played yet.
  public func cardProgress(of table: Table) -> [Term] {
    var told = [foundationProgress(on: table)]
    if !table.layout.places(.dealing).isEmpty {
      let (stock, waste) = (table[.stock].count, table[.waste].count)
      if stock + waste > 0 {
        told.append(
          Term("progress-reserve", ["stock": .number(stock), "waste": .number(waste)]))
      }
    }
    let hidden = table.hiddenInColumns
    if hidden > 0 { told.append(Term("progress-hidden", ["hidden": .number(hidden)])) }
    return told
  }

  /// What a foundation would take, wherever it lies, suit by suit.
  public func wanted(on table: Table) -> [Piece] {
    let foundations = table.places(.foundation)
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
        "card": .term(name(of: worst.piece)), "place": .term(worst.place.name.form("at")),
        "count": .number(worst.above.count), "top": .term(name(of: top)),
      ])
  }

  /// The column with the most cards face down, and the deepest card that lies open on them.
  private func hidden(on table: Table) -> Term? {
    let columns = table.places(.column)
    let place = columns.max { table[$0].hiddenCount < table[$1].hiddenCount }
    guard let place, table[place].hiddenCount > 0,
      let root = table[place].first(where: \.isFaceUp)?.piece
    else { return nil }
    return Term(
      "obstacle-hidden",
      [
        "place": .term(place.name), "count": .number(table[place].hiddenCount),
        "card": .term(name(of: root)),
      ])
  }
}
