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
  /// Where a sound comes from; one without a place from ahead.
  public var places: [Cue: Place] = [:]
  public var haptics: [HapticCue] = []
  public var motions: [Motion] = []
  public var gestures: [Gesture] = []

  public init() {}

  public var isEmpty: Bool {
    sounds.isEmpty && haptics.isEmpty && motions.isEmpty && gestures.isEmpty
  }

  /// Only the kinds that the player wants.
  public func only(sounds: Bool, haptics: Bool, motions: Bool) -> Effects {
    var effects = self
    if !sounds { (effects.sounds, effects.places) = ([], [:]) }
    if !haptics { effects.haptics = [] }
    if !motions { (effects.motions, effects.gestures) = ([], []) }
    return effects
  }
}

extension Effects {
  /// A sound alone.
  public init(_ cue: Cue, at place: Place? = nil) {
    sounds = [cue]
    places[cue] = place
  }

  /// A card was picked up or put back.
  public static func gesture(
    _ kind: Gesture.Kind, of pieces: [Piece], at place: Place? = nil
  ) -> Effects {
    var effects = Effects()
    if let cue = kind.cue { effects = Effects(cue, at: place) }
    effects.haptics = [.light]
    effects.gestures = [Gesture(kind, of: pieces, at: place)]
    return effects
  }

  /// A move was refused.
  ///
  /// - Parameter place: where it was to go.
  public static func refusal(of pieces: [Piece], at place: Place? = nil) -> Effects {
    .gesture(.refusal, of: pieces, at: place)
  }

  /// The details of a piece are told, which is heard by itself.
  public static func examination(of piece: Piece, at place: Place) -> Effects {
    var effects = Effects()
    effects.gestures = [Gesture(.details, of: [piece], at: place)]
    return effects
  }

  /// A piece was let go where nothing takes it.
  public static func layingDown(_ piece: Piece, at point: Place) -> Effects {
    var effects = Effects(.move, at: point)
    effects.haptics = [.medium]
    effects.motions = [Motion([piece], from: nil, to: point)]
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
  public init(of events: [Event], in layout: Layout) {
    for event in events { add(event, in: layout) }
    if Self.isDealing(events, in: layout) {
      sounds.removeAll { $0 == .move || $0 == .flip }
      sounds.insert(.deal, at: 0)
    }
    // What is shuffled comes from elsewhere first; one rustle tells both.
    if sounds.contains(.shuffle) { sounds.removeAll { $0 == .move } }
    places = places.filter { sounds.contains($0.key) }
    haptics = sounds.contains(.completeGroup) ? [.success] : sounds.isEmpty ? [] : [strength]
  }

  /// A push for what has gone somewhere, a tap for less.
  private var strength: HapticCue { motions.isEmpty ? .light : .medium }

  /// What taking a move back leaves: the cards are seen to go back, and no success is heard again.
  public init(undoing events: [Event], in layout: Layout) {
    for event in events.compactMap(\.inverse) { add(event, in: layout) }
    gestures = []
    sounds = events.isEmpty ? [] : [.undo]
    places = motions.last.map { [.undo: $0.to] } ?? [:]
    haptics = sounds.isEmpty ? [] : [.light]
  }

  private mutating func add(_ event: Event, in layout: Layout) {
    switch event {
    case .moved(let pieces, let from, let to):
      motions.append(Motion(pieces, from: from, to: to))
      let goal = layout[to]
      // What is complete goes nowhere: it is heard where it was made.
      add(Self.sound(of: goal), at: goal.contains(.outOfPlay) ? from : to)
    case .laid(let piece, let place, _):
      motions.append(Motion([piece], from: nil, to: place))
    case .turned(let pieces, let place, faceUp: true):
      gestures.append(Gesture(.flip, of: pieces, at: place))
      add(.flip, at: place)
    case .ordered(let ordering):
      add(.shuffle, at: ordering.place)
    case .rolled:
      // Chance alone scatters what lies beside all places.
      if !sounds.contains(.shuffle) { sounds.append(.shuffle) }
    case .turned, .counted, .noted:
      break
    }
  }

  private static func sound(of goal: PlaceTraits) -> Cue {
    if goal.contains(.outOfPlay) { return .completeGroup }
    return goal.contains(.collecting) ? .dropSuccess : .move
  }

  /// Whether the stock gives cards to several columns at once.
  private static func isDealing(_ events: [Event], in layout: Layout) -> Bool {
    let columns = events.compactMap { event -> Place? in
      guard case .moved(_, let from, let to) = event, layout[from].contains(.dealing),
        layout[to].contains(.fanned)
      else { return nil }
      return to
    }
    return Set(columns).count > 1
  }

  /// Each sound once: of several places the last is heard.
  private mutating func add(_ sound: Cue, at place: Place) {
    if !sounds.contains(sound) { sounds.append(sound) }
    places[sound] = place
  }
}

extension Gesture.Kind {
  fileprivate var cue: Cue? {
    switch self {
    case .flip: .flip
    case .pickUp: .pickUp
    case .putBack: .putBack
    case .refusal: .invalid
    case .details: nil
    }
  }
}
