// SPDX-License-Identifier: GPL-3.0-or-later

/// The subnegotiations of CHARSET (RFC 2066), without tables.
enum CharsetMessage: Equatable, Sendable {
  /// The other side can have any of these.
  case request([String])
  case accepted(String)
  case rejected

  private enum Code {
    static let request: UInt8 = 1
    static let accepted: UInt8 = 2
    static let rejected: UInt8 = 3
  }

  private static let separator = ";"
  /// What stands before a list where tables of characters are offered, with a byte for a version.
  private static let tables = Array("[TTABLE]".utf8)

  init?(_ body: [UInt8]) {
    let rest = Array(body.dropFirst())
    switch body.first {
    case Code.request:
      let list = rest.starts(with: Self.tables) ? rest.dropFirst(Self.tables.count + 1) : rest[...]
      guard let separator = list.first else { return nil }
      self = .request(
        list.split(separator: separator).map { Charset.ascii.text(of: Array($0)) })
    case Code.accepted: self = .accepted(Charset.ascii.text(of: rest))
    case Code.rejected: self = .rejected
    default: return nil
    }
  }

  var body: [UInt8] {
    switch self {
    case .request(let names):
      [Code.request] + names.flatMap { Array((Self.separator + $0).utf8) }
    case .accepted(let name): [Code.accepted] + Array(name.utf8)
    case .rejected: [Code.rejected]
    }
  }

  /// Anything that the program writes, the best first.
  static let offer = CharsetMessage.request(Charset.allCases.map(\.rawValue))

  /// The answer to a request, and the characters it leads to; those of before for nil.
  static func answer(to names: [String]) -> (message: CharsetMessage, charset: Charset?) {
    let known = names.compactMap { name in Charset(named: name).map { (name, $0) } }
    let best = Charset.allCases.lazy.compactMap { charset in known.first { $0.1 == charset } }
      .first
    return best.map { (.accepted($0.0), $0.1) } ?? (.rejected, nil)
  }
}
