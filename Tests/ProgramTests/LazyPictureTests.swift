// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Samples
import TerminalTestSupport
import Testing

/// No picture and no map is read from the disk before it is played: a start costs nothing for them.
@Suite struct LazyPictureTests {
  private let home: Home
  private let opened: OpenedFiles
  private let puzzle = EveryDescriptor.entry(of: "puzzle")

  init() throws {
    home = try Home()
    let data = try home.copyOfGame()
    let own = home.folder.appending(path: "data/aloud/pictures")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: data.appending(path: "pictures/cat.png"), to: own.appending(path: "mine.png"))
    _ = try home.write("A cat.\n", to: "data/aloud/pictures/mine.txt")
    opened = try OpenedFiles(
      in: [data.appending(path: "pictures"), data.appending(path: "maps"), own])
    _ = opened.names()
  }

  private func opened(by arguments: String..., typing lines: [String]) throws -> Set<String> {
    let result = try home.run(arguments, input: lines.map { "\($0)\n" }.joined())
    #expect(result.ending == .exited(0) && result.errors == "")
    return opened.names()
  }

  @Test func neitherAStartNorAListReadsPictures() throws {
    #expect(try opened(by: "--language", "en", typing: ["help", "0", "stats"]) == [])
    #expect(try opened(by: "play", "klondike", typing: ["h", "help", "0"]) == [])
    #expect(try opened(by: "play", "puzzle", "--help", typing: []) == [])
    #expect(try opened(by: "--language", "en", typing: [puzzle, "7", "0", "10", "0"]) == [])
  }

  @Test func thePlayersOwnAreListedWhenTheirListIsOpened() throws {
    let names = try opened(by: "--language", "en", typing: [puzzle, "8"])
    #expect(names == [""])
  }

  @Test func whatIsPlayedIsReadAlone() throws {
    #expect(try opened(by: "puzzle", "cat", typing: ["X 1", "S"]) == ["cat.png"])
    #expect(try opened(by: "play", "klondike", typing: ["d"]) == [])
    #expect(
      try opened(by: "--language", "en", typing: [puzzle, "2", "7", "6", "2", "X 1"])
        == ["europe.png", "europe.json"])
    #expect(
      try opened(by: "puzzle", "mine.png", typing: ["X 1"]) == ["mine.png", "mine.txt"])
  }
}
