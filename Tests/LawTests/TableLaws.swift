// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// What holds for the tables of every game, however it is played.
struct TableLaws {
  @Test("Pieces are conserved", arguments: Registered.all)
  func conserved(registered: Registered) throws {
    for round in try PlayedRound.of(registered) {
      let laid = round.match.dealt.count { if case .laid = $0 { true } else { false } }
      let pieces = (0..<laid).map { Piece($0) }
      #expect(round.tables.allSatisfy { $0.pieces.sorted() == pieces })
    }
  }

  @Test("Undo is exact, and so is redo", arguments: Registered.all)
  func undoRedo(registered: Registered) throws {
    for round in try PlayedRound.of(registered) {
      var match = round.match
      for table in round.tables.dropLast().reversed() {
        match.undo()
        #expect(match.table == table && match.table.digest == table.digest)
      }
      #expect(!match.canUndo)
      for table in round.tables.dropFirst() {
        match.redo()
        #expect(match.table == table && match.table.digest == table.digest)
      }
      #expect(!match.canRedo)
    }
  }

  @Test("Several moves taken back are as many single ones", arguments: Registered.all)
  func several(registered: Registered) throws {
    for round in try PlayedRound.of(registered) {
      var (several, single) = (round.match, round.match)
      for count in [1, 2, 5, 11, 1_000] {
        let steps = several.undo(count)
        #expect(steps == (0..<count).compactMap { _ in single.undo() })
        #expect(several.table == single.table && several.undoCount == single.undoCount)
        #expect(several.score == single.score)
        #expect(several.redo(count / 2) == (0..<count / 2).compactMap { _ in single.redo() })
        #expect(several.table == round.tables[several.moveCount])
      }
    }
  }

  @Test("Every event, the deal's too, is taken back to the empty table", arguments: Registered.all)
  func reverted(registered: Registered) throws {
    for round in try PlayedRound.of(registered) {
      var table = round.match.table
      for event in round.match.past.flatMap(\.events).reversed() { table.revert(event) }
      #expect(table == round.tables[0])
      for event in round.match.dealt.reversed() { table.revert(event) }
      let generator = Generator(seed: round.match.seed)
      #expect(table == Table(table.layout, generator: generator))
    }
  }

  @Test("Every move does something, and only what it tells", arguments: Registered.all)
  func told(registered: Registered) throws {
    for round in try PlayedRound.of(registered) {
      var table = round.tables[0]
      for (step, after) in zip(round.match.past, round.tables.dropFirst()) {
        #expect(!step.events.isEmpty)
        for event in step.events { table.apply(event) }
        #expect(table == after)
      }
    }
  }

  @Test("The same seed and moves give the same round", arguments: Registered.all)
  func reproducible(registered: Registered) throws {
    for round in try PlayedRound.of(registered) {
      var again = Match(try registered.game(), seed: round.match.seed)
      for step in round.match.past { #expect(try again.play(step.move) == step.events) }
      #expect(again.table == round.match.table)
    }
  }

  @Test("A save comes back exactly from its JSON", arguments: Registered.all)
  func saved(registered: Registered) throws {
    for round in try PlayedRound.of(registered) {
      var match = round.match
      match.undo(2)
      match.setBookmark()
      match.undo(Int(match.seed))
      let data = try JSONEncoder().encode(match.saved)
      var same = try Match(replaying: Self.decoder().decode(SavedMatch.self, from: data))
      #expect(same.table == match.table && same.table.digest == match.table.digest)
      #expect(same.past == match.past && same.future == match.future)
      #expect(same.seed == match.seed && same.dealt == match.dealt)
      #expect(same.bookmark == match.bookmark && same.undoCount == match.undoCount)
      while let step = match.redo() { #expect(same.redo() == step) }
      #expect(same.table == match.table && !same.canRedo)
    }
  }

  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    if let key = GameTypes.userInfoKey { decoder.userInfo[key] = Registered.types }
    return decoder
  }
}
