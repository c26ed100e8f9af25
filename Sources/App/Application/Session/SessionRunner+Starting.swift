// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine

/// What the command line begins with.
extension SessionRunner {
  /// Where the match played last is kept, of a game or of all; nil where none is kept.
  public func slotPlayedLast(of game: String?) -> String? {
    session.dialogue.saves.first { game == nil || type(of: $0.match.game).id == game }?.slot
  }

  /// The game that was played last: one that is kept, else one that was played to its end.
  public var gamePlayedLast: String? {
    if let kept = session.dialogue.saves.first { return type(of: kept.match.game).id }
    do { return try archive.lastFinished(of: nil)?.game } catch { return nil }
  }

  /// A new round as the command line asks for it; the main menu, with the reason, where none is to
  /// be had.
  public mutating func round(
    of game: String, _ wish: DealWish = DealWish(), made subject: RoundWish
  ) -> Dialogue.Start {
    do {
      return try session.round(of: game, wish, made: subject, today: door.now.day)
    } catch {
      notices.append(error.reason)
      return .mainMenu
    }
  }
}

extension PlayerSession {
  /// A new round as it is asked for at the start.
  ///
  /// - Parameter today: as year, month and day in one number: 20261121.
  /// - Throws: a ``Refusal`` where none is to be had.
  public mutating func round(
    of game: String, _ wish: DealWish, made subject: RoundWish, today: Int
  ) throws(Refusal) -> Dialogue.Start {
    guard let kind = dialogue.environment.descriptors.first(where: { $0.id == game }) else {
      return .mainMenu
    }
    let deal = wish.deal ?? .day(today)
    let order = dialogue.order(deal, of: kind, at: wish.difficulty, isAny: wish.isAny)
    let search = DealSearchRequest(kind, order, rating: wish.rating)
    if dialogue.isSearch(search, isNext: deal == .next && !wish.isAny) { return .search(search) }
    return .round(try content.round(of: kind, order, subject), isDaily: wish.isDaily)
  }
}
