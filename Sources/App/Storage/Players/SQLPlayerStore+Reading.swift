// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Preferences

extension SQLPlayerStore {
  public func openRounds(
    in slots: [String], under lease: Lease
  ) async throws(StorageProblem) -> OpenedRounds {
    try await perform(for: lease.player) { database, _ throws(StorageProblem) in
      var rounds: [(slot: String, round: StoredRound)] = []
      var notices: [Term] = []
      try database.check(.exclusive(lease))
      let played = try database.saves(of: lease.player).map(\.slot).filter(slots.contains)
      for slot in played {
        let opened = try database.openRound(in: slot, under: lease)
        if let round = opened.round { rounds.append((slot, round)) }
        if let notice = opened.notice { notices.append(notice) }
      }
      return OpenedRounds(rounds: rounds, notices: notices)
    }
  }

  public func saves(of player: PlayerID) async throws(StorageProblem) -> [SaveSummary] {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.saves(of: player)
    }
  }

  public func round(
    in slot: String, of player: PlayerID
  ) async throws(StorageProblem) -> StoredRound? {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.round(in: slot, of: player)
    }
  }

  public func flags(of player: PlayerID) async throws(StorageProblem) -> [String: String] {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.flags(of: player)
    }
  }

  public func tallies(of player: PlayerID) async throws(StorageProblem) -> [Tally] {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.tallies(of: player)
    }
  }

  public func lastFinished(
    _ filter: ResultFilter, of player: PlayerID
  ) async throws(StorageProblem) -> RoundResult? {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.lastFinished(filter, of: player)
    }
  }

  public func latestResult(
    ofDealOf result: RoundResult, of player: PlayerID
  ) async throws(StorageProblem) -> Int64? {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.latestResult(of: result, player)
    }
  }

  public func recentIngredients(
    of game: String, rounds: Int, of player: PlayerID
  ) async throws(StorageProblem) -> [[String]] {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.recentIngredients(of: game, rounds: rounds, player)
    }
  }

  public func memoryStates(
    of player: PlayerID
  ) async throws(StorageProblem) -> [LearningItem: MemoryState] {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.memoryStates(of: player)
    }
  }

  public func diary(of player: PlayerID) async throws(StorageProblem) -> Diary {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      Diary(
        answers: try database.answerLog(of: player),
        roundEnds: try database.finishTimes(of: player))
    }
  }

  public func settings(of player: PlayerID) async -> KeptSettings {
    do {
      let list = games.settings
      let text = SettingsText(try await text(.settings, of: player), list)
      let (settings, complaint) = text.read()
      return KeptSettings(settings: settings, complaint: complaint?.term(in: list))
    } catch {
      return KeptSettings(settings: Settings(), complaint: error.reason)
    }
  }

  public func respellings(of player: PlayerID) async -> KeptWords {
    do {
      let (words, complaints) =
        PronunciationText(try await text(.pronunciation, of: player)).read()
      let complaint = complaints.first?.term(more: complaints.count - 1)
      return KeptWords(words: words, complaint: complaint)
    } catch {
      return KeptWords(words: [], complaint: error.reason)
    }
  }

  public func documents(
    of player: PlayerID, _ kind: PlayerDocument.Kind
  ) async throws(StorageProblem) -> [PlayerDocument] {
    try await perform(for: player) { _, documents throws(StorageProblem) in
      try documents.made(kind)
    }
  }

  private func text(
    _ path: DocumentPath, of player: PlayerID
  ) async throws(StorageProblem) -> Data {
    try await perform(for: player) { _, documents throws(StorageProblem) in
      try documents.read(path) ?? Data()
    }
  }
}
