// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games

/// Spider written a second time; see ``NaiveGame``.
struct NaiveSpider: NaiveGame {
  /// Face-down cards are in small letters.
  var columns: [[String]]
  var stock: [String]
  var completed: Int
  var score: Int

  init(_ table: Table, _ game: Spider, score: Int?) {
    func read(_ place: Place) -> [String] {
      table[place].map {
        let card = game.cards[$0.piece.number].description
        return $0.isFaceUp ? card : card.lowercased()
      }
    }
    columns = (1...10).map { read(Place(.column, $0)) }
    stock = read(Place(.stock)).map { $0.uppercased() }
    completed = table[Place(.completed)].count / 13
    self.score = score ?? -1
  }

  private static func rank(_ card: String) -> Int {
    Array("A23456789XJQK").firstIndex(of: card.first ?? " ") ?? -99
  }

  func moves() -> [NaiveMove: NaiveSpider] {
    var moves: [NaiveMove: NaiveSpider] = [:]
    if !stock.isEmpty && columns.allSatisfy({ !$0.isEmpty }) { moves[.draw] = dealt() }
    for from in 0..<10 {
      for start in columns[from].indices where isRun(columns[from][start...]) {
        for to in 0..<10 where to != from && fits(columns[from][start], columns[to]) {
          var next = self
          next.columns[to] += columns[from][start...]
          next.columns[from].removeSubrange(start...)
          next.settle()
          moves[.carry("column \(from + 1)", start + 1, "column \(to + 1)")] = next
        }
      }
    }
    return moves
  }

  private func fits(_ card: String, _ column: [String]) -> Bool {
    column.last.map { Self.rank($0) == Self.rank(card) + 1 } ?? true
  }

  private func isRun(_ cards: ArraySlice<String>) -> Bool {
    cards.allSatisfy { $0 == $0.uppercased() && $0.last == cards.first?.last }
      && zip(cards, cards.dropFirst()).allSatisfy { Self.rank($0) == Self.rank($1) + 1 }
  }

  private func dealt() -> NaiveSpider {
    var next = self
    for column in 0..<10 { next.columns[column].append(next.stock.removeLast()) }
    next.settle()
    return next
  }

  /// Counts the move, takes complete runs away and turns up what lies open.
  private mutating func settle() {
    score -= 1
    for column in 0..<10 {
      if columns[column].count >= 13, columns[column].suffix(13).first?.first == "K",
        isRun(columns[column].suffix(13))
      {
        columns[column].removeLast(13)
        completed += 1
        score += 100
      }
      if let top = columns[column].popLast() { columns[column].append(top.uppercased()) }
    }
  }
}
