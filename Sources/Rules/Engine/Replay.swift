// SPDX-License-Identifier: GPL-3.0-or-later

extension Match {
  /// The match as a save keeps it.
  public var saved: SavedMatch { saved(leavingOut: 0) }

  /// The same without the first moves, for a store that has them already; see
  /// ``fingerprint(ofFirst:)``.
  public func saved(leavingOut count: Int) -> SavedMatch {
    SavedMatch(
      game: game, seed: seed, moves: timeline.steps.dropFirst(count).map(\.move),
      played: timeline.played, forgotten: forgotten, bookmark: bookmark, mistakes: mistakes,
      undoCount: undoCount, hintCount: hintCount, occasion: occasion, isCounted: isCounted,
      dealKind: dealKind, digest: table.digest)
  }

  /// How many moves a save keeps: those in force and those that can be redone.
  public var savedCount: Int { timeline.steps.count }

  /// A number that stands for the first moves: where it is the same, so are they.
  public func fingerprint(ofFirst count: Int) -> UInt64 { timeline.fingerprint(ofFirst: count) }

  /// Plays a save again from its deal.
  ///
  /// - Throws: ``ReplayError`` where a move is refused or the table comes out different, which a
  ///   save that was edited or made by other rules shows.
  public init(replaying saved: SavedMatch, undoBound: Int? = nil) throws(ReplayError) {
    if let refusal = saved.game.deals?.refusal(ofSeed: saved.seed) { throw .seed(refusal.reason) }
    self.init(saved.game, seed: saved.seed)
    for (index, move) in saved.moves.enumerated() {
      do { try play(move) } catch { throw .refused(move: index + 1, error.reason) }
    }
    let positions = 0...saved.moves.count
    guard positions.contains(saved.played), (0...saved.played).contains(saved.forgotten),
      (saved.moves.count - saved.played...max(saved.moves.count, SavedMatch.largestCount))
        .contains(saved.undoCount),
      saved.bookmark.map(positions.contains) ?? true
    else { throw .malformed }
    undo(saved.moves.count - saved.played)
    restore(saved, undoBound: undoBound)
    guard table.digest == saved.digest else { throw .different }
  }
}

/// Why a save does not replay.
public enum ReplayError: Error, Hashable, Sendable {
  /// The game has no such deal.
  case seed(Term)
  /// The rules refuse a move, counted from 1.
  case refused(move: Int, Term)
  /// Every move was played, but the table is not the one that was saved.
  case different
  /// The counts in the save contradict each other.
  case malformed

  /// What the player is told.
  public var reason: Term {
    switch self {
    case .seed(let reason): reason
    case .refused(let move, let reason):
      Term("replay-refused", ["move": .number(move), "reason": .term(reason)])
    case .different: Term("replay-different")
    case .malformed: Term("replay-malformed")
    }
  }
}
