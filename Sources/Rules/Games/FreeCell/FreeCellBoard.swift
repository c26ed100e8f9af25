// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// A deal as players exchange it: eight lines of cards, a line for a column, its top card last.
///
/// Other programs begin the lines with a colon, and write empty foundations and cells above them.
public struct FreeCellBoard: Hashable, Sendable {
  public static let columnCount = 8

  /// Each from its deepest card. Together they are the whole deck.
  public let columns: [[PlayingCard]]

  public init(_ text: String) throws(BoardFlaw) {
    var lines: [(number: Int, cards: [PlayingCard])] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      guard let column = try Self.column(line, number: index + 1) else { continue }
      lines.append((index + 1, column))
    }
    guard !lines.isEmpty else { throw .empty }
    guard lines.count == Self.columnCount else { throw .columns(lines.count) }
    try Self.check(lines)
    columns = lines.map(\.cards)
  }

  /// As ``init(_:)`` reads it.
  public var lines: [String] {
    columns.map { $0.isEmpty ? ":" : $0.map(\.description).joined(separator: " ") }
  }

  /// - Returns: nil for a line that holds no column.
  private static func column(
    _ line: Substring, number: Int
  ) throws(BoardFlaw) -> [PlayingCard]? {
    let marked = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard !marked.isEmpty else { return nil }
    for head in ["foundations:", "freecells:"] where marked.lowercased().hasPrefix(head) {
      guard marked.dropFirst(head.count).split(whereSeparator: \.isWhitespace).allSatisfy(isNone)
      else { throw .begun(line: number) }
      return nil
    }
    let words = (marked.first == ":" ? marked.dropFirst() : marked)
      .split(whereSeparator: \.isWhitespace)
    var cards: [PlayingCard] = []
    for word in words {
      guard let card = PlayingCard(String(word)) else {
        throw .unknown(String(word), line: number, position: cards.count + 1)
      }
      cards.append(card)
    }
    return cards
  }

  /// Whether a word stands for an empty cell or foundation: "-", "H-0".
  private static func isNone(_ word: Substring) -> Bool { word == "-" || word.hasSuffix("-0") }

  private static func check(
    _ lines: [(number: Int, cards: [PlayingCard])]
  ) throws(BoardFlaw) {
    var found: Set<PlayingCard> = []
    for (number, cards) in lines {
      for card in cards where !found.insert(card).inserted {
        throw .again(card, line: number)
      }
    }
    let missing = PlayingCard.deck.filter { !found.contains($0) }
    guard missing.isEmpty else { throw .missing(missing) }
  }
}

/// Why a text is no board. Lines and the cards in them count from 1.
public enum BoardFlaw: Error, Hashable, Sendable {
  case empty
  case columns(Int)
  case unknown(String, line: Int, position: Int)
  /// A card for the second time.
  case again(PlayingCard, line: Int)
  case missing([PlayingCard])
  /// Cards lie in cells or on foundations already.
  case begun(line: Int)

  /// What the player is told.
  public var reason: Term {
    switch self {
    case .empty: Term("freecell-board-empty", ["columns": .number(FreeCellBoard.columnCount)])
    case .columns(let count):
      Term(
        "freecell-board-columns",
        ["count": .number(count), "columns": .number(FreeCellBoard.columnCount)])
    case .unknown(let word, let line, let position):
      Term(
        "freecell-board-unknown",
        [
          "text": .text(String(word.prefix(Self.quotedLength))), "line": .number(line),
          "position": .number(position),
        ])
    case .again(let card, let line):
      Term("freecell-board-again", ["card": .term(card.name), "line": .number(line)])
    case .missing(let cards) where cards.count > Self.namedCount:
      Term("freecell-board-incomplete", ["count": .number(cards.count)])
    case .missing(let cards):
      Term("freecell-board-missing", ["cards": .list(cards.map(\.name))])
    case .begun(let line): Term("freecell-board-begun", ["line": .number(line)])
    }
  }

  /// As much of a word that is no card as is worth hearing.
  private static let quotedLength = 12
  /// More missing cards than these are counted, not named.
  private static let namedCount = 4
}
