// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Places named by single keys: the first that is named is where to take from, the second where to.
extension Playing {
  var placeKeys: PlaceKeys { PlaceKeys(game, table) }

  /// Whether the player uses single keys or buttons, and so asks for lists.
  func isPlayedByKeys(_ reply: Reply) -> Bool {
    reply.usesPad || reply.settings.input == .keys
  }

  mutating func press(_ digit: Int, _ reply: inout Reply) {
    let keys = placeKeys
    guard let (group, number) = pick.entry.add(digit, hasTwoDigits: keys.hasTwoDigits) else {
      return reply.say([Term("digits-so-far", ["digits": .number(digit)])], topic: .focus)
    }
    guard let group else {
      return interaction.press(
        keys.place(number, carrying: isCarrying), number, &self, &reply)
    }
    let places = keys.places(group)
    let index = (number == 0 ? 10 : number) - 1
    guard places.indices.contains(index) else {
      return reply.say(
        Term("keys-no-such-place", ["last": .text(String(places.count))]))
    }
    interaction.press(places[index], number, &self, &reply)
  }

  /// A letter alone is where what is in hand goes; with nothing in hand, which of several places it
  /// means is said by a digit.
  mutating func press(_ group: PlaceGroup, _ reply: inout Reply) {
    let keys = placeKeys
    let places = keys.places(group)
    guard let first = places.first else {
      if let digit = keymap(reply).digit(on: .place(group)) { return press(digit, &reply) }
      return reply.say(
        Term("no-such-place-in-game", ["game": .term(game.title), "place": .term(group.title)]))
    }
    if group == .foundation, game.testsKnowledge {
      let names = [first, places.last ?? first].map { place in
        isPlayedByKeys(reply) ? keys.keys(of: place).joined() : "\(numbering.number(of: place))"
      }
      return reply.say(
        Term("keys-choose-group", ["first": .text(names[0]), "last": .text(names[1])]))
    }
    let isOwn = picked.first.map { table.place(of: $0) == first && places.count == 1 } ?? false
    if isCarrying, group != .tens, !isOwn {
      return isFull(places) ? refuseFull(at: first, &reply) : carry(to: places, &reply)
    }
    if places.count == 1, group != .tens { return interaction.press(first, 1, &self, &reply) }
    guard isPlayedByKeys(reply) else {
      for place in places { reply.say(narrator(reply).label(of: place, on: table), at: place) }
      return
    }
    pick.entry.begin(group)
    reply.say([group.title], topic: .focus)
  }

  /// Whether several places hold a card each, and so none more.
  private func isFull(_ places: [Place]) -> Bool {
    places.count > 1
      && places.allSatisfy { table.layout[$0].contains(.holding) && !table[$0].isEmpty }
  }

  private mutating func refuseFull(at place: Place, _ reply: inout Reply) {
    reply.request(.show(.refused(picked, weight: .impossible, at: place)))
    reply.say([Term("no-cell-free")], topic: .move)
    pick.isRefused = true
  }

  /// Carries what is in hand to whichever of some places takes it or a part of it: what is on top
  /// first, as these places take one card at a time.
  private mutating func carry(to places: [Place], _ reply: inout Reply) {
    let moves = (picked.first.map { parts(beside: $0) } ?? []).flatMap { part in
      places.map { Move([part], to: $0) }
    }
    if let move = mostTelling(of: moves) { play(move, &reply) }
  }

  /// What can be picked where a piece lies, the longest run first.
  func parts(beside piece: Piece) -> [Piece] {
    table.place(of: piece).map { pickable(at: $0) } ?? []
  }
}
