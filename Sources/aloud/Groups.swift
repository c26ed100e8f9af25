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

    @Flag(help: "Tell how many of the names each language has.")
    var languages = false

    @OptionGroup var words: LanguageOption

    func run() throws {
      let report = try Report(language: words.language)
      let source = LocalGroups(report.resources, report.archive)
      let catalogue =
        files.isEmpty ? try source.loadAllGroups() : LocalGroups.loadGroups(at: files)
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
      let isNamed = languages ? try tellNames(catalogue, source, report) : true
      if !catalogue.problems.isEmpty || !isNamed { throw ExitCode.failure }
    }

    /// - Returns: Whether every language has enough names.
    private func tellNames(
      _ catalogue: Catalogue, _ source: LocalGroups, _ report: Report
    ) throws -> Bool {
      var isEnough = true
      for language in report.languages {
        let phrasebook = Phrasebook(language: language, locales: report.resources.locales)
        let shipped = source.shippedGroupIDs
        let coverage = Coverage(of: catalogue.groups, shipped: shipped, in: phrasebook)
        let unnamed = catalogue.unnamed(in: phrasebook, shipped: shipped).map(\.name)
        isEnough = isEnough && coverage.isEnough
        try report.tell(
          Term(
            "coverage",
            [
              "language": .term(Term(Key("language-name-\(language)"), fallback: language)),
              "percent": .number(coverage.percent), "missing": .number(coverage.missing.count),
              "total": .number(coverage.names.count), "count": .number(unnamed.count),
              "groups": .list(report.phrasebook.sorted(unnamed)),
            ]))
      }
      return isEnough
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
