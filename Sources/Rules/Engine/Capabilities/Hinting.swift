// SPDX-License-Identifier: GPL-3.0-or-later

/// A game that gives advice from what the player can see.
public protocol Hinting {
  /// A move worth making that follows from what the player can see, with its reason.
  func advice(on table: Table) -> Advice?

  /// Whether a search is asked first where all lies open and it can be: it knows no more than the player
  /// sees, and the advice often loses what can be won.
  var searchesForAdvice: Bool { get }

  /// What stands in the way on a table from which nothing can be won, a line each; for a player who
  /// learns.
  func obstacles(on table: Table) -> [Term]
}

extension Hinting {
  public var searchesForAdvice: Bool { false }
  public func obstacles(on table: Table) -> [Term] { [] }
}

/// A hint: a move and why it helps.
public struct Advice: Hashable, Sendable {
  public let move: Move
  public let reason: Term
  /// What is told, one after the other, to a player who asks again.
  public let further: [Term]

  public init(_ move: Move, because reason: Term, further: [Term] = []) {
    self.move = move
    self.reason = reason
    self.further = further
  }
}
