// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// How single keys name the places of a table; each keeps its key for the whole game.
///
/// Digits name what is read in a row, the columns: 1 to 9, and 0 for the tenth; from the eleventh on a
/// sign goes before, which stands for ten. Where the player has to know on which foundation a card
/// belongs, those follow the columns; elsewhere letters name what is not a column, see
/// ``PlaceGroup``. Squares, and more than twenty places, have two digits always, so that no key ever
/// waits for Enter.
struct PlaceKeys {
  /// Named by digits, in their order.
  let numbered: [Place]
  let hasTwoDigits: Bool
  private let layout: Layout
  /// Whether naming a place plays what lies there.
  private let playsAtOnce: Bool
  /// Squares and the pieces beside them have the numbers that are typed.
  private let grid: Numbering?

  init(_ game: any Game, _ table: Table) {
    layout = table.layout
    playsAtOnce = game.directPlay?.asksWhereTo == false
    let isGrid = table.places.contains(where: \.isSquare)
    grid = isGrid ? Numbering(table) : nil
    let rows = layout.places(.fanned) + (game.testsKnowledge ? layout.places(.collecting) : [])
    numbered = isGrid ? [] : rows.isEmpty ? table.readablePlaces : rows
    hasTwoDigits = isGrid || numbered.count > 20
  }

  /// - Parameter carrying: whether a piece is in hand; a number that is both a piece's that waits and
  ///   a square's is then the square's.
  func place(_ number: Int, carrying: Bool) -> Place? {
    if let grid { return grid.place(number, carrying: carrying) }
    let number = number == 0 && !hasTwoDigits ? 10 : number
    return numbered.indices.contains(number - 1) ? numbered[number - 1] : nil
  }

  /// The places that a letter names, alone or with a digit after it; each has one letter.
  func places(_ group: PlaceGroup) -> [Place] {
    if group == .tens { return hasTwoDigits ? [] : Array(numbered.dropFirst(10)) }
    let earlier = PlaceGroup.allCases.prefix { $0 != group }
    return layout.places.filter { place in
      !layout[place].isDisjoint(with: group.traits)
        && earlier.allSatisfy { layout[place].isDisjoint(with: $0.traits) }
    }
  }

  /// The keys that name a place, one after the other; empty where only the arrow keys reach it.
  func keys(of place: Place) -> [String] {
    if let index = numbered.firstIndex(of: place) { return digits(index + 1) }
    if let grid, grid.places.contains(place) { return digits(grid.number(of: place)) }
    for (group, letter) in Self.letters {
      let places = places(group)
      guard let index = places.firstIndex(of: place) else { continue }
      return places.count == 1 ? [letter] : [letter, String(index + 1)]
    }
    return []
  }

  /// The keys that carry what is in hand to a place: a letter needs no number there.
  func keys(ofGoal place: Place) -> [String] {
    let keys = keys(of: place)
    let isByLetter = Self.letters.contains { $0.key != .tens && $0.value == keys.first }
    return isByLetter ? Array(keys.prefix(1)) : keys
  }

  private func digits(_ number: Int) -> [String] {
    if hasTwoDigits { return [String(number / 10), String(number % 10)] }
    let tens = Self.letters.first { $0.key == .tens }?.value
    return (number > 10 ? [tens ?? ""] : []) + [String(number % 10)]
  }

  /// How the keys are used, for help, a sentence each; nothing for a grid, whose game tells it.
  var explained: [Term] {
    guard grid == nil, let lastColumn else { return [] }
    let columns = Term(
      playsAtOnce ? "help-keys-direct" : "help-keys-columns",
      ["last": .text(lastColumn), "digits": .text(manner)])
    return [columns] + (explainedGroups.map { [$0] } ?? [])
      + PlaceGroup.allCases.filter { group in
        places(group).contains { !numbered.contains($0) }
      }.map(explanation)
  }

  /// What holds one piece at a time is a cell where there are several; a single one has its own name.
  private func explanation(of group: PlaceGroup) -> Term {
    let places = places(group)
    if places.allSatisfy({ layout[$0].contains(.supplying) }) { return Term("help-keys-supply") }
    guard group == .reserve, places.count == 1 else {
      return Term(Key("help-keys-\(group.rawValue)"))
    }
    return Term(
      "help-keys-place",
      ["key": .text(keys(of: places[0]).joined()), "place": .term(places[0].name)])
  }

  /// How many keys name a column, as help selects it.
  private var manner: String { hasTwoDigits ? "two" : numbered.count > 10 ? "tens" : "one" }

  /// The keys of the last column; nil where there are none.
  var lastColumn: String? {
    numbered.last { !isCollecting($0) }.map { keys(of: $0).joined() }
  }

  /// Which keys name the foundations, where digits do.
  var explainedGroups: Term? {
    let groups = numbered.filter(isCollecting)
    guard let first = groups.first, let last = groups.last else { return nil }
    return Term(
      "help-keys-groups",
      [
        "first": .text(keys(of: first).joined()), "last": .text(keys(of: last).joined()),
        "from": .number(first.number), "count": .number(last.number),
      ])
  }

  private func isCollecting(_ place: Place) -> Bool { layout[place].contains(.collecting) }

  /// The letters the groups come with.
  static let letters: KeyValuePairs<PlaceGroup, String> = [
    .waste: "w", .foundation: "f", .reserve: "e", .tens: "-",
  ]
}
