// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games

@testable import Solver

/// Rounds small enough for every line of moves to be tried.
struct SmallRound {
  var groups = 4...5
  var partners = 1...2
  var height = 3...4
  /// How many names in ten also stand in another group.
  var sharing = 0
  var limits: [Int?] = [nil]

  func setup(_ generator: inout Generator) -> AtlasSetup {
    let count = generator.number(in: groups)
    var names = (0..<count).map { group in
      (0..<generator.number(in: partners)).map { "\(group)-\($0)" }
    }
    for group in names.indices {
      for index in names[group].indices where generator.below(10) < sharing {
        let other = names[generator.below(count)]
        let name = other[generator.below(other.count)]
        if !names[group].contains(name) { names[group][index] = name }
      }
    }
    let groups = names.enumerated().map { Group.named("g\($0.offset)", $0.element) }
    let columns = (0..<4).map { _ in generator.number(in: height) }
    return AtlasSetup(
      difficulty: "easy", groups: groups, columns: columns,
      reshuffleLimit: limits[generator.below(limits.count)]
    ).fitted()
  }
}

extension SmallRound {
  /// A table, at the deal or some random moves later, that the solver gives up, where one of
  /// `deals` comes to such a table: nearly all tables are won, but a mistake shows in the others.
  func hardMatch(_ generator: inout Generator, of deals: Int = 80) throws -> (AtlasSolver, Match) {
    let solver = AtlasSolver(try AtlasSolitaire(setup(&generator)))
    var match = Match(solver.game, seed: generator.next())
    for _ in 0..<deals {
      match = Match(solver.game, seed: generator.next())
      for _ in 0..<(generator.below(4) == 0 ? generator.below(12) : 0) {
        let moves = solver.game.moves(on: match.table)
        if !moves.isEmpty { try match.play(moves[generator.below(moves.count)]) }
      }
      if solver.result(on: match.table) == .lost { break }
    }
    return (solver, match)
  }
}

extension Group {
  /// A group whose partners have these names, and nothing else.
  static func named(_ id: String, _ names: [String]) -> Group {
    Group(
      id: id, title: id, base: Card(group: id, localID: "base", label: id, kind: .base),
      partners: names.enumerated().map {
        Card(group: id, localID: "p\($0.offset)", label: $0.element, kind: .partner)
      })
  }
}

extension Generator {
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }
}
