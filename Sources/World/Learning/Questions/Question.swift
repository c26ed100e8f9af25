// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A question with numbered answers, one of which is right.
public struct Question: Hashable, Sendable, Codable {
  public let item: LearningItem
  public let sentence: Term
  /// In the order of their numbers.
  public let answers: [Term]
  /// The right one, counted from 0.
  public let right: Int
  /// Something more about what was asked; nil where nothing more is known.
  public let fact: Term?

  /// How many answers there are to choose from.
  public static let answerCount = 4

  public init(
    _ item: LearningItem, _ sentence: Term, answers: [Term], right: Int, fact: Term? = nil
  ) {
    self.item = item
    self.sentence = sentence
    self.answers = answers
    self.right = right
    self.fact = fact
  }
}
