// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Atlas

/// `ALOUD_LONG=1`: ten thousand rounds of the groups that come with the game, each card of which is
/// held against every other group of its round.
struct DealerSweep {
  private static let isLong = ProcessInfo.processInfo.environment["ALOUD_LONG"] == "1"

  @Test(.enabled(if: isLong)) func noCardOfTenThousandRoundsFitsTwoGroups() throws {
    let folder = try #require(Shipped.folder)
    let groups = try LocalGroups(own: OwnFiles(folder: folder)).loadAllGroups().groups
    var dealt: Set<String> = []
    for seed in UInt64(0)..<10_000 {
      var generator = Generator(seed: seed)
      let round = try Dealer(count: 4 + Int(seed % 9)).deal(from: groups, using: &generator)
      try #require(round.count == 4 + Int(seed % 9))
      dealt.formUnion(round.map(\.id))
      let labels = round.flatMap(\.cards).map { $0.label.lowercased() }
      try #require(Set(labels).count == labels.count, "seed \(seed)")
      for group in round {
        for other in round where other.id != group.id {
          let strangers = group.partners.filter { card in
            other.includes(card) || card.entity.map(other.homonyms.contains) ?? false
          }
          try #require(strangers.isEmpty, "seed \(seed): \(group.id), \(other.id)")
        }
      }
    }
    #expect(Set(groups.map(\.id)).subtracting(dealt) == [])
  }
}
