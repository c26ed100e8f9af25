// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns the bytes that a terminal sends into key presses.
///
/// It understands xterm, the Linux console, tmux, screen and rxvt. A sequence that it does not
/// know is swallowed whole, so that its letters never act as keys. How the bytes are cut into
/// chunks changes nothing; only ``settle()`` stands for time having passed.
public struct KeyDecoder: Sendable {
  /// Why the decoder waits for further bytes.
  public enum Pending: Hashable, Sendable {
    case nothing
    /// Perhaps a press of Escape alone: settle after a twentieth of a second or so.
    case escape
    /// The beginning of something longer: settle after half a second or so.
    case sequence
  }

  private enum State: Hashable, Sendable {
    case ground
    case scalar(ScalarGatherer, alt: Bool)
    case escape(again: Bool)
    case sequence(EscapeSequence)
    /// Text for the terminal's own ends, up to a bell or ESC \.
    case string(introducer: UInt8, empty: Bool)
    /// An ESC within such a text: its end, or the beginning of something else.
    case stringEscape
    /// The mouse report of old, three bytes after CSI M.
    case mouse(left: Int)
  }

  private var state = State.ground

  /// A decoder that waits for nothing.
  public init() {}

  /// How long to wait before calling ``settle()``, if at all.
  public var pending: Pending {
    switch state {
    case .ground: .nothing
    case .escape, .string(_, empty: true): .escape
    case .scalar, .sequence, .string, .stringEscape, .mouse: .sequence
    }
  }

  /// The presses that the bytes complete.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [KeyPress] {
    var presses: [KeyPress] = []
    for byte in bytes { take(byte, &presses) }
    return presses
  }

  /// Nothing has come for a while: what waits is what it looks like now, or is given up.
  public mutating func settle() -> [KeyPress] {
    defer { state = .ground }
    switch state {
    case .escape(let again):
      return Array(repeating: KeyPress(.escape), count: again ? 2 : 1)
    case .string(let introducer, empty: true):
      return [KeyPress(.character(Character(Unicode.Scalar(introducer))), .alt)]
    case .sequence(let sequence) where sequence.parameters.isEmpty:
      return [KeyPress(.character(Character(Unicode.Scalar(sequence.introducer))), .alt)]
    case .ground, .scalar, .string, .stringEscape, .sequence, .mouse:
      return []
    }
  }

  private mutating func take(_ byte: UInt8, _ presses: inout [KeyPress]) {
    switch state {
    case .ground: takePlain(byte, alt: false, &presses)
    case .scalar(let gatherer, let alt): takeContinuation(byte, gatherer, alt, &presses)
    case .escape(let again): takeAfterEscape(byte, again, &presses)
    case .sequence(let sequence): takeInSequence(byte, sequence, &presses)
    case .string(let introducer, _): takeInString(byte, introducer)
    case .stringEscape where byte == UInt8(ascii: "\\"): state = .ground
    case .stringEscape: takeAfterEscape(byte, false, &presses)
    case .mouse(let left): state = left > 1 ? .mouse(left: left - 1) : .ground
    }
  }

  private mutating func takePlain(_ byte: UInt8, alt: Bool, _ presses: inout [KeyPress]) {
    state = .ground
    if byte == 0x1B {
      state = .escape(again: false)
    } else if let gatherer = ScalarGatherer(first: byte) {
      state = .scalar(gatherer, alt: alt)
    } else if let press = KeyPress(ascii: byte) {
      presses.append(alt ? KeyPress(press.base, press.modifiers.union(.alt)) : press)
    }
  }

  private mutating func takeContinuation(
    _ byte: UInt8, _ gatherer: ScalarGatherer, _ alt: Bool, _ presses: inout [KeyPress]
  ) {
    guard (0x80...0xBF).contains(byte) else { return takePlain(byte, alt: false, &presses) }
    var gatherer = gatherer
    switch gatherer.take(byte) {
    case .more: state = .scalar(gatherer, alt: alt)
    case .broken: state = .ground
    case .scalar(let scalar):
      state = .ground
      if (0x80...0x9F).contains(scalar.value) {
        introduce(UInt8(scalar.value - 0x40), again: false)
      } else if scalar.isTypeable {
        presses.append(KeyPress(.character(Character(scalar)), alt ? .alt : []))
      }
    }
  }

  private mutating func takeAfterEscape(
    _ byte: UInt8, _ again: Bool, _ presses: inout [KeyPress]
  ) {
    if byte == 0x1B {
      if again { presses.append(KeyPress(.escape)) }
      state = .escape(again: true)
    } else if !introduce(byte, again: again) {
      if again { presses.append(KeyPress(.escape)) }
      takePlain(byte, alt: true, &presses)
    }
  }

  /// Whether the byte after ESC, or the control of ECMA-48 it stands for, begins a sequence.
  @discardableResult
  private mutating func introduce(_ byte: UInt8, again: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      state = .sequence(EscapeSequence(introducer: byte, alt: again))
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte, empty: true)
    default: return false
    }
    return true
  }

  private mutating func takeInSequence(
    _ byte: UInt8, _ sequence: EscapeSequence, _ presses: inout [KeyPress]
  ) {
    var sequence = sequence
    switch sequence.take(byte) {
    case .more: state = .sequence(sequence)
    case .broken: takePlain(byte, alt: false, &presses)
    case .mouse: state = .mouse(left: 3)
    case .done(let press):
      state = .ground
      if let press { presses.append(press) }
    }
  }

  private mutating func takeInString(_ byte: UInt8, _ introducer: UInt8) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .ground
    case 0x1B: state = .stringEscape
    default: state = .string(introducer: introducer, empty: false)
    }
  }
}

extension KeyPress {
  /// The press behind a byte of ASCII; nil for ESC, for controls no key sends and beyond ASCII.
  init?(ascii byte: UInt8) {
    switch byte {
    case 0: self.init(.character(" "), .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x01...0x1A: self.init(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    case 0x20...0x7E: self.init(.character(Character(Unicode.Scalar(byte))))
    default: return nil
    }
  }
}
