// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience
import Testing

/// A patience with two packs, and so with two foundations a suit, as none of the games is.
struct TwoPacks: FoundationSolitaire {
  static let id = "two packs"
  let difficulty: Difficulty = "easy"
  var cards: [PlayingCard] { PlayingCard.deck + PlayingCard.deck }
  var building: Building { .downInSuit }
  let layout = Layout.columns(1) + .foundations(8)

  init() {}
  init(from decoder: any Decoder) throws { self.init() }
  func encode(to encoder: any Encoder) throws {}

  func release(of place: Place) -> Release<PlayingCard> { .top }

  func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    place.kind == .foundation ? .foundation : .nothing
  }

  func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    Refusal(Term("refused-act"))
  }

  func autoGoal(for piece: Piece, on table: Table) -> Place? { nil }

  func deal(_ turn: inout Turn) {}
  func play(_ move: Move, _ turn: inout Turn) {}
  func outcome(of table: Table) -> Outcome { .open }
}

@Suite struct TwoPacksTests {
  @Test func aSuitIsToldAndWantedForEachOfItsFoundations() throws {
    let sketch = Sketch(game: TwoPacks())
    let table = try sketch.table("foundation 2: AS 2S 3S", "foundation 5: AS", "foundation 6: AH")
    let names = sketch.game.wanted(on: table).map { "\(sketch.game.card($0))" }
    #expect(names == ["AC", "AC", "AD", "AD", "AH", "2H", "2H", "2S", "4S", "4S"])
    let suits = [
      ("clubs", "none"), ("diamonds", "none"), ("hearts", "ace"), ("spades", "three"),
      ("spades", "ace"),
    ]
    let told = suits.map { suit, rank in
      Term(
        "foundation-suit",
        [
          "suit": .term(Term("suit-name", ["suit": .text(suit)])), "rank": .text(rank),
        ])
    }
    #expect(
      sketch.game.foundations(on: table)
        == Term("foundations", ["count": 3, "suits": .list(told)]))
  }
}
