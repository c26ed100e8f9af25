// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Samples
import Testing

/// What Debian's freecell-solver prints for a range of numbered deals. It deals them itself, and
/// shows the table before and after each of its moves.
struct SolverLines {
  /// Where the solver is; nil where it is not installed.
  static let program = OutsideProgram.path(of: "freecell-solver-range-parallel-solve")

  private let folder: URL

  /// - Parameter effort: how many tables the solver may look at for one deal.
  init(_ numbers: ClosedRange<UInt64>, cells: Int, effort: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let choices = [
      "--freecells-num", "\(cells)", "-p", "-t", "-sam", "-l", "lg", "-mi", "\(effort)",
    ]
    _ = try OutsideProgram.run(
      try #require(Self.program),
      ["\(numbers.lowerBound)", "\(numbers.upperBound)", "\(numbers.count)"]
        + ["--solutions-directory", "\(folder.path)/"] + choices)
  }

  func forget() { try? FileManager.default.removeItem(at: folder) }

  /// The line for a deal; nil for one that the solver gives up.
  subscript(number: UInt64) -> SolverLine? {
    get throws {
      let digits = "\(number)"
      let name = String(repeating: "0", count: 9 - digits.count) + digits + ".sol"
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.contains("This game is solveable.") ? SolverLine(text) : nil
    }
  }
}

/// A line of moves, with the tables along it as the solver writes them.
struct SolverLine {
  private var tables: [String] = []
  private var sentences: [[Substring]] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("Move ") {
        sentences.append(line.split(separator: " "))
      } else if line.hasPrefix("Foundations:") {
        tables.append("\(line)\n")
      } else if line.hasPrefix("Freecells:") || line.hasPrefix(":") {
        tables[tables.count - 1] += "\(line)\n"
      }
    }
  }

  /// Plays the line. The deal is held against the solver's, and so is the table after every move
  /// where the deal's number is a round one: writing tables down takes longer than playing.
  func play(on match: inout Match, number: UInt64) throws {
    let isWatched = number % 10 == 0
    try #require(tables.count == sentences.count + 1)
    #expect(Self.written(match.table) == tables[0], "deal \(number)")
    for (sentence, table) in zip(sentences, tables.dropFirst()) {
      try match.play(move(sentence, on: match))
      guard !isWatched || Self.written(match.table) == table else {
        Issue.record("deal \(number), move \(match.moveCount): \(sentence.joined(separator: " "))")
        return
      }
    }
  }

  /// "Move 3 cards from stack 1 to stack 5", "Move a card from freecell 0 to the foundations";
  /// stacks and cells are counted from 0.
  private func move(_ sentence: [Substring], on match: Match) throws -> Move {
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
    return Move([piece], to: goal)
  }

  private static func place(_ kind: Substring, _ number: Substring) -> Place? {
    guard let number = Int(number) else { return nil }
    return Place(kind == "stack" ? .column : .cell, number + 1)
  }

  private static let ranks = "A23456789TJQK".map { String($0) }
  private static let words = ranks.flatMap { rank in "CDHS".map { "\(rank)\($0)" } }

  /// A table as the solver writes it.
  private static func written(_ table: Table) -> String {
    var (reached, cells, columns) = (["0", "0", "0", "0"], "", "")
    for place in table.places {
      let numbers = table[place].map(\.piece.number)
      switch place.kind {
      case .foundation: numbers.last.map { reached[$0 % 4] = ranks[$0 / 4] }
      case .cell: cells += numbers.first.map { "  \(words[$0])" } ?? "    "
      default: columns += ": " + numbers.map { words[$0] }.joined(separator: " ") + "\n"
      }
    }
    let foundations = "H-\(reached[2]) C-\(reached[0]) D-\(reached[1]) S-\(reached[3])"
    return "Foundations: \(foundations) \nFreecells:\(cells)\n\(columns)"
  }

  struct Unreadable: Error { let sentence: [Substring] }
}
