// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Games
import TerminalTestSupport
import Testing

/// Nothing of the world is read from the disk before a game is played that is about it.
@Suite struct OpenedDataTests {
  private let home: Home
  private let opened: OpenedFiles

  init() throws {
    home = try Home()
    let data = try home.copyOfGame()
    opened = try OpenedFiles(
      in: [data] + ["facts", "maps", "pictures"].map { data.appending(path: $0) })
    _ = opened.names()
  }

  private func opened(by arguments: String..., typing lines: [String]) throws -> Set<String> {
    let result = try home.run(arguments, input: lines.map { "\($0)\n" }.joined())
    #expect(result.ending == .exited(0) && result.errors == "")
    return opened.names()
  }

  @Test(arguments: GameFolders.descriptors.map(\.id))
  func aGameOfCardsReadsNothingOfTheWorld(_ game: String) throws {
    #expect(try opened(by: "play", game, typing: ["h", "help", "0"]) == [])
  }

  @Test func norDoTheMainMenuAndTheSettings() throws {
    #expect(try opened(by: "--language", "en", typing: ["stats", "0"]) == [])
    #expect(try opened(by: "settings", typing: []) == [])
  }

  @Test func atlasReadsOneFile() throws {
    #expect(
      try opened(by: "play", "atlas", "--no-learner", typing: ["d", "h"]) == ["catalogue.txt"])
  }

  @Test func aKeptRoundOfAtlasIsWholeInItself() throws {
    _ = try opened(by: "play", "atlas", "--no-learner", typing: ["d"])
    #expect(try opened(by: "play", "atlas", "--no-learner", typing: ["d"]) == [])
    #expect(try opened(by: "play", "klondike", typing: ["d"]) == [])
  }

  @Test func aCatalogueThatIsBrokenSpoilsNoOtherGame() throws {
    let file = home.folder.appending(path: "game/Data/catalogue.txt")
    try Data("aloud catalogue 2\nentities\t7\n".utf8).write(to: file)
    let klondike = try home.run("play", "klondike", typing: ["d"])
    #expect(klondike.ending == .exited(0) && klondike.output.contains("Klondike, "))
    let atlas = try home.run("play", "atlas", typing: [])
    #expect(atlas.ending == .exited(1) && atlas.output.contains("catalogue.txt"))
  }
}
