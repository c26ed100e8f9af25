// SPDX-License-Identifier: GPL-3.0-or-later

/// What a round can be about.
public struct RoundTopic: Hashable, Sendable, Codable {
  public let id: String
  /// As the menu lists it.
  public let title: Term

  public init(id: String, title: Term) {
    self.id = id
    self.title = title
  }
}

/// What the rounds of a game can be about, where the player may choose it; nothing, where only the
/// deal makes the difference.
public struct TopicChoice: Sendable {
  /// Those that are offered at once.
  public let offered: [RoundTopic]
  /// More of them, in lists of their own.
  public let groups: [TopicGroup]
  /// Whether a player is asked for one before anything else.
  public let isFirst: Bool

  public init(_ offered: [RoundTopic] = [], groups: [TopicGroup] = [], isFirst: Bool = true) {
    self.offered = offered
    self.groups = groups
    self.isFirst = isFirst
  }

  public var isEmpty: Bool { offered.isEmpty }
}

/// Topics that the menu lists apart, so that nobody has to hear them to get past them.
public struct TopicGroup: Sendable {
  /// The entry that leads to them, and the heading over them.
  public let title: Term
  /// Asked for when the list is opened, not before.
  public let topics: @Sendable () -> [RoundTopic]
  /// How another one is named; nil where all are listed.
  public let naming: Naming?
  /// How a new one is made; nil where none can be.
  public let making: Making?

  /// Makes what there was not before, such as a picture with the camera.
  public struct Making: Sendable {
    /// As the menu lists it.
    public let title: Term
    /// Throws a ``Refusal`` that says why none could be made.
    public let topic: @Sendable () throws(Refusal) -> RoundTopic

    public init(
      title: Term, topic: @escaping @Sendable () throws(Refusal) -> RoundTopic
    ) {
      self.title = title
      self.topic = topic
    }
  }

  /// Names what no list holds, by a typed line.
  public struct Naming: Sendable {
    /// As the menu lists it.
    public let title: Term
    public let question: Term
    /// Throws a ``Refusal`` where the line names nothing a round can be about.
    public let topic: @Sendable (String) throws(Refusal) -> RoundTopic

    public init(
      title: Term, question: Term,
      topic: @escaping @Sendable (String) throws(Refusal) -> RoundTopic
    ) {
      self.title = title
      self.question = question
      self.topic = topic
    }
  }

  public init(
    title: Term, topics: @escaping @Sendable () -> [RoundTopic], naming: Naming? = nil,
    making: Making? = nil
  ) {
    self.title = title
    self.topics = topics
    self.naming = naming
    self.making = making
  }
}

/// What becomes of what a player brings from files of their own.
public struct PrivacyNote: Hashable, Sendable {
  /// As the menu lists it.
  public let title: Term
  public let text: Term

  public init(title: Term, text: Term) {
    self.title = title
    self.text = text
  }
}
