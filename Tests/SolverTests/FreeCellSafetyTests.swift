// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

@testable import Solver

/// Which cards the solver plays to the foundations without looking further.
@Suite struct FreeCellSafetyTests {
  /// A card is safe where no other can need it: all that could come to lie on it can go to the
  /// foundations as soon as they are free. No card that is not is played.
  @Test func aStepIsSafeExactlyWhereNoCardCanNeedIt() throws {
    let game = try FreeCell("easy")
    var generator = Generator(seed: 2)
    var counts = (safe: 0, unsafe: 0)
    for _ in 0..<200 * scale {
      let lowest = generator.below(10)
      let founded = (0..<4).map { _ in lowest + generator.below(5) }
      let table = game.table(founded: founded, &generator)
      let safe = founded.indices.map { founded[$0] * 4 + $0 }.filter { number in
        game.isTop(Piece(number), on: table)
          && couldLie(on: number, founded).allSatisfy { $0 / 4 <= founded[$0 % 4] }
      }
      if safe.isEmpty { counts.unsafe += 1 } else { counts.safe += 1 }
      let step = FreeCellPosition(table, of: game).safeStep()
      #expect(step.map { safe.contains(Int($0.card.number)) } ?? safe.isEmpty, "\(founded)")
      if game.safePlay(on: table) != nil { #expect(step != nil) }
    }
    #expect(counts.safe > 50 * scale && counts.unsafe > 50 * scale, "\(counts)")
  }

  /// The cards that could come to lie on one, at once or on one that does, but for those on
  /// foundations.
  private func couldLie(on number: Int, _ founded: [Int]) -> [Int] {
    let direct = fitting(number, founded)
    return direct + direct.flatMap { fitting($0, founded) }
  }

  /// Clubs, diamonds, hearts and spades: red are 1 and 2.
  private func fitting(_ lower: Int, _ founded: [Int]) -> [Int] {
    let rank = lower / 4 - 1
    let suits = [1, 2].contains(lower % 4) ? [0, 3] : [1, 2]
    return suits.filter { rank >= founded[$0] }.map { rank * 4 + $0 }
  }
}

extension FreeCell {
  /// So many cards of each suit on the foundations, the others anyhow in cells and columns.
  fileprivate func table(founded: [Int], _ generator: inout Generator) -> Table {
    var turn = Turn(Table(Layout(places), generator: generator))
    var others: [Piece] = []
    for number in 0..<52 {
      if number / 4 < founded[number % 4] {
        turn.lay(Piece(number), at: Place(.foundation, number % 4 + 1), faceUp: true)
      } else {
        others.append(Piece(number))
      }
    }
    others = generator.shuffled(others)
    for place in places where place.kind == .cell && generator.below(2) == 0 {
      if let piece = others.popLast() { turn.lay(piece, at: place, faceUp: true) }
    }
    for piece in others {
      turn.lay(piece, at: .column(generator.below(8) + 1), faceUp: true)
    }
    return turn.table
  }

  fileprivate func isTop(_ piece: Piece, on table: Table) -> Bool {
    table.place(of: piece).map { table[$0].top?.piece == piece } ?? false
  }
}
