// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Hummingbird
import Pages
import Storage

/// The way in for guests, who come from anywhere and have no account.
public struct GuestEntrance: Sendable {
  let hall: GuestHall
  let proxies: TrustedProxies

  public init(_ hall: GuestHall, proxies: TrustedProxies = TrustedProxies()) {
    self.hall = hall
    self.proxies = proxies
  }

  /// What the cookie is called: browsers take one with the longer name over TLS and from this very
  /// host alone.
  static func cookie(_ caller: Caller) -> String {
    caller.isSecure ? "__Host-\(PageServer.cookie)" : PageServer.cookie
  }

  /// A browser keeps a cookie no longer.
  private static let lifetime = 400 * 24 * 60 * 60

  func cookie(_ secret: String, _ caller: Caller, isKept: Bool = true) -> Cookie {
    Cookie(
      name: Self.cookie(caller), value: secret, maxAge: isKept ? Self.lifetime : 0, path: "/",
      secure: caller.isSecure, httpOnly: true, sameSite: .strict)
  }

  /// What the browser shows; nil for a stranger.
  func secret(of request: Request, _ context: PageContext) -> String? {
    request.cookies[Self.cookie(context.caller)]?.value
  }

  /// - Returns: nil for a stranger.
  func house(
    of request: Request, _ context: PageContext
  ) async throws(PageProblem) -> PlayerHouse? {
    guard let secret = secret(of: request, context) else { return nil }
    do { return try await hall.house(showing: secret) } catch { throw .storage(error) }
  }
}

/// Notes where requests come from.
struct NoteCaller: RouterMiddleware {
  let proxies: TrustedProxies

  func handle(
    _ request: Request, context: PageContext,
    next: (Request, PageContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.caller = proxies.caller(request.headers, from: context.remoteAddress)
    return try await next(request, context)
  }
}

/// Refuses the forms of other sites.
struct OwnFormsOnly: RouterMiddleware {
  func handle(
    _ request: Request, context: PageContext,
    next: (Request, PageContext) async throws -> Response
  ) async throws -> Response {
    guard request.isOfOwnSite(isSecure: context.caller.isSecure) else {
      throw PageProblem.otherSite
    }
    return try await next(request, context)
  }
}
