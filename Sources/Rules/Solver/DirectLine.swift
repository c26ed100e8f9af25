// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A line that wins, without moves that others take back: a search goes any way that leads to a win,
/// and each move of it may be told as a hint.
struct DirectLine<Played: Game> {
  private let game: Played
  private let start: Table
  private(set) var moves: [Move]

  init(_ moves: [Move], of game: Played, on start: Table) {
    (self.game, self.start, self.moves) = (game, start, moves)
    while dropDetours() || takeShortcut() {}
  }

  /// Leaves out each carry to an empty column, or to a place from which its piece goes on by itself,
  /// where the others win without: the piece then goes there from where it lies.
  ///
  /// - Returns: whether there were any.
  private mutating func dropDetours() -> Bool {
    let count = moves.count
    var (table, index) = (start, 0)
    while index < moves.count {
      if fills(moves[index], on: table) || goesOn(after: index),
        let rest = rest(without: index, on: table)
      {
        moves.replaceSubrange(index..., with: rest)
      } else {
        do { try game.advance(&table, by: moves[index]) } catch { return false }
        index += 1
      }
    }
    return moves.count < count
  }

  /// Whether a move carries to an empty column.
  private func fills(_ move: Move, on table: Table) -> Bool {
    guard case .place(let goal) = move.goal else { return false }
    return table[goal].isEmpty && table.layout[goal].contains(.fanned)
  }

  private func goesOn(after index: Int) -> Bool {
    let move = moves[index]
    guard let piece = move.picked.first, isStop(move) else { return false }
    return moves[(index + 1)...].contains { $0.picked.first == piece && isStop($0) }
  }

  /// Whether a move carries to where cards wait for others.
  private func isStop(_ move: Move) -> Bool {
    guard case .place(let goal) = move.goal else { return false }
    return !start.layout[goal].isDisjoint(with: [.fanned, .holding])
  }

  /// What follows a move, without what only went back to where that began; nil where it does not win.
  private func rest(without index: Int, on table: Table) -> [Move]? {
    var (table, rest): (Table, [Move]) = (table, [])
    for move in moves[(index + 1)...] {
      if let piece = move.picked.first, table.place(of: piece).map(Goal.place) == move.goal {
        continue
      }
      do { try game.advance(&table, by: move) } catch { return nil }
      rest.append(move)
    }
    return game.outcome(of: table) == .won ? rest : nil
  }

  /// Goes in one move, or in none, to where the line comes in more: to a table on which the same lies
  /// in the same places.
  ///
  /// - Returns: whether it could.
  private mutating func takeShortcut() -> Bool {
    guard let tables else { return false }
    var last: [[Pile]: Int] = [:]
    for (index, table) in tables.enumerated() { last[piles(of: table)] = index }
    for (index, table) in tables.dropLast().enumerated() {
      if let later = last[piles(of: table)], later > index, replace(index..<later, by: []) {
        return true
      }
      // Where a card leaves the table or one is drawn, nothing goes in a circle.
      guard isStop(moves[index]) else { continue }
      for move in game.moves(on: table) where isStop(move) {
        guard let next = next(table, by: move), let later = last[piles(of: next)],
          later > index + 1
        else { continue }
        if replace(index..<later, by: [move]) { return true }
      }
    }
    return false
  }

  /// Those that the line comes to, from the start to the win; nil for one that is refused.
  private var tables: [Table]? {
    var tables = [start]
    for move in moves {
      guard let table = next(tables[tables.count - 1], by: move) else { return nil }
      tables.append(table)
    }
    return tables
  }

  private func next(_ table: Table, by move: Move) -> Table? {
    var table = table
    do { try game.advance(&table, by: move) } catch { return nil }
    return table
  }

  private func piles(of table: Table) -> [Pile] { table.places.map { table[$0] } }

  /// - Returns: False where that would not win.
  private mutating func replace(_ range: Range<Int>, by shorter: [Move]) -> Bool {
    var direct = self
    direct.moves.replaceSubrange(range, with: shorter)
    guard let end = direct.tables?.last, game.outcome(of: end) == .won else { return false }
    self = direct
    return true
  }
}
