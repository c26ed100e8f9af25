// SPDX-License-Identifier: GPL-3.0-or-later

import BrailleTestSupport
import Foundation
import Synchronization
import Testing

@testable import Braille

/// What a display reported, in order.
final class Reports: Sendable {
  private let events = Mutex<[BrailleDisplay.Event]>([])

  func add(_ event: BrailleDisplay.Event) { events.withLock { $0.append(event) } }

  /// The reports so far, as soon as there are so many.
  func first(_ count: Int) throws -> [BrailleDisplay.Event] {
    try first(count) { _ in true }
  }

  /// What was pressed so far, as soon as there is so much; brltty may have been slower to come than
  /// we were to look for it, which is told and is no key.
  func keys(_ count: Int) throws -> [BrailleDisplay.Event] {
    try first(count) { $0 != .absent }
  }

  private func first(
    _ count: Int, where counts: (BrailleDisplay.Event) -> Bool
  ) throws -> [BrailleDisplay.Event] {
    let end = ContinuousClock.now + .seconds(900)
    while true {
      let events = events.withLock { $0.filter(counts) }
      if events.count >= count { return events }
      guard ContinuousClock.now < end else { throw TooLate(last: "\(events)") }
      usleep(5_000)
    }
  }
}

/// Against brltty itself.
@Suite(.serialized, .enabled(if: BRLTTY.isThere)) struct DisplayTests {
  private let brltty: BRLTTY
  private let reports = Reports()
  private let english = Translator(language: "en", grade: .one)

  init() throws { brltty = try BRLTTY() }

  private func display() throws -> BrailleDisplay {
    let display = BrailleDisplay(host: brltty.host, retry: .milliseconds(50)) { [reports] event in
      reports.add(event)
    }
    return try #require(display)
  }

  private static let menu = [
    Passage("Main menu"), Passage("1. Go", target: .entry(1)), Passage("2. Yes", target: .entry(2)),
    Passage("3. No", target: .entry(3)),
  ]

  @Test func `cells arrive, keys come back, and the window pans`() throws {
    try brltty.start()
    let device = try brltty.display(cells: 20)
    let display = try display()
    defer { display.close() }
    display.show(Self.menu, by: english)
    // "Main menu" has 10 cells, an entry 7 or more: one entry would not fit the rest of 20.
    try device.wait(for: "⠠⠍⠁⠊⠝⠀⠍⠑⠝⠥⠀⠀⠼⠁⠲⠀⠠⠛⠕")
    device.send("Route 14")
    #expect(try reports.keys(1) == [.choose(1)])
    device.send("Route 3")
    device.send("FWinRt")
    try device.wait(for: "⠼⠃⠲⠀⠠⠽⠑⠎⠀⠀⠼⠉⠲⠀⠠⠝⠕")
    device.send("Route 11")
    device.send("LnDn")
    device.send("Top")
    device.send("Back")
    device.send("Return")
    #expect(
      try reports.keys(6) == [
        .choose(1), .choose(3), .press("down"), .press("home"), .press("escape"), .press("enter"),
      ])
    device.send("FWinLt")
    try device.wait(for: "⠠⠍⠁⠊⠝⠀⠍⠑⠝⠥⠀⠀⠼⠁⠲⠀⠠⠛⠕")
  }

  @Test func `a label in focus is taken by any routing key over it`() throws {
    try brltty.start()
    let device = try brltty.display(cells: 40)
    let display = try display()
    defer { display.close() }
    display.show([Passage("⠅⠎ c4", target: .focus)], by: english)
    try device.wait(for: "⠅⠎⠀⠉⠼⠙")
    device.send("Route 30")
    device.send("Route 2")
    #expect(try reports.keys(1) == [.press("enter")])
  }

  @Test func `brltty that is killed and started again shows what was last`() throws {
    let display = try display()
    defer { display.close() }
    #expect(try reports.first(1) == [.absent])
    display.show([Passage("a")], by: english)
    try brltty.start()
    try brltty.display(cells: 40).wait(for: "⠁")
    brltty.kill()
    #expect(try reports.first(2) == [.absent, .absent])
    display.show([Passage("ab")], by: english)
    try brltty.start()
    try brltty.display(cells: 40).wait(for: "⠁⠃")
    #expect(try reports.first(2) == [.absent, .absent])
  }

  @Test func `a display unplugged and another plugged in is used at its own width`() throws {
    try brltty.start()
    let first = try brltty.display(cells: 40)
    let display = try display()
    defer { display.close() }
    display.show(Self.menu, by: english)
    try first.wait(for: "⠠⠍⠁⠊⠝⠀⠍⠑⠝⠥⠀⠀⠼⠁⠲⠀⠠⠛⠕⠀⠀⠼⠃⠲⠀⠠⠽⠑⠎⠀⠀⠼⠉⠲⠀⠠⠝⠕")
    let before = try reports.first(0)
    first.send("Quit")
    first.unplug()
    // brltty itself would cut the old cells at the 22nd, after the number sign of entry 2.
    let second = try brltty.display(cells: 22)
    try second.wait(for: "⠠⠍⠁⠊⠝⠀⠍⠑⠝⠥⠀⠀⠼⠁⠲⠀⠠⠛⠕")
    second.send("FWinRt")
    try second.wait(for: "⠼⠃⠲⠀⠠⠽⠑⠎⠀⠀⠼⠉⠲⠀⠠⠝⠕")
    #expect(try reports.first(0) == before)
  }

  @Test func `without brltty nothing is waited for`() throws {
    let display = try display()
    display.show([Passage("a")], by: english)
    #expect(try reports.first(1) == [.absent])
    display.close()
  }
}
