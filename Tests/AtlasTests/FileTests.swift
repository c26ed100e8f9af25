// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Foundation
import Testing

/// Whatever lies in the folder, the game says what is wrong with it and goes on.
struct FileTests {
  private let folder: Folder
  private let path: String

  init() throws {
    folder = try Folder()
    path = "\(folder.path)/groups/b.json"
    try folder.write(Draft.group("first").text, "groups/a.json")
    try folder.write(Draft.group("last").text, "groups/c.json")
  }

  private func expect(_ flaw: Flaw, _ location: SourceLocation = #_sourceLocation) throws {
    let catalogue = try folder.source.loadAllGroups()
    #expect(catalogue.groups.map(\.id) == ["first", "last"], sourceLocation: location)
    #expect(
      catalogue.problems == [CatalogueProblem(file: path, flaw: flaw)], sourceLocation: location)
  }

  @Test func brokenJSONIsToldByLineAndColumn() throws {
    try folder.write("{\n  \"group_id\": \"b\"\n  \"group_name\"", "groups/b.json")
    try expect(.brokenJSON(line: 3, column: 3))
  }

  @Test func anEmptyFile() throws {
    try folder.write("", "groups/b.json")
    try expect(.brokenJSON(line: 1, column: 1))
  }

  @Test func aFileThatIsNoObject() throws {
    try folder.write("[]", "groups/b.json")
    try expect(.wrongType(expected: .object))
  }

  @Test func aFolderOfThatName() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try expect(.folder)
  }

  @Test func aHundredMegabytesAreRefusedUnread() throws {
    try folder.write("", "groups/b.json")
    #expect(truncate(path, 100_000_000) == 0)
    try expect(.tooLarge(limit: 1_000_000))
  }

  @Test func oneByteTooMany() throws {
    let text = Draft.group("b").text
    try folder.write(
      text + String(repeating: " ", count: 1_000_001 - text.utf8.count), "groups/b.json")
    try expect(.tooLarge(limit: 1_000_000))
  }

  @Test func aLoopOfLinks() throws {
    let other = "\(folder.path)/groups/loop"
    #expect(symlink(path, other) == 0)
    #expect(symlink(other, path) == 0)
    try expect(.linkLoop)
  }

  @Test func aLinkToNothing() throws {
    #expect(symlink("\(folder.path)/nothing", path) == 0)
    try expect(.notFound)
  }

  @Test func aPipeThatNobodyWritesTo() throws {
    #expect(mkfifo(path, 0o600) == 0)
    try expect(.notAFile)
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func aFileThatMayNotBeRead() throws {
    try folder.write(Draft.group("b").text, "groups/b.json")
    #expect(chmod(path, 0) == 0)
    try expect(.unreadable)
  }

  @Test func aPathThroughAFileIsUnreadable() {
    let catalogue = LocalGroups.loadGroups(of: [SourceText(path: "/dev/null/a.json")])
    #expect(
      catalogue
        == Catalogue(
          groups: [], problems: [CatalogueProblem(file: "/dev/null/a.json", flaw: .unreadable)]))
  }

  @Test func textThatIsNotUTF8() throws {
    try folder.write(Data([0x22, 0xE9, 0x22]), "groups/b.json")
    try expect(.notUTF8)
  }

  @Test func aByteOrderMarkIsNoFault() throws {
    try folder.write("\u{FEFF}" + Draft.group("b").text, "groups/b.json")
    #expect(try folder.source.loadAllGroups().groups.map(\.id) == ["first", "b", "last"])
  }

  @Test func aNestThatWouldOverflowTheStack() throws {
    try folder.write(String(repeating: "[", count: 900_000), "groups/b.json")
    try expect(.tooDeep(line: 1, column: 33))
  }

  @Test func aNameTwiceInOneObject() throws {
    try folder.write("{\"a\": 1,\n \"a\": 2}", "groups/b.json")
    try expect(.nameTwice(line: 2, column: 2))
  }

  @Test func otherFilesAreNoneOfOurBusiness() throws {
    for name in ["notes.txt", "b.json~", ".b.json", "json"] {
      try folder.write("rubbish", "groups/\(name)")
    }
    let catalogue = try folder.source.loadAllGroups()
    #expect(catalogue.groups.map(\.id) == ["first", "last"])
    #expect(catalogue.problems == [])
  }

  @Test func aPlayerWithoutAFolderOfTheirOwn() throws {
    let shipped = ShippedGroups(groups: try folder.source.loadAllGroups().groups)
    let source = LocalGroups(shipped, own: OwnFiles(folder: "\(folder.path)/missing"))
    #expect(try source.loadAllGroups().groups.map(\.id) == ["first", "last"])
    #expect(!source.hasMore)
  }
}
