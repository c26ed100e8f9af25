// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games

/// Baker's Dozen, Eight Off, Forty Thieves, Canfield and Scorpion written a second time; see
/// ``NaiveGame``.
struct NaivePatience: NaiveGame {
  enum Kind: String { case bakersdozen, eightoff, fortythieves, canfield, scorpion }

  let kind: Kind
  /// Face-down cards are in small letters.
  var columns: [[String]]
  var foundations: [[String]]
  /// At most one card each.
  var cells: [[String]]
  var waste: [String]
  var stock: [String]
  var reserve: [String]
  var away: Int

  init(_ table: Table, _ kind: Kind) {
    self.kind = kind
    func read(_ place: Place) -> [String] {
      table[place].map {
        let card = PlayingCard.deck[$0.piece.number % 52].description
        return $0.isFaceUp ? card : card.lowercased()
      }
    }
    func row(_ name: String) -> [[String]] {
      table.places.filter { $0.kind.name == name }.map(read)
    }
    columns = row("column")
    foundations = row("foundation")
    cells = row("cell")
    waste = row("waste").first ?? []
    stock = (row("stock").first ?? []).map { $0.uppercased() }
    reserve = (row("reserve").first ?? []).map { $0.uppercased() }
    away = row("completed").first?.count ?? 0
  }

  private static func rank(_ card: String) -> Int {
    Array("A23456789XJQK").firstIndex(of: card.first ?? " ") ?? -99
  }
  private static func suit(_ card: String) -> Character { card.last ?? " " }
  private static func isRed(_ card: String) -> Bool { "HD".contains(suit(card)) }

  private func follows(_ card: String, _ lower: String) -> Bool {
    let step = Self.rank(lower) - Self.rank(card)
    switch kind {
    case .bakersdozen: return step == 1
    case .canfield: return (step == 1 || step == -12) && Self.isRed(card) != Self.isRed(lower)
    default: return step == 1 && Self.suit(card) == Self.suit(lower)
    }
  }

  /// Whether some cards may travel that lie at the end of a column.
  private func travels(_ run: [String], of column: [String]) -> Bool {
    let isRun = zip(run.dropFirst(), run).allSatisfy { follows($0, $1) }
    switch kind {
    case .bakersdozen, .fortythieves: return run.count == 1
    case .eightoff: return isRun
    case .canfield: return run.count == 1 || run.count == column.count && isRun
    case .scorpion: return run.allSatisfy { $0 == $0.uppercased() }
    }
  }

  private func fits(_ run: [String], _ to: Int) -> Bool {
    if kind == .eightoff, run.count > 1 + cells.count(where: \.isEmpty) { return false }
    if let top = columns[to].last { return follows(run[0], top) }
    switch kind {
    case .bakersdozen: return false
    case .eightoff, .scorpion: return Self.rank(run[0]) == 12
    case .fortythieves, .canfield: return true
    }
  }

  private func fits(_ card: String, foundation: [String]) -> Bool {
    guard let top = foundation.last else {
      let base = foundations.lazy.compactMap(\.first).first ?? "AC"
      return Self.rank(card) == (kind == .canfield ? Self.rank(base) : 0)
    }
    return foundation.count < 13 && Self.suit(card) == Self.suit(top)
      && (Self.rank(top) + 1) % 13 == Self.rank(card)
  }
}

extension NaivePatience {
  func moves() -> [NaiveMove: NaivePatience] {
    var moves: [NaiveMove: NaivePatience] = [:]
    moves[.draw] = drawn()
    for from in columns.indices {
      for start in columns[from].indices {
        let run = Array(columns[from][start...])
        guard travels(run, of: columns[from]) else { continue }
        var taken = self
        taken.columns[from].removeSubrange(start...)
        taken.place(run, from: "column \(from + 1)", start + 1, except: from, into: &moves)
      }
    }
    for from in cells.indices where !cells[from].isEmpty {
      var taken = self
      let run = taken.cells[from]
      taken.cells[from] = []
      taken.place(run, from: "cell \(from + 1)", 1, into: &moves)
    }
    if let card = waste.last {
      var taken = self
      taken.waste.removeLast()
      taken.place([card], from: "waste", waste.count, into: &moves)
    }
    if let card = reserve.last {
      var taken = self
      taken.reserve.removeLast()
      taken.place([card], from: "reserve", reserve.count, into: &moves)
    }
    return moves
  }

  private func drawn() -> NaivePatience? {
    var next = self
    switch kind {
    case .bakersdozen, .eightoff: return nil
    case .scorpion:
      guard !stock.isEmpty else { return nil }
      for to in 0..<3 { next.columns[to].append(next.stock.removeLast()) }
      next.settle()
    case .fortythieves:
      guard !stock.isEmpty else { return nil }
      next.waste.append(next.stock.removeLast())
    case .canfield:
      guard !stock.isEmpty || !waste.isEmpty else { return nil }
      if stock.isEmpty {
        next.stock = waste.reversed()
        next.waste = []
      } else {
        for _ in 0..<min(3, stock.count) { next.waste.append(next.stock.removeLast()) }
      }
    }
    return next
  }

  /// Puts a run that has been taken wherever it fits.
  private func place(
    _ run: [String], from origin: String, _ height: Int, except: Int? = nil,
    into moves: inout [NaiveMove: NaivePatience]
  ) {
    func add(_ goal: String, _ change: (inout NaivePatience) -> Void) {
      var next = self
      change(&next)
      next.settle()
      moves[.carry(origin, height, goal)] = next
    }
    // The cells are counted as they were while the run still lay where it was.
    for to in columns.indices where to != except && fits(run, to) {
      add("column \(to + 1)") { $0.columns[to] += run }
    }
    guard run.count == 1 else { return }
    for to in cells.indices where cells[to].isEmpty && origin != "cell \(to + 1)" {
      add("cell \(to + 1)") { $0.cells[to] = run }
    }
    for to in foundations.indices where fits(run[0], foundation: foundations[to]) {
      add("foundation \(to + 1)") { $0.foundations[to] += run }
    }
  }

  /// What follows by itself.
  private mutating func settle() {
    for index in columns.indices {
      if kind == .canfield, columns[index].isEmpty, let card = reserve.popLast() {
        columns[index] = [card]
      }
      guard kind == .scorpion else { continue }
      let run = columns[index].suffix(13)
      if run.count == 13, Self.rank(run[run.startIndex]) == 12,
        run.allSatisfy({ $0 == $0.uppercased() }), zip(run.dropFirst(), run).allSatisfy(follows)
      {
        columns[index].removeLast(13)
        away += 13
      }
      if let top = columns[index].popLast() { columns[index].append(top.uppercased()) }
    }
  }
}
