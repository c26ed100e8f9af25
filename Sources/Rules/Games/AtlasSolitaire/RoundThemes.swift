// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

/// What a round of groups can be about.
public struct RoundTheme: Hashable, Sendable {
  /// As it is told.
  public let title: Term
  /// The ids of the groups that are about it.
  public let groups: Set<String>
  /// Those of them that are dealt before the others, the first one first.
  public let preferred: [String]

  public init(_ title: Term, groups: Set<String>, preferred: [String] = []) {
    self.title = title
    self.groups = groups
    self.preferred = preferred
  }
}

/// Who knows what groups are about: their places, and what the player still has to learn.
public protocol RoundThemes: Sendable {
  /// Those that are offered at once.
  var topics: [RoundTopic] { get }

  /// The others, in lists of their own.
  var topicGroups: [TopicGroup] { get }

  /// - Parameters:
  ///   - topic: the id of a topic.
  ///   - number: the deal's; what is left to chance follows from it.
  /// - Throws: a ``Refusal`` where nothing is about it.
  func theme(
    _ topic: String, among groups: [Group], number: UInt64
  ) throws(Refusal) -> RoundTheme
}
