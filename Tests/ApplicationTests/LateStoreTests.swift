// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine
import Foundation
import Preferences
import Storage
import Testing

/// A store that answers late, or fails, holds up nobody and is told of truly.
@Suite(.timeLimit(.minutes(15))) struct LateStoreTests {
  private let store: HeldStore
  private let door = HandDoor()
  private let content: Content

  init() throws {
    store = try HeldStore()
    content = try Content(Resources(environment: ["ALOUD_HOME": House.checkout.path]))
  }

  /// Begins a round of Klondike, and plays on until the test's end.
  private func play(at door: HandDoor? = nil) async throws -> Task<Void, any Error> {
    let door = door ?? self.door
    var settings = Settings()
    settings.firstStartDone = true
    let player = await StoredPlayer(.home, in: store)
    var runner = await SessionRunner(
      door, PlayerContent(content, player), player, Analysis(workers: 1), settings: settings,
      usualLanguage: "en", seed: 1)
    let start = await runner.round(
      of: "klondike", DealWish(.number(11), isAny: true), made: .groups(AtlasWish()))
    let evening = Task { try await runner.run(start) }
    await door.wait(for: "Klondike")
    return evening
  }

  private func end(_ evening: Task<Void, any Error>, at door: HandDoor? = nil) async throws {
    let door = door ?? self.door
    store.letGo()
    door.give(.leave)
    try await evening.value
  }

  @Test func theTalkGoesOnAndWhatIsSavedIsToldWhenItIs() async throws {
    let evening = try await play()
    store.hold()
    for _ in 0..<3 { door.give(.line("d")) }
    door.give(.line("progress"))
    await door.wait(for: "3 moves")
    let before = store.calls
    door.give(.line("q"))
    // Back works while the save is waited for.
    door.give(.line("0"))
    await door.wait(for: "Question withdrawn")
    door.give(.line("q"))
    door.give(.line("repeat"))
    await door.wait(for: "Question withdrawn", times: 2)
    #expect(!door.lines.contains("Game saved."))
    #expect(store.calls == before, "one write after the other")
    store.letGo()
    await door.wait(for: "Main menu")
    #expect(door.lines.count { $0 == "Game saved." } == 1)
    try await end(evening)
  }

  @Test func aSaveThatFailsIsToldInItsPlace() async throws {
    let evening = try await play()
    // What the beginning left to be written is written before this is answered.
    door.give(.line("progress"))
    await door.wait(for: "0 moves")
    store.fail(with: .diskFull)
    door.give(.line("q"))
    await door.wait(for: "Main menu")
    try await end(evening)
    #expect(!door.lines.contains("Game saved."))
    #expect(door.lines.count { $0.hasPrefix("The disk is full") } == 1, "\(door.lines)")
  }

  @Test(arguments: [PlayerInput.line("q"), .leave], [false, true])
  func aMatchThatIsLeftIsWrittenOnce(input: PlayerInput, isDiskFull: Bool) async throws {
    let evening = try await play()
    door.give(.line("d"))
    door.give(.line("progress"))
    await door.wait(for: "1 move")
    #expect(store.saves == 1)
    if isDiskFull { store.fail(with: .diskFull) }
    door.give(input)
    if input != .leave { await door.wait(for: "Main menu") }
    try await end(evening)
    #expect(store.saves == 2)
    let trouble = door.lines.count { $0.hasPrefix("The disk is full") }
    #expect(trouble == (isDiskFull ? 1 : 0), "\(door.lines)")
  }

  @Test func whoWasToldWhilePlayingIsToldOnceMoreWhenLeaving() async throws {
    let evening = try await play()
    door.give(.line("progress"))
    await door.wait(for: "0 moves")
    store.fail(with: .diskFull)
    for _ in 0..<3 { door.give(.line("d")) }
    door.give(.line("progress"))
    await door.wait(for: "3 moves")
    door.give(.line("list"))
    await door.wait(for: "The disk is full")
    door.give(.line("q"))
    await door.wait(for: "Main menu")
    try await end(evening)
    #expect(door.lines.count { $0.hasPrefix("The disk is full") } == 2, "\(door.lines)")
  }

  @Test func anAnswerThatNobodyWaitsForIsNotHeard() async throws {
    let evening = try await play()
    door.give(.line("q"))
    await door.wait(for: "Main menu")
    store.hold()
    let number = door.lines.lazy.compactMap { $0.wholeMatch(of: /(\d+)\. Statistics/)?.1 }.last
    door.give(.line(String(try #require(number, "\(door.lines)"))))
    door.give(.line("0"))
    await door.wait(for: "Question withdrawn")
    let heard = door.lines.count
    store.letGo()
    door.give(.line("repeat"))
    while door.lines.count == heard { try await Task.sleep(for: .milliseconds(1)) }
    try await end(evening)
    #expect(!door.lines.contains { $0.hasPrefix("Nothing") || $0.hasPrefix("No game") })
  }

  @Test func whoWasTakenOverIsToldAtOnceAndOnce() async throws {
    let evening = try await play()
    door.give(.line("d"))
    door.give(.line("progress"))
    await door.wait(for: "1 move")
    try await store.takeOver(.home)
    let loss = "The game went on in another window; here it is no longer saved."
    // Nothing was typed.
    await door.wait(for: loss)
    for _ in 0..<2 { door.give(.line("d")) }
    door.give(.line("progress"))
    await door.wait(for: "3 moves")
    #expect(door.lines.count { $0 == loss } == 1, "\(door.lines)")
    try await end(evening)
    let slot = try #require(try await store.saves(of: .home).first?.slot)
    #expect(try await store.round(in: slot, of: .home)?.match.moveCount == 1)
  }

  @Test func overANetworkAnAnswerIsHeardWhenItIsKept() async throws {
    let door = HandDoor(answersWhenKept: true)
    let evening = try await play(at: door)
    door.give(.line("progress"))
    await door.wait(for: "0 moves")
    store.fail(with: .diskFull)
    door.give(.line("d"))
    await door.wait(for: "The disk is full")
    let failed = door.answers.first { $0.contains { $0.hasPrefix("The disk is full") } }
    #expect(failed?.count == 2, "the card, and that it is not kept: \(door.answers)")
    store.hold()
    for _ in 0..<2 { door.give(.line("d")) }
    let late = "The saved games are in use: the last move is not saved yet."
    await door.wait(for: late)
    door.give(.line("progress"))
    await door.wait(for: "3 moves")
    #expect(door.lines.count { $0 == late } == 1, "\(door.lines)")
    try await end(evening, at: door)
  }

  @Test func aStoreThatIsInTimeIsNeverCalledLate() async throws {
    let door = HandDoor(answersWhenKept: true)
    let evening = try await play(at: door)
    for _ in 0..<300 { door.give(.line("d")) }
    door.give(.line("progress"))
    await door.wait(for: "300 moves")
    #expect(!door.lines.contains { $0.hasPrefix("The saved games are in use") })
    try await end(evening, at: door)
  }
}
