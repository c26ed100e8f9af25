// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Hummingbird
import Pages
import Storage

/// Why a request is not answered.
enum PageProblem: Error {
  /// Who asks has not been let in.
  case locked
  /// Who asks was let in, and another device has ended that.
  case sessionEnded
  /// Another name for this machine, such as somebody's who wants to be asked in its place.
  case wrongHost
  /// A form of another page.
  case otherSite
  /// Somebody outside of the home.
  case stranger
  /// A guest whom nobody knows, or no longer.
  case strangeGuest
  /// What was sent took too long to come.
  case tooSlow
  case tooLong
  case broken
  case notThere
  case storage(StorageProblem)
  case failed

  var status: HTTPResponse.Status {
    switch self {
    case .locked, .sessionEnded, .otherSite, .stranger, .strangeGuest: .forbidden
    case .tooSlow: .requestTimeout
    case .wrongHost: .misdirectedRequest
    case .tooLong: .contentTooLarge
    case .broken: .badRequest
    case .notThere: .notFound
    case .storage, .failed: .internalServerError
    }
  }

  /// What the player is told.
  var notice: Term {
    switch self {
    case .locked, .stranger: Term("page-locked")
    case .sessionEnded: Term("page-session-ended")
    case .strangeGuest: Term("page-guest-unknown")
    case .tooSlow: Term("page-too-slow")
    case .wrongHost: Term("page-wrong-host")
    case .otherSite: Term("page-other-site")
    case .tooLong: Term("page-too-long")
    case .broken: Term("page-broken")
    case .notThere: Term("page-not-there")
    case .storage(let problem): problem.reason
    case .failed: Term("page-failed")
    }
  }
}

extension PageProblem {
  /// Whether a code would let in who asks.
  fileprivate var isLockedOut: Bool {
    switch self {
    case .locked, .sessionEnded: true
    default: false
    }
  }
}

/// Answers what cannot be answered with a page that says why, in a language that the browser wants.
struct TellProblems: RouterMiddleware {
  let content: Content
  let renderer: PageRenderer
  /// Whether a device can be let in by a code.
  let isPairingOn: Bool

  func handle(
    _ request: Request, context: PageContext,
    next: (Request, PageContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let problem as PageProblem {
      if case .storage(let problem) = problem { log(problem.reason.key.name, context) }
      return page(problem, request)
    } catch let error as HTTPError where error.status == .notFound {
      return page(.notThere, request)
    } catch let error as HTTPError {
      throw error
    } catch {
      // What it says of itself may hold what a player typed.
      log("\(type(of: error))", context)
      return page(.failed, request)
    }
  }

  private func log(_ reason: String, _ context: PageContext) {
    context.logger.error(
      "request failed",
      metadata: ["route": "\(context.endpointPath ?? "")", "reason": "\(reason)"])
  }

  private func page(_ problem: PageProblem, _ request: Request) -> Response {
    let page = NoticePage(
      notice(problem), content.phrasebook(for: request),
      asksForCode: isPairingOn && problem.isLockedOut)
    return .html(renderer.html(page), status: problem.status)
  }

  /// Where devices join by a code, the address with its token is of no use to them.
  private func notice(_ problem: PageProblem) -> Term {
    if case .locked = problem, isPairingOn { Term("page-code-wanted") } else { problem.notice }
  }
}

extension Response {
  /// A page that gets nothing from elsewhere, and stands in no other.
  static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
        .contentSecurityPolicy: """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
        img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; \
        frame-ancestors 'none'
        """,
      ], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// - Parameter isKept: whether the browser may keep it for an hour.
  static func file(_ bytes: some Sequence<UInt8>, _ type: String, isKept: Bool) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: type, .cacheControl: isKept ? "max-age=3600" : "no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// A file of the page, compressed for who takes that.
  static func file(_ file: StaticFile, for request: Request) -> Response {
    let isCompressed = request.headers[values: .acceptEncoding].contains {
      $0.split { $0 == "," || $0.isWhitespace }.contains("gzip")
    }
    var response = Response.file(
      isCompressed ? file.compressed : file.bytes, "\(file.type); charset=utf-8", isKept: false)
    response.headers[.vary] = "Accept-Encoding"
    if isCompressed { response.headers[.contentEncoding] = "gzip" }
    return response
  }
}
