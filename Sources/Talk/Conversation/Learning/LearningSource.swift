// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// What there is to be asked and to be told about the player's knowledge of the world.
public struct LearningSource: Sendable {
  /// The questions of a quiz on a day, as the seed shuffles them.
  ///
  /// - Throws: a ``Refusal`` where nothing fits the wish.
  public var questions: @Sendable (QuizWish, Day, UInt64) throws(Refusal) -> [Question]
  /// How far the player is, by continent.
  public var progress: @Sendable (Day) throws(Refusal) -> [ContinentProgress]

  public init(
    questions: @escaping @Sendable (QuizWish, Day, UInt64) throws(Refusal) -> [Question],
    progress: @escaping @Sendable (Day) throws(Refusal) -> [ContinentProgress]
  ) {
    self.questions = questions
    self.progress = progress
  }
}
