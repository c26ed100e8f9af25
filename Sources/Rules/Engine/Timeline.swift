// SPDX-License-Identifier: GPL-3.0-or-later

/// The moves of a match in the order they were played, and how many of them are in force; those
/// after them were taken back and can be done again.
struct Timeline: Sendable {
  private(set) var steps: [Match.Step] = []
  private(set) var played = 0
  /// One for each number of moves, none included; see ``Match/fingerprint(ofFirst:)``.
  private var fingerprints = [Fingerprint()]

  var past: ArraySlice<Match.Step> { steps[..<played] }
  var future: ArraySlice<Match.Step> { steps[played...] }

  /// A new move takes the place of those that were taken back.
  mutating func play(_ step: Match.Step) {
    steps.removeSubrange(played...)
    fingerprints.removeSubrange((played + 1)...)
    var fingerprint = fingerprints[played]
    fingerprint.add(step.move)
    steps.append(step)
    fingerprints.append(fingerprint)
    played += 1
  }

  mutating func back() -> Match.Step? {
    guard played > 0 else { return nil }
    played -= 1
    return steps[played]
  }

  mutating func forth() -> Match.Step? {
    guard played < steps.count else { return nil }
    played += 1
    return steps[played - 1]
  }

  /// Whether the same moves were played, those that were taken back among them.
  func hasSameMoves(as other: Timeline) -> Bool {
    steps.count == other.steps.count
      && fingerprint(ofFirst: steps.count) == other.fingerprint(ofFirst: steps.count)
      && zip(steps, other.steps).allSatisfy { $0.move == $1.move }
  }

  func fingerprint(ofFirst count: Int) -> UInt64 { fingerprints[count].value }
}

extension Fingerprint {
  fileprivate mutating func add(_ move: Move) {
    add(UInt64(move.picked.count))
    for piece in move.picked { add(UInt64(bitPattern: Int64(piece.number))) }
    switch move.goal {
    case .place(let place):
      add(place.kind.name)
      add(UInt64(bitPattern: Int64(place.number)))
    case .act(let act):
      add(act.name)
      add(UInt64.max)
    }
  }
}
