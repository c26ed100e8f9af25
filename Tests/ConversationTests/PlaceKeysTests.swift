// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Samples
import Testing

@testable import Conversation

/// Places named by single keys, in every game.
@Suite struct PlaceKeysTests {
  @Test func everyPlaceThatOffersSomethingHasKeysOfItsOwn() throws {
    for descriptor in EveryDescriptor.all {
      let match = try Self.match(descriptor, seed: 1)
      let keys = PlaceKeys(match.game, match.table)
      let named = match.table.readablePlaces.map { keys.keys(of: $0).joined() }
        .filter { !$0.isEmpty }
      #expect(Set(named).count == named.count, "\(descriptor.id)")
      for place in match.table.readablePlaces
      where !match.table.layout[place].contains(.dealing) {
        #expect(!keys.keys(of: place).isEmpty, "\(descriptor.id): \(place)")
      }
    }
  }

  @Test(arguments: [
    ("klondike", "123 4567 w f1f2f3f4"), ("freecell", "12345678 e1e2e3e4 f1f2f3f4"),
    ("spider", "1234567890"), ("bakersdozen", "1234567890-1-2-3 f1f2f3f4"),
    ("canfield", "1234 e w f1f2f3f4"),
  ])
  func placesHaveTheseKeys(game: String, keys: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    let match = try Self.match(descriptor, seed: 1)
    let placeKeys = PlaceKeys(match.game, match.table)
    let told = match.table.readablePlaces.map { placeKeys.keys(of: $0).joined() }.joined()
    #expect(told == keys.filter { $0 != " " })
  }

  @Test func groupsFollowTheColumnsWhereThePlayerHasToKnow() throws {
    let match = Match(try Talk.round().game, seed: try Talk.round().seed)
    let keys = PlaceKeys(match.game, match.table)
    #expect(keys.numbered.prefix(4).allSatisfy { match.table.layout[$0].contains(.fanned) })
    #expect(keys.numbered.dropFirst(4).allSatisfy { match.table.layout[$0].contains(.collecting) })
    var talk = Talk(.round(try Talk.round())) { $0.input = .keys }
    #expect(talk.press("f") == ["keys-choose-group"])
    #expect(talk.said[0][0].fillings["first"] == "5")
    talk.press("1")
    #expect(talk.press("f") == ["keys-choose-group"], "the right one would be the answer")
    // Who types lines is told the numbers that lines take.
    var typed = Talk(.round(try Talk.round()))
    let foundation = try #require(match.table.places.first { $0.kind == .foundation })
    #expect(typed.type("f") == ["keys-choose-group"])
    #expect(
      typed.said[0][0].fillings["first"]
        == .text("\(Numbering(match.table).number(of: foundation))"))
  }

  /// Every legal carry of a random game is two namings, or one where what is chosen goes at once,
  /// whatever was typed ahead: no key waits.
  @Test(arguments: EveryDescriptor.all.indices) func everyLegalCarryIsNamedByKeys(index: Int) throws
  {
    let descriptor = EveryDescriptor.all[index]
    var match = try Self.match(descriptor, seed: 3)
    guard match.game.gathering == nil else { return }
    var generator = Generator(seed: 7)
    for _ in 0..<25 where match.outcome == .open {
      let moves = match.game.moves(on: match.table)
      guard !moves.isEmpty else { return }
      for move in moves {
        guard case .place(let goal) = move.goal, let piece = move.picked.first,
          let origin = match.table.place(of: piece), !goal.isPoint
        else { continue }
        var after = match
        try after.play(move)
        let ownGoal = match.game.directPlay?.directGoal(of: piece, on: match.table)
        guard after.outcome == .open, ownGoal == nil || ownGoal == goal else { continue }
        let placeKeys = PlaceKeys(match.game, match.table)
        var talk = Talk(
          .resume(slot: match.game.slot), descriptors: [descriptor],
          saves: [KeptMatch(match, seconds: 0)]
        ) { $0.input = .keys }
        let isLetter = placeKeys.keys(of: goal).first?.first?.isLetter == true
        let goalKeys = isLetter ? placeKeys.keys(of: goal).prefix(1) : placeKeys.keys(of: goal)[...]
        for key in placeKeys.keys(of: origin) + (ownGoal == nil ? goalKeys : []) { talk.press(key) }
        let last = talk.match?.last
        #expect(
          talk.match?.moveCount == match.moveCount + 1,
          "\(descriptor.id): \(move) by \(placeKeys.keys(of: origin)) \(placeKeys.keys(of: goal))")
        guard case .place(let played)? = last?.move.goal else { continue }
        #expect(isLetter ? played.kind == goal.kind : played == goal)
      }
      try match.play(moves[generator.below(moves.count)])
    }
  }

  @Test func theSameKeyTwicePlaysTheBestMove() throws {
    var talk = try freecell()
    talk.press("8", "8")
    #expect(talk.match?.moveCount == 1)
    talk.press("escape")
    #expect(talk.keys.first == "game-menu", "nothing is in hand")
  }

  @Test func aCellIsNamedByItsLetterInALineToo() throws {
    var talk = try freecell()
    talk.type("8 e")
    #expect(talk.match?.last?.move.goal == .place(Place(.cell, 1)))
    talk.type("8 e3")
    #expect(talk.match?.last?.move.goal == .place(Place(.cell, 3)))
  }

  @Test func whereNoCellIsFreeThatIsTold() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var talk = Talk(
        .round(Deal(try FreeCell("easy"), seed: seed)), descriptors: [FreeCellRounds()]
      ) { $0.input = .keys }
      for _ in 1...4 { talk.press("8", "e") }
      guard talk.match?.table.places(.cell).allSatisfy({ talk.match?.table[$0].count == 1 }) == true
      else { continue }
      for column in 1...8 where talk.playing?.picked.isEmpty == true { talk.press("\(column)") }
      guard let picked = talk.playing?.picked, !picked.isEmpty else { continue }
      talk.press("e")
      #expect(talk.keys == ["no-cell-free"])
      #expect(talk.scenes.last == .refused(picked, weight: .impossible, at: Place(.cell, 1)))
      talk.press("backspace")
      #expect(talk.keys == ["put-back"])
      return
    }
    Issue.record("no deal in which a card has a target and no cell is free")
  }

  @Test func upAndDownTellWhatIsInHandWhereNothingElseFits() throws {
    var talk = try freecell()
    talk.press("8", "up")
    #expect(talk.keys == ["picked"])
    talk.press("down")
    #expect(talk.keys == ["picked"])
  }

  @Test func aLetterAloneIsWhereTheCardInHandGoes() throws {
    var talk = try freecell()
    #expect(talk.press("8").first == "picked-targets only-target")
    talk.press("e")
    #expect(talk.match?.last?.move.goal == .place(Place(.cell, 1)))
    #expect(talk.press("e") == ["command-place-reserve"], "which one is said by a digit")
    #expect(talk.press("1").first == "picked-targets only-target")
    #expect(talk.press("f").first?.hasPrefix("refused") == true)
    #expect(talk.playing?.picked.count == 1, "it stays in hand")
    #expect(talk.press("w") == ["no-such-place-in-game"], "no waste")
  }

  @Test func backspaceAndEscapePutBack() throws {
    for key in ["escape", "backspace"] {
      var talk = try freecell()
      talk.press("8")
      #expect(talk.press(key) == ["put-back"])
      let isBackspace = key == "backspace"
      #expect(talk.press(key).first == (isBackspace ? "nothing-picked" : "game-menu"))
    }
  }

  @Test func aNumberThatNamesNoPlaceIsSaidSo() throws {
    var talk = try freecell()
    #expect(talk.press("9") == ["keys-no-such-place"])
    #expect(talk.said[0][0].fillings["last"] == "8")
    talk.press("e")
    #expect(talk.press("7") == ["keys-no-such-place"])
  }

  @Test func tabGoesThroughTheMovesAndEnterPlaysOne() throws {
    var talk = try freecell()
    talk.press("8", "tab")
    #expect(talk.keys.first?.hasPrefix("label") == true)
    talk.press("enter")
    #expect(talk.match?.moveCount == 1)
  }

  private func freecell() throws -> Talk {
    Talk(.round(Deal(try FreeCell("easy"), seed: 1)), descriptors: [FreeCellRounds()]) {
      $0.input = .keys
    }
  }

  private static func match(_ descriptor: any GameDescriptor, seed: UInt64) throws -> Match {
    let deal = try descriptor.deal(
      DealRequest(difficulty: descriptor.difficulties[0], number: seed))
    return Match(deal.game, seed: deal.seed)
  }
}
