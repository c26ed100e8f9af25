// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Games

/// The deals as Debian's `make-microsoft-freecell-board -t` prints them, a column a line.
struct MicrosoftDealTests {
  @Test("Deals: 1 and 11982 are the layouts that players know")
  func known() {
    #expect(
      board(1) == """
        JD KD 2S 4C 3S 6D 6S
        2D KC KS 5C TD 8S 9C
        9H 9S 9D TS 4S 8D 2H
        JC 5S QD QH TH QS 6H
        5D AD JS 4H 8H 6C
        7H QC AS AC 2C 3D
        7C KH AH 4D JH 8C
        5H 3H 3C 7S 7D TC

        """)
    #expect(
      board(11982) == """
        AH 3D KD JC 6C JD KC
        AS 3H 6H 5D 2C 7D 8D
        4H QS 5S 5C TH 8H 2S
        AC QC 4D 8C QH 9C 3S
        2D 8S 9H 9D 6D 2H
        6S 7H JH TD TC QD
        TS AD 9S KH 4S 4C
        JS KS 3C 7C 7S 5H

        """)
  }

  // The fingerprints are those of what make-microsoft-freecell-board 5.0.0 printed.

  @Test("Deals: the first 64, and those at the ends of the ranges")
  func some() {
    #expect(fingerprint(of: Array(1...64)) == 0x0BCE_C139_2F59_EF2F)
    #expect(
      fingerprint(of: [1_000_000, 999_999, 65_535, 65_536, 32_001]) == 0x7B05_3072_B035_55D5)
  }

  @Test("Deals: 1 to 32000", .enabled(if: isLong))
  func all() {
    #expect(fingerprint(of: Array(1...32_000)) == 0x53AE_93CB_F158_7587)
  }

  private func board(_ number: UInt64) -> String {
    let cards = MicrosoftDeal(number).cards.map { card in
      [Array("A23456789TJQK")[card / 4], Array("CDHS")[card % 4]]
    }
    return (0..<8).map { column in
      let names = stride(from: column, to: 52, by: 8).map { String(cards[$0]) }
      return names.joined(separator: " ") + "\n"
    }.joined()
  }

  /// FNV-1a over the boards, one after the other.
  private func fingerprint(of numbers: [UInt64]) -> UInt64 {
    numbers.reduce(0xCBF2_9CE4_8422_2325) { fingerprint, number in
      board(number).utf8.reduce(fingerprint) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
  }
}

/// Whether the long sweeps are asked for, `ALOUD_LONG=1`.
let isLong = ProcessInfo.processInfo.environment["ALOUD_LONG"] == "1"
