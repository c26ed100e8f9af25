// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import ConversationTestSupport
import Engine
import Games
import Learning
import Samples
import Testing

@testable import Conversation

/// Studying a round before it, and going through its mistakes after it.
@Suite struct StudyTests {
  private func learner(_ start: Dialogue.Start = .mainMenu) -> Talk {
    Talk(start) { $0.learner = true }
  }

  @Test func onlyALearnerIsOfferedToStudy() {
    var talk = learner()
    talk.type("1")
    #expect(talk.entries.map(\.key).contains("study-first"))
    talk = Talk()
    talk.type("1")
    #expect(!talk.entries.map(\.key).contains("study-first"))
  }

  @Test func theGroupsAreHeardCardByCardAndThenTheRoundIsPlayed() throws {
    var talk = learner()
    talk.type("1", "8")
    #expect(talk.said[0] == [Term("study", ["difficulty": .term(Difficulty("easy").name)])])
    let titles = talk.entries
    #expect(titles.first?.key == "study-play")
    #expect(titles.count == 7)
    talk.type("3")
    let first = try #require(talk.entries.first)
    #expect(talk.said[0] == [titles[2]])
    #expect(first.key == "study-card" && talk.entries.count == 5)
    #expect(first.fillings["fact"].map { "\($0)".contains("brief") } == true)
    #expect(talk.type("1") == ["fact"])
    talk.type("0")
    #expect(talk.type("1").first == "game-opened")
    talk.type("d")
    let game = try #require(talk.match?.game as? AtlasSolitaire)
    #expect(Set(game.setup.groups.map(\.name)) == Set(titles.dropFirst()))
  }

  @Test func aRoundAboutSomethingCanBeStudiedToo() throws {
    let descriptors = [
      AtlasRounds(Catalogue(groups: .starter), themes: Rivers()) { _, seed, _ in seed }
    ]
    var talk = Talk(descriptors: descriptors)
    talk.type("1")
    let wish = try #require(talk.numbered.first { $0.title.key == "choose-motif" }?.number)
    talk.type("\(wish)", "1")
    #expect(!talk.entries.map(\.key).contains("study-first"))
    talk = Talk(descriptors: descriptors) { $0.learner = true }
    talk.type("1", "\(wish)", "1")
    #expect(talk.entries.map(\.key).contains("study-first"))
    talk.type("\(talk.entries.count)")
    #expect(talk.keys.prefix(2) == ["study", "atlas-theme-fewer"])
    let chapters = Array(talk.entries.dropFirst())
    #expect(chapters.count == 3)
    talk.type("1", "d")
    let game = try #require(talk.match?.game as? AtlasSolitaire)
    #expect(game.setup.groups.map(\.name) == chapters)
  }

  /// Three of the starter groups.
  private struct Rivers: RoundThemes {
    let topics = [RoundTopic(id: "some", title: Term("some"))]
    let topicGroups: [TopicGroup] = []
    func theme(_ topic: String, among groups: [Group], number: UInt64) throws(Refusal)
      -> RoundTheme
    {
      RoundTheme(Term("some"), groups: Set(groups.prefix(3).map(\.id)))
    }
  }

  /// A round with a wrong foundation for its first card, and the move that puts it there.
  private func mistaken(
    isLearner: Bool = true, learning: LearningSource? = nil
  ) throws -> (talk: Talk, mistake: Correction) {
    var talk = Talk(.round(try Talk.round(Group.lettered(3), seed: 5)), learning: learning) {
      $0.learner = isLearner
      if learning != nil { $0.input = .keys }
    }
    for _ in 0..<60 {
      talk.type("d")
      let match = try #require(talk.match)
      let moves = match.table.places.flatMap { place in
        match.game.picks(after: [], on: match.table).map { Move([$0], to: place) }
      }
      if let opening = moves.first(where: {
        $0.place?.kind == .foundation && match.game.refusal(of: $0, on: match.table) == nil
      }) {
        talk.play(opening)
      }
      let table = try #require(talk.match).table
      let wrong = moves.first {
        match.game.refusal(of: $0, on: table)?.weight == .mistake && $0.place?.kind == .foundation
      }
      guard let wrong, let right = match.game.teaching?.correction(of: wrong, on: table) else {
        continue
      }
      talk.play(wrong)
      return (talk, right)
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test func aMistakeIsKeptForTheReviewAndThePlanOnce() throws {
    var (talk, right) = try mistaken()
    let entity = try #require(talk.match?.game.teaching?.subject(of: right.piece))
    func answered() -> [String] {
      talk.all.compactMap { request in
        guard case .answered(let item, let isRight, _) = request else { return nil }
        return "\(item.entity) \(item.kind) \(isRight)"
      }
    }
    #expect(answered() == ["\(entity) group false"])
    #expect(right.tried != nil && right.tried != right.right)
    let wrong = try #require(talk.match?.mistakes.last)
    talk.play(wrong)
    #expect(talk.match?.mistakes.count == 2)
    #expect(answered().count == 1)
  }

  @Test func theReviewTellsWhatWasTriedWhatIsRightAndOneFact() throws {
    var (talk, right) = try mistaken()
    talk.finish()
    #expect(talk.keys.contains("won"))
    let entry = try #require(talk.entries.firstIndex { $0.key == "review-mistakes" })
    #expect(talk.entries[entry].fillings == [:], "mistakes are counted once, above")
    talk.type("\(entry + 1)")
    let game = try #require(talk.match?.game)
    let told = try #require(talk.entries.first)
    let tried = try #require(right.tried)
    let names: [String: Filling] = [
      "name": .term(game.name(of: right.piece)), "right": .term(right.right),
      "tried": .term(tried),
    ]
    #expect(told.key == "study-card")
    #expect(told.fillings["title"] == .term(Term("review-mistake", names)))
    #expect(talk.type("1") == ["fact"])
  }

  @Test func theLessonOnWhatWasMissedBeginsByOneKeyAtTheEnd() throws {
    var (talk, right) = try mistaken(learning: Self.lesson)
    let entity = try #require(talk.match?.game.teaching?.subject(of: right.piece))
    talk.finish()
    #expect(!talk.keys.contains("refresher-offer"), "an entry of the menu is enough")
    let entries = talk.dialogue.view.entries.map(\.title.key)
    let entry = try #require(entries.firstIndex(of: "command-refresher"))
    talk.press("f11")
    #expect(talk.said[1] == [Term("card", ["name": .text(entity)])])
    #expect(talk.keys[2] == "quiz-question")
    talk.type("0", "\(entry + 1)")
    #expect(talk.keys.first == "refresher")
    #expect(talk.type("1") == ["quiz-right", "quiz-result", "menu-entry"])
    talk.type("list")
    #expect(
      !talk.dialogue.view.entries.map(\.title.key).contains("command-refresher"),
      "it is known by then")
  }

  private static let lesson = LearningSource { _, _, _ in
    []
  } refresher: { missed in
    Refresher(
      cards: missed.map { [Term("card", ["name": .text($0.entity)])] },
      questions: missed.map {
        Question($0, Term("asked"), answers: ["a", "b"].map { Term(Key($0)) }, right: 0)
      })
  } progress: { _ in
    []
  }

  @Test func withoutLearnerModeOrMistakesThereIsNothingToReview() throws {
    var (talk, _) = try mistaken(isLearner: false)
    talk.finish()
    #expect(talk.entries.map(\.key).contains("play-again"))
    #expect(!talk.entries.map(\.key).contains("review-mistakes"))
    talk = learner(.round(try Talk.round(Group.lettered(3), seed: 5)))
    talk.type("d")
    talk.finish()
    #expect(!talk.entries.map(\.key).contains("review-mistakes"))
  }

  @Test func ofARoundThatWasLeftTheRightGroupIsStillKnown() throws {
    let (before, right) = try mistaken()
    let kept = KeptMatch(try #require(before.match), seconds: 1)
    var talk = Talk(.resume(slot: kept.slot), saves: [kept]) { $0.learner = true }
    talk.type("d")
    talk.finish()
    let entry = try #require(talk.entries.firstIndex { $0.key == "review-mistakes" })
    talk.type("\(entry + 1)")
    let game = try #require(talk.match?.game)
    let told = Term(
      "review-right",
      ["name": .term(game.name(of: right.piece)), "right": .term(right.right)])
    #expect(talk.entries.first?.fillings["title"] == .term(told))
  }
}

extension Talk {
  /// Types a move by its places' numbers.
  fileprivate mutating func play(_ move: Move) {
    guard let match, let piece = move.picked.first, let place = match.table.place(of: piece),
      let goal = move.place
    else { return }
    let numbering = Numbering(match.table)
    type("\(numbering.number(of: place)) \(numbering.number(of: goal))")
  }

  /// Follows the hints to the end of the round.
  fileprivate mutating func finish() {
    for _ in 0..<300 {
      guard let match, match.outcome == .open,
        let advice = match.game.hints?.advice(on: match.table)
      else { return }
      if advice.move.picked.isEmpty { type("d") } else { play(advice.move) }
      if keys.contains("won") { return }
    }
  }
}

extension Move {
  fileprivate var place: Place? { if case .place(let place) = goal { place } else { nil } }
}
