// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Samples
import Testing

struct GameFolderTests {
  private static let games = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Rules/Games")

  @Test(
    "What is of one game alone fits in 150 lines",
    arguments: [
      "Accordion", "AcesUp", "BakersDozen", "Canfield", "EightOff", "FortyThieves", "Golf",
      "Pyramid", "Scorpion", "TriPeaks", "Yukon",
    ])
  func lines(folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.games.appending(path: folder), includingPropertiesForKeys: nil)
    let counts = try files.map { try String(contentsOf: $0, encoding: .utf8).count { $0 == "\n" } }
    #expect(counts.count >= 3 && counts.reduce(0, +) <= 150, "\(counts)")
  }

  @Test("Every folder of Sources/Rules/Games is a game that menus list")
  func folders() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      at: Self.games, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    #expect(Set(folders.map(\.lastPathComponent)) == Set(EveryDescriptor.all.map { "\($0.game)" }))
  }
}
