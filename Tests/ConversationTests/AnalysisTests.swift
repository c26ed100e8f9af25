// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import ConversationTestSupport
import Engine
import Games
import Narration
import Preferences
import Samples
import Testing

@testable import Conversation

/// What a player is told of whether and how a game is won. What there is to tell is made up here.
@Suite struct CounselTests {
  /// With nothing found out unasked, unless the settings say so.
  private func talk(
    _ analysisCapability: AnalysisCapability? = .wins, _ settle: (inout Settings) -> Void = { _ in }
  ) throws -> Talk {
    var talk = Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: analysisCapability
    ) {
      $0.unwinnableAlert = .never
      settle(&$0)
    }
    talk.type("d")
    return talk
  }

  /// A line that begins with what can be done now.
  private func line(_ talk: Talk) throws -> [Move] {
    var match = try #require(talk.match)
    var line: [Move] = []
    for _ in 0..<3 {
      let move = try #require(match.game.moves(on: match.table).first { !$0.picked.isEmpty })
      try match.play(move)
      line.append(move)
    }
    return line
  }

  @Test func whatWasFoundOutIsSaidWhenItComes() throws {
    var talk = try talk()
    #expect(talk.type("winnable") == [])
    #expect(talk.hear(.verdict(.unknown)) == ["winnable-unknown"])
    talk.type("winnable")
    #expect(talk.hear(.verdict(.won(try line(talk)))) == ["still-winnable"])
    #expect(talk.type("winnable") == ["still-winnable"], "known by now")
    #expect(talk.questions.count == 2)
  }

  private static func hasHint(_ match: Match?) -> Bool {
    match.map { $0.game.hints?.advice(on: $0.table) != nil } == true
  }

  /// Where nothing that is open helps, the player hears what looks further; on a lost table nothing does.
  @Test func whoFindsNoHintHearsOfTheSureOne() throws {
    let spider = SpiderRounds()
    let hints: [[Key]] = try (1...40 as ClosedRange<UInt64>).compactMap { seed in
      let deal = try spider.deal(DealRequest(difficulty: spider.difficulties[0], number: seed))
      var talk = Talk(.round(deal), descriptors: [spider], analysisCapability: .wins) {
        $0.unwinnableAlert = .never
        $0.input = .keys
      }
      for _ in 0..<300 where Self.hasHint(talk.playing?.match) {
        talk.press("f7", "f7")
      }
      guard let match = talk.playing?.match, match.outcome == .open,
        !Self.hasHint(match)
      else { return nil }
      talk.press("h")
      return talk.said.flatMap { $0.map(\.key) }
    }
    #expect(!hints.isEmpty)
    for hint in hints { #expect(hint == ["hint-none-fair"]) }
  }

  /// Who has asked for a sure hint and played it hears the next one by the common key, and no more of
  /// it once another move was played.
  @Test func whoFollowsASureHintIsLedOn() throws {
    let spider = SpiderRounds()
    for seed in 1...40 as ClosedRange<UInt64> {
      let deal = try spider.deal(DealRequest(difficulty: spider.difficulties[0], number: seed))
      var talk = Talk(.round(deal), descriptors: [spider], analysisCapability: .wins) {
        $0.unwinnableAlert = .never
        $0.input = .keys
      }
      for _ in 0..<300 where Self.hasHint(talk.playing?.match) { talk.press("f7", "f7") }
      guard let match = talk.playing?.match, match.outcome == .open, let line = Self.hintless(match)
      else { continue }
      talk.press("H")
      talk.hear(.verdict(.won(line)))
      #expect(talk.keys == ["sure-hint"])
      talk.press("f7")
      #expect(talk.playing?.match.last?.move == line[0])
      talk.press("h")
      #expect(talk.keys == ["sure-hint"])
      talk.press("f7", "z", "z", "h")
      #expect(talk.keys == ["hint-none-fair"])
      return
    }
    Issue.record("no table without a hint")
  }

  /// Two moves, none of which leads to a table with a hint; nil where there are none.
  private static func hintless(_ match: Match) -> [Move]? {
    func next(_ match: Match) -> [(move: Move, match: Match)] {
      match.game.moves(on: match.table).compactMap { move in
        var next = match
        guard (try? next.play(move)) != nil, !hasHint(next), next.outcome == .open
        else { return nil }
        return (move, next)
      }
    }
    for first in next(match) {
      if let second = next(first.match).first { return [first.move, second.move] }
    }
    return nil
  }

  @Test func aTableOfAtlasWithNoWayOnIsToldOnce() throws {
    var talk = Talk(.round(try Talk.round()), analysisCapability: .wins)
    guard case .deadEnd? = talk.questions.last?.subject else {
      Issue.record("what has lain open is not looked into")
      return
    }
    #expect(talk.hear(.verdict(.lost)).first == "deal-rating", "the deal itself")
    talk = Talk(.round(try Talk.round()), analysisCapability: .wins)
    talk.hear(.verdict(.unknown))
    talk.type("d")
    #expect(talk.hear(.verdict(.lost)) == ["hint-way-back"])
    talk.type("d")
    #expect(!talk.keys.contains("hint-way-back"))
    #expect(talk.type("hint") == ["hint-way-back"])
  }

  @Test func whereAllLiesOpenAHintThatOftenLosesIsSearchedFor() {
    func talk(_ capability: AnalysisCapability?) -> Talk {
      Talk(
        .round(Deal(Accordion(), seed: 1)), descriptors: [AccordionRounds()],
        analysisCapability: capability
      ) { $0.unwinnableAlert = .never }
    }
    var (searching, alone) = (talk(.wins), talk(nil))
    #expect(searching.type("hint") == [])
    if case .win? = searching.questions.last?.subject {} else { Issue.record("no search") }
    #expect(alone.type("hint") == ["accordion-hint"], "who has no search")
  }

  @Test func longThinkingIsTold() throws {
    var talk = try talk()
    talk.type("winnable")
    #expect(talk.wait() == ["pondering"])
    #expect(talk.hear(.verdict(.lost)) == ["hint-way-back"])
    #expect(talk.wait() == [])
  }

  @Test func whateverIsGivenWithdrawsTheQuestion() throws {
    var talk = try talk()
    talk.type("winnable")
    #expect(talk.type("time") == ["time-played"])
    #expect(talk.isStopped)
    #expect(talk.hear(.verdict(.lost)) == [], "too late")
    #expect(talk.wait() == [])
    talk.type("sure-hint")
    let first = talk.questions.count
    talk.type("winnable")
    #expect(talk.hear(.verdict(.lost), to: first) == [], "the other question's")
    #expect(talk.hear(.verdict(.lost)) == ["hint-way-back"])
  }

  @Test func askingAgainWhileItThinksDoesNotBeginAgain() throws {
    var talk = try talk()
    talk.type("winnable")
    #expect(talk.type("winnable") == ["pondering"])
    #expect(!talk.isStopped)
    #expect(talk.hear(.verdict(.lost)) == ["hint-way-back"])
  }

  @Test func theQuestionThatIsGivenUpIsToldSo() throws {
    var talk = try talk()
    for input in ["escape", "0"] {
      talk.type("winnable")
      _ = input == "0" ? talk.type(input) : talk.press(input)
      #expect(talk.keys == ["question-withdrawn"], "no menu")
      #expect(talk.isStopped)
      #expect(talk.hear(.verdict(.lost)) == [], "too late")
    }
    talk.type("winnable")
    #expect(talk.press("f6") == ["time-played"], "which is told enough")
    talk.type("winnable")
    #expect(talk.wait() == ["pondering"])
    #expect(talk.press("f6") == ["question-withdrawn", "time-played"], "who was told waits")
    talk.type("winnable")
    #expect(talk.press("space") == [])
    #expect(!talk.isStopped)
    #expect(talk.hear(.verdict(.lost)) == ["hint-way-back"], "who wants silence still waits")
  }

  @Test func theHintOnALostTableIsThatItIsLost() throws {
    var talk = try talk()
    let hint = talk.type("hint")[0]
    talk.type("winnable")
    talk.hear(.verdict(.lost))
    #expect(talk.type("hint") == ["hint-way-back"])
    #expect(talk.said[0][0].fillings["key"] == .term(Term(key: "Z")))
    #expect(talk.type("hint") == [hint], "who asks again plays on")
    talk.type("d")
    #expect(talk.type("hint") == ["hint-way-back"], "of each table")
    talk.type("undo", "undo")
    #expect(talk.type("hint") != ["hint-way-back"], "before it was lost")
  }

  @Test func theHintOnADealThatNobodyWinsIsThat() throws {
    var talk = try talk { $0.unwinnableAlert = .atOnce }
    talk.type("undo")
    talk.hear(.verdict(.lost))
    #expect(talk.type("hint") == ["deal-rating"])
    #expect(talk.type("hint") != ["deal-rating"])
  }

  @Test func whereCardsAreHiddenNoMoreIsFoundOutThanWhatIsSeen() throws {
    var talk = try talk { $0.unwinnableAlert = .whereOpen }
    talk.type("d")
    guard case .deadEnd? = talk.questions.last?.subject else {
      Issue.record("looks under cards")
      return
    }
    #expect(talk.hear(.verdict(.lost)) == ["hint-way-back"])
    talk.type("d")
    #expect(talk.hear(.verdict(.lost)) == [], "told once")
  }

  @Test func aHintGivesNoLossAway() throws {
    var talk = try talk { $0.unwinnableAlert = .later }
    let hint = talk.type("hint")
    #expect(talk.hear(.verdict(.lost)) == [])
    #expect(talk.type("hint") == hint, "the player wants to find out")
    var deal = Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: .wins)
    deal.type("winnable")
    deal.hear(.verdict(.lost))
    #expect(!deal.type("hint")[0].contains("hint-way-back"), "there is nothing to go back to")
    var none = try self.talk()
    none.type("way-back")
    #expect(none.hear(.rewindToWinnable(nil, isLost: true)) == ["not-winnable", "way-back-none"])
    #expect(!none.type("hint")[0].contains("hint-way-back"))
  }

  @Test func whatWasNotFoundOutIsNotLookedIntoAgain() throws {
    var talk = try talk { $0.unwinnableAlert = .atOnce }
    let watched = talk.questions.count
    talk.type("winnable")
    talk.hear(.verdict(.unknown))
    talk.type("time", "help", "0")
    #expect(talk.questions.count == watched + 1)
    talk.type("d")
    #expect(talk.questions.count == watched + 2, "another table")
    talk.hear(.verdict(.unknown))
    talk.type("rating")
    talk.hear(.rating(.careful))
    #expect(talk.questions.count == watched + 3)
    talk.type("winnable")
    #expect(talk.questions.count == watched + 4, "who asks is answered")
  }

  @Test func aDealThatIsRatedLostIsKnownToBe() throws {
    var talk = Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: .wins
    ) { $0.unwinnableAlert = .atOnce }
    talk.type("rating")
    #expect(talk.hear(.rating(.lost)) == ["deal-rating"])
    talk.type("winnable")
    #expect(talk.said == [[DealRating.lost.told]])
    talk.type("d")
    #expect(!talk.keys.contains("hint-way-back"), "told already")
    #expect(talk.questions.count == 2)
  }

  @Test func aSureHintSaysHowManyCardsTravel() throws {
    let round = try Talk.round()
    let game = round.game
    var match = Match(game, seed: round.seed)
    var chance = Generator(seed: 1)
    for _ in 0..<200 {
      let part = match.game.moves(on: match.table).first { move in
        guard let piece = move.picked.first, let origin = match.table.place(of: piece) else {
          return false
        }
        let deeper = match.table[origin].pieces.prefix { $0 != piece }
        return deeper.contains { game.refusal(of: Move([$0], move.goal), on: match.table) == nil }
      }
      if let part {
        let load = Narrator(game).carried(by: part, on: match.table)
        #expect(load.key == "load-only")
        return
      }
      let moves = chance.shuffled(game.moves(on: match.table))
      try match.play(try #require(moves.first))
    }
    Issue.record("no part of a run could move")
  }

  @Test func aSureHintFollowsTheLineThatIsKnown() throws {
    var talk = try talk()
    let line = try line(talk)
    let piece = try #require(line[0].picked.first)
    talk.type("sure-hint")
    #expect(talk.hear(.verdict(.won(line))) == ["sure-hint"])
    #expect(talk.said[0][0].everything.contains(Klondike(.one).name(of: piece)))
    let told = talk.said[0]
    talk.type("sure-hint")
    #expect(talk.said == [told + [Term("sure-hint-length", ["moves": 3])]])
    guard case .place(let goal) = line[0].goal else { return }
    talk.type("\(try #require(talk.match?.table.place(of: piece)).short) \(goal.short)")
    #expect(talk.match?.last?.move == line[0])
    let asked = talk.questions.count
    #expect(talk.type("sure-hint").count == 1)
    #expect(talk.questions.count == asked, "the line goes on")
    talk.type("d", "sure-hint")
    #expect(talk.questions.count == asked + 1, "another way was taken")
  }

  @Test func whatIsNotKnownIsNeverToldAsLost() throws {
    for (word, told) in [("sure-hint", "sure-hint-none"), ("winnable", "winnable-unknown")] {
      var talk = try talk()
      talk.type(word)
      #expect(talk.hear(.verdict(.unknown)) == [told])
    }
    var back = try talk()
    back.type("way-back")
    #expect(back.hear(.rewindToWinnable(nil, isLost: false)) == ["way-back-none"])
    var deal = try talk()
    deal.type("d", "way-back")
    let lost = AnalysisResult.rewindToWinnable(nil, isLost: true, isDealLost: true)
    #expect(deal.hear(lost) == ["deal-rating"])
    var rating = try talk()
    rating.type("rating")
    rating.hear(.rating(.unknown))
    #expect(rating.said == [[Term("deal-rating", ["rating": "unknown"])]])
  }

  @Test func rewindingTakesAsManyMovesBackAsItNeeds() throws {
    var talk = try talk()
    talk.type("d", "d", "way-back")
    #expect(
      talk.hear(.rewindToWinnable(2, isLost: true)).first?.hasPrefix("undone-several at-move")
        == true)
    #expect(talk.match?.moveCount == 1)
    talk.type("way-back")
    #expect(talk.hear(.rewindToWinnable(0, isLost: false)) == ["way-back-unneeded"])
    talk.type("winnable")
    talk.hear(.verdict(.won(try line(talk))))
    #expect(talk.type("way-back") == ["way-back-unneeded"], "known by now")
    talk.type("d", "d", "way-back")
    #expect(
      talk.hear(.rewindToWinnable(1, isLost: false)).first == "winnable-unknown",
      "no proof of a loss")
    #expect(talk.match?.moveCount == 2)
  }

  @Test func whatWasKnownOfALostTableIsForgottenWhenRewinding() throws {
    var talk = try talk()
    talk.type("d", "winnable")
    #expect(talk.hear(.verdict(.lost)) == ["hint-way-back"])
    #expect(talk.type("winnable") == ["hint-way-back"], "known by now")
    #expect(talk.type("way-back") == [], "how far back is not")
    talk.hear(.rewindToWinnable(1, isLost: true))
    #expect(talk.type("winnable") == [])
    #expect(talk.hear(.verdict(.won(try line(talk)))) == ["still-winnable"])
  }

  @Test func theTwoHintsCountForThemselves() throws {
    var talk = try talk()
    let line = try line(talk)
    talk.type("hint", "sure-hint")
    #expect(talk.hear(.verdict(.won(line))) == ["sure-hint"])
    let fair = talk.type("hint")
    #expect(talk.type("hint") == fair)
    #expect(talk.type("sure-hint") == ["sure-hint sure-hint-length"])
  }

  @Test func whatComesBehindAMenuIsToldWhenThePlayerIsBack() throws {
    var talk = try talk { $0.unwinnableAlert = .atOnce }
    talk.type("help")
    #expect(talk.hear(.verdict(.lost)) == [])
    talk.type("0")
    #expect(talk.keys == ["game-back", "hint-way-back"])
    talk.type("help", "0")
    #expect(talk.keys == ["game-back"])
  }

  @Test func aQuestionDoesNotSilenceWhatIsWatchedFor() throws {
    var talk = try talk { $0.unwinnableAlert = .atOnce }
    talk.type("rating", "time")
    #expect(talk.questions.count == 4, "watched from the deal on, asked, watched again")
    #expect(talk.hear(.verdict(.lost)) == ["hint-way-back"])
  }

  @Test func aDealThatNobodyHasPlayedIsNotLostAnyMore() throws {
    var talk = Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: .wins)
    talk.type("winnable")
    talk.hear(.verdict(.lost))
    #expect(talk.said == [[Term("deal-rating", ["rating": "lost"])]])
  }

  @Test func whatIsNoLongerOfUseIsStopped() throws {
    var talk = try talk { $0.unwinnableAlert = .atOnce }
    talk.type("q")
    #expect(talk.isStopped)
  }

  @Test(arguments: Settings.UnwinnableAlert.allCases)
  func aLossIsToldWhenThePlayerWantsIt(news: Settings.UnwinnableAlert) throws {
    var talk = try talk { $0.unwinnableAlert = news }
    guard news != .never else { return #expect(talk.questions.isEmpty) }
    #expect(talk.questions.count == 2, "of the deal and of the move")
    let told = talk.hear(.verdict(.lost))
    #expect(told == (news == .later ? [] : ["hint-way-back"]))
    var delay = 0
    while delay < 20, news == .later, !talk.keys.contains("hint-way-back") {
      talk.type("d")
      delay += 1
    }
    #expect(delay == (news == .later ? 10 : 0))
    talk.type("d")
    #expect(!talk.keys.contains("hint-way-back"), "once")
    #expect(talk.questions.count == 2, "lost stays lost")
    for _ in 0...(delay + 1) { talk.type("undo") }
    #expect(talk.questions.count == 3, "what was undone is no loss")
  }

  @Test func aDealThatIsLostIsToldAtOnce() {
    var talk = Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: .wins
    ) { $0.unwinnableAlert = .atOnce }
    talk.hear(.verdict(.lost))
    #expect(talk.said == [[DealRating.lost.told]])
    var later = Talk(
      .round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()],
      analysisCapability: .wins
    ) { $0.unwinnableAlert = .later }
    #expect(later.hear(.verdict(.lost)) == [])
    for _ in 0..<10 { later.type("d") }
    #expect(later.said.last == [DealRating.lost.told], "it never could be won")
  }

  @Test func aVerdictOnAnEarlierTableIsNoneOnThisOne() throws {
    var talk = try talk { $0.unwinnableAlert = .atOnce }
    talk.type("d")
    let ids = talk.questions.suffix(2).map(\.id)
    #expect(talk.hear(.verdict(.lost), to: ids[0]) == [])
    #expect(talk.hear(.verdict(.lost), to: ids[1]) == ["hint-way-back"])
  }

  @Test func learnersHearWhatStandsInTheWay() throws {
    var talk = try talk { $0.learner = true }
    talk.type("winnable")
    talk.hear(.verdict(.lost))
    #expect(talk.said[0].map(\.key).first == "hint-way-back")
    #expect(talk.said[0].dropFirst().map(\.key) == ["obstacle-hidden"])
  }

  @Test func gamesWithoutASolverOfferNothingOfIt() throws {
    var talk = try talk(nil)
    for word in ["sure-hint", "winnable", "way-back", "rating"] {
      #expect(talk.type(word) == ["refused-act"])
    }
    talk.type("menu")
    #expect(!talk.entries.contains(Query.sureHint.title))
    let game = PokerSlam(listsHands: false)
    var points = Talk(
      .round(Deal(game, seed: 1)), descriptors: [PokerSlamRounds()], analysisCapability: .points)
    #expect(points.type("winnable") == ["refused-act"])
    points.type("sure-hint")
    let hand = try #require(game.moves(on: Match(game, seed: 1).table).first)
    points.hear(.best(hand, points: 300))
    #expect(points.said[0][0].key == "points-hint")
    #expect(points.said[0][0].fillings["points"] == 300)
  }

  @Test func theDealOfTheDayIsRatedUnlessItIsPlayedBefore() throws {
    func begun() -> Talk {
      var talk = Talk(descriptors: [KlondikeRounds()], analysisCapability: .wins)
      talk.type("1")
      let daily = talk.numbered.first { $0.title.key == "menu-daily" }?.number ?? 0
      talk.type("\(daily)")
      return talk
    }
    var talk = begun()
    #expect(talk.hear(.rating(.solver)) == ["deal-rating"])
    let urgencies = talk.requests.compactMap {
      if case .say(let utterance) = $0 { utterance.urgency } else { nil }
    }
    #expect(urgencies == [.next], "what is being told of the deal goes on")
    var hasty = begun()
    hasty.type("d")
    #expect(hasty.hear(.rating(.solver), to: 1) == [])
  }

  @Test func lostRoundsAreJudged() throws {
    var talk = try talk { $0.winnable = false }
    talk.type("new", "1")
    let judged = talk.all.compactMap { if case .judge(let match) = $0 { match } else { nil } }
    #expect(judged.map(\.seed) == [1])
    #expect(judged.map(\.moveCount) == [0])
  }
}

extension Place {
  /// As it is typed.
  fileprivate var short: String { "\(kind.name) \(number)" }
}
