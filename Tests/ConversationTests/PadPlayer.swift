// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Conversation

/// A player with a gamepad and nothing else.
extension Talk {
  struct OutOfReach: Error {
    let what: String
  }

  /// The game, where it is in front.
  var playing: Playing? {
    if case .playing(let playing)? = dialogue.screens.last { playing } else { nil }
  }

  /// Makes a move: picks its pieces and goes where they go, or has the act done.
  mutating func pad(_ move: Move) throws {
    if case .act(let act) = move.goal, act != playing?.game.gathering?.gatheringAct {
      if let piece = move.picked.first { try pick(piece) }
      return try press(for: act)
    }
    for piece in move.picked { try pick(piece) }
    switch move.goal {
    case .act(let act): try press(for: act)
    case .place(let place):
      // What goes one way alone has gone when it was picked.
      guard playing?.picked.isEmpty == false else { return }
      try walk(to: place)
      press("pad-a")
    }
  }

  /// Walks to a piece and chooses it; again and again, where more is taken than it and what is on it.
  mutating func pick(_ piece: Piece) throws {
    guard let place = playing?.table.place(of: piece) else { throw OutOfReach(what: "\(piece)") }
    try walk(to: place)
    while let now = playing, now.focusedPiece != piece {
      press("pad-up")
      if playing?.cursor == now.cursor { throw OutOfReach(what: "\(piece) at \(place)") }
    }
    press("pad-a")
    var presses = 0
    while let now = playing, !now.picked.contains(piece), !now.picked.isEmpty {
      press("pad-a")
      presses += 1
      if playing?.picked == now.picked || presses > Self.farthest {
        throw OutOfReach(what: "\(piece) at \(place)")
      }
    }
  }

  /// No place is as many presses away.
  private static let farthest = 200

  mutating func walk(to place: Place) throws {
    var presses = 0
    while let now = playing, now.focusedPlace != place {
      press(step(from: now, to: place))
      presses += 1
      if playing?.focusedPlace == now.focusedPlace || presses > Self.farthest {
        throw OutOfReach(what: "\(place)")
      }
    }
  }

  private func step(from playing: Playing, to place: Place) -> String {
    let here = playing.focusedPlace
    if here.kind == .tray, place.kind == .square { return "pad-down" }
    guard here.kind == .square else {
      let places = playing.numbering.places
      let goal = places.firstIndex(of: place) ?? 0
      return goal < playing.cursor.index ? "pad-left" : "pad-right"
    }
    if place.kind != .square || place.row < here.row { return "pad-up" }
    if place.row > here.row { return "pad-down" }
    return place.column < here.column ? "pad-left" : "pad-right"
  }

  /// By the act's button, or else by the menu of the game.
  private mutating func press(for act: Act) throws {
    let descriptor = playing.flatMap { dialogue.environment.descriptor(of: $0.game) }
    guard let descriptor, descriptor.commands.main != act.name else {
      press("pad-right-trigger")
      return
    }
    press("pad-start")
    try choose(act.title)
  }

  /// Goes down a menu to an entry, and chooses it.
  mutating func choose(_ title: Term) throws {
    guard case .menu? = dialogue.screens.last else { throw OutOfReach(what: "\(title)") }
    repeat {
      press("pad-down")
      if keys.first == "menu-entry-last" { throw OutOfReach(what: "\(title)") }
    } while entries.first != title
    press("pad-a")
  }
}
