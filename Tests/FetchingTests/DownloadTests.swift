// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing
import WebTestSupport

@testable import Fetching

/// What a server sends, and what a hostile one costs.
@Suite struct DownloadTests {
  private let download = Download(
    sizeLimit: 1_000, timeLimit: .seconds(900), agent: "aloud/test")

  private func fault(_ text: String, within limit: Duration = .seconds(900)) -> DownloadFault? {
    var download = download
    download.timeLimit = limit
    do throws(DownloadFault) {
      _ = try download.run(WebAddress(text))
      return nil
    } catch {
      return error
    }
  }

  @Test func aFileComesWithTheDayOfItsChange() throws {
    let server = try WebServer { _ in
      WebServer.page("{}", headers: "Last-Modified: Thu, 01 Jan 2026 00:00:00 GMT\r\n")
    }
    let outcome = try download.run(WebAddress(server.url()))
    #expect(
      outcome == .content(Data("{}".utf8), changed: Date(timeIntervalSince1970: 1_767_225_600)))
    #expect(server.requests.count == 1)
    #expect(server.requests[0].hasPrefix("GET /catalogue.json HTTP/1.1\r\n"))
    #expect(server.requests[0].contains("User-Agent: aloud/test\r\n"))
  }

  @Test func aCopyThatIsNewestIsNotSentAgain() throws {
    let server = try WebServer { head in
      head.contains("If-Modified-Since: Thu, 01 Jan 2026 00:00:00 GMT")
        ? [.text("HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n")]
        : WebServer.page("{}")
    }
    let known = Date(timeIntervalSince1970: 1_767_225_600)
    #expect(try download.run(WebAddress(server.url()), known: known) == .unchanged)
  }

  /// The server has something to send; that it gives a wrong day for it does not make it nothing.
  @Test(arguments: [
    "Thu, 01 Jan 1970 00:00:00 GMT", "Thu, 01 Jan 2026 00:00:00 GMT", "yesterday", "",
  ])
  func aDayOfChangeThatIsWrongKeepsNothingBack(day: String) throws {
    let server = try WebServer { _ in
      WebServer.page("{}", headers: "Last-Modified: \(day)\r\n")
    }
    let outcome = try download.run(
      WebAddress(server.url()), known: Date(timeIntervalSince1970: 1_767_225_600))
    guard case .content(let content, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(content == Data("{}".utf8))
  }

  @Test(arguments: [404, 500, 204, 300]) func anythingButAFileIsAFault(status: Int) throws {
    let server = try WebServer { _ in
      [.text("HTTP/1.1 \(status) Status\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")]
    }
    #expect(fault(server.url()) == .status(status))
  }

  @Test func aFileOfFiveGigabytesIsNotBegun() throws {
    let server = try WebServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 5368709120\r\n\r\n"), .endlessly([32])]
    }
    #expect(fault(server.url()) == .tooLarge(limit: 1_000))
  }

  @Test func aBodyWithoutEndIsCutOff() throws {
    let server = try WebServer { _ in
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .endlessly(Array(repeating: 32, count: 64))]
    }
    #expect(fault(server.url()) == .tooLarge(limit: 1_000))
  }

  @Test func headersWithoutEndAreCutOff() throws {
    let server = try WebServer { _ in
      [.text("HTTP/1.1 200 OK\r\n"), .endlessly(Array("X-Long: yes\r\n".utf8))]
    }
    #expect(fault(server.url()) != nil)
  }

  @Test func aServerThatIsSilentIsLeft() throws {
    let silent = try WebServer { _ in [.silence] }
    #expect(fault(silent.url(), within: .milliseconds(300)) == .timedOut)
    let half = try WebServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf"), .silence]
    }
    #expect(fault(half.url(), within: .milliseconds(300)) == .timedOut)
  }

  @Test func aConnectionThatIsCutOffIsNoFile() throws {
    let cut = try WebServer { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf")] }
    #expect(fault(cut.url()) == .unreachable)
    let nothing = try WebServer { _ in [] }
    #expect(fault(nothing.url()) == .unreachable)
    let noise = try WebServer { _ in [.bytes([0xFF, 0x00, 0xFE, 0x0A, 0x0A])] }
    #expect(fault(noise.url()) == .unreachable)
  }

  @Test func nobodyThereIsTold() throws {
    let url = try WebServer { _ in [] }.url()
    #expect(fault(url.replacing("127.0.0.1", with: "127.0.0.2")) == .unreachable)
    #expect(fault("https://no-such-server.invalid/") == .unreachable)
  }

  @Test func aRedirectIsFollowedThriceAtMost() throws {
    let server = try WebServer { head in
      let step = Int(head.dropFirst("GET /".count).prefix { $0.isNumber }) ?? 0
      guard step < 9 else { return WebServer.page("done") }
      return [
        .text("HTTP/1.1 302 Found\r\nLocation: /\(step + 1)\r\nConnection: close\r\n\r\n")
      ]
    }
    #expect(
      try download.run(WebAddress(server.url("/6"))) == .content(Data("done".utf8), changed: nil))
    #expect(fault(server.url("/5")) == .tooManyRedirects)
  }

  @Test(arguments: [
    ("http://example.org/", DownloadFault.insecure), ("file:///etc/passwd", .noAddress),
    ("ftp://127.0.0.1/", .noAddress),
  ])
  func aRedirectMayNotLeadAnywhereElse(target: String, expected: DownloadFault) throws {
    let server = try WebServer { _ in
      [.text("HTTP/1.1 301 Moved\r\nLocation: \(target)\r\nConnection: close\r\n\r\n")]
    }
    #expect(fault(server.url()) == expected)
  }

  @Test func whatTheNetworkSendsIsNotAskedOfThisMachine() throws {
    let secure = try WebAddress("https://example.org/a")
    #expect(throws: DownloadFault.insecure) { try secure.redirected(to: "http://localhost/") }
    #expect(try secure.redirected(to: "https://example.com/").host == "example.com")
    let local = try WebAddress("http://localhost/")
    #expect(try local.redirected(to: "https://example.org/").host == "example.org")
  }

  @Test(arguments: [
    "", "groups", "example.org/groups.json", "file:///etc/passwd", "ftp://example.org/",
    "https://", "https://name:word@example.org/", "https://a@example.org/", "https:///path",
    "HTTPS//x", "http:// /",
  ])
  func whatIsNoAddressIsRefused(text: String) {
    #expect(throws: DownloadFault.noAddress) { try WebAddress(text) }
  }

  @Test(arguments: [
    "http://example.org/", "http://127.0.0.1.example.org/", "http://localhost.example.org/",
    "http://127.0.0/", "http://127.0.0.256/", "http://10.0.0.1/",
  ])
  func overTheNetworkItIsHTTPS(text: String) {
    #expect(throws: DownloadFault.insecure) { try WebAddress(text) }
  }

  @Test(arguments: [
    "http://localhost:8080/x", "http://127.0.0.1/", "http://127.9.9.9:1/", "http://[::1]:8080/",
    "https://example.org/groups.json", "HTTPS://Example.org/groups.json?class=7",
  ])
  func onThisMachineItMayBeHTTP(text: String) throws {
    #expect(try WebAddress(text).description == text)
  }
}
