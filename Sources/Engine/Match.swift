// SPDX-License-Identifier: GPL-3.0-or-later

/// A game being played: its table now, and every move that led here or was taken back.
public struct Match: Sendable {
  public let game: any Game
  public let seed: UInt64
  public private(set) var table: Table
  /// What the deal did, for narration and for animation.
  public let dealt: [Event]
  /// The wrong answers given so far, oldest first. Undoing does not take them back.
  public private(set) var mistakes: [Move] = []
  /// How often a move was taken back. Doing it again does not count it down.
  public private(set) var undoCount = 0
  private(set) var past: [Step] = []
  private(set) var future: [Step] = []
  private(set) var forgotten = 0
  /// How many moves can be undone; nil for all. What a lower bound forgets stays forgotten.
  public var undoBound: Int? {
    didSet { forget() }
  }

  /// A move and what it did.
  public struct Step: Hashable, Sendable {
    public let move: Move
    public let events: [Event]
  }

  public init(_ game: any Game, seed: UInt64, undoBound: Int? = nil) {
    self.game = game
    self.seed = seed
    self.undoBound = undoBound
    var turn = Turn(Table(places: game.places, generator: Generator(seed: seed)))
    game.deal(&turn)
    game.sweep(&turn)
    table = turn.table
    dealt = turn.events
  }

  public var outcome: Outcome { game.outcome(of: table) }
  /// The moves that count: those not taken back.
  public var moveCount: Int { past.count }
  public var last: Step? { past.last }
  public var canUndo: Bool { past.count > forgotten }
  public var canRedo: Bool { !future.isEmpty }
  /// The number the player knows the deal by; nil for a deal without one.
  public var dealNumber: UInt64? { game.dealNumber(seed: seed) }
  /// Nil for a game without points.
  public var score: Int? { game.score(of: table, undoCount: undoCount) }

  /// Plays a move and everything that follows from it by itself.
  ///
  /// A refused move leaves the match as it was, but for a mistake, which is remembered.
  @discardableResult
  public mutating func play(_ move: Move) throws(Objection) -> [Event] {
    if let objection = game.objection(to: move, on: table) {
      if objection.weight == .mistake { mistakes.append(move) }
      throw objection
    }
    let step = perform(move)
    past.append(step)
    future = []
    forget()
    return step.events
  }

  /// Takes back the last move; nil where there is none that may be taken back.
  @discardableResult
  public mutating func undo() -> Step? {
    guard canUndo, let step = past.popLast() else { return nil }
    for event in step.events.reversed() { table.revert(event) }
    future.append(step)
    undoCount += 1
    return step
  }

  /// Plays the move that was taken back last; nil where there is none.
  @discardableResult
  public mutating func redo() -> Step? {
    guard let step = future.popLast() else { return nil }
    for event in step.events { table.apply(event) }
    past.append(step)
    return step
  }

  private mutating func forget() {
    if let undoBound { forgotten = max(forgotten, past.count - undoBound) }
  }

  private mutating func perform(_ move: Move) -> Step {
    let turn = game.turn(playing: move, on: table)
    table = turn.table
    return Step(move: move, events: turn.events)
  }
}

extension Match {
  /// The match as a save keeps it.
  public var saved: SavedMatch {
    SavedMatch(
      game: game, seed: seed, moves: (past + future.reversed()).map(\.move), played: past.count,
      forgotten: forgotten, mistakes: mistakes, undoCount: undoCount,
      digest: table.digest)
  }

  /// Plays a save again from its deal.
  ///
  /// - Throws: ``ReplayError`` where a move is refused or the table comes out different, which a
  ///   save that was edited or made by other rules shows.
  public init(replaying saved: SavedMatch, undoBound: Int? = nil) throws(ReplayError) {
    self.init(saved.game, seed: saved.seed)
    for (index, move) in saved.moves.enumerated() {
      do { try play(move) } catch { throw .refused(move: index + 1, error.reason) }
    }
    guard saved.moves.indices.contains(saved.played) || saved.played == saved.moves.count,
      (0...saved.played).contains(saved.forgotten),
      saved.undoCount >= saved.moves.count - saved.played
    else { throw .malformed }
    while past.count > saved.played { undo() }
    forgotten = saved.forgotten
    mistakes = saved.mistakes
    undoCount = saved.undoCount
    self.undoBound = undoBound
    forget()
    guard table.digest == saved.digest else { throw .different }
  }
}

/// Why a save does not replay.
public enum ReplayError: Error, Hashable, Sendable {
  /// The rules refuse a move, counted from 1.
  case refused(move: Int, Term)
  /// Every move was played, but the table is not the one that was saved.
  case different
  /// The counts in the save contradict each other.
  case malformed

  /// What the player is told.
  public var reason: Term {
    switch self {
    case .refused(let move, let reason):
      Term("replay-refused", ["move": .number(move), "reason": .term(reason)])
    case .different: Term("replay-different")
    case .malformed: Term("replay-malformed")
    }
  }
}
