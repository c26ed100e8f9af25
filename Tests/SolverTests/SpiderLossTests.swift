// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

@testable import Solver

/// What is said to be lost is so, and little of what is small enough is left open.
@Suite struct SpiderLossTests {
  /// All ten are dealt on without a move between, or nearly so: few steps are left.
  @Test(arguments: ["easy", "medium", "hard"] as [Difficulty])
  func aLossIsOneByTryingEveryLine(difficulty: Difficulty) throws {
    var tally = Tally()
    var generator = Generator(seed: 3)
    let game = try Spider(difficulty)
    while tally.lost < 4 * scale {
      var match = Match(game, seed: generator.next())
      while !match.table[.stock].isEmpty {
        if generator.below(3) == 0 { try match.playAnyCarry(&generator) }
        if game.acts(on: match.table) == [.deal] { try match.play(Move(.deal)) }
      }
      let start = SpiderPosition(match.table, of: game)
      guard start.steps(isDistinct: false).count < 4 else { continue }
      var truth = EverySpiderLine(start, bound: 150)
      guard let wins = truth.wins() else {
        tally.open += 1
        continue
      }
      if wins { tally.won += 1 } else { tally.lost += 1 }
      let solver = SpiderSolver(game, effort: Effort(states: 100_000))
      if solver.isStillWinnable(match) != wins { tally.wrong.append("\(match.seed): \(wins)") }
    }
    #expect(tally.wrong == [])
  }

  @Test func theLastStepsOfAWinAreFoundByTryingEveryLine() throws {
    let game = try Spider("medium")
    let solver = SpiderSolver(game)
    var match = Match(game, seed: 1)
    guard case .won(let line) = solver.verdict(on: match) else {
      Issue.record("not won")
      return
    }
    for move in line.dropLast(2) { try match.play(move) }
    for move in line.suffix(2) {
      var truth = EverySpiderLine(SpiderPosition(match.table, of: game), bound: 5000)
      #expect(truth.wins() == true)
      #expect(solver.isStillWinnable(match) == true)
      try match.play(move)
    }
  }

  /// Two kings lie on what they would have to be parted from, and nothing else can move.
  @Test func handMadeTables() throws {
    let game = try Spider("hard")
    let apart = ["KS", "KS", "KH", "KH", "JS", "JS", "JH", "JH", "9S"]
    #expect(game.result(apart + ["9H"]) == .lost)
    #expect(game.result(apart + ["9H 8S"]) == .lost)
    #expect(game.result(apart + ["(8H) 8S"]) == .lost)
    #expect(game.result(apart + ["9H"], within: 0) == .lost)
    #expect(game.result(apart + ["9H 8S"], within: 0) == .unknown)
  }

  @Test func tenAreDealtOnlyWhereEveryColumnHoldsACard() throws {
    let game = try Spider("hard")
    let stock = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "XC", "JC"]
    let full = ["KS", "KS", "KH", "KH", "JS", "JS", "JH", "JH", "9S", "9H"]
    var position = game.position(full, stock: stock)
    #expect(position.steps(isDistinct: false) == [.deal] && position.allows(.deal))
    position = game.position(full.dropLast(), stock: stock)
    #expect(!position.steps(isDistinct: false).contains(.deal) && !position.allows(.deal))
    position = game.position(full, stock: [])
    #expect(position.steps(isDistinct: false) == [] && !position.allows(.deal))
  }

  @Test func aRunThatOneStepCompletesIsWon() throws {
    let game = try Spider("hard")
    let run = "KH QH JH XH 9H 8H 7H 6H 5H 4H 3H"
    let step = SpiderStep(2, from: 1, to: 0)
    #expect(game.result([run, "2H AH"], completed: 7) == .won([step]))
    #expect(game.result([run, "2S AH"], completed: 7) == .unknown)
    #expect(game.result([run, "(KS) 2H AH"], completed: 6) == .unknown)
  }
}

extension Match {
  fileprivate mutating func playAnyCarry(_ generator: inout Generator) throws {
    let moves = game.moves(on: table).filter { !$0.picked.isEmpty && $0.goal != .act(.autoMove) }
    if !moves.isEmpty { try play(moves[generator.below(moves.count)]) }
  }
}

extension Spider {
  /// What the search says of columns, in which cards in brackets lie face down.
  fileprivate func result(
    _ columns: [String], completed: Int = 0, within states: Int = 10_000
  ) -> SpiderSearch.AnalysisResult {
    let start = position(columns, stock: [], completed: completed)
    var search = SpiderSearch(from: start, effort: Effort(states: states))
    return search.result()
  }

  fileprivate func position(
    _ columns: [String], stock: [String], completed: Int = 0
  ) -> SpiderPosition {
    var turn = Turn(Table(Layout(places), generator: Generator(seed: 1)))
    var free = cards.pieces
    func take(_ sign: some StringProtocol) -> Piece? {
      let card = PlayingCard(String(sign.filter { $0 != "(" && $0 != ")" }))
      return free.firstIndex { self.card($0) == card }.map { free.remove(at: $0) }
    }
    for (number, column) in columns.enumerated() {
      for sign in column.split(separator: " ") {
        guard let piece = take(sign) else { continue }
        turn.lay(piece, at: .column(number + 1), faceUp: !sign.hasPrefix("("))
      }
    }
    for sign in stock {
      if let piece = take(sign) { turn.lay(piece, at: .stock, faceUp: false) }
    }
    for piece in free.prefix(completed * 13) { turn.lay(piece, at: .completed, faceUp: true) }
    return SpiderPosition(turn.table, of: self)
  }
}

/// Tries every line of legal steps, without leaving any out, and compares whole tables.
private struct EverySpiderLine {
  let start: SpiderPosition
  let bound: Int

  init(_ start: SpiderPosition, bound: Int) {
    self.start = start
    self.bound = bound
  }

  /// Whether any line wins; nil where more than `bound` positions would have to be seen.
  mutating func wins() -> Bool? {
    var open = [start][...]
    var seen: Set<[[UInt8]]> = [start.columns]
    while let position = open.popFirst() {
      if position.isWon { return true }
      if seen.count > bound { return nil }
      for step in position.steps(isDistinct: false) {
        let next = position.after(step)
        if seen.insert(next.columns).inserted { open.append(next) }
      }
    }
    return false
  }
}

extension SpiderPosition {
  /// In any order if nothing is left to be dealt, as that tells columns apart.
  fileprivate var columns: [[UInt8]] {
    isStockEmpty ? layout.sorted { $0.lexicographicallyPrecedes($1) } : layout
  }
}
