// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Storage

/// What has to do with others of the same server.
extension Lookups {
  func answer(to question: TogetherQuestion) async throws(Refusal) -> TogetherAnswer {
    guard let company = player.company else { throw .outOfReach }
    switch question {
    case .board(let game, let day):
      guard let daily = GameList.descriptor(game)?.daily else { throw .outOfReach }
      let deal = NumberedDeal(
        game: game, difficulty: daily.difficulty, number: daily.number(day))
      let board = try await kept { () throws(StorageProblem) in
        try await company.book.board(of: deal, for: player.id)
      }
      return .board(board, game: game)
    case .newLink(let deal):
      let link = try await kept { () throws(StorageProblem) in
        try await company.book.makeLink(
          to: deal, by: player.id, most: company.limits.links,
          ends: company.now().addingTimeInterval(company.limits.linkTime))
      }
      guard let link else {
        throw Refusal(Term("link-too-many", ["most": .number(company.limits.links)]))
      }
      return .made(link)
    case .links:
      return .links(
        try await kept { () throws(StorageProblem) in
          try await company.book.links(of: player.id, now: company.now())
        })
    case .code(let code): return try await answer(to: code, in: company)
    case .dropLink(let code):
      try await kept { () throws(StorageProblem) in
        try await company.book.dropLink(code, of: player.id)
      }
      return .dropped
    case .ofClass(let question): return .ofClass(try await answer(to: question, in: company))
    }
  }

  private func answer(
    to code: JoinCode, in company: Company
  ) async throws(Refusal) -> TogetherAnswer {
    guard await company.mayTry() else { throw Refusal(Term("code-too-many")) }
    let link = try await kept { () throws(StorageProblem) in
      try await company.book.openLink(
        code, as: player.id, most: company.limits.friends, now: company.now())
    }
    if let link { return .link(link) }
    let found = try await kept { () throws(StorageProblem) in
      try await company.book.schoolClass(code, as: player.id, on: company.today)
    }
    if let found { return .ofClass(.schoolClass(named(found))) }
    await company.countWrong()
    throw Refusal(Term("code-unknown"))
  }

  /// Asks the store; what it cannot do is told.
  func kept<Value>(
    _ ask: () async throws(StorageProblem) -> Value
  ) async throws(Refusal) -> Value {
    do { return try await ask() } catch { throw Refusal(error.reason) }
  }
}

extension SessionRunner {
  /// Tells the player what others have done, each thing once.
  mutating func tellNews() async {
    guard let company = storedPlayer.company else { return }
    let (book, id) = (company.book, storedPlayer.id)
    do throws(StorageProblem) {
      for news in try await book.news(of: id, now: company.now()) {
        if let alerts = session.alerts(news.told) { door.present(alerts) }
        try await book.isTold(news, to: id)
      }
    } catch {
      // They are told at the next coming.
    }
  }
}
