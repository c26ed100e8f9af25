// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

struct SeveralMovesTests {
  private func match(_ moves: Int, bound: Int? = nil) throws -> Match {
    var match = Match(Beads(), seed: 4, undoBound: bound)
    for step in 0..<moves { if step % 3 == 1 { try match.roll() } else { try match.string() } }
    return match
  }

  @Test("Taking back several is taking back one as often", arguments: [0, 1, 3, 6, 7, .max])
  func undo(count: Int) throws {
    var (several, single) = (try match(6), try match(6))
    let steps = several.undo(count)
    #expect(steps == (0..<min(count, 7)).compactMap { _ in single.undo() })
    #expect(several.table == single.table && several.undoCount == single.undoCount)
    #expect(several.redo(count) == (0..<min(count, 7)).compactMap { _ in single.redo() })
    #expect(several.table == single.table && several.undoCount == single.undoCount)
  }

  @Test("Less than nothing is nothing")
  func negative() throws {
    var match = try match(3)
    #expect(match.undo(-1) == [])
    match.undo(2)
    #expect(match.redo(.min) == [] && match.moveCount == 1)
  }

  @Test("The bound holds for several moves, too", arguments: [20, 50])
  func bounded(bound: Int) throws {
    var match = Match(Beads(), seed: 4, undoBound: bound)
    for _ in 0..<(bound + 7) { try match.roll() }
    #expect(match.undoableCount == bound)
    #expect(match.undo(.max).count == bound)
    #expect(match.undoableCount == 0 && match.redoableCount == bound && match.moveCount == 7)
  }
}

struct BookmarkTests {
  private func match(_ moves: Int) throws -> Match {
    var match = Match(Beads(), seed: 4)
    for _ in 0..<moves { try match.roll() }
    return match
  }

  @Test("A match has no bookmark until one is set; setting it again moves it")
  func set() throws {
    var match = try match(2)
    #expect(match.bookmark == nil)
    match.setBookmark()
    #expect(match.bookmark == 2)
    try match.roll()
    match.setBookmark()
    #expect(match.bookmark == 3)
  }

  @Test("Undo and redo leave the bookmark, on either side of it")
  func passed() throws {
    var match = try match(3)
    match.setBookmark()
    try match.roll()
    match.undo(4)
    #expect(match.bookmark == 3)
    match.redo(4)
    #expect(match.bookmark == 3)
  }

  @Test("A new move before the bookmark deletes it; one at it or after it does not")
  func overtaken() throws {
    var match = try match(3)
    match.setBookmark()
    try match.roll()
    match.undo()
    try match.roll()
    #expect(match.bookmark == 3)
    match.undo(2)
    #expect(throws: Refusal(Term("refused-act"))) { try match.play(Move("fly")) }
    #expect(match.bookmark == 3)
    try match.roll()
    #expect(match.bookmark == nil)
  }

  @Test("A save keeps the bookmark, also beyond the moves in force; one without has no field")
  func saved() throws {
    var match = try match(5)
    #expect(try !encode(match).contains("bookmark"))
    match.setBookmark()
    match.undo(3)
    let text = try encode(match)
    #expect(text.contains(#""bookmark":5"#))
    let same = try Match(replaying: try decode(text))
    #expect(same.bookmark == 5 && same.moveCount == 2 && same.redoableCount == 3)
    for odd in ["-1", "6"] {
      let edited = text.replacing(#""bookmark":5"#, with: #""bookmark":"# + odd)
      #expect(throws: ReplayError.malformed) { try Match(replaying: decode(edited)) }
    }
  }

  private func encode(_ match: Match) throws -> String {
    String(decoding: try JSONEncoder().encode(match.saved), as: UTF8.self)
  }

  private func decode(_ text: String) throws -> SavedMatch {
    let decoder = JSONDecoder()
    if let key = GameTypes.userInfoKey { decoder.userInfo[key] = GameTypes([Beads.self]) }
    return try decoder.decode(SavedMatch.self, from: Data(text.utf8))
  }
}

struct FingerprintTests {
  @Test("The same first moves have the same fingerprint; one other move changes all that follow")
  func chained() throws {
    var (one, other) = (Match(Beads(), seed: 4), Match(Beads(), seed: 4))
    for _ in 0..<3 {
      try one.string()
      try other.string()
    }
    other.undo(2)
    try other.roll()
    try other.string()
    let same = (0...3).map { one.fingerprint(ofFirst: $0) == other.fingerprint(ofFirst: $0) }
    #expect(same == [true, true, false, false])
    #expect(one.savedCount == 3 && other.savedCount == 3)
  }

  @Test("A save without its first moves holds the others, whether in force or taken back")
  func leftOut() throws {
    var match = Match(Beads(), seed: 4)
    for _ in 0..<4 { try match.string() }
    match.undo(2)
    let whole = match.saved
    for count in 0...4 {
      let rest = match.saved(leavingOut: count)
      #expect(rest.moves == Array(whole.moves.dropFirst(count)))
      #expect(rest.played == 2 && rest.digest == whole.digest)
    }
  }
}
