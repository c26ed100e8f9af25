// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Foundation
import Testing

/// The file that the game reads holds what people edit, and is read whole or not at all.
struct ShippedGroupsTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(.enabled(if: Shipped.folder != nil, "no Data folder in this checkout"))
  func theCatalogueFileHoldsWhatTheFilesOfGroupsAndDecksHold() throws {
    let data = try #require(Shipped.folder)
    let edited = LocalGroups(own: OwnFiles(folder: data))
    let catalogue = try edited.loadAllGroups()
    let shipped = try ShippedGroups(file: "\(data)/catalogue.txt")
    #expect(shipped.groups == catalogue.groups, "run Data/tools/make_catalogue.py")
    #expect(shipped.decks == (try edited.loadAllDecks(of: catalogue).decks))
  }

  private static let sound = """
    aloud catalogue 2
    entities\t3
    river-elbe
    river-oder
    river-rhine
    groups\t1
    rivers\tRivers\teasy\triver\tprimary\t2026-01-01\t\t2
    Natural Earth\tby hand
    0\t2
    1
    base\tRivers
    rhine\tRhine\t2
    elbe\tElbe\t0
    decks\t1
    first\tFirst\t12345\trivers

    """

  private func read(_ text: String) throws -> ShippedGroups {
    try ShippedGroups(file: folder.write(text, "catalogue.txt"))
  }

  @Test func aGroupAndADeck() throws {
    let shipped = try read(Self.sound)
    let group = Group(
      id: "rivers", title: "Rivers",
      base: Card(group: "rivers", localID: "base", label: "Rivers", kind: .base),
      partners: [
        Card(
          group: "rivers", localID: "rhine", label: "Rhine", entity: "river-rhine", kind: .partner),
        Card(group: "rivers", localID: "elbe", label: "Elbe", entity: "river-elbe", kind: .partner),
      ], homonyms: ["river-oder"],
      about: Group.About(
        difficulty: .easy, kind: "river", level: .primary, sources: ["Natural Earth", "by hand"],
        validAsOf: "2026-01-01"))
    #expect(shipped.groups == [group])
    #expect(
      shipped.decks == [
        Deck(id: "first", title: "First", groupIDs: ["rivers"], shuffleSeed: 12345)
      ])
    #expect(shipped.ids == ["rivers"])
  }

  @Test(arguments: [
    ("aloud catalogue 2", "aloud catalogue 1"), ("entities\t3", "entities\t2"),
    ("groups\t1", "groups\t2"), ("decks\t1", "decks\t2"), ("\t2026-01-01", ""),
    ("\teasy\t", "\tsimple\t"), ("\tprimary\t", "\t\t"), ("0\t2", "0\t3"),
    ("0\t2", "0\t-2"), ("rhine\tRhine\t2", "rhine"), ("12345", "many"),
    ("rivers\n", "rivers\nmore\n"),
  ])
  func aFileThatIsNotWholeIsRefused(_ part: String, _ broken: String) throws {
    let problem = #expect(throws: CatalogueProblem.self) {
      try read(Self.sound.replacing(part, with: broken))
    }
    #expect(problem?.flaw == .unreadable)
    #expect(problem?.field == nil)
  }

  @Test func everyTruncationIsRefused() throws {
    let text = Self.sound
    for length in 0..<(text.utf8.count - "rivers\n".utf8.count) {
      #expect(throws: CatalogueProblem.self) {
        try read(String(decoding: text.utf8.prefix(length), as: UTF8.self))
      }
    }
  }

  @Test func aFileThatIsNotThere() {
    let path = "\(folder.path)/missing.txt"
    #expect(throws: CatalogueProblem(file: path, flaw: .notFound)) {
      try ShippedGroups(file: path)
    }
  }
}
