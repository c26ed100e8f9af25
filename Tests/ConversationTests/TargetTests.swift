// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine
import Games
import Narration
import Preferences
import Samples
import Testing

@testable import Conversation

/// The list of targets: numbered by their places, told with what they lead to, the best first.
@Suite struct TargetTests {
  private static let games = EveryDescriptor.all.map(\.id)

  /// Tables of a game played at random.
  private func tables(_ game: String, _ look: (Match, any GameDescriptor) throws -> Void) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    let hardest = try #require(descriptor.difficulties.last)
    let round = try descriptor.deal(DealRequest(difficulty: hardest, number: 7))
    var generator = Generator(seed: 7)
    var match = Match(round.game, seed: round.seed)
    for _ in 0..<25 {
      try look(match, descriptor)
      let moves = match.game.moves(on: match.table)
      guard match.outcome == .open, !moves.isEmpty else { return }
      try match.play(moves[generator.below(moves.count)])
    }
  }

  private func resumed(
    _ match: Match, _ descriptor: any GameDescriptor, _ settle: (inout Settings) -> Void = { _ in }
  ) -> Talk {
    Talk(
      .resume(slot: match.game.slot), descriptors: [descriptor],
      saves: [KeptMatch(match, seconds: 0)],
      settle)
  }

  @Test(arguments: games)
  func aTargetHasTheNumberOfItsPlaceAndTheOrderIsStable(game: String) throws {
    try tables(game) { match, descriptor in
      for piece in match.game.picks(after: [], on: match.table) {
        guard let origin = match.table.place(of: piece), origin.kind != .stock else { continue }
        let runs = Typist.offered(at: origin, on: match)
        guard runs.contains(piece) else { continue }
        var talk = resumed(match, descriptor)
        for number in Typist.picking(piece, on: match) { talk.type("\(number)") }
        let offered = talk.numbered
        talk.type("list")
        guard talk.keys.last == "choose-target" else { continue }
        #expect(talk.numbered.map(\.title) == offered.map(\.title))
        #expect(talk.numbered.map(\.number) == offered.map(\.number))
        // What takes only a part of the run is a target too; `PartTargetTests` say which.
        let targets = talk.playing?.targetsOfParts(of: piece, talk.dialogue.plainReply) ?? []
        let wanted = targets.map { Typist.number(of: $0.place, on: match) }
        let whole = Typist.targets(for: piece, on: match).map { Typist.number(of: $0, on: match) }
        #expect(Set(wanted).isSuperset(of: whole))
        let last = runs.last != piece ? [Numbering(match.table).places.count + 1] : []
        #expect(Set(offered.map(\.number)) == Set(wanted + last))
        #expect(offered.count == wanted.count + last.count)
      }
    }
  }

  @Test(arguments: games)
  func anyOtherNumberIsRefusedWithAReasonAndKeepsTheCard(game: String) throws {
    try tables(game) { match, descriptor in
      let movable = match.table.places.compactMap { place in
        Typist.offered(at: place, on: match).first.map { ($0, place) }
      }
      // A piece that waits is not kept in hand: it goes back to the others.
      guard let (piece, origin) = movable.first, origin.kind != .tray else { return }
      for place in Numbering(match.table).places {
        var talk = resumed(match, descriptor)
        for number in Typist.picking(piece, on: match) { talk.type("\(number)") }
        guard talk.keys.first == "picked", place != origin, let playing = talk.playing else {
          continue
        }
        let move = playing.fitting(Move([piece], to: place), talk.dialogue.plainReply)
        guard let refusal = match.game.refusal(of: move, on: match.table) else { continue }
        talk.type("\(Typist.number(of: place, on: match))")
        #expect(talk.said.first == [refusal.reason])
        #expect(
          talk.keys.dropFirst().allSatisfy {
            ["hint-counted-mistake", "hint-still-in-hand"].contains($0)
          })
        #expect(talk.scenes == [.refused(move.picked, weight: refusal.weight, at: place)])
        #expect(
          (talk.match?.mistakes ?? match.mistakes).count
            == match.mistakes.count + (refusal.weight == .mistake ? 1 : 0))
        talk.type("\(Typist.number(of: origin, on: match))")
        #expect(talk.keys == ["put-back"])
      }
    }
  }

  /// In normal play nothing of a target depends on its being right.
  @Test func rightAndWrongTargetsLookTheSameWhereThePlayerHasToKnow() throws {
    try tables("atlas") { match, descriptor in
      for piece in match.table.places.flatMap({ Typist.offered(at: $0, on: match) }) {
        var talk = resumed(match, descriptor)
        for number in Typist.picking(piece, on: match) { talk.type("\(number)") }
        let narrator = Narrator(match.game)
        let places = Typist.targets(for: piece, on: match)
        let titles = talk.numbered.filter { $0.title.key != "pick-fewer" }
        guard talk.keys.first == "picked" else { continue }
        #expect(titles.map(\.number) == places.map { Typist.number(of: $0, on: match) })
        #expect(titles.map(\.title) == places.map { narrator.target($0, on: match.table) })
      }
    }
  }

  /// FreeCell's deal 1: the 10 of clubs lies on the 7 of diamonds.
  private func freecell(_ lines: String..., settle: (inout Settings) -> Void = { _ in }) throws
    -> Talk
  {
    var talk = Talk(
      .round(Deal(try FreeCell("easy"), seed: 1)), descriptors: [FreeCellRounds()], settle)
    for line in lines { talk.type(line) }
    return talk
  }

  @Test func cardsComeBeforeEmptyPlacesAndARunThatIsTooLongComesLast() throws {
    var talk = try freecell("8 9", "1 8", "8")
    #expect(talk.numbered.map(\.number) == [7, 10, 17])
    talk = try freecell("8 9", "1")
    #expect(talk.numbered.map(\.number) == [8, 10])
    talk = try freecell("8 9", "1 8", "2 c", "3 c", "4 c", "4", "8")
    #expect(talk.numbered.map(\.number) == [2, 7])
    #expect(talk.entries[0].everything.contains { $0.key == "refused-room.short" })
  }

  @Test func whatTurnsUpAndWhatEmptiesIsToldOfEachTarget() throws {
    try tables("klondike") { match, descriptor in
      for piece in match.table.places.flatMap({ Typist.offered(at: $0, on: match) }) {
        guard let origin = match.table.place(of: piece), origin.kind == .column else { continue }
        let load = match.game.carriedPieces(of: [piece], on: match.table)
        let under = match.table[origin].dropLast(load.count).last
        let turnsUp = under.map { !$0.isFaceUp } ?? false
        var talk = resumed(match, descriptor)
        for number in Typist.picking(piece, on: match) { talk.type("\(number)") }
        for (number, title) in talk.numbered where title.key != "pick-fewer" {
          let goal = Numbering(match.table).places[number - 1]
          let empties = under == nil && (goal.kind != .column || !match.table[goal].isEmpty)
          let keys = title.everything.map(\.key).filter { $0.name.hasPrefix("effect-") }
          #expect(
            keys == (turnsUp ? ["effect-turns-up"] : empties ? ["effect-empties-column"] : []))
        }
      }
    }
  }

  @Test func quickMovesPlayTheOnlyMoveThatMakesSense() throws {
    #expect(try freecell("8").keys.first == "picked")
    #expect(
      try freecell("8", settle: { $0.quickMoves = true }).keys == ["told-moved told-uncovered"])
    let second = try freecell("8", "1", settle: { $0.quickMoves = true })
    #expect(second.keys.first == "picked", "a card and a cell are two targets")
    let atlas = Talk(.round(try Talk.round())) { $0.quickMoves = true }
    var quick = atlas
    quick.type("1")
    #expect(quick.keys.first == "picked", "an answer is not given by itself")
    #expect(quick.keys.contains("hint-quick-moves-not-here"))
    quick.type("0", "1")
    #expect(!quick.keys.contains("hint-quick-moves-not-here"), "said once")
  }

  /// After ten moves, in which a card went from cell to cell.
  @Test(arguments: [true, false])
  func quickMovesAreToldOfWhereOneWouldHaveBeen(wants: Bool) throws {
    let game = try FreeCell("easy")
    var match = Match(game, seed: 1)
    let card = try #require(match.table[Place(.column, 1)].top?.piece)
    for count in 0...10 { try match.play(Move([card], to: Place(.cell, count % 2 + 1))) }
    var told = 0
    for number in 1...8 {
      var slow = resumed(match, FreeCellRounds()) { $0.hints = wants }
      var quick = resumed(match, FreeCellRounds()) { $0.quickMoves = true }
      let isQuick = quick.type("\(number)").first?.hasPrefix("told-") == true
      #expect(slow.type("\(number)").contains("hint-quick-moves") == (isQuick && wants))
      told += isQuick ? 1 : 0
      slow.type("0", "\(number)")
      #expect(!slow.keys.contains("hint-quick-moves"), "said once")
    }
    #expect(told > 0)
  }
}
