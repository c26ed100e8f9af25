// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Samples
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

  @Test(
    "Deals: those that Debian's generator prints, card for card",
    .enabled(if: hasGenerator, "not installed (Debian: freecell-solver-bin)"))
  func outside() throws {
    try compare(1...300)
    try compare(31_900...32_000)
    try compare(999_990...1_000_000)
  }

  @Test(
    "Deals: 1 to 32000 as Debian's generator prints them",
    .enabled(if: hasGenerator && isLong, "a long sweep, or the generator is not installed"))
  func allOutside() throws { try compare(1...32_000) }

  /// The fingerprint is that of the boards that make-microsoft-freecell-board 5.0.0 printed; the
  /// test above, which takes minutes, compares them one by one.
  @Test("Deals: 1 to 32000 have not changed")
  func all() {
    var fingerprint = Fingerprint()
    for number: UInt64 in 1...32_000 {
      fingerprint.add(MicrosoftDeal(number).cards.map { UInt8($0) })
    }
    #expect(fingerprint.value == 0x1536_AFAC_3FF9_7F3B)
  }

  private static let generator = "make-microsoft-freecell-board"
  private static let hasGenerator = OutsideProgram.path(of: generator) != nil

  /// One shell runs the generator for every number.
  private func compare(_ numbers: ClosedRange<UInt64>) throws {
    let loop = "n=$0; while [ $n -le $1 ]; do \(Self.generator) -t $n; n=$((n+1)); done"
    let printed = try OutsideProgram.run(
      "/bin/sh", ["-c", loop, "\(numbers.lowerBound)", "\(numbers.upperBound)"])
    let lines = printed.split(separator: "\n")
    try #require(lines.count == 8 * numbers.count)
    for (index, number) in numbers.enumerated() {
      let outside = lines[index * 8..<index * 8 + 8].joined(separator: "\n") + "\n"
      #expect(board(number) == outside, "deal \(number)")
    }
  }

  private static let words = "A23456789TJQK".flatMap { rank in "CDHS".map { "\(rank)\($0)" } }

  private func board(_ number: UInt64) -> String {
    let cards = MicrosoftDeal(number).cards.map { Self.words[$0] }
    return (0..<8).map { column in
      let names = stride(from: column, to: 52, by: 8).map { cards[$0] }
      return names.joined(separator: " ") + "\n"
    }.joined()
  }
}

/// Whether the long sweeps are asked for, `ALOUD_LONG=1`.
let isLong = ProcessInfo.processInfo.environment["ALOUD_LONG"] == "1"
