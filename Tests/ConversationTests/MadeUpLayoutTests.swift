// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences
import Testing

@testable import Conversation

/// A layout that the generic layers have never seen is narrated, keyed and shown by its traits.
@Suite struct MadeUpLayoutTests {
  private func talk(_ input: Settings.InputMode) -> Talk {
    Talk(.round(Deal(Harbour(), seed: 1)), descriptors: [HarbourRounds()]) { $0.input = input }
  }

  /// The places that the last answer names, in its order.
  private func places(_ talk: Talk) -> [Term] {
    talk.said.flatMap(\.self).compactMap {
      if case .term(let place)? = $0.fillings["place"] { place } else { nil }
    }
  }

  private func sentence(_ key: Key, at place: Place) -> Term {
    Term(key, ["kind": .text(place.kind.name), "place": .term(place.name)])
  }

  @Test func whatIsReadFollowsFromTheTraits() {
    var talk = talk(.lines)
    talk.type("t")
    // The tops of what is fanned or shows, not of what deals.
    #expect(places(talk) == [1, 2, 3].map { Harbour.pier($0).name } + [Harbour.warehouse.name])
    talk.type("all")
    #expect(places(talk) == Harbour().layout.places.dropLast().map(\.name), "but not the ballast")
    #expect(talk.keys[4] == "label-closed", "a crane's load is counted, not read")
    talk.type("g")
    #expect(places(talk) == [Harbour.warehouse.name])
  }

  @Test func eventsAreNarratedByTheTraits() throws {
    var talk = talk(.lines)
    #expect(talk.type("d") == ["told-drawn"])
    talk.type("4 1")
    let moved = try #require(talk.said.first)
    #expect(moved.first?.key == "told-moved")
    #expect(moved.first?.fillings["from"] == .term(Harbour.deck.name.form("from")))
    #expect(
      moved.last == Term("sentence", ["text": .term(sentence("label-empty", at: Harbour.deck))]))
    // What comes free on a pier is told.
    talk.type("1 6")
    let freed = Term("crate", ["n": 0])
    #expect(talk.said.first?.last?.fillings["card"] == .term(freed), "\(talk.said)")
  }

  @Test func keysFollowFromTheTraits() {
    var talk = talk(.keys)
    #expect(talk.press("1") == ["picked-targets"])
    #expect(talk.press("f").first == "told-lands sentence", "into what collects")
    #expect(talk.press("d") == ["told-drawn"])
    talk.press("w")
    #expect(talk.dialogue.playing?.picked == [Piece(3)], "from what shows")
    talk.press("e")
    #expect(talk.dialogue.playing?.table.place(of: Piece(3)) == Harbour.buoy(1), "to what holds")
  }

  @Test func theViewHoldsEveryPlaceAndItsTargets() throws {
    var talk = talk(.lines)
    talk.type("1")
    let table = try #require(talk.dialogue.view.table)
    #expect(
      table.rows.map { $0.map(\.place.kind.name) } == [
        ["pier", "pier", "pier"], ["deck"], ["crane"], ["buoy", "buoy"], ["warehouse"],
      ])
    #expect(
      table.places.filter(\.isTarget).map(\.place)
        == [Harbour.pier(2), Harbour.pier(3), Harbour.buoy(1), Harbour.buoy(2), Harbour.warehouse])
    #expect(table.places.first { $0.place == Harbour.crane }?.act == Harbour.unload)
    #expect(table.places.flatMap(\.pieces).count { $0.piece == nil } == 9, "the crane's load")
  }
}
