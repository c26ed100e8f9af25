// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// What stays the same while a round of the Golf family is searched: every rank, in the order in which
/// the cards come free or are drawn, and which ranks follow which.
struct WasteDeal {
  let start: WastePosition
  /// From the first card that left or leaves; 0 for one that is gone.
  private let columns: [[Int]]
  /// Whether the top of a column lies under the next one as long as fewer cards have left that.
  private let overlaps: [Bool]
  private let stock: [Int]
  /// By the rank on the waste, a bit for each rank that goes on it.
  private let followers: [UInt16]

  init(_ table: Table, of game: some WasteSolitaire) {
    let places = table.places(.column)
    func rank(_ piece: Piece) -> Int { game.card(piece).rank.rawValue }
    let gone = places.map { (table.layout.rows(at: $0) ?? table[$0].count) - table[$0].count }
    columns = zip(places, gone).map { place, gone in
      Array(repeating: 0, count: gone) + table[place].reversed().map { rank($0.piece) }
    }
    overlaps = places.map { table.layout.rows(at: $0) != nil && $0 != places.last }
    stock = table[.stock].reversed().map { rank($0.piece) }
    followers =
      [0]
      + Rank.allCases.map { lower in
        game.building.ranks(on: lower).reduce(0) { $0 | 1 << UInt16($1.rawValue) }
      }
    start = WastePosition(gone: gone, top: table[.waste].top.map { rank($0.piece) } ?? 0)
  }
}

extension WasteDeal: SearchSpace {
  func isWon(_ position: WastePosition) -> Bool {
    columns.indices.allSatisfy { position.gone(from: $0) == columns[$0].count }
  }

  func hash(of position: WastePosition) -> UInt64 { position.hash }

  /// The plays before drawing.
  func addSteps(of position: WastePosition, to steps: inout [WasteStep]) {
    if position.drawn < stock.count { steps.append(.draw) }
    for column in columns.indices.reversed() where isFree(column, in: position) {
      steps.append(.play(column: column))
    }
  }

  func position(after step: WasteStep, _ position: WastePosition) -> WastePosition {
    switch step {
    case .draw: position.drawing(stock[position.drawn])
    case .play(let column):
      position.playing(columns[column][position.gone(from: column)], from: column)
    }
  }

  /// Whether the top card of a column can be played.
  private func isFree(_ column: Int, in position: WastePosition) -> Bool {
    let gone = position.gone(from: column)
    guard gone < columns[column].count,
      !overlaps[column] || position.gone(from: column + 1) >= gone
    else { return false }
    return followers[position.top] >> UInt16(columns[column][gone]) & 1 == 1
  }
}
