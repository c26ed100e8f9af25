// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import WebServer

/// Who else is let in, and for how long.
@Suite(.timeLimit(.minutes(15))) struct DeviceTests {
  private static let network = HomeNetwork(addresses: ["192.168.1.7"])
  private static let none =
    "No code is in force. Ask for a new one on the device that is already paired."

  @Test func aDeviceIsLetInByACodeOnce() async throws {
    try await PageHouse(network: Self.network).open { browser in
      try await browser.post("code=new", to: "/devices")
      let told = browser.notice
      #expect(told.hasPrefix("On the other device, open http://192.168.1.7"))
      let code = try #require(told.firstMatch(of: #/code ((?:\d ){5}\d)/#)).1
      let phone = browser.another()
      try await phone.get("/")
      #expect(phone.status == .forbidden && phone.page.contains("name=\"code\""))
      #expect(phone.notice.hasPrefix("Type the code that aloud serve printed."))
      // Spaces are typed as they were said.
      try await phone.post("code=\(code.replacing(" ", with: "+"))", to: "/pair")
      #expect(phone.heading == "Main menu")
      let third = browser.another()
      try await third.post("code=\(code.replacing(" ", with: ""))", to: "/pair")
      #expect(third.status == .forbidden && third.notice == Self.none)
    }
  }

  @Test func threeWrongCodesEndIt() async throws {
    let house = try PageHouse(network: Self.network)
    let devices = house.entrance.devices
    try await house.open { browser in
      let code = devices.newCode()
      let wrong = code.hasPrefix("1") ? "200000" : "100000"
      let phone = browser.another()
      for notice in ["The code is wrong. 2 more tries.", "The code is wrong. One more try."] {
        try await phone.post("code=\(wrong)", to: "/pair")
        #expect(phone.status == .forbidden && phone.notice == notice)
      }
      for typed in [wrong, code] {
        try await phone.post("code=\(typed)", to: "/pair")
        #expect(phone.status == .forbidden && phone.notice == Self.none)
      }
    }
  }

  @Test func aCodeIsInForceForFiveMinutes() {
    let devices = Devices(ticket: "")
    let now = ContinuousClock.now
    let late = devices.pair(code: devices.newCode(at: now), as: nil, at: now + .seconds(300))
    #expect(late.outcome == .over && late.secret == nil)
    let early = devices.pair(code: devices.newCode(at: now), as: nil, at: now + .seconds(299))
    #expect(early.outcome == .right && early.secret != nil)
  }

  @Test func whereMUDClientsAloneCanJoinThePageGivesTheirCode() async throws {
    try await PageHouse(hasMUDDoor: true).open { browser in
      try await browser.post("code=new", to: "/devices")
      #expect(browser.notice.hasPrefix("A MUD client is asked for a code: "))
    }
  }

  @Test func aCodeIsRenewedUnlessItWasGuessedAt() throws {
    let devices = Devices(ticket: "")
    let now = ContinuousClock.now
    let first = try #require(devices.renewedCode(at: now))
    #expect(devices.renewedCode(at: now + .seconds(299)) == nil)
    let second = try #require(devices.renewedCode(at: now + .seconds(300)))
    #expect(devices.pair(code: first, as: nil, at: now).outcome != .right || first == second)
    #expect(devices.pair(code: second, as: nil, at: now).outcome == .right)
    let third = try #require(devices.renewedCode())
    let wrong = third.hasPrefix("1") ? "200000" : "100000"
    for _ in 0..<Pairing.tries { _ = devices.admit(code: wrong, as: nil) }
    #expect(devices.renewedCode() == nil && devices.admit(code: third, as: nil).outcome == .over)
  }

  @Test func aSessionIsEndedFromAnotherDevice() async throws {
    let house = try PageHouse(network: Self.network)
    let devices = house.entrance.devices
    try await house.open { browser in
      let phone = browser.another()
      try await phone.post("code=\(devices.newCode())", to: "/pair")
      #expect(phone.status == .ok)
      try await browser.get("/devices")
      let its = try #require(browser.page.firstMatch(of: #/name="end" value="(\d+)"/#)).1
      try await browser.post("end=\(its)", to: "/devices")
      #expect(browser.notice == "The other device’s session was ended.")
      #expect(!browser.page.contains("name=\"end\""))
      try await phone.get("/")
      #expect(phone.status == .forbidden)
      // Nobody ends the session that they are in.
      try await browser.post("end=1", to: "/devices")
      #expect(browser.notice.isEmpty)
      try await browser.get("/")
      #expect(browser.status == .ok)
    }
  }

  @Test func itsOpenPageIsToldSo() async throws {
    let house = try PageHouse(network: Self.network)
    let devices = house.entrance.devices
    try await house.open { browser in
      let phone = browser.another()
      try await phone.post("code=\(devices.newCode())", to: "/pair")
      async let events: Void = phone.getBeside("/events")
      // It is ended while its page listens, or before.
      try await browser.post("end=2", to: "/devices")
      try await events
      #expect(
        phone.page.hasSuffix("event: out\ndata: \n\n") || phone.status == .forbidden,
        "\(phone.status) \(phone.page)")
      try await phone.get("/")
      #expect(phone.status == .forbidden && phone.page.contains("name=\"code\""))
      #expect(phone.notice == "This device’s session was ended from another device.")
      // The others go on.
      try await browser.get("/")
      #expect(browser.status == .ok)
    }
  }

  @Test func menusLeadToThem() async throws {
    try await PageHouse(network: Self.network).open { browser in
      let entry = try #require(browser.choices.first { $0.value == "Devices" }?.key)
      try await browser.choose(entry)
      #expect(browser.heading == "Devices")
      try await browser.get("/")
      #expect(browser.heading == "Main menu")
      try await browser.type("klondike")
      try await browser.type("1")
      try await browser.waitForTable()
      try await browser.type("menu")
      try await browser.type("devices")
      #expect(browser.heading == "Devices")
      // Who comes back goes on with the game.
      try await browser.get("/")
      #expect(browser.heading == "Klondike")
    }
    try await PageHouse().open { browser in
      #expect(!browser.choices.values.contains("Devices"))
    }
  }

  @Test func withoutANetworkNobodyIsLetIn() async throws {
    let house = try PageHouse()
    let devices = house.entrance.devices
    try await house.open { browser in
      try await browser.get("/devices")
      #expect(browser.page.contains("aloud serve --lan") && !browser.page.contains("name=\"code\""))
      let phone = browser.another()
      try await phone.get("/")
      #expect(phone.status == .forbidden && !phone.page.contains("name=\"code\""))
      try await phone.post("code=\(devices.newCode())", to: "/pair")
      #expect(phone.status == .forbidden)
      try await phone.get("/")
      #expect(phone.status == .forbidden)
    }
  }
}
