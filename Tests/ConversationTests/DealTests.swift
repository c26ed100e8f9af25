// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Preferences
import Samples
import Testing

@testable import Conversation

/// Deals by number and by day.
@Suite struct DealTests {
  @Test(arguments: [
    ("1", DealSelector.number(1)), ("2026-11-21", .day(20_261_121)),
    ("2028-02-29", .day(20_280_229)),
    ("2026-02-29", nil), ("2100-02-29", nil), ("2026-04-31", nil), ("2026-13-01", nil),
    ("2026-00-10", nil), ("2026-1-01", nil), ("+026-11-21", nil), ("2026-11-2١", .day(20_261_121)),
    ("", nil),
    ("٢٥", .number(25)), ("１２", .number(12)), ("२०२६-११-२१", .day(20_261_121)),
    ("-5", nil), ("1.5", nil), ("18446744073709551615", .number(.max)),
    ("18446744073709551616", nil),
  ]) func aDealIsTypedAsANumberOrADay(text: String, deal: DealSelector?) {
    #expect(DealSelector(text) == deal)
  }

  private func memory(_ settle: (inout Settings) -> Void = { _ in }) -> Memory {
    var settings = Settings()
    settle(&settings)
    return Memory(
      settings: settings, saves: KeptMatches(), recent: ["atlas": [["x"]]],
      numbers: Generator(seed: 1))
  }

  @Test(arguments: EveryDescriptor.all.map(\.id)) func theDealOfADayIsTheSameForEveryone(id: String)
    throws
  {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == id })
    var first = memory()
    var second = memory {
      $0.difficulty = .expert
      $0.winnable = false
      $0.dealOptions[AtlasRounds.reshuffles] = 2
    }
    _ = second.order(.next, of: descriptor)
    let orders = [
      first.order(.day(20_261_121), of: descriptor), second.order(.day(20_261_121), of: descriptor),
    ]
    #expect(orders[0] == orders[1])
    #expect(orders[0].difficulty == descriptor.daily.difficulty)
    #expect(orders[0].isShared && orders[0].isWinnable && orders[0].recent == [])
    #expect(descriptor.difficulties.contains(descriptor.daily.difficulty))
  }

  @Test func everyDayHasADealThatMicrosoftNumbered() {
    let descriptor = FreeCellRounds()
    let numbers = (20_260_101...20_261_231).map { descriptor.daily.number($0) }
    #expect(numbers.allSatisfy(FreeCellRounds.numbers.contains))
    #expect(Set(numbers).count > 1100)
    #expect(descriptor.daily.number(20_261_121) == 168_751)
  }

  @Test func theNextDealHangsOnWhatThePlayerIsUsedTo() {
    var memory = memory { $0.difficulty = .hard }
    let order = memory.order(.next, of: EveryDescriptor.atlas)
    #expect(order.difficulty == "hard" && order.recent == [["x"]] && !order.isShared)
    #expect((1...999_999).contains(order.number))
    #expect(memory.order(.next, of: EveryDescriptor.atlas).number != order.number)
    #expect(memory.order(.number(7), of: EveryDescriptor.atlas, at: "easy").recent == [])
    #expect(!memory.order(.number(7), of: EveryDescriptor.atlas, isAny: true).isWinnable)
  }

  @Test func aNumberThatAGameDoesNotHaveIsRefusedWithTheReason() throws {
    var talk = Talk(descriptors: [EveryDescriptor.atlas, FreeCellRounds()])
    // FreeCell: four entries, then the number.
    talk.type("2", "5", "1000001")
    #expect(
      talk.said.first == [
        Term("freecell-deal-number", ["number": 1_000_001, "last": 1_000_000])
      ])
    talk.type("")
    #expect(talk.entries.count == 6)
    talk.type("5", "2026-11-21")
    #expect(talk.said.first?.first?.fillings["number"] == 168_751)
  }
}
