// SPDX-License-Identifier: GPL-3.0-or-later

import Hummingbird
import Synchronization

/// Refuses what does not come from the page itself: a host name that somebody has pointed at this
/// machine, and forms of other sites.
struct OwnRequestsOnly<Context: RequestContext>: RouterMiddleware {
  private static var hosts: Set<Substring> { ["127.0.0.1", "localhost"] }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let authority = request.head.authority ?? ""
    guard Self.hosts.contains(authority.prefix { $0 != ":" }) else {
      throw HTTPError(.misdirectedRequest)
    }
    if request.method == .post {
      let site = request.headers["sec-fetch-site"]
      let origin = request.headers[.origin]
      guard site == nil || site == "same-origin",
        origin == nil || origin == "http://\(authority)" || origin == "null" && site != nil
      else { throw HTTPError(.forbidden) }
    }
    return try await next(request, context)
  }
}

extension HTTPFields {
  /// The value of a field that has no name of its own among those known, in lower case.
  subscript(name: String) -> String? { first { $0.name.canonicalName == name }?.value }
}

/// Something that can be shown once.
final class Ticket: Sendable {
  private let value: Mutex<String?>

  init(_ value: String) { self.value = Mutex(value) }

  /// - Returns: whether it is this one, shown for the first time.
  func take(_ shown: String) -> Bool {
    value.withLock { value in
      guard value == shown else { return false }
      value = nil
      return true
    }
  }
}
