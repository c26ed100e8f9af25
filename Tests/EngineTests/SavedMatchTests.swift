// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

struct SavedMatchTests {
  private static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    if let key = GameTypes.userInfoKey { decoder.userInfo[key] = GameTypes([Beads.self]) }
    return decoder
  }

  private func encode(_ saved: SavedMatch) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(saved), as: UTF8.self)
  }

  private func decode(_ text: String) throws -> SavedMatch {
    try Self.decoder().decode(SavedMatch.self, from: Data(text.utf8))
  }

  /// A bead, a roll, two beads of which one was taken back, and a wrong answer.
  private func played() throws -> Match {
    var match = Match(Beads(), seed: .max)
    try match.string()
    try match.roll()
    try match.string()
    try match.string()
    match.undo()
    _ = try? match.answer(Beads.wrong)
    return match
  }

  /// As release 1 wrote it; it has to be read for ever.
  private let frozen = #"""
    {"digest":"ba3c3f74c1a474d3","forgotten":0,"format":1,"game":"beads",\#
    "mistakes":[{"picked":[0],"to":"wrong"}],"moves":[{"picked":[5],"to":"string"},\#
    {"act":"roll"},{"picked":[4],"to":"string"},{"picked":[0],"to":"string"}],\#
    "played":3,"seed":18446744073709551615,"settings":{"count":6}}
    """#

  @Test("A save is written as it always was")
  func writes() throws {
    #expect(try encode(played().saved) == frozen)
  }

  @Test("A match that does not count does not when it comes back")
  func keepsOutOfStatistics() throws {
    var match = try played()
    #expect(match.endingWhenGivenUp != nil)
    match.leaveUncounted()
    #expect(match.endingWhenGivenUp == nil)
    let kept = try Match(replaying: decode(encode(match.saved)))
    #expect(!kept.isCounted && kept == match)
    #expect(try kept != played())
  }

  @Test("A save of format 1 comes back with its table, its history and its mistakes")
  func reads() throws {
    var match = try Match(replaying: decode(frozen))
    var expected = try played()
    #expect(match.table == expected.table)
    #expect(match.mistakes == expected.mistakes)
    #expect(match.moveCount == 3)
    #expect(match.redo() == expected.redo())
    #expect(match.table == expected.table)
    while expected.undo() != nil { match.undo() }
    #expect(match.table == expected.table)
    #expect(!match.canUndo)
  }

  @Test("What a save may leave out is nothing taken back, forgotten or answered wrongly")
  func short() throws {
    var match = Match(Beads(), seed: 9)
    try match.roll()
    let digest = String(match.table.digest, radix: 16)
    let saved = try decode(
      """
      {"format":1,"game":"beads","settings":{"count":6},"seed":9,"moves":[{"act":"roll"}],
      "digest":"\(digest)"}
      """)
    let replayed = try Match(replaying: saved)
    #expect(replayed.table == match.table)
    #expect(replayed.moveCount == 1 && !replayed.canRedo && replayed.mistakes == [])
  }

  @Test("A save of a newer format is refused, whatever else it holds")
  func newerFormat() {
    #expect(throws: UnreadableSave.newerFormat(2)) { try decode(#"{"format":2}"#) }
    #expect(
      UnreadableSave.newerFormat(2).reason == Term("save-newer-format", ["format": 2]))
  }

  @Test("A save of an unknown game is refused by the game's name")
  func unknownGame() {
    #expect(throws: UnreadableSave.unknownGame("tarot")) {
      try decode(frozen.replacingOccurrences(of: #""beads""#, with: #""tarot""#))
    }
    #expect(
      UnreadableSave.unknownGame("tarot").reason == Term("save-unknown-game", ["game": "tarot"]))
  }

  @Test(
    "A save that is broken is not read",
    arguments: [
      (#""digest":""#, #""digest":"x"#), (#""seed":"#, #""seed":-"#), (#""format":1,"#, ""),
      (#""to":"string""#, #""to":"string 0""#), (#""act":"roll""#, #""fact":"roll""#),
      (#""settings":{"count":6}"#, #""settings":{}"#),
    ])
  func broken(text: String, replacement: String) throws {
    #expect(frozen.contains(text), "the save holds what is to be broken")
    #expect(throws: DecodingError.self) {
      try decode(frozen.replacingOccurrences(of: text, with: replacement))
    }
  }

  @Test(
    "A save that does not replay is told why",
    arguments: [
      (#""digest":"ba"#, #""digest":"bb"#, ReplayError.different),
      (#""count":6"#, #""count":7"#, .refused(move: 1, Term("refused-nothing-picked"))),
      (#"{"act":"roll"}"#, #"{"act":"fly"}"#, .refused(move: 2, Term("refused-act"))),
      (
        #"{"act":"roll"}"#, #"{"to":"string"}"#,
        .refused(move: 2, Term("refused-nothing-picked"))
      ),
      (#""to":"string""#, #""to":"string 2""#, .refused(move: 1, Term("refused-not-a-target"))),
      (#""to":"string""#, #""to":"near""#, .refused(move: 1, Term("refused-near"))),
      (#"{"act":"roll"},"#, "", .different),
      (#""played":3"#, #""played":2"#, .different),
      (#""played":3"#, #""played":5"#, .malformed),
      (#""played":3"#, #""played":-1"#, .malformed),
      (#""forgotten":0"#, #""forgotten":4"#, .malformed),
      (#""forgotten":0"#, #""forgotten":-1"#, .malformed),
    ])
  func edited(text: String, replacement: String, error: ReplayError) throws {
    #expect(frozen.contains(text), "the save holds what is to be edited")
    let saved = try decode(frozen.replacingOccurrences(of: text, with: replacement))
    #expect(throws: error) { try Match(replaying: saved) }
  }

  @Test("A replay that fails has words")
  func words() {
    #expect(
      ReplayError.refused(move: 3, Term("no")).reason
        == Term("replay-refused", ["move": 3, "reason": .term(Term("no"))]))
    #expect(ReplayError.different.reason == Term("replay-different"))
    #expect(ReplayError.malformed.reason == Term("replay-malformed"))
  }

  @Test("A move is saved as pieces and a goal")
  func moves() throws {
    let moves = [
      Move([Piece(3), Piece(4)], to: Place(.column, 2)), Move("draw"),
      Move("play", with: [Piece(1)]),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(moves), as: UTF8.self)
    #expect(
      text == #"[{"picked":[3,4],"to":"column 2"},{"act":"draw"},{"act":"play","picked":[1]}]"#)
    #expect(try JSONDecoder().decode([Move].self, from: Data(text.utf8)) == moves)
  }
}
