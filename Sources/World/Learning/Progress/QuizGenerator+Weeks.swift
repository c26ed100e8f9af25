// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

extension QuizGenerator {
  /// What was learnt in the week that ends on a day, and in the one before.
  ///
  /// - Parameters:
  ///   - log: everything that was answered, in any order.
  ///   - known: what is remembered of it, and of what was answered before there was a log.
  ///   - daysPlayed: those on which rounds ended; days with answers count as well.
  public func twoWeeks(
    to day: Day, _ log: [LoggedAnswers], known: [LearningItem: MemoryState], daysPlayed: Set<Day>
  ) -> TwoWeeks {
    let history = AnswerHistory(log.filter { asks($0.item) }, known)
    let daysPlayed = daysPlayed.union(log.map(\.day))
    return TwoWeeks(
      now: week(to: day, history, daysPlayed), before: week(to: day + -7, history, daysPlayed))
  }

  private func week(
    to end: Day, _ history: AnswerHistory, _ daysPlayed: Set<Day>
  ) -> WeekProgress {
    let week = end.week
    let scores = scores(of: history.answers(in: week))
    let best = scores.max { ($0.share, $0.count) < ($1.share, $1.count) }
    let weakest = scores.min { ($0.share, -$0.count) < ($1.share, -$1.count) }
    let isApart = best?.share != weakest?.share
    return WeekProgress(
      to: end, daysPlayed: daysPlayed.count(where: week.contains), known: history.known(at: end),
      new: history.new(in: week), forgotten: history.forgotten(in: week),
      best: isApart ? best : nil, weakest: isApart ? weakest : nil)
  }

  /// Of each group about whose places enough was answered, in their order.
  private func scores(of answers: [LoggedAnswers]) -> [GroupScore] {
    let places = Dictionary(grouping: answers, by: \.item.entity)
    return groups.compactMap { group in
      let own = Set(group.partners.compactMap(\.entity)).flatMap { places[$0] ?? [] }
      let right = own.map(\.right).reduce(0, +)
      let count = right + own.map(\.wrong).reduce(0, +)
      return count < GroupScore.leastCount ? nil : GroupScore(group.name, right: right, of: count)
    }
  }
}
