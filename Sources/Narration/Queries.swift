// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Narrator {
  /// Every place that can be read, in the table's order.
  public func readablePlaces(of table: Table) -> [Place] {
    table.places.filter { $0.kind != .completed && ($0.kind != .tray || !table[$0].isEmpty) }
  }

  /// The top card of every place that has one, a line each; a grid row by row, as far as anything
  /// lies in it.
  public func tops(of table: Table) -> [[Term]] {
    let places = readablePlaces(of: table).filter { table[$0].top?.isFaceUp == true }
    let filled = Set(places.filter { $0.kind == .square }.map(\.row))
    return places.filter { $0.kind != .square }.map { [target($0, on: table)] }
      + rows(of: table).filter { filled.contains($0.row) }.map { [$0.line] }
  }

  /// Every place, a line each; a grid row by row.
  public func everything(on table: Table) -> [[Term]] {
    readablePlaces(of: table).filter { $0.kind != .square }.map { label(of: $0, on: table) }
      + rows(of: table).map { [$0.line] }
  }

  /// The rows of a grid, from the top.
  public func rows(of table: Table) -> [(row: Int, line: Term)] {
    let squares = Dictionary(grouping: table.places.filter { $0.kind == .square }, by: \.row)
    return squares.sorted { $0.key < $1.key }.map { row, squares in
      let isEmpty = squares.allSatisfy { table[$0].isEmpty }
      let cells =
        isEmpty
        ? [Term("row-empty")]
        : squares.map { square in
          table[square].top.map { game.name(of: $0.piece) } ?? Term("square-empty")
        }
      return (row, Term("label-row", ["row": .number(row), "cells": .list(cells)]))
    }
  }

  /// The deepest face-up card of every column that has one, with what lies face down under it.
  public func roots(of table: Table) -> [[Term]] {
    readablePlaces(of: table).filter { $0.kind == .column }.compactMap { place in
      table[place].first(where: \.isFaceUp).map { root in
        [
          Term(
            "label-root",
            [
              "place": .term(place.name), "card": .term(game.name(of: root.piece)),
              "hidden": .number(table[place].hiddenCount),
            ])
        ]
      }
    }
  }

  /// Every foundation: in one line, where the game has one for them.
  public func foundations(on table: Table) -> [[Term]] {
    if let own = game.foundations(on: table) { return [[own]] }
    return readablePlaces(of: table).filter { $0.kind == .foundation }
      .map { label(of: $0, on: table) }
  }

  /// What is out of sight, counted and listed; nil where the player has to find out what is in the
  /// round.
  public func unseen(on table: Table) -> [[Term]]? {
    game.unseen(on: table).map { pieces in
      let count = Term("unseen-count", ["count": .number(pieces.count)])
      return [[count]] + game.summary(of: pieces).map { [$0] }
    }
  }
}
