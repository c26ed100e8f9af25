// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Samples
import Testing

@testable import Conversation

/// By keys a place takes whichever part of a run fits there; what is counted and listed holds them all.
@Suite struct PartTargetTests {
  private static let games = [
    "fortythieves", "freecell", "klondike", "scorpion", "spider", "yukon",
  ]

  private func talks(of game: String) throws -> [(talk: Talk, column: String)] {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    return try (1...8 as ClosedRange<UInt64>).flatMap { seed in
      let deal = try descriptor.deal(
        DealRequest(difficulty: descriptor.difficulties[0], number: seed))
      return (1...7).map { column in
        (Talk(.round(deal), descriptors: [descriptor]) { $0.input = .keys }, "\(column)")
      }
    }
  }

  @Test(arguments: games) func eachPlaceThatTakesAPartIsATargetOnce(game: String) throws {
    for (talk, column) in try talks(of: game) {
      var talk = talk
      talk.press(column)
      guard let playing = talk.playing, let piece = playing.picked.first else { continue }
      let reply = talk.dialogue.plainReply
      let targets = playing.targetsOfParts(of: piece, reply)
      #expect(talk.said.first?[0].fillings["count"] == .number(targets.count))
      #expect(Set(targets.map(\.place)).count == targets.count)
      let load = playing.game.carriedPieces(of: [piece], on: playing.table)
      for place in playing.numbering.places where playing.table.place(of: piece) != place {
        let move = playing.fitting(Move([piece], to: place), reply)
        let target = targets.first { $0.place == place }
        guard playing.game.refusal(of: move, on: playing.table) == nil,
          load.contains(move.picked[0])
        else { continue }
        let isAlike = targets.contains {
          $0.place.kind == place.kind && playing.table[$0.place].isEmpty
            && playing.table[place].isEmpty
        }
        #expect(target.map { [$0.piece] == move.picked } ?? isAlike, "\(game): \(place)")
      }
    }
  }

  @Test func whatGoesThereAloneIsTold() throws {
    var told = 0
    for (talk, column) in try talks(of: "yukon") + talks(of: "freecell") {
      var talk = talk
      talk.press(column)
      guard let playing = talk.playing, let piece = playing.picked.first else { continue }
      let targets = playing.targetsOfParts(of: piece, talk.dialogue.plainReply)
      talk.press("m")
      let lines = talk.said
      #expect(lines.count == targets.count)
      for (line, target) in zip(lines, targets) where target.piece != piece {
        #expect(line[0].key == "label-target-part")
        let load = playing.game.carriedPieces(of: [target.piece], on: playing.table)
        #expect(line[0].fillings["load"] == .term(Narrator(playing.game).carried(load)))
        told += 1
      }
    }
    #expect(told > 0)
  }

  /// Two numbers or two buttons are a move, though the first takes more than what fits at the second.
  @Test func aNumberTakesThePartThatFits() throws {
    let descriptor = KlondikeRounds()
    var played = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var talk = Talk(
        .round(Deal(Klondike(.one), seed: seed)), descriptors: [descriptor])
      for _ in 0..<60 {
        guard let playing = talk.playing, playing.match.outcome == .open else { break }
        let reply = talk.dialogue.plainReply
        let column = playing.numbering.places.first { place in
          guard place.kind == .column, let run = playing.pickable(at: place).first,
            let top = playing.table[place].top?.piece, top != run
          else { return false }
          return playing.targetsOfParts(of: run, reply).contains {
            $0.piece == top && $0.place.kind == .foundation
          }
        }
        if let column, let run = playing.pickable(at: column).first,
          let goal = playing.targetsOfParts(of: run, reply).first(where: {
            $0.place.kind == .foundation
          })
        {
          let number = playing.numbering.number(of: goal.place)
          talk.type("\(playing.numbering.number(of: column))")
          #expect(talk.numbered.contains { $0.number == number })
          talk.type("\(number)")
          #expect(talk.match?.table[goal.place].top?.piece == goal.piece)
          played += 1
        }
        talk.type("hint", "play-hint")
      }
    }
    #expect(played > 0)
  }

  @Test func twoCardsThatLeaveTogetherAreNoCarry() throws {
    let descriptor = PyramidRounds()
    var pairs = 0
    for seed in 1...5 as ClosedRange<UInt64> {
      let deal = try descriptor.deal(
        DealRequest(difficulty: descriptor.difficulties[0], number: seed))
      var talk = Talk(.round(deal), descriptors: [descriptor]) { $0.input = .keys }
      for _ in 0..<10 {
        talk.press("tab")
        guard let playing = talk.playing, let move = playing.pick.walked,
          let pair = playing.pair(of: move)
        else { continue }
        #expect(
          talk.said.first?.last
            == Term("load-few", ["cards": .list(pair.map(playing.game.name))]))
        pairs += 1
      }
    }
    #expect(pairs > 0)
  }

  @Test func aWonGameHasNoHintToFind() throws {
    let talk = Talk(
      .round(try HarbourRounds().deal(DealRequest(difficulty: "easy", number: 1))),
      descriptors: [HarbourRounds()])
    var playing = try #require(talk.playing)
    for crate in 0..<Harbour.count {
      if crate > 2 { try playing.match.play(Move(Harbour.unload)) }
      try playing.match.play(Move([Piece(crate)], to: Harbour.warehouse))
    }
    var reply = talk.dialogue.plainReply
    playing.answer(.hint, &reply)
    #expect(Talk.said(in: reply.requests) == [[Term("hint-won")]])
  }

  /// A foundation is listed where its card lets another one go that had nowhere to go on.
  @Test func whatIsWorthTakingBackIsListedLast() throws {
    var (listed, others) = (0, 0)
    for seed in 1...40 as ClosedRange<UInt64> {
      let talk = Talk(.round(Deal(Klondike(.one), seed: seed)), descriptors: [KlondikeRounds()])
      var playing = try #require(talk.playing)
      let reply = talk.dialogue.plainReply
      var generator = Generator(seed: seed)
      for _ in 0..<80 where playing.match.outcome == .open {
        let choices = playing.interaction.choices(playing, reply)
        let back = choices.filter(playing.isCollecting)
        #expect(choices.suffix(back.count) == back[...])
        for place in back {
          let top = try #require(playing.table[place].top?.piece)
          let goals = playing.game.goals(for: [top], on: playing.table, onlyRight: true)
          #expect(goals.contains { !playing.table[$0].isEmpty })
        }
        (listed, others) = (listed + back.count, others + (back.isEmpty ? 1 : 0))
        let moves = playing.game.moves(on: playing.table).filter {
          $0.picked.first.flatMap(playing.table.place).map(playing.isCollecting) != true
        }
        let founding = moves.first { $0.goal.place.map(playing.isCollecting) == true }
        guard let move = founding ?? (moves.isEmpty ? nil : moves[generator.below(moves.count)])
        else { break }
        try playing.match.play(move)
      }
    }
    #expect(listed > 0 && others > listed)
  }
}

extension Dialogue {
  var plainReply: Reply {
    Reply(
      environment: environment, moment: Moment(seconds: 0, day: Talk.day), descriptor: nil,
      memory: memory)
  }
}
