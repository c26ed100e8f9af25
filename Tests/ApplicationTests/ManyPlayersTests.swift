// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine
import Foundation
import Preferences
import Testing

/// Many players in one process, over one content: each hears what he would hear alone.
///
/// `ALOUD_LONG=1` has a thousand of them play.
@Suite struct ManyPlayersTests {
  private static let players = isLong ? 1_000 : 90
  private static let inputs = isLong ? 60 : 25

  @Test func eachHearsWhatHeWouldHearAlone() async throws {
    let house = try await House()
    let parts = house.parts(Self.players, inputs: Self.inputs)
    let together = await withTaskGroup(of: (Int, [String]).self) { group in
      for (index, part) in parts.enumerated() {
        group.addTask { (index, await house.play(part).transcript) }
      }
      return await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
    }
    #expect(Set(parts.map(\.game)).count == GameList.descriptors.count)
    #expect(Set(parts.map(\.language)) == Set(house.common.phrasebooks.languages))
    // A house of one's own shares nothing with anybody.
    let alone = try await House()
    for number in Set(parts.map(\.number)).sorted() {
      let same = parts.indices.filter { parts[$0].number == number }
      let heard = await alone.play(parts[same[0]]).transcript
      #expect(heard.count > Self.inputs, "\(parts[same[0]])")
      for player in same { #expect(together[player] == heard, "\(parts[player])") }
    }
  }
}
