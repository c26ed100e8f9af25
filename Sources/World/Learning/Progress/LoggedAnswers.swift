// SPDX-License-Identifier: GPL-3.0-or-later

/// The answers to one question on one day.
public struct LoggedAnswers: Hashable, Sendable {
  public let item: LearningItem
  public let day: Day
  /// How often it was known, and how often not.
  public let right: Int
  public let wrong: Int
  /// When it was to be asked again, after the last of them.
  public let due: Day

  /// Nil for numbers that no answers lead to, as a damaged record may have.
  public init?(_ item: LearningItem, on day: Day, right: Int, wrong: Int, due: Day) {
    let counts = 0...MemoryState.most
    guard MemoryState.days.contains(day), MemoryState.days.contains(due), due >= day,
      counts.contains(right), counts.contains(wrong), right + wrong > 0
    else { return nil }
    self.item = item
    self.day = day
    self.right = right
    self.wrong = wrong
    self.due = due
  }
}
