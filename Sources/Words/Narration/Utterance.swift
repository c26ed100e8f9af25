// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Something to tell the player: one line of text, said in one breath.
public struct Utterance: Hashable, Sendable, Codable {
  /// The sentences of the line, in the order they are said.
  public let sentences: [Term]
  public let urgency: Urgency
  /// A newer utterance on the same topic takes the place of one that has not been said yet.
  public let topic: Topic?
  /// The one place of the table it is about, from where it can be heard; nil where it is about
  /// several or none.
  public let place: Place?
  /// The number that chooses what is said here; nil for what is no entry of a list.
  public let choice: Int?

  public init(
    _ sentences: [Term], _ urgency: Urgency = .next, topic: Topic? = nil, at place: Place? = nil,
    choice: Int? = nil
  ) {
    self.sentences = sentences
    self.urgency = urgency
    self.topic = topic
    self.place = place
    self.choice = choice
  }

  public init(_ sentence: Term, _ urgency: Urgency = .next, topic: Topic? = nil) {
    self.init([sentence], urgency, topic: topic)
  }
}

/// When an utterance is said.
public enum Urgency: Hashable, Sendable, Comparable, Codable {
  /// After what is being said.
  case next
  /// At once: it answers a key.
  case now
}

/// What an utterance is about, as far as a newer one makes it stale.
public enum Topic: String, Hashable, Sendable, Codable {
  case focus, move
}
