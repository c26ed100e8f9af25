// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Samples
import Testing

/// What holds for the menus and hints of every game.
struct MenuLaws {
  /// Every act that any game knows, and one that none does.
  private static let acts: [Act] =
    Array(Set(EveryDescriptor.all.flatMap(\.commands.acts.keys))) + ["no such act"]

  /// What can be picked one after the other, each set once, where more than one can be.
  private func choices(_ game: any Game, on table: Table) -> [[Piece]] {
    var choices = game.picks(after: [], on: table).map { [$0] }
    var known = Set(choices.map(Set.init))
    var index = 0
    while index < choices.count {
      let choice = choices[index]
      for piece in game.picks(after: choice, on: table)
      where known.insert(Set(choice + [piece])).inserted { choices.append(choice + [piece]) }
      index += 1
    }
    return choices.filter { $0.count > 1 }
  }

  /// A move whatever the order in which its pieces were picked.
  private struct Choice: Hashable {
    let picked: Set<Piece>
    let goal: Goal

    init(_ move: Move) {
      picked = Set(move.picked)
      goal = move.goal
    }
  }

  /// Every move there could be: one piece to one place, one act with no piece or with one.
  static func conceivable(_ table: Table) -> Set<Move> {
    let places = table.places + [Place(.column, 99), Place("nowhere", 0)]
    let pieces = table.pieces + [Piece(-1), Piece(9999)]
    let carries = (pieces.map { [$0] } + [[]]).flatMap { picked in
      places.map { Move(picked, to: $0) }
    }
    return Set(carries + acts.map { Move($0) })
  }

  /// Acts with pieces that may not go together: every pair in the order they lie, some of them
  /// twice, and more than any game takes.
  private func tooMany(_ table: Table) -> Set<Move> {
    let pieces = table.pieces + [Piece(-1), Piece(9999)]
    let picked = zip(pieces, pieces.dropFirst()).map { [$0, $1] } + [pieces, pieces + pieces]
    return Set(picked.flatMap { picked in Self.acts.map { Move($0, with: picked) } })
  }

  @Test("Menus reach every legal move, and moves(on:) lists them", arguments: Registered.all)
  func complete(registered: Registered) throws {
    try tryOut(registered, every: 9) { game, table in
      let several = choices(game, on: table).flatMap { picked in
        Self.acts.map { Move($0, with: picked) }
          + game.goals(for: picked, on: table, onlyRight: true).map { Move(picked, to: $0) }
      }
      let single = Self.conceivable(table).filter { game.refusal(of: $0, on: table) == nil }
      let legal = several.filter { game.refusal(of: $0, on: table) == nil }
      let offered = game.picks(after: [], on: table).flatMap { piece in
        game.goals(for: [piece], on: table, onlyRight: true).map { Move([piece], to: $0) }
      }
      #expect(single == Set(offered + game.acts(on: table).map { Move($0) }))
      let moves = game.moves(on: table)
      #expect(Set(moves.map(Choice.init)) == Set((legal + single).map(Choice.init)))
      #expect(moves.count == legal.count + single.count)
      #expect(moves.allSatisfy { game.refusal(of: $0, on: table) == nil })
    }
  }

  @Test(
    "What is offered is refused only as an answer, and never to a learner",
    arguments: Registered.all)
  func offered(registered: Registered) throws {
    try tryOut(registered, every: 3) { game, table in
      for act in game.acts(on: table) { #expect(game.refusal(of: Move(act), on: table) == nil) }
      for piece in game.picks(after: [], on: table) {
        let weights = table.places.map {
          ($0, game.refusal(of: Move([piece], to: $0), on: table)?.weight)
        }
        #expect(
          game.goals(for: [piece], on: table, onlyRight: true)
            == weights.filter { $0.1 == nil }.map(\.0))
        #expect(
          game.goals(for: [piece], on: table, onlyRight: false)
            == weights.filter { $0.1 != .impossible }.map(\.0))
        #expect(game.carriedPieces(of: [piece], on: table).first == piece)
      }
    }
  }

  @Test("A refused move changes nothing; a mistake is remembered", arguments: Registered.all)
  func refused(registered: Registered) throws {
    var play = try RandomPlay(registered, seed: 9)
    try play.run(length: 5) { match in
      for move in Self.conceivable(match.table).union(tooMany(match.table)) {
        guard let refusal = match.game.refusal(of: move, on: match.table) else { continue }
        var refused = match
        var told: Refusal?
        do throws(Refusal) { try refused.play(move) } catch { told = error }
        let added = refusal.weight == .mistake ? [move] : []
        let isUnchanged =
          refused.table == match.table && refused.last == match.last
          && refused.moveCount == match.moveCount && refused.canRedo == match.canRedo
        if told != refusal || !isUnchanged || refused.mistakes != match.mistakes + added {
          Issue.record("\(move)")
        }
      }
    }
  }

  @Test("A hint is legal", arguments: Registered.all)
  func hints(registered: Registered) throws {
    try tryOut(registered, every: 2) { game, table in
      guard let advice = game.hints?.advice(on: table) else { return }
      #expect(game.refusal(of: advice.move, on: table) == nil)
    }
  }

  @Test(
    "Following the hints wins or ends every round, or the hints run dry", arguments: Registered.all)
  func hintsGoOn(registered: Registered) throws {
    for seed in RandomPlay.seeds.prefix(1) {
      var match = Match(try registered.game(), seed: seed)
      var seen: Set<UInt64> = [match.table.digest]
      while match.moveCount < 500, match.outcome == .open,
        let advice = match.game.hints?.advice(on: match.table)
      {
        try match.play(advice.move)
        guard seen.insert(match.table.digest).inserted else {
          Issue.record("seed \(seed): round in a circle after \(match.moveCount) hints")
          break
        }
      }
      #expect(match.mistakes == [])
      if [.won, .over].contains(match.outcome) { #expect(match.game.moves(on: match.table) == []) }
    }
  }

  @Test("Nothing that lies face down changes what is offered or told", arguments: Registered.all)
  func fair(registered: Registered) throws {
    var generator = Generator(seed: 77)
    try tryOut(registered, every: 3) { game, table in
      let other = table.redealingHidden(&generator)
      #expect(game.hints?.advice(on: other) == game.hints?.advice(on: table))
      #expect(game.acts(on: other) == game.acts(on: table))
      #expect(
        game.descriptions?.progress(of: other) == game.descriptions?.progress(of: table))
      if let game = game.cardCounting {
        #expect(
          game.summary(of: game.unseen(on: other)) == game.summary(of: game.unseen(on: table)))
      }
      let narrator = Narrator(game)
      #expect(
        narrator.whereabouts(on: other) { _ in true }
          == narrator.whereabouts(on: table) { _ in true })
      let picks = game.picks(after: [], on: table)
      #expect(game.picks(after: [], on: other) == picks)
      for move in picks.flatMap({ piece in table.places.map { Move([piece], to: $0) } }) {
        let (one, two) = (game.refusal(of: move, on: table), game.refusal(of: move, on: other))
        if one != two { Issue.record("\(move)") }
        guard one == nil, case .place(let goal) = move.goal, let piece = move.picked.first else {
          continue
        }
        #expect(
          game.preview(of: piece, to: goal, on: other)
            == game.preview(of: piece, to: goal, on: table))
      }
      for piece in table.pieces where table.isFaceUp(piece) {
        #expect(
          game.teaching?.lesson(on: piece, of: other) == game.teaching?.lesson(on: piece, of: table)
        )
      }
    }
  }
}

extension Table {
  /// The same table to the eye: what lies face down has been mixed, wherever it lies.
  fileprivate func redealingHidden(_ generator: inout Generator) -> Table {
    var hidden = generator.shuffled(pieces.filter { !isFaceUp($0) })
    var turn = Turn(Table(layout, generator: Generator(seed: generator.next())))
    for place in places {
      for lying in self[place] {
        let piece = lying.isFaceUp ? lying.piece : hidden.removeLast()
        turn.lay(piece, at: place, faceUp: lying.isFaceUp)
      }
    }
    for (counter, value) in counts { turn.count(counter, by: value) }
    return turn.table
  }
}
