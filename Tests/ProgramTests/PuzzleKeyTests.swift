// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalTestSupport
import Testing

/// The picture puzzle at a terminal, each key acting at once.
@Suite struct PuzzleKeyTests {
  private func puzzle(_ home: Home) throws -> PseudoTerminal {
    let terminal = try home.terminal(
      "play", "puzzle", "--picture", "cat", "--number", "5", "--keys", "--voice", "off", "--colour",
      "off")
    try terminal.read(until: "opens the game menu.\r\n")
    return terminal
  }

  private func press(_ keys: [(String, String)], _ terminal: PseudoTerminal) throws {
    for (key, answer) in keys {
      try terminal.send(key)
      #expect(try terminal.read(until: answer + "\r\n") == answer + "\r\n")
    }
  }

  private let first = "Piece 1: orange all over, beige across the middle and white top; busy"
  private let last = "Piece 9: violet all but the top, blue top and beige top"
  private let sixth = "Piece 6: dark blue left, beige here and there and blue bottom; busy"

  private let up = "\u{1B}[A"
  private let down = "\u{1B}[B"
  private let right = "\u{1B}[C"
  private let left = "\u{1B}[D"
  private let home = "\u{1B}[H"
  private let end = "\u{1B}[F"

  @Test func arrowsWalkThePiecesAndTheGridAndTellTheEdges() throws {
    let place = try Home()
    let terminal = try puzzle(place)
    try press(
      [
        (left, "First piece. \(first)"), (up, "Nothing above. \(first)"), (end, last),
        (right, "Last piece. \(last)"), (down, "empty, row 1, column 1"),
        (left, "Left edge. empty, row 1, column 1"), (end, "empty, row 1, column 3"),
        (right, "Right edge. empty, row 1, column 3"), (down, "empty, row 2, column 3"),
        (down, "empty, row 3, column 3"), (down, "Bottom edge. empty, row 3, column 3"),
        (home, "empty, row 3, column 1"), (up, "empty, row 2, column 1"),
        (up, "empty, row 1, column 1"), (up, first),
      ], terminal)
    terminal.hangUp()
  }

  @Test func enterTakesAPieceAndPutsItWhereTheArrowsAre() throws {
    let place = try Home()
    let terminal = try puzzle(place)
    for _ in 0..<4 {
      try terminal.send(right)
      try terminal.read(until: "\r\n")
    }
    let empty = "Square?"
    try press(
      [
        (right, sixth), ("\r", "Piece 6 selected.\r\n\(empty)"), (down, "empty, row 1, column 1"),
        (right, "empty, row 1, column 2"),
        (
          "\r",
          "Piece 6 goes back: it does not belong in row 1, column 2.\r\nThat counts as a mistake."
        ),
        ("A", "No piece lies beside this square yet.\r\nBorder of the picture: top"),
      ], terminal)
    try press(
      [
        ("06", "0\r\nPiece 6 selected.\r\n\(empty)"), (down, "empty, row 1, column 1"),
        ("\r", "Row 1, column 1."), (up, first), (down, "Row 1, column 1: \(sixth)"),
        (right, "empty, row 1, column 2"),
        (
          "B",
          "Piece 7: Fair fit, 67 of 100\r\nPiece 3: Poor fit, 36 of 100\r\nPiece 5: No fit, 21 of 100"
        ),
      ], terminal)
    terminal.hangUp()
  }

  @Test func aPuzzleIsSolvedWithSingleKeys() throws {
    let place = try Home()
    let terminal = try puzzle(place)
    for _ in 0..<9 {
      try terminal.send("h")
      let hint = try terminal.read(until: ".\r\n")
      let goal = try #require(
        hint.firstMatch(of: #/Piece ([0-9]) goes to row ([0-9]), column ([0-9])/#), "\(hint)")
      try terminal.send("0\(goal.1)")
      try terminal.read(until: "Piece \(goal.1) selected.\r\n")
      try terminal.read(until: "Square?\r\n")
      try terminal.send("\(goal.2)")
      try terminal.read(until: "\r\n")
      try terminal.send("\(goal.3)")
      try terminal.read(until: "Row \(goal.2), column \(goal.3).\r\n")
    }
    try terminal.read(until: "Solved: ")
    terminal.hangUp()
  }
}
