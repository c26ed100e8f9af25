// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Conversation

/// Groups and decks are put together by typing and choosing, and nothing is lost unasked.
@Suite struct WorkshopTests {
  private func talk(own: OwnGroups = OwnGroups(), confirmations: Bool = true) -> Talk {
    Talk(.newGroup, own: own, workshop: Shop()) { $0.confirmations = confirmations }
  }

  private func orders(_ talk: Talk) -> [String] {
    talk.all.compactMap {
      guard case .lookUp(let lookup) = $0 else { return nil }
      return switch lookup.subject {
      case .keep(.group(let draft)):
        "keep \(draft.id ?? "new") \(draft.title): "
          + draft.parts.map { $0.entity ?? $0.label }.joined(separator: " ")
      case .keep(.deck(let draft)):
        "keep \(draft.id ?? "new") \(draft.title): "
          + draft.parts.map(\.id).joined(separator: ", ")
      case .drop(.group(let draft)): "drop \(draft.id ?? "?")"
      case .drop(.deck(let draft)): "drop deck \(draft.id ?? "?")"
      default: nil
      }
    }
  }

  @Test func whatEnterWouldChooseIsToldOnTheWayBack() {
    let own = OwnGroups(groups: ["a", "b"].map { DraftGroup(id: $0, title: $0) })
    var talk = Talk(own: own, workshop: Shop()) { ($0.input, $0.confirmations) = (.keys, false) }
    talk.press(":")
    let workshop = talk.numbered.first { $0.title.key == "workshop" }?.number ?? 0
    talk.press("\(workshop)", "enter", "end", "enter")
    #expect(talk.keys.first == "workshop-group-summary")
    talk.press(":")
    let delete = talk.numbered.first { $0.title.key == "workshop-delete" }?.number ?? 0
    talk.press("\(delete)")
    // The last group is gone: the focus is on what is the last entry now, and that is said.
    #expect(talk.keys.last == "menu-entry")
    #expect(talk.said.last?.first?.fillings["n"] == 3)
    // The same for who types lines.
    var lines = Talk(own: own, workshop: Shop())
    lines.type("\(workshop)", "3", "0")
    #expect(lines.keys == ["menu-entry"])
  }

  @Test func aGroupIsNamedFilledAndKept() {
    var talk = talk()
    #expect(talk.keys.last == "workshop-group-name")
    #expect(talk.type("Mine") == ["workshop-group-next"])
    #expect(talk.said == [[Term("workshop-group-next", ["n": .number(1)])]])
    #expect(talk.type("France") == ["workshop-group-added"])
    #expect(talk.type("Nowhere") == ["workshop-group-added-own"])
    #expect(
      talk.type("")
        == [
          "workshop-group-summary", "workshop-parts", "menu-entry", "menu-entry", "menu-entry",
          "menu-entry", "menu-entry", "menu-choose-or-back",
        ])
    #expect(
      talk.entries.map(\.key.name) == [
        "workshop-group-add", "workshop-group-remove", "workshop-remarks", "workshop-rename",
        "workshop-save",
      ])
    #expect(talk.type("5").first == "workshop-group-saved")
    #expect(orders(talk) == ["keep new Mine: country-fr Nowhere"])
    // Listed as soon as it is kept.
    #expect(
      talk.entries.map(\.key.name) == [
        "workshop-group-new", "workshop-deck-new", "workshop-group-summary",
      ])
  }

  @Test func thingsOfOneNameAreToldApart() {
    var talk = talk()
    talk.type("Mine", "Georgia")
    #expect(
      talk.entries.map(\.key.name) == [
        "country-ge.full", "state-us-ga.full", "workshop-as-typed",
      ])
    #expect(talk.type("2") == ["workshop-group-added"])
    talk.type("Georgia", "3", "Georgia", "1", "x", "", "6")
    #expect(orders(talk).isEmpty)
    talk.type("5")
    #expect(orders(talk) == ["keep new Mine: state-us-ga x"])
  }

  @Test func whatIsThereIsNotAddedAgain() {
    var talk = talk()
    talk.type("Mine", "France")
    #expect(talk.type("France") == ["workshop-group-twice"])
    #expect(talk.type("FRANCE") == ["workshop-group-twice"])
    #expect(talk.said.last?.first?.fillings["n"] == .number(2))
  }

  @Test func aGroupHoldsSixtyCardsAndNoMore() {
    var talk = talk()
    talk.type("Mine")
    for number in 1...60 { talk.type("card \(number)") }
    #expect(talk.keys == ["workshop-group-added-own"])
    #expect(talk.type("one more") == ["workshop-group-too-many"])
  }

  @Test func aNameThatNoFileCanKeepIsRefusedAndAskedForAgain() {
    var talk = talk()
    #expect(talk.type("bad") == ["no-name", "workshop-group-name"])
    talk.type("Mine")
    #expect(talk.type("bad") == ["no-name", "workshop-group-next"])
  }

  @Test func oneCardIsNoGroup() {
    var talk = talk()
    talk.type("Mine", "x", "")
    #expect(talk.type("4").first == "workshop-group-too-few")
    #expect(orders(talk).isEmpty)
    // It is still there to be filled.
    #expect(talk.type("1") == ["workshop-group-next"])
  }

  @Test(arguments: ["0", "q"]) func whatHasChangedIsNotLeftUnasked(way: String) {
    var talk = talk()
    talk.type("Mine", "x", "y", "")
    #expect(talk.type(way).first == "workshop-keep-question")
    #expect(talk.type("0").first == "workshop-group-summary")
    talk.type(way)
    #expect(talk.type("q").first == "workshop-group-summary")
    talk.type(way)
    #expect(talk.type("1").first == "workshop-group-saved")
    #expect(orders(talk) == ["keep new Mine: x y"])
  }

  @Test func whatIsDiscardedIsGone() {
    var talk = talk()
    talk.type("Mine", "x", "y", "", "0", "2")
    #expect(talk.keys.first == "workshop")
    #expect(orders(talk).isEmpty)
    #expect(talk.entries.count == 2)
  }

  private let kept = OwnGroups(
    groups: [
      DraftGroup(
        id: "g", title: "Kept",
        cards: [DraftCard(label: "France", entity: "country-fr"), DraftCard(label: "x")])
    ],
    decks: [DraftDeck(id: "d", title: "Deck", groups: [DraftMember(id: "g", name: Term("kept"))])])

  @Test func aKeptGroupIsChangedUnderItsId() {
    var talk = talk(own: kept)
    talk.type("0", "3")
    #expect(!talk.entries.map(\.key.name).contains("workshop-save"))
    talk.type("2", "1")
    #expect(talk.keys.first == "workshop-group-summary")
    talk.type("3", "New name", "1", "y", "")
    #expect(talk.entries.map(\.key.name).suffix(2) == ["workshop-save", "workshop-delete"])
    talk.type("4")
    #expect(orders(talk) == ["keep g New name: x y"])
    talk.type("")
    #expect(talk.entries.count == 4)
  }

  @Test func deletingIsAskedFor() {
    var talk = talk(own: kept)
    talk.type("0", "3", "5")
    #expect(talk.keys.first == "workshop-delete-question")
    talk.type("2")
    #expect(orders(talk).isEmpty)
    talk.type("5", "1")
    #expect(orders(talk) == ["drop g"])
    #expect(talk.keys.first == "workshop-deleted")
    var other = self.talk(own: kept, confirmations: false)
    other.type("0", "4", "4")
    #expect(orders(other) == ["drop deck d"])
  }

  @Test func aDeckIsMadeOfGroupsByPartsOfTheirNames() {
    var talk = talk()
    #expect(talk.type("0").first == "workshop")
    talk.type("2")
    #expect(talk.keys == ["workshop-deck-name"])
    talk.type("All", "Rivers")
    #expect(talk.entries.count == 2)
    #expect(talk.type("2") == ["workshop-deck-added"])
    #expect(talk.type("Lakes") == ["workshop-deck-added"])
    #expect(talk.type("Lakes") == ["workshop-deck-twice"])
    #expect(talk.type("Seas") == ["workshop-deck-unknown"])
    talk.type("", "4")
    #expect(orders(talk) == ["keep new All: Rivers of Africa, Lakes"])
  }

  @Test func anEmptyDeckIsNotKept() {
    var talk = talk()
    talk.type("0", "2", "All", "", "3")
    #expect(talk.keys.first == "workshop-deck-too-few")
    #expect(orders(talk).isEmpty)
  }

  @Test func withoutACatalogueThereIsNoEntry() {
    var talk = Talk()
    #expect(!talk.entries.contains(Term("workshop")))
    talk = Talk(workshop: Shop())
    #expect(talk.entries.contains(Term("workshop")))
  }
}
