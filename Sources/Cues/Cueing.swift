// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Who is shown what happens beside the words: a player of sounds, a gamepad, a drawing of the
/// table.
public protocol EffectsObserver: Sendable {
  func observe(_ effects: Effects)
}

/// What is heard, felt and seen beside the words, as names: nothing here plays anything.
public struct Effects: Hashable, Sendable {
  public var sounds: [Cue] = []
  public var haptics: [HapticCue] = []
  public var motions: [Motion] = []

  public init() {}

  public var isEmpty: Bool { sounds.isEmpty && haptics.isEmpty && motions.isEmpty }

  /// Only the kinds that the player wants.
  public func only(sounds: Bool, haptics: Bool, motions: Bool) -> Effects {
    var effects = self
    if !sounds { effects.sounds = [] }
    if !haptics { effects.haptics = [] }
    if !motions { effects.motions = [] }
    return effects
  }
}

extension Effects {
  /// A card was picked up or put back.
  public static func gesture(_ cue: Cue) -> Effects {
    var effects = Effects()
    effects.sounds = [cue]
    effects.haptics = [.light]
    return effects
  }

  /// A move was refused.
  public static var refusal: Effects {
    var effects = Effects()
    effects.sounds = [.invalid]
    effects.haptics = [.medium]
    return effects
  }

  /// A match was won.
  public static var victory: Effects {
    var effects = Effects()
    effects.sounds = [.win]
    effects.haptics = [.success]
    return effects
  }

  /// What the events of a move leave, each sound once, in the order of the events.
  public init(of events: [Event]) {
    for event in events { add(event) }
    haptics = sounds.contains(.completeGroup) ? [.success] : sounds.isEmpty ? [] : [.light]
  }

  /// What taking a move back leaves: the cards are seen to go back, and no success is heard again.
  public init(undoing events: [Event]) {
    for event in events.compactMap(\.inverse) { add(event) }
    sounds = motions.isEmpty ? [] : [.move]
    haptics = motions.isEmpty ? [] : [.light]
  }

  private mutating func add(_ event: Event) {
    switch event {
    case .moved(let pieces, let from, let to):
      motions.append(Motion(pieces, from: from, to: to))
      add(Self.sound(of: to))
    case .laid(let piece, let place, _):
      motions.append(Motion([piece], from: nil, to: place))
    case .turned(_, _, faceUp: true):
      add(.flip)
    case .turned, .ordered, .counted, .rolled, .noted:
      break
    }
  }

  private static func sound(of goal: Place) -> Cue {
    switch goal.kind {
    case .foundation: .dropSuccess
    case .completed: .completeGroup
    default: .move
    }
  }

  private mutating func add(_ sound: Cue) {
    if !sounds.contains(sound) { sounds.append(sound) }
  }
}
