// SPDX-License-Identifier: GPL-3.0-or-later

/// What a round can be about.
public struct Motif: Hashable, Sendable {
  public let id: String
  /// As the menu lists it.
  public let title: Term

  public init(id: String, title: Term) {
    self.id = id
    self.title = title
  }
}

/// Motifs that the menu lists apart, so that nobody has to hear them to get past them.
public struct MotifShelf: Sendable {
  /// The entry that leads to them, and the heading over them.
  public let title: Term
  /// Asked for when the list is opened, not before.
  public let motifs: @Sendable () -> [Motif]
  /// How another one is named; nil where all are listed.
  public let naming: Naming?

  /// Names what no list holds, by a typed line.
  public struct Naming: Sendable {
    /// As the menu lists it.
    public let title: Term
    public let question: Term
    /// Throws an ``Objection`` where the line names nothing a round can be about.
    public let motif: @Sendable (String) throws(Objection) -> Motif

    public init(
      title: Term, question: Term,
      motif: @escaping @Sendable (String) throws(Objection) -> Motif
    ) {
      self.title = title
      self.question = question
      self.motif = motif
    }
  }

  public init(title: Term, motifs: @escaping @Sendable () -> [Motif], naming: Naming? = nil) {
    self.title = title
    self.motifs = motifs
    self.naming = naming
  }
}
