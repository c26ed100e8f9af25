// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// The rules of the piles once more, as sums over the numbers of the cards, with the words of
/// their refusals; written for the tests and sharing nothing with the rules they check.
enum HandRules {
  private static let ranks = [
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
    "king",
  ]
  private static let suits = ["clubs", "diamonds", "hearts", "spades"]

  static func name(_ card: Int) -> Term {
    Term("card-name", ["rank": .text(ranks[card / 4]), "suit": .text(suits[card % 4])])
  }

  static func isRed(_ card: Int) -> Bool { [1, 2].contains(card % 4) }
  private static func colour(_ isRed: Bool) -> Filling { isRed ? "red" : "black" }

  private static func refusal(
    _ key: Key, _ card: Int, on top: Int?, at place: Place, wanted: Term? = nil,
    hasColour: Bool = false
  ) -> Refusal {
    var fillings: [String: Filling] = [
      "card": .term(name(card)), "count": 1, "kind": .text(place.kind.name),
      "place": .term(
        Term(Key("place-\(place.kind.name).to"), ["n": .number(place.number)])),
    ]
    fillings["top"] = top.map { .term(name($0)) }
    fillings["wanted"] = wanted.map { .term($0) }
    if hasColour { fillings["colour"] = colour(isRed(card)) }
    return Refusal(Term(key, fillings))
  }

  /// Down on a column: in alternating colours, or regardless of suit.
  static func column(
    _ card: Int, on top: Int, at place: Place, isAlternating: Bool
  ) -> Refusal? {
    guard card < 48 else { return refusal("refused-needs-empty", card, on: top, at: place) }
    let rank = Filling.text(ranks[card / 4 + 1])
    let wanted =
      isAlternating
      ? Term("wanted-rank-colour", ["rank": rank, "colour": colour(!isRed(card))])
      : Term("wanted-rank", ["rank": rank])
    func refused(_ key: Key) -> Refusal {
      refusal(key, card, on: top, at: place, wanted: wanted, hasColour: true)
    }
    if top / 4 - card / 4 != 1 { return refused("refused-rank") }
    return isAlternating && isRed(card) == isRed(top) ? refused("refused-colour") : nil
  }

  /// Up in suit on a foundation.
  static func foundation(_ card: Int, on top: Int, at place: Place) -> Refusal? {
    guard card >= 4 else { return refusal("refused-needs-empty", card, on: top, at: place) }
    guard card - top != 4 else { return nil }
    return refusal(
      card / 4 - top / 4 == 1 ? "refused-suit" : "refused-rank", card, on: top, at: place,
      wanted: name(card - 4), hasColour: true)
  }

  /// An empty place that takes one rank only, from 0.
  static func base(_ rank: Int, _ card: Int, at place: Place) -> Refusal? {
    let wanted = Term("wanted-rank", ["rank": .text(ranks[rank])])
    return card / 4 == rank
      ? nil : refusal("refused-base", card, on: nil, at: place, wanted: wanted)
  }

  /// A cell that holds a card.
  static func cell(_ card: Int, on top: Int, at place: Place) -> Refusal {
    refusal("refused-occupied", card, on: top, at: place)
  }
}
