// SPDX-License-Identifier: GPL-3.0-or-later

import Crypto
import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import Storage
@testable import WebServer

/// Players without accounts: how they come in, come back and are forgotten.
@Suite(.timeLimit(.minutes(15))) struct GuestTests {
  private static let secure: HTTPFields = [
    HTTPField.Name("X-Forwarded-Proto") ?? .via: "https",
    HTTPField.Name("X-Forwarded-For") ?? .via: "203.0.113.9",
  ]

  @Test func aStrangerIsOfferedTheWayInAndNothingIsKeptBefore() async throws {
    let house = try GuestHouse()
    try await house.open { browser in
      try await browser.get("/")
      #expect(browser.status == .ok && browser.heading == "Aloud")
      #expect(browser.setCookie.isEmpty)
      #expect(browser.page.contains("id=\"phrase\"") && browser.page.contains("href=\"/privacy\""))
      for path in ["/events", "/heard/1.wav", "/everything.json", "/pictures/1", "/devices"] {
        try await browser.get(path)
        #expect([.forbidden, .notFound].contains(browser.status), "\(path)")
      }
      try await browser.post("line=klondike", to: "/")
      #expect(browser.status == .forbidden)
      #expect(browser.notice == "This browser is not known here any more.")
    }
    let kept = try await house.store.engine.perform { connection throws(StorageProblem) in
      try connection.read { transaction in
        try transaction.rows("SELECT 1 FROM playerKeys", []).count
      }
    }
    #expect(kept == 0)
  }

  @Test func theCookieHas192RandomBitsAndOnlyItsDigestIsKept() async throws {
    let house = try GuestHouse()
    let store = house.store
    let secrets = Secrets()
    try await house.open { browser in
      for _ in 0..<3 {
        let other = browser.another()
        try await other.enter()
        #expect(other.heading == "Main menu")
        let set = other.setCookie.split(separator: "; ").map(String.init)
        #expect(
          set.dropFirst().sorted() == [
            "HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Strict",
          ])
        let secret = try #require(set.first?.split(separator: "=").last.map(String.init))
        #expect(secret.wholeMatch(of: #/[0-9a-f]{48}/#) != nil)
        secrets.add(secret)
        let digest = Data(SHA256.hash(data: Data(secret.utf8)))
        let player = try await store.player(showing: PlayerKey(.browser, digest: digest))
        #expect(player?.rawValue.hasPrefix("guest-") == true)
      }
    }
    #expect(secrets.all.count == 3)
    let bytes = house.bytes
    for secret in secrets.all { #expect(bytes.range(of: Data(secret.utf8)) == nil) }
  }

  @Test func behindATrustedProxyTheCookieIsSecure() async throws {
    try await GuestHouse().open { browser in
      try await browser.enter(headers: Self.secure)
      #expect(browser.setCookie.hasPrefix("__Host-aloud="))
      #expect(browser.setCookie.contains("Secure"))
      try await browser.get("/", headers: Self.secure)
      #expect(browser.heading == "Main menu")
      #expect(browser.headers[.strictTransportSecurity] == "max-age=31536000")
      // What comes unencrypted shows another cookie, and is a stranger's.
      try await browser.get("/")
      #expect(browser.heading == "Aloud" && browser.headers[.strictTransportSecurity] == nil)
    }
  }

  @Test func nothingIsTakenOnTrustFromOthers() throws {
    let (loopback, proxy, stranger) = ("127.0.0.1", "192.0.2.7", "203.0.113.9")
    let proxies = TrustedProxies([proxy])
    func caller(_ peer: String, _ path: String?) throws -> Caller {
      var headers = Self.secure
      headers[try #require(HTTPField.Name("X-Forwarded-For"))] = path
      return proxies.caller(headers, from: try SocketAddress(ipAddress: peer, port: 1))
    }
    #expect(try caller(stranger, "198.51.100.1") == Caller(network: stranger, isSecure: false))
    #expect(try caller(loopback, "198.51.100.1") == Caller(network: "198.51.100.1", isSecure: true))
    #expect(
      try caller(proxy, "1.2.3.4, 198.51.100.1, 127.0.0.1")
        == Caller(network: "198.51.100.1", isSecure: true))
    #expect(try caller(loopback, nil).network == loopback)
    // A household has a network of IPv6 whole.
    #expect(
      try caller(loopback, "2001:db8:1:2:3::4") == caller(loopback, "2001:db8:1:2:ffff::1"))
    #expect(try caller(loopback, "2001:db8:1:3::4") != caller(loopback, "2001:db8:1:2::4"))
  }

  @Test func everyAnswerHasTheHeadersThatProtectIt() async throws {
    try await GuestHouse().open { browser in
      for path in ["/", "/privacy", "/page.js", "/nowhere", "/everything.json"] {
        try await browser.get(path)
        #expect(browser.headers[.xContentTypeOptions] == "nosniff", "\(path)")
        #expect(
          browser.headers.contains { $0.name.canonicalName == "referrer-policy" }, "\(path)")
      }
      try await browser.get("/")
      #expect(
        browser.headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
    }
  }

  @Test func formsOfOtherSitesAreRefused() async throws {
    try await GuestHouse().open { browser in
      let site = try #require(HTTPField.Name("Sec-Fetch-Site"))
      for headers: HTTPFields in [[site: "cross-site"], [.origin: "https://example.org"]] {
        try await browser.post("", to: "/enter", headers: headers)
        #expect(browser.status == .forbidden && browser.setCookie.isEmpty)
      }
      try await browser.enter()
      try await browser.type("klondike", headers: [site: "cross-site"])
      #expect(browser.status == .forbidden)
    }
  }

  @Test func aPhraseLeadsToTheSamePlayerUntilThereIsAnother() async throws {
    try await GuestHouse().open { browser in
      try await browser.enter()
      try await browser.type("settings verbosity brief")
      let first = try await browser.newPhrase()
      #expect(first.split(separator: ", ").count == 10)
      let phone = browser.another()
      // Typed as one types at a phone.
      try await phone.enter(by: " \(first.replacing(", ", with: " ").uppercased()) ")
      #expect(phone.heading == browser.heading)
      try await phone.type("settings verbosity")
      #expect(phone.page.contains("brief"))
      try await phone.home()
      let second = try await phone.newPhrase()
      #expect(second != first)
      let third = browser.another()
      try await third.enter(by: first)
      #expect(third.status == .forbidden)
      #expect(third.notice == "This recovery phrase is not known.")
      try await third.enter(by: second)
      #expect(third.status == .ok)
      // Both devices stay in.
      try await browser.get("/")
      #expect(browser.status == .ok && browser.heading != "Aloud")
    }
  }

  @Test func whoHasComeGoesOnWhateverIsPressed() async throws {
    try await GuestHouse().open { browser in
      try await browser.enter()
      try await browser.type("settings verbosity brief")
      let cookie = browser.setCookie
      // As after a link from elsewhere, which shows no cookie.
      try await browser.post("", to: "/enter")
      #expect(browser.setCookie == cookie)
      browser.show(nil)
      try await browser.get("/entered")
      #expect(browser.notice.hasPrefix("Your browser keeps no cookies."))
      // One that is nobody's is as good as none.
      browser.show("aloud=\(String(repeating: "0", count: 48))")
      try await browser.get("/")
      #expect(browser.heading == "Aloud")
    }
  }

  @Test func everythingIsTakenAlong() async throws {
    try await GuestHouse().open { browser in
      try await browser.enter()
      try await browser.open("Your data", "Take everything along")
      #expect(browser.heading == "Privacy" && browser.page.contains("/everything.json"))
      try await browser.get("/")
      try await browser.type("settings verbosity brief")
      try await browser.get("/everything.json")
      #expect(browser.headers[.contentType] == "application/json")
      #expect(browser.headers[.contentDisposition] == "attachment; filename=\"aloud.json\"")
      let tables = try #require(
        try JSONSerialization.jsonObject(with: Data(browser.page.utf8))
          as? [String: [[String: Any]]])
      let settings = tables["documents"]?.first { $0["name"] as? String == "settings.conf" }
      #expect((settings?["content"] as? String)?.contains("verbosity = brief") == true)
    }
  }

  @Test func everythingIsDeletedWhenThePlayerSaysSo() async throws {
    let house = try GuestHouse()
    let store = house.store
    try await house.open { browser in
      try await browser.enter()
      let phrase = try await browser.newPhrase()
      let secret = browser.setCookie.prefix { $0 != ";" }.dropFirst("aloud=".count)
      let player = try #require(
        try await store.player(showing: PlayerKey(browser: String(secret))))
      try await browser.type("settings verbosity brief")
      try await browser.open("Your data", "Delete everything", "Yes")
      #expect(browser.now.last == "All that was kept of you is deleted.")
      try await browser.get("/")
      #expect(browser.heading == "Aloud")
      let other = browser.another()
      try await other.enter(by: phrase)
      #expect(other.status == .forbidden)
      let nothing = try await store.everything(of: PlayerID(rawValue: "nobody"))
      #expect(try await store.everything(of: player) == nothing)
    }
  }

  @Test func aDeviceForgetsItsPlayer() async throws {
    try await GuestHouse().open { browser in
      try await browser.enter()
      let phrase = try await browser.newPhrase()
      let cookie = String(browser.setCookie.prefix { $0 != ";" })
      try await browser.open("Your data", "Forget me on this device", "Yes")
      #expect(browser.heading == "Aloud")
      browser.show(cookie)
      try await browser.get("/")
      #expect(browser.heading == "Aloud", "the cookie is worth nothing")
      try await browser.enter(by: phrase)
      #expect(browser.heading != "Aloud")
    }
  }

  @Test func aPhraseIsKeptByASlowDigest() {
    let start = ContinuousClock.now
    let key = PlayerKey(phrase: "applebanana")
    let once = Data(SHA256.hash(data: Data("applebanana".utf8)))
    #expect(key.digest.count == 32 && key.digest != once)
    // 210,000 rounds of two hashes are not had in less.
    #expect(.now - start > .milliseconds(5))
    #expect(key == PlayerKey(phrase: "applebanana") && key != PlayerKey(phrase: "applebanan"))
  }

  @Test func nothingOfAPlayerIsCached() async throws {
    try await GuestHouse().open { browser in
      try await browser.enter()
      for path in ["/", "/privacy", "/everything.json"] {
        try await browser.get(path)
        #expect(browser.headers[.cacheControl] == "no-store", "\(path)")
        #expect(browser.headers[.contentType] != nil, "\(path)")
      }
    }
  }

  @Test func whatIsTypedStaysText() async throws {
    try await GuestHouse().open { browser in
      try await browser.enter()
      // The name of a setting that there is not is said back.
      for name in ["<script>alert(1)</script>", "\"><img/src=x/onerror=alert(1)>", "{{turn}}"] {
        try await browser.type("settings \(name)")
        #expect(!browser.page.contains("<script>alert") && !browser.page.contains("<img/"))
      }
      #expect(browser.page.contains("{{turn}}"))
      #expect(browser.page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    }
  }

  @Test func whatIsKeptIsToldInEveryLanguage() async throws {
    try await GuestHouse().open { browser in
      for (language, title) in [("de", "Datenschutz"), ("ar", "الخصوصية"), ("ja", "プライバシー")] {
        try await browser.get("/privacy", headers: [.acceptLanguage: language])
        #expect(browser.status == .ok && browser.heading == title)
        #expect(browser.page.matches(of: #/<p>[^<]+<\/p>/#).count == 5)
      }
    }
  }

  /// Gathered from many browsers.
  private final class Secrets: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<String> = []

    func add(_ secret: String) { lock.withLock { _ = known.insert(secret) } }
    var all: Set<String> { lock.withLock { known } }
  }
}
