// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Engine
import Foundation
import Learning
import Storage

/// Tells how much of the world the player knows, in words, for another program, or as a map.
struct ShowProgress: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "progress", abstract: .words("usage-about-progress"),
      usage: "aloud progress [<options>]")
  }

  @Option(
    help: .words("usage-option-json-file", value: "file"),
    completion: .file(extensions: ["json"]))
  var json: String?

  @Option(
    help: .words("usage-option-map-file", value: "file"),
    completion: .file(extensions: ["svg"]))
  var map: String?

  @Option(
    help: .words("usage-option-tactile-progress", value: "file.pdf|svg|brf"),
    completion: .file(extensions: TactileFile.endings))
  var tactile: String?

  @OptionGroup var paper: PaperOption

  @OptionGroup var words: LanguageOption

  func validate() throws {
    try paper.check(tactile)
    guard json == nil || json != map else {
      let options = CommandLineWords.list(["--json", "--map"])
      throw ValidationError(Term("usage-same-file", ["options": options]))
    }
  }

  func run() async throws {
    let report = try await Report(language: words.language)
    let store = try report.store
    let day = Day(SessionClock(isScript: true).now.day)
    let quizGenerator = report.content.quizGenerator
    let known: [LearningItem: MemoryState]
    let weeks: TwoWeeks
    do throws(StorageProblem) {
      known = try await store.memoryStates(of: report.player.id)
      weeks = try await report.player.twoWeeks(to: day, known: known, quizGenerator)
    } catch {
      throw report.failure(error.reason)
    }
    let progress = quizGenerator.progress(known, on: day)
    if let json {
      let record = ProgressRecord(progress, known, weeks, of: quizGenerator, on: day)
      try report.write(try record.json, to: json == "-" ? nil : json)
    }
    if let map {
      guard let outlines = WorldOutlines(in: report.content.resources.data) else {
        throw report.failure(Term("map-none"))
      }
      let drawn = ProgressMap(
        progress, standings: quizGenerator.standingsOfCountries(known, on: day), outlines,
        in: report.phrasebook)
      try report.write(drawn.svg, to: map == "-" ? nil : map)
    }
    if let tactile {
      let paper = paper.choice
      try report.write(tactile) { maps throws(Refusal) in
        try maps.progress(known, on: day, paper)
      }
    }
    guard json == nil, map == nil, tactile == nil else { return }
    for line in (known.isEmpty ? [] : weeks.told) + progress.told { try report.write(line) }
  }
}
