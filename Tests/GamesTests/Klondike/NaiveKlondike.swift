// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games

/// Klondike written a second time, as plainly as can be, to check the counts of the first: text
/// for cards, no engine, no shared rules. Without a stock it is Yukon too: whatever is face up is
/// carried with what lies on it, and in Klondike that is always a run.
struct NaiveKlondike: NaiveGame {
  /// Face-down cards are in small letters.
  var columns: [[String]]
  var waste: [String]
  var stock: [String]
  var foundations: [[String]]
  var score: Int
  /// Whether a card has turned up under a run that is on its way.
  private var turnedUp = false
  /// How many cards are drawn at a time; 0 for Yukon, which has no points either.
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
    score = table[.score]
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

  private mutating func earn(_ points: Int) {
    if drawing > 0 { score = max(0, score + points) }
  }

  func moves() -> [NaiveMove: NaiveKlondike] {
    var moves: [NaiveMove: NaiveKlondike] = [:]
    moves[.draw] = drawn()
    if let card = waste.last {
      var taken = self
      taken.waste.removeLast()
      taken.place([card], from: "waste", waste.count, into: &moves)
    }
    for from in 0..<7 {
      let shown = columns[from].firstIndex { $0 == $0.uppercased() } ?? columns[from].count
      for start in shown..<max(columns[from].count, shown) {
        var taken = self
        let run = Array(columns[from][start...])
        taken.columns[from].removeSubrange(start...)
        if let hidden = taken.columns[from].popLast() {
          taken.columns[from].append(hidden.uppercased())
          if hidden != hidden.uppercased() { taken.turnedUp = true }
        }
        // What is turned up must not take the run back in the same move.
        taken.place(run, from: "column \(from + 1)", start + 1, except: from, into: &moves)
      }
    }
    for from in 0..<4 {
      guard let card = foundations[from].last else { continue }
      for to in 0..<7 where fits(card, column: columns[to]) {
        var next = self
        next.foundations[from].removeLast()
        next.columns[to].append(card)
        next.earn(-15)
        moves[
          .carry("foundation \(from + 1)", foundations[from].count, "column \(to + 1)")] = next
      }
    }
    return moves
  }

  private func drawn() -> NaiveKlondike? {
    guard drawing > 0, !stock.isEmpty || !waste.isEmpty else { return nil }
    var next = self
    if stock.isEmpty {
      next.stock = waste.reversed()
      next.waste = []
      if drawing == 1 { next.earn(-100) }
    } else {
      for _ in 0..<min(drawing, stock.count) { next.waste.append(next.stock.removeLast()) }
    }
    return next
  }

  /// Puts a run that has been taken wherever it fits.
  private func place(
    _ run: [String], from origin: String, _ height: Int, except: Int? = nil,
    into moves: inout [NaiveMove: NaiveKlondike]
  ) {
    let isFromWaste = origin == "waste"
    let bonus = turnedUp ? 5 : 0
    for to in 0..<7 where to != except && fits(run[0], column: columns[to]) {
      var next = self
      next.columns[to] += run
      next.turnedUp = false
      next.earn((isFromWaste ? 5 : 0) + bonus)
      moves[.carry(origin, height, "column \(to + 1)")] = next
    }
    for to in 0..<4 where run.count == 1 && fits(run[0], foundation: foundations[to]) {
      var next = self
      next.foundations[to].append(run[0])
      next.turnedUp = false
      next.earn(10 + bonus)
      moves[.carry(origin, height, "foundation \(to + 1)")] = next
    }
  }
}
