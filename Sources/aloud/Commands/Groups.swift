// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Atlas
import CommandHelp
import Conversation
import Engine
import Foundation
import Localization

struct Groups: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-groups"),
      subcommands: [New.self, Take.self, Check.self, Fetch.self])
  }

  struct New: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: .words("usage-about-groups-new"),
        usage: "aloud groups new [<options>]")
    }

    @OptionGroup var options: SessionOptions

    func run() async throws {
      var session = try await SessionRunner(options)
      try await session.run(.newGroup)
    }
  }

  struct Take: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "import", abstract: .words("usage-about-groups-import"),
        discussion: .words("usage-more-groups-import"))
    }

    @Argument(
      help: .words("usage-option-spreadsheet"), completion: .file(extensions: ["csv", "tsv"]))
    var file: String

    @OptionGroup var words: LanguageOption

    func run() async throws {
      let report = try await Report(language: words.language)
      let table: GroupTable
      do throws(Refusal) {
        let catalogue = try report.player.catalogue(beside: report.content)
        let shop = GroupShop(catalogue, report.phrasebook)
        table = try GroupTable(file, shop)
        for term in try await report.player.keep(table, by: shop, in: catalogue) + table.problems {
          try? report.write(term)
        }
      } catch {
        throw report.failure(error.reason)
      }
      if !table.problems.isEmpty { throw ExitCode.failure }
    }
  }

  struct Check: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: .words("usage-about-groups-check"))
    }

    @Argument(help: .words("usage-option-group-files"), completion: .file(extensions: ["json"]))
    var files: [String] = []

    @Flag(help: .words("usage-option-names"))
    var languages = false

    @OptionGroup var words: LanguageOption

    func run() async throws {
      let report = try await Report(language: words.language)
      let shipped = try report.content.shipped()
      let catalogue =
        files.isEmpty
        ? try report.player.groups.after(shipped).loadAllGroups()
        : LocalGroups.loadGroups(of: files.map { SourceText(path: $0) })
      let problems = catalogue.problems + pictureProblems(report)
      for problem in problems { try report.write(problem.term) }
      for overlap in files.isEmpty ? [] : Overlap.all(in: catalogue.groups) {
        try report.write(overlap.term)
      }
      try report.write(
        Term(
          "groups-checked",
          [
            "groups": .number(catalogue.groups.count),
            "problems": .number(problems.count),
          ]))
      let isNamed = languages ? try writeNames(catalogue, shipped.ids, report) : true
      if !problems.isEmpty || !isNamed { throw ExitCode.failure }
    }

    /// What is wrong with the pictures that the groups name.
    private func pictureProblems(_ report: Report) -> [CatalogueProblem] {
      let check = IllustrationCheck.whole(report.content.resources.pictureReader)
      guard files.isEmpty else { return check.problems(ofFiles: files) }
      return report.player.folders.map {
        check.problems(of: report.player.own, in: $0.groups)
      } ?? []
    }

    /// - Returns: Whether every language has enough names.
    private func writeNames(
      _ catalogue: Catalogue, _ shipped: Set<String>, _ report: Report
    ) throws -> Bool {
      var isEnough = true
      for language in report.content.phrasebooks.languagesByName {
        let phrasebook = report.content.phrasebooks.words(in: language).phrasebook
        let coverage = Coverage(of: catalogue.groups, shipped: shipped, in: phrasebook)
        let unnamed = catalogue.unnamed(in: phrasebook, shipped: shipped).map(\.name)
        isEnough = isEnough && coverage.isEnough
        try report.write(
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

  struct Fetch: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: .words("usage-about-groups-fetch"))
    }

    @OptionGroup var words: LanguageOption

    func run() async throws {
      let report = try await Report(language: words.language)
      guard report.player.settings.groupsURL != nil else {
        throw report.failure(Term("remote-none"))
      }
      do throws(Refusal) {
        guard let copy = try RemoteCopy(of: report.player) else { return }
        let news = try copy.refresh()
        for term in [news.term] + news.problems { try? report.write(term) }
      } catch {
        throw report.failure(error.reason)
      }
    }
  }
}
