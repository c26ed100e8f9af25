// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Learning
import Storage

/// What the command line begins with.
extension SessionRunner {
  /// Where the match played last is kept, of a game or of all; nil where none is kept.
  public func slotPlayedLast(of game: String?) -> String? {
    session.dialogue.saves.first { game == nil || type(of: $0.match.game).id == game }?.slot
  }

  /// The game that was played last: one that is kept, else one that was played to its end.
  public var gamePlayedLast: String? {
    get async {
      if let kept = session.dialogue.saves.first { return type(of: kept.match.game).id }
      do {
        return try await storedPlayer.store.lastFinished(ResultFilter(), of: storedPlayer.id)?.game
      } catch {
        return nil
      }
    }
  }

  /// A new round as the command line asks for it; the main menu, with the reason, where none is to
  /// be had.
  public mutating func round(
    of game: String, _ wish: DealWish = DealWish(), made subject: RoundWish
  ) async -> Dialogue.Start {
    do throws(Refusal) {
      var due: Set<LearningItem> = []
      if case .groups(let groups) = subject, groups.theme == .needed {
        due = try await lookups.due()
      }
      return try session.round(of: game, wish, made: subject, today: door.now.day, due: due)
    } catch {
      notices.append(error.reason)
      isRefused = true
      return .mainMenu
    }
  }
}

extension PlayerSession {
  /// A new round as it is asked for at the start.
  ///
  /// - Parameters:
  ///   - today: as year, month and day in one number: 20261121.
  ///   - due: what the player has to repeat, where the round is to be about that.
  /// - Throws: a ``Refusal`` where none is to be had.
  public mutating func round(
    of game: String, _ wish: DealWish, made subject: RoundWish, today: Int,
    due: Set<LearningItem> = []
  ) throws(Refusal) -> Dialogue.Start {
    let descriptors = content.descriptors(in: phrasebook, due: due)
    guard let descriptor = descriptors.first(where: { $0.id == game }) else {
      return .mainMenu
    }
    let deal = wish.deal ?? .day(today)
    let order = dialogue.order(deal, of: descriptor, at: wish.difficulty, isAny: wish.isAny)
    let search = DealSearchRequest(descriptor, order, rating: wish.rating)
    if dialogue.isSearch(search, isNext: deal == .next && !wish.isAny) { return .search(search) }
    return .round(try content.round(of: descriptor, order, subject), isDaily: wish.isDaily)
  }
}
