// SPDX-License-Identifier: GPL-3.0-or-later

/// How well something is remembered, after it was asked at least once.
public struct MemoryState: Hashable, Sendable {
  /// The days after which it is still known nine times in ten.
  public let stability: Double
  /// From 1, easy, to 10.
  public let difficulty: Double
  /// When it was asked last.
  public let asked: Day
  /// When it is to be asked again.
  public let due: Day
  /// How often it was known, and how often not.
  public let right: Int
  public let wrong: Int

  /// Nil for numbers that no answer leads to, as a damaged record may have.
  public init?(
    stability: Double, difficulty: Double, asked: Day, due: Day, right: Int, wrong: Int
  ) {
    let days = Self.days
    guard stability.isFinite, stability > 0, (1...10).contains(difficulty), due >= asked,
      days.contains(asked), days.contains(due), (0...Self.most).contains(right),
      (0...Self.most).contains(wrong)
    else { return nil }
    self.init(
      checked: stability, difficulty: difficulty, asked: asked, due: due, right: right, wrong: wrong
    )
  }

  /// Days and answers are fewer in any life.
  static let most = 10_000_000
  static let days = Day(number: -most)...Day(number: most)

  init(
    checked stability: Double, difficulty: Double, asked: Day, due: Day, right: Int, wrong: Int
  ) {
    self.stability = stability
    self.difficulty = difficulty
    self.asked = asked
    self.due = due
    self.right = right
    self.wrong = wrong
  }

  /// Whether it is to be asked on a day.
  public func isDue(on day: Day) -> Bool { due <= day }

  /// Whether the last answer was wrong: after a right one at least a day goes by.
  var isMissed: Bool { due == asked }
}
