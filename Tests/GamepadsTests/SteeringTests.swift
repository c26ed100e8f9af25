// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Gamepads

/// From what gamepads tell to presses, by a clock that only the test moves.
@Suite struct SteeringTests {
  private var steering = Steering()

  private mutating func take(
    _ change: PadEvent.Change, at milliseconds: Int = 0, of pad: Int32 = 1
  ) -> PadButton? {
    steering.take(PadEvent(pad: pad, change: change), at: .milliseconds(milliseconds))
  }

  /// The presses of the repeat, with the moments they came at, when asked every 10 ms.
  private mutating func repeats(_ moments: ClosedRange<Int>) -> [Int: PadButton] {
    var presses: [Int: PadButton] = [:]
    for moment in stride(from: moments.lowerBound, through: moments.upperBound, by: 10) {
      presses[moment] = steering.takeHeld(at: .milliseconds(moment))
    }
    return presses
  }

  /// What acts as soon as it is pressed.
  private static let prompt = PadButton.allCases.filter { ![.a, .longA].contains($0) }

  @Test(arguments: prompt) mutating func aButtonActsOnceWhenItIsPressed(button: PadButton) {
    #expect(take(.pressed(button)) == button)
    #expect(take(.released(button)) == nil)
    #expect(repeats(0...2000) == [:])
  }

  @Test mutating func aButtonThatMeansMoreWhenHeldActsWhenItIsLetGo() {
    #expect(take(.pressed(.a), at: 100) == nil)
    #expect(take(.released(.a), at: 590) == .a)
    #expect(repeats(600...2000) == [:])
    #expect(take(.pressed(.a), at: 2000) == nil)
    #expect(steering.deadline == .milliseconds(2500))
    #expect(repeats(2010...2600) == [2500: .longA])
    #expect(take(.released(.a), at: 2700) == nil, "it has acted")
    // Another one pressed meanwhile leaves it without effect.
    #expect(take(.pressed(.a), at: 3000) == nil)
    #expect(take(.pressed(.b), at: 3100) == .b)
    #expect(take(.released(.a), at: 3200) == nil)
    #expect(repeats(3200...4000) == [:])
  }

  @Test mutating func aHeldDirectionActsAgainAfter400AndThenEvery120Milliseconds() {
    #expect(take(.pressed(.down), at: 50) == .down)
    #expect(repeats(60...900) == [450: .down, 570: .down, 690: .down, 810: .down])
    #expect(steering.deadline == .milliseconds(930))
    #expect(take(.released(.down), at: 900) == nil)
    #expect(steering.deadline == nil)
    #expect(repeats(910...2000) == [:])
  }

  @Test mutating func whatWasMissedIsNotMadeUpFor() {
    #expect(take(.pressed(.left)) == .left)
    #expect(repeats(3000...3200) == [3000: .left, 3120: .left])
  }

  @Test mutating func onlyDirectionsActAgain() {
    for button in Self.prompt where ![.up, .down, .left, .right].contains(button) {
      #expect(take(.pressed(button)) == button)
      #expect(steering.deadline == nil, "\(button)")
    }
  }

  @Test mutating func anotherButtonEndsTheRepeat() {
    #expect(take(.pressed(.right)) == .right)
    #expect(take(.pressed(.b), at: 100) == .b)
    #expect(repeats(100...2000) == [:])
    #expect(take(.pressed(.right), at: 2000) == .right)
    #expect(take(.pressed(.up), at: 2100) == .up)
    // The one that is no longer in force ends nothing.
    #expect(take(.released(.right), at: 2200) == nil)
    #expect(repeats(2200...2600) == [2500: .up])
  }

  @Test mutating func theStickActsAsTheDPad() {
    let moves: [(PadEvent.Axis, Double, PadButton)] = [
      (.leftX, -1, .left), (.leftX, 1, .right), (.leftY, -1, .up), (.leftY, 1, .down),
    ]
    for (axis, value, button) in moves {
      #expect(take(.moved(axis, to: value)) == button)
      #expect(repeats(10...520) == [400: button, 520: button])
      #expect(take(.moved(axis, to: 0)) == nil)
      #expect(steering.deadline == nil)
    }
  }

  @Test mutating func theRightStickActsOnce() {
    let moves: [(PadEvent.Axis, Double, PadButton)] = [
      (.rightX, -1, .rightStickLeft), (.rightX, 1, .rightStickRight),
      (.rightY, -1, .rightStickUp), (.rightY, 1, .rightStickDown),
    ]
    for (axis, value, button) in moves {
      #expect(take(.moved(axis, to: value)) == button)
      #expect(take(.moved(axis, to: value * 0.9)) == nil)
      #expect(repeats(0...2000) == [:])
      #expect(take(.moved(axis, to: 0)) == nil)
    }
  }

  @Test mutating func aStickThatRestsBesideItsCentreDoesNothing() {
    for axis in [PadEvent.Axis.leftX, .leftY, .rightX, .rightY] {
      for value in [0.1, -0.2, 0.34, -0.49, 0.49] {
        #expect(take(.moved(axis, to: value)) == nil, "\(axis) \(value)")
      }
      _ = take(.moved(axis, to: 0))
    }
    #expect(steering.deadline == nil)
  }

  @Test mutating func aStickThatTremblesActsOnce() {
    #expect(take(.moved(.leftX, to: 0.5)) == .right)
    for value in [0.45, 0.52, 0.36, 0.6] { #expect(take(.moved(.leftX, to: value)) == nil) }
    #expect(take(.moved(.leftX, to: 0.34)) == nil)
    #expect(steering.deadline == nil)
    #expect(take(.moved(.leftX, to: 0.45)) == nil)
    #expect(take(.moved(.leftX, to: 0.5)) == .right)
  }

  @Test mutating func aStickBetweenTwoDirectionsKeepsTheFirst() {
    #expect(take(.moved(.leftX, to: 0.7)) == .right)
    #expect(take(.moved(.leftY, to: 0.75)) == nil)
    #expect(take(.moved(.leftY, to: 0.9)) == .down)
    #expect(take(.moved(.leftX, to: -0.95)) == nil)
    #expect(take(.moved(.leftY, to: 0.2)) == .left)
    #expect(take(.moved(.leftX, to: 1)) == .right)
  }

  @Test mutating func aTriggerActsHalfWayAndHasToComeBack() {
    for (axis, button) in [
      (PadEvent.Axis.leftTrigger, PadButton.leftTrigger), (.rightTrigger, .rightTrigger),
    ] {
      #expect(take(.moved(axis, to: 0.49)) == nil)
      #expect(take(.moved(axis, to: 0.5)) == button)
      for value in [1, 0.4, 0.6] { #expect(take(.moved(axis, to: value)) == nil) }
      #expect(take(.moved(axis, to: 0.3)) == nil)
      #expect(take(.moved(axis, to: 1)) == button)
    }
  }

  @Test mutating func eitherOfTwoPadsWorks() {
    #expect(take(.pressed(.left), of: 1) == .left)
    #expect(take(.moved(.leftX, to: 0.9), at: 100, of: 2) == .right)
    #expect(take(.released(.left), at: 150, of: 1) == nil)
    #expect(repeats(200...500) == [500: .right])
    // The stick of one is not that of the other.
    #expect(take(.moved(.leftX, to: 0), at: 510, of: 1) == nil)
    #expect(repeats(520...620) == [620: .right])
    #expect(take(.detached, at: 630, of: 1) == nil)
    #expect(steering.deadline == .milliseconds(740))
  }

  @Test mutating func aPadThatIsPulledOutHoldsNothing() {
    #expect(take(.attached) == nil)
    #expect(take(.moved(.leftY, to: 1)) == .down)
    #expect(take(.detached, at: 10) == nil)
    #expect(repeats(20...2000) == [:])
    // Nor does it, when it comes back.
    #expect(take(.attached, at: 2000) == nil)
    #expect(take(.moved(.leftY, to: 1), at: 2010) == .down)
  }
}
