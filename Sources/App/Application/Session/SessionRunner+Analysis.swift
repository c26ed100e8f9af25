// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Storage

/// What takes time to find out.
extension SessionRunner {
  /// How long the deal of a lost round is looked into, as the program does not end before.
  private static let timeOfJudgement = Duration.seconds(2)

  func ask(_ request: AnalysisRequest) async {
    let (subject, id) = (request.subject, request.id)
    guard isWaitedFor else {
      return analysis.ask(
        subject, for: player, within: analysis.patience, isEnding: door.isLeaveWaiting
      ) { [arrivals] result in
        if let result { arrivals.put(.result(result, to: id)) }
      }
    }
    let result = await analysis.answer(subject, for: player, isEnding: door.isLeaveWaiting)
    if let result { arrivals.put(.result(result, to: id)) }
  }

  func prepare(_ request: AnalysisRequest) {
    analysis.prepare(request.subject, for: player) { [arrivals] result in
      if let result { arrivals.put(.result(result, to: request.id)) }
    }
  }

  /// Finds out whether a lost round could be won, and keeps that with its result.
  mutating func judge(_ match: Match) async {
    let (analysis, player, isScript) = (analysis, player, isWaitedFor)
    let isLeaveWaiting = door.isLeaveWaiting
    let judgement: @Sendable () async -> Bool? = {
      await analysis.judgement(
        of: match, for: player, within: isScript ? nil : Self.timeOfJudgement,
        isEnding: { isScript && isLeaveWaiting() })
    }
    let work = Task<Void, Never> { [arrivals, writer, storedPlayer] in
      do throws(StorageProblem) {
        try await writer.judge(match, of: storedPlayer, by: judgement)
      } catch { arrivals.put(.unkept(because: error)) }
    }
    guard isWaitedFor else { return judging.append(work) }
    await work.value
  }
}

extension PlayerWriter {
  /// Keeps with the result of a lost match whether its deal could be won.
  ///
  /// - Throws: a ``StorageProblem`` where the result cannot be found.
  fileprivate func judge(
    _ match: Match, of player: StoredPlayer, by judgement: @Sendable () async -> Bool?
  ) async throws(StorageProblem) {
    await settled()
    let result = RoundResult(of: match, .lost, seconds: 0)
    let number = try await player.store.latestResult(ofDealOf: result, of: player.id)
    if let number, let isWinnable = await judgement() {
      write(.judge(result: number, isWinnable: isWinnable))
    }
  }
}
