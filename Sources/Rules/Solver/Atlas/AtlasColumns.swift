// SPDX-License-Identifier: GPL-3.0-or-later

/// Every content that a column has had in a search, each kept once and known by its number: a
/// column is its top token on a lower column. So a position is a few words, compared exactly.
struct AtlasColumns {
  struct Content {
    let token: Int
    let below: Int32
    let isFaceUp: Bool
    /// The column that is left when the top token goes, with the next one turned up.
    let uncovered: Int32
    let height: Int
    /// The groups whose base lies here.
    let bases: UInt64
    /// The groups of which an unshared partner lies here.
    let partners: UInt64
  }

  static let empty: Int32 = 0

  let tokens: AtlasTokens
  private(set) var contents: [Content]
  private var numbers: [Key: Int32] = [:]

  private struct Key: Hashable {
    let token: Int
    let below: Int32
    let isFaceUp: Bool
  }

  init(_ tokens: AtlasTokens) {
    self.tokens = tokens
    contents = [
      Content(
        token: -1, below: 0, isFaceUp: true, uncovered: 0, height: 0, bases: 0, partners: 0)
    ]
  }

  subscript(column: Int32) -> Content { contents[Int(column)] }

  /// The column with a token laid on it. Where sides and counts make no difference, as with bases
  /// and with plain partners on their own kind, columns that differ only in them are one.
  mutating func laying(_ token: Int, on below: Int32, isFaceUp: Bool = true) -> Int32 {
    let isPlain = tokens.isPlain(token)
    if isPlain, self[below].token == token { return below }
    let key = Key(
      token: token, below: below, isFaceUp: isFaceUp || isPlain || tokens.isBase(token))
    if let number = numbers[key] { return number }
    let content = Content(
      token: token, below: below, isFaceUp: key.isFaceUp, uncovered: turnedUp(below),
      height: self[below].height + 1,
      bases: self[below].bases | (tokens.isBase(token) ? 1 << UInt64(token) : 0),
      partners: self[below].partners
        | (tokens.isBase(token) || tokens.isShared(token) ? 0 : tokens.groups[token]))
    contents.append(content)
    numbers[key] = Int32(contents.count - 1)
    return Int32(contents.count - 1)
  }

  private mutating func turnedUp(_ column: Int32) -> Int32 {
    let content = self[column]
    guard !content.isFaceUp else { return column }
    return laying(content.token, on: content.below)
  }

  /// The tokens that may move together, the top one first, with what they have in common.
  func run(of column: Int32) -> [(token: Int, common: UInt64)] {
    var run: [(token: Int, common: UInt64)] = []
    var common = UInt64.max
    var next = column
    while next != Self.empty, self[next].isFaceUp {
      let content = self[next]
      common &= tokens.groups[content.token]
      guard run.isEmpty || common != 0 else { break }
      run.append((content.token, common))
      next = content.below
    }
    return run
  }

  /// How often a token lies in a column.
  func count(of token: Int, in column: Int32) -> Int {
    var count = 0
    var next = column
    while next != Self.empty {
      if self[next].token == token { count += 1 }
      next = self[next].below
    }
    return count
  }
}
