// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Hummingbird
import Pages
import Storage

// Guests who come in, and all that is kept of them.
extension PageServer {
  private struct EntryForm: Decodable {
    /// Words that a player knows; nil for a new player.
    let phrase: String?
  }

  func addGuestRoutes(_ router: Router<PageContext>, _ entrance: GuestEntrance) {
    router.post("enter") { request, context in try await enter(entrance, request, context) }
    router.get("entered") { request, context in try await entered(entrance, request, context) }
    router.get("privacy") { request, context in try await privacy(entrance, request, context) }
    router.get("everything.json") { request, context in
      try await everything(entrance, request, context)
    }
  }

  /// The page for strangers.
  func welcome(
    _ request: Request, notice: Term? = nil, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    let page = WelcomePage(commons.content.phrasebook(for: request), notice: notice)
    return .html(renderer.html(page), status: status)
  }

  private func enter(
    _ entrance: GuestEntrance, _ request: Request, _ context: PageContext
  ) async throws -> Response {
    let form = try await PageForm.read(EntryForm.self, from: request, limits)
    // A link from elsewhere shows no cookie. Who has one goes on.
    if form.phrase == nil, try await entrance.house(of: request, context) != nil {
      return .redirect(to: "/", type: .normal)
    }
    do throws(GuestHall.Refusal) {
      let address = context.caller.network
      let player =
        if let phrase = form.phrase {
          try await entrance.hall.player(knowing: phrase, from: address)
        } else {
          try await entrance.hall.newPlayer(from: address)
        }
      let secret: String
      do { secret = try await entrance.hall.newSecret(for: player) } catch { throw .storage(error) }
      var response = Response.redirect(to: "/entered", type: .normal)
      response.setCookie(entrance.cookie(secret, context.caller))
      return response
    } catch {
      return welcome(request, notice: error.reason, error.status)
    }
  }

  /// Where a browser comes that was let in: whether it keeps what it was given.
  private func entered(
    _ entrance: GuestEntrance, _ request: Request, _ context: PageContext
  ) async throws -> Response {
    guard try await entrance.house(of: request, context) != nil else {
      return welcome(request, notice: Term("page-guest-no-cookie"), .forbidden)
    }
    return .redirect(to: "/", type: .normal)
  }

  private func privacy(
    _ entrance: GuestEntrance, _ request: Request, _ context: PageContext
  ) async throws -> Response {
    let house = try await entrance.house(of: request, context)
    let phrasebook = await house?.present?.page?.front.phrasebook
    let page = PrivacyPage(
      phrasebook ?? commons.content.phrasebook(for: request), isGuest: house != nil)
    return .html(renderer.html(page))
  }

  private func everything(
    _ entrance: GuestEntrance, _ request: Request, _ context: PageContext
  ) async throws -> Response {
    guard let player = try await entrance.house(of: request, context)?.player else {
      throw PageProblem.strangeGuest
    }
    let content: Data
    do throws(StorageProblem) { content = try await entrance.hall.everything(of: player) } catch {
      throw PageProblem.storage(error)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"aloud.json\"",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: content)))
  }

  /// Has this browser forget its player.
  func leaveDevice(
    _ entrance: GuestEntrance, _ request: Request, _ context: PageContext
  ) async throws -> Response {
    if let secret = entrance.secret(of: request, context) {
      do throws(StorageProblem) { try await entrance.hall.forget(secret) } catch {
        throw PageProblem.storage(error)
      }
    }
    var response = Response.redirect(to: "/", type: .normal)
    response.setCookie(entrance.cookie("", context.caller, isKept: false))
    return response
  }
}

extension GuestHall.Refusal {
  fileprivate var status: HTTPResponse.Status {
    switch self {
    case .tooManyPlayers, .tooManyTries: .tooManyRequests
    case .wrongPhrase: .forbidden
    case .storage: .internalServerError
    }
  }
}
