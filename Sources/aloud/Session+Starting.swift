// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine

/// What the command line begins with.
extension Session {
  /// Where the match played last is kept, of a game or of all; nil where none is kept.
  func slotPlayedLast(of game: String?) -> String? {
    dialogue.saves.first { game == nil || type(of: $0.match.game).id == game }?.slot
  }

  /// The game that was played last: one that is kept, else one that was played to its end.
  var gamePlayedLast: String? {
    if let kept = dialogue.saves.first { return type(of: kept.match.game).id }
    do { return try archive.lastFinished(of: nil)?.game } catch { return nil }
  }

  /// A new round as the command line asks for it; the main menu, with the reason, where none is to
  /// be had.
  mutating func round(
    of game: String, _ wish: DealOptions? = nil,
    made: (any GameDescriptor, PlayerContent, DealRequest) throws(Refusal) -> Deal
  ) -> Dialogue.Start {
    guard let kind = dialogue.environment.kinds.first(where: { $0.id == game }) else {
      return .mainMenu
    }
    let order = dialogue.order(
      wish?.deal(today: clock.now.day) ?? .next, of: kind,
      at: wish?.difficulty.map(Difficulty.init(rawValue:)), isAny: wish?.anyDeal ?? false)
    let isNext =
      wish?.deal(today: clock.now.day) ?? .next == .next && wish?.anyDeal != true
    let search = DealSearchRequest(kind, order, rating: wish?.rating.flatMap(DealRating.init))
    if dialogue.isSearch(search, isNext: isNext) { return .search(search) }
    do {
      let isDaily = wish?.daily == true || wish?.date != nil
      return .round(try made(kind, content, order), isDaily: isDaily)
    } catch {
      notices.append(error.reason)
      return .mainMenu
    }
  }
}
