// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Testing

struct WholeGameTests {
  private let game = PokerSlam(listsHands: true)

  @Test("Random games come to an end, and the score is what the hands are worth")
  func random() throws {
    var generator = Generator(seed: 99)
    for seed in 1...40 as ClosedRange<UInt64> {
      var match = Match(game, seed: seed)
      #expect(match.score == 0)
      var score = 0
      while match.outcome == .open {
        let hands = game.hands(on: match.table)
        let choice = hands[generator.below(hands.count)]
        try match.play(Move(.playHand, with: choice.cards))
        score += choice.hand.score
        #expect(match.score == score)
      }
      #expect(match.moveCount <= 26)
      #expect(game.hands(on: match.table) == [])
      let left = 52 - match.table[.init(.completed)].count
      #expect(match.outcome == (left == 0 ? .won : .over))
      #expect(
        game.progress(of: match.table) == [
          Term(
            "pokerslam-progress",
            [
              "score": .number(score), "deck": .number(match.table[.init(.stock)].count),
            ])
        ])
    }
  }

  @Test("A grid and a whole game on it are the same in every release")
  func frozen() throws {
    var match = Match(game, seed: 20_260_714)
    #expect(
      game.places.prefix(25).map { word(match.table[$0].pieces[0]) }.joined(separator: " ")
        == """
        QD 7C XS 3S 7H 2H 9H XD JC XH 8S 9D XC JH 5H 4H 3H KD 5D 3D 3C AS KC 2S 2C
        """)
    let hands = [
      "XS 3S XD XC 3H", "JS 7H 7S JC 7C", "8C 8D 9H 8S 9D", "JD 6H 6C 6S JH", "AH QD QS AD QH",
      "KH 4D 4S 4C KS", "5H 5D KD KC 5S", "2D 9C 9S 2S 2C", "5C 7D 6D 4H 8H", "2H 3C AS",
    ]
    for hand in hands {
      let cards = hand.split(separator: " ").compactMap { PlayingCard(String($0)) }
      try match.play(Move(.playHand, with: cards.map { Piece($0.number) }))
    }
    // Eight full houses, a straight and a mini straight.
    #expect(match.score == 8 * 90 + 80 + 25)
    #expect(match.outcome == .over)
    #expect(match.table.digest == 15_418_547_004_231_720_564)
  }

  private func word(_ piece: Piece) -> String { PlayingCard.deck[piece.number].description }
}
