// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games

/// Klondike written a second time, as plainly as can be, to check the counts of the first: text
/// for cards, no engine, no shared rules. Without a stock it is Yukon too: whatever is face up is
/// carried with what lies on it, and in Klondike that is always a run.
struct NaiveKlondike: Hashable {
  /// Face-down cards are in small letters.
  var columns: [[String]]
  var waste: [String]
  var stock: [String]
  var foundations: [[String]]
  let drawing: Int

  init(_ table: Table, _ drawing: Int) {
    func read(_ place: Place) -> [String] {
      table[place].map {
        let card = PlayingCard.deck[$0.piece.number].description
        return $0.isFaceUp ? card : card.lowercased()
      }
    }
    columns = (1...7).map { read(Place(.column, $0)) }
    waste = read(Place(.waste))
    foundations = (1...4).map { read(Place(.foundation, $0)) }
    stock = read(Place(.stock)).map { $0.uppercased() }
    self.drawing = drawing
  }

  private static func rank(_ card: String) -> Int {
    Array("A23456789XJQK").firstIndex(of: card.first ?? " ") ?? -99
  }
  private static func suit(_ card: String) -> Character { card.last ?? " " }
  private static func isRed(_ card: String) -> Bool { "HD".contains(suit(card)) }

  private func fits(_ card: String, column: [String]) -> Bool {
    guard let top = column.last else { return Self.rank(card) == 12 }
    return Self.rank(card) + 1 == Self.rank(top) && Self.isRed(card) != Self.isRed(top)
  }

  private func fits(_ card: String, foundation: [String]) -> Bool {
    guard let top = foundation.last else { return Self.rank(card) == 0 }
    return Self.rank(card) == Self.rank(top) + 1 && Self.suit(card) == Self.suit(top)
  }

  /// Every position one move away, one for each move.
  func children() -> [NaiveKlondike] {
    var children: [NaiveKlondike] = []
    if !stock.isEmpty || !waste.isEmpty {
      var next = self
      if stock.isEmpty {
        next.stock = waste.reversed()
        next.waste = []
      } else {
        for _ in 0..<min(drawing, stock.count) { next.waste.append(next.stock.removeLast()) }
      }
      children.append(next)
    }
    if let card = waste.last {
      var taken = self
      taken.waste.removeLast()
      children += taken.placing([card], from: nil)
    }
    for from in 0..<7 {
      let shown = columns[from].firstIndex { $0 == $0.uppercased() } ?? columns[from].count
      for start in shown..<max(columns[from].count, shown) {
        var taken = self
        let run = Array(columns[from][start...])
        taken.columns[from].removeSubrange(start...)
        if let hidden = taken.columns[from].popLast() {
          taken.columns[from].append(hidden.uppercased())
        }
        // What is turned up must not take the run back in the same move.
        children += taken.placing(run, from: from)
      }
    }
    for from in 0..<4 {
      guard let card = foundations[from].last else { continue }
      for to in 0..<7 where fits(card, column: columns[to]) {
        var next = self
        next.foundations[from].removeLast()
        next.columns[to].append(card)
        children.append(next)
      }
    }
    return children
  }

  private func placing(_ run: [String], from: Int?) -> [NaiveKlondike] {
    var results: [NaiveKlondike] = []
    for to in 0..<7 where to != from && fits(run[0], column: columns[to]) {
      var next = self
      next.columns[to] += run
      results.append(next)
    }
    for to in 0..<4 where run.count == 1 && fits(run[0], foundation: foundations[to]) {
      var next = self
      next.foundations[to].append(run[0])
      results.append(next)
    }
    return results
  }

  func perft(_ depth: Int) -> Int {
    depth == 0 ? 1 : children().reduce(0) { $0 + $1.perft(depth - 1) }
  }
}
