// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Hummingbird
import Learning
import Pages
import Storage

// Links of players to others, and what a teacher takes along.
extension PageServer {
  func addTogetherRoutes(_ router: Router<PageContext>, _ entrance: GuestEntrance) {
    for path in ["with/:code", "class/:code"] {
      router.get(RouterPath(path)) { request, context in try showLink(request, context) }
    }
    router.get("class/:code/report") { request, context in
      try await showReport(entrance, request, context)
    }
    router.get("class/:code/report.csv") { request, context in
      try await sendTable(entrance, request, context)
    }
  }

  private func code(in context: PageContext) throws -> JoinCode {
    guard let code = JoinCode(rawValue: context.parameters.get("code") ?? "") else {
      throw PageProblem.notThere
    }
    return code
  }

  /// What a link leads to is opened by its button. Whoever follows one from elsewhere shows no cookie
  /// yet, so that the page is the same for everybody, and nothing is done by opening it.
  private func showLink(_ request: Request, _ context: PageContext) throws -> Response {
    let code = try code(in: context)
    let page = WelcomePage(commons.content.phrasebook(for: request), code: code)
    return .html(renderer.html(page))
  }

  /// - Throws: ``PageProblem/notThere`` for everybody but the teacher, who is told no more than others
  ///   that there is such a class.
  private func report(
    _ entrance: GuestEntrance, _ request: Request, _ context: PageContext
  ) async throws -> (report: ClassReport, page: ReportPage) {
    guard let house = try await entrance.house(of: request, context) else {
      throw PageProblem.strangeGuest
    }
    let code = try code(in: context)
    let report: ClassReport?
    do throws(StorageProblem) {
      report = try await entrance.hall.report(on: code, for: house.player)
    } catch {
      throw PageProblem.storage(error)
    }
    guard let report else { throw PageProblem.notThere }
    let front = await house.present?.page?.front
    return (
      report,
      ReportPage(
        report, front?.phrasebook ?? commons.content.phrasebook(for: request))
    )
  }

  private func showReport(
    _ entrance: GuestEntrance, _ request: Request, _ context: PageContext
  ) async throws -> Response {
    .html(renderer.html(try await report(entrance, request, context).page))
  }

  private func sendTable(
    _ entrance: GuestEntrance, _ request: Request, _ context: PageContext
  ) async throws -> Response {
    let table = try await report(entrance, request, context).page.table
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"class.csv\"",
      ], body: ResponseBody(byteBuffer: ByteBuffer(string: table)))
  }
}
