// SPDX-License-Identifier: GPL-3.0-or-later

extension NumeralRules {
  /// Nil where the text is not in the notation.
  init?(_ text: String) {
    var rules: [Rule] = []
    for written in text.split(separator: ";") {
      let rule = written.trimmed
      guard !rule.isEmpty else { continue }
      var base = rules.last.map { $0.base + 1 } ?? 0
      var words = rule
      if let colon = rule.firstIndex(of: ":"), let written = Int(rule[..<colon]) {
        base = written
        words = rule[rule.index(after: colon)...].trimmed
      }
      var reader = PartReader(rest: words)
      guard let parts = reader.parts(until: nil) else { return nil }
      rules.append(Rule(base: base, parts: parts))
    }
    guard !rules.isEmpty else { return nil }
    self.init(rules: rules)
  }

  private struct PartReader {
    var rest: Substring

    /// - Parameter end: what ends them, and is taken too; nil for the end of the rule.
    mutating func parts(until end: Character?) -> [Part]? {
      var parts: [Part] = []
      while let next = rest.popFirst() {
        switch next {
        case end: return parts
        case "<":
          guard let name = name(until: "<") else { return nil }
          parts.append(.quotient(rules: name.isEmpty ? nil : name))
        case ">":
          guard let name = name(until: ">") else { return nil }
          parts.append(.remainder(rules: name.isEmpty ? nil : name))
        case "=":
          guard let part = whole() else { return nil }
          parts.append(part)
        case "[":
          guard let optional = self.parts(until: "]") else { return nil }
          parts.append(.unlessExact(optional))
        case "$":
          guard let forms = pluralForms() else { return nil }
          parts.append(.plural(forms))
        default:
          let special: Set<Character> = ["<", ">", "=", "[", "]", "$"]
          let text = rest.prefix { !special.contains($0) }
          parts.append(.text(String(next) + text))
          rest = rest[text.endIndex...]
        }
      }
      return end == nil ? parts : nil
    }

    /// The name of other rules without its sign, or nothing.
    private mutating func name(until end: Character) -> String? {
      guard let written = taken(until: String(end)) else { return nil }
      if written.isEmpty { return "" }
      return written.first == "%" ? String(written.dropFirst()) : nil
    }

    private mutating func whole() -> Part? {
      guard let written = taken(until: "=") else { return nil }
      if written == "0" { return .digits }
      return written.first == "%" ? .whole(rules: String(written.dropFirst())) : nil
    }

    /// `(cardinal,one{…}other{…})$`, of which the dollar sign has been read.
    private mutating func pluralForms() -> [PluralForm]? {
      let opening = "(cardinal,"
      guard rest.hasPrefix(opening) else { return nil }
      rest = rest.dropFirst(opening.count)
      guard var forms = taken(until: ")$") else { return nil }
      var result: [PluralForm] = []
      while !forms.isEmpty {
        guard let brace = forms.firstIndex(of: "{"), let end = forms.firstIndex(of: "}"),
          brace < end
        else { return nil }
        result.append(
          PluralForm(
            category: String(forms[..<brace]), words: String(forms[forms.index(after: brace)..<end])
          ))
        forms = forms[forms.index(after: end)...]
      }
      return result
    }

    private mutating func taken(until end: String) -> Substring? {
      guard let found = rest.firstRange(of: end) else { return nil }
      defer { rest = rest[found.upperBound...] }
      return rest[..<found.lowerBound]
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var trimmed = self
    while trimmed.first?.isWhitespace == true { trimmed.removeFirst() }
    while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
    return trimmed
  }
}
