// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Plays the steps of a line out, with all that the search takes for done.
struct AtlasProof {
  private let tokens: AtlasTokens
  private var proof: Proof<AtlasSolitaire>

  private init(_ tokens: AtlasTokens, _ proof: Proof<AtlasSolitaire>) {
    self.tokens = tokens
    self.proof = proof
  }

  /// The moves that win, or nil where the rules refuse one or the last one does not win.
  static func line(
    of steps: [AtlasStep], _ game: AtlasSolitaire, _ tokens: AtlasTokens, on table: Table
  ) -> [Move]? {
    var line = AtlasProof(tokens, Proof(game, on: table))
    do {
      try line.settle()
      for step in steps {
        try line.play(step)
        try line.settle()
      }
      try line.finish()
    } catch { return nil }
    return line.proof.line
  }

  /// A line that does not fit the table.
  private struct Stuck: Error {}

  private mutating func play(_ step: AtlasStep) throws {
    switch step {
    case .open(let group):
      guard let goal = foundations.first(where: { table[$0].isEmpty }) else { throw Stuck() }
      let tops = columns.compactMap { table[$0].top?.piece }
      let base = tops.first { tokens.token(of: $0) == group }
      try proof.play(base ?? draw(token: group), to: goal)
    case .play(let token, let column, let group):
      let top = column.flatMap { table[.column($0 + 1)].top?.piece }
      try proof.play(top ?? draw(token: token), to: foundation(of: group))
    case .bridge(let token, let column):
      try proof.play(draw(token: token), to: .column(column + 1))
    case .carry(let count, let from, let goal):
      try carry(count, from: .column(from + 1), to: .column(goal + 1))
    }
  }

  /// A plain card takes all of its kind along that lie beneath it, whichever side is up.
  private mutating func carry(_ count: Int, from: Place, to goal: Place) throws {
    guard let top = table[from].top else { throw Stuck() }
    let token = tokens.token(of: top.piece)
    guard tokens.isPlain(token) else {
      let load = table[from].suffix(count)
      return try proof.play(load.first?.piece, to: goal)
    }
    while let top = table[from].top, tokens.token(of: top.piece) == token {
      let run = table[from].reversed().prefix {
        $0.isFaceUp && tokens.token(of: $0.piece) == token
      }
      try proof.play(run.last?.piece, to: goal)
    }
  }

  /// Plays what ``AtlasSearch/settled(_:)`` takes for played, from the columns and the reserve.
  private mutating func settle() throws {
    while true {
      let progress = tokens.progress(of: table)
      let top = columns.compactMap { table[$0].top?.piece }.first {
        tokens.isSettling(tokens.token(of: $0), progress)
      }
      let isWanted = { [tokens] (piece: Piece) in
        let token = tokens.token(of: piece)
        return tokens.isUnshared(token) && progress.opened.has(tokens.group(of: token))
      }
      guard top != nil || reserve.contains(where: isWanted) else { return }
      let piece = try top ?? draw(any: reserve.filter(isWanted))
      try proof.play(piece, to: foundation(of: tokens.group(of: tokens.token(of: piece))))
    }
  }

  /// With the columns empty, whatever comes up goes where it can.
  private mutating func finish() throws {
    while !proof.isWon {
      let piece = try draw(any: reserve.filter { goal(of: $0) != nil })
      try proof.play(piece, to: goal(of: piece))
    }
  }
}

// What lies where.
extension AtlasProof {
  private var table: Table { proof.table }
  private var columns: [Place] { Place.row(.column, AtlasSetup.columnCount) }
  private var foundations: [Place] { Place.row(.foundation, AtlasSetup.foundationCount) }
  private var reserve: [Piece] { table[.waste].pieces + table[.stock].pieces }

  private func foundation(of group: Int) -> Place? {
    foundations.first { place in
      table[place].first.map { tokens.token(of: $0.piece) == group } ?? false
    }
  }

  /// The foundation that would take a piece if it were free.
  private func goal(of piece: Piece) -> Place? {
    let token = tokens.token(of: piece)
    if tokens.isBase(token) { return foundations.first { table[$0].isEmpty } }
    let met = tokens.progress(of: table).met
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
      if let top = table[.waste].top?.piece, wanted.contains(top) { return top }
      try proof.play(Move(.draw))
    }
    throw Stuck()
  }
}
