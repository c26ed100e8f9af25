// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Foundation
import Games

/// A line of moves that Debian's freecell-solver prints for a deal, played card by card.
struct SolverLine {
  /// Where the solver is; nil where it is not installed.
  static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/fc-solve" }.first(where: FileManager.default.isExecutableFile)

  private let sentences: [[String]]

  /// - Returns: nil for a deal that the solver gives up.
  init?(_ table: Table, of game: FreeCell) throws {
    let board = game.places.filter { $0.kind == .column }.map { place in
      table[place].map { Self.word($0.piece, game) }.joined(separator: " ") + "\n"
    }
    let cells = game.places.count { $0.kind == .cell }
    let printed = try Self.solve(board.joined(), cells: cells)
    guard printed.contains("This game is solveable.") else { return nil }
    sentences = printed.split(separator: "\n").filter { $0.hasPrefix("Move ") }
      .map { $0.split(separator: " ").map(String.init) }
  }

  private static func word(_ piece: Piece, _ game: FreeCell) -> String {
    "\(game.card(piece))".replacingOccurrences(of: "X", with: "T")
  }

  private static func solve(_ board: String, cells: Int) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program ?? "")
    process.arguments = ["--freecells-num", "\(cells)", "-l", "lg", "-mi", "200000", "-m"]
    process.environment = ["FREECELL_SOLVER_QUIET": "1"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(board.utf8))
    try input.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }

  /// "Move 3 cards from stack 1 to stack 5", "Move a card from freecell 0 to the foundations";
  /// stacks and cells are counted from 0.
  func play(on match: inout Match) throws {
    for sentence in sentences {
      guard sentence.count >= 9, let origin = Self.place(sentence[4], sentence[5]) else {
        throw Unreadable(sentence: sentence)
      }
      let pile = match.table[origin].pieces
      guard let piece = pile.suffix(Int(sentence[1]) ?? 1).first else {
        throw Unreadable(sentence: sentence)
      }
      let goal =
        Self.place(sentence[7], sentence[8])
        ?? match.game.goals(for: [piece], on: match.table, onlyRight: true)
        .first { $0.kind == .foundation }
      guard let goal else { throw Unreadable(sentence: sentence) }
      try match.play(Move([piece], to: goal))
    }
  }

  private static func place(_ kind: String, _ number: String) -> Place? {
    guard let number = Int(number) else { return nil }
    return Place(kind == "stack" ? .column : .cell, number + 1)
  }

  struct Unreadable: Error { let sentence: [String] }
}
