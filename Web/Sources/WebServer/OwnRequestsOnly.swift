// SPDX-License-Identifier: GPL-3.0-or-later

import Hummingbird

/// Refuses what does not come from the page itself: who is not at home, a host name that somebody
/// has pointed at this machine, and forms of other sites.
struct OwnRequestsOnly: RouterMiddleware {
  /// The names and addresses that this machine is asked by.
  let hosts: Set<String>

  /// An authority without its port; an address of IPv6 stands in brackets, which it keeps.
  private static func host(of authority: String) -> Substring {
    let port = authority.lastIndex(of: ":").flatMap { colon in
      authority[colon...].contains("]") ? nil : colon
    }
    return authority[..<(port ?? authority.endIndex)]
  }

  func handle(
    _ request: Request, context: PageContext,
    next: (Request, PageContext) async throws -> Response
  ) async throws -> Response {
    if let address = context.remoteAddress, !address.isPrivate { throw PageProblem.stranger }
    let authority = request.head.authority ?? ""
    guard hosts.contains(Self.host(of: authority).lowercased()) else { throw PageProblem.wrongHost }
    guard request.isOfOwnSite(isSecure: false) else { throw PageProblem.otherSite }
    return try await next(request, context)
  }
}
