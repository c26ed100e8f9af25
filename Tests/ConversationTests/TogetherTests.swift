// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Learning
import Testing

@testable import Conversation

/// What is played with others of a server: boards, links, and classes.
@Suite struct TogetherTests {
  private func talk(
    _ fellows: Fellows = Fellows(), address: String? = "https://games.example.org"
  ) -> Talk {
    var talk = Talk(descriptors: [KlondikeRounds()], fellows: fellows)
    talk.dialogue.environment.equipment.seat = address == nil ? .lineClient : .page
    talk.dialogue.environment.equipment.address = address
    talk.type("")
    return talk
  }

  /// Chooses entries by their keys, one menu after the other.
  private func open(_ talk: inout Talk, _ keys: Key...) throws {
    for key in keys {
      let entry = try #require(
        talk.dialogue.view.entries.first { $0.title.key == key }, "\(key)")
      talk.give(.choose(entry.choice))
    }
  }

  private func questions(_ talk: Talk) -> [TogetherQuestion] {
    talk.lookups.compactMap {
      if case .together(let question) = $0.subject { question } else { nil }
    }
  }

  @Test func theMenuIsThereWhereThereAreOthers() throws {
    #expect(!Talk().entries.contains { $0.key == "together" })
    var talk = talk()
    try open(&talk, "together")
    #expect(
      talk.dialogue.view.entries.map(\.title.key.name) == [
        "together-boards", "together-invite", "together-links", "together-code", "classes",
      ])
  }

  @Test func aBoardTellsTheFiguresAndNoNames() throws {
    var talk = talk()
    try open(&talk, "together", "together-boards", "game-klondike")
    #expect(
      talk.keys == [
        "board-told", "link-you board-place", "board-moves board-time", "board-no-hint",
      ])
    #expect(questions(talk) == [.board(game: "klondike", day: Talk.day)])
    let told = talk.said[1]
    #expect(told.last?.fillings["place"] == 2)
  }

  /// It is found again after the round was left, on another day too.
  @Test func theDealOfADayIsKnownByItsNumber() throws {
    let rounds = KlondikeRounds()
    for (number, day) in [(20_260_704, 20_260_704), (20_260_703, 20_260_703), (12, nil)]
      as [(UInt64, Int?)]
    {
      let deal = try rounds.deal(
        DealRequest(difficulty: rounds.daily.difficulty, number: number, isShared: true))
      let result = RoundResult(of: Match(deal.game, seed: deal.seed), .won, seconds: 1)
      guard rounds.daily.number(Talk.day) == 20_260_704 else { return }
      #expect(result.boardDay(of: rounds, today: Talk.day) == day)
    }
  }

  @Test func aFriendIsInvitedToANewDealByACodeAndAnAddress() throws {
    var talk = talk()
    try open(&talk, "together", "together-invite")
    talk.type("1")
    if case .together(.difficulties)? = talk.dialogue.page { talk.type("1") }
    guard case .newLink(let deal)? = questions(talk).last else {
      Issue.record("no link is made")
      return
    }
    #expect(talk.keys.contains("link-code") && talk.keys.contains("link-address"))
    let address = talk.said.joined().first { $0.key == "link-address" }?.fillings["address"]
    #expect(address == "https://games.example.org/with/123456789012")
    let code = talk.said.joined().first { $0.key == "link-code" }?.fillings["code"]
    #expect(code == "1 2 3 4, 5 6 7 8, 9 0 1 2")
    try open(&talk, "link-play")
    #expect(talk.dialogue.playing?.match.seed == deal.seed)
    var client = self.talk(address: nil)
    try open(&client, "together", "together-links")
    client.type("1")
    #expect(client.keys.contains("link-code") && !client.keys.contains("link-address"))
  }

  @Test func whoPlaysInvitesToTheDealInFrontAndPlaysOn() throws {
    let rounds = KlondikeRounds()
    let deal = try rounds.deal(DealRequest(difficulty: rounds.difficulties[0], number: 3))
    var talk = Talk(.round(deal), descriptors: [rounds], fellows: Fellows())
    talk.type("0")
    try open(&talk, "game-menu-round", "link-make")
    #expect(questions(talk) == [.newLink(Deal(deal.game, seed: deal.seed, kind: deal.kind))])
    #expect(talk.keys.contains("link-code"))
    guard case .playing? = talk.dialogue.screens.last else {
      Issue.record("the game is not in front")
      return
    }
  }

  /// It would help with the deal.
  @Test func whatAFriendMadeOfItIsToldWhenBothAreDone() throws {
    var talk = talk()
    try open(&talk, "together", "together-code")
    #expect(talk.type("1234 5678-9012").contains("link-invitation"))
    #expect(questions(talk) == [.code(Fellows.code)])
    #expect(talk.keys.contains("link-friends-done") && !talk.keys.contains("link-friend"))
    let done = DealPlay(.won, moves: 50, seconds: 1, hints: 0)
    talk = self.talk(Fellows(own: done))
    try open(&talk, "together", "together-code")
    talk.type("123456789012")
    #expect(talk.keys.contains("link-you") && talk.keys.contains("link-friend"))
    #expect(!talk.dialogue.view.entries.contains { $0.title.key == "link-play" })
    let news = DealNews(
      Fellows.code, other: 1, game: "klondike", difficulty: "easy", theirs: Fellows.theirs,
      own: done)
    #expect(news.told.map(\.key) == ["link-news", "link-friend", "link-you"])
    #expect(
      DealNews(
        Fellows.code, other: 1, game: "klondike", difficulty: "easy", theirs: Fellows.theirs,
        own: nil
      ).told.map(\.key) == ["link-news", "link-you-open"])
  }

  @Test func whatIsNoCodeIsAskedForAgain() throws {
    var talk = talk()
    try open(&talk, "together", "together-code")
    for text in ["1234", "12345678901x", "1234567890123"] { talk.type(text) }
    #expect(questions(talk) == [])
    #expect(JoinCode(typed: "١٢٣٤ ٥٦٧٨ ٩٠١٢") == Fellows.code)
    #expect(Set((0..<50).map { _ in JoinCode() }).count == 50)
    #expect(JoinCode(typed: Fellows.code.told) == Fellows.code)
  }

  @Test func aLinkIsDeletedWhenThePlayerSaysSo() throws {
    var talk = talk()
    try open(&talk, "together", "together-links")
    talk.type("1")
    try open(&talk, "link-delete")
    #expect(talk.keys.first == "link-delete-question")
    talk.type("1")
    #expect(questions(talk).last == .dropLink(Fellows.code) && talk.keys.contains("link-deleted"))
  }

  @Test func aCodeTakesWhoPlaysToWhatItLeadsTo() throws {
    let rounds = KlondikeRounds()
    let deal = try rounds.deal(DealRequest(difficulty: rounds.difficulties[0], number: 3))
    var talk = Talk(.round(deal), descriptors: [rounds], fellows: Fellows())
    talk.type("d")
    let moment = Moment(seconds: 9, day: Talk.day)
    let requests = talk.dialogue.follow(Fellows.code, at: moment)
    #expect(requests.contains { if case .save = $0 { true } else { false } })
    #expect(talk.dialogue.isWaiting)
    var new = Talk(.code(Fellows.code), fellows: Fellows()) { $0.firstStartDone = false }
    #expect(new.lookups == [])
    new.type("1", "1", "1", "1")
    #expect(questions(new) == [.code(Fellows.code)])
  }

  @Test func hintsAreCounted() throws {
    let rounds = KlondikeRounds()
    let deal = try rounds.deal(DealRequest(difficulty: rounds.difficulties[0], number: 3))
    var talk = Talk(.round(deal), descriptors: [rounds])
    #expect(talk.dialogue.playing?.match.hintCount == 0)
    talk.type("h", "h")
    #expect(talk.dialogue.playing?.match.hintCount == 2)
  }
}

/// Classes, as a teacher makes them and pupils join them.
@Suite struct ClassTests {
  private func talk(_ role: SchoolClass.Role = .stranger, isPage: Bool = true) throws -> Talk {
    var talk = Talk(descriptors: [KlondikeRounds()], fellows: Fellows(role: role))
    talk.dialogue.environment.equipment.seat = isPage ? .page : .lineClient
    talk.type("")
    try open(&talk, "together", "classes")
    return talk
  }

  private func open(_ talk: inout Talk, _ keys: Key...) throws {
    for key in keys {
      let entry = try #require(
        talk.dialogue.view.entries.first { $0.title.key == key }, "\(key)")
      talk.give(.choose(entry.choice))
    }
  }

  private func questions(_ talk: Talk) -> [ClassQuestion] {
    talk.lookups.compactMap {
      if case .together(.ofClass(let question)) = $0.subject { question } else { nil }
    }
  }

  @Test func aTeacherIsToldWhatIsKeptBeforeAClassIsMade() throws {
    var talk = try talk()
    try open(&talk, "class-new")
    #expect(talk.keys.starts(with: Term.classPrivacy.map(\.key.name)))
    talk.type("Rivers")
    try open(&talk, "class-subject-all", "class-kind")
    let dates = talk.dialogue.view.entries.dropLast().map { $0.title.fillings }
    #expect(dates.map { $0["month"] } == ["m7", "m12", "m1"])
    talk.type("1")
    guard case .make(let plan)? = questions(talk).last else {
      Issue.record("no class is made")
      return
    }
    #expect(plan.title == "Rivers" && plan.hasQuiz && plan.hasRounds)
    #expect(plan.ends == Day(20_260_731))
    #expect(talk.keys.contains("class-code") && talk.keys.contains("class-until"))
  }

  @Test func aClassLastsAYearAtMost() throws {
    for (text, isTaken) in [
      ("2026-07-04", false), ("2026-07-05", true), ("2027-07-05", true), ("2027-07-06", false),
      ("2026-13-01", false),
    ] {
      var talk = try talk()
      try open(&talk, "class-new")
      talk.type("Rivers")
      try open(&talk, "class-subject-all", "class-kind", "class-end-other")
      talk.type(text)
      let isMade = questions(talk).contains { if case .make = $0 { true } else { false } }
      #expect(isMade == isTaken, "\(text)")
    }
  }

  @Test func aPupilIsToldBeforeComingInAndNeedsNoName() throws {
    for isNamed in [true, false] {
      var talk = Talk(descriptors: [KlondikeRounds()], fellows: Fellows())
      talk.answersAtOnce = false
      _ = talk.dialogue.follow(Fellows.code, at: Moment(seconds: 1, day: Talk.day))
      let moment = Moment(seconds: 2, day: Talk.day)
      let requests = talk.dialogue.hear(
        .together(.ofClass(.schoolClass(Fellows().schoolClass()))),
        to: talk.dialogue.memory.waiting?.id ?? 0, at: moment)
      let told = Talk.said(in: requests).joined().map(\.key)
      #expect(told.contains("privacy-class-pupil") && told.contains("privacy-class-until"))
      talk.answersAtOnce = true
      try open(&talk, isNamed ? "class-join-named" : "class-join")
      if isNamed { talk.type("Ann") }
      #expect(questions(talk) == [.join(Fellows().schoolClass(), name: isNamed ? "Ann" : "")])
      #expect(talk.keys.contains("class-joined"))
      #expect(
        talk.dialogue.view.entries.map(\.title.key.name) == [
          "class-quiz", "class-round", "class-leave",
        ])
    }
  }

  @Test func whatIsAnsweredInTheQuizOfAClassCountsForIt() throws {
    var talk = try talk()
    talk.type("2")
    try open(&talk, "class-quiz")
    talk.type("2")
    let answers = talk.requests.compactMap { request -> Bool? in
      if case .answeredInClass(Fellows.item, let isRight, _, Fellows.code) = request {
        isRight
      } else {
        nil
      }
    }
    #expect(answers == [true])
    #expect(talk.requests.contains { if case .answered = $0 { true } else { false } })
  }

  @Test func aTeacherHearsWhoKnowsWhatAndTakesItAlong() throws {
    for isPage in [true, false] {
      var talk = try talk(isPage: isPage)
      talk.type("1")
      try open(&talk, "class-report")
      #expect(talk.keys.contains("class-missed-most"))
      let entry = talk.dialogue.view.entries.first?.title
      #expect(entry?.fillings["known"] == 1 && entry?.fillings["asked"] == 2)
      try open(&talk, "class-table")
      if isPage {
        #expect(
          talk.requests.contains {
            if case .leadTo(.classTable(Fellows.code)) = $0 { true } else { false }
          })
      } else {
        #expect(talk.keys == ["class-pupil-entry class-missed", "class-pupil-entry"])
      }
      talk.type("1")
      try open(&talk, "class-remove")
      talk.type("1")
      #expect(
        questions(talk).last == .remove(1, from: Fellows().schoolClass(as: .teacher)))
    }
  }

  @Test func endingAndLeavingAreAsked() throws {
    for (number, key, question) in [
      ("1", "class-delete", "class-delete-question"),
      ("2", "class-leave", "class-leave-question"),
    ] as [(String, Key, String)] {
      var talk = try talk()
      talk.type(number)
      try open(&talk, key)
      #expect(talk.keys.first == question)
      talk.type("2")
      #expect(!questions(talk).contains { if case .leave = $0 { true } else { false } })
      try open(&talk, key)
      talk.type("1")
      #expect(questions(talk).contains { if case .leave = $0 { true } else { false } })
    }
  }
}

extension Dialogue {
  /// The menu in front; nil where none is.
  fileprivate var page: Page? {
    if case .menu(let menu)? = screens.last { menu.page } else { nil }
  }
}
