// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Localization
import Narration
import Testing

@testable import Engine

/// `ALOUD_LONG=1`: every law at once on long rounds, for every game and difficulty.
struct LongSweep {
  private static let locales = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Locales")
  private static let books = Phrasebook.languages(in: locales).map {
    Phrasebook(language: $0, locales: locales)
  }

  /// Every so many-th table is held against all conceivable moves, which is what takes time.
  private static let menuStride = 50
  private static let roundLength = 400

  @Test(
    "A hundred thousand random moves without a broken law", .enabled(if: RandomPlay.isLong),
    arguments: Registered.all)
  func moves(registered: Registered) throws {
    var told: Set<Term> = []
    var left = RandomPlay.longSweep
    var seed: UInt64 = 1000
    while left > 0 {
      seed += 1
      var play = try RandomPlay(registered, seed: seed)
      let pieces = play.match.table.pieces.sorted()
      var before = play.match.table
      var moves: [Move] = []
      while moves.count < min(left, Self.roundLength), let move = try play.step() {
        moves.append(move)
        try check(&play.match, after: before, pieces)
        if moves.count % Self.menuStride == 0 { checkMenus(play.match) }
        if let events = play.match.last?.events {
          told.formUnion(Narrator(play.match.game).narrate(events, on: play.match.table))
        }
        before = play.match.table
      }
      try checkReplay(play.match, moves, registered)
      // Rounds that end at once still count, or the sweep would not end.
      left -= max(moves.count, 1)
    }
    for book in Self.books {
      for term in told {
        let problems = book.problems(in: [term])
        if !problems.isEmpty || book.line([term]).text.isEmpty {
          Issue.record("\(book.language): \(term) \(problems)")
        }
      }
    }
  }

  /// Undo and redo are exact, the events tell everything, and no piece is lost.
  private func check(_ match: inout Match, after before: Table, _ pieces: [Piece]) throws {
    let after = match.table
    let step = try #require(match.last)
    var turn = before
    for event in step.events { turn.apply(event) }
    let isTold = turn == after
    match.undo()
    let isUndone = match.table == before
    match.redo()
    let isRedone = match.table == after && match.table.digest == after.digest
    let isWhole = after.pieces.sorted() == pieces
    if !(isTold && isUndone && isRedone && isWhole) {
      Issue.record(
        "seed \(match.seed), move \(match.moveCount): \(isTold) \(isUndone) \(isRedone) \(isWhole)")
    }
  }

  private func checkMenus(_ match: Match) {
    let legal = MenuLaws.conceivable(match.table)
      .filter { match.game.refusal(of: $0, on: match.table) == nil }
    if legal != Set(match.game.moves(on: match.table)) {
      Issue.record("seed \(match.seed), move \(match.moveCount): the menus miss a move")
    }
  }

  /// The same moves give the same table, and so does the save.
  private func checkReplay(_ match: Match, _ moves: [Move], _ registered: Registered) throws {
    var again = Match(try registered.game(), seed: match.seed)
    for move in moves { try again.play(move) }
    let data = try JSONEncoder().encode(match.saved)
    let loaded = try Match(
      replaying: TableLaws.decoder().decode(SavedMatch.self, from: data))
    if again.table != match.table || loaded.table != match.table || loaded.past != match.past {
      Issue.record("seed \(match.seed): the replay differs")
    }
  }
}
