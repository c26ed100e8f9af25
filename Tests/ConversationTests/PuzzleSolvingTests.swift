// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// The secret: a puzzle that solves itself.
@Suite struct PuzzleSolvingTests {
  @Test func theCornersInTheirOrderShowAndHideTheSecret() throws {
    var talk = try PlainPuzzle.talk()
    #expect(talk.type("solve") == ["not-understood"])
    #expect(talk.type("11", "31", "33", "13") == ["label-square", "secret-shown"])
    #expect(talk.scenes.contains(.unlocked))
    #expect(talk.type("0", "1") == ["solving uncounted"])
    talk.type("")
    #expect(talk.type("11", "31", "33", "13") == ["label-square", "secret-hidden"])
    #expect(talk.type("solve") == ["not-understood"])
    #expect(talk.type("11", "33", "31", "13") == ["label-square"])
    #expect(talk.type("11", "11", "31", "33", "13") == ["label-square", "secret-shown"])
  }

  /// After how many seconds the next move is to come, and whether speech is waited for.
  private struct Pause: Equatable {
    let seconds: Double
    let whenSaid: Bool

    static let told = Pause(seconds: 1.2, whenSaid: true)
    static let fast = Pause(seconds: 0.3, whenSaid: false)

    static func all(in talk: Talk) -> [Pause] {
      talk.requests.compactMap { request in
        if case .wake(let seconds, let whenSaid) = request {
          Pause(seconds: seconds, whenSaid: whenSaid)
        } else {
          nil
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func solvingPlacesAPieceAtATimeInReadingOrder(isTold: Bool) throws {
    var talk = try PlainPuzzle.talk()
    talk.type("11", "31", "33", "13", isTold ? "solve" : "solve-fast")
    let pause = isTold ? Pause.told : .fast
    #expect(Pause.all(in: talk) == [pause])
    let squares = try #require(try PlainPuzzle.round().game as? PicturePuzzle).squares
    for (index, square) in squares.enumerated() {
      talk.wait()
      #expect(talk.match?.table[square].isEmpty == false || index == 8)
      #expect(Pause.all(in: talk) == (index == 8 ? [] : [pause]))
      #expect(talk.keys.contains("told-moved") == isTold)
    }
    #expect(talk.keys.prefix(isTold ? 2 : 1).last == "over-puzzle")
    #expect(talk.keys.contains("uncounted"))
    #expect(talk.wait() == [])
  }

  @Test func solvingIsMadeFasterWhileItRuns() throws {
    var talk = try PlainPuzzle.talk()
    talk.type("11", "31", "33", "13", "solve")
    talk.wait()
    #expect(talk.type("solve-fast") == ["solving-fast"] && Pause.all(in: talk) == [.fast])
    #expect(talk.wait() == [] && Pause.all(in: talk) == [.fast])
    #expect(talk.type("solve") == ["solving"] && Pause.all(in: talk) == [.told])
  }

  @Test func aPuzzleThatSolvedItselfIsNotCounted() throws {
    var talk = try PlainPuzzle.talk()
    talk.type("11", "31", "33", "13", "solve-fast")
    for _ in 1...9 { talk.wait() }
    #expect(talk.keys.contains("uncounted"))
    #expect(!talk.entries.contains { $0.key == "say-share" })
    #expect(!talk.all.contains { if case .record = $0 { true } else { false } })
    #expect(talk.all.contains { if case .forget = $0 { true } else { false } })
  }

  @Test func norIsOneThatIsGoneOnWithOrGivenUp() throws {
    let round = try PlainPuzzle.round()
    var match = Match(round.game, seed: round.seed)
    match.leaveUncounted()
    try match.play(Move(.rearrange))
    let kept = KeptMatch(match, seconds: 5)
    var talk = Talk(
      .resume(slot: kept.slot), descriptors: [EveryDescriptor.puzzle], saves: [kept],
      describer: Witness())
    talk.type("new")
    #expect(talk.said.first?.first?.fillings["stakes"] == "nothing")
    talk.type("1")
    #expect(talk.keys.first?.hasPrefix("game-opened") == true)
    #expect(!talk.all.contains { if case .record = $0 { true } else { false } })
  }

  @Test(arguments: ["", "help", "0", "u", "nonsense"])
  func anythingStopsSolving(line: String) throws {
    var talk = try PlainPuzzle.talk()
    talk.type("11", "31", "33", "13", "solve")
    talk.wait()
    let match = try #require(talk.match)
    #expect(talk.type(line) == ["solving-stopped puzzle-progress"])
    #expect(talk.wait() == [] && talk.match?.table == match.table)
  }

  @Test(arguments: ["space", "~", "h"]) func anyKeyStopsSolving(key: String) throws {
    var talk = try PlainPuzzle.talk()
    talk.type("11", "31", "33", "13", "solve")
    #expect(talk.press(key) == ["solving-stopped puzzle-progress"])
  }
}
