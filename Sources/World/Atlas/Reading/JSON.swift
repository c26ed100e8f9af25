// SPDX-License-Identifier: GPL-3.0-or-later

/// A value of a JSON text (RFC 8259).
enum JSON: Hashable {
  case object([String: JSON])
  case list([JSON])
  case text(String)
  /// As written, so that a seed of 64 bits keeps every digit.
  case number(String)
  case bool(Bool)
  case null

  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }
}

extension JSON {
  /// Refuses, with line and column, what is not JSON, what nests deeper than any file of ours and
  /// an object that has a name twice, of which readers keep different ones.
  init(_ text: String) throws(Flaw) {
    var scanner = JSONScanner(text: text)
    self = try scanner.wholeText()
  }
}
