// SPDX-License-Identifier: GPL-3.0-or-later

extension PokerHand {
  /// The cards of this hand as players name them: what there is most of first, and what goes on in
  /// a row from its low end, round the corner too.
  public func arranged(_ cards: [PlayingCard]) -> [PlayingCard] {
    let counts = Dictionary(grouping: cards, by: \.rank).mapValues(\.count)
    let start = start(of: Set(counts.keys))
    func place(_ card: PlayingCard) -> (Int, Int) {
      let steps = (card.rank.rawValue - start.rawValue + Rank.allCases.count) % Rank.allCases.count
      return (-(counts[card.rank] ?? 0), steps)
    }
    return cards.sorted { place($0) < place($1) }
  }

  /// The low end of a row of ranks; the ace where they are none.
  private func start(of ranks: Set<Rank>) -> Rank {
    let starts = ranks.filter { !ranks.contains($0.below ?? .king) }
    return starts.count == 1 ? starts.first ?? .ace : .ace
  }
}
