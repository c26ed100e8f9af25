// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// FreeCell as the menus list it: Microsoft's numbered deals.
public struct FreeCellRounds: GameDescriptor {
  /// The deals that can be asked for.
  public static let numbers = MicrosoftDeal.numbers

  public let game: any Game.Type = FreeCell.self
  public let difficulties = FreeCell.levels.map(\.difficulty)
  public let commands = GameCommands(
    [.autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.autoMove.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    let cells = FreeCell.levels.first { $0.difficulty == difficulty }?.cells ?? 0
    return Term(
      "freecell-choice",
      ["difficulty": .term(difficulty.name.form("title")), "cells": .number(cells)])
  }

  /// Every day one of the numbered deals, without an order that could be known ahead.
  public var daily: DailyDeal {
    DailyDeal(difficulties[0]) { day in
      var generator = Generator(seed: UInt64(day))
      return UInt64(generator.below(Int(Self.numbers.upperBound))) + 1
    }
  }

  /// - Throws: a ``Refusal`` for a number that no deal has, or a difficulty the game lacks.
  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    let game = try FreeCell(request.difficulty)
    if let refusal = game.refusal(ofSeed: request.number) { throw refusal }
    // Of the deals 1 to 32000, only this one cannot be won with four cells.
    let isLost = request.number == 11_982
    return Deal(
      game, seed: request.number, remarks: isLost ? [Term("freecell-deal-not-winnable")] : [],
      isToldLost: isLost)
  }

  public var boards: BoardReader? {
    BoardReader { text, difficulty throws(Refusal) in
      let board: FreeCellBoard
      do throws(BoardFlaw) {
        board = try FreeCellBoard(text)
      } catch {
        throw Refusal(error.reason)
      }
      return Deal(try FreeCell(difficulty, board: board), seed: 0)
    }
  }
}
