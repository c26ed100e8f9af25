// SPDX-License-Identifier: GPL-3.0-or-later

/// Some of the 52 cards: a bit for each, by its number in ``PlayingCard/deck``, four to a rank.
public struct CardSet: Hashable, Sendable {
  private let bits: UInt64

  public init(_ cards: some Sequence<PlayingCard>) {
    bits = cards.reduce(0) { $0 | 1 << UInt64($1.number) }
  }

  public init() { self.init(bits: 0) }

  private init(bits: UInt64) { self.bits = bits }

  public var count: Int { bits.nonzeroBitCount }

  public func union(_ other: CardSet) -> CardSet { CardSet(bits: bits | other.bits) }

  /// What the cards make together; nil where one of them does not count.
  var form: HandForm? {
    let ranks = self.ranks
    let others = ranks.withoutLowest
    guard others != 0 else { return .oneRank }
    let repeated = repeatedRanks
    if others.withoutLowest == 0, repeated == ranks { return .twoRanks }
    // In a row there is one rank that follows none of the others, also round the corner.
    let starts = ranks & ~ranks.raised(by: 1)
    let isStraight = starts.withoutLowest == 0 && repeated == 0
    guard isOfOneSuit else { return isStraight ? .straight : nil }
    guard isStraight else { return .flush }
    return Self.royals.contains(ranks) ? .royalFlush : .straightFlush
  }

  /// Whether a hand of five may still come of it, or of four: one suit, two ranks, or ranks that
  /// lie in a row of five.
  public var isPartOfHand: Bool {
    let ranks = self.ranks
    if ranks.withoutLowest.withoutLowest == 0 || isOfOneSuit { return true }
    // The other eight ranks lie in a row as well: all of them missing.
    var gap = ~ranks & UInt64.everyRank
    for step in [1, 2, 4] as [UInt64] { gap &= gap.raised(by: step) }
    return gap != 0 && repeatedRanks == 0
  }

  private var isOfOneSuit: Bool {
    let suit = UInt64(bits.trailingZeroBitCount & 3)
    return bits & ~(UInt64.everyRank << suit) == 0
  }

  /// The ranks there are, each as the first of its four bits.
  private var ranks: UInt64 {
    let pairs = bits | bits >> 1
    return (pairs | pairs >> 2) & .everyRank
  }

  /// The ranks of which there are two cards or more.
  private var repeatedRanks: UInt64 {
    let (one, two, three, four) = (bits, bits >> 1, bits >> 2, bits >> 3)
    return (one & two | three & four | (one | two) & (three | four)) & .everyRank
  }

  private static let royals: [UInt64] = [
    [.jack, .queen, .king], [.jack, .queen, .king, .ace], [.ten, .jack, .queen, .king, .ace],
  ].map { (ranks: [Rank]) in CardSet(ranks.map { PlayingCard($0, of: .clubs) }).ranks }
}

/// What the cards of a hand have in common, however many there are.
enum HandForm: Hashable, Sendable {
  case oneRank
  /// Two ranks, and neither of them once only.
  case twoRanks
  case straight, flush, straightFlush
  /// A straight flush with jack, queen and king, and with the ace from four cards on.
  case royalFlush
}

/// Thirteen groups of four bits, of which the first stands for a rank.
extension UInt64 {
  fileprivate static let everyRank: UInt64 = 0x1_1111_1111_1111

  fileprivate var withoutLowest: UInt64 { self & (self &- 1) }

  /// Every rank so many higher; after the king comes the ace.
  fileprivate func raised(by steps: UInt64) -> UInt64 {
    (self << (4 * steps) | self >> (52 - 4 * steps)) & .everyRank
  }
}
