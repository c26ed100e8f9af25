// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Conversation
import Engine
import Games
import Solver

/// Which deals the solver is asked about, and how much an answer may cost.
struct DealQuestionOptions: ParsableArguments {
  @Argument(
    help: .words("usage-option-searched-game", ["games": .text(names.joined(separator: ", "))]),
    completion: .list(names))
  var game: String

  private static let searched = GameList.descriptors.filter(\.isSearched)
  private static let names = searched.map(\.id)

  @Option(
    help: .words(
      "usage-option-least-difficulty",
      ["difficulties": .text(GameList.difficulties(of: searched))])
  )
  var difficulty: String?

  @Flag(help: .words("usage-option-as-it-falls"))
  var anyDeal = false

  @Option(help: .words("usage-option-states"), transform: Int.typed)
  var states: Int?

  func validate() throws {
    guard let kind = GameList.descriptor(game) else { throw GameList.unknown(game) }
    _ = try kind.difficulty(called: difficulty)
    if kind.id != AtlasSolitaire.id, anyDeal {
      throw ValidationError.only(AtlasSolitaire.id, "--any-deal")
    }
    guard states ?? 1 > 0 else { throw ValidationError.tooLittle("--states", least: 1) }
  }
}

extension DealQuestion {
  /// Ends the command where the game has no solver.
  init(_ options: DealQuestionOptions, _ report: Report) throws {
    let descriptors = try report.descriptors()
    guard let kind = descriptors.first(where: { $0.id == options.game }) else {
      throw GameList.unknown(options.game)
    }
    self.init(
      kind, try kind.difficulty(called: options.difficulty), isAnyDeal: options.anyDeal,
      states: options.states)
    guard !kind.isSearched else { return }
    let others = descriptors.filter(\.isSearched).map(\.name)
    throw report.failure(
      Term("solver-none", ["game": .term(kind.name), "others": .list(others)]))
  }
}

extension GameDescriptor {
  /// Whether there is a solver that finds out whether a deal can be won.
  fileprivate var isSearched: Bool { AnalysisCapability(on: game) == .wins }

  /// The difficulty of a name; the easiest where none is given.
  func difficulty(called name: String?) throws -> Difficulty {
    guard let name else { return difficulties[0] }
    guard let difficulty = difficulties.first(where: { $0.rawValue == name }) else {
      throw ValidationError.notOffered("--difficulty", name, difficulties.map(\.rawValue))
    }
    return difficulty
  }
}
