// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine
import Narration
import Testing

/// Whoever asks for the whole table hears what can be taken from it.
struct FreeCardLaws {
  /// The forms of a name differ, not what it is about.
  private struct Name: Hashable {
    let key: String
    let fillings: [String: Filling]

    init(_ term: Term) {
      key = term.key.description.split(separator: ".").first.map(String.init) ?? ""
      fillings = term.fillings
    }
  }

  @Test("The whole table names each free card that lies on top", arguments: Registered.all)
  func free(registered: Registered) throws {
    try tryOut(registered, every: 5) { game, table in
      guard game.gathering == nil, !table.places.contains(where: \.isSquare) else { return }
      let lines = Narrator(game).everything(on: table)
      let told = Set(lines.flatMap(\.sentences).flatMap(\.everything).map(Name.init))
      for piece in game.picks(after: [], on: table) {
        guard let place = table.place(of: piece), table[place].top?.piece == piece,
          !table.layout[place].contains(.collecting),
          !game.goals(for: [piece], on: table, onlyRight: true).isEmpty
        else { continue }
        #expect(told.contains(Name(game.name(of: piece))), "\(place): \(game.name(of: piece))")
      }
    }
  }
}
