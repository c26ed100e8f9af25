// SPDX-License-Identifier: GPL-3.0-or-later

/// A game being played: its table now, and every move that led here or was taken back.
public struct Match: Sendable {
  public let game: any Game
  public let seed: UInt64
  public private(set) var dealKind: DealKind
  public private(set) var table: Table
  /// What the deal did, for narration and for animation.
  public let dealt: [Event]
  /// The wrong answers given so far, oldest first. Undoing does not take them back.
  public private(set) var mistakes: [Move] = []
  /// How often a move was taken back. Doing it again does not count it down.
  public private(set) var undoCount = 0
  /// How many hints the player had.
  public private(set) var hintCount = 0
  /// What it is played for besides itself, by the word of whoever keeps it; nil for nothing.
  public var occasion: String?
  /// How many moves were in force when the bookmark was set; nil where there is none.
  public private(set) var bookmark: Int?
  private(set) var timeline = Timeline()
  var past: ArraySlice<Step> { timeline.past }
  var future: ArraySlice<Step> { timeline.future }
  private(set) var forgotten = 0
  /// Whether the match counts in statistics, which one does not that the program played in part.
  public private(set) var isCounted = true
  /// How many moves can be undone; nil for all. What a lower bound forgets stays forgotten.
  public var undoBound: Int? {
    didSet { forget() }
  }

  /// A move and what it did.
  public struct Step: Hashable, Sendable {
    public let move: Move
    public let events: [Event]
  }

  public init(
    _ game: any Game, seed: UInt64, undoBound: Int? = nil, dealKind: DealKind = .any
  ) {
    self.game = game
    self.seed = seed
    self.dealKind = dealKind
    self.undoBound = undoBound
    var turn = Turn(Table(game.layout, generator: Generator(seed: seed)))
    game.deal(&turn)
    game.applyAutomaticMoves(&turn)
    table = turn.table
    dealt = turn.events
  }

  /// Open as long as a card may come that the player has never seen, whatever it is.
  public var outcome: Outcome {
    let outcome = game.outcome(of: table)
    guard outcome == .lost else { return outcome }
    return game.comingUp(on: table).allSatisfy(shownPieces.contains) ? .lost : .open
  }
  public var hasEnded: Bool { game.hasEnded(on: table) }
  /// The moves that count: those not taken back.
  public var moveCount: Int { timeline.played }
  public var last: Step? { past.last }
  /// The move that was taken back last.
  public var next: Step? { future.first }
  /// How many moves can be taken back now, and how many done again.
  public var undoableCount: Int { moveCount - forgotten }
  public var redoableCount: Int { future.count }
  public var canUndo: Bool { undoableCount > 0 }
  public var canRedo: Bool { redoableCount > 0 }
  /// The number the player knows the deal by; nil for a deal without one.
  public var dealNumber: UInt64? { game.dealNumber(seed: seed) }
  /// What a match that is given up counts as: in a game for points, what they are by then. Nil for
  /// one that was never played, does not count, or has ended for good.
  public var endingWhenGivenUp: RoundResult.Ending? {
    guard isCounted, moveCount > 0, !hasEnded else { return nil }
    if game.scoring?.isPlayedForPoints == true { return .over }
    return outcome == .open ? .abandoned : .lost
  }
  /// The pieces that have lain face up, in moves that were taken back too.
  public var shownPieces: Set<Piece> {
    let events = dealt + timeline.steps.flatMap(\.events)
    return events.reduce(into: []) { shown, event in
      switch event {
      case .laid(let piece, _, faceUp: true): shown.insert(piece)
      case .turned(let pieces, _, faceUp: true): shown.formUnion(pieces)
      default: break
      }
    }
  }
  /// How often a piece has come to lie face up, in moves that were taken back too.
  public func timesShown(_ piece: Piece) -> Int {
    (dealt + timeline.steps.flatMap(\.events)).count { event in
      switch event {
      case .laid(piece, _, faceUp: true): true
      case .turned(let pieces, _, faceUp: true): pieces.contains(piece)
      default: false
      }
    }
  }
  /// Nil for a game without points.
  public var score: Int? { game.score(of: table, undoCount: undoCount) }

  /// Plays a move and everything that follows from it by itself.
  ///
  /// A refused move leaves the match as it was, but for a mistake, which is remembered.
  @discardableResult
  public mutating func play(_ move: Move) throws(Refusal) -> [Event] {
    if let refusal = game.refusal(of: move, on: table) {
      if refusal.weight == .mistake { mistakes.append(move) }
      throw refusal
    }
    let step = perform(move)
    // The moves it marked are gone.
    if let bookmark, bookmark > moveCount { self.bookmark = nil }
    timeline.play(step)
    forget()
    return step.events
  }

  /// Takes back the last move; nil where there is none that may be taken back.
  @discardableResult
  public mutating func undo() -> Step? {
    guard canUndo, let step = timeline.back() else { return nil }
    for event in step.events.reversed() { table.revert(event) }
    undoCount += 1
    return step
  }

  /// Plays the move that was taken back last; nil where there is none.
  @discardableResult
  public mutating func redo() -> Step? {
    guard let step = timeline.forth() else { return nil }
    for event in step.events { table.apply(event) }
    forget()
    return step
  }

  /// Takes back so many moves, or as many as may be; the last one comes first.
  @discardableResult
  public mutating func undo(_ count: Int) -> [Step] {
    (0..<min(max(count, 0), undoableCount)).compactMap { _ in undo() }
  }

  /// Plays so many moves that were taken back, or as many as there are.
  @discardableResult
  public mutating func redo(_ count: Int) -> [Step] {
    (0..<min(max(count, 0), redoableCount)).compactMap { _ in redo() }
  }

  /// Marks where the match is now; an earlier mark is given up.
  public mutating func setBookmark() { bookmark = moveCount }

  /// Counts a hint that the player had. Undoing does not take it back.
  public mutating func noteHint() { hintCount += 1 }

  /// Keeps the match out of statistics, for good.
  public mutating func leaveUncounted() { isCounted = false }

  /// Takes over from a save what its moves do not bring.
  mutating func restore(_ saved: SavedMatch, undoBound: Int?) {
    forgotten = saved.forgotten
    bookmark = saved.bookmark
    mistakes = saved.mistakes
    undoCount = saved.undoCount
    hintCount = saved.hintCount
    occasion = saved.occasion
    isCounted = saved.isCounted
    dealKind = saved.dealKind
    self.undoBound = undoBound
  }

  private mutating func forget() {
    if let undoBound { forgotten = max(forgotten, moveCount - undoBound) }
  }

  private mutating func perform(_ move: Move) -> Step {
    let turn = game.turn(playing: move, on: table)
    table = turn.table
    return Step(move: move, events: turn.events)
  }
}
