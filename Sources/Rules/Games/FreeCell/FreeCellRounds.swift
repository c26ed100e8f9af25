// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// FreeCell as the menus list it: Microsoft's numbered deals.
public struct FreeCellRounds: GameDescriptor {
  /// The deals that can be asked for.
  public static let numbers = MicrosoftDeal.numbers

  public let game: any Game.Type = FreeCell.self
  public let difficulties = FreeCell.levels.map(\.difficulty)
  public let keys: [Act: String] = [.autoMove: "e", .autoMoveAll: "E", .finish: "F"]
  public let mainCommand: String? = Act.autoMove.name

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    let cells = FreeCell.levels.first { $0.difficulty == difficulty }?.cells ?? 0
    return Term(
      "freecell-choice",
      ["difficulty": .term(difficulty.name.form("title")), "cells": .number(cells)])
  }

  /// Every day one of the numbered deals, without an order that could be known ahead.
  public func number(ofDay day: Int) -> UInt64 {
    var generator = Generator(seed: UInt64(day))
    return UInt64(generator.below(Int(Self.numbers.upperBound))) + 1
  }

  /// - Throws: a ``Refusal`` for a number that no deal has, or a difficulty the game lacks.
  public func round(_ order: DealRequest) throws(Refusal) -> Deal {
    let game = try FreeCell(order.difficulty)
    if let refusal = game.refusal(ofSeed: order.number) { throw refusal }
    guard let remark = remark(on: order) else { return Deal(game, seed: order.number) }
    return Deal(game, seed: order.number, remarks: [remark])
  }

  public func round(
    board text: String, _ difficulty: Difficulty
  ) throws(Refusal) -> Deal? {
    let board: FreeCellBoard
    do { board = try FreeCellBoard(text) } catch { throw Refusal(error.reason) }
    return Deal(try FreeCell(difficulty, board: board), seed: 0)
  }

  /// Of the deals 1 to 32000, only 11982 cannot be won with four cells.
  private func remark(on order: DealRequest) -> Term? {
    order.number == 11_982 ? Term("freecell-deal-not-winnable") : nil
  }
}
