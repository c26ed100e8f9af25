// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import ConversationTestSupport
import Engine
import Games
import Preferences

@testable import Conversation

extension Talk {
  /// PokerSlam with the grid
  ///
  ///     QD 7C XS 3S 7H
  ///     2H 9H XD JC XH
  ///     8S 9D XC JH 5H
  ///     4H 3H KD 5D 3D
  ///     3C AS KC 2S 2C
  ///
  /// - Parameter listing: whether hands are listed before they are chosen.
  static func pokerSlam(
    listing: Bool = true, _ settle: (inout Settings) -> Void = { _ in }
  ) -> Talk {
    Talk(
      .round(Deal(PokerSlam(listsHands: listing), seed: 20_260_714)),
      descriptors: [PokerSlamRounds()], settle)
  }

  /// The last answer, a line each, in short: keys and what is in them.
  var lines: [String] { said.map { $0.map(\.sketch).joined(separator: " ") } }
}

extension Term {
  var score: Int {
    if case .number(let score)? = fillings["score"] { score } else { 0 }
  }

  /// The score of the hand in a sentence.
  var handScore: Int? {
    everything.first { $0.key == "pokerslam-hand" }?.score
  }

  fileprivate var sketch: String {
    func filling(_ name: String) -> String { fillings[name]?.sketch ?? "" }
    switch key.name {
    case "card-name":
      return PlayingCard.deck.first { $0.name == self }?.description ?? "?"
    case "menu-entry": return "\(filling("n")) \(filling("title"))"
    case "pokerslam-hand": return "\(filling("hand")) \(filling("score"))"
    case "pokerslam-chain", "pokerslam-chain-from":
      return "chain(\(filling("chain")) \(filling("direction")) \(filling("card")))"
    case "pokerslam-neighbour": return "\(filling("direction")) \(filling("card"))"
    case "pokerslam-around": return "pokerslam-around(\(filling("card")): \(filling("neighbours")))"
    case "choice-makes": return "choice-makes(\(filling("card")): \(filling("worth")))"
    case "label-square", "label-square-picked":
      return "\(key)(\(filling("name")) \(filling("number")))"
    case "grid-row", "grid-column":
      let cards = filling("cards").replacing(",", with: "")
      return "\(key)(\(filling("n")): \(cards))"
    case "pokerslam-played": return "\(key)(\(filling("hand")) \(filling("score")))"
    case "pokerslam-column":
      return "\(key)(\(filling("place")): \(filling("new")) new)"
    case "pokerslam-refused-kickers":
      return "\(key)(\(filling("cards")) without \(filling("hand")))"
    case "place-column": return "column \(filling("n"))"
    case let name where name.hasPrefix("hand-"): return String(name.dropFirst(5))
    case let name where name.hasPrefix("direction-"):
      return String(name.dropFirst(10)).replacing(".at", with: "")
    case "digits-so-far": return "digits-so-far"
    default:
      let inside = fillings.sorted { $0.key < $1.key }.map(\.value.sketch)
      return inside.isEmpty ? key.name : "\(key)(\(inside.joined(separator: " ")))"
    }
  }
}

extension Filling {
  fileprivate var sketch: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text), .foreign(let text, _, _): text
    case .term(let term): term.sketch
    case .list(let terms), .alphabetical(let terms): terms.map(\.sketch).joined(separator: ", ")
    }
  }
}
