// SPDX-License-Identifier: GPL-3.0-or-later

extension KeyPress {
  /// The name of the press in a settings file: `a`, `A`, `space`, `up`, `f1`, `ctrl-r`,
  /// `ctrl-alt-shift-page-up`. Names never change; ``init(name:)`` reads them back.
  public var name: String {
    KeyPress.prefixes.filter { modifiers.contains($0.modifier) }.map(\.prefix).joined()
      + baseName
  }

  /// Reads a name as ``name`` writes it. Named keys and prefixes may be in any case and order.
  public init?(name: String) {
    // By scalars, since a combining mark would become one character with the hyphen before it.
    var rest = Substring(name).unicodeScalars
    var modifiers: Modifiers = []
    while let found = KeyPress.prefixes.first(where: { rest.begin(with: $0.prefix) }) {
      modifiers.insert(found.modifier)
      rest = rest.dropFirst(found.prefix.count)
    }
    guard let base = KeyPress.base(named: String(rest)) else { return nil }
    self.init(base, modifiers)
  }

  private var baseName: String {
    switch base {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .function(let number): "f\(number)"
    default: KeyPress.named.first { $0.base == base }?.name ?? ""
    }
  }

  private static func base(named name: String) -> Base? {
    let lowercased = name.lowercased()
    if let found = named.first(where: { $0.name == lowercased }) { return found.base }
    if lowercased == "space" { return .character(" ") }
    if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first {
      return scalar.isTypeable && scalar != " " ? .character(Character(scalar)) : nil
    }
    guard let number = Int(lowercased.dropFirst()), lowercased == "f\(number)" else { return nil }
    return (1...20).contains(number) ? .function(number) : nil
  }

  private static let prefixes: [(prefix: String, modifier: Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  private static let named: [(name: String, base: Base)] = [
    ("enter", .enter), ("escape", .escape), ("tab", .tab), ("backspace", .backspace),
    ("insert", .insert), ("delete", .delete), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("page-up", .pageUp),
    ("page-down", .pageDown),
  ]
}

extension Substring.UnicodeScalarView {
  /// In any case; the beginning is in ASCII.
  fileprivate func begin(with beginning: String) -> Bool {
    String(prefix(beginning.count)).lowercased() == beginning
  }
}

extension Unicode.Scalar {
  /// Whether a key press may carry it as text: not a control character nor a line separator.
  var isTypeable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }
}
