// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Plays the steps of a line out by the rules: the only witness of a win that is believed.
struct AtlasReplay {
  let game: AtlasSolitaire
  let tokens: AtlasTokens
  private(set) var match: Match
  private(set) var moves: [Move] = []

  init(_ game: AtlasSolitaire, tokens: AtlasTokens, from match: Match) {
    self.game = game
    self.tokens = tokens
    self.match = match
  }

  /// The moves that win, or nil where the rules refuse one or the last one does not win.
  static func line(
    of steps: [AtlasStep], _ game: AtlasSolitaire, _ tokens: AtlasTokens, from match: Match
  ) -> [Move]? {
    var replay = AtlasReplay(game, tokens: tokens, from: match)
    do {
      try replay.settle()
      for step in steps {
        try replay.play(step)
        try replay.settle()
      }
      try replay.finish()
    } catch { return nil }
    return replay.match.outcome == .won ? replay.moves : nil
  }

  /// A line that does not fit the table.
  private struct Stuck: Error {}

  private mutating func play(_ move: Move) throws {
    try match.play(move)
    moves.append(move)
  }

  private mutating func play(_ step: AtlasStep) throws {
    switch step {
    case .open(let group):
      guard let goal = foundations.first(where: { match.table[$0].isEmpty }) else { throw Stuck() }
      let tops = columns.compactMap { match.table[$0].top?.piece }
      let base = tops.first { tokens.token(of: $0) == group }
      try play(base ?? draw(token: group), to: goal)
    case .play(let token, let column, let group):
      let top = column.flatMap { match.table[.column($0 + 1)].top?.piece }
      try play(top ?? draw(token: token), to: foundation(of: group))
    case .bridge(let token, let column):
      try play(draw(token: token), to: .column(column + 1))
    case .carry(let count, let from, let goal):
      try carry(count, from: .column(from + 1), to: .column(goal + 1))
    }
  }

  private mutating func play(_ piece: Piece?, to goal: Place?) throws {
    guard let piece, let goal else { throw Stuck() }
    try play(Move([piece], to: goal))
  }

  /// A plain card takes all of its kind along that lie beneath it, whichever side is up.
  private mutating func carry(_ count: Int, from: Place, to goal: Place) throws {
    guard let top = match.table[from].top else { throw Stuck() }
    let token = tokens.token(of: top.piece)
    guard tokens.isPlain(token) else {
      let load = match.table[from].suffix(count)
      return try play(load.first?.piece, to: goal)
    }
    while let top = match.table[from].top, tokens.token(of: top.piece) == token {
      let run = match.table[from].reversed().prefix {
        $0.isFaceUp && tokens.token(of: $0.piece) == token
      }
      try play(run.last?.piece, to: goal)
    }
  }

  /// Plays what ``AtlasSearch/settled(_:)`` takes for played, from the columns and the reserve.
  private mutating func settle() throws {
    while true {
      let progress = tokens.progress(of: match.table)
      let top = columns.compactMap { match.table[$0].top?.piece }.first {
        tokens.isSettling(tokens.token(of: $0), progress)
      }
      let isWanted = { [tokens] (piece: Piece) in
        let token = tokens.token(of: piece)
        return tokens.isUnshared(token) && progress.opened.has(tokens.group(of: token))
      }
      guard top != nil || reserve.contains(where: isWanted) else { return }
      let piece = try top ?? draw(any: reserve.filter(isWanted))
      try play(piece, to: foundation(of: tokens.group(of: tokens.token(of: piece))))
    }
  }

  /// With the columns empty, whatever comes up goes where it can.
  private mutating func finish() throws {
    while match.outcome != .won {
      let piece = try draw(any: reserve.filter { goal(of: $0) != nil })
      try play(piece, to: goal(of: piece))
    }
  }
}

// What lies where.
extension AtlasReplay {
  private var columns: [Place] { Place.row(.column, AtlasSetup.columnCount) }
  private var foundations: [Place] { Place.row(.foundation, AtlasSetup.foundationCount) }
  private var reserve: [Piece] { match.table[.waste].pieces + match.table[.stock].pieces }

  private func foundation(of group: Int) -> Place? {
    foundations.first { place in
      match.table[place].first.map { tokens.token(of: $0.piece) == group } ?? false
    }
  }

  /// The foundation that would take a piece if it were free.
  private func goal(of piece: Piece) -> Place? {
    let token = tokens.token(of: piece)
    if tokens.isBase(token) { return foundations.first { match.table[$0].isEmpty } }
    let met = tokens.progress(of: match.table).met
    return tokens.groups[token].bits.lazy
      .filter { !tokens.isShared(token) || tokens.want(token, of: $0) & met == 0 }
      .compactMap { foundation(of: $0) }.first
  }

  private mutating func draw(token: Int) throws -> Piece {
    try draw(any: reserve.filter { tokens.token(of: $0) == token })
  }

  /// Draws until one of the wanted pieces is on the waste. Two rounds of the reserve bring up
  /// every card, whatever the shuffle between them.
  private mutating func draw(any wanted: [Piece]) throws -> Piece {
    for _ in 0...2 * reserve.count + 1 where !wanted.isEmpty {
      if let top = match.table[.waste].top?.piece, wanted.contains(top) { return top }
      try play(Move(.draw))
    }
    throw Stuck()
  }
}
