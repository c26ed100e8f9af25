// SPDX-License-Identifier: GPL-3.0-or-later

/// A control sequence (ESC [ …) or a keypad sequence (ESC O …) as it comes in.
///
/// Sources: ECMA-48, section 5.4; xterm's ctlseqs; console_codes(4); rxvt's technical reference.
struct EscapeSequence: Hashable, Sendable {
  /// `[` or `O`.
  let introducer: UInt8
  /// Whether a second ESC came before, which is how rxvt sends Alt.
  let alt: Bool
  private(set) var parameters: [UInt8] = []

  /// What no key needs is swallowed without being kept.
  private static let keptParameters = 32

  init(introducer: UInt8, alt: Bool) {
    self.introducer = introducer
    self.alt = alt
  }

  enum Progress: Hashable {
    case more
    /// The byte cannot be part of it and must be looked at by itself.
    case broken
    /// Three bytes of a mouse report follow.
    case mouse
    case done(KeyPress?)
  }

  private var isControl: Bool { introducer == UInt8(ascii: "[") }
  private var isLinuxFunction: Bool { parameters == [UInt8(ascii: "[")] }

  mutating func take(_ byte: UInt8) -> Progress {
    switch byte {
    case UInt8(ascii: "[") where isControl && parameters.isEmpty:
      parameters.append(byte)
    case UInt8(ascii: "$") where isControl && isNumber:
      return .done(press(final: byte))
    case UInt8(ascii: "M") where isControl && parameters.isEmpty:
      return .mouse
    case 0x20...0x3F where !isLinuxFunction:
      if !isControl, !(0x30...0x3B).contains(byte) { return .done(press(final: byte)) }
      if parameters.count < Self.keptParameters { parameters.append(byte) }
    case 0x20...0x7E:
      return .done(press(final: byte))
    default:
      return .broken
    }
    return .more
  }

  /// One plain number: rxvt ends such a sequence with `$` for Shift, where others go on.
  private var isNumber: Bool {
    !parameters.isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func press(final byte: UInt8) -> KeyPress? {
    let found: KeyPress? =
      if isLinuxFunction {
        KeyPress(linuxFunction: byte)
      } else if let numbers {
        isControl
          ? KeyPress(control: byte, numbers) : KeyPress(keypad: byte, modifier: numbers.last)
      } else {
        nil
      }
    guard let found, alt else { return found }
    return KeyPress(found.base, found.modifiers.union(.alt))
  }

  /// The parameters; nil when they are not plain numbers, and so no key's.
  private var numbers: [Int]? {
    if parameters.isEmpty { return [] }
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = fields.map { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }
}
