// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Atlas

/// What a player puts together is kept in files that read as any others.
@Suite struct OwnFilesTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private let group = Group(
    id: "own_1", title: "Łódź \"and\" more",
    base: Card(group: "own_1", localID: "base", label: "Łódź \"and\" more", kind: .base),
    partners: [
      Card(group: "own_1", localID: "a", label: "Rhine", entity: "river-rhine", kind: .partner),
      Card(
        group: "own_1", localID: "b", label: "a/b", kind: .partner,
        illustration: Illustration(image: "pictures/b.jpg", caption: "A \"b\"")),
    ], truth: ["river-elbe"], homonyms: ["state-us-ga"],
    illustration: Illustration(image: "all.png"),
    about: .init(
      difficulty: .hard, kind: "river", level: .secondary, sources: ["An atlas"],
      validAsOf: "2026-01-01", notes: "By hand"))

  @Test func aGroupIsReadAsItWasWritten() throws {
    try folder.write(group.fileText, "groups/x.json")
    #expect(OwnFiles(folder: folder.path).groups == [group])
    #expect(try folder.source.loadAllGroups() == Catalogue(groups: [group]))
  }

  @Test func aSavedGroupKeepsItsPicturesAndOneWithoutThemIsAsBefore() throws {
    let data = try JSONEncoder().encode(group)
    #expect(try JSONDecoder().decode(Group.self, from: data) == group)
    let plain = try JSONEncoder().encode(group.base)
    #expect(!String(decoding: plain, as: UTF8.self).contains("illustration"))
    #expect(try JSONDecoder().decode(Card.self, from: plain).illustration == nil)
  }

  @Test func aDeckIsReadAsItWasWritten() throws {
    try folder.write(group.fileText, "groups/x.json")
    let deck = Deck(id: "d", title: "Deck", groupIDs: ["own_1"], shuffleSeed: .max)
    try folder.write(deck.fileText, "decks/y.json")
    let catalogue = try folder.source.loadAllGroups()
    #expect(OwnFiles(folder: folder.path).decks(of: catalogue) == [deck])
  }

  @Test func aFileIsFoundByWhatItHoldsAndNotByItsName() throws {
    let path = try folder.write(group.fileText, "groups/called anything.json")
    let files = OwnFiles(folder: folder.path)
    #expect(files.file(ofGroup: "own_1") == path)
    #expect(files.file(ofGroup: "own_2") == "own_2.json")
    #expect(files.file(ofDeck: "d", in: Catalogue(groups: [])) == "d.json")
  }
}
