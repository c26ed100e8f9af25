// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Hummingbird
import Pages

/// The page on this machine alone, for one player, who opens it by an address with a token.
public struct PageServer: Sendable {
  /// The most bytes of a form: a line of 200 letters, whichever they are, with what encodes them.
  private static let bodyLimit = 8_192
  private static let cookie = "aloud"

  private let house: PlayerHouse
  private let renderer: PageRenderer
  /// Opens the page once.
  public let token: String
  /// What the browser that opened it shows from then on.
  private let key: String
  private let ticket: Ticket

  public init(_ house: PlayerHouse) throws {
    self.house = house
    renderer = try PageRenderer()
    token = Self.secret()
    key = Self.secret()
    ticket = Ticket(token)
  }

  /// 192 random bits, as letters of an address.
  private static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<3).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  public var router: Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: OwnRequestsOnly())
    router.get("page.css") { _, _ in file(PageRenderer.style, "text/css") }
    router.get("page.js") { _, _ in file(PageRenderer.script, "text/javascript") }
    router.get("/") { request, _ in try await open(request) }
    router.post("/") { request, _ in try await take(request) }
    return router
  }

  private func open(_ request: Request) async throws -> Response {
    if let given = request.uri.queryParameters["token"], ticket.take(String(given)) {
      var response = Response.redirect(to: "/", type: .normal)
      response.setCookie(
        Cookie(name: Self.cookie, value: key, path: "/", httpOnly: true, sameSite: .strict))
      return response
    }
    try check(request)
    let seat = try await house.seat(languages: languages(of: request))
    await seat.waitForFront()
    return try html(seat)
  }

  private func take(_ request: Request) async throws -> Response {
    try check(request)
    let form = try await form(of: request)
    let seat = try await house.seat(languages: languages(of: request))
    let input = form.entry.flatMap(seat.entry) ?? .line(form.line ?? "")
    if await seat.give(input, turn: form.turn) == .stale {
      return try html(seat, notice: "page-stale", status: .conflict)
    }
    guard request.headers["x-aloud"] == nil else { return try html(seat) }
    return .redirect(to: "/#now", type: .normal)
  }

  private func form(of request: Request) async throws -> Form {
    let body: ByteBuffer
    do { body = try await request.body.collect(upTo: Self.bodyLimit) } catch {
      throw HTTPError(.contentTooLarge)
    }
    do {
      return try URLEncodedFormDecoder().decode(Form.self, from: String(buffer: body))
    } catch { throw HTTPError(.badRequest) }
  }

  private struct Form: Decodable {
    let line: String?
    /// The number of an entry that was chosen by its button.
    let entry: Int?
    let turn: Int?
  }

  private func check(_ request: Request) throws {
    guard request.cookies[Self.cookie]?.value == key else { throw HTTPError(.forbidden) }
  }

  private func languages(of request: Request) -> [String] {
    (request.headers[.acceptLanguage] ?? "").split(separator: ",").map { part in
      part.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
    }
  }

  /// - Parameter notice: what is told instead of the last answer.
  private func html(
    _ seat: PageSeat, notice: Key? = nil, status: HTTPResponse.Status = .ok
  ) throws -> Response {
    guard let page = seat.page(notice: notice) else { throw HTTPError(.serviceUnavailable) }
    return Response(
      status: status,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
        .contentSecurityPolicy: """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
        form-action 'self'; base-uri 'none'; frame-ancestors 'none'
        """,
      ], body: ResponseBody(byteBuffer: ByteBuffer(string: renderer.html(page))))
  }

  private func file(_ bytes: [UInt8], _ type: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: "\(type); charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
