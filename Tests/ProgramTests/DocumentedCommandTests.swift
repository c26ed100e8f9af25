// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GoldenTestSupport
import TerminalTestSupport
import Testing

/// What the documents have a player type is typed, by someone who has played and has the files that
/// are named.
@Suite struct DocumentedCommandTests {
  /// Of the page's package, or in want of a camera, a server or a sound device.
  private static let elsewhere = [
    "aloud serve", "aloud move-saves", "aloud puzzle --camera", "aloud groups fetch", "aloud say",
    "aloud language check de menu- --say",
  ]
  /// Named where they are told of; what they need stands elsewhere.
  private static let unfinished: Set = ["aloud solve", "aloud deals", "aloud import"]

  /// Those of blocks of shell, and those within sentences.
  static let commands: [String] = {
    let manager = FileManager.default
    let docs = checkout.appending(path: "docs")
    let names = (try? manager.contentsOfDirectory(atPath: docs.path)) ?? []
    let files = [checkout.appending(path: "README.md")] + names.map { docs.appending(path: $0) }
    let typed = files.filter { $0.pathExtension == "md" }.flatMap { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let blocks = text.matches(of: #/(?s)```sh\n(.*?)```/#).flatMap { $0.1.split(separator: "\n") }
      return blocks + text.matches(of: #/`(aloud(?:\s[^`]*)?)`/#).map(\.1)
    }
    let commands = Set(
      typed.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") })
    return commands.subtracting(unfinished).sorted().filter { command in
      command.hasPrefix("aloud") && !elsewhere.contains { command.hasPrefix($0) }
    }
  }()

  @Test func areFound() { #expect(Self.commands.count > 40) }

  @Test(arguments: commands) func isDone(command: String) throws {
    let home = try Home(copying: Self.played.get())
    let folder = URL(filePath: Home.program).deletingLastPathComponent().path
    home.environment["PATH"] = "\(folder):\(home.environment["PATH"] ?? "")"
    let result = try PipedProgram(
      "/bin/sh", ["-c", "cd \(home.folder.path) && \(command)"], environment: home.environment)
    #expect(result.ending == .exited(0), "\(result.output)\(result.errors)")
  }

  /// The home of that player, of which each command gets a copy.
  private static let played = Result<URL, any Error> {
    let home = try Home()
    try play(in: home)
    try writeFiles(to: home)
    try FileManager.default.moveItem(at: home.folder, to: playedFolder)
    atexit { try? FileManager.default.removeItem(at: DocumentedCommandTests.playedFolder) }
    return playedFolder
  }

  private static let playedFolder = FileManager.default.temporaryDirectory
    .appending(path: "aloud-played-\(getpid())", directoryHint: .isDirectory)

  /// A game to its end, which can be shared, questions, and games that go on.
  private static func play(in home: Home) throws {
    let won = try Script.won()
    _ = try home.run(won.arguments, input: won.lines.map { "\($0)\n" }.joined())
    _ = try home.run("quiz", "--seed", "7", "--count", "3", typing: ["1", "1", "1"])
    _ = try home.run("puzzle", "cat", "--voice", "off")
    _ = try home.run(
      "play", "klondike", "--number", "1", "--any-deal", "--voice", "off", typing: ["d"])
  }

  private static func writeFiles(to home: Home) throws {
    let data = checkout.appending(path: "Data")
    for (path, name) in [
      ("groups/africa_countries_01.json", "my-group.json"),
      ("decks/deck_2026_01.json", "my-deck.json"), ("pictures/fruit.jpg", "holiday.jpg"),
    ] {
      try FileManager.default.copyItem(
        at: data.appending(path: path), to: home.folder.appending(path: name))
    }
    _ = try home.write("Rivers,Rhine,Elbe,Danube,Oder\n", to: "class.csv")
  }
}
