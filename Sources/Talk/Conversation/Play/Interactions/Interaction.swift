// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A way of taking pieces: what numbers, places and the keys that choose mean in a game.
protocol Interaction {
  /// Whether one piece is picked and then a place is wanted for it.
  var carries: Bool { get }

  /// The places that offer something, or where what is picked can go.
  func choices(_ playing: Playing, _ reply: Reply) -> [Place]

  func choose(_ number: Int, _ playing: inout Playing, _ reply: inout Reply)

  /// Chooses a place by the keys that name it; nil where they name none.
  ///
  /// - Parameter number: what the digits were.
  func press(
    _ place: Place?, _ number: Int, _ playing: inout Playing, _ reply: inout Reply)

  func choose(_ place: Place, _ playing: inout Playing, _ reply: inout Reply)

  /// Changes how much is picked, where that is open; false where it is not.
  func resize(_ step: Command.Step, _ playing: inout Playing, _ reply: inout Reply) -> Bool

  /// Chooses what the cursor is on.
  func acceptFocus(_ playing: inout Playing, _ reply: inout Reply)

  /// Takes one of some pieces, the one with the longest run first.
  func take(_ pieces: [Piece], _ playing: inout Playing, _ reply: inout Reply)

  /// Takes pieces one after the other.
  func takeAll(_ pieces: [Piece], _ playing: inout Playing, _ reply: inout Reply)

  /// Gives up what is picked.
  func putBack(_ playing: inout Playing, _ reply: inout Reply)

  /// Gives up the piece that was picked last, as far as others stay picked without it.
  func takeBack(_ playing: inout Playing, _ reply: inout Reply)

  /// Tells what can be chosen now, under its number.
  func list(_ playing: inout Playing, _ reply: inout Reply)

  /// Tells what is picked, where something is.
  func describePicked(_ playing: Playing, _ reply: inout Reply)

  /// How a game like this is used, the first time one is opened.
  func hint(_ playing: Playing, _ reply: inout Reply)

  /// What is told of a move that was taken back, of all that could be told of it.
  func undone(_ lines: [Term]) -> [Term]
}

extension Playing {
  var interaction: any Interaction {
    game.gathering.map { GatherInteraction(gathering: $0) } ?? CarryInteraction()
  }

  /// Whether a piece is in hand that a place is wanted for.
  var isCarrying: Bool { interaction.carries && !picked.isEmpty }

  /// Puts back what is picked; with nothing picked, opens the menu of the game.
  mutating func back(_ reply: inout Reply) {
    pick.entry.clear()
    picked.isEmpty ? reply.go(.open(.menu(.table(.commands)))) : interaction.putBack(&self, &reply)
  }

  /// Puts back what is picked, where anything is.
  mutating func putBackAny(_ reply: inout Reply) {
    picked.isEmpty ? reply.say("nothing-picked") : interaction.putBack(&self, &reply)
  }
}
