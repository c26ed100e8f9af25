// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Atlas

/// Groups that a server sent are read like files of their own, and a bad file costs only itself.
@Suite struct RemoteGroupsTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func remote(_ text: String) throws -> RemoteGroups {
    RemoteGroups(copy: try folder.write(text, "sent.json"))
  }

  private func document(_ groups: [Draft], decks: [Draft]? = nil) -> String {
    let groups = groups.map(\.text).joined(separator: ",\n")
    let decks = decks.map { ", \"decks\": [\($0.map(\.text).joined(separator: ","))]" } ?? ""
    return "{\"groups\": [\(groups)]\(decks)}"
  }

  @Test func groupsAndDecksAreThoseOfFilesOfTheirOwn() throws {
    try folder.write(Draft.group().text, "groups/rivers.json")
    try folder.write(Draft.deck.text, "decks/first.json")
    let remote = try remote(document([.group()], decks: [Draft.deck]))
    #expect(try remote.loadAllGroups() == folder.source.loadAllGroups())
    #expect(try remote.loadDeck(id: "first") == folder.source.loadDeck(id: "first"))
  }

  @Test func ofManyBadGroupsSomeAreTold() throws {
    let empty = Array(repeating: "{}", count: 200_000).joined(separator: ",")
    let catalogue = try remote("{\"groups\": [\(empty)]}").loadAllGroups()
    #expect(catalogue.groups == [])
    #expect(catalogue.problems.count == 100)
  }

  @Test func noFileIsNoGroups() throws {
    let remote = RemoteGroups(copy: "\(folder.path)/none.json")
    #expect(try remote.loadAllGroups() == Catalogue(groups: []))
  }

  @Test func aBadGroupIsNamedByItsPlaceAndTheOthersStay() throws {
    let bad = Draft.group("seas").with("group_name", nil)
    let catalogue = try remote(document([bad, .group()])).loadAllGroups()
    #expect(catalogue.groups.map(\.id) == ["rivers"])
    #expect(
      catalogue.problems == [
        CatalogueProblem(
          file: "\(folder.path)/sent.json", field: "groups[0].group_name", flaw: .missing)
      ])
  }

  @Test func aGroupThatIsNoObjectIsNamedByItsPlace() throws {
    let catalogue = try remote("{\"groups\": [7]}").loadAllGroups()
    #expect(catalogue.problems.map(\.field) == ["groups[0]"])
    #expect(catalogue.problems.map(\.flaw) == [.wrongType(expected: .object)])
  }

  @Test(arguments: [
    ("", Flaw.brokenJSON(line: 1, column: 1)), ("[]", .wrongType(expected: .object)),
    ("{}", .missing), ("{\"groups\": {}}", .wrongType(expected: .list)),
    ("{\"groups\": [], \"decks\": 7}", .wrongType(expected: .list)),
    ("<html>", .brokenJSON(line: 1, column: 1)),
    (String(repeating: "[", count: 100_000), .tooDeep(line: 1, column: 33)),
  ])
  func whatIsNoCatalogueIsToldOnce(text: String, flaw: Flaw) throws {
    let remote = try remote(text)
    let problem = #expect(throws: CatalogueProblem.self) { try remote.loadAllGroups() }
    #expect(problem?.flaw == flaw)
    try folder.write(Draft.group().text, "groups/rivers.json")
    let joined = try LocalGroups(own: OwnFiles(folder: folder.path), remote: remote).loadAllGroups()
    #expect(joined.groups.map(\.id) == ["rivers"])
    #expect(joined.problems.map(\.flaw) == [flaw])
  }

  @Test func brokenTextIsNoCatalogue() throws {
    let path = try folder.write(Data([0x7B, 0xFF, 0xFE, 0x7D]), "sent.json")
    let problem = #expect(throws: CatalogueProblem.self) {
      try RemoteGroups(copy: path).loadAllGroups()
    }
    #expect(problem?.flaw == .notUTF8)
  }

  @Test func whatTheMachineHasStaysAndTheServerIsRefused() throws {
    let path = try folder.write(Draft.group().text, "groups/rivers.json")
    let remote = try remote(document([.group(), .group("seas")]))
    let joined = try LocalGroups(own: OwnFiles(folder: folder.path), remote: remote).loadAllGroups()
    #expect(joined.groups.map(\.id) == ["rivers", "seas"])
    #expect(joined.problems.map(\.flaw) == [.groupTaken(file: path)])
  }

  @Test func aDeckOfTheServerMayHaveGroupsOfTheMachine() throws {
    try folder.write(Draft.group().text, "groups/rivers.json")
    let source = LocalGroups(
      own: OwnFiles(folder: folder.path), remote: try remote(document([], decks: [.deck])))
    #expect(try source.loadDeck(id: "first").groupIDs == ["rivers"])
  }
}
