// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Term {
  /// The term on one line, before any language: its key, and in brackets what fills it, by name.
  var notation: String {
    guard !fillings.isEmpty else { return key.name }
    let parts = fillings.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.notation)" }
    return "\(key)(\(parts.joined(separator: ", ")))"
  }
}

extension Filling {
  fileprivate var notation: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .foreign(let text, let language, _): "\"\(text)\"@\(language)"
    case .term(let term): term.notation
    case .list(let terms): "[\(terms.map(\.notation).joined(separator: ", "))]"
    case .alphabetical(let terms): "{\(terms.map(\.notation).sorted().joined(separator: ", "))}"
    }
  }
}
