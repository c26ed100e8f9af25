// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Foundation
import Hummingbird
import HummingbirdTesting
import Storage

@testable import WebServer

/// A server for guests, with a file of its own where everything is kept.
final class GuestHouse {
  let home: URL
  let store: SQLitePlayerStore
  let hall: GuestHall
  let server: PageServer

  /// Read once for all tests.
  private static let content = Result {
    Content(try Resources(environment: ["ALOUD_HOME": PageHouse.checkout.path]))
  }

  /// - Parameter now: when it is; by the clock where nothing is given.
  init(
    limits: ServerLimits = .guests, proxies: TrustedProxies = TrustedProxies(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    home = FileManager.default.temporaryDirectory.appending(path: "aloud-guests-\(UUID())")
    let folders = try Folders(environment: ["HOME": home.path])
    store = try SQLitePlayerStore.open(in: folders, games: GameList.types).store
    hall = GuestHall(Commons(try Self.content.get()), limits: limits, now: now) { [store] in store }
    server = try PageServer(GuestEntrance(hall, proxies: proxies))
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// Serves, and has everybody leave at the end.
  func open(_ body: @escaping @Sendable (Browser) async throws -> Void) async throws {
    let application = Application(router: server.router)
    try await application.test(.live) { client in try await body(Browser(client)) }
    await hall.close()
  }

  /// All that is kept, byte for byte.
  var bytes: Data {
    let folder = home.appending(path: ".local/state/aloud")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { (try? Data(contentsOf: folder.appending(path: $0))) ?? Data() }
      .reduce(Data(), +)
  }
}

extension Browser {
  /// Comes in as a new guest, past the questions of the first start.
  func enter(headers: HTTPFields = [:]) async throws {
    try await post("", to: "/enter", headers: headers)
    // Language and voice are asked at the first start.
    for _ in 0..<2 where status == .ok && heading != "Main menu" {
      try await choose("1", headers: headers)
    }
  }

  /// Goes back to the main menu.
  func home() async throws {
    for _ in 0..<20 where heading != "Main menu" { try await type("0") }
    guard heading == "Main menu" else { throw NeverShown(page: page) }
  }

  /// Goes on by a phrase.
  func enter(by phrase: String, headers: HTTPFields = [:]) async throws {
    let text = phrase.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    try await post("phrase=\(text)", to: "/enter", headers: headers)
  }

  /// Chooses entries by their titles, one menu after the other.
  func open(_ titles: String...) async throws {
    for title in titles {
      guard let number = choices.first(where: { $0.value == title })?.key else {
        throw Missing(title: title, page: page)
      }
      try await choose(number)
    }
  }

  struct Missing: Error, CustomStringConvertible {
    let title: String
    let page: String

    var description: String { "no \(title) in \(page)" }
  }

  /// A new phrase, from the main menu and back to it.
  func newPhrase() async throws -> String {
    try await open("Your data", "Recovery phrase", "Yes")
    let told = now.first { $0.hasPrefix("Your recovery phrase: ") } ?? ""
    try await home()
    return String(told.dropFirst("Your recovery phrase: ".count).dropLast())
  }
}
