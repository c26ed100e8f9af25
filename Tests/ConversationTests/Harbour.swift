// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A game with places that no other has, named by nothing but its layout: crates are unloaded by a
/// crane onto a deck, stacked on piers, tied to buoys, and stored in their order in a warehouse, whose
/// every crate is read.
struct Harbour: Game {
  static let id = "harbour"
  static let crane = Place(Place.Kind("crane"))
  static let deck = Place(Place.Kind("deck"))
  static let warehouse = Place(Place.Kind("warehouse"))
  static let ballast = Place(Place.Kind("ballast"))
  static func pier(_ number: Int) -> Place { Place("pier", number) }
  static func buoy(_ number: Int) -> Place { Place("buoy", number) }

  static let unload: Act = "unload"
  static let count = 12

  var difficulty: Difficulty { "easy" }

  var layout: Layout {
    Layout((1...3).map(Self.pier), .fanned) + Layout([Self.deck], .showing)
      + Layout([Self.crane], .dealing, act: Self.unload)
      + Layout((1...2).map(Self.buoy), .holding)
      + Layout([Self.warehouse], [.collecting, .fanned]) + Layout([Self.ballast], .outOfPlay)
  }

  func deal(_ turn: inout Turn) {
    for number in (0..<Self.count).reversed() {
      turn.lay(Piece(number), at: Self.crane, faceUp: false)
    }
    turn.lay(Piece(Self.count), at: Self.ballast, faceUp: true)
    for number in 1...3 {
      turn.move(1, from: Self.crane, to: Self.pier(number))
      turn.turn(.top, of: Self.pier(number), faceUp: true)
    }
  }

  private static let open: Set<Place> = [deck, pier(1), pier(2), pier(3), buoy(1), buoy(2)]

  func picks(after picked: [Piece], on table: Table) -> [Piece] {
    guard picked.isEmpty else { return [] }
    return table.places.filter(Self.open.contains).compactMap { table[$0].top?.piece }
  }

  func refusal(of move: Move, on table: Table) -> Refusal? {
    switch move.goal {
    case .act(Self.unload): return table[Self.crane].isEmpty ? Refusal("refused-act") : nil
    case .act: return Refusal("refused-act")
    case .place(let goal):
      guard let crate = move.picked.first, picks(after: [], on: table).contains(crate),
        table.place(of: crate) != goal
      else { return Refusal("refused-not-a-target") }
      let isAllowed =
        switch goal.kind {
        case "pier": true
        case "buoy": table[goal].isEmpty
        case "warehouse": crate.number == table[goal].count
        default: false
        }
      return isAllowed ? nil : Refusal("refused-not-a-target")
    }
  }

  func play(_ move: Move, _ turn: inout Turn) {
    switch move.goal {
    case .act:
      turn.move(1, from: Self.crane, to: Self.deck)
      turn.turn(.top, of: Self.deck, faceUp: true)
    case .place(let goal):
      if let origin = move.picked.first.flatMap(turn.table.place) {
        turn.move(1, from: origin, to: goal)
      }
    }
  }

  func acts(on table: Table) -> [Act] { table[Self.crane].isEmpty ? [] : [Self.unload] }

  func outcome(of table: Table) -> Outcome {
    table[Self.warehouse].count == Self.count ? .won : .open
  }

  func name(of piece: Piece) -> Term { Term("crate", ["n": .number(piece.number)]) }
}

struct HarbourRounds: GameDescriptor {
  let game: any Game.Type = Harbour.self
  let difficulties: [Difficulty] = ["easy"]
  let commands = GameCommands([Harbour.unload: "d"], main: Harbour.unload.name)

  func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    Deal(Harbour(), seed: request.number)
  }
}
