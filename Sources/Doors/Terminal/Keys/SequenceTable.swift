// SPDX-License-Identifier: GPL-3.0-or-later

extension KeyPress {
  /// ESC [ numbers byte.
  init?(control byte: UInt8, _ numbers: [Int]) {
    let modifiers = Modifiers(parameter: numbers.dropFirst().first)
    switch byte {
    case UInt8(ascii: "~"):
      self.init(tilde: numbers)
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
      guard let base = Base(tilde: numbers.first) else { return nil }
      self.init(base, Modifiers(rxvt: byte))
    case UInt8(ascii: "u"):
      self.init(code: numbers.first, modifiers)
    case UInt8(ascii: "Z"):
      self.init(.tab, modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard numbers.isEmpty, let base = Base(letter: byte - 0x20) else { return nil }
      self.init(base, .shift)
    default:
      guard let base = Base(letter: byte), numbers.isEmpty || numbers.count == 2 && numbers[0] == 1
      else { return nil }
      self.init(base, modifiers)
    }
  }

  /// ESC O byte, with xterm's modifier where one is given.
  init?(keypad byte: UInt8, modifier: Int?) {
    let modifiers = Modifiers(parameter: modifier)
    switch byte {
    case UInt8(ascii: "M"):
      self.init(.enter, modifiers)
    case UInt8(ascii: "I"):
      self.init(.tab, modifiers)
    case UInt8(ascii: "X"):
      self.init(.character("="), modifiers)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      self.init(.character(Character(Unicode.Scalar(byte - 0x40))), modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard let base = Base(letter: byte - 0x20) else { return nil }
      self.init(base, modifiers.union(.control))
    default:
      guard let base = Base(letter: byte) else { return nil }
      self.init(base, modifiers)
    }
  }

  /// ESC [ [ byte: the Linux console's F1 to F5.
  init?(linuxFunction byte: UInt8) {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else { return nil }
    self.init(.function(Int(byte - UInt8(ascii: "A")) + 1))
  }

  private init?(tilde numbers: [Int]) {
    // xterm's modifyOtherKeys: 27, the modifier, the character.
    if numbers.first == 27, numbers.count == 3 {
      self.init(code: numbers[2], Modifiers(parameter: numbers[1]))
      return
    }
    guard numbers.count <= 2, let base = Base(tilde: numbers.first) else { return nil }
    self.init(base, Modifiers(parameter: numbers.dropFirst().first))
  }

  /// A key told by its character, as xterm and tmux can be set to do.
  private init?(code: Int?, _ modifiers: Modifiers) {
    guard let code, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
      return nil
    }
    switch code {
    case 9: self.init(.tab, modifiers)
    case 13: self.init(.enter, modifiers)
    case 27: self.init(.escape, modifiers)
    case 8, 127: self.init(.backspace, modifiers)
    // The Unicode private use area, where kitty's protocol puts keys without a character.
    case 0xE000...0xF8FF: return nil
    default:
      guard scalar.isTypeable else { return nil }
      self.init(.character(Character(scalar)), modifiers)
    }
  }
}

extension KeyPress.Base {
  fileprivate init?(letter byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      self = .function(Int(byte - UInt8(ascii: "P")) + 1)
    default: return nil
    }
  }

  fileprivate init?(tilde number: Int?) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case .some(let code):
      // The numbers of the VT220's keys, with the gaps it had between groups of keys.
      let functions = Array(11...15) + Array(17...21) + [23, 24, 25, 26, 28, 29] + Array(31...34)
      guard let index = functions.firstIndex(of: code) else { return nil }
      self = .function(index + 1)
    case .none: return nil
    }
  }
}

extension KeyPress.Modifiers {
  /// xterm's parameter: one more than 1 for Shift, 2 for Alt, 4 for Control, 8 for Meta.
  fileprivate init(parameter: Int?) {
    let bits = UInt8(clamping: (parameter ?? 1) - 1)
    self.init(rawValue: bits & 7)
    if bits & 8 != 0 { insert(.alt) }
  }

  fileprivate init(rxvt byte: UInt8) {
    switch byte {
    case UInt8(ascii: "^"): self = .control
    case UInt8(ascii: "$"): self = .shift
    default: self = [.control, .shift]
    }
  }
}
