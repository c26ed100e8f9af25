// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Engine
import Narration
import Solver

/// Tells how a deal is won, a move a line.
struct Solve: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-solve"),
      usage: "aloud solve <game> --deal <number> [<options>]",
      discussion: .words("usage-more-solve"))
  }

  @OptionGroup var question: DealQuestionOptions

  @Option(
    name: [.customLong("deal"), .customLong("seed"), .customLong("number")],
    parsing: .unconditional, help: .words("usage-option-deal"), transform: DealOptions.number)
  var deal: UInt64

  @OptionGroup var words: LanguageOption

  func run() async throws {
    let report = try await Report(language: words.language)
    let question = try DealQuestion(question, report)
    let match: Match
    do { match = try question.match(deal) } catch { throw report.failure(error.reason) }
    switch match.verdict(within: question.effort) {
    case .won(let line):
      for move in try told(line, of: match) { try report.write(move) }
    case .lost:
      try report.write(Term("solve-lost"))
      throw ExitCode(2)
    case .unknown, nil:
      try report.write(Term("solve-unknown", ["states": .number(question.effort.states)]))
      throw ExitCode(3)
    }
  }

  private func told(_ line: [Move], of match: Match) throws -> [Term] {
    let narrator = Narrator(match.game)
    var match = match
    return try zip(1..., line).map { number, move in
      let before = match.table
      try match.play(move)
      return narrator.entry(number, move, from: before, to: match.table)
    }
  }
}

extension Narrator {
  /// A move of a line with its number: what travels, from where, to where; what leaves the table, and
  /// from where; or the act, with the card that it brings up.
  fileprivate func entry(
    _ number: Int, _ move: Move, from before: Table, to after: Table
  ) -> Term {
    switch move.goal {
    case .place(let goal):
      let origin = move.picked.first.flatMap(before.place(of:)) ?? goal
      let pieces = game.carriedPieces(of: move.picked, on: before)
      if before.layout[goal].contains(.outOfPlay), let piece = pieces.first {
        return Term(
          "solve-act",
          ["number": .number(number), "act": .term(takesAway(piece, from: origin))])
      }
      return Term(
        "solve-carry",
        [
          "number": .number(number), "load": .term(carried(by: move, on: before)),
          "count": .number(pieces.count),
          "from": .term(origin.name.form("from")), "to": .term(goal.name.form("to")),
        ])
    case .act(let act):
      guard let top = after.drawn, top != before.drawn else {
        return Term("solve-act", ["number": .number(number), "act": .term(act.title)])
      }
      return Term(
        "solve-draw",
        [
          "number": .number(number), "act": .term(act.title), "card": .term(game.name(of: top)),
        ])
    }
  }
}
