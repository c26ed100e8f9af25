// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Storage
import StoreTestSupport
import Testing

/// Rounds, and what the game remembers beside them.
enum RoundLaws {
  static let all = [
    StoreLaw("a round comes back as it was", aRoundComesBack),
    StoreLaw("every slot holds its own round", everySlotHoldsItsOwn),
    StoreLaw("moves that were replaced are written anew", movesThatWereReplaced),
    StoreLaw("another round in the slot takes the place of all of it", anotherRound),
    StoreLaw("a slot that is emptied is empty", aSlotThatIsEmptied),
    StoreLaw("the round saved last comes first", theLastComesFirst),
    StoreLaw("flags are kept", flagsAreKept),
  ]

  private static func aRoundComesBack(_ site: any StoreSite) async throws {
    for steps in [0, 1, 5, 50, 300] {
      let match = round(steps: steps)
      let seat = try await Seat(site)
      try await seat.save(match, seconds: steps)
      try await seat.store.release(seat.lease)
      let next = try await Seat(site)
      let kept = try await next.kept()
      #expect(kept?.seconds == steps)
      #expect(Likeness(kept?.match) == Likeness(match))
      let seen = try await next.store.round(in: "pebbles", of: next.player)
      #expect(Likeness(seen?.match) == Likeness(match))
      try await next.store.release(next.lease)
    }
  }

  private static func everySlotHoldsItsOwn(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.save(round(steps: 4), in: "pebbles")
    try await seat.save(round(steps: 8), in: "tutorial")
    #expect(Likeness(try await seat.kept()?.match) == Likeness(round(steps: 4)))
    #expect(
      try await Set(seat.store.saves(of: seat.player).map(\.slot)) == ["pebbles", "tutorial"])
    try await seat.write(.clear(slot: "pebbles"))
    #expect(try await seat.store.saves(of: seat.player).map(\.slot) == ["tutorial"])
    #expect(Likeness(try await seat.kept(in: "tutorial")?.match) == Likeness(round(steps: 8)))
  }

  private static func movesThatWereReplaced(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    for undone in [1, 2, 7, 20] {
      var match = round(steps: 60)
      while match.redo() != nil {}
      try await seat.save(match)
      match.undo(undone)
      try await seat.save(match)
      #expect(Likeness(try await seat.kept()?.match) == Likeness(match))
      try match.play(Move("shuffle"))
      match.setBookmark()
      try await seat.save(match)
      #expect(Likeness(try await seat.kept()?.match) == Likeness(match))
    }
  }

  private static func anotherRound(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.save(round(steps: 80))
    for other in [round(steps: 40, seed: 8), round(steps: 0), round(steps: 90, seed: 9)] {
      try await seat.save(other)
      #expect(Likeness(try await seat.kept()?.match) == Likeness(other))
    }
  }

  private static func aSlotThatIsEmptied(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.save(round(steps: 30))
    let result = RoundResult(of: round(steps: 30), .won, seconds: 1)
    try await seat.write(.record(result, clearing: "pebbles"))
    #expect(try await seat.kept()?.seconds == nil)
    #expect(try await seat.statistics().won == 1)
    try await seat.save(round(steps: 3))
    #expect(Likeness(try await seat.kept()?.match) == Likeness(round(steps: 3)))
  }

  private static func theLastComesFirst(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    for slot in ["b", "c", "a", "b"] { try await seat.save(round(steps: 1), in: slot) }
    let slots = ["c", "b", "none"]
    let opened = try await seat.store.openRounds(in: slots, under: seat.lease)
    #expect(opened.rounds.map(\.slot) == ["b", "c"])
    #expect(opened.notices == [])
    #expect(try await seat.store.saves(of: seat.player).map(\.slot) == ["b", "a", "c"])
  }

  private static func flagsAreKept(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    #expect(try await seat.store.flags(of: seat.player) == [:])
    try await seat.write(.setFlag("tutorial", value: "done"))
    try await seat.write(.setFlag("tip", value: "1"))
    try await seat.write(.setFlag("tip", value: "2 ’ ? $1 \" \\"))
    let other = try await site.open()
    #expect(
      try await other.flags(of: seat.player) == ["tutorial": "done", "tip": "2 ’ ? $1 \" \\"])
    try await seat.write(.setFlag("tip", value: nil))
    #expect(try await other.flags(of: seat.player) == ["tutorial": "done"])
  }
}
