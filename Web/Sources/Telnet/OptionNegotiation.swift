// SPDX-License-Identifier: GPL-3.0-or-later

/// Which options are in force on either side, by the Q method of RFC 1143: no order of messages, lost
/// or crossing, makes a loop.
struct OptionNegotiation: Sendable {
  enum Side: Hashable, Sendable {
    /// What the server does: WILL and WONT from here, DO and DONT from there.
    case ours
    /// What the client does.
    case theirs
  }

  /// What a message of the client's brought.
  struct Outcome: Equatable, Sendable {
    /// What is to be sent; nil for nothing.
    var reply: TelnetVerb?
    /// Whether the option is in force from here on; nil where nothing has changed, false also for a
    /// wish of ours that is refused.
    var isOn: Bool?
  }

  private enum State {
    case no, yes
    /// - Parameter isOpposite: whether the contrary is wanted as soon as this is answered.
    case wantsNo(isOpposite: Bool)
    case wantsYes(isOpposite: Bool)
  }

  private struct Key: Hashable {
    let side: Side
    let option: TelnetOption
  }

  /// What the client may have in force when it asks; all else is refused.
  private let allowed: Set<Key>
  /// Only what is allowed or was asked for has one, so that this stays small.
  private var states: [Key: State] = [:]

  init(ours: Set<TelnetOption>, theirs: Set<TelnetOption>) {
    allowed = Set(ours.map { Key(side: .ours, option: $0) })
      .union(theirs.map { Key(side: .theirs, option: $0) })
  }

  func isOn(_ option: TelnetOption, _ side: Side) -> Bool {
    if case .yes = states[Key(side: side, option: option)] { true } else { false }
  }

  /// Whether the client has still to say whether any of these options is to be in force.
  func isPending(_ options: Set<TelnetOption>) -> Bool {
    states.contains { key, state in
      switch state {
      case .wantsNo, .wantsYes: options.contains(key.option)
      case .no, .yes: false
      }
    }
  }

  /// - Returns: what is to be sent; nil for nothing.
  mutating func ask(
    _ option: TelnetOption, _ side: Side, toBeOn wanted: Bool
  ) -> TelnetVerb? {
    let key = Key(side: side, option: option)
    switch states[key] ?? .no {
    case .no where wanted: states[key] = .wantsYes(isOpposite: false)
    case .yes where !wanted: states[key] = .wantsNo(isOpposite: false)
    case .wantsNo:
      states[key] = .wantsNo(isOpposite: wanted)
      return nil
    case .wantsYes:
      states[key] = .wantsYes(isOpposite: !wanted)
      return nil
    case .no, .yes: return nil
    }
    return Self.verb(wanted, side)
  }

  mutating func receive(_ verb: TelnetVerb, _ option: TelnetOption) -> Outcome {
    let key = Key(side: verb == .do || verb == .dont ? .ours : .theirs, option: option)
    return verb == .do || verb == .will ? receiveYes(key) : receiveNo(key)
  }

  private mutating func receiveYes(_ key: Key) -> Outcome {
    switch states[key] ?? .no {
    case .no:
      guard allowed.contains(key) else { return Outcome(reply: Self.verb(false, key.side)) }
      states[key] = .yes
      return Outcome(reply: Self.verb(true, key.side), isOn: true)
    case .yes: return Outcome()
    // An answer that RFC 1143 calls an error: DONT is not answered by WILL.
    case .wantsNo(let isOpposite):
      states[key] = isOpposite ? .yes : .no
      return Outcome(isOn: isOpposite)
    case .wantsYes(isOpposite: false):
      states[key] = .yes
      return Outcome(isOn: true)
    case .wantsYes(isOpposite: true):
      states[key] = .wantsNo(isOpposite: false)
      return Outcome(reply: Self.verb(false, key.side))
    }
  }

  private mutating func receiveNo(_ key: Key) -> Outcome {
    switch states[key] ?? .no {
    case .no: return Outcome()
    case .yes:
      states[key] = .no
      return Outcome(reply: Self.verb(false, key.side), isOn: false)
    case .wantsNo(isOpposite: true):
      states[key] = .wantsYes(isOpposite: false)
      return Outcome(reply: Self.verb(true, key.side), isOn: false)
    case .wantsNo(isOpposite: false), .wantsYes:
      states[key] = .no
      return Outcome(isOn: false)
    }
  }

  private static func verb(_ isOn: Bool, _ side: Side) -> TelnetVerb {
    switch side {
    case .ours: isOn ? .will : .wont
    case .theirs: isOn ? .do : .dont
    }
  }
}
