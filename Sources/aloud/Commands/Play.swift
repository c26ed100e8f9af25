// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Conversation
import Engine
import Games

/// Starts a game at once, or goes on with a saved one where nothing else is asked for.
struct Play: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-play"))
  }

  private static let games = GameList.descriptors.map(\.id)

  @Argument(
    help: .words("usage-option-game", ["games": .text(games.joined(separator: ", "))]),
    completion: .list(games))
  var game: String?

  @OptionGroup var wish: DealOptions

  @OptionGroup var atlas: AtlasOptions

  @OptionGroup var puzzle: PuzzleOptions

  @OptionGroup var options: SessionOptions

  @OptionGroup var view: ViewOptions

  func validate() throws {
    guard let game else { return }
    guard let kind = GameList.descriptor(game) else { throw GameList.unknown(game) }
    if kind.id != AtlasSolitaire.id, !atlas.isEmpty {
      throw ValidationError.only(
        AtlasSolitaire.id, "--deck", "--groups", "--continent", "--topic", "--surprise", "--needed")
    }
    if kind.id != PicturePuzzle.id, puzzle.wish != nil {
      throw ValidationError.only(PicturePuzzle.id, "--picture", "--size")
    }
    if puzzle.size != nil, wish.difficulty != nil {
      throw ValidationError.together("--size", "--difficulty")
    }
    if wish.rating != nil, AnalysisCapability(on: kind.game) != .wins {
      let searched = GameList.descriptors.filter { AnalysisCapability(on: $0.game) == .wins }
      throw ValidationError(
        Term(
          "solver-none",
          ["game": .term(kind.name), "others": .list(searched.map(\.name))]))
    }
    if wish.rating != nil, !atlas.isEmpty {
      throw ValidationError.together(
        "--rating", "--deck", "--groups", "--continent", "--topic", "--surprise", "--needed")
    }
    if atlas.theme != nil, wish.daily || wish.date != nil {
      throw ValidationError.together(
        "--daily", "--date", "--continent", "--topic", "--surprise", "--needed")
    }
    try wish.check(for: kind)
  }

  func run() async throws {
    var session = try await SessionRunner(options, view: view, seed: wish.seed)
    try await session.run(try await start(&session))
    if session.isRefused { throw ExitCode.failure }
  }

  func start(_ session: inout SessionRunner) async throws -> Dialogue.Start {
    if wish.tutorial { return .tutorial(game: game ?? AtlasSolitaire.id) }
    if wish.isEmpty, atlas.isEmpty, puzzle.wish == nil, let slot = session.slotPlayedLast(of: game)
    {
      return .resume(slot: slot)
    }
    let last = atlas.isEmpty && puzzle.wish == nil ? await session.gamePlayedLast : nil
    let id = game ?? last ?? AtlasSolitaire.id
    if let kind = GameList.descriptor(id) { try wish.check(for: kind) }
    return await session.round(
      of: id, wish.wish, made: puzzle.wish.map(RoundWish.picture) ?? .groups(atlas.wish))
  }
}
