// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// Of a column with several runs, by keys: one is announced with where it can go, and that one moves.
@Suite struct AnnouncedRunTests {
  private static let games = ["freecell", "klondike", "scorpion", "spider", "yukon"]

  private func talks(of game: String) throws -> [(talk: Talk, column: String)] {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    return try (1...6 as ClosedRange<UInt64>).flatMap { seed in
      let deal = try descriptor.deal(
        DealRequest(difficulty: descriptor.difficulties[0], number: seed))
      return (1...7).map { column in
        let talk = Talk(.round(deal), descriptors: [descriptor]) { $0.input = .keys }
        return (talk, "\(column)")
      }
    }
  }

  @Test(arguments: games) func itsTargetsAreCountedAndFewAreNamed(game: String) throws {
    var counts: Set<Int> = []
    for (talk, column) in try talks(of: game) {
      var talk = talk
      talk.press(column)
      guard let playing = talk.playing, let piece = playing.picked.first else { continue }
      let targets = playing.targetsOfParts(of: piece, talk.dialogue.replyForTests)
      counts.insert(targets.count)
      let told = try #require(talk.said.first)
      #expect(told[0].fillings["count"] == .number(targets.count))
      switch targets.count {
      case 1: #expect(told.map(\.key) == ["picked-targets", "only-target"])
      case 2, 3:
        #expect(told.map(\.key) == ["picked-targets", "few-targets"])
        guard case .list(let places)? = told[1].fillings["places"] else { continue }
        #expect(places.count == targets.count)
      default: #expect(told.map(\.key) == ["picked-targets"])
      }
    }
    #expect(counts.contains(1))
  }

  @Test(arguments: games) func itIsTheOneThatTheSameKeyMoves(game: String) throws {
    var moved = 0
    for (talk, column) in try talks(of: game) {
      var talk = talk
      talk.press(column)
      guard let piece = talk.playing?.picked.first else { continue }
      talk.press(column)
      guard let move = talk.match?.last?.move else { continue }
      #expect(move.picked == [piece])
      moved += 1
    }
    #expect(moved > 0)
  }

  @Test func upAndDownAnnounceTheOtherRuns() throws {
    var changed = 0
    for (talk, column) in try talks(of: "yukon") {
      var talk = talk
      talk.press(column)
      guard let playing = talk.playing, let piece = playing.picked.first else { continue }
      let runs = playing.movable(playing.parts(beside: piece), talk.dialogue.replyForTests)
      guard let index = runs.firstIndex(of: piece), index + 1 < runs.count else { continue }
      #expect(talk.press("down").first?.hasPrefix("picked-targets") == true)
      #expect(talk.playing?.picked == [runs[index + 1]])
      talk.press("up")
      #expect(talk.playing?.picked == [piece])
      changed += 1
    }
    #expect(changed > 0)
  }
}

extension Dialogue {
  /// A reply as a command gets it, to ask what the settings allow.
  fileprivate var replyForTests: Reply {
    Reply(
      environment: environment, moment: Moment(seconds: 0, day: Talk.day), descriptor: nil,
      memory: memory)
  }
}
