// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct SafeCardTests {
  @Test(
    "Safe: an ace, a two, or both foundations of the other colour at least one rank below",
    arguments: Suit.allCases)
  func safe(suit: Suit) throws {
    let games: [any FoundationSolitaire] = [Klondike(.one), Yukon(), try FreeCell("hard")]
    for game in games { try check(game, suit) }
  }

  private func check(_ game: some FoundationSolitaire, _ suit: Suit) throws {
    let other = suit.colour.other
    let others = Suit.allCases.filter { $0.colour == other }
    let own = Suit.allCases.filter { $0.colour == suit.colour }
    // How far the foundations of the other colour are, and those of its own, which do not matter.
    for (one, two) in (0...13).flatMap({ one in (0...13).map { (one, $0) } }) {
      for same in [0, 13] {
        var turn = Turn(Table(game.layout, generator: Generator(seed: 1)))
        let reached = [(others[0], one), (others[1], two), (own[0], same), (own[1], same)]
        for (index, (suit, count)) in reached.enumerated() {
          for rank in Rank.allCases.prefix(count) {
            let piece = Piece(PlayingCard(rank, of: suit).number)
            turn.lay(piece, at: .foundation(index + 1), faceUp: true)
          }
        }
        for rank in 1...13 {
          let card = PlayingCard(try #require(Rank(rawValue: rank)), of: suit)
          let expected = rank <= 2 || (one >= rank - 1 && two >= rank - 1)
          if game.isSafe(card, on: turn.table) != expected {
            Issue.record("\(game.title.key): \(card) with \(one) and \(two)")
          }
        }
      }
    }
  }
}
