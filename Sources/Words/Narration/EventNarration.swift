// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Narrator {
  /// As many cards that went to the foundations are named; of more, how many and the last.
  private static let mostNamed = 5

  /// What a move did, in the order it happened; empty for a move that needs no words.
  ///
  /// - Parameters:
  ///   - picked: what the player took, and so knows to have left its place.
  ///   - known: the piece that was picked and named just before, which is not named again.
  ///   - isGoalKnown: whether the player named the very place that it went to.
  public func narrate(
    _ events: [Event], on table: Table, picked: [Piece] = [], known: Piece? = nil,
    isGoalKnown: Bool = false
  ) -> [Term] {
    var told = narrate(events, on: table, namesRow: true)
    let left = left(by: events, picked, on: table)
    let first = events.first { if case .moved = $0 { true } else { false } }
    if let known, case .moved(let pieces, _, let goal)? = first, pieces.first == known,
      told.first?.key == "told-moved"
    {
      let isMore = isGoalKnown && (told.count > 1 || !left.isEmpty)
      told[0] = Term(
        "told-lands",
        ["place": .term(goal.name), "more": .text(isMore ? "yes" : "no")])
    }
    return told + left
  }

  /// What a move has laid open or emptied where it took from, as far as nothing else has told it.
  private func left(by events: [Event], _ picked: [Piece], on table: Table) -> [Term] {
    let layout = table.layout
    let isOver = table.places.allSatisfy { place in
      table[place].isEmpty || !layout[place].isDisjoint(with: [.collecting, .outOfPlay])
    }
    if isOver { return [] }
    var told: Set<Piece> = []
    var origins: [Place] = []
    for event in events {
      switch event {
      case .moved(let pieces, let origin, let goal) where !layout[goal].contains(.dealing):
        told.formUnion(pieces)
        let isTold =
          !layout[origin].isDisjoint(with: [.fanned, .showing, .supplying])
          || layout[origin].contains(.holding) && Set(picked).isDisjoint(with: pieces)
            && layout[goal].isDisjoint(with: [.outOfPlay, .showing])
          || layout[origin].contains(.collecting)
            && (!layout[goal].contains(.outOfPlay) || table[origin].isEmpty)
        if isTold, !origins.contains(origin), table.cover(of: origin) == nil {
          origins.append(origin)
        }
      case .turned(let pieces, let place, true) where !layout[place].contains(.supplying):
        told.formUnion(pieces)
      default: break
      }
    }
    let freed = table.freed(by: events).filter { !origins.contains($0) }
    return shown(at: origins + freed, but: told, on: table)
  }

  /// What lies on top of places now, where that is none of what was told already.
  private func shown(at places: [Place], but told: Set<Piece>, on table: Table) -> [Term] {
    places.compactMap { place in
      guard let top = table[place].top else {
        return Term("sentence", ["text": .term(empty(place))])
      }
      guard top.isFaceUp, !told.contains(top.piece) else { return nil }
      return Term(
        "told-uncovered", ["place": .term(place.name), "card": .term(game.name(of: top.piece))])
    }
  }

  /// What the move did that stands last, now that several were taken back or done again: its cards lie
  /// where they lay, and a row of them needs no names.
  ///
  /// - Parameter passed: what happened, or was taken back, on the way there.
  public func standing(_ events: [Event], after passed: [Event], on table: Table) -> [Term] {
    narrate(events, on: table, namesRow: false) + drawn(by: passed, besides: events, on: table)
  }

  private func narrate(_ events: [Event], on table: Table, namesRow: Bool) -> [Term] {
    let layout = table.layout
    let course = Course(of: events, in: layout)
    return events.enumerated().compactMap { index, event in
      switch event {
      case .moved(let pieces, let origin, let goal):
        moved(pieces, from: origin, to: goal, at: index, course, on: table, namesRow)
      case .turned(let pieces, let place, true) where layout[place].contains(.fanned):
        pieces.last.flatMap { course.leaves($0, after: index) ? nil : turnsUp($0, at: place) }
      case .ordered(let ordering):
        Term("told-shuffled", ["count": .number(ordering.after.count)])
      case .noted(let term): term
      default: nil
      }
    }
  }

  /// Where the cards of a move that was taken back lie again, and what the waste shows now where that
  /// is another card. What was drawn, dealt, gathered or won is told as the move had told it, but for
  /// what it had turned up.
  public func undone(_ events: [Event], on table: Table) -> [Term] {
    let returned = game.gathering == nil ? returned(by: events, on: table) : []
    let lasting = events.filter { if case .turned = $0 { false } else { true } }
    return (returned.isEmpty ? narrate(lasting, on: table, namesRow: false) : returned)
      + drawn(by: events, besides: events, on: table)
  }

  /// Of each card that a move carried by itself, or with those on it, that it lies where it lay.
  private func returned(by events: [Event], on table: Table) -> [Term] {
    let layout = table.layout
    let course = Course(of: events, in: layout)
    return events.enumerated().compactMap { index, event in
      guard case .moved(let pieces, let origin, let goal) = event, let last = pieces.last,
        course.kind(of: index) == nil, layout[origin].isDisjoint(with: [.outOfPlay, .dealing]),
        !layout[goal].contains(.dealing)
      else { return nil }
      // A place of its own is called as the piece is.
      if origin.waiting != nil {
        return putBack(last, to: origin)
      }
      return Term(
        "told-moved",
        ends(of: pieces).merging([
          "card": .term(game.name(of: last)), "from": .term(goal.name.form("from")),
          "to": .term(origin.name.form("to")),
        ]) { $1 })
    }
  }

  /// What a pile of one shown card shows after it was drawn to or taken from.
  ///
  /// - Parameter told: what is told of them names the cards that did not go to the stock.
  private func drawn(by events: [Event], besides told: [Event], on table: Table) -> [Term] {
    let layout = table.layout
    let touched = events.flatMap { event -> [Place] in
      if case .moved(_, let origin, let goal) = event { [origin, goal] } else { [] }
    }
    let named = told.flatMap { event -> [Piece] in
      guard case .moved(let pieces, _, let goal) = event, !layout[goal].contains(.dealing) else {
        return []
      }
      return pieces
    }
    return shown(
      at: layout.places(.showing).filter(touched.contains), but: Set(named), on: table)
  }

  private func turnsUp(_ piece: Piece, at place: Place) -> Term {
    Term("told-turns-up", ["place": .term(place.name), "card": .term(game.name(of: piece))])
  }

  private func moved(
    _ pieces: [Piece], from origin: Place, to goal: Place, at index: Int, _ course: Course,
    on table: Table, _ namesRow: Bool
  ) -> Term? {
    // What goes back to the stock is told as a whole, by a shuffle or a note; so is what falls or is
    // dealt into the squares of a grid.
    let layout = table.layout
    guard let last = pieces.last,
      layout[goal].isDisjoint(with: [.outOfPlay, .dealing]),
      !goal.isSquare || !layout[origin].contains(.dealing) && !goal.isBelow(origin)
    else { return nil }
    if let kind = course.kind(of: index) {
      // Many cards make one sentence, which stands where the first of them went.
      return course.first[kind] == index ? sentence(kind, course, on: table, namesRow) : nil
    }
    // What was drawn before makes way for what is drawn now.
    if layout[origin].contains(.holding), course.first[.drawn] != nil { return nil }
    let name = game.name(of: last)
    // What was played last is what the pile shows; what is taken back is told by where it had gone.
    if namesRow, layout[goal].contains(.showing) {
      return Term("told-uncovered", ["place": .term(goal.name), "card": .term(name)])
    }
    return Term(
      "told-moved",
      ends(of: pieces).merging([
        "card": .term(layout[goal].contains(.collecting) ? name.form("short") : name),
        "from": .term(origin.name.form("from")), "to": .term(goal.name.form("to")),
      ]) { $1 })
  }

  private func sentence(
    _ kind: Course.Manner, _ course: Course, on table: Table, _ namesRow: Bool
  ) -> Term {
    let names = (course.pieces[kind] ?? []).map(game.name)
    let newest = names.last ?? Term("load-nothing")
    var fillings: [String: Filling] = [
      "cards": .list(names), "card": .term(newest), "count": .number(names.count),
      "left": .number(table.count(.dealing)),
    ]
    switch kind {
    case .gathered:
      return Term(names.count > Self.mostNamed ? "told-gathered-many" : "told-gathered", fillings)
    case .dealt: return Term(namesRow ? "told-dealt" : "told-row-dealt", fillings)
    case .drawn:
      fillings["drawn"] = .number(names.count)
      fillings["under"] = .list(names.dropLast().reversed())
      return Term("told-drawn", fillings)
    }
  }
}

/// What the events of a move have in common, as far as one sentence tells several of them.
private struct Course {
  enum Manner: Hashable {
    /// From the stock to the waste.
    case drawn
    /// From the stock to the columns.
    case dealt
    /// One after the other to the foundations.
    case gathered
  }

  private(set) var pieces: [Manner: [Piece]] = [:]
  private(set) var first: [Manner: Int] = [:]
  private var kinds: [Int: Manner] = [:]
  /// The last event that carried a piece.
  private var carried: [Piece: Int] = [:]

  init(of events: [Event], in layout: Layout) {
    let gatherings = events.count { event in
      if case .moved(_, _, let goal) = event { layout[goal].contains(.collecting) } else { false }
    }
    for (index, event) in events.enumerated() {
      guard case .moved(let moved, let origin, let goal) = event else { continue }
      for piece in moved { carried[piece] = index }
      let kind: Manner? =
        if layout[origin].contains(.dealing) {
          layout[goal].contains(.fanned) ? .dealt : .drawn
        } else {
          layout[goal].contains(.collecting) && gatherings > 1 ? .gathered : nil
        }
      guard let kind else { continue }
      kinds[index] = kind
      pieces[kind, default: []] += moved
      first[kind] = first[kind] ?? index
    }
  }

  func kind(of index: Int) -> Manner? { kinds[index] }

  /// Whether a card that turned up needs no word of its own: it was dealt, or went on at once.
  func leaves(_ piece: Piece, after index: Int) -> Bool {
    pieces[.dealt]?.contains(piece) == true || carried[piece].map { $0 > index } ?? false
  }
}

extension Place {
  /// Whether a piece has only fallen that comes to this square from another.
  fileprivate func isBelow(_ other: Place) -> Bool {
    other.isSquare && column == other.column && row > other.row
  }
}
