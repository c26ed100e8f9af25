// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Drawing
import Engine

extension CardDrawing {
  /// For a page, which finds pictures by their addresses.
  init(_ table: TableView, _ front: Front) {
    self.init(
      CardFormat(of: table), front.phrasebook,
      pictures: PictureLinks {
        PictureAddress.picture($0).path
      } illustration: {
        PictureAddress.illustration($0).path
      }, hasSuitLetters: front.settings.page.cards == .letters)
  }

  /// What is seen at a place, one SVG after the other, from the bottom of the pile to its top; where
  /// rows overlap, the top alone, since what it lies on is drawn beside the place's button.
  func svg(of place: TableView.PlaceView) -> String {
    if place.rows != nil {
      return place.pieces.last.map { svg(of: $0, isCovered: place.isCovered) } ?? ""
    }
    let seen = place.seenPieces
    guard let last = seen.indices.last else { return empty() }
    return seen.enumerated().map { index, pieces in
      let isCovered = index < last || place.isCovered
      guard let piece = pieces.last, piece.face != nil else {
        return back(count: pieces.count, isCovered: isCovered)
      }
      return svg(of: piece, isCovered: isCovered)
    }.joined()
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
