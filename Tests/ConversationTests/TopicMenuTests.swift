// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// Choosing what a round is about: what is listed at once, what stands in lists of its own, and what
/// is named by a typed line.
@Suite struct TopicMenuTests {
  private func talk() -> Talk {
    var talk = Talk(descriptors: [EveryDescriptor.puzzle])
    talk.type("1")
    return talk
  }

  private func titles(_ talk: Talk) -> [String] { talk.entries.map(\.key.name) }

  @Test func whatIsNotListedAtOnceStandsInListsOfItsOwn() {
    var talk = talk()
    #expect(
      titles(talk) == [
        "plain", "twins", "puzzle-maps", "puzzle-own", "menu-daily", "menu-by-number",
        "menu-tutorial",
      ])
    talk.type("3")
    #expect(talk.keys.first == "puzzle-maps" && titles(talk) == ["isles"])
    talk.type("0")
    #expect(titles(talk) == ["puzzle-maps"], "where the player was, alone")
    talk.type("4")
    #expect(talk.keys.first == "puzzle-own" && titles(talk) == own)
  }

  private let own = ["broken", "puzzle-by-path", "puzzle-by-camera", "puzzle-privacy"]

  @Test func aRoundFromAListIsAboutWhatWasChosenAndLeadsBackToTheMainMenu() throws {
    var talk = talk()
    talk.type("3", "1")
    #expect(talk.keys.first == "isles" && titles(talk) == ["puzzle-three", "puzzle-four"])
    talk.type("2")
    #expect(talk.keys.first == "game-opened-own")
    talk.type("S")
    let game = try #require(talk.match?.game as? PicturePuzzle)
    #expect(game.setup.picture == "isles" && game.setup.side == 4)
    talk.type("q", "0")
    #expect(talk.keys.first == "menu-nowhere-back")
  }

  @Test func whatIsRefusedIsSaidAndTheListComesAgain() {
    var talk = talk()
    talk.type("4", "1", "1")
    #expect(talk.keys == ["picture-broken", "menu-entry"])
    talk.type("")
    #expect(titles(talk) == own)
  }

  @Test func aLineNamesWhatIsNotListed() throws {
    var talk = talk()
    #expect(talk.type("4", "2") == ["puzzle-path-question"])
    #expect(talk.type("/broken.png") == ["picture-broken", "puzzle-path-question"])
    talk.type("  /two  blanks.png ")
    #expect(talk.keys.first == "own")
    talk.type("1", "S")
    #expect((talk.match?.game as? PicturePuzzle)?.setup.picture == "/two  blanks.png")
  }

  @Test(arguments: ["0", " 0 ", "", " "]) func aLineThatNamesNothingLeadsBack(line: String) {
    var talk = talk()
    talk.type("4", "2", line)
    #expect(titles(talk) == ["puzzle-by-path"])
  }

  @Test func afterARoundAnotherTopicCanBeChosen() throws {
    var talk = talk()
    talk.type("1", "1")
    let game = try #require(
      try EveryDescriptor.puzzle.deal(DealRequest(difficulty: "easy", number: 1)).game
        as? PicturePuzzle)
    talk.type("S")
    let played = try #require(talk.match)
    let puzzle = try #require(played.game as? PicturePuzzle)
    for square in game.squares {
      let piece = try #require(
        puzzle.unplaced(on: played.table).first { puzzle.part(of: $0) == puzzle.part(in: square) })
      talk.type("\(piece.number + 1) \(square.number)")
    }
    #expect(talk.keys.contains("over-puzzle"))
    talk.type("2")
    #expect(talk.keys.first == "choose-motif-puzzle")
    talk.type("0")
    #expect(talk.keys.first == "main-menu")
  }

  @Test func whereTheTopicIsNotAskedFirstItIsOneEntryMore() throws {
    var talk = Talk(descriptors: [Talk.atlas(), Unasked(EveryDescriptor.puzzle)])
    talk.type("1")
    #expect(!titles(talk).contains("choose-motif"))
    talk.type("0", "2")
    #expect(talk.keys.first == "choose-difficulty")
    #expect(
      titles(talk) == [
        "puzzle-three", "puzzle-four", "menu-daily", "menu-by-number", "choose-motif",
      ])
    talk.type("5")
    #expect(titles(talk) == ["plain", "twins", "puzzle-maps", "puzzle-own"])
    talk.type("1", "1", "S")
    #expect((talk.match?.game as? PicturePuzzle)?.setup.picture == "plain")
  }

  /// The same kind of game, which does not ask first what its round is about.
  private struct Unasked: GameDescriptor {
    let base: PuzzleRounds
    init(_ base: PuzzleRounds) { self.base = base }
    var game: any Game.Type { base.game }
    var difficulties: [Difficulty] { base.difficulties }
    var commands: GameCommands { base.commands }
    var topics: TopicChoice {
      TopicChoice(base.topics.offered, groups: base.topics.groups, isFirst: false)
    }
    func choice(of difficulty: Difficulty) -> Term { base.choice(of: difficulty) }
    func deal(_ request: DealRequest) throws(Refusal) -> Deal { try base.deal(request) }
  }
}
