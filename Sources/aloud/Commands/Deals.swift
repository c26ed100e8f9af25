// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Engine
import Foundation
import Solver

extension DealRating: ExpressibleByArgument {}

/// Rates a range of deals, on all processors.
struct Deals: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rate deals by who wins them, as a table.",
    usage: "aloud deals <game> --from <number> --to <number> [<options>]",
    discussion: """
      The table is CSV with a header line. One that was broken off goes on when the same is asked \
      again with the same file. On a terminal, standard error tells how far it is, every ten \
      seconds at most, while no row is shown.
      """)

  @OptionGroup var question: DealQuestionOptions

  @Option(
    parsing: .unconditional, help: "The first deal's number.", transform: DealOptions.number)
  var from: UInt64

  @Option(
    parsing: .unconditional, help: "The last deal's number.", transform: DealOptions.number)
  var to: UInt64

  @Option(
    parsing: .upToNextOption,
    help: "Only deals of these ratings.")
  var rating: [DealRating] = []

  @Flag(help: "Only those that can be won.")
  var winnable = false

  @Option(
    help: ArgumentHelp("Write the table to a file.", valueName: "file"),
    completion: .file(extensions: ["csv"]))
  var output: String?

  @Option(help: "How many deals are worked on at once; without it, one a processor.")
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
