// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

struct MatchTests {
  @Test("A new match is dealt and swept, and nothing can be undone or redone")
  func fresh() {
    let match = Match(Beads(), seed: 4)
    #expect(match.dealt.count == 7)
    #expect(match.outcome == .open)
    #expect(match.moveCount == 0)
    #expect(match.last == nil)
    #expect(!match.canUndo && !match.canRedo)
  }

  @Test("The same seed deals the same table; another deals another")
  func seeds() {
    #expect(Match(Beads(), seed: 4).table == Match(Beads(), seed: 4).table)
    #expect(Match(Beads(), seed: 4).table != Match(Beads(), seed: 5).table)
  }

  @Test("A move gives its events and those that follow by themselves")
  func play() throws {
    var match = Match(Beads(), seed: 4)
    let bead = try #require(match.table[Beads.bag].top).piece
    let events = try match.play(Move([bead], to: Beads.string))
    #expect(
      events == [
        .moved([bead], from: Beads.bag, to: Beads.string),
        .turned([bead], at: Beads.string, faceUp: true),
      ])
    #expect(match.last == Match.Step(move: Move([bead], to: Beads.string), events: events))
    #expect(match.moveCount == 1)
  }

  @Test("Undo brings back everything, the generator too; redo gives the identical table")
  func undoRedo() throws {
    var match = Match(Beads(), seed: 4)
    var tables = [match.table]
    for step in 0..<8 {
      if step % 3 == 1 { try match.roll() } else { try match.string() }
      tables.append(match.table)
    }
    for table in tables.dropLast().reversed() {
      match.undo()
      #expect(match.table == table)
      #expect(match.table.digest == table.digest)
    }
    #expect(match.undo() == nil)
    for table in tables.dropFirst() {
      match.redo()
      #expect(match.table == table)
      #expect(match.table.digest == table.digest)
    }
    #expect(match.redo() == nil)
  }

  @Test("Undo and redo return the step that they take back and play")
  func steps() throws {
    var match = Match(Beads(), seed: 4)
    try match.string()
    try match.roll()
    let last = match.last
    #expect(match.undo() == last)
    #expect(match.redo() == last)
  }

  @Test("A new move clears redo")
  func newMoveClearsRedo() throws {
    var match = Match(Beads(), seed: 4)
    try match.string()
    try match.roll()
    match.undo()
    match.undo()
    #expect(match.canRedo)
    try match.roll()
    #expect(!match.canRedo)
    #expect(match.redo() == nil)
    #expect(match.moveCount == 1)
  }

  @Test("A refused move changes nothing, and leaves redo as it is")
  func refused() throws {
    var match = Match(Beads(), seed: 4)
    try match.string()
    match.undo()
    let saved = match.saved
    #expect(throws: Refusal(Term("refused-act"))) { try match.play(Move("fly")) }
    #expect(match.saved.moves == saved.moves && match.saved.digest == saved.digest)
    #expect(match.canRedo)
    #expect(match.mistakes == [])
  }

  @Test("A wrong answer is remembered and stays when moves are undone; a miss is not counted")
  func mistakes() throws {
    var match = Match(Beads(), seed: 4)
    try match.roll()
    let bead = match.game.picks(after: [], on: match.table)
    let table = match.table
    #expect(throws: Refusal(Term("refused-wrong"), .mistake)) { try match.answer(Beads.wrong) }
    #expect(throws: Refusal(Term("refused-near"), .miss)) { try match.answer(Beads.near) }
    #expect(match.table == table)
    #expect(match.moveCount == 1)
    match.undo()
    #expect(match.mistakes == [Move(bead, to: Beads.wrong)])
    match.redo()
    #expect(match.mistakes == [Move(bead, to: Beads.wrong)])
  }

  @Test("Restarting a deal is the same match again, without history")
  func restart() throws {
    var match = Match(Beads(), seed: 4)
    let dealt = match.table
    try match.string()
    match = Match(match.game, seed: match.seed)
    #expect(match.table == dealt)
    #expect(!match.canUndo && !match.canRedo)
  }
}

struct UndoCountTests {
  @Test("Taking back is counted, doing again does not uncount it, and a game may charge for it")
  func counted() throws {
    var match = Match(Beads(), seed: 4)
    for _ in 0..<3 { try match.string() }
    #expect(match.score == 6)
    match.undo()
    #expect(match.undoCount == 1 && match.score == 3)
    match.redo()
    #expect(match.undoCount == 1 && match.score == 5)
    #expect(RoundResult(of: match, .won, seconds: 1).score == 5)
    while match.undo() != nil {}
    match.undo()
    #expect(match.undoCount == 4 && match.score == -4)
  }

  @Test("A save keeps how often moves were taken back")
  func saved() throws {
    var match = Match(Beads(), seed: 4)
    for _ in 0..<4 { try match.string() }
    for _ in 0..<5 {
      match.undo()
      match.redo()
    }
    match.undo()
    let data = try JSONEncoder().encode(match.saved)
    let decoder = JSONDecoder()
    let key = try #require(GameTypes.userInfoKey)
    decoder.userInfo[key] = GameTypes([Beads.self])
    let saved = try decoder.decode(SavedMatch.self, from: data)
    #expect(saved.undoCount == 6)
    #expect(try Match(replaying: saved).undoCount == 6)
    let edited = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: #""undoCount":6"#, with: #""undoCount":0"#)
    let broken = try decoder.decode(SavedMatch.self, from: Data(edited.utf8))
    #expect(throws: ReplayError.malformed) { try Match(replaying: broken) }
  }
}

struct UndoBoundTests {
  private func match(_ moves: Int, bound: Int?) throws -> Match {
    var match = Match(Beads(), seed: 4, undoBound: bound)
    for _ in 0..<moves { try match.roll() }
    return match
  }

  private func undoAll(_ match: inout Match) -> Int {
    var count = 0
    while match.undo() != nil { count += 1 }
    return count
  }

  @Test("Without a bound every move can be undone")
  func unlimited() throws {
    var match = try match(120, bound: nil)
    #expect(undoAll(&match) == 120)
  }

  @Test("Only the last 20 or 50 moves can be undone", arguments: [20, 50])
  func bounded(bound: Int) throws {
    var match = try match(bound + 7, bound: bound)
    #expect(undoAll(&match) == bound)
    #expect(!match.canUndo)
    #expect(match.moveCount == 7)
    while match.redo() != nil {}
    #expect(match.moveCount == bound + 7)
    #expect(undoAll(&match) == bound)
  }

  @Test("A move after undoing does not bring forgotten moves back", arguments: [20, 50])
  func afterUndo(bound: Int) throws {
    var match = try match(bound + 7, bound: bound)
    _ = undoAll(&match)
    try match.roll()
    #expect(undoAll(&match) == 1)
  }

  @Test("A bound holds for moves that are done again", arguments: [20, 50])
  func redone(bound: Int) throws {
    var match = try match(70, bound: nil)
    match.undo(50)
    match.undoBound = bound
    match.redo(50)
    #expect(undoAll(&match) == bound)
  }

  @Test("A saved round keeps what could be undone", arguments: [20, 50])
  func saved(bound: Int) throws {
    var match = try match(bound + 7, bound: bound)
    match.undo()
    var same = try Match(replaying: match.saved, undoBound: bound)
    #expect(same.canRedo)
    #expect(undoAll(&same) == bound - 1)
    var wider = try Match(replaying: match.saved)
    #expect(undoAll(&wider) == bound - 1)
  }

  @Test("A lower bound holds for a round that was saved without one")
  func loweredOnResume() throws {
    let match = try match(60, bound: nil)
    var resumed = try Match(replaying: match.saved, undoBound: 20)
    #expect(undoAll(&resumed) == 20)
  }

  @Test("A bound set during a round holds at once; a higher one remembers from then on")
  func changed() throws {
    var match = try match(60, bound: nil)
    match.undoBound = 50
    match.undoBound = 20
    match.undoBound = 50
    #expect(undoAll(&match) == 20)
    match.undoBound = nil
    #expect(!match.canUndo)
  }
}
