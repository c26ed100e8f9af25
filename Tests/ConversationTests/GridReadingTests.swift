// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Conversation

/// A grid walked and read, and what is asked of its cards.
@Suite struct GridReadingTests {
  @Test func arrowsWalkTheGridInTwoDimensionsAndEnterChooses() {
    var talk = Talk.pokerSlam { $0.input = .keys }
    for (key, heard) in [
      ("left", "edge-left.grid label-square(QD 11)"), ("down", "label-square(2H 21)"),
      ("right", "label-square(9H 22)"), ("end", "label-square(XH 25)"),
      ("right", "edge-right.grid label-square(XH 25)"), ("up", "label-square(7H 15)"),
      ("up", "edge-up.grid label-square(7H 15)"), ("home", "label-square(QD 11)"),
      ("home", "edge-first.grid label-square(QD 11)"),
      ("enter", "gathered(QD) gathered-eligible(3)"),
      ("i", "gathered-now(QD); label-square-picked(QD 11)"), ("enter", "pokerslam-refused-one(QD)"),
    ] {
      talk.press(key)
      #expect(talk.lines.joined(separator: "; ") == heard, "\(key)")
    }
    for _ in 1...4 { talk.press("down") }
    #expect(talk.lines == ["label-square(3C 51)"])
    talk.press("down")
    #expect(talk.lines == ["edge-down.grid label-square(3C 51)"])
    #expect(talk.scenes == [.edge(at: .square(row: 5, column: 1))])
  }

  @Test func rowsColumnsAndNeighboursAreRead() {
    var talk = Talk.pokerSlam()
    talk.type("row 2")
    #expect(talk.lines == ["grid-row(2: 2H 9H XD JC XH)"])
    talk.type("column 3")
    #expect(talk.lines == ["grid-column(3: XS XD XC KD KC)"])
    talk.type("tops")
    #expect(talk.keys == Array(repeating: "grid-row", count: 5))
    talk.type("all")
    #expect(talk.keys == Array(repeating: "grid-row", count: 5) + ["label-closed"])
    talk.type("neighbours 11")
    #expect(talk.lines == ["pokerslam-around(QD: right 7C, down-right 9H, down 2H)"])
    talk.type("neighbours xc")
    #expect(
      talk.lines == [
        """
        pokerslam-around(XC: up XD, up-right JC, right JH, down-right 5D, down KD, down-left 3H, \
        left 9D, up-left 9H)
        """
      ])
    talk.type("place")
    #expect(
      talk.entries.map(\.key)
        == Array(repeating: "place-row", count: 5) + Array(repeating: "place-column", count: 5)
        + ["place-stock"])
    talk.type("7")
    #expect(talk.lines == ["grid-column(2: 7C 9H 9D 3H AS)"])
  }

  @Test func whatWouldFallAndWhatTheStockHoldsAreTold() {
    var talk = Talk.pokerSlam()
    talk.type("falls")
    #expect(talk.lines == ["refused-nothing-picked"])
    talk.type("22 32", "falls")
    #expect(talk.keys == ["pokerslam-falls", "pokerslam-drawn"])
    talk.type("unseen")
    #expect(talk.keys == ["unseen-count", "pokerslam-deck", "pokerslam-deck"])
    talk.type("reference")
    #expect(talk.keys == Array(repeating: "hand-reference", count: 17))
    #expect(talk.said[0][0].score == 100)
    talk.type("best 53")
    #expect(talk.keys == ["pokerslam-hint"])
  }

  @Test func aCardIsAskedForWhereNoneIsMeant() {
    var talk = Talk.pokerSlam()
    #expect(talk.type("best") == ["ask-best-1"])
    #expect(talk.type("nonsense") == ["ask-best-1"])
    #expect(talk.type("26") == ["refused-nothing-to-take", "ask-best-1"])
    #expect(talk.type("ks") == ["pokerslam-refused-in-stock", "ask-best-1"])
    #expect(talk.type("53") == ["pokerslam-hint"])
    talk.type("53", "neighbours")
    #expect(
      talk.lines == ["pokerslam-around(KC: up KD, up-right 5D, right 2S, left AS, up-left 3H)"])
    #expect(talk.type("repeat") == ["pokerslam-around"])
    #expect(talk.type("chosen 53") == ["not-understood"])
  }

  @Test func theCardUnderTheArrowsIsMeantRatherThanTheOneChosenLast() {
    var talk = Talk.pokerSlam { $0.input = .keys }
    talk.press("down", "enter", "up", "A")
    #expect(talk.lines == ["pokerslam-around(QD: right 7C, down-right 9H, down 2H)"])
  }
}
