// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Preferences
import Testing

@testable import Conversation

/// What the games with playing cards answer, and how their rounds end.
@Suite struct ListeningTests {
  private let klondike = Deal(Klondike(.one), seed: 4)

  @Test func theGameMenuPutsWhatIsWantedFirstAndTheRestByTopic() throws {
    var talk = Talk(.round(klondike), descriptors: [KlondikeRounds()])
    talk.type("0")
    #expect(
      talk.entries.map(\.key.name) == [
        "act-draw", "act-auto-move-all", "command-list", "command-hint", "game-menu-reading",
        "game-menu-round", "game-menu-messages", "command-help", "command-quit",
      ])
    talk.type("5")
    #expect(
      talk.entries.map(\.key.name) == [
        "command-tops", "command-all", "command-place", "command-find", "command-groups",
        "command-wanted", "command-unseen", "command-roots", "command-here", "command-changed",
      ])
    // What is chosen leads back to the table.
    #expect(talk.type("5") == ["foundations"])
    #expect(talk.type("place").first == "choose-place-to-read")
  }

  @Test func theGameMenuListsOnlyWhatMakesSenseInTheGame() throws {
    var talk = Talk(.round(Deal(try Spider("hard"), seed: 1)))
    talk.type("0", "4")
    let spider = talk.entries.map(\.key.name)
    #expect(
      spider == [
        "command-tops", "command-all", "command-place", "command-find", "command-groups",
        "command-unseen", "command-roots", "command-here", "command-changed",
      ])
    talk.type("0", "6")
    #expect(!talk.entries.map(\.key.name).contains("command-learner"))
    talk.type("0", "0")
    #expect(talk.type("groups") == ["progress-runs"])
    for query in ["wanted", "facts"] { #expect(talk.type(query) == ["refused-act"]) }
    var atlas = Talk(.round(try Talk.round()))
    atlas.type("0", "5")
    #expect(
      atlas.entries.map(\.key.name) == [
        "command-completed", "command-tops", "command-all", "command-place", "command-find",
        "command-groups", "command-roots", "command-here", "command-changed", "command-facts",
      ])
  }

  @Test func aGamePlayedToTheWasteHasNoFoundationsToRead() throws {
    let golf = Golf(.closed)
    let seed = try #require(
      (1...100).first { golf.wanted(on: Match(golf, seed: $0).table).isEmpty })
    var talk = Talk(.round(Deal(golf, seed: seed)))
    #expect(talk.type("groups") == ["refused-act"])
    #expect(talk.type("wanted") == ["wanted-none.waste"])
    talk.type("0")
    let reading = try #require(talk.numbered.first { $0.title.key == "game-menu-reading" })
    talk.type("\(reading.number)")
    #expect(
      talk.entries.map(\.key.name) == [
        "command-tops.waste", "command-all.waste", "command-place.waste", "command-find.waste",
        "command-wanted.waste", "command-unseen.waste", "command-roots.waste", "command-here.waste",
        "command-changed.waste",
      ])
  }

  @Test func theGameMenuRepeatsWhatWasSaidBeforeIt() throws {
    var talk = Talk(.round(klondike))
    talk.type("d")
    let said = talk.said
    talk.type("0")
    let messages = try #require(talk.numbered.first { $0.title.key == "game-menu-messages" })
    talk.type("\(messages.number)")
    talk.type("1")
    #expect(talk.said == said)
  }

  @Test func everyQueryOfAGameCanBeReachedByNumber() throws {
    var reached: Set<String> = []
    for topic: Key in ["game-menu-reading", "game-menu-round", "game-menu-messages"] {
      var talk = Talk(
        .round(klondike), descriptors: [KlondikeRounds()], analysisCapability: .wins)
      // There is something to undo, something to do again, a bookmark and a hint to play.
      talk.type("d", "d", "undo", "bookmark", "hint", "0")
      reached.formUnion(talk.entries.map(\.key.name))
      let entry = try #require(talk.numbered.first { $0.title.key == topic })
      talk.type("\(entry.number)")
      reached.formUnion(talk.entries.map(\.key.name))
    }
    let asked = Set(Query.allCases.map(\.title.key.name))
    // Facts and lessons are for games that teach; silence is any key, and the menu is this one.
    #expect(
      asked.subtracting(reached) == [
        "command-facts", "command-learner", "command-refresher", "command-silence", "command-menu",
      ])
  }

  @Test func whatAGameCannotTellIsRefusedInIt() throws {
    var atlas = Talk(.round(try Talk.round()))
    #expect(atlas.type("n") == ["refused-act"])
    #expect(atlas.type("G") == ["refused-act"])
    var spider = Talk(.round(Deal(try Spider("hard"), seed: 1)))
    #expect(spider.type("G") == ["refused-act"])
    #expect(spider.type("g") == ["progress-runs"])
    #expect(spider.type("n").first == "unseen-count")
  }

  @Test func theWasteIsWalkedDownToItsFirstCard() throws {
    var talk = Talk(.round(klondike))
    talk.press("d", "d", "d")
    #expect(talk.press("up") == ["label-card-position"])
    #expect(talk.press("up") == ["label-card-position"])
    #expect(talk.press("up") == ["edge-up label-card-position"])
  }

  @Test func theScoreIsToldWhenPointsAreWonWhereThePlayerWantsThat() throws {
    let loud = scores { $0.scores = true }
    #expect(loud.told == loud.won && loud.won > 0)
    #expect(scores { _ in }.told == 0)
    var talk = Talk(.round(klondike))
    talk.type("p")
    #expect(talk.keys.suffix(3) == ["progress-score", "progress-moves", "objective-klondike"])
    var atlas = Talk(.round(try Talk.round()))
    #expect(atlas.type("p").suffix(2) == ["progress-moves-mistakes", "objective-atlas"])
  }

  /// How many of the first hinted moves won points, and how many told a score.
  private func scores(_ settle: (inout Settings) -> Void) -> (told: Int, won: Int) {
    var talk = Talk(.round(klondike), settle)
    var match = Match(klondike.game, seed: klondike.seed)
    var count = (told: 0, won: 0)
    for _ in 0..<15 {
      guard let move = match.game.hints?.advice(on: match.table)?.move,
        let line = line(move, in: match)
      else { break }
      let before = match.score ?? 0
      talk.type(line)
      match = talk.match ?? match
      count.won += match.score ?? 0 > before ? 1 : 0
      count.told += talk.keys.contains { $0.contains("told-score") } ? 1 : 0
    }
    return count
  }

  @Test func aPointLostWithEveryMoveIsNotHeardEachTime() throws {
    var talk = Talk(.round(Deal(try Spider("easy"), seed: 1)))
    talk.type("11")
    #expect(talk.match?.score == 499)
    #expect(!talk.keys.joined().contains("told-score"))
  }

  @Test func aDeadEndIsToldOnceAndLeavesTheTable() throws {
    let (stuck, line) = try deadEnd()
    var talk = Talk(
      .resume(slot: stuck.game.slot), descriptors: [FreeCellRounds()],
      saves: [KeptMatch(stuck, seconds: 0)])
    talk.type(line)
    #expect(talk.match?.outcome == .lost)
    #expect(talk.scenes.last == .ended(.lost))
    #expect(talk.keys.contains("dead-end"))
    #expect(
      talk.entries.map(\.key.name)
        == ["command-undo", "command-restart", "command-new", "keep-looking"])
    #expect(
      talk.type("a").count == stuck.table.places.count { $0.kind != .foundation } + 1,
      "the table is read as ever")
    talk.type("p", "b 1", "c")
    #expect(talk.playing == nil, "and its menu stays in front")
    #expect(talk.type("hint") == ["hint-dead-end"])
    #expect(talk.said[0][0].fillings["key"] == .term(Term(key: "u")))
    #expect(talk.type("u").first?.hasPrefix("undone") == true)
    talk.type(line)
    #expect(talk.keys.contains("dead-end"), "another way into it is told again")
    #expect(talk.type("1").first?.hasPrefix("undone") == true)
    talk.type(line)
    #expect(talk.type("4") == ["game-back"])
    var match = try #require(talk.match)
    if let move = match.game.moves(on: match.table).first {
      let line = try #require(self.line(move, in: match))
      talk.type(line)
      match = try #require(talk.match)
      #expect(match.outcome != .lost || !talk.keys.contains("dead-end"))
    }
  }

  /// A round one move before nothing can be played, and the line that plays that move.
  private func deadEnd() throws -> (Match, String) {
    for seed in 1...50 as ClosedRange<UInt64> {
      var match = Match(try FreeCell("hard"), seed: seed)
      var generator = Generator(seed: seed)
      while match.outcome == .open, match.moveCount < 200 {
        let moves = match.game.moves(on: match.table).filter { !$0.picked.isEmpty }
        guard !moves.isEmpty else { break }
        try match.play(moves[generator.below(moves.count)])
      }
      guard match.outcome == .lost, let step = match.undo(),
        let line = line(step.move, in: match)
      else { continue }
      return (match, line)
    }
    throw NoDeadEnd()
  }

  private struct NoDeadEnd: Error {}

  /// A move as two numbers of places, or the word of its act; nil where that plays another.
  private func line(_ move: Move, in match: Match) -> String? {
    let places = match.table.places.filter { $0.kind != .completed }
    switch move.goal {
    case .act(let act): return act.name
    case .place(let goal):
      guard let from = move.picked.first.flatMap(match.table.place(of:)),
        let first = places.firstIndex(of: from), let last = places.firstIndex(of: goal)
      else { return nil }
      return "\(first + 1) \(last + 1)"
    }
  }
}
