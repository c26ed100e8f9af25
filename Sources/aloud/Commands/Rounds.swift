// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Engine
import Foundation
import Storage

/// Writes the saved round to a file that replays exactly, here and elsewhere.
struct Export: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-export"),
      usage: "aloud export [<options>] [<file>]")
  }

  @Argument(help: .words("usage-option-written-file"), completion: .file(extensions: ["json"]))
  var file: String?

  @Option(help: .words("usage-option-exported-game"))
  var game: String?

  @Option(help: .words("usage-option-exported-difficulty"))
  var difficulty: String?

  @OptionGroup var words: LanguageOption

  func run() async throws {
    let report = try await Report(language: words.language)
    _ = try report.store
    var player = report.player
    let (matches, notices) = await player.claim(slots)
    guard let kept = matches.first else {
      throw report.failure(notices.last ?? Term("nothing-to-resume"))
    }
    let text: Data
    do { text = try RoundFile.text(of: kept.match, seconds: kept.seconds) } catch {
      throw report.failure(error.reason)
    }
    try report.write(String(decoding: text, as: UTF8.self), to: file)
    if let file { try report.write(Term("round-exported", ["path": .text(file)])) }
  }

  func validate() throws {
    if let game, GameList.descriptor(game) == nil { throw GameList.unknown(game) }
    guard slots.isEmpty, let difficulty else { return }
    let kinds = GameList.descriptors.filter { game == nil || $0.id == game }
    let known = Set(kinds.flatMap(\.difficulties).map(\.rawValue))
    throw ValidationError.notOffered("--difficulty", difficulty, known.sorted())
  }

  /// Where the rounds that are meant are kept.
  private var slots: [String] {
    GameList.descriptors.filter { game == nil || $0.id == game }.flatMap { kind in
      kind.difficulties.filter { difficulty == nil || $0.rawValue == difficulty }
        .map { $0.slot(of: kind.game) }
    }
  }
}

/// Takes a round from a file as the saved one.
struct Import: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-import"),
      usage: "aloud import [<options>] <file>",
      discussion: .words("usage-more-import"))
  }

  @Argument(help: .words("usage-option-read-file"), completion: .file(extensions: ["json", "txt"]))
  var file: String

  @Flag(help: .words("usage-option-replace"))
  var replace = false

  @Option(help: .words("usage-option-imported-difficulty"))
  var difficulty: String?

  @OptionGroup var words: LanguageOption

  func run() async throws {
    let report = try await Report(language: words.language)
    // Why nothing can be kept was told.
    guard report.player.store.unkeptReason == nil else { throw ExitCode.failure }
    var player = report.player
    let round = try round(report)
    let game = round.match.game
    let slot = game.slot
    guard !round.match.hasEnded else { throw report.failure(Term("import-won")) }
    let (matches, notices) = await player.claim([slot])
    if let notice = notices.last { throw report.failure(notice) }
    guard matches.isEmpty || replace else {
      throw report.failure(Term("import-would-replace"))
    }
    if let given = matches.first, let ending = given.match.endingWhenGivenUp {
      let result = RoundResult(of: given.match, ending, seconds: given.seconds)
      try await report.keep(.record(result, clearing: slot), of: player)
    }
    let saving = PlayerChange.save(round.match, slot: slot, seconds: round.seconds)
    try await report.keep(saving, of: player)
    try report.write(
      Term(
        "round-imported",
        ["moves": .number(round.match.moveCount), "game": .text(type(of: game).id)]))
  }

  /// What the file holds: a round, or a board that begins one.
  private func round(_ report: Report) throws -> StoredRound {
    do throws(RoundProblem) {
      switch try RoundSource.read(URL(filePath: file), games: GameList.types) {
      case .round(let round): return round
      case .board(let text): return try begin(text)
      }
    } catch {
      throw report.failure(error.reason)
    }
  }

  /// A round on a board, of the first game that can read it.
  private func begin(_ board: String) throws(RoundProblem) -> StoredRound {
    var refusal: Refusal?
    for kind in GameList.descriptors {
      let level = difficulty.map(Difficulty.init(rawValue:)) ?? kind.difficulties[0]
      do throws(Refusal) {
        guard let round = try kind.boards?.deal(board, level) else { continue }
        return StoredRound(match: Match(round.game, seed: round.seed), seconds: 0)
      } catch {
        refusal = refusal ?? error
      }
    }
    throw refusal.map { .settings($0.reason) } ?? .notARound
  }
}
