// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Learning

/// How far a player is, by the names other programs know it by. They stay; see the manual page.
public struct ProgressRecord: Encodable {
  private let continents: [ContinentRow]
  /// This week, then the one before.
  private let weeks: [WeekRow]
  private let items: [ItemRow]

  private struct ContinentRow: Encodable {
    let continent: String
    let places: Int
    let known: Int
    let due: Int
  }

  private struct WeekRow: Encodable {
    /// The last of its days.
    let end: String
    let days: Int
    let known: Int
    let new: Int
    let forgotten: Int
  }

  private struct ItemRow: Encodable {
    let place: String
    let kind: String
    /// Nil for an ocean.
    let continent: String?
    let right: Int
    let wrong: Int
    let asked: String
    let due: String
    /// Days, and from 1 to 10.
    let stability: Double
    let difficulty: Double
    /// From 0 to 1, on the day of the record.
    let recall: Double
  }

  public init(
    _ progress: [ContinentProgress], _ known: [LearningItem: MemoryState], _ weeks: TwoWeeks,
    of quizGenerator: QuizGenerator, on day: Day
  ) {
    continents = progress.map {
      ContinentRow(
        continent: $0.continent.rawValue, places: $0.places, known: $0.known, due: $0.due)
    }
    self.weeks = [weeks.now, weeks.before].map {
      WeekRow(
        end: $0.end.written, days: $0.daysPlayed, known: $0.known, new: $0.new,
        forgotten: $0.forgotten)
    }
    let scheduler = Scheduler()
    items = known.sorted { $0.key < $1.key }.map { item, memory in
      ItemRow(
        place: item.entity, kind: item.kind.rawValue,
        continent: quizGenerator.continent(of: item.entity)?.rawValue, right: memory.right,
        wrong: memory.wrong, asked: memory.asked.written, due: memory.due.written,
        stability: memory.stability.short, difficulty: memory.difficulty.short,
        recall: scheduler.retrievability(of: memory, on: day).short)
    }
  }

  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension Day {
  /// As 2026-11-21.
  fileprivate var written: String {
    Date(timeIntervalSince1970: Double(number) * 86_400)
      .formatted(.iso8601.year().month().day())
  }
}

extension Double {
  /// Three digits after the point.
  fileprivate var short: Double { (self * 1000).rounded() / 1000 }
}
