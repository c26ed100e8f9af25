// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

@testable import Pictures

/// A round as a player meets it who sees nothing: pieces are known by what is said of them.
struct SpokenRound {
  private let cutting: Cutting
  private let descriptions: [TileDescription]
  /// What is said of each piece that is not placed.
  private(set) var tray: [String]
  private let tiles: [String: Int]
  private(set) var comparisons = 0
  private(set) var refusals = 0

  /// - Parameter descriptions: what is said of the pieces in place of what their pixels look like.
  init(_ cutting: Cutting, _ descriptions: [TileDescription]? = nil, seed: UInt64) {
    self.cutting = cutting
    self.descriptions = descriptions ?? cutting.descriptions
    let said = self.descriptions.map { Words.english($0.short) }
    tiles = Dictionary(zip(said, said.indices)) { first, _ in first }
    var generator = Generator(seed: seed)
    tray = generator.shuffled(said)
  }

  var side: Int { cutting.size.rawValue }

  /// What is said of a piece in full, a line each.
  func details(of piece: String) -> [String] {
    tiles[piece].map { descriptions[$0].details.map(Words.english) } ?? []
  }

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

/// Solves a round by ear: cell after cell, the pieces that fit best first. On a map those come last
/// beyond whose sides something else continues than beyond the pieces beside them.
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
    let plausible = round.tray.filter { !isContradicted($0, in: cell) }
    var scores: [(piece: String, score: Int)] = []
    for piece in plausible {
      var score = 0
      if cell % round.side > 0 { score += heard(.left, of: piece, with: placed[cell - 1]) }
      if cell >= round.side { score += heard(.top, of: piece, with: placed[cell - round.side]) }
      scores.append((piece, score))
    }
    return scores.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element.piece) + round.tray.filter { !plausible.contains($0) }
  }

  private func isContradicted(_ piece: String, in cell: Int) -> Bool {
    let sides = sides(of: piece)
    guard let size = GridSize(rawValue: round.side), !sides.isEmpty else { return false }
    return Edge.allCases.contains { edge in
      let isBorder = sides[edge] == "edge of the map"
      guard let neighbour = size.cell(edge, of: cell) else { return !isBorder }
      guard placed.indices.contains(neighbour) else { return isBorder }
      return sides[edge] != self.sides(of: placed[neighbour])[edge.opposite]
    }
  }

  private static let compass: [(edge: Edge, said: String)] = [
    (.top, "To the north: "), (.right, "To the east: "), (.bottom, "To the south: "),
    (.left, "To the west: "),
  ]

  /// What is said to continue beyond each side, where that is said.
  private func sides(of piece: String) -> [Edge: String] {
    var sides: [Edge: String] = [:]
    for line in round.details(of: piece) {
      guard let side = Self.compass.first(where: { line.hasPrefix($0.said) }) else { continue }
      sides[side.edge] = String(line.dropFirst(side.said.count))
    }
    return sides
  }

  /// The number at the end of what is said.
  private mutating func heard(_ edge: Edge, of piece: String, with other: String) -> Int {
    round.compare(edge, of: piece, with: other).split(separator: " ").last.flatMap { Int($0) } ?? 0
  }
}
