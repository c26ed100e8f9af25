// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Engine

struct TableTests {
  private let left = Place("left", 0)
  private let right = Place("right", 1)

  private func table(seed: UInt64 = 1, _ verbs: (inout Turn) -> Void = { _ in }) -> Table {
    var turn = Turn(Table(Layout([left, right]), generator: Generator(seed: seed)))
    turn.lay(Piece(1), at: left, faceUp: false)
    turn.lay(Piece(2), at: left, faceUp: true)
    verbs(&turn)
    return turn.table
  }

  @Test("A table tells where a piece lies and on which side")
  func whereabouts() {
    #expect(table().place(of: Piece(2)) == left)
    #expect(table().place(of: Piece(3)) == nil)
    #expect(!table().isFaceUp(Piece(1)))
    #expect(table().isFaceUp(Piece(2)))
    #expect(!table().isFaceUp(Piece(3)))
    #expect(table().pieces == [Piece(1), Piece(2)])
    #expect(table()[Place(Place.Kind("nowhere"))] == Pile())
    #expect(table()[left].top == Lying(Piece(2), isFaceUp: true))
  }

  @Test("The digest of a table is the same on every machine")
  func frozenDigest() {
    #expect(Table(Layout([]), generator: Generator(seed: 0)).digest == 12_161_962_213_042_174_405)
    #expect(table { $0.count("score", by: -1) }.digest == 2_302_131_572_694_518_029)
  }

  @Test("The digest differs in every piece, side, place, order, count and random bit")
  func distinctDigests() {
    let tables = [
      table(), table(seed: 2), table { $0.turn(.all, of: left, faceUp: true) },
      table { $0.move(from: left, to: right) }, table { $0.move(2, from: left, to: right) },
      table { $0.count("score") }, table { $0.count("score", by: -1) }, table { $0.count("shoe") },
      table { $0.lay(Piece(3), at: right, faceUp: false) },
      table {
        $0.move(from: left, to: right)
        $0.move(from: left, to: right)
        $0.move(2, from: right, to: left)
      },
    ]
    #expect(Set(tables.map(\.digest)).count == tables.count)
  }

  @Test("A note, and a count that comes back to zero, leave the digest alone")
  func sameDigest() {
    let back = table {
      $0.note(Term("hello"))
      $0.count("score", by: 2)
      $0.count("score", by: -2)
    }
    #expect(back == table())
    #expect(back.digest == table().digest)
  }
}
