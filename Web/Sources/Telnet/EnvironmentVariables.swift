// SPDX-License-Identifier: GPL-3.0-or-later

/// The variables of NEW-ENVIRON (RFC 1572).
enum EnvironmentVariables {
  private enum Code {
    static let `is`: UInt8 = 0
    static let send: UInt8 = 1
    static let info: UInt8 = 2
    static let variable: UInt8 = 0
    static let value: UInt8 = 1
    static let escape: UInt8 = 2
    static let userVariable: UInt8 = 3
  }

  /// What is asked for: the locale of a shell, and what MUD clients tell in its place.
  enum Name: String, CaseIterable, Sendable {
    case lang = "LANG"
    case language = "LANGUAGE"
    case charset = "CHARSET"
    case screenReader = "SCREEN_READER"
  }

  /// A name of whose kind clients are not agreed is asked for as either.
  static var question: [UInt8] {
    [Code.send]
      + Name.allCases.flatMap { name in
        [Code.variable] + Array(name.rawValue.utf8) + [Code.userVariable]
          + Array(name.rawValue.utf8)
      }
  }

  /// - Returns: the values of what is asked for; nil where it is no answer.
  static func values(in body: [UInt8]) -> [Name: String]? {
    guard let kind = body.first, kind == Code.is || kind == Code.info else { return nil }
    var values: [Name: String] = [:]
    var (name, text): (Name?, [UInt8]) = (nil, [])
    var isValue = false
    func finish() {
      let read = ClientTerminal.name(Charset.utf8.text(of: text))
      if !isValue {
        name = Name(rawValue: read)
      } else if let name, !read.isEmpty {
        values[name] = read
      }
      text = []
    }
    var bytes = body.dropFirst()
    while let byte = bytes.popFirst() {
      switch byte {
      case Code.variable, Code.userVariable:
        finish()
        isValue = false
      case Code.value:
        finish()
        isValue = true
      case Code.escape: if let escaped = bytes.popFirst() { text.append(escaped) }
      default: text.append(byte)
      }
    }
    finish()
    return values
  }
}
