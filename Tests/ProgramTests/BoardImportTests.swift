// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TerminalTestSupport
import Testing

/// Deals from elsewhere, and saves of other variants: what the program says of them.
@Suite struct BoardImportTests {
  private static let board = """
    4C 2C 9C 8C QS 4S 2H
    5H QH 3C AC 3H 4H QD
    QC 9S 6H 9H 3S KS 3D
    5D 2S JC 5C JH 6D AS
    2D KD TH TC TD 8D
    7H JS KH TS KC 7C
    AH 5S 6S AD 8H JD
    7S 6C 7D 4D 8S 9D

    """

  /// What is said of a file, in a language; the last line of a refusal.
  private func said(of content: Data, language: String = "en") throws -> String {
    let home = try Home()
    let file = home.folder.appending(path: "board.txt")
    try content.write(to: file)
    let result = try home.run(["import", file.path, "--language", language], input: "")
    #expect(result.ending == .exited(1) && result.output == "")
    return home.anonymous(result.errors)
  }

  @Test func aDealWrittenDownIsTaken() throws {
    let home = try Home()
    let file = try home.write(Self.board, to: "board.txt")
    let result = try home.run(["import", file.path], input: "")
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(result.output.hasPrefix("The round was taken over, 0 moves made."))
    let again = try home.run(["import", file.path], input: "")
    #expect(again.errors == "A round is saved already. To give it up, add --replace.\n")
  }

  @Test func aDealIsAsHardAsItIsAskedFor() throws {
    let home = try Home()
    let file = try home.write(Self.board, to: "board.txt")
    let hard = try home.run(["import", file.path, "--difficulty", "hard"], input: "")
    #expect(hard.ending == .exited(0) && hard.errors == "")
    #expect(try home.run("play", "freecell").lines[1] == "FreeCell, hard, own deal. Resumed.")
    let none = try home.run(["import", file.path, "--difficulty", "brutal"], input: "")
    #expect(none.errors == "This game has no difficulty called brutal.\n")
  }

  @Test func aDealThatIsWrongIsRefusedWithTheReason() throws {
    let board = Self.board
    for (text, reason) in [
      (board.replacing(" KD", with: ""), "Missing from the deal: King of Diamonds."),
      (board.replacing("KD", with: "QC"), "Line 5: Queen of Clubs is there a second time."),
      (
        board.replacing("KH", with: "1H"),
        "Line 6, card 3: 1H is no card. Cards are written like 10H, QS or AC."
      ),
      (String(board.prefix(21)), "The deal has 1 column; FreeCell has 8."),
      (board + board, "The deal has 16 columns; FreeCell has 8."),
      ("", "The file is empty. A deal has 8 lines of cards, one for each column."),
      (
        "Freecells: KD\n" + board,
        "Line 1: cells and foundations must be empty. Only a deal from its beginning can be taken."
      ),
    ] {
      #expect(try said(of: Data(text.utf8)) == "\(reason)\n")
    }
  }

  @Test func whatIsNoTextIsRefused() throws {
    let large = Data(repeating: UInt8(ascii: "K"), count: 3 << 20)
    #expect(
      try said(of: large) == "HOME/board.txt: the file is larger than 2 megabytes.\n")
    #expect(
      try said(of: Data(Self.board.utf8) + [0xFF, 0xFE])
        == "The file is not text in UTF-8.\n")
  }

  @Test(arguments: [
    ("de", "Fehlende Karten: Karo König.\n"), ("es", "Cartas que faltan: Rey de diamantes.\n"),
    ("pl", "Brakujące karty: Król karo.\n"),
  ]) func theReasonIsSaidInTheLanguage(language: String, reason: String) throws {
    let text = Self.board.replacing(" KD", with: "")
    #expect(try said(of: Data(text.utf8), language: language) == reason)
  }

  @Test func aSaveOfAnotherVariantIsRefused() throws {
    let save = { (game: String, settings: String, moves: String) in
      """
      {"program":"aloud","seconds":0,"format":1,"game":"\(game)","settings":{\(settings)},
      "seed":1,"moves":[\(moves)],"played":\(moves.isEmpty ? 0 : 1),"digest":"0"}
      """
    }
    for (text, reason) in [
      (
        save("freecell", "\"difficulty\":\"easy\",\"cells\":7", ""),
        "settings.cells has a value that is not allowed."
      ),
      (save("klondike", "\"draw\":2", ""), "settings.draw has a value that is not allowed."),
      (
        save("spider", "\"difficulty\":\"relaxed\"", ""),
        "This game has no difficulty called relaxed."
      ),
      (
        save("freecell", "\"difficulty\":\"hard\"", "{\"picked\":[23],\"to\":\"cell 3\"}"),
        "Move 1 is not allowed: "
      ),
      (
        save("freecell", "\"difficulty\":\"hard\"", "{\"picked\":[52],\"to\":\"cell 1\"}"),
        "Move 1 is not allowed: "
      ),
      (
        save("freecell", "\"difficulty\":\"easy\",\"layout\":[\"4C\"]", ""),
        "The deal has 1 column; FreeCell has 8."
      ),
    ] {
      let said = try said(of: Data(text.utf8))
      #expect(said.hasPrefix(reason) && said.count { $0 == "\n" } == 1, "\(said)")
    }
  }
}
