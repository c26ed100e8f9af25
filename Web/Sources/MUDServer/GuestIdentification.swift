// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Storage
import WebServer

/// Guests come as new players, by a code that somebody told them or without one, or as those whom they
/// know the phrase of.
public struct GuestIdentification: PlayerIdentification {
  private let hall: GuestHall

  public init(_ hall: GuestHall) { self.hall = hall }

  public func question() -> Term { Term("mud-guest-question") }

  public func identify(by answer: String, _ stranger: Stranger) async -> Identification {
    let network = TrustedProxies.network(of: stranger.address ?? "")
    do throws(GuestHall.Refusal) {
      let code = try await hall.code(typed: answer, from: network)
      let player =
        code == nil && answer.contains { !$0.isWhitespace }
        ? try await hall.player(knowing: answer, from: network)
        : try await hall.newPlayer(from: network)
      let (untilEnd, end) = AsyncStream.makeStream(of: Void.self)
      return .player(
        Admission(
          to: await hall.house(of: player), start: code.map { .code($0) } ?? .mainMenu,
          untilEnd: untilEnd
        ) { [hall] in
          end.finish()
          // Who took no phrase along cannot come back.
          await hall.forgetUnlessKnown(player)
        })
    } catch {
      switch error {
      case .wrongPhrase, .wrongCode: return .again(error.reason)
      default: return .refused(error.reason)
      }
    }
  }
}
