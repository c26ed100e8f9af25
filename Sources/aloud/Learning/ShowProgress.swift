// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Engine
import Learning

/// Tells how much of the world the player knows.
struct ShowProgress: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Tell how much of the world you know, by continent.")

  @OptionGroup var words: LanguageOption

  func run() throws {
    let report = try Report(language: words.language)
    let library = try Library(report.resources, own: report.archive.folders)
    let school = library.school(of: report.archive)
    let progress: [Progress]
    do { progress = try school.progress(Day(SessionClock(isScript: true).now.day)) } catch {
      throw report.failure(error.reason)
    }
    for line in progress.told { try report.tell(line) }
  }
}
