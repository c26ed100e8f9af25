// SPDX-License-Identifier: GPL-3.0-or-later

/// A game's tutorial: a round that is the same for everyone, and what is tried in it, step by step.
///
/// A step says what the player is to do and not how: cards and keys are read off the table and the
/// keymap when it is told.
public struct Tutorial: Sendable {
  /// Makes the round.
  public let deal: @Sendable () throws(Refusal) -> Deal
  public let steps: [Step]
  /// What else is worth knowing, told at the end.
  public let closing: [Key]

  public init(
    _ steps: [Step], closing: Key..., deal: @escaping @Sendable () throws(Refusal) -> Deal
  ) {
    self.deal = deal
    self.steps = steps
    self.closing = closing
  }

  public init(_ game: any Game, seed: UInt64, _ steps: [Step], closing: Key...) {
    self.deal = { () throws(Refusal) in Deal(game, seed: seed) }
    self.steps = steps
    self.closing = closing
  }

  /// Something that is waited for, and what is told before it; nil where the game's objective has
  /// said enough.
  public struct Step: Hashable, Sendable, Codable {
    public let aim: Aim
    public let lead: Key?

    init(_ aim: Aim, lead: Key? = nil) {
      self.aim = aim
      self.lead = lead
    }

    public func after(_ lead: Key) -> Step { Step(aim, lead: lead) }
  }

  /// What the player is to do, whichever way they say it.
  public enum Aim: Hashable, Sendable, Codable {
    /// Has the whole table told.
    case read
    /// Carries a piece from a place of one kind to one of another.
    case carry(Place.Kind, Place.Kind)
    /// Picks pieces that can be played together.
    case gather
    case act(Act)
    case undo
    case hint
  }
}

extension Tutorial.Step {
  public static let read = Tutorial.Step(.read)
  public static let gather = Tutorial.Step(.gather)
  public static let undo = Tutorial.Step(.undo)
  public static let hint = Tutorial.Step(.hint)

  public static func carry(_ origin: Place.Kind, to goal: Place.Kind) -> Tutorial.Step {
    Tutorial.Step(.carry(origin, goal))
  }

  public static func act(_ act: Act) -> Tutorial.Step { Tutorial.Step(.act(act)) }
}

extension Tutorial.Aim {
  /// Whether a move on a table is what is waited for.
  public func isMet(by move: Move, on table: Table) -> Bool {
    switch (self, move.goal) {
    case (.carry(let origin, let goal), .place(let place)):
      place.kind == goal && move.picked.first.flatMap(table.place)?.kind == origin
    case (.act(let act), .act(let done)): act == done
    case (.gather, .act): !move.picked.isEmpty
    default: false
    }
  }
}

extension Game {
  /// The move that a tutorial names for an aim: the game's own advice where that meets it, else the
  /// first that does; of what is gathered, the fewest pieces. Nil for an aim that takes no move.
  public func example(of aim: Tutorial.Aim, on table: Table) -> Move? {
    let moves = moves(on: table).filter { aim.isMet(by: $0, on: table) }
    let advised = hints?.advice(on: table)?.move
    return aim == .gather
      ? moves.min { $0.picked.count < $1.picked.count }
      : moves.first { $0 == advised } ?? moves.first
  }
}
