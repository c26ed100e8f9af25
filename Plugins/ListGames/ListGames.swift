// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PackagePlugin

/// Lists the games by their folders: a folder `X` that holds `XRounds.swift` is a game, whose kind
/// is made by `XRounds()`.
@main
struct ListGames: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let files = FileManager.default
    let games = try files.contentsOfDirectory(atPath: target.directoryURL.path)
      .filter { folder in
        files.fileExists(atPath: target.directoryURL.appending(path: Self.file(of: folder)).path)
      }
      .sorted()
    let list = context.pluginWorkDirectoryURL.appending(path: "GameFolders.swift")
    return [
      .buildCommand(
        displayName: "Listing \(games.count) games",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #"printf '%s' "$1" > "$2""#, "sh", Self.source(games), list.path],
        inputFiles: games.map { target.directoryURL.appending(path: Self.file(of: $0)) },
        outputFiles: [list])
    ]
  }

  private static func file(of folder: String) -> String { "\(folder)/\(folder)Rounds.swift" }

  private static func source(_ games: [String]) -> String {
    """
    import Engine

    /// The games by their folders.
    public enum GameFolders {
      /// Every kind that needs nothing to be made, by the names of the folders.
      public static let descriptors: [any GameDescriptor] = [\(games.map { "\($0)Rounds()" }.joined(separator: ", "))]
    }

    """
  }
}
