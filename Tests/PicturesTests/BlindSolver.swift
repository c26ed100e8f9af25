// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

@testable import Pictures

/// A round as a player meets it who sees nothing: pieces are known by what is said of them.
struct SpokenRound {
  private let cutting: Cutting
  /// What is said of each piece that is not placed.
  private(set) var tray: [String]
  private let tiles: [String: Int]
  private(set) var comparisons = 0
  private(set) var refusals = 0

  init(_ cutting: Cutting, seed: UInt64) {
    self.cutting = cutting
    let said = cutting.descriptions.map { Words.english($0.short) }
    tiles = Dictionary(zip(said, said.indices)) { first, _ in first }
    var generator = Generator(seed: seed)
    tray = generator.shuffled(said)
  }

  var side: Int { cutting.size.rawValue }

  /// What is said when two edges are compared.
  mutating func compare(_ edge: Edge, of piece: String, with other: String) -> String {
    comparisons += 1
    guard let one = tiles[piece], let two = tiles[other] else { return "" }
    return Words.english(cutting.fit(edge, of: one, against: two).term)
  }

  /// Whether the piece snaps in.
  mutating func place(_ piece: String, in cell: Int) -> Bool {
    guard tiles[piece] == cell else {
      refusals += 1
      return false
    }
    tray.removeAll { $0 == piece }
    return true
  }
}

/// Solves a round by ear: cell after cell, the pieces that fit best first.
struct BlindSolver {
  private(set) var round: SpokenRound
  private var placed: [String] = []

  init(_ round: SpokenRound) { self.round = round }

  var isSolved: Bool { round.tray.isEmpty }

  mutating func solve() {
    for cell in 0..<round.side * round.side {
      let pieces = candidates(for: cell)
      guard let piece = pieces.first(where: { round.place($0, in: cell) }) else { return }
      placed.append(piece)
    }
  }

  /// The pieces of the tray, those first whose edges fit what lies to the left and above.
  private mutating func candidates(for cell: Int) -> [String] {
    var scores: [(piece: String, score: Int)] = []
    for piece in round.tray {
      var score = 0
      if cell % round.side > 0 { score += heard(.left, of: piece, with: placed[cell - 1]) }
      if cell >= round.side { score += heard(.top, of: piece, with: placed[cell - round.side]) }
      scores.append((piece, score))
    }
    return scores.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element.piece)
  }

  /// The number at the end of what is said.
  private mutating func heard(_ edge: Edge, of piece: String, with other: String) -> Int {
    round.compare(edge, of: piece, with: other).split(separator: " ").last.flatMap { Int($0) } ?? 0
  }
}
