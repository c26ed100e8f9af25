// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games

/// FreeCell written a second time; see ``NaiveGame``.
struct NaiveFreeCell: NaiveGame {
  var columns: [[String]]
  /// At most one card each.
  var cells: [[String]]
  var foundations: [[String]]

  init(_ table: Table) {
    func read(_ kind: Place.Kind) -> [[String]] {
      table.places.filter { $0.kind == kind }.map { place in
        table[place].map { PlayingCard.deck[$0.piece.number].description }
      }
    }
    columns = read(.column)
    cells = read("cell")
    foundations = read(.foundation)
  }

  private static func rank(_ card: String) -> Int {
    Array("A23456789XJQK").firstIndex(of: card.first ?? " ") ?? -99
  }
  private static func isRed(_ card: String) -> Bool { "HD".contains(card.last ?? " ") }

  private static func follows(_ card: String, _ lower: String) -> Bool {
    rank(card) + 1 == rank(lower) && isRed(card) != isRed(lower)
  }

  func moves() -> [NaiveMove: NaiveFreeCell] {
    var moves: [NaiveMove: NaiveFreeCell] = [:]
    for from in 0..<8 {
      var run: [String] = []
      for height in columns[from].indices.reversed() {
        let card = columns[from][height]
        if let deeper = run.first, !Self.follows(deeper, card) { break }
        run.insert(card, at: 0)
        var taken = self
        taken.columns[from].removeLast(run.count)
        let origin = "column \(from + 1)"
        for to in 0..<8 where to != from && fits(run, to) {
          var next = taken
          next.columns[to] += run
          moves[.carry(origin, height + 1, "column \(to + 1)")] = next
        }
        if run.count == 1 { taken.park(card, from: origin, height + 1, &moves) }
      }
    }
    for from in cells.indices {
      guard let card = cells[from].last else { continue }
      var taken = self
      taken.cells[from] = []
      for to in 0..<8 where fits([card], to) {
        var next = taken
        next.columns[to].append(card)
        moves[.carry("cell \(from + 1)", 1, "column \(to + 1)")] = next
      }
      taken.park(card, from: "cell \(from + 1)", 1, &moves)
    }
    return moves
  }

  private func fits(_ run: [String], _ to: Int) -> Bool {
    if let top = columns[to].last, !Self.follows(run[0], top) { return false }
    var room = 1 + cells.filter(\.isEmpty).count
    for other in 0..<8 where other != to && columns[other].isEmpty { room *= 2 }
    return run.count <= room
  }

  /// Puts a card that has been taken into a cell or on a foundation.
  private func park(
    _ card: String, from origin: String, _ height: Int, _ moves: inout [NaiveMove: NaiveFreeCell]
  ) {
    for to in cells.indices where cells[to].isEmpty && origin != "cell \(to + 1)" {
      var next = self
      next.cells[to] = [card]
      moves[.carry(origin, height, "cell \(to + 1)")] = next
    }
    for to in 0..<4 {
      let isNext =
        foundations[to].last.map { $0.last == card.last && Self.rank($0) + 1 == Self.rank(card) }
        ?? (Self.rank(card) == 0)
      guard isNext else { continue }
      var next = self
      next.foundations[to].append(card)
      moves[.carry(origin, height, "foundation \(to + 1)")] = next
    }
  }
}
