// SPDX-License-Identifier: GPL-3.0-or-later

import HTTPTypes
import Hummingbird

/// Has browsers take each answer for what it says it is, tell no other site of it, and come back
/// encrypted where they came so.
struct ProtectiveHeaders: RouterMiddleware {
  func handle(
    _ request: Request, context: PageContext,
    next: (Request, PageContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.xContentTypeOptions] = "nosniff"
    if let policy = HTTPField.Name("Referrer-Policy") { response.headers[policy] = "same-origin" }
    if context.caller.isSecure {
      response.headers[.strictTransportSecurity] = "max-age=31536000"
    }
    return response
  }
}
