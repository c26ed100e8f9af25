// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Foundation
import Games
import Testing

/// Deals that are written down as text.
struct BoardTests {
  /// Deal 24, as the solver's site shows it.
  static let lines = [
    "4C 2C 9C 8C QS 4S 2H", "5H QH 3C AC 3H 4H QD", "QC 9S 6H 9H 3S KS 3D",
    "5D 2S JC 5C JH 6D AS", "2D KD TH TC TD 8D", "7H JS KH TS KC 7C", "AH 5S 6S AD 8H JD",
    "7S 6C 7D 4D 8S 9D",
  ]
  private static let text = lines.joined(separator: "\n")

  private func flaw(_ text: String) -> BoardFlaw? {
    do { _ = try FreeCellBoard(text) } catch { return error }
    return nil
  }

  private func card(_ word: String) throws -> PlayingCard { try #require(PlayingCard(word)) }

  @Test("A board is dealt as it stands, and is deal 24")
  func dealt() throws {
    let round = try #require(try FreeCellRounds().boards?.deal(Self.text, "easy"))
    let own = Match(round.game, seed: round.seed)
    let numbered = Match(try FreeCell("easy"), seed: 24)
    #expect(own.table.places.allSatisfy { own.table[$0] == numbered.table[$0] })
    #expect(own.dealNumber == nil && numbered.dealNumber == 24)
    #expect(own.game.difficulty == "easy")
  }

  @Test("Colons, tens in three ways, small letters, blank lines and empty cells are read")
  func spellings() throws {
    let board = try FreeCellBoard(Self.text)
    let colons = Self.lines.map { ": \($0)" }.joined(separator: "\r\n")
    let other = Self.text.replacing("T", with: "10").lowercased()
    for text in [
      colons, other, "\n\n\(Self.text)\n\n", "\u{FEFF}\(Self.text)",
      board.lines.joined(separator: "\n"),
      "Foundations: H-0 C-0 D-0 S-0 \nFreecells:                \n\(colons)",
      "FreeCells: - - - -\n\(Self.text)",
    ] {
      #expect(try FreeCellBoard(text) == board)
    }
  }

  @Test("A board of 51 cards is refused, and the missing card named")
  func missing() throws {
    let without = Self.text.replacing(" KD", with: "")
    #expect(flaw(without) == .missing([try card("KD")]))
    #expect(
      flaw(without)?.reason
        == Term("freecell-board-missing", ["cards": .list([try card("KD").name])]))
    let few = Self.lines.map { $0.prefix(2) }.joined(separator: "\n")
    #expect(flaw(few)?.reason == Term("freecell-board-incomplete", ["count": 44]))
  }

  @Test("A card that is there twice is named with its line")
  func again() throws {
    let twice = Self.text.replacing("KD", with: "QC")
    #expect(flaw(twice) == .again(try card("QC"), line: 5))
  }

  @Test("What is no card is told with its line and its place")
  func unknown() {
    let wrong = Self.text.replacing("KH", with: "1H")
    #expect(flaw(wrong) == .unknown("1H", line: 6, position: 3))
    let long = String(repeating: "x", count: 5_000_000)
    #expect(
      flaw(long)?.reason
        == Term(
          "freecell-board-unknown", ["text": "xxxxxxxxxxxx", "line": 1, "position": 1]))
  }

  @Test("Other than eight columns are refused", arguments: [1, 7, 9])
  func columns(count: Int) {
    let lines = (Self.lines + [":"]).prefix(count)
    #expect(flaw(lines.joined(separator: "\n")) == .columns(count))
  }

  @Test("An empty text is no board", arguments: ["", "\n \n", "\u{FEFF}"])
  func empty(text: String) { #expect(flaw(text) == .empty) }

  @Test(
    "A board with cards in cells or on foundations is refused",
    arguments: ["Freecells: KD", "Foundations: H-A C-0 D-0 S-0"])
  func begun(line: String) { #expect(flaw("\n\(line)\n\(Self.text)") == .begun(line: 2)) }

  @Test("A saved board comes back exactly; other saves do not mention one")
  func saved() throws {
    let board = try FreeCellBoard(Self.text)
    var match = Match(try FreeCell("hard", board: board), seed: 0)
    for _ in 0..<6 {
      let advice = try #require(match.game.hints?.advice(on: match.table))
      try match.play(advice.move)
    }
    let same = try Match(replaying: Saves.decode(try JSONEncoder().encode(match.saved)))
    #expect(same.table == match.table && same.last == match.last)
    #expect((same.game as? FreeCell)?.board == board)
    let plain = try JSONEncoder().encode(Match(try FreeCell("hard"), seed: 24).saved)
    #expect(!String(decoding: plain, as: UTF8.self).contains("layout"))
  }

  @Test("A save whose board lacks a card, or has one twice, is refused with the reason")
  func savedWrong() throws {
    let match = Match(try FreeCell("easy", board: FreeCellBoard(Self.text)), seed: 0)
    let text = String(decoding: try JSONEncoder().encode(match.saved), as: UTF8.self)
    for (edited, flaw) in [
      (text.replacing(" KD", with: ""), BoardFlaw.missing([try card("KD")])),
      (text.replacing("KD", with: "QC"), .again(try card("QC"), line: 5)),
    ] {
      #expect(throws: Refusal(flaw.reason)) { try Saves.decode(Data(edited.utf8)) }
    }
  }
}
