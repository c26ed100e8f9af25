// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Dialogue
import Engine
import Games

/// Starts a game at once, or goes on with the saved one where nothing else is asked for.
struct Play: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a game; without options, go on with the saved one.")

  @Argument(help: "The game: atlas.")
  var game = AtlasSolitaire.id

  @Option(help: ArgumentHelp("Play the groups of a deck file.", valueName: "file"))
  var deck: String?

  @Option(help: "The deal's number: the same number, the same deal.")
  var seed: UInt64?

  @Option(help: "How many groups the round has.")
  var groups: Int?

  @Option(help: "relaxed, easy, medium, hard or expert.")
  var difficulty: String?

  @Flag(help: "Deal anything, winnable or not.")
  var anyDeal = false

  @Flag(help: "Begin the tutorial.")
  var tutorial = false

  @OptionGroup var options: SessionOptions

  func validate() throws {
    guard game == AtlasSolitaire.id else {
      throw ValidationError("There is no game called \(game). There is: \(AtlasSolitaire.id).")
    }
    let known = AtlasLayout.all.map(\.difficulty.rawValue)
    if let difficulty, !known.contains(difficulty) {
      throw ValidationError(
        "There is no difficulty called \(difficulty). There are: \(known.joined(separator: ", ")).")
    }
    if let groups, !(1...AtlasSetup.groupLimit).contains(groups) {
      throw ValidationError("A round has 1 to \(AtlasSetup.groupLimit) groups.")
    }
    if deck != nil, groups != nil {
      throw ValidationError("A deck says itself how many groups it has: leave out --groups.")
    }
  }

  func run() async throws {
    var session = try Session(options, seed: seed)
    try await session.run(start(&session))
  }

  private func start(_ session: inout Session) -> Dialogue.Start {
    if tutorial { return .tutorial }
    let isPlain = deck == nil && seed == nil && groups == nil && difficulty == nil && !anyDeal
    if isPlain, session.canResume(game) { return .resume(slot: game) }
    return session.round(
      difficulty.map(Difficulty.init(rawValue:)), number: seed, groupCount: groups, deck: deck,
      anyDeal: anyDeal)
  }
}
