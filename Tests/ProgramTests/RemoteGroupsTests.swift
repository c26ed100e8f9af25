// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization
import TerminalTestSupport
import Testing
import WebTestSupport

/// Groups of the player's server, from the setting to the round.
@Suite struct RemoteGroupsTests {
  private static func group(_ id: String, _ title: String) -> String {
    let partners = (1...5).map { "{\"id\": \"p\($0)\", \"label\": \"\(title) \($0)\"}" }
    return """
      {"group_id": "\(id)", "group_name": "\(title)",
       "base_card": {"id": "base", "label": "\(title)"},
       "partner_cards": [\(partners.joined(separator: ", "))]}
      """
  }

  private static let good = "{\"groups\": [\(group("class_7a", "Class 7a"))]}"

  private func fetch(in home: Home) throws -> [String] {
    let result = try home.run(["groups", "fetch"], input: "")
    return (result.output + result.errors).split(separator: "\n").map(String.init)
  }

  private func set(_ url: String, in home: Home) throws {
    let result = try home.run(["settings", "groups-url", url], input: "")
    try #require(result.ending == .exited(0), "\(result.errors)")
  }

  @Test func whatIsFetchedIsPlayedWithoutTheServer() throws {
    let home = try Home()
    do {
      let server = try WebServer { _ in WebServer.page(Self.good) }
      try set(server.url(), in: home)
      #expect(try fetch(in: home) == ["1 group from 127.0.0.1."])
    }
    let deck = try home.write(
      #"{"deck_id": "own", "deck_name": "Own", "groups": ["class_7a"], "shuffle_seed": 1}"#,
      to: "deck.json")
    let result = try home.run(
      ["play", "atlas", "--deck", deck.path], input: "what can i choose\nq\n")
    #expect(result.lines.contains { $0.contains("Class 7a") }, "\(result.output)")
    #expect(result.errors == "")
  }

  @Test func withoutAnAddressThereIsNobodyToAsk() throws {
    #expect(
      try fetch(in: Home())
        == ["No address is set. Set one: aloud settings groups-url https://…"])
  }

  @Test(arguments: [
    ("https://", "not the address of a file on a server: it begins with https://"),
    (
      "http://example.org/a.json",
      "https is needed: what comes over http may have been changed on the way."
    ),
  ])
  func anAddressThatMayNotBeAskedIsNotKept(url: String, reason: String) throws {
    let home = try Home()
    let result = try home.run(["settings", "groups-url", url], input: "")
    #expect(result.errors == "\(url): \(reason)\n")
    #expect(result.ending == .exited(1))
    #expect(!FileManager.default.fileExists(atPath: home.settings.path))
  }

  /// What a hostile server sends costs one line; what came before stays.
  @Test(arguments: [
    (WebServer.page("<html>"), "broken JSON in line 1, column 1."),
    (WebServer.page("{\"groups\": 7}"), "this must be a list, in square brackets."),
    (WebServer.page("{\"groups\": []}"), "there is no group in what came."),
    (WebServer.page("{\"groups\": [{}]}"), "this is missing."),
    (
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .endlessly(Array(repeating: 0x5B, count: 65_536))],
      "what it sends is too large."
    ),
    (
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 5368709120\r\n\r\n")],
      "what it sends is too large."
    ),
    (
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .bytes([0x7B, 0xFF, 0xFE])],
      "the file is not text in UTF-8."
    ),
    (
      [.text("HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\n\r\n")],
      "not the address of a file on a server: it begins with https://"
    ),
    ([.text("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")], "it answers 404."),
    ([], "not reached."),
  ])
  func aBadServerCostsOneLine(steps: [WebServer.Step], reason: String) throws {
    let home = try Home()
    let turn = Turn()
    let server = try WebServer { _ in turn.isFirst ? WebServer.page(Self.good) : steps }
    try set(server.url(), in: home)
    #expect(try fetch(in: home) == ["1 group from 127.0.0.1."])
    #expect(try fetch(in: home) == ["127.0.0.1: \(reason) The groups from before stay."])
    let checked = try home.run(["groups", "check"], input: "")
    #expect(checked.ending == .exited(0), "\(checked.output)")
  }

  @Test func aGroupThatIsNoGoodIsToldByItsPlace() throws {
    let home = try Home()
    let server = try WebServer { _ in
      WebServer.page("{\"groups\": [\(Self.group("seas", "Seas")), {\"group_id\": \"../x\"}]}")
    }
    try set(server.url(), in: home)
    let told = try fetch(in: home)
    #expect(told.first == "1 group from 127.0.0.1.")
    #expect(told.dropFirst().allSatisfy { $0.contains("groups[1].") }, "\(told)")
  }

  @Test func whileAPlayerPlaysNewGroupsAreToldByThemselves() throws {
    let home = try Home()
    let server = try WebServer { _ in WebServer.page(Self.good) }
    try set(server.url(), in: home)
    let terminal = try home.terminal("--voice", "off", "--lines")
    try terminal.read(until: "1 group from 127.0.0.1.\r\n")
    try terminal.send("q\r")
    #expect(try terminal.waitForEnd() == .exited(0))
  }
}

/// Tells the first of several requests.
private final class Turn: Sendable {
  private let isOver = Atomic(false)
  var isFirst: Bool { !isOver.exchange(true, ordering: .relaxed) }
}
