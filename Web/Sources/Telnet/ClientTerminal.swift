// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal

/// What is known of a client, from what it said of itself.
public struct ClientTerminal: Hashable, Sendable {
  /// As the client calls itself; nil where it does not.
  public internal(set) var name: String?
  /// Whether its player uses a screen reader, as far as it says so.
  public internal(set) var hasScreenReader = false
  /// The size of its window; nil where it has not told.
  public internal(set) var size: Size?
  /// What it said of the player's language: a BCP 47 tag or a locale of POSIX.
  public internal(set) var language: String?
  /// The packages of GMCP that it takes, in lower case and without their versions.
  public internal(set) var packages: Set<String> = []

  public init() {}

  public struct Size: Hashable, Sendable {
    public let columns: Int
    public let rows: Int
  }

  /// Whether it can be sent sounds.
  public internal(set) var playsSounds = false

  /// So many letters of anything it says are kept.
  static let longestName = 40

  /// Something it says, as it can be shown.
  static func name(_ text: String) -> String { PlainText.line(String(text.prefix(longestName))) }

  mutating func take(_ abilities: MUDTerminalTypes) {
    if abilities.contains(.screenReader) { hasScreenReader = true }
  }
}

/// What the third answer to TERMINAL-TYPE says in a number, "MTTS 335".
struct MUDTerminalTypes: OptionSet, Sendable {
  let rawValue: Int

  static let ansi = Self(rawValue: 1)
  static let utf8 = Self(rawValue: 4)
  static let screenReader = Self(rawValue: 64)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// - Parameter answer: nil is returned where it is the name of something.
  init?(answer: String) {
    let words = answer.split(separator: " ")
    guard words.count == 2, words[0].uppercased() == "MTTS", let bits = Int(words[1]) else {
      return nil
    }
    self.init(rawValue: bits)
  }
}

/// Asks for one terminal type after the other (RFC 1091), until the client repeats itself.
struct TerminalTypeQuestion: Sendable {
  static let send: [UInt8] = [1]
  private static let answered: UInt8 = 0
  /// The client, its terminal and what it can do; more is not asked for.
  private static let most = 3

  private var answers: [String] = []
  /// Whether an answer is waited for.
  private(set) var isOpen = false

  mutating func begin() { isOpen = true }

  /// - Returns: what is answered; nil where nothing was asked, or where it is no answer.
  mutating func take(_ body: [UInt8]) -> String? {
    guard isOpen, body.first == Self.answered else { return nil }
    let answer = ClientTerminal.name(Charset.ascii.text(of: Array(body.dropFirst())))
    isOpen = answers.last != answer && answers.count + 1 < Self.most
    answers.append(answer)
    return answer
  }

  /// What the client calls itself: its first answer.
  var client: String? { answers.first }
}
