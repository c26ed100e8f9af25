// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Games
import Samples
import Testing

/// "For every game", on Atlas Solitaire.
struct EveryGameTests {
  private func game(limit: Int? = nil) throws -> AtlasSolitaire {
    try AtlasSolitaire(
      AtlasSetup(difficulty: "relaxed", groups: .overlapping, reshuffleLimit: limit).fitted())
  }

  /// Draws and opens foundations until there is a move that is refused with this weight.
  private func match(before weight: Refusal.Weight) throws -> (Match, Move) {
    var match = Match(try game(), seed: 3)
    for _ in 0..<200 {
      for piece in match.game.picks(after: [], on: match.table) {
        for place in match.game.places {
          let move = Move([piece], to: place)
          if match.game.refusal(of: move, on: match.table)?.weight == weight {
            return (match, move)
          }
        }
      }
      let opening = match.game.moves(on: match.table).first {
        guard case .place(let goal) = $0.goal else { return false }
        return goal.kind == .foundation && match.table[goal].isEmpty
      }
      try match.play(opening ?? Move(.draw))
    }
    throw Unreadable(text: "no such move")
  }

  @Test("Mistakes: a wrong choice is refused, counted, moves nothing and stays when undoing")
  func mistakes() throws {
    var (match, wrong) = try match(before: .mistake)
    let table = match.table
    for count in 1...2 {
      #expect(throws: Refusal.self) { try match.play(wrong) }
      #expect(match.mistakes == Array(repeating: wrong, count: count))
      #expect(match.table == table)
    }
    while match.undo() != nil {}
    #expect(match.mistakes == [wrong, wrong])
  }

  @Test("Authored decks: a true statement is refused and never a mistake")
  func overlap() throws {
    var (match, statement) = try match(before: .miss)
    let table = match.table
    #expect(throws: Refusal.self) { try match.play(statement) }
    #expect(match.mistakes == [])
    #expect(match.table == table)
  }

  @Test("Undo brings back everything: cards, counts and the generator, through a reshuffle")
  func undoReshuffle() throws {
    var match = Match(try game(), seed: 3)
    while !match.table[Place(.stock)].isEmpty { try match.play(Move(.draw)) }
    let before = match.table
    try match.play(Move(.draw))
    let after = match.table
    #expect(after[.reshuffles] == 1)
    #expect(after.generator != before.generator)
    match.undo()
    #expect(match.table == before)
    #expect(match.table[.reshuffles] == 0)
    match.redo()
    #expect(match.table == after)
    #expect(match.table.digest == after.digest)
  }

  @Test("A saved round comes back exactly, settings and all")
  func saved() throws {
    var match = Match(try game(limit: 2), seed: .max)
    for _ in 0..<12 {
      try match.play(match.game.hints?.advice(on: match.table)?.move ?? Move(.draw))
    }
    match.undo()
    let decoder = JSONDecoder()
    let key = try #require(GameTypes.userInfoKey)
    decoder.userInfo[key] = GameTypes([AtlasSolitaire.self])
    let saved = try decoder.decode(SavedMatch.self, from: JSONEncoder().encode(match.saved))
    var same = try Match(replaying: saved)
    #expect((same.game as? AtlasSolitaire)?.setup == (match.game as? AtlasSolitaire)?.setup)
    #expect(same.table == match.table)
    #expect(same.redo() == match.redo())
    #expect(same.last == match.last)
  }

  @Test("An edited save names the move and the reason", arguments: ["column 9", "foundation 5"])
  func editedGoal(place: String) throws {
    let game = try AtlasSolitaire(
      AtlasSetup(difficulty: "relaxed", groups: .overlapping, columns: [1, 1, 1, 0]))
    var match = Match(game, seed: 3)
    let piece = try #require(game.picks(after: [], on: match.table).first)
    try match.play(Move(.draw))
    try match.play(Move([piece], to: Place(.column, 4)))
    let text = String(decoding: try JSONEncoder().encode(match.saved), as: UTF8.self)
    let edited = text.replacingOccurrences(of: #""to":"column 4""#, with: #""to":"\#(place)""#)
    #expect(edited != text)
    let decoder = JSONDecoder()
    let key = try #require(GameTypes.userInfoKey)
    decoder.userInfo[key] = GameTypes([AtlasSolitaire.self])
    let saved = try decoder.decode(SavedMatch.self, from: Data(edited.utf8))
    #expect(
      throws: ReplayError.refused(
        move: 2, Refusal.takesNothing(try #require(Place(place))).reason)
    ) {
      try Match(replaying: saved)
    }
  }

  @Test("A game tells its difficulty and the groups it is made of")
  func ingredients() throws {
    let game = try game()
    #expect(AtlasSolitaire.id == "atlas")
    #expect(game.difficulty == "relaxed")
    #expect(game.difficulty.name == Term("difficulty-relaxed"))
    #expect(game.ingredients == ["europe", "sea", "capitals", "cities"])
  }

  @Test("The places keep their order: columns, waste, stock, foundations")
  func places() throws {
    #expect(
      try game().places.map(\.description) == [
        "column 1", "column 2", "column 3", "column 4", "waste", "stock", "foundation 1",
        "foundation 2", "foundation 3", "foundation 4", "completed",
      ])
  }
}
