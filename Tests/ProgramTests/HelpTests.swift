// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation
import GoldenTestSupport
import TerminalTestSupport
import Testing

@testable import aloud

/// What `--help` prints, by its whole output.
@Suite struct HelpTests {
  /// Every command that is listed, as it is typed after the program's name.
  static let commands = [""] + names(below: Program.self)

  /// Their help is the help of the program that they start.
  static let passedOn: Set = ["serve", "move-saves"]

  private static func names(below command: any ParsableCommand.Type) -> [String] {
    var names: [String] = []
    for subcommand in command.configuration.subcommands {
      let (name, isListed) = (subcommand._commandName, subcommand.configuration.shouldDisplay)
      guard isListed, !passedOn.contains(name) else { continue }
      names.append(name)
      for below in Self.names(below: subcommand) { names.append("\(name) \(below)") }
    }
    return names
  }

  private func help(_ command: String, in home: Home) throws -> PipedProgram {
    home.environment["COLUMNS"] = "80"
    let words = command.split(separator: " ").map(String.init)
    let result = try home.run(words + ["--help"], input: "")
    #expect(result.ending == .exited(0) && result.errors == "")
    return result
  }

  private func golden(_ command: String, _ suffix: String = "") -> GoldenFile {
    let name = (["aloud"] + command.split(separator: " ")).joined(separator: "-")
    return GoldenFile(testFolder.appending(path: "Help/\(name)\(suffix).txt"))
  }

  @Test(arguments: commands) func readsAsItDid(command: String) throws {
    let result = try help(command, in: try Home())
    golden(command).compare(with: result.output)
    #expect(result.lines.allSatisfy { $0.count <= 80 })
  }

  /// By the language of the system, or of the settings.
  @Test(arguments: ["de", "ja"]) func isInThePlayersLanguage(language: String) throws {
    let home = try Home()
    home.environment["LANG"] = "\(language)_XX.UTF-8"
    golden("quiz", ".\(language)").compare(with: try help("quiz", in: home).output)
    let other = try Home()
    #expect(try other.run("settings", "language", language).ending == .exited(0))
    golden("quiz", ".\(language)").compare(with: try help("quiz", in: other).output)
  }

  /// Where every message is its key, nothing else is left but what is typed.
  @Test(arguments: commands) func everySentenceIsAMessage(command: String) throws {
    let home = try Home()
    try translateIntoKeys(home)
    let told = try help(command, in: home).output
    let left = told.replacing(#/⟦[^⟧]*⟧/#, with: "").split(whereSeparator: \.isWhitespace)
    let typed = Self.passedOn.union(["aloud"])
      .union(Self.commands.flatMap { $0.split(separator: " ").map(String.init) })
    // Options, what stands for their values, and values.
    let words = left.filter { !$0.contains(#/^[-\[<]|[>\],)]$/#) && !typed.contains(String($0)) }
    #expect(words == [], "\(told)")
    #expect(told.contains("⟦usage-overview"))
  }

  /// Gives a home a language in which what is said of commands is the keys of its messages.
  private func translateIntoKeys(_ home: Home) throws {
    let manager = FileManager.default
    let game = home.folder.appending(path: "game")
    let locales = game.appending(path: "Locales")
    let own = locales.appending(path: "de")
    try manager.createDirectory(at: own, withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      at: game.appending(path: "Data"), withDestinationURL: checkout.appending(path: "Data"))
    try manager.createSymbolicLink(
      at: locales.appending(path: "en"),
      withDestinationURL: checkout.appending(path: "Locales/en"))
    let english = checkout.appending(path: "Locales/en")
    let usage = try String(contentsOf: english.appending(path: "usage.ftl"), encoding: .utf8)
    let keys = usage.matches(of: #/(?m)^(usage-[a-z-]+) = (.*)/#).map { match in
      let variables = match.2.matches(of: #/\{ \$\w+ \}/#).map { String($0.output) }
      return "\(match.1) = ⟦\(match.1) \(variables.joined(separator: " "))⟧\n"
    }
    try Data(keys.joined().utf8).write(to: own.appending(path: "usage.ftl"))
    try manager.copyItem(
      at: english.appending(path: "language.ftl"), to: own.appending(path: "language.ftl"))
    home.environment["ALOUD_HOME"] = game.path
    home.environment["LANG"] = "de_DE.UTF-8"
  }
}
