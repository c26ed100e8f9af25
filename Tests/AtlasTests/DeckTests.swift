// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Testing

struct DeckTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let member: String
    let value: String?
    let field: String
    let flaw: Flaw
    var testDescription: String { "\(member): \(value ?? "gone")" }
  }

  static let faults: [Fault] = [
    Fault(member: "deck_id", value: nil, field: "deck_id", flaw: .missing),
    Fault(member: "deck_id", value: "\"a/b\"", field: "deck_id", flaw: .badID),
    Fault(member: "deck_name", value: "\"\"", field: "deck_name", flaw: .noText),
    Fault(member: "groups", value: nil, field: "groups", flaw: .missing),
    Fault(member: "groups", value: "[]", field: "groups", flaw: .noGroup),
    Fault(
      member: "groups", value: "\"rivers\"", field: "groups", flaw: .wrongType(expected: .list)),
    Fault(
      member: "groups", value: "[\"rivers\", 1]", field: "groups[1]",
      flaw: .wrongType(expected: .text)),
    Fault(
      member: "groups", value: "[\"lakes\", \"rivers\", \"lakes\"]", field: "groups[2]",
      flaw: .sameAs(field: "groups[0]")),
    Fault(
      member: "groups", value: "[\"rivers\", \"seas\"]", field: "groups[1]",
      flaw: .unknownGroup("seas")),
    Fault(member: "shuffle_seed", value: "-1", field: "shuffle_seed", flaw: .badSeed),
    Fault(member: "shuffle_seed", value: "1.5", field: "shuffle_seed", flaw: .badSeed),
    Fault(member: "shuffle_seed", value: "\"1\"", field: "shuffle_seed", flaw: .badSeed),
    Fault(
      member: "shuffle_seed", value: "18446744073709551616", field: "shuffle_seed", flaw: .badSeed),
  ]

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Draft.group().text, "groups/rivers.json")
    try folder.write(Draft.group("lakes").text, "groups/lakes.json")
  }

  @Test(arguments: faults)
  func aFaultIsToldByFieldAndReason(_ fault: Fault) throws {
    let file = try folder.write(Draft.deck.with(fault.member, fault.value).text, "my.deck")
    #expect(throws: CatalogueProblem(file: file, field: fault.field, flaw: fault.flaw)) {
      try folder.deck(at: file)
    }
  }

  @Test func aDeckIsFoundByItsIDWhateverItsFileIsCalled() throws {
    let broken = try folder.write("", "decks/0.json")
    try folder.write(Draft.deck.text, "decks/a.json")
    let deck = Deck(id: "first", title: "First", groupIDs: ["rivers"], shuffleSeed: 12345)
    #expect(try folder.source.loadDeck(id: "first") == deck)
    let (decks, problems) = try folder.source.loadAllDecks(of: folder.source.loadAllGroups())
    #expect(decks == [deck])
    #expect(
      problems == [CatalogueProblem(file: broken, flaw: .brokenJSON(line: 1, column: 1))])
  }

  @Test func everyDigitOfASeedCounts() throws {
    let file = try folder.write(
      Draft.deck.with("shuffle_seed", "18446744073709551615").text, "a.json")
    #expect(try folder.deck(at: file).shuffleSeed == .max)
  }

  @Test(arguments: ["null", nil])
  func aSeedMayBeLeftOut(_ seed: String?) throws {
    let file = try folder.write(Draft.deck.with("shuffle_seed", seed).text, "a.json")
    #expect(try folder.deck(at: file).shuffleSeed == nil)
  }

  @Test func aDeckThatIsNotThere() throws {
    #expect(throws: CatalogueProblem(file: "other.json", flaw: .unknownDeck("other"))) {
      try folder.source.loadDeck(id: "other")
    }
    #expect(throws: CatalogueProblem(file: "/nowhere/a.json", flaw: .notFound)) {
      try folder.deck(at: "/nowhere/a.json")
    }
  }

  @Test func theBrokenFileOfThatNameIsTheReason() throws {
    let file = try folder.write(Draft.deck.with("groups", "[]").text, "decks/first.json")
    #expect(throws: CatalogueProblem(file: file, field: "groups", flaw: .noGroup)) {
      try folder.source.loadDeck(id: "first")
    }
  }

  @Test func anAuthoredDeckDealsItsGroupsAsTheyStand() throws {
    let catalogue = try folder.source.loadAllGroups()
    let deck = Deck(id: "d", title: "D", groupIDs: ["rivers", "lakes"])
    #expect(try catalogue.groups(of: deck) == [catalogue["rivers"], catalogue["lakes"]])
  }

  @Test func degenerateDecksAreRefusedWithAReason() {
    let sound = Sketch.group("sound", ["A", "B"])
    let bare = Sketch.group("bare", [])
    let partner = Card(group: "headless", localID: "a", label: "A", kind: .partner)
    let headless = Group(id: "headless", title: "H", base: partner, partners: sound.partners)
    let catalogue = Catalogue(groups: [sound, bare, headless])
    let refusals: [([String], DeckRefusal)] = [
      ([], .noGroup), (["sound", "sound"], .groupTwice("sound")),
      (["sound", "bare"], .noPartners("bare")), (["headless"], .noBase("headless")),
      (["sound", "gone"], .unknownGroup("gone")),
    ]
    for (ids, refusal) in refusals {
      #expect(throws: refusal) {
        try catalogue.groups(of: Deck(id: "d", title: "D", groupIDs: ids))
      }
    }
  }
}
