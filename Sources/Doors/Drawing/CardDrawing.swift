// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization

/// Draws pieces one by one, each as an SVG of its own: for players with little sight one huge rank
/// and one huge suit, a name in large type, or a part of a picture with its number.
///
/// Elements have classes and no colours: those come from ``Theme/styleSheet``, which has to stand
/// once on the page. Readers are told nothing of it (`aria-hidden`).
public struct CardDrawing: Sendable {
  public let format: CardFormat
  let phrasebook: Phrasebook
  let pictures: PictureLinks
  private let hasSuitLetters: Bool

  /// - Parameter hasSuitLetters: whether a suit has its letter beside its sign.
  public init(
    _ format: CardFormat, _ phrasebook: Phrasebook, pictures: PictureLinks = .none,
    hasSuitLetters: Bool = false
  ) {
    self.format = format
    self.phrasebook = phrasebook
    self.pictures = pictures
    self.hasSuitLetters = hasSuitLetters
  }

  /// A piece, or the back of one that lies face down.
  ///
  /// - Parameter isCovered: whether others lie on it, so that its upper part alone is seen.
  public func svg(of piece: TableView.PieceView, isCovered: Bool = false) -> String {
    whole(isCovered ? format.strip : format.height) {
      card(piece, in: $0, isCovered: isCovered)
    }
  }

  /// The back of a card, and how many lie there.
  ///
  /// - Parameter isCovered: whether others lie on it.
  public func back(count: Int? = nil, isCovered: Bool = false) -> String {
    whole(isCovered ? CardFormat.backStrip : format.height) {
      back(count, in: $0, isCovered: isCovered)
    }
  }

  /// Where a card may lie and none does.
  public func empty() -> String { whole(format.height) { empty("", in: $0) } }

  private func whole(_ height: Int, _ content: (Box) -> String) -> String {
    let box = Box(x: 0, y: 0, width: format.width, height: height)
    return """
      <svg class="drawing" viewBox="0 0 \(box.width) \(box.height)" aria-hidden="true">\
      \(content(box.inset(by: Self.line / 2)))</svg>
      """
  }

  /// How thick the edge of a card is.
  static let line = 4
  private static let corner = 10
}

extension CardDrawing {
  /// - Parameters:
  ///   - box: as much of the card as is seen.
  ///   - isCovered: whether others lie on it, so that its upper part alone is seen.
  func card(_ piece: TableView.PieceView, in box: Box, isCovered: Bool = false) -> String {
    guard let face = piece.face else { return back(nil, in: box, isCovered: isCovered) }
    let paper = sheet(box, "paper edge", isCovered: isCovered)
    let inner = box.inset(by: 6)
    return switch face {
    case .card(let rank, let suit):
      paper + (isCovered ? corner(rank, suit, in: inner) : card(rank, suit, in: inner))
    case .name(let name, let opensGroup):
      paper + card(name, opensGroup: opensGroup, piece.illustration, in: inner)
    case .part(let part): tile(part, in: box)
    }
  }

  /// What a card lies on. One that is covered goes on below what lies on it.
  private func sheet(_ box: Box, _ classes: String, isCovered: Bool) -> String {
    let reach = isCovered ? 2 * Self.corner : 0
    return SVG.rect(
      box.upper(box.height + reach), classes, corner: Self.corner, line: Self.line)
  }

  /// The rank above the suit.
  private func card(_ rank: String, _ suit: String, in box: Box) -> String {
    guard let ink = Ink(rawValue: suit) else { return "" }
    let lower = box.below(box.height - 66).upper(62)
    let half = Box(x: box.x, y: lower.y, width: box.width / 2, height: lower.height)
    return SVG.text(index(rank), ink, in: box.upper(Self.indexHeight), size: Self.indexSize)
      + sign(
        ink, in: hasSuitLetters ? half : lower,
        letter: Box(x: half.right, y: half.y, width: half.width, height: half.height))
  }

  /// The rank beside the suit, at the upper edge of a card. Below it stays room for the tails that
  /// letters such as J and Q have in many types.
  private func corner(_ rank: String, _ suit: String, in box: Box) -> String {
    guard let ink = Ink(rawValue: suit) else { return "" }
    let (side, gap) = (50, 4)
    let left = Box(x: box.x, y: box.y, width: box.width - side - gap, height: Self.indexHeight)
    let right = Box(x: left.right + gap, y: box.y, width: side - 3, height: box.height)
    return SVG.text(index(rank), ink, in: left, size: Self.indexSize)
      + sign(
        ink, in: hasSuitLetters ? right.upper(42) : right.upper(Self.indexHeight).middle(46),
        letter: right.below(42))
  }

  private func index(_ rank: String) -> String {
    phrasebook.line([Term("card-index", ["rank": .text(rank)])]).text
  }

  /// A suit's sign, and its letter where that is wanted.
  private func sign(_ suit: Ink, in box: Box, letter: Box) -> String {
    guard let shape = SuitShape.path(suit) else { return "" }
    let sign = SVG.path(
      shape, suit, x: box.middle - box.height / 2, y: box.y, side: box.height)
    guard hasSuitLetters else { return sign }
    let text = phrasebook.line([Term("card-suit-letter", ["suit": .text(suit.rawValue)])]).text
    return sign + SVG.text(text, suit, in: letter, size: letter.height * 85 / 100)
  }

  /// Its capitals are two fifths as high as a card.
  static let indexSize = 94
  private static let indexHeight = 72

  private func card(
    _ name: Term, opensGroup: Bool, _ illustration: Illustration?, in box: Box
  ) -> String {
    var (box, drawing) = (box, "")
    if opensGroup {
      drawing += SVG.rect(box, "band", corner: 6)
    } else if box.height >= format.strip, let link = illustration.flatMap(pictures.illustration) {
      let upper = box.upper(format.strip - 8)
      drawing += SVG.image(link, in: box.below(upper.height), fits: "xMidYMid meet")
      box = upper
    }
    let text = FittedText(
      phrasebook.line([name]).text, width: box.width - 8, height: box.height,
      sizes: Self.nameSizes)
    return drawing + SVG.text(text, opensGroup ? .opener : .name, in: box)
  }

  private static let nameSizes = [56, 50, 44, 40, 36, 33, 30, 27, 24, 21, 18]

  private func tile(_ part: PicturePart, in box: Box) -> String {
    // Until the picture has come, a piece is a sheet with its number.
    var drawing = SVG.rect(box, "paper")
    if let link = pictures.picture(part.picture) {
      let (row, column) = part.index.quotientAndRemainder(dividingBy: part.side)
      drawing += SVG.part(column: column, row: row, of: part.side, link, in: box)
    }
    let (number, size) = (phrasebook.number(part.number), 60)
    // No larger than it has to be: what is below it cannot be seen.
    let plate = Box(
      x: box.x, y: box.y, width: TextMeasure.width(of: number, size: size) + 12, height: 56)
    return drawing + SVG.outline(box, "edge", corner: 0, line: 3)
      + SVG.rect(plate, "plate edge", line: 3)
      + SVG.text(number, .number, in: plate, size: size)
  }

  /// Slanting lines, which are no rank and no suit, and how often they lie there on a plate.
  func back(_ count: Int?, in box: Box, isCovered: Bool = false) -> String {
    let back =
      sheet(box, "back edge", isCovered: isCovered)
      + SVG.hatching(box.inset(by: 8), "weave", step: 24, width: 4)
    guard let count else { return back }
    let text = "×" + phrasebook.number(count)
    let size = 40
    let plate = box.middle(44).narrowed(to: TextMeasure.width(of: text, size: size) + 16)
    return back + SVG.rect(plate, "plate", corner: 8)
      + SVG.text(text, .count, in: plate, size: size)
  }

  /// - Parameter text: what is written there.
  func empty(_ text: String, in box: Box) -> String {
    let outline = SVG.outline(
      box, "edge", corner: Self.corner, line: Self.line, dashes: "14 10")
    guard !text.isEmpty else { return outline }
    let fitted = FittedText(
      text, width: box.width - 16, height: box.height - 16, sizes: Self.nameSizes)
    return outline + SVG.text(fitted, .word, in: box)
  }
}
