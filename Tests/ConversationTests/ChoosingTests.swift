// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Narration
import Preferences
import Samples
import Testing

@testable import Conversation

/// Choosing a card by the number of its place and a target by the number of its own.
@Suite struct ChoosingTests {
  /// Rounds played at random, seen after every few moves.
  ///
  /// A move that wins keeps no match that could be compared, so these stop before the end.
  private func tables(_ look: (Match) throws -> Void) throws {
    for (seed, groups) in [[Group].starter, .overlapping, Group.lettered(6)].enumerated() {
      var generator = Generator(seed: UInt64(seed))
      let round = try Talk.round(groups, seed: UInt64(seed) + 5)
      var match = Match(round.game, seed: round.seed)
      for step in 0..<60 {
        if step.isMultiple(of: 4) { try look(match) }
        let moves = match.game.moves(on: match.table)
        guard match.outcome == .open, !moves.isEmpty else { break }
        var next = match
        try next.play(moves[generator.below(moves.count)])
        guard try next.game.moves(on: next.table).allSatisfy({ try !wins($0, next) }) else { break }
        match = next
      }
    }
  }

  private func wins(_ move: Move, _ match: Match) throws -> Bool {
    var match = match
    try match.play(move)
    return match.outcome == .won
  }

  private func resumed(
    _ match: Match, _ settle: (inout Settings) -> Void = { _ in }
  ) -> Talk {
    Talk(.resume(slot: match.game.slot), saves: [KeptMatch(match, seconds: 0)], settle)
  }

  @Test func everyLegalMoveIsReachedByNumbersAlone() throws {
    try tables { match in
      for move in match.game.moves(on: match.table) {
        guard case .place(let goal) = move.goal, let piece = move.picked.first else { continue }
        var talk = resumed(match)
        for number in Typist.picking(piece, on: match) { talk.type(String(number)) }
        talk.type("\(Typist.number(of: goal, on: match))")
        #expect(talk.match?.last?.move == Move([piece], to: goal))
      }
      for act in match.game.acts(on: match.table) {
        var talk = resumed(match)
        talk.type(act.name)
        #expect(talk.match?.last?.move == Move(act))
      }
    }
  }

  @Test func aLearnerIsOfferedRightTargetsOnly() throws {
    try tables { match in
      for piece in match.game.picks(after: [], on: match.table) {
        var talk = resumed(match) { $0.learner = true }
        for number in Typist.picking(piece, on: match) { talk.type(String(number)) }
        let right = Typist.targets(for: piece, on: match, onlyRight: true)
        let offered = talk.numbered.filter { $0.title.key != "pick-fewer" }.map(\.number)
        #expect(Set(offered).isSuperset(of: right.map { Typist.number(of: $0, on: match) }))
        for number in offered {
          var trying = talk
          trying.type(String(number))
          #expect(trying.match?.mistakes == match.mistakes)
          #expect(trying.match?.moveCount == match.moveCount + 1)
        }
      }
    }
  }

  @Test func placesKeepTheirNumbers() throws {
    try tables { match in
      var talk = resumed(match)
      talk.type("list")
      let numbers = talk.said.compactMap { line -> (Int, Filling)? in
        guard line[0].key == "menu-entry", case .number(let number)? = line[0].fillings["n"],
          case .term(let title)? = line[0].fillings["title"]
        else { return nil }
        let label = title.key == "sentence" ? title.fillings["text"] : .term(title)
        guard case .term(let term)? = label, let place = term.fillings["place"] else { return nil }
        return (number, place)
      }
      #expect(!numbers.isEmpty)
      let places = match.table.places.filter { $0.kind != .completed }
      for (number, place) in numbers { #expect(place == .term(places[number - 1].name)) }
    }
  }

  @Test func twoNumbersOnALineMoveFromTheOneToTheOther() throws {
    try tables { match in
      let places = match.table.places.filter { $0.kind != .completed }
      for (from, origin) in places.enumerated() {
        for (to, goal) in places.enumerated() {
          let free = match.table[origin].pieces.filter(
            Set(match.game.picks(after: [], on: match.table)).contains)
          let legal = free.first {
            match.game.refusal(of: Move([$0], to: goal), on: match.table) == nil
          }
          var talk = resumed(match)
          talk.type("\(from + 1) \(to + 1)")
          if let legal, from != to {
            #expect(talk.match?.last?.move == Move([legal], to: goal))
          } else {
            #expect((talk.match?.table ?? match.table) == match.table)
            #expect(talk.keys.filter { !$0.hasPrefix("hint-") }.count == 1)
          }
        }
      }
    }
  }

  /// Column 1 of the starter deal shows a card that goes nowhere right.
  @Test func aPickedCardIsPutBackByZeroAndEscape() throws {
    for back in ["0", "back"] {
      var talk = Talk(.round(try Talk.round()))
      #expect(talk.type("1").first == "picked")
      #expect(talk.type(back) == ["put-back"])
      guard case .dropped(_, at: .init(.column, 1))? = talk.scenes.first else {
        Issue.record("\(talk.scenes)")
        continue
      }
      #expect(talk.type("0").first == "game-menu")
    }
    var talk = Talk(.round(try Talk.round()))
    talk.press("1")
    #expect(talk.press("escape") == ["put-back"])
    #expect(talk.press("escape").first == "game-menu")
    #expect(talk.press("escape") == ["game-back"])
  }

  @Test func anActThatIsRefusedLeavesTheCardInHand() throws {
    var talk = Talk(
      .round(Deal(try FreeCell("easy"), seed: 1)), descriptors: [FreeCellRounds()])
    talk.press("8")
    #expect(talk.press("F") == ["refused-nothing-safe", "hint-still-in-hand"])
    #expect(talk.press("e").first?.hasPrefix("told-moved") == true)
  }

  @Test func menusWithMoreThanNineEntriesTakeTwoDigits() {
    let seven: [any GameDescriptor] = [
      EveryDescriptor.atlas, FreeCellRounds(), KlondikeRounds(), PokerSlamRounds(),
      SpiderRounds(), YukonRounds(), EveryDescriptor.puzzle,
    ]
    var talk = Talk(descriptors: seven)
    #expect(talk.entries.count == 12)
    #expect(talk.press("1") == ["digits-so-far-enter"])
    #expect(talk.said == [[Term("digits-so-far-enter", ["digits": 1])]])
    #expect(talk.press("0").first == "settings")
    talk.press("0")
    #expect(talk.press("1", "enter").first == "choose-difficulty")
    // After 2 nothing can follow.
    var other = Talk(descriptors: seven)
    #expect(other.press("2").first == "choose-difficulty")
    // An arrow key forgets the digit before it.
    var walking = Talk(descriptors: seven)
    walking.press("1", "down")
    #expect(walking.press("1") == ["digits-so-far-enter"])
  }

  @Test func aWrongNumberIsToldWithTheHighestOne() throws {
    var talk = Talk(.round(try Talk.round()))
    for _ in 0..<2 {
      talk.type("11")
      #expect(talk.said == [[Term("menu-no-such-entry", ["count": 10])]])
      talk.type("1")
    }
    #expect(talk.type("spell") == [])
  }
}
