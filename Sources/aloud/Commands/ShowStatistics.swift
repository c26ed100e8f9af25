// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Conversation
import Engine

/// Tells what was played, in words, for another program, or as a picture.
struct ShowStatistics: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "stats", abstract: .words("usage-about-stats"),
      usage: "aloud stats [<options>] [<game>]")
  }

  @Argument(help: .words("usage-option-only-game"))
  var game: String?

  @Flag(help: .words("usage-option-json"))
  var json = false

  @Flag(help: .words("usage-option-csv"))
  var csv = false

  @Option(
    help: .words("usage-option-picture-file", value: "file"),
    completion: .file(extensions: ["svg"]))
  var svg: String?

  @OptionGroup var words: LanguageOption

  func validate() throws {
    guard [json, csv, svg != nil].count(where: \.self) <= 1 else {
      throw ValidationError.together("--json", "--csv", "--svg")
    }
  }

  func run() async throws {
    let report = try await Report(language: words.language)
    let tallies = try await report.tallies(of: game)
    if json { return try report.write(tallies.json, to: nil) }
    if csv { return try report.write(tallies.csv, to: nil) }
    if let svg {
      let picture = StatisticsPicture(of: tallies, in: report.phrasebook)
      return try report.write(picture.svg, to: svg == "-" ? nil : svg)
    }
    let lines = tallies.flatMap { [$0.headline(among: tallies)] + $0.details }
    for line in lines.isEmpty ? [Term("statistics-none")] : lines { try report.write(line) }
  }
}

extension Report {
  /// The games there are.
  func descriptors() throws -> [any GameDescriptor] {
    PlayerContent(content, player).descriptors(in: phrasebook)
  }

  /// The statistics of one game or, where none is named, of all, in the order of the menus.
  fileprivate func tallies(of game: String?) async throws -> [Tally] {
    let descriptors = try descriptors()
    let tallies: [Tally]
    let store = try store
    do { tallies = try await store.tallies(of: player.id) } catch {
      throw failure(error.reason)
    }
    guard let game else { return tallies.inOrder(of: descriptors) }
    let own = tallies.filter { $0.game == game }
    if own.isEmpty { try check(game, among: descriptors) }
    return own.inOrder(of: descriptors)
  }

  /// Ends the command where no game has this name.
  func check(_ game: String, among descriptors: [any GameDescriptor]) throws {
    let known = descriptors.map(\.id)
    guard known.contains(game) else { throw failure(.noGame(game, known: known)) }
  }
}
