// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Engine
import Foundation
import Solver

extension DealRating: ExpressibleByArgument {}

/// Rates a range of deals, on all processors.
struct Deals: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-deals"),
      usage: "aloud deals <game> --from <number> --to <number> [<options>]",
      discussion: .words("usage-more-deals"))
  }

  @OptionGroup var question: DealQuestionOptions

  @Option(
    parsing: .unconditional, help: .words("usage-option-from"), transform: DealOptions.number)
  var from: UInt64

  @Option(
    parsing: .unconditional, help: .words("usage-option-to"), transform: DealOptions.number)
  var to: UInt64

  @Option(parsing: .upToNextOption, help: .words("usage-option-ratings"))
  var rating: [DealRating] = []

  @Flag(help: .words("usage-option-winnable"))
  var winnable = false

  @Option(
    help: .words("usage-option-output", value: "file"),
    completion: .file(extensions: ["csv"]))
  var output: String?

  @Option(help: .words("usage-option-workers"), transform: Int.typed)
  var workers: Int?

  @OptionGroup var words: LanguageOption

  func validate() throws {
    guard from <= to else {
      throw ValidationError(Term("usage-from-to", ["from": "--from", "to": "--to"]))
    }
    if let workers, workers < 1 { throw ValidationError.tooLittle("--workers", least: 1) }
    if winnable, !rating.isEmpty { throw ValidationError.together("--winnable", "--rating") }
  }

  func run() async throws {
    let report = try await Report(language: words.language)
    let table = DealTable(
      question: try DealQuestion(question, report), numbers: from...to, ratings: ratings)
    do throws(Refusal) {
      // Deals that are numbered lie between the first and the last number.
      for number in [from, to] { _ = try table.question.match(number) }
    } catch {
      throw report.failure(error.reason)
    }
    guard let output else {
      try report.write(DealTable.header, to: nil)
      return try await table.write(
        from: from, workers: count, report, isShown: isatty(STDOUT_FILENO) == 1
      ) { row in try report.write(row, to: nil) }
    }
    do {
      let file = try GrowingDealTable(output, table, language: report.phrasebook.language)
      if let next = file.next {
        try await table.write(from: next, workers: count, report, isShown: false) { row in
          try file.append(row)
        }
      }
      try file.finish()
    } catch let refusal as Refusal {
      throw report.failure(refusal.reason)
    }
  }

  private var count: Int { workers ?? ProcessInfo.processInfo.activeProcessorCount }

  private var ratings: Set<DealRating> {
    if winnable { return Set(DealRating.allCases.filter(\.isWinnable)) }
    return Set(rating.isEmpty ? DealRating.allCases : rating)
  }
}

extension DealTable {
  /// Ends the command where a deal cannot be made.
  ///
  /// - Parameter isShown: whether the rows come before the eyes or ears of whoever waits.
  fileprivate func write(
    from first: UInt64, workers: Int, _ report: Report, isShown: Bool,
    to write: (String) throws -> Void
  ) async throws {
    var progress = DealProgress(in: numbers, from: first, isShown: isShown, at: .now)
    do {
      try await rows(from: first, workers: workers) { row in
        if let row { try write(row) }
        let line = progress.line(after: row, at: .now)
        if report.isWatched, let line { report.warn(line) }
      }
    } catch let refusal as Refusal {
      throw report.failure(refusal.reason)
    }
  }
}
