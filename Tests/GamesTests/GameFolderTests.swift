// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Samples
import Testing

struct GameFolderTests {
  @Test("Every folder of Sources/Rules/Games is a game that menus list")
  func folders() throws {
    let games = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Rules/Games")
    let folders = try FileManager.default.contentsOfDirectory(
      at: games, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    #expect(Set(folders.map(\.lastPathComponent)) == Set(EveryDescriptor.all.map { "\($0.game)" }))
  }
}
