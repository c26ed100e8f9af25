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
    /// What a link leads to; nil for no link.
    let code: String?
  }

  func addGuestRoutes(_ router: Router<PageContext>, _ entrance: GuestEntrance) {
    router.post("enter") { request, context in try await enter(entrance, request, context) }
    router.get("entered") { request, context in try await entered(entrance, request, context) }
    addTogetherRoutes(router, entrance)
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
    let known = form.phrase == nil ? try await entrance.house(of: request, context) : nil
    do throws(GuestHall.Refusal) {
      let address = context.caller.network
      let code = try await entrance.hall.code(typed: form.code ?? "", from: address)
      // A link from elsewhere shows no cookie. Who has one goes on.
      if let known {
        if let code { try await follow(code, to: known, request, context) }
        return .redirect(to: code == nil ? "/" : "/#now", type: .normal)
      }
      let player =
        if let phrase = form.phrase {
          try await entrance.hall.player(knowing: phrase, from: address)
        } else {
          try await entrance.hall.newPlayer(from: address)
        }
      let secret: String
      do { secret = try await entrance.hall.newSecret(for: player) } catch { throw .storage(error) }
      if let code {
        try await follow(code, to: entrance.hall.house(of: player), request, context)
      }
      var response = Response.redirect(to: "/entered", type: .normal)
      response.setCookie(entrance.cookie(secret, context.caller))
      return response
    } catch {
      return welcome(request, notice: error.reason, error.status)
    }
  }

  private func follow(
    _ code: JoinCode, to house: PlayerHouse, _ request: Request, _ context: PageContext
  ) async throws(GuestHall.Refusal) {
    do throws(StorageProblem) {
      let seat = try await house.follow(code, languages: request.languages)
      seat.address = request.address(isSecure: context.caller.isSecure)
    } catch {
      throw .storage(error)
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
    case .tooManyPlayers, .tooManyTries, .tooManyCodes: .tooManyRequests
    case .wrongCode: .notFound
    case .wrongPhrase: .forbidden
    case .storage: .internalServerError
    }
  }
}
