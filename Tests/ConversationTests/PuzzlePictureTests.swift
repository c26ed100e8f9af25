// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// Which picture is cut: chosen, had again, or gone.
@Suite struct PuzzlePictureTests {
  @Test func aPuzzleWhosePictureIsGoneIsKept() throws {
    let round = try PlainPuzzle.round()
    var match = Match(round.game, seed: round.seed)
    try match.play(Move(.rearrange))
    let kept = KeptMatch(match, seconds: 5)
    var talk = Talk(
      .resume(slot: kept.slot), descriptors: [EveryDescriptor.puzzle], saves: [kept],
      blindness: Refusal(Term("gone")))
    #expect(talk.keys.prefix(3) == ["gone", "main-menu", "menu-entry"])
    #expect(talk.type("1").first == "game-puzzle")
    #expect(talk.entries.first?.key == "menu-resume")
    #expect(talk.type("1").prefix(3) == ["gone", "main-menu", "menu-enter-reads-all"])
    #expect(!talk.all.contains { if case .forget = $0 { true } else { false } })
  }

  @Test func thePictureIsHadAgainInEitherSize() throws {
    var talk = try PlainPuzzle.talk()
    talk.type("4", "\(try PlainPuzzle.home(of: 4).number)")
    talk.type("0")
    let again = ["again-puzzle-easy", "again-puzzle-hard"]
    func open(_ page: String, _ talk: inout Talk) throws {
      let entry = try #require(talk.numbered.first { $0.title.key.name == page })
      talk.type("\(entry.number)")
    }
    try open("game-menu-round", &talk)
    #expect(again.allSatisfy(talk.entries.map(\.key.name).contains))
    try open("again-puzzle-hard", &talk)
    #expect(talk.dialogue.playing?.match.table.pieces.count == 16)
    #expect(talk.dialogue.playing?.match.game.deals?.ingredients == ["plain"])
    // The smaller one is kept.
    talk.type("quit")
    #expect(talk.dialogue.saves.map(\.match.moveCount) == [0, 1])
  }

  @Test func thePictureIsHadAgainAtTheSameSizeIfThePlayerAgrees() throws {
    var talk = try PlainPuzzle.talk()
    let again = Command.again("easy")
    talk.type("4", "\(try PlainPuzzle.home(of: 4).number)")
    talk.give(.choose(.command(again)))
    #expect(talk.keys.first == "confirm-new")
    talk.type("1")
    #expect(talk.dialogue.playing?.match.moveCount == 0)
    #expect(talk.dialogue.playing?.match.game.deals?.ingredients == ["plain"])
    let lost = talk.all.contains {
      if case .record(let result, _) = $0 { result.ending == .abandoned } else { false }
    }
    #expect(lost)
  }

  @Test func afterTheEndThePictureCanBeHadAgain() throws {
    var talk = try PlainPuzzle.talk()
    for piece in 1...9 { talk.type("\(piece) \(try PlainPuzzle.home(of: piece).number)") }
    #expect(
      talk.entries.map(\.key.name).prefix(4)
        == ["play-again", "choose-motif-puzzle", "again-puzzle-easy", "again-puzzle-hard"])
    talk.type("4")
    #expect(talk.dialogue.playing?.match.table.pieces.count == 16)
    #expect(talk.dialogue.playing?.match.game.deals?.ingredients == ["plain"])
  }

  @Test func aPictureIsTakenFromTheMenuWhichTellsWhatBecomesOfIt() throws {
    var talk = Talk(descriptors: [EveryDescriptor.puzzle])
    talk.type("1", "4")
    #expect(
      talk.entries.map(\.key) == ["broken", "puzzle-by-path", "puzzle-by-camera", "puzzle-privacy"])
    #expect(talk.type("4") == ["puzzle-privacy-text"])
    talk.type("3")
    #expect(talk.said.first == [Term("camera")])
    talk.type("1")
    #expect(talk.dialogue.playing?.match.game.deals?.ingredients == ["/camera.jpg"])
  }

  @Test func thePictureIsChosenFirstAndThenTheSize() throws {
    var talk = Talk(descriptors: [EveryDescriptor.puzzle])
    talk.type("1")
    #expect(talk.entries.map(\.key).prefix(2) == ["plain", "twins"])
    talk.type("2")
    #expect(talk.entries.map(\.key) == ["puzzle-three", "puzzle-four"])
    talk.type("2")
    #expect(talk.keys.first == "game-opened-own")
  }
}
