// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Synchronization
import Testing

@testable import Storage
@testable import WebServer

/// What guests do together on the page: links and classes.
@Suite(.timeLimit(.minutes(15))) struct TogetherTests {
  /// A clock that a test sets.
  private final class Clock: Sendable {
    private let time = Mutex(Date())

    var now: Date { time.withLock(\.self) }
    func pass(days: Int) { time.withLock { $0 += TimeInterval(days) * 24 * 60 * 60 } }
  }

  private static func player(
    of browser: Browser, _ store: SQLitePlayerStore
  ) async throws -> PlayerID {
    let secret = browser.setCookie.prefix { $0 != ";" }.dropFirst("aloud=".count)
    return try #require(try await store.player(showing: PlayerKey(browser: String(secret))))
  }

  /// A stranger follows a link: the page does nothing by being opened, and shows it to everybody alike.
  private static func follow(_ path: String, _ browser: Browser) async throws {
    let cookie = browser.setCookie
    try await browser.get(path)
    #expect(browser.status == .ok && browser.setCookie == cookie)
    #expect(browser.page.contains("Somebody invites you to play together."))
    let code = path.suffix(JoinCode.length)
    #expect(browser.page.contains("name=\"code\" value=\"\(code)\""))
    try await browser.post("code=\(code)", to: "/enter")
    // Who is new is asked for language and voice; who is not would choose what the link leads to.
    guard cookie.isEmpty else { return }
    for _ in 0..<2 where browser.page.contains("name=\"entry\"") { try await browser.choose("1") }
  }

  @Test func aLinkLetsAStrangerInAndLeadsToTheVerySameDeal() async throws {
    let house = try GuestHouse()
    let store = house.store
    try await house.open { ann in
      try await ann.enter()
      let path = try await ann.newLink()
      #expect(path.wholeMatch(of: #/\/with\/\d{12}/#) != nil)
      let bob = ann.another()
      try await Self.follow(path, bob)
      try await bob.wait { $0.contains("Play this deal") }
      #expect(bob.page.contains("A friend invites you to this deal."))
      let ids = (try await Self.player(of: ann, store), try await Self.player(of: bob, store))
      let link = try #require(try await store.links(of: ids.1, now: Date()).first)
      #expect(try await store.links(of: ids.0, now: Date()).first?.deal == link.deal)
      try await bob.open("Play this deal")
      try await bob.waitForTable()
      try await bob.get("/")
      #expect(bob.heading == "Golf")

      // Bob is done elsewhere; Ann, who is at the page, is told at once.
      let lease = try await store.claim(ids.1, takingOver: .always)
      var match = Match(link.deal.game, seed: link.deal.seed)
      _ = try match.play(try #require(match.game.moves(on: match.table).first))
      let slot = link.deal.game.slot
      try await store.write(.save(match, slot: slot, seconds: 5), by: .exclusive(lease))
      let result = RoundResult(of: match, .abandoned, seconds: 5)
      try await store.write(.record(result, clearing: slot), by: .exclusive(lease))
      try await ann.wait { $0.contains("A friend is done with the same deal: Golf") }
      #expect(!ann.page.contains(ids.1.rawValue))
    }
  }

  @Test func whoIsKnownGoesOnAndIsLedThere() async throws {
    try await GuestHouse().open { ann in
      try await ann.enter()
      let path = try await ann.newLink()
      let bob = ann.another()
      try await bob.enter()
      let cookie = bob.setCookie
      try await Self.follow(path, bob)
      try await bob.wait { $0.contains("Play this deal") }
      #expect(bob.setCookie == cookie, "it is the same player")
    }
  }

  @Test func linksOfNobodyLeadNowhere() async throws {
    try await GuestHouse().open { browser in
      for path in ["/with/12", "/class/abcdefghijkl", "/with/1234567890123", "/with/../etc"] {
        try await browser.get(path)
        #expect(browser.status == .notFound, "\(path)")
      }
      try await browser.get("/class/123456789012/report")
      #expect(browser.status == .forbidden, "a stranger has no class")
    }
  }

  /// Makes a class, and tells where pupils come in.
  private static func newClass(_ browser: Browser) async throws -> String {
    try await browser.open("Together", "Classes")
    try await browser.wait { $0.contains("Make a class") }
    try await browser.open("Make a class")
    #expect(browser.page.contains("After the last day the server deletes the class"))
    try await browser.type("Rivers")
    try await browser.wait { $0.contains("What is it about?") }
    try await browser.open("Everything", "Quiz and rounds")
    try await browser.choose("1")
    try await browser.wait { $0.contains("Code for pupils") }
    return try #require(browser.page.firstMatch(of: #/\/class\/\d{12}/#)).output.description
  }

  private static let item = LearningItem("country-fr", .capital)

  @Test func aReportIsTheTeachersAlone() async throws {
    let house = try GuestHouse()
    let store = house.store
    try await house.open { teacher in
      try await teacher.enter()
      let path = try await Self.newClass(teacher)
      let code = try #require(JoinCode(rawValue: String(path.suffix(JoinCode.length))))
      let pupil = teacher.another()
      try await Self.follow(path, pupil)
      try await pupil.wait { $0.contains("Join without a name") }
      #expect(pupil.page.contains("Your teacher hears what you are asked in this class"))
      #expect(pupil.page.contains("The server deletes all of it after"))
      try await pupil.open("Join without a name")
      try await pupil.wait { $0.contains("Class quiz") }
      let id = try await Self.player(of: pupil, store)
      try await store.write(
        .answerInClass(Self.item, isRight: false, on: Day(20_261_128), in: code), by: .shared(id))
      try await teacher.get("\(path)/report")
      #expect(teacher.status == .ok && teacher.heading == "Rivers")
      #expect(teacher.page.contains("<td>Pupil 1</td><td>France</td>"))
      #expect(!teacher.page.contains(id.rawValue))
      for other in [pupil, teacher.another()] {
        for end in ["report", "report.csv"] {
          try await other.get("\(path)/\(end)")
          #expect([.notFound, .forbidden].contains(other.status), "\(end)")
          #expect(!other.page.contains("France"))
        }
      }
    }
  }

  @Test func whatAPupilTypesIsNoFormula() async throws {
    let house = try GuestHouse()
    let store = house.store
    try await house.open { teacher in
      try await teacher.enter()
      let path = try await Self.newClass(teacher)
      let code = try #require(JoinCode(rawValue: String(path.suffix(JoinCode.length))))
      for (name, number) in [("=1+1", 1), ("a\"b<script>", 2)] {
        _ = try await store.joinClass(
          code, as: PlayerID(rawValue: "guest-\(number)"), called: name, most: 9,
          on: Day(20_261_128))
      }
      try await teacher.get("\(path)/report.csv")
      #expect(teacher.headers[.contentType] == "text/csv; charset=utf-8")
      #expect(teacher.headers[.contentDisposition] == "attachment; filename=\"class.csv\"")
      let lines = teacher.page.split(separator: "\r\n")
      #expect(
        lines.first?.hasSuffix(
          "\"Pupil\",\"Place\",\"Question\",\"Right\",\"Wrong\",\"Known\",\"Day\"") == true)
      #expect(lines.dropFirst().first?.hasPrefix("\"'=1+1\",") == true)
      #expect(lines.last?.hasPrefix("\"a\"\"b<script>\",") == true)
      try await teacher.get("\(path)/report")
      #expect(!teacher.page.contains("b<script>"))
    }
  }

  @Test func whatHasEndedIsDeletedByItself() async throws {
    let clock = Clock()
    let house = try GuestHouse(now: { clock.now })
    let (store, hall) = (house.store, house.hall)
    try await house.open { teacher in
      try await teacher.enter()
      let path = try await Self.newClass(teacher)
      let link = try await teacher.newLink()
      let code = try #require(JoinCode(rawValue: String(path.suffix(JoinCode.length))))
      let id = try await Self.player(of: teacher, store)
      clock.pass(days: 400)
      // It is not there any more, whether it is deleted yet or not.
      try await teacher.get("\(path)/report")
      #expect(teacher.status == .notFound)
      for path in [path, link] {
        let pupil = teacher.another()
        try await pupil.post("code=\(path.suffix(JoinCode.length))", to: "/enter")
        #expect(pupil.status == .notFound)
      }
      #expect(try await store.report(on: code, for: id, on: Day(20_261_128)) != nil)
      let sweeping = Task { await Housekeeping(hall).run() }
      while try await store.report(on: code, for: id, on: Day(20_261_128)) != nil {
        await Task.yield()
      }
      sweeping.cancel()
      #expect(try await store.links(of: id, now: .distantPast) == [])
    }
  }
}

extension Browser {
  /// Asks for an invitation to a new deal, from the main menu.
  func invite() async throws {
    try await open("Together", "Invite a friend to a new deal", "Golf")
    // How hard it is.
    try await choose("1")
  }

  /// Invites to a new deal, from the main menu.
  ///
  /// - Returns: where the friend comes in.
  func newLink() async throws -> String {
    try await home()
    try await invite()
    try await wait { $0.contains("Code for your friend") }
    return try #require(page.firstMatch(of: #/\/with\/\d{12}/#)).output.description
  }
}
