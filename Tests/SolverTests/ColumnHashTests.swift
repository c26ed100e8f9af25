// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Solver

/// Positions are told apart by sums of numbers.
@Suite struct ColumnHashTests {
  /// Two cards of a column change places, or two others stand for them at other heights.
  @Test func noTwoSumsOfTwoCardsAreAlike() {
    let cells = (0..<13 as Range<UInt8>).flatMap { rank in (0..<4).map { rank << 3 | $0 } }
      .flatMap { face in (0..<30 as Range<UInt8>).map { (face, $0) } }
    var (sums, count) = (Set<UInt64>(), 0)
    for (index, one) in cells.enumerated() {
      for other in cells[index...].prefix(500) {
        var hash = ColumnHash(columns: 10)
        hash.add(one.0, at: one.1, to: 0)
        hash.add(other.0, at: other.1, to: 0)
        hash.sum(areAlike: true)
        sums.insert(hash.value)
        count += 1
      }
    }
    #expect(sums.count == count)
  }
}
