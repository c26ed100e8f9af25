// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

@testable import Solver

/// Tries every line of steps, without leaving any out.
struct EveryKlondikeLine {
  var layout: KlondikeLayout
  let bound: Int

  /// Whether any line wins; nil where more than `bound` positions would have to be seen.
  mutating func wins(from start: KlondikePosition) -> Bool? {
    var open = [start]
    var seen: Set<UInt64> = []
    while let position = open.popLast() {
      if position.isWon { return true }
      guard seen.insert(position.key).inserted else { continue }
      if seen.count > bound { return nil }
      for step in position.steps(&layout) {
        var next = position
        next.take(step, &layout)
        open.append(next)
      }
    }
    return false
  }
}

/// What the rules allow after any moves that change nothing that counts: draws, and runs that go
/// from one card to another like it.
struct KlondikeWays {
  let game: Klondike
  var bound = 100

  /// Where each step leads, after as few draws as it needs: drawing passes cards by. Nil where too
  /// many tables come to the same.
  func ways(from table: Table) -> [KlondikeStep: Table]? {
    var ways: [KlondikeStep: Table] = [:]
    var table = table
    var seen: Set<[Lying?]> = []
    while true {
      let tables = alike(table, &seen)
      if seen.count > bound { return nil }
      for table in tables {
        for move in game.carries(on: table) {
          guard let step = game.step(of: move, on: table), ways[step] == nil else { continue }
          ways[step] = game.turn(playing: move, on: table).table
        }
      }
      guard game.refusal(of: Move(.draw), on: table) == nil else { return ways }
      table = game.turn(playing: Move(.draw), on: table).table
      if seen.contains(table.lying) { return ways }
    }
  }

  /// What the runs can be made of without a draw.
  private func alike(_ table: Table, _ seen: inout Set<[Lying?]>) -> [Table] {
    var tables = [table]
    var index = 0
    seen.insert(table.lying)
    while index < tables.count, seen.count <= bound {
      for move in game.carries(on: tables[index])
      where game.step(of: move, on: tables[index]) == nil {
        let next = game.turn(playing: move, on: tables[index]).table
        if seen.insert(next.lying).inserted { tables.append(next) }
      }
      index += 1
    }
    return tables
  }

  /// Numbers of lines of so many steps.
  func lines(_ depth: Int, from table: Table) -> Int? {
    guard depth > 0 else { return 1 }
    return ways(from: table)?.values.reduce(0) { sum, next in
      sum.flatMap { sum in lines(depth - 1, from: next).map { sum + $0 } }
    }
  }
}

extension Klondike {
  /// With a limit to how often the stock is gone through, and without one.
  static let kinds = Drawing.allCases.flatMap { [Klondike($0), Klondike($0, isLimited: true)] }

  func carries(on table: Table) -> [Move] { moves(on: table).filter { !$0.picked.isEmpty } }

  /// Nil for a move that changes nothing that counts.
  func step(of move: Move, on table: Table) -> KlondikeStep? {
    guard case .place(let goal) = move.goal, let piece = move.picked.first,
      let origin = table.place(of: piece)
    else { return nil }
    let card = KlondikeCard(piece)
    switch (origin.kind, goal.kind) {
    case (.column, .foundation): return KlondikeStep(.raise, card)
    case (.waste, .foundation): return KlondikeStep(.raiseDrawn, card)
    case (.foundation, _): return KlondikeStep(.lower, card)
    case (.waste, _): return KlondikeStep(.layDrawn, card)
    default:
      let lower = table[origin].prefix { $0.piece != piece }.last
      let stands = lower.map { !$0.isFaceUp } ?? (self.card(piece).rank != .king)
      return stands ? KlondikeStep(.uncover, card) : nil
    }
  }
}

extension Table {
  /// Where everything lies, whatever the order of the columns; foundations are told by what is
  /// nowhere else.
  var lying: [Lying?] {
    let columns = Place.row(.column, 7).map { Array(self[$0]) }
    let sorted = columns.sorted { $0.lexicographicallyPrecedes($1) { $0.piece < $1.piece } }
    return sorted.flatMap { $0 + [nil] } + Array(self[.waste]) + [nil] + Array(self[.stock])
  }
}
