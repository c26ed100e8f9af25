// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A patience whose stock is dealt onto its columns: what is dealt needs no card that it goes on.
public protocol DealingSolitaire: Solitaire {}

extension DealingSolitaire {
  public func comingUp(on table: Table) -> [Piece] { table[.stock].pieces }

  public func drawingMayHelp(on table: Table) -> Bool { !comingUp(on: table).isEmpty }

  /// Dealing as a hint, where cards can be dealt.
  public func dealingAdvice(_ act: Act, because key: Key, on table: Table) -> Advice? {
    possible([act], on: table).first.map { Advice(Move($0), because: Term(key)) }
  }
}

extension Act {
  /// Deals a card onto each column.
  public static let dealRow: Act = "deal-row"
}

extension Turn {
  /// Deals a card from the stock onto each column, face up, from the first on as far as they last.
  public mutating func dealOnColumns() {
    for place in table.places(.column) where !table[.stock].isEmpty {
      move(from: .stock, to: place)
      turn(.top, of: place, faceUp: true)
    }
  }
}
