// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Engine
import Testing

/// What each event leaves to be heard, felt and seen.
@Suite struct CueingTests {
  private let piece = Piece(1)
  private static let column = Place(.column, 1)
  private static let stock = Place(.stock)
  private static let layout =
    Layout((1...10).map { Place(.column, $0) }, .fanned) + Layout([stock], .dealing)
    + Layout([Place(.waste)], .showing) + Layout([Place("cell", 1)])
    + Layout([Place(.foundation, 1)], .collecting) + Layout([Place(.completed)], .outOfPlay)

  private func effects(
    _ sounds: [Cue], _ haptics: [HapticCue], _ motions: [Motion] = [],
    _ gestures: [Gesture] = [], at places: [Cue: Place] = [:]
  ) -> Effects {
    var effects = Effects()
    effects.sounds = sounds
    effects.places = places
    effects.haptics = haptics
    effects.motions = motions
    effects.gestures = gestures
    return effects
  }

  @Test(arguments: [
    (Place.Kind.foundation, Cue.dropSuccess, HapticCue.medium), (.column, .move, .medium),
    (.waste, .move, .medium), (.stock, .move, .medium), (.completed, .completeGroup, .success),
    ("cell", .move, .medium),
  ]) func aMoveSoundsLikeWhereItGoes(kind: Place.Kind, cue: Cue, haptic: HapticCue) {
    let to = Self.layout.places.first { $0.kind == kind } ?? Self.stock
    #expect(
      Effects(of: [.moved([piece], from: Self.stock, to: to)], in: Self.layout)
        == effects(
          [cue], [haptic], [Motion([piece], from: Self.stock, to: to)],
          at: [cue: kind == .completed ? Self.stock : to]))
  }

  @Test func aCardThatTurnsUpFlipsAndOneTurnedDownDoesNot() {
    #expect(
      Effects(of: [.turned([piece], at: Self.column, faceUp: true)], in: Self.layout)
        == effects(
          [.flip], [.light], [], [Gesture(.flip, of: [piece], at: Self.column)],
          at: [.flip: Self.column]))
    #expect(
      Effects(of: [.turned([piece], at: Self.column, faceUp: false)], in: Self.layout).isEmpty)
  }

  @Test func detailsAreSeenAndNeitherHeardNorFelt() {
    #expect(
      Effects.examination(of: piece, at: Self.column)
        == effects([], [], [], [Gesture(.details, of: [piece], at: Self.column)]))
  }

  @Test func aDealtCardComesFromNowhereAndMakesNoSound() {
    #expect(
      Effects(of: [.laid(piece, at: Self.stock, faceUp: false)], in: Self.layout)
        == effects([], [], [Motion([piece], from: nil, to: Self.stock)]))
  }

  @Test func aMoveTakenBackIsSeenTheOtherWayRoundAndPraisesNobody() {
    let completed = Place(.completed)
    let events: [Event] = [
      .turned([Piece(2)], at: Self.column, faceUp: true),
      .moved([piece], from: Self.column, to: completed),
    ]
    #expect(
      Effects(undoing: events, in: Self.layout)
        == effects(
          [.undo], [.light], [Motion([piece], from: completed, to: Self.column)],
          at: [.undo: Self.column]))
  }

  @Test func countsAndNotesAreForWordsOnly() {
    #expect(
      Effects(of: [.counted("score", from: 0, to: 5), .noted(Term("deal-any"))], in: Self.layout)
        .isEmpty)
  }

  @Test func manyCardsAtOnceSoundLikeOne() {
    let pieces = (0..<10).map { Piece($0) }
    let dealt = pieces.enumerated().flatMap { index, piece -> [Event] in
      let column = Place(.column, index + 1)
      return [
        .moved([piece], from: Self.stock, to: column), .turned([piece], at: column, faceUp: true),
      ]
    }
    #expect(Effects(of: dealt, in: Self.layout).sounds == [.deal])
    #expect(Effects(of: dealt, in: Self.layout).places == [:])
    let recycled = pieces.map { Event.moved([$0], from: Place(.waste), to: Self.stock) }
    #expect(
      Effects(of: recycled + [.turned(pieces, at: Self.stock, faceUp: false)], in: Self.layout)
        .sounds == [.move])
    let safe = pieces.map { Event.moved([$0], from: Self.column, to: Place(.foundation, 1)) }
    #expect(Effects(of: safe, in: Self.layout).sounds == [.dropSuccess])
  }

  @Test func aShuffleIsHeardInPlaceOfTheCardsThatComeToIt() {
    var turn = Turn(
      Table(Layout([Place(.waste), Self.stock]), generator: Generator(seed: 1)))
    turn.lay(piece, at: Place(.waste), faceUp: true)
    turn.move(from: Place(.waste), to: Self.stock)
    turn.shuffle(Self.stock)
    let effects = Effects(of: turn.events, in: Self.layout)
    #expect(effects.sounds == [.shuffle])
    #expect(effects.places == [.shuffle: Self.stock])
  }

  @Test func aMoveWithItsConsequencesSoundsInTheirOrderEachOnce() {
    let foundation = Place(.foundation, 1)
    let completed = Place(.completed)
    let events: [Event] = [
      .moved([piece], from: Self.column, to: foundation),
      .turned([Piece(2)], at: Self.column, faceUp: true),
      .moved([piece], from: foundation, to: completed),
      .turned([Piece(3)], at: Self.column, faceUp: true),
      .noted(Term("atlas-group-completed")),
    ]
    #expect(
      Effects(of: events, in: Self.layout)
        == effects(
          [.dropSuccess, .flip, .completeGroup], [.success],
          [
            Motion([piece], from: Self.column, to: foundation),
            Motion([piece], from: foundation, to: completed),
          ],
          [
            Gesture(.flip, of: [Piece(2)], at: Self.column),
            Gesture(.flip, of: [Piece(3)], at: Self.column),
          ],
          at: [
            .dropSuccess: foundation, .flip: Self.column, .completeGroup: foundation,
          ]))
  }

  @Test func gesturesRefusalsAndWinsHaveTheirOwn() {
    let kinds: [(Gesture.Kind, Cue)] = [
      (.pickUp, .pickUp), (.putBack, .putBack), (.refusal, .invalid),
    ]
    for (kind, cue) in kinds {
      #expect(
        Effects.gesture(kind, of: [piece], at: Self.column)
          == effects(
            [cue], [.light], [], [Gesture(kind, of: [piece], at: Self.column)],
            at: [cue: Self.column]))
    }
    #expect(
      Effects.refusal(of: [piece], at: Self.stock)
        == .gesture(.refusal, of: [piece], at: Self.stock))
    #expect(Effects(.edge, at: Self.stock) == effects([.edge], [], at: [.edge: Self.stock]))
    #expect(Effects.victory == effects([.win], [.success]))
  }

  @Test func aPieceLetGoIsHeardWhereItLiesAndScatteredOnesRustle() {
    let point = Place.point(x: 80, y: 600)
    #expect(
      Effects.layingDown(piece, at: point)
        == effects([.move], [.medium], [Motion([piece], from: nil, to: point)], at: [.move: point]))
    let scattered: [Event] = [
      .rolled(from: Generator(seed: 1), to: Generator(seed: 2)), .counted("x 1", from: 0, to: 80),
    ]
    #expect(Effects(of: scattered, in: Self.layout) == effects([.shuffle], [.light]))
    #expect(Effects(undoing: scattered, in: Self.layout) == effects([.undo], [.light]))
    // A piece that was let go beside all places is only counted.
    #expect(
      Effects(undoing: Array(scattered.suffix(1)), in: Self.layout) == effects([.undo], [.light]))
  }

  @Test func eachKindIsSwitchedOffAlone() {
    let motion = Motion([piece], from: Self.stock, to: Self.column)
    let all = effects([.move], [.light], [motion], at: [.move: Self.column])
    #expect(all.only(sounds: true, haptics: true, motions: true) == all)
    #expect(
      all.only(sounds: false, haptics: true, motions: true) == effects([], [.light], [motion]))
    #expect(
      all.only(sounds: true, haptics: false, motions: true)
        == effects([.move], [], [motion], at: [.move: Self.column]))
    #expect(
      all.only(sounds: true, haptics: true, motions: false)
        == effects([.move], [.light], at: [.move: Self.column]))
    #expect(all.only(sounds: false, haptics: false, motions: false).isEmpty)
  }
}
