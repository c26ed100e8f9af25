// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

/// How far the foundations are, what they wait for, and what is out of sight.
struct OutlookTests {
  @Test("Foundations in one line, by suit wherever each lies")
  func foundations() throws {
    let teller = Teller(Klondike(.one))
    #expect(try teller.foundations() == ["Foundations: empty"])
    #expect(
      try teller.foundations("foundation 3: AC 2C 3C 4C", "foundation 1: AD") == [
        "Foundations: Clubs up to 4, Diamonds ace, Hearts none and Spades none"
      ])
    let kings = Suit.allCases.enumerated().map { index, suit in
      foundation(index + 1, suit, upTo: suit == .hearts ? .queen : .king)
    }
    #expect(
      try teller.foundations(kings[0], kings[1], kings[2], kings[3]) == [
        "Foundations: Clubs complete, Diamonds complete, Hearts up to queen and Spades complete"
      ])
  }

  @Test("Spider: the runs that are complete, by suit where there is more than one")
  func runs() throws {
    let run =
      "completed: " + Rank.allCases.reversed().map { "\($0.letter)S" }.joined(separator: " ")
    #expect(try Teller(Spider("hard")).foundations() == ["0 of 8 runs complete"])
    #expect(try Teller(Spider("hard")).foundations(run) == ["1 of 8 runs complete: 1 Spades"])
    #expect(try Teller(Spider("easy")).foundations(run) == ["1 of 8 runs complete"])
  }

  @Test(
    "Foundations in every language",
    arguments: [
      ("de", "Grundstapel: Kreuz bis 4, Karo Ass, Herz vollständig und Pik leer"),
      ("es", "Fundaciones: Tréboles hasta el 4, Diamantes as, Corazones completa y Picas vacía"),
      ("pl", "Stosy końcowe: Trefl do czwórki, Karo as, Kier komplet i Pik pusto"),
    ])
  func languages(language: String, line: String) throws {
    let told = try Teller(Yukon(), language: language).foundations(
      "foundation 1: AC 2C 3C 4C", "foundation 2: AD", foundation(3, .hearts, upTo: .king))
    #expect(told == [line])
  }

  @Test("The next card of every suit, where it is if it is in sight")
  func wanted() throws {
    #expect(
      try Teller(Klondike(.one)).wanted(
        "foundation 1: AC 2C 3C 4C", foundation(2, .spades, upTo: .king), "column 2: (2D) 5C",
        "column 3: AH 9C", "stock: (AD)") == [
          "5 of Clubs, column 2, 1 of 2, free", "Ace of Hearts, column 3, 2 of 2, under 9 of Clubs",
          "Not in sight: Ace of Diamonds",
        ])
    #expect(try Teller(Spider("easy")).wanted("column 2: AS") == [])
  }

  @Test("What is out of sight, counted, a line a suit, neighbours as ranges")
  func unseen() throws {
    #expect(
      try Teller(Klondike(.one)).unseen(
        "column 2: (AC) (3C) 5H", "stock: (5C) (6C) (7C) (8C) (KC) (QH) (JH)", "waste: 9C") == [
          "9 cards not in sight", "Clubs: ace, 3, 5 to 8 and king", "Hearts: jack and queen",
        ])
    #expect(
      try Teller(Spider("easy")).unseen("stock: (AS) (2S) (2S) (3S) (3S) (4S) (4S) (9S) (9S) (9S)")
        == ["10 cards not in sight", "Spades: 3 each of 9; 2 each of 2 to 4; 1 each of ace"])
    #expect(try Teller(FreeCell("easy")).unseen("column 1: AC") == ["Every card is in sight"])
  }

  @Test(
    "Over whole random games, what is out of sight is what history never turned up or turned down")
  func history() throws {
    for game: any FoundationSolitaire in [
      Klondike(.one), Klondike(.three), Yukon(), try Spider("hard"),
    ] {
      for seed in 1...2 as ClosedRange<UInt64> {
        var match = Match(game, seed: seed)
        var generator = Generator(seed: seed)
        var hidden: Set<Piece> = []
        note(match.dealt, &hidden)
        for _ in 0..<80 {
          let moves = game.moves(on: match.table)
          guard !moves.isEmpty else { break }
          note(try match.play(moves[generator.below(moves.count)]), &hidden)
          #expect(Set(game.unseen(on: match.table)) == hidden)
        }
      }
    }
  }

  private func note(_ events: [Event], _ hidden: inout Set<Piece>) {
    for event in events {
      switch event {
      case .laid(let piece, at: _, faceUp: false): hidden.insert(piece)
      case .turned(let pieces, at: _, faceUp: true): hidden.subtract(pieces)
      case .turned(let pieces, at: _, faceUp: false): hidden.formUnion(pieces)
      default: break
      }
    }
  }
}

extension Rank {
  fileprivate var letter: Character {
    PlayingCard(self, of: .spades).description.first ?? "?"
  }
}
