// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// The deal that the player is likely to want next, looked for before that.
struct NextDeal: Equatable, Codable, Sendable {
  enum State: Equatable, Codable, Sendable {
    case searching
    case found(Deal)
    /// There is none where it was looked for.
    case none
  }

  let wish: DealSearchRequest
  /// That of the request for it.
  let id: Int
  var state = State.searching

  /// Takes what was found.
  mutating func take(_ result: AnalysisResult) {
    state = if case .round(let deal) = result { .found(deal) } else { .none }
  }
}

extension DealSearchRequest {
  /// Whether both want the same but for the number: any deal of those will do.
  func isLike(_ other: DealSearchRequest) -> Bool {
    var order = order
    order.number = other.order.number
    return DealSearchRequest(descriptor, order, rating: rating) == other
  }
}

extension Dialogue {
  /// Has the next deal looked for while the player does something else; one that nobody can want any
  /// more is given up.
  func prepareNextDeal(_ reply: inout Reply) {
    guard environment.capabilities.preparesDeals, reply.memory.waiting == nil,
      let (game, difficulty) = likelyNext(reply)
    else { return }
    var memory = reply.memory
    let wish = DealSearchRequest(game, memory.order(.next, of: game, at: difficulty))
    guard wish.isSearch(in: environment, memory.settings, isNext: true) else {
      if memory.next?.state == .searching { reply.request(.cancelPreparation) }
      return reply.memory.next = nil
    }
    guard memory.next?.wish.isLike(wish) != true else { return }
    memory.questions += 1
    memory.next = NextDeal(wish: wish, id: memory.questions)
    reply.memory = memory
    reply.request(.prepare(AnalysisRequest(id: memory.questions, subject: .deal(wish))))
  }

  /// Another of what is played, or of what was played last.
  private func likelyNext(_ reply: Reply) -> (any GameDescriptor, Difficulty)? {
    guard let game = playing?.game ?? reply.memory.saves.first?.match.game,
      let descriptor = environment.descriptor(of: game)
    else { return nil }
    return (descriptor, game.difficulty)
  }
}
