// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Drawing
import Engine

/// Draws what lies at the places of a table, for a page.
struct PlaceDrawing {
  private let cards: CardDrawing

  init(_ table: TableView, _ state: PageState) {
    cards = CardDrawing(
      CardFormat(of: table), state.front.phrasebook,
      pictures: PictureLinks {
        PictureAddress.picture($0).path
      } illustration: {
        PictureAddress.illustration($0).path
      }, hasSuitLetters: state.front.settings.page.cards == .letters)
  }

  /// One SVG after the other, from the bottom of the pile to its top; of a pile that is not fanned
  /// its top alone.
  func svg(of place: TableView.PlaceView) -> String {
    guard let top = place.pieces.last else { return cards.empty() }
    guard place.isFanned else {
      return top.face == nil ? cards.back(count: place.pieces.count) : cards.svg(of: top)
    }
    let hidden = place.pieces.prefix { $0.face == nil }.count
    let seen = place.pieces.dropFirst(hidden)
    let backs = hidden > 0 ? [cards.back(count: hidden, isCovered: !seen.isEmpty)] : []
    let covered = seen.dropLast().map { cards.svg(of: $0, isCovered: true) }
    return (backs + covered + seen.suffix(1).map { cards.svg(of: $0) }).joined()
  }
}

/// Where a page finds a picture that is drawn on it: by a number, since the name may be a path of the
/// player's.
public enum PictureAddress: Sendable {
  /// What a puzzle is cut from, by the name in ``PicturePart``.
  case picture(String)
  case illustration(Illustration)

  public var path: String { "/pictures/\(number)" }

  /// The same for the same picture.
  public var number: String {
    var fingerprint = Fingerprint()
    switch self {
    case .picture(let name): fingerprint.add(name)
    case .illustration(let illustration): fingerprint.add("illustration \(illustration.image)")
    }
    return String(fingerprint.value, radix: 16)
  }
}

extension TableView {
  /// Every picture that is drawn of it.
  public var pictures: [PictureAddress] {
    places.flatMap(\.pieces).flatMap { piece -> [PictureAddress] in
      let illustration = piece.illustration.map { PictureAddress.illustration($0) }
      guard case .part(let part) = piece.face else { return illustration.map { [$0] } ?? [] }
      return [.picture(part.picture)]
    }
  }
}
