// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

/// Where the arrow keys are when what they walk on changes.
@Suite struct WalkingTests {
  /// Klondike on the deepest of six cards drawn.
  private func klondike() -> Talk {
    var talk = Talk(.round(Deal(Klondike(.one), seed: 3)), descriptors: [KlondikeRounds()])
    for _ in 0..<6 { talk.press("d") }
    for _ in 0..<4 { talk.press("up") }
    return talk
  }

  @Test func theFocusStaysInAPileThatHasBecomeSmaller() {
    var talk = klondike()
    talk.type("undo 4")
    #expect(talk.press("i") == ["label-card-position"])
    #expect(talk.said[0][0].fillings["position"] == 2)
    talk.type("undo 2")
    #expect(talk.press("i") == ["label-empty"])
  }

  @Test func aCardTypedAwayFromUnderTheFocusLeavesTheNextOne() {
    var talk = klondike()
    talk.press("up", "up")
    talk.type("waste 1", "waste 2", "waste 3", "waste 4", "waste 5", "waste 6", "waste 7")
    #expect(talk.press("i") == ["label-card-position"])
  }

  @Test func tabTellsWhatAMoveThereDoesAndAnArrowWhatLiesThere() {
    var told = 0
    for seed in 1...5 as ClosedRange<UInt64> {
      for column in 1...7 {
        var talk = Talk(
          .round(Deal(Klondike(.one), seed: seed)), descriptors: [KlondikeRounds()]
        ) { $0.input = .keys }
        talk.press("\(column)", "tab")
        guard talk.keys == ["label-target-effects"] else { continue }
        told += 1
        talk.press("left")
        #expect(!talk.keys[0].contains("label-target"), "deal \(seed), column \(column)")
      }
    }
    #expect(told > 0)
  }
}
