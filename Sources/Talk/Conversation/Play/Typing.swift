// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Moves typed as a line: what to take and where to put it, each by number, word or name.
extension Playing {
  mutating func typed(_ text: String, _ reply: inout Reply) {
    do { try follow(text, &reply) } catch { reply.say(error.reason) }
  }

  private mutating func follow(_ text: String, _ reply: inout Reply) throws(Refusal) {
    let words = text.split(separator: " ").map(String.init)
    if solve(text, &reply) { return }
    if try answer(words, &reply) { return }
    let naming = Naming(self, reply.environment)
    if let question = question(words, naming, reply) { return ask(question, &reply) }
    if let named = naming.named(words) { return try choose(named, &reply) }
    if let section = section(called: text, reply) { return ask(.read(section), &reply) }
    if isGathering, let pieces = try gathered(words, naming) { return gather(pieces, &reply) }
    // The second of two numbers is where a piece goes, whatever it means alone.
    let goals = Naming(self, reply.environment, carries: true)
    var unknown: String?
    for count in (1..<max(words.count, 1)).reversed() {
      switch (naming.named(words[..<count]), goals.named(words[count...])) {
      case (let source?, let goal?): return try move(source, to: goal, &reply)
      case (nil, _?):
        if count == 1, let act = act(called: words[0], reply),
          let source = naming.named(words[count...])
        {
          return play(try self.act(act, on: source), &reply)
        }
        unknown = unknown ?? words[..<count].joined(separator: " ")
      case (_?, nil): unknown = unknown ?? words[count...].joined(separator: " ")
      case (nil, nil): break
      }
    }
    if let title = foreign(text, reply) { return refuse(title, &reply) }
    throw Refusal(Term("not-understood", ["text": .text(unknown ?? text)]))
  }

  /// What another game has by this word or key; told only where nothing on the table is called so.
  private func foreign(_ text: String, _ reply: Reply) -> Term? {
    switch keymap(reply).foreign(line: text) {
    case .act(let act): act.title
    case .gameQuery(let gameQuery, _): gameQuery.title
    default: nil
    }
  }

  /// Whether a line only asks for something: "row 2", "l 9s", "compare 3 right 5".
  func isQuestion(_ text: String, _ reply: Reply) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    let isReading = words.indices.dropFirst().contains { count in
      let name = words[..<count].joined(separator: " ")
      guard case .gameQuery(let gameQuery, _) = keymap(reply).command(line: name) else {
        return false
      }
      return !isMove(gameQuery) && reply.kind?.commands.has(gameQuery) ?? true
    }
    return isReading || section(called: text, reply) != nil
      || question(words, Naming(self, reply.environment), reply) != nil
  }

  /// What is asked of something named in the same line: "b 3", "l 9s".
  private func question(_ words: [String], _ naming: Naming, _ reply: Reply) -> Command? {
    let rest = words.dropFirst()
    guard !rest.isEmpty, case .query(let query) = keymap(reply).command(line: words[0]) else {
      return nil
    }
    switch query {
    case .find: return .find(rest.joined(separator: " "))
    case .place:
      guard case .places(let places)? = naming.named(rest)?.meaning, places.count == 1 else {
        return section(called: rest.joined(separator: " "), reply).map { .read($0) }
      }
      return .read(places[0])
    default: return nil
    }
  }

  /// One thing alone: what to take or, with a card in hand, where to put it.
  private mutating func choose(
    _ named: Naming.Named, _ reply: inout Reply
  ) throws(Refusal) {
    if !isGathering, !picked.isEmpty { return try move(picked, to: named, &reply) }
    guard case .places(let places) = named.meaning else {
      return take(Array(try sources(named).prefix(1)), &reply)
    }
    let offering = places.count == 1 ? places : places.filter(offersSomething)
    guard offering.count == 1 else {
      throw ambiguous(named, (offering.isEmpty ? places : offering).map(\.name))
    }
    choose(offering[0], &reply)
  }

  private mutating func move(
    _ source: Naming.Named, to goal: Naming.Named, _ reply: inout Reply
  ) throws(Refusal) {
    if source.meaning == goal.meaning, case .places(let places) = source.meaning,
      pickable(at: places[0]).isEmpty
    {
      return reply.say(narrator(reply).label(of: places[0], on: table), at: places[0])
    }
    try move(sources(source), to: goal, &reply)
  }

  private mutating func move(
    _ pieces: [Piece], to named: Naming.Named, _ reply: inout Reply
  ) throws(Refusal) {
    let origins = Set(pieces.compactMap(table.place))
    let carried = Set(pieces.flatMap { game.carriedPieces(of: [$0], on: table) })
    let goals = narrowed(try goals(named, besides: carried), for: pieces, reply)
    guard goals.count == 1 || mayChoose(reply) else { throw ambiguous(named, goals.map(\.name)) }
    if let piece = pieces.first, origins == Set(goals) { return putBack(piece, &reply) }
    let moves = pieces.flatMap { piece in goals.map { Move([piece], to: $0) } }
    if let move = mostTelling(moves) { play(move, &reply) }
  }

  /// A legal move; else a near miss, a wrong answer, and at last whatever is impossible: to a
  /// foundation the top card, elsewhere the longest run, and on a card rather than an empty place.
  private func mostTelling(_ moves: [Move]) -> Move? {
    let weights = moves.map { game.refusal(of: $0, on: table)?.weight }
    for weight in [nil, .miss, .mistake] as [Refusal.Weight?] {
      if let index = weights.firstIndex(of: weight) { return moves[index] }
    }
    let goals = moves.compactMap { move in
      if case .place(let place) = move.goal { place } else { nil }
    }
    let goal = goals.first { !table[$0].isEmpty } ?? goals.first
    let likely = moves.filter { $0.goal == goal.map(Goal.place) }
    return goal.map { table.layout[$0].contains(.collecting) } == true ? likely.last : likely.first
  }

  /// An act that needs a card, by its key or word.
  private func act(called word: String, _ reply: Reply) -> Act? {
    guard case .act(let act) = keymap(reply).command(line: word),
      game.refusal(of: Move(act), on: table) != nil
    else { return nil }
    return act
  }

  /// A row or column of a grid, by its word and number: "row 2".
  private func section(called text: String, _ reply: Reply) -> Place? {
    let text = text.folded
    return narrator(reply).sections(of: table).first { place, _ in
      reply.environment.typed(place.name.key).joined().contains {
        place.isMeant(by: text, word: $0.folded)
      }
    }?.place
  }

  /// Pieces by their squares or names, one after the other, each by as many words as it needs; nil
  /// where a word is none of them.
  ///
  /// - Throws: a ``Refusal`` where a word names what cannot be picked.
  private func gathered(_ words: [String], _ naming: Naming) throws(Refusal) -> [Piece]? {
    var (named, rest): ([Naming.Named], ArraySlice<String>) = ([], words[...])
    while !rest.isEmpty {
      let names = (1...rest.count).reversed().lazy.compactMap { count in
        naming.named(rest.prefix(count)).map { ($0, count) }
      }
      guard let (name, count) = names.first else { return nil }
      named.append(name)
      rest = rest.dropFirst(count)
    }
    var pieces: [Piece] = []
    for name in named { pieces.append(try piece(name)) }
    return pieces
  }

  /// An act with the top card of what is named, or else with the longest run that it is legal for.
  private func act(_ act: Act, on named: Naming.Named) throws(Refusal) -> Move {
    let pieces = try sources(named)
    let moves = (pieces.suffix(1) + pieces.dropLast()).map { Move(act, with: [$0]) }
    return moves.first { game.refusal(of: $0, on: table) == nil } ?? moves[0]
  }
}

/// What named things are as parts of a move, or why they are none.
extension Playing {
  /// The pieces that can be taken, the longest run first; never empty.
  private func sources(_ named: Naming.Named) throws(Refusal) -> [Piece] {
    switch named.meaning {
    case .pieces(let pieces):
      let free = Set(game.picks(after: [], on: table))
      let taken = pieces.filter(free.contains)
      guard taken.isEmpty else { return taken }
      throw game.refusal(ofPicking: pieces[0], after: [], on: table) ?? covered(pieces[0])
    case .places(let places):
      let taken = places.flatMap(pickable)
      guard taken.isEmpty else { return taken }
      throw nothing(at: places[0])
    case .unseen(let piece): throw unseen(piece)
    case .ambiguous(let names): throw ambiguous(named, names)
    }
  }

  /// The one piece that is meant, whether it can be taken or not.
  func piece(_ named: Naming.Named) throws(Refusal) -> Piece {
    switch named.meaning {
    case .pieces(let pieces): return pieces[0]
    case .places(let places):
      guard places.count == 1 else { throw ambiguous(named, places.map(\.name)) }
      let top = table[places[0]].top.flatMap { $0.isFaceUp ? $0.piece : nil }
      guard let piece = places[0].waiting ?? top else { throw nothing(at: places[0]) }
      return piece
    case .unseen(let piece): throw unseen(piece)
    case .ambiguous(let names): throw ambiguous(named, names)
    }
  }

  /// The places that are meant: those on top of which the named cards lie.
  ///
  /// - Parameter carried: cards that need not lie on top to mean their place.
  private func goals(
    _ named: Naming.Named, besides carried: Set<Piece>
  ) throws(Refusal) -> [Place] {
    switch named.meaning {
    case .places(let places): return places
    case .pieces(let pieces):
      let goals = pieces.compactMap { piece in
        table.place(of: piece).flatMap { place in
          table[place].top?.piece == piece || carried.contains(piece) ? place : nil
        }
      }
      guard goals.isEmpty else { return goals }
      throw covered(pieces[0])
    case .unseen(let piece): throw unseen(piece)
    case .ambiguous(let names): throw ambiguous(named, names)
    }
  }

  private func nothing(at place: Place) -> Refusal {
    if let piece = place.waiting, let refusal = game.refusal(ofPicking: piece, after: [], on: table)
    {
      return refusal
    }
    return Refusal(
      Term(
        "refused-nothing-to-take",
        ["from": .term(place.name.form("from")), "count": .number(table[place].count)]))
  }

  /// A card that is not on the table: where it is, as far as the game tells.
  private func unseen(_ piece: Piece) -> Refusal {
    (isGathering ? game.refusal(ofPicking: piece, after: [], on: table) : nil)
      ?? Refusal(Term("typed-unseen", ["card": .term(game.name(of: piece))]))
  }

  private func covered(_ piece: Piece) -> Refusal {
    Refusal(Term("refused-covered", ["card": .term(game.name(of: piece))]))
  }

  private func ambiguous(_ named: Naming.Named, _ names: [Term]) -> Refusal {
    Refusal(
      Term("typed-ambiguous", ["text": .text(named.text), "names": .list(Array(names.prefix(5)))]))
  }
}
