// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience
import Testing

/// Every card on every card, under every rule, against the rule written out by hand.
struct PileRuleTests {
  private static let column = Place.column(3)

  /// What a rule says of each of the 52 × 52 pairs, by the number of pairs for each refusal.
  private func verdicts(
    _ rule: Acceptance<PlayingCard>, _ isAllowed: (PlayingCard, PlayingCard) -> Bool
  ) -> [String: Int] {
    var counts: [String: Int] = [:]
    for card in PlayingCard.deck {
      for top in PlayingCard.deck {
        let refusal = rule.refusal(Offer([card], on: [top], at: Self.column))
        #expect((refusal == nil) == isAllowed(card, top), "\(card) on \(top)")
        #expect(refusal == nil || refusal?.weight == .impossible)
        counts[refusal?.reason.key.name ?? "taken", default: 0] += 1
      }
    }
    return counts
  }

  private func isRed(_ card: PlayingCard) -> Bool { "DH".contains(card.description.suffix(1)) }

  private func step(_ card: PlayingCard, _ top: PlayingCard) -> Int {
    top.number / 4 - card.number / 4
  }

  @Test("Down in alternating colours: all 2704 pairs")
  func alternating() {
    let verdicts = verdicts(.building(.downInAlternatingColours)) {
      step($0, $1) == 1 && isRed($0) != isRed($1)
    }
    // 48 cards that are no king; of each rank above, two suits fit and two are of the same colour.
    #expect(
      verdicts == [
        "taken": 96, "refused-colour": 96, "refused-rank": 48 * 48, "refused-needs-empty": 4 * 52,
      ])
  }

  @Test("Down regardless of suit: all 2704 pairs")
  func regardless() {
    let verdicts = verdicts(.building(.downRegardlessOfSuit)) { step($0, $1) == 1 }
    #expect(
      verdicts == ["taken": 192, "refused-rank": 48 * 48, "refused-needs-empty": 4 * 52])
  }

  @Test("Down in suit: all 2704 pairs")
  func downInSuit() {
    let verdicts = verdicts(.building(.downInSuit)) {
      step($0, $1) == 1 && $0.suit == $1.suit
    }
    #expect(
      verdicts == [
        "taken": 48, "refused-suit": 144, "refused-rank": 48 * 48, "refused-needs-empty": 4 * 52,
      ])
  }

  @Test("Foundations, up in suit: all 2704 pairs")
  func foundations() {
    let verdicts = verdicts(.foundation) { step($0, $1) == -1 && $0.suit == $1.suit }
    #expect(
      verdicts == [
        "taken": 48, "refused-suit": 144, "refused-rank": 48 * 48, "refused-needs-empty": 4 * 52,
      ])
  }

  @Test("An empty pile takes its base rank only", arguments: Rank.allCases)
  func base(rank: Rank) {
    for card in PlayingCard.deck {
      let found = Acceptance.base(rank).refusal(Offer([card], on: [], at: Self.column))
      let refusal = Refusal(
        Term(
          "refused-base",
          [
            "card": .term(card.name), "place": .term(Self.column.name.form("to")),
            "kind": "column", "count": 1, "wanted": .term(rank.wanted),
          ]))
      #expect(found == (card.rank == rank ? nil : refusal))
    }
  }

  @Test("A foundation takes one card at a time")
  func single() throws {
    let cards = try ["2H", "AS"].map { try #require(PlayingCard($0)) }
    let refusal = Acceptance.foundation.refusal(Offer(cards, on: [], at: .foundation(1)))
    #expect(refusal?.reason.key == "refused-one-at-a-time")
  }

  @Test("A refusal names both cards, what is wrong and what the card goes on")
  func refusal() throws {
    let cards = try ["4H", "5D"].map { try #require(PlayingCard($0)) }
    let rule = Acceptance.building(.downInAlternatingColours)
    #expect(
      rule.refusal(Offer([cards[0]], on: [cards[1]], at: Self.column))
        == Refusal(
          Term(
            "refused-colour",
            [
              "card": .term(cards[0].name), "top": .term(cards[1].name),
              "place": .term(Self.column.name.form("to")), "kind": "column", "count": 1,
              "colour": "red",
              "wanted": .term(Term("wanted-rank-colour", ["rank": "five", "colour": "black"])),
            ])))
  }

  @Test("A run ends where a card does not follow; the deepest break is named")
  func runs() throws {
    let run = try "KS QH JC XH 9D 8C 7C".split(separator: " ").map {
      try #require(PlayingCard(String($0)))
    }
    let rule = Building.downInAlternatingColours
    #expect(rule.runLength(endingIn: Array(run.prefix(4))) == 4)
    #expect(rule.runLength(endingIn: Array(run.prefix(6))) == 2)
    #expect(rule.runLength(endingIn: run) == 1)
    #expect(rule.runLength(endingIn: []) == 0)
    #expect(rule.refusal(ofRun: Array(run.prefix(4))) == nil)
    #expect(
      rule.refusal(ofRun: run)
        == Refusal(
          Term(
            "refused-run",
            [
              "card": .term(run[0].name), "count": 7, "lower": .term(run[3].name),
              "upper": .term(run[4].name), "flaw": "colour",
            ])))
  }
}
