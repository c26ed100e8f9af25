// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Atlas
import Engine
import Phrasebook

struct Groups: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look after groups of cards.", subcommands: [Check.self, Fetch.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check group files; without names, all that the game would load.")

    @Argument(help: "Group files.", completion: .file(extensions: ["json"]))
    var files: [String] = []

    @OptionGroup var words: LanguageOption

    func run() throws {
      let report = try Report(language: words.language)
      let catalogue =
        files.isEmpty
        ? try LocalGroups(report.resources, report.archive).loadAllGroups()
        : LocalGroups.loadGroups(at: files)
      for problem in catalogue.problems { try report.tell(problem.term) }
      for overlap in files.isEmpty ? [] : Overlap.all(in: catalogue.groups) {
        try report.tell(overlap.term)
      }
      try report.tell(
        Term(
          "groups-checked",
          [
            "groups": .number(catalogue.groups.count),
            "problems": .number(catalogue.problems.count),
          ]))
      if !catalogue.problems.isEmpty { throw ExitCode.failure }
    }
  }
  struct Fetch: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Fetch the groups of the server that the setting groups-url names.")

    @OptionGroup var words: LanguageOption

    func run() throws {
      let report = try Report(language: words.language)
      guard report.archive.settings.groupsURL != nil else {
        throw report.failure(Term("remote-none"))
      }
      do throws(Objection) {
        guard let copy = try RemoteCopy(report.archive) else { return }
        let news = try copy.refresh()
        for term in [news.term] + news.problems { try? report.tell(term) }
      } catch {
        throw report.failure(error.reason)
      }
    }
  }
}
