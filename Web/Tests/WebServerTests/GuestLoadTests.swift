// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import WebServer

/// Many guests at once, each of whom sees their own lines alone.
///
/// `ALOUD_LONG=1` has five hundred of them play.
@Suite(.serialized, .timeLimit(.minutes(15))) struct GuestLoadTests {
  private static let isLong = ProcessInfo.processInfo.environment["ALOUD_LONG"] == "1"
  private static let guests = isLong ? 500 : 40
  private static let inputs = isLong ? 30 : 6

  private static func limits() -> ServerLimits {
    var limits = ServerLimits.guests
    (limits.newPlayers, limits.inputsPerSecond, limits.burst) = (10_000, 1_000, 1_000)
    return limits
  }

  private static func mark(_ guest: Int) -> String { "mark\(1_000_000 + guest)x" }

  @Test func nobodySeesTheLinesOfAnother() async throws {
    try await GuestHouse(limits: Self.limits()).open { browser in
      let browsers = (0..<Self.guests).map { _ in browser.another() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (guest, browser) in browsers.enumerated() {
          group.addTask { try await Self.play(browser, as: guest) }
        }
        try await group.waitForAll()
      }
    }
  }

  private static func play(_ browser: Browser, as guest: Int) async throws {
    try await browser.enter()
    var pages = [browser.page]
    for input in 0..<inputs {
      // The name of a setting that there is not is said back, and stays in what was said.
      try await browser.type("settings \(mark(guest)) \(input)")
      pages.append(browser.page)
      #expect(browser.page.contains(mark(guest)))
      let number = browser.page.matches(of: #/data-number="(\d+)"/#).last.map { $0.1 } ?? ""
      try await browser.get("/heard/\(number).wav")
      try await browser.get("/")
      pages.append(browser.page)
    }
    try await browser.get("/everything.json")
    pages.append(browser.page)
    for page in pages {
      let marks = Set(page.matches(of: #/mark\d+x/#).map { String($0.0) })
      #expect(marks.isSubset(of: [mark(guest)]))
    }
  }

  @Test func whoIsIdleIsPutAwayAndComesBackAsTheyWere() async throws {
    var limits = Self.limits()
    limits.idleTime = .seconds(2)
    let house = try GuestHouse(limits: limits)
    let hall = house.hall
    let guests = min(Self.guests, 12)
    try await house.open { browser in
      let browsers = (0..<guests).map { _ in browser.another() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (guest, browser) in browsers.enumerated() {
          group.addTask {
            try await browser.enter()
            try await browser.type("settings sound-volume \(guest)")
          }
        }
        try await group.waitForAll()
      }
      while await hall.present > 0 { try await Task.sleep(for: .milliseconds(20)) }
      for (guest, browser) in browsers.enumerated() {
        try await browser.get("/")
        #expect(browser.status == .ok && browser.heading == "Main menu")
        try await browser.get("/everything.json")
        #expect(browser.page.contains("sound-volume = \(guest)\\n"))
      }
    }
  }
}
