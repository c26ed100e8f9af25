// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import NIOPosix
import Testing

@testable import WebServer

/// What is too much is told, and costs nothing.
@Suite(.timeLimit(.minutes(15))) struct GuestLimitTests {
  private func limits(_ change: (inout ServerLimits) -> Void) -> ServerLimits {
    var limits = ServerLimits.guests
    change(&limits)
    return limits
  }

  @Test func theFiguresAreThoseThatHostsAreTold() {
    let limits = ServerLimits.guests
    #expect(limits.inputsPerSecond == 10 && ServerLimits.lineLength == 200)
    #expect(limits.streams == 2 && limits.newPlayers == 60 && limits.phraseTries == 30)
    #expect(limits.codeTries == 30 && limits.company.links == 20 && limits.company.friends == 32)
    #expect(limits.company.classes == 10 && limits.company.pupils == 60)
    #expect(limits.company.linkTime == 30 * 24 * 60 * 60)
    #expect(limits.idleTime == .seconds(600) && limits.clients.linesPerSecond == 10)
  }

  @Test func newPlayersOfAnAddressAreSoManyAnHour() async throws {
    try await GuestHouse(limits: limits { $0.newPlayers = 2 }).open { browser in
      for number in 0..<4 {
        let other = browser.another()
        try await other.enter()
        #expect(other.status == (number < 2 ? .ok : .tooManyRequests))
        if number > 1 {
          #expect(
            other.notice
              == "Too many new players have come from your network. Try again in an hour.")
        }
      }
      // Others are let in meanwhile.
      let elsewhere = browser.another()
      let address = try #require(HTTPField.Name("X-Forwarded-For"))
      try await elsewhere.enter(headers: [address: "203.0.113.9"])
      #expect(elsewhere.status == .ok)
    }
  }

  @Test func phrasesAreTriedSoOftenAnHour() async throws {
    try await GuestHouse(limits: limits { $0.phraseTries = 2 }).open { browser in
      try await browser.enter()
      let phrase = try await browser.newPhrase()
      for number in 0..<3 {
        let other = browser.another()
        try await other.enter(by: number < 2 ? "wrong" : phrase)
        #expect(other.status == (number < 2 ? .forbidden : .tooManyRequests))
      }
    }
  }

  @Test func wrongCodesAreTriedSoOftenAnHour() async throws {
    try await GuestHouse(limits: limits { $0.codeTries = 2 }).open { browser in
      for number in 0..<3 {
        let other = browser.another()
        try await other.post("code=00000000000\(number)", to: "/enter")
        #expect(other.status == (number < 2 ? .notFound : .tooManyRequests))
        #expect(
          other.notice
            == (number < 2
              ? "There is no such code, or it has expired."
              : "Too many wrong codes were tried. Try again in an hour."))
        #expect(other.setCookie.isEmpty)
      }
      // Who is in has as many, whatever others of the address have tried.
      try await browser.enter()
      for number in 0..<3 {
        try await browser.home()
        try await browser.open("Together", "Enter a code")
        try await browser.type("00000000000\(number)")
        try await browser.wait { page in
          page.contains(number < 2 ? "There is no such code" : "Too many wrong codes")
        }
      }
    }
  }

  @Test func aPlayerHasSoManyLinks() async throws {
    try await GuestHouse(limits: limits { $0.company.links = 1 }).open { browser in
      try await browser.enter()
      _ = try await browser.newLink()
      try await browser.home()
      try await browser.invite()
      try await browser.wait { $0.contains("You have 1 link. Delete it first.") }
    }
  }

  @Test func whatIsTypedTooFastIsNotTakenAndNothingIsLost() async throws {
    // However slowly this runs, nobody waits until another is taken.
    let few = limits { ($0.inputsPerSecond, $0.burst, $0.waitingInputs) = (1e-6, 4, 0) }
    try await GuestHouse(limits: few).open { browser in
      try await browser.enter()
      var refused = 0
      for _ in 0..<8 {
        try await browser.type("settings verbosity brief")
        if browser.status == .tooManyRequests {
          refused += 1
          #expect(browser.now == ["That was too fast. Nothing was done. Wait a moment."])
        }
      }
      // Language and voice were chosen before.
      #expect(refused == 6)
      try await browser.get("/everything.json")
      #expect(browser.page.contains("verbosity = brief"))
    }
  }

  @Test func whatIsTypedFastIsDoneInItsOrder() async throws {
    let slow = limits { ($0.inputsPerSecond, $0.burst) = (50, 1) }
    try await GuestHouse(limits: slow).open { browser in
      try await browser.enter()
      for volume in 1...10 { try await browser.type("settings sound-volume \(volume)") }
      try await browser.get("/everything.json")
      #expect(browser.page.contains("sound-volume = 10\\n"))
    }
  }

  @Test func aLineOfMoreThan200CharactersDoesNothing() async throws {
    try await GuestHouse().open { browser in
      try await browser.enter()
      try await browser.type("settings verbosity \(String(repeating: "é", count: 200))")
      #expect(browser.status == .contentTooLarge)
      #expect(browser.now == ["That was too long. Nothing was done."])
      try await browser.type(String(repeating: "é", count: 200))
      #expect(browser.status == .ok && browser.now.first?.hasPrefix("Not understood") == true)
    }
  }

  @Test func aFormThatIsTooLargeIsNotRead() async throws {
    try await GuestHouse().open { browser in
      try await browser.enter()
      try await browser.post("line=\(String(repeating: "a", count: 10_000))", to: "/")
      #expect(browser.status == .contentTooLarge)
      #expect(browser.notice == "That was too long. Nothing was done.")
      try await browser.get("/")
      #expect(browser.status == .ok && browser.heading == "Main menu")
    }
  }

  @Test func theOldestOfThreeWindowsIsKeptUpToDateNoMore() async {
    let seat = PageSeat(after: nil, .guests)
    let windows = [seat.news(), seat.news(), seat.news()]
    seat.end()
    var last: [PageNews?] = []
    for window in windows { last.append(await window.items.reduce(nil) { $1 }) }
    #expect(last.map { $0 == .openElsewhere } == [true, false, false])
  }
}

/// What a connection may ask of the process.
@Suite(.timeLimit(.minutes(15))) struct ConnectionLimitTests {
  private func serve(
    _ change: (inout ServerLimits) -> Void,
    _ body: @escaping @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    var limits = ServerLimits.guests
    change(&limits)
    let house = try GuestHouse(limits: limits)
    let application = house.server.application(port: 0, logger: Logger(label: "test")) { _ in }
    try await application.test(.live) { client in try await body(client.port ?? 0) }
  }

  @Test func headersThatAreTooLargeEndTheConnection() async throws {
    try await serve { _ in
    } _: { port in
      let line = RawConnection(port)
      let many = (0..<40).map { "X-\($0): \(String(repeating: "a", count: 500))\r\n" }.joined()
      let answer = try await line.answer(to: "GET / HTTP/1.1\r\nHost: a\r\n\(many)\r\n")
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"))
      let page = try await RawConnection(port).page()
      #expect(page.contains("<h1>Aloud</h1>"))
    }
  }

  @Test func aFormThatDoesNotComeIsNotWaitedFor() async throws {
    try await serve {
      $0.formTime = .milliseconds(200)
    } _: { port in
      let answer = try await RawConnection(port).answer(
        to: """
          POST /enter HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r
          Content-Type: application/x-www-form-urlencoded\r\n\r\nphr
          """)
      #expect(answer.hasPrefix("HTTP/1.1 408"))
      #expect(answer.contains("That took too long to come. Nothing was done."))
    }
  }

  @Test func aConnectionThatAsksNothingIsClosed() async throws {
    try await serve {
      $0.connectionIdleTime = .milliseconds(200)
    } _: { port in
      let answer = try await RawConnection(port).answer(to: "")
      #expect(answer.isEmpty)
    }
  }

  @Test func moreConnectionsThanThereAreWaitForTheirTurn() async throws {
    try await serve {
      ($0.connections, $0.connectionIdleTime) = (1, .seconds(2))
    } _: { port in
      async let first = RawConnection(port).answer(to: "")
      async let second = RawConnection(port).page()
      let (nothing, page) = try await (first, second)
      #expect(nothing.isEmpty && page.contains("<h1>Aloud</h1>"))
    }
  }
}

/// A connection that says what no browser would.
private struct RawConnection {
  private let port: Int

  init(_ port: Int) { self.port = port }

  /// All that comes until the server closes it.
  func answer(to request: String) async throws -> String {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { input, output in
      try await output.write(ByteBuffer(string: request))
      var text = ByteBuffer()
      do { for try await var part in input { text.writeBuffer(&part) } } catch {
        // A server that has heard enough may break off.
      }
      return String(buffer: text)
    }
  }

  /// The first page.
  func page() async throws -> String {
    try await answer(to: "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
  }
}
