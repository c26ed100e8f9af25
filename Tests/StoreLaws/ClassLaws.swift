// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Storage
import StoreTestSupport
import Testing

/// Classes, pupils, and when all of it is gone.
enum ClassLaws {
  static let all = [
    StoreLaw("a class is its teacher's, and pupils come in by its code", aClass),
    StoreLaw("what counts for a class is what was asked in it", whatCounts),
    StoreLaw("nobody but the teacher hears what pupils know", nobodyElse),
    StoreLaw("after the last day a class is not there, and then deleted", afterTheLastDay),
    StoreLaw("who leaves a class leaves nothing there", leaving),
    StoreLaw("a class has so many pupils, and a teacher so many classes", soMany),
  ]

  private static let last = Day(20_270_131)
  private static let day = last + -30
  private static let item = LearningItem("country-fr", .capital)

  private static func book(_ seat: Seat) throws -> any GuestStore {
    try #require(seat.store as? any GuestStore)
  }

  private static let plan = ClassPlan(
    title: "Rivers", subject: RoundTopic(id: "topic/rivers", title: Term("rivers")),
    hasQuiz: true, hasRounds: false, ends: last)

  private static func make(_ seat: Seat, most: Int = 9) async throws -> SchoolClass? {
    try await book(seat).makeClass(plan, by: seat.player, most: most, on: day)
  }

  private static func join(_ made: SchoolClass, _ seat: Seat, _ name: String = "", most: Int = 9)
    async throws -> SchoolClass?
  {
    try await book(seat).joinClass(
      made.code, as: seat.player, called: name, most: most, on: day)
  }

  private static func report(
    _ made: SchoolClass, _ seat: Seat, on day: Day = day
  ) async throws -> ClassReport? {
    try await book(seat).report(on: made.code, for: seat.player, on: day)
  }

  private static func answer(_ made: SchoolClass, _ seat: Seat, _ isRight: Bool) async throws {
    try await seat.write(.answerInClass(item, isRight: isRight, on: day, in: made.code))
  }

  private static func aClass(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let made = try #require(try await make(ann))
    #expect(made.role == .teacher && made.title == "Rivers" && made.subject.id == "topic/rivers")
    #expect(made.hasQuiz && !made.hasRounds && made.ends == last && made.pupils == 0)
    let seen = try await book(bob).schoolClass(made.code, as: bob.player, on: day)
    #expect(seen?.role == .stranger)
    #expect(try await book(bob).classes(of: bob.player, on: day) == [])
    #expect(try await join(made, bob, "Bob")?.role == .pupil)
    #expect(try await join(made, bob, "Other")?.pupils == 1, "one comes in once")
    #expect(try await book(bob).classes(of: bob.player, on: day).map(\.role) == [.pupil])
    #expect(try await book(ann).classes(of: ann.player, on: day).map(\.role) == [.teacher])
    #expect(try await report(made, ann)?.pupils.map(\.name) == ["Bob"])
    #expect(try await book(ann).isInForce(made.code, now: .distantPast, today: day))
  }

  private static func whatCounts(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let carl = try await Seat(site, "carl")
    let made = try #require(try await make(ann))
    _ = try await join(made, bob, "Bob")
    try await bob.write(.answer(item, isRight: true, on: day))
    // Who is not in it answers nothing there.
    try await answer(made, carl, true)
    #expect(try await report(made, ann)?.pupils.map(\.answers) == [[]])
    try await answer(made, bob, true)
    try await answer(made, bob, false)
    let first = try await report(made, ann)?.pupils.first?.answers
    #expect(first == [.init(item, right: 1, wrong: 1, isKnown: false, day: day)])
    try await answer(made, bob, true)
    #expect(try await report(made, ann)?.pupils.first?.answers.first?.isKnown == true)
    // What the pupil remembers for themselves is their own.
    #expect(try await bob.store.memoryStates(of: bob.player)[item]?.right == 1)
  }

  private static func nobodyElse(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site, "anns"), try await Seat(site, "bobs"))
    let made = try #require(try await make(ann))
    _ = try await join(made, bob, "Robert")
    try await answer(made, bob, true)
    #expect(try await report(made, bob) == nil)
    try await book(bob).removePupil(1, from: made.code, by: bob.player)
    #expect(try await report(made, ann)?.pupils.count == 1)
    let own = String(decoding: try await book(ann).everything(of: ann.player), as: UTF8.self)
    #expect(own.contains("Rivers") && !own.contains("Robert") && !own.contains("bobs"))
    let theirs = String(decoding: try await book(bob).everything(of: bob.player), as: UTF8.self)
    #expect(theirs.contains("Robert") && !theirs.contains("anns"))
  }

  private static func afterTheLastDay(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let store = try book(ann)
    let made = try #require(try await make(ann))
    _ = try await join(made, bob, "Robert")
    try await answer(made, bob, true)
    #expect(try await report(made, ann, on: last) != nil, "the last day is one of it")
    let after = last + 1
    #expect(try await report(made, ann, on: after) == nil)
    #expect(try await store.schoolClass(made.code, as: bob.player, on: after) == nil)
    for player in [ann.player, bob.player] {
      #expect(try await store.classes(of: player, on: after) == [])
    }
    #expect(try await !store.isInForce(made.code, now: .distantPast, today: after))
    #expect(
      try await store.joinClass(
        made.code, as: PlayerID(rawValue: "carl"), called: "", most: 9, on: after) == nil)
    try await store.deleteEnded(now: .distantPast, today: last)
    #expect(try await report(made, ann) != nil)
    try await store.deleteEnded(now: .distantPast, today: after)
    let nothing = try await store.everything(of: PlayerID(rawValue: "nobody"))
    for player in [ann.player, bob.player] {
      #expect(try await store.everything(of: player) == nothing)
    }
  }

  private static func leaving(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let carl = try await Seat(site, "carl")
    let made = try #require(try await make(ann))
    for seat in [bob, carl] {
      _ = try await join(made, seat, "x")
      try await answer(made, seat, true)
    }
    try await book(bob).leaveClass(made.code, bob.player)
    let nothing = try await book(ann).everything(of: PlayerID(rawValue: "nobody"))
    #expect(try await book(bob).everything(of: bob.player) == nothing)
    #expect(try await report(made, ann)?.pupils.map(\.number) == [2])
    try await book(ann).removePupil(2, from: made.code, by: ann.player)
    #expect(try await report(made, ann)?.pupils == [])
    _ = try await join(made, carl)
    try await answer(made, carl, true)
    try await book(ann).leaveClass(made.code, ann.player)
    #expect(try await book(carl).everything(of: carl.player) == nothing)
  }

  private static func soMany(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let made = try #require(try await make(ann, most: 1))
    #expect(try await make(ann, most: 1) == nil)
    #expect(try await make(bob, most: 1) != nil)
    #expect(try await join(made, bob, most: 1) != nil)
    #expect(try await join(made, try await Seat(site, "carl"), most: 1) == nil)
  }
}
